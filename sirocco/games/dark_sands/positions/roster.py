"""The units of The Dark Sands with their factors now. All of them lie open."""

from __future__ import annotations

from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.components.terrain import QUARTERS
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.state import TRACK, DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.roster import roster_entry


def roster(s: DarkSandsState) -> dict[str, RosterEntry]:
    supplied = [Cover(s, side).all for side in range(len(SIDES))]
    left = _left(s)
    return {name: _entry(s, unit, supplied, left.get(unit)) for unit, name in enumerate(s.components.unit_ids)}


def _entry(s: DarkSandsState, unit: int, supplied: list[int], left: int | None) -> RosterEntry:
    c, place = s.components, s.place[unit]
    attack, defence = s.factors(unit)
    return roster_entry(
        s,
        unit,
        attack=attack if c.exerting >> unit & 1 else 0,
        defence=defence,
        movement=s.allowance(unit, False) / QUARTERS,
        left=None if left is None else left / QUARTERS,
        out_of_supply=bool(s.oos >> unit & 1),
        line=place >= 0 and bool(supplied[c.side_of[unit]] >> place & 1),
        masks=("reduced", "disrupted", "moved"),
        due=s.due[unit] or None if place == TRACK else None,
    )


def _left(s: DarkSandsState) -> dict[int, int]:
    """What units can still spend in the movement action under way, in quarters: those in hand what is left to their
    group, the others that have not moved their allowance. Who may go one hex only counts no points."""
    action = next((step for step in reversed(s.stack) if isinstance(step, MovementAction)), None)
    if action is None:
        return {}
    able = action.units & ~s.moved & ~s.components.garrisons & s.standing
    found = {unit: s.allowance(unit, action.half) for unit in range(len(s.place)) if able >> unit & 1}
    step = s.stack[-1]
    if isinstance(step, Moving):
        found |= dict.fromkeys((u for u in found if step.group >> u & 1), max(0, step.left(s)))
    return found
