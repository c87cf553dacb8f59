"""A unit's entry of the roster: what follows from where its piece is and from its row of the data."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.mechanics.pieces import PiecesState


def roster_entry(
    s: PiecesState,
    unit: int,
    *,
    attack: int,
    defence: int,
    movement: float,
    left: float | None,
    out_of_supply: bool,
    line: bool,
    masks: Sequence[str],
    also: Sequence[str] = (),
    due: int | None,
) -> RosterEntry:
    """`masks` are the conditions that the state holds as masks of units, under their own names; `also` others."""
    row, place = s.components.units[unit], s.place[unit]
    on_map = place >= 0
    return RosterEntry(
        row.name,
        row.side,
        row.kind,
        s.place_ids[place] if on_map else s.refusals.off_map[place],
        on_map,
        attack,
        defence,
        movement,
        left,
        s.steps_left(unit),
        s.components.steps[unit],
        ("out" if out_of_supply else "in") if on_map else None,
        line if on_map else None,
        [*(name for name in masks if getattr(s, name) >> unit & 1), *also],
        due,
    )
