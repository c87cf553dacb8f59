"""Position files, what can never be true, and what rulings compare, of From Salerno to Rome."""
