"""Rule 16, Artillery: positions, bombardment, interdiction, and how pieces are overrun."""
