"""The kinds of action chits, by number: what they do is in rules/chits.py."""

from __future__ import annotations

CHIT_RULES = {
    "movement": "DS-C.Ma",
    "combat": "DS-C.Ca",
    "move-or-combat": "DS-C.MCa",
    "half": "DS-C.HMCa",
    "reinforcement": "DS-C.REINa",
    "tobruk": "DS-C.TOBAa",
    "oconnor": "DS-C.OCOa",
    "combeforce": "DS-C.COMa",
    "auk": "DS-C.AUKa",
    "monty": "DS-C.MONa",
    "13-corps": "DS-C.13Ca",
    "30-corps": "DS-C.30Ca",
    "8-army": "DS-C.8Aa",
    "rommel": "DS-C.ROMa",
    "afrika-korps": "DS-C.AKa",
    "panzerarmee": "DS-C.PAAa",
    "21-corps": "DS-C.21Ca",
    "logistics": "DS-C.LOGa",
}
"""The clause that describes each chit."""
CHITS = tuple(CHIT_RULES)
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
