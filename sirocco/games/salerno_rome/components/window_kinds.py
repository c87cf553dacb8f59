"""The kinds of windows: the side that does not act may interfere in all but the last, in which it is forestalled."""

from __future__ import annotations

WINDOWS = (
    "interdiction",
    "bombardment",
    "planes",
    "reaction",
    "support",
    "reserves",
    "last-planes",
    "overrun",
    "first-fire",
)
INTERDICTION, BOMBARDMENT, PLANES, REACTION, SUPPORT, RESERVES, LAST_PLANES, OVERRUN, FIRST_FIRE = range(len(WINDOWS))
