"""The kinds of action chits, by number: what they do is told in effects.py."""

from __future__ import annotations

CHITS = (
    "movement",
    "combat",
    "move-or-combat",
    "half",
    "reinforcement",
    "tobruk",
    "oconnor",
    "combeforce",
    "auk",
    "monty",
    "13-corps",
    "30-corps",
    "8-army",
    "rommel",
    "afrika-korps",
    "panzerarmee",
    "21-corps",
    "logistics",
)
(
    MOVEMENT,
    COMBAT,
    MOVE_OR_COMBAT,
    HALF,
    REINFORCEMENT,
    TOBRUK,
    OCONNOR,
    COMBEFORCE,
    AUK,
    MONTY,
    CORPS_13,
    CORPS_30,
    ARMY_8,
    ROMMEL,
    AFRIKA_KORPS,
    PANZERARMEE,
    CORPS_21,
    LOGISTICS,
) = range(len(CHITS))
