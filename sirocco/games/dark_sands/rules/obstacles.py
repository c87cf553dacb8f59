"""Why a march cannot reach a hex further off, as a person would say it: too far, or the enemy bars the way."""

from __future__ import annotations

from sirocco.games.dark_sands.components.terrain import QUARTERS
from sirocco.games.dark_sands.rules.headquarters import is_lone_hq
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.distant_goals import DistantGoal

GOAL = DistantGoal(
    points_rule="DS-19.1.3a",
    enemies_rule="DS-19.1.1f",
    barred_rule="DS-19.1.2a",
    place="hex",
    places="hexes",
    points=QUARTERS,
)


@implements("DS-19.1.1f", "DS-19.1.2a", "DS-19.1.3a")
def refuse_march(s: DarkSandsState, unit: int, hex_: int) -> Refusal | None:
    """Of a unit in hand; None if something else keeps it away."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Moving) or not step.group >> unit & 1 or hex_ >= s.components.map.open:
        return None
    enemy = 1 - step.side
    held = s.occupied[enemy]
    enemies = 0 if is_lone_hq(s, hex_, enemy) else held
    return GOAL.refuse(s, unit, hex_, step.costs(s), step.left(s), enemies, held | s.zone[enemy] & ~(1 << hex_))
