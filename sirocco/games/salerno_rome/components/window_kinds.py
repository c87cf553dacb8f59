"""The kinds of windows, in which the side that does not act may interfere."""

from __future__ import annotations

WINDOWS = ("interdiction", "bombardment", "planes", "reaction", "support", "reserves", "last-planes", "overrun")
INTERDICTION, BOMBARDMENT, PLANES, REACTION, SUPPORT, RESERVES, LAST_PLANES, OVERRUN = range(len(WINDOWS))
