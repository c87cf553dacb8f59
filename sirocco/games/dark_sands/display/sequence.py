"""The sequence of play as the page lists it: rule 16 and, within an action segment, what a chit can lead to."""

from __future__ import annotations

from sirocco.kernel.presentation.display import Stage

MOVEMENT = Stage(
    "MovementAction",
    "DS-19.0a",
    None,
    (
        Stage("Moving", "DS-19.1a"),
        Stage("Extending", "DS-19.1.7a"),
        Stage("Displacement", "DS-11g"),
        Stage("ExcessUnits", "DS-7.3a"),
    ),
    also=("MovementEnd",),
)
COMBAT = Stage(
    "CombatAction",
    "DS-20.0a",
    None,
    (
        Stage("Attack", "DS-20.1f"),
        Stage("Defence", "DS-7.4a"),
        Stage("AttackerSupports", "DS-13.1d"),
        Stage("DefenderSupports", "DS-13.1d"),
        Stage("TableChoice", "DS-20.2.4a"),
        Stage("Losses", "DS-20.3.2a"),
        Stage("Retreat", "DS-20.3.3c", also=("RetreatChoice", "RetreatExcess")),
        Stage("Displacement", "DS-11g"),
        Stage("Advance", "DS-20.3.5a"),
    ),
)
REINFORCEMENT = Stage(
    "ReinforcementAction",
    "DS-22.0b",
    None,
    (Stage("Placement", "DS-22.1a"), Stage("Dismantling", "DS-13.7.3a")),
    also=("Dismantling",),
)
"""Boxes and garrisons are removed during any friendly action: here when it ends, in the others between moves and
attacks."""

SEQUENCE = (
    Stage(
        "ReplacementPhase",
        "DS-16.0b",
        None,
        (Stage("Rebuilding", "DS-11k"), Stage("SpendPoints", "DS-17.0a"), Stage("Cadres", "DS-17.1c")),
    ),
    Stage(
        "ActionPhase",
        "DS-18.0a",
        None,
        (
            Stage("InitiativeChit", "DS-18.3c"),
            Stage("TurnThree", "DS-18.4a", None, (Stage("Withdrawal", "DS-18.4b"),)),
            Stage("PriorityWindow", "DS-18.6.1a"),
            Stage("UseChit", "DS-18.7.2a", also=("ChooseUnits", "ChooseGroups", "RommelOrder")),
            MOVEMENT,
            COMBAT,
            Stage("Logistics", "DS-21a"),
            REINFORCEMENT,
        ),
        also=("EndOfActions",),
    ),
    Stage("EndPhase", "DS-16.0c", None, (Stage("Railway", "DS-23.3.1b"),)),
)
