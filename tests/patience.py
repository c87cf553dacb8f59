"""How long the tests wait."""

import os

PATIENCE = float(os.environ.get("PATIENCE", "120"))
"""The end of every wait, in seconds. Waits are for a condition and are over as soon as it is met, so the end may be far
beyond what even a busy machine needs: what has not happened by then never will.
Who is mending a test sets a shorter one."""
