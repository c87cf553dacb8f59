"""The kinds of event markers, by number, and the clauses with their effects."""

from __future__ import annotations

MARKER_RULES = {
    "air-support": "C-7.1",
    "naval-support": "C-7.2",
    "surprise": "C-7.4",
    "leader": "C-7.3",
    "unit-recovery": "C-7.5",
    "motor-convoy": "C-7.6",
    "sustained-attack": "C-7.7",
    "matilda": "C-7.8a",
}
"""The clause with the effect of each marker."""
MARKERS = tuple(MARKER_RULES)
AIR, NAVAL, SURPRISE, LEADER, RECOVERY, CONVOY, SUSTAINED, MATILDA = range(8)
