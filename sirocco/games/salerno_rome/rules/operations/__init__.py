"""Rule 9, Operations: what formations do when they are activated, and everything else that points buy."""
