"""Positions of Kasserine: files, what can never be true, what rulings compare."""
