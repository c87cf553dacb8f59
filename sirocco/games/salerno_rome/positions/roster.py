"""The units of From Salerno to Rome with their factors now."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch, allowance
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.roster import roster_entry


def roster(s: SalernoState) -> dict[str, RosterEntry]:
    covers = [Cover(s, side, as_known=True) for side in range(len(SIDES))]
    step = s.stack[-1] if s.stack else None
    march = step if isinstance(step, UnitMarch) else None
    return {name: _entry(s, unit, covers, march) for unit, name in enumerate(s.components.unit_ids)}


def _entry(s: SalernoState, unit: int, covers: list[Cover], march: UnitMarch | None) -> RosterEntry:
    on_map = s.place[unit] >= 0
    in_hand = march is not None and bool(march.group >> unit & 1)
    return roster_entry(
        s,
        unit,
        attack=s.strength(unit),
        defence=s.strength(unit),
        movement=allowance(s, unit) / HALVES,
        left=march.left(s) / HALVES if march is not None and in_hand else None,
        out_of_supply=bool(s.oos >> unit & 1),
        line=on_map and covers[s.components.side_of[unit]].supplies(unit),
        masks=("reduced", "end_ops", "moved", "reacted"),
        due=None,
    )
