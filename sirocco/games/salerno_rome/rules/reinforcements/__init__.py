"""Rule 18, Reinforcements: who comes, where, and who is withdrawn."""
