"""Who can attack in this half, and whom; who cannot, and why."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.combat.battle import hexes_with
from sirocco.games.kasserine.rules.command.readiness import refuse_unready
from sirocco.games.kasserine.rules.night import nights_left, ready_units
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay
from sirocco.mechanics.attacks import struck_by
from sirocco.mechanics.display.overlays import marks, off_map


def attack(s: KasserineState, _side: int | None, unit: int | None) -> Overlay:
    """Of the side whose half it is: as it was supplied and led when the half began."""
    if s.half < 0:
        return Overlay(notes=(message("overlay-nobodys-half"),))
    if unit is not None:
        return off_map(s, unit) or _of_unit(s, unit)
    c, side = s.components, s.half
    ready = ready_units(s, side)
    units = c.ucts & ~c.guns & c.side_mask[side] & s.standing
    able = sum(1 << place for place in {s.place[each] for each in places_of(units & ready)})
    rest = sum(1 << place for place in {s.place[each] for each in places_of(units & ~ready)}) & ~able
    struck = hexes_with(s, 1 - side, struck_by(s, places_of(ready), c.contact))
    owed = sum(1 << place for place in {s.place[each] for each in places_of(s.owed & s.standing)})
    found: tuple[Mark, ...] = (
        *marks(s, able, "good"),
        *marks(s, rest, "plain"),
        *marks(s, struck & ~owed, SIDES[1 - side]),
        *marks(s, owed, "bad"),
    )
    notes = (message("overlay-nights", side=SIDES[side], left=nights_left(s, side)),) if s.night else ()
    return Overlay(found, notes=notes)


def _of_unit(s: KasserineState, unit: int) -> Overlay:
    """Whether a unit can attack, and if not the clause that refuses it."""
    c, name = s.components, s.components.unit_ids[unit]
    if c.side_of[unit] != s.half:
        return Overlay(notes=(message("overlay-not-its-half", unit=name),))
    why = refuse_unready(s, unit)
    place = s.place[unit]
    if why is not None:
        return Overlay((Mark(s.place_ids[place], "plain"),), notes=(why.message,))
    near = hexes_with(s, 1 - s.half, c.contact[place])
    able = bool(ready_units(s, s.half) >> unit & 1)
    note = message("overlay-can-attack" if able else "overlay-no-night", unit=name, number=near.bit_count())
    return Overlay((Mark(s.place_ids[place], "good"), *marks(s, near, SIDES[1 - s.half])), notes=(note,))
