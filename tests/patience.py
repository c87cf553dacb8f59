"""How long the tests wait."""

PATIENCE = 120.0
"""The end of every wait, in seconds. Waits are for a condition and are over as soon as it is met, so the end may be far
beyond what even a busy machine needs: what has not happened by then never will."""
