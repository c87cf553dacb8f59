"""The kinds of event markers, by number, and the clauses with their effects."""

from __future__ import annotations

MARKERS = (
    "air-support",
    "naval-support",
    "surprise",
    "leader",
    "unit-recovery",
    "motor-convoy",
    "sustained-attack",
    "matilda",
)
AIR, NAVAL, SURPRISE, LEADER, RECOVERY, CONVOY, SUSTAINED, MATILDA = range(8)
MARKER_RULES = dict(
    zip(MARKERS, ("C-7.1", "C-7.2", "C-7.4", "C-7.3", "C-7.5", "C-7.6", "C-7.7", "C-7.8a"), strict=True)
)
"""The clause with the effect of each marker."""
