"""Positions of Compass: read, checked, and asked for facts."""
