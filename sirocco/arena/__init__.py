"""The arena: many games between bots, and statistics about them."""
