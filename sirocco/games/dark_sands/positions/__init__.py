"""Positions of The Dark Sands: read, checked, and asked for facts."""
