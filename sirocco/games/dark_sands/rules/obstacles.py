"""Why a march cannot reach a hex further off, as a person would say it: too far, or the enemy bars the way."""

from __future__ import annotations

from sirocco.board.paths import obstacle
from sirocco.games.dark_sands.components.terrain import QUARTERS
from sirocco.games.dark_sands.rules.headquarters import is_lone_hq
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, refuse


@implements("DS-19.1.1f", "DS-19.1.2a", "DS-19.1.3a")
def refuse_march(s: DarkSandsState, unit: int, hex_: int) -> Refusal | None:
    """Of a unit in hand; None if something else keeps it away."""
    c, step = s.components, s.stack[-1] if s.stack else None
    if not isinstance(step, Moving) or not step.group >> unit & 1 or hex_ >= c.map.open:
        return None
    table = s.ground.on_wheels if step.group & c.wheeled else s.ground.on_foot
    enemy = 1 - step.side
    barred = s.occupied[enemy] | s.zone[enemy] & ~(1 << hex_)
    found = obstacle(table, s.place[unit], hex_, barred)
    if found is None:
        return None
    name, there, left = c.unit_ids[unit], c.hex_ids[hex_], step.left(s)
    if found.cost > left:
        cost = found.cost / QUARTERS
        return refuse("DS-19.1.3a", "march-too-far", unit=name, hex=there, cost=cost, left=left / QUARTERS)
    if s.occupied[enemy] >> hex_ & 1 and not is_lone_hq(s, hex_, enemy):
        return refuse("DS-19.1.1f", "enemy-there", hex=there)
    if not found.barred:
        return None
    return refuse("DS-19.1.2a", "march-barred", unit=name, hex=there, hexes=[c.hex_ids[h] for h in found.barred])
