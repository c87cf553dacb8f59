"""Rule 11.5, naval movement: Allied units from port to port; and rule 11.6, units that leave the map by the north."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import EXITED, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

MOST = 3
"""Units that move by sea in an impulse."""


@implements("SR-11.5a", "SR-11.5b")
def destinations(s: SalernoState, side: int, group: int, here: int) -> list[int]:
    """The ports to which a group can sail from the friendly port it is in: any without enemies, and with room."""
    if not may_embark(s, side, group, here):
        return []
    return [port for port in harbours(s, group) if port != here]


@implements("SR-11.5a", "SR-11.5b")
def may_embark(s: SalernoState, side: int, group: int, here: int) -> bool:
    """Whether a group is in a friendly port, and may go by sea at all."""
    c = s.components
    if side != ALLIED or not (c.italy.ports & c.area & s.control[ALLIED]) >> here & 1:
        return False
    return may_sail(s, group)


@implements("SR-11.5a")
def may_sail(s: SalernoState, group: int) -> bool:
    """Whether all of a group act with an activated formation, as its units or its bonus: no Task Force, and nobody who
    settles or comes out of Reserve by himself."""
    divisions = (s.division_of(unit) for unit in places_of(group & ~s.bonus))
    return all(division >= 0 and bool(s.activated >> division & 1) for division in divisions)


@implements("SR-11.5a")
def has_ships(s: SalernoState, group: int) -> bool:
    """Whether so many units may still go by sea in this impulse."""
    return s.sailed + group.bit_count() <= MOST


@implements("SR-11.5a", "SR-11.5b", "SR-9.5.7c")
def harbours(s: SalernoState, group: int) -> list[int]:
    """The ports that a group of Allied units could reach from one, on the map or off it, in this impulse."""
    c = s.components
    if not has_ships(s, group):
        return []
    free = c.italy.ports & c.area & ~(s.occupied[AXIS] | s.rearguards)
    return [port for port in places_of(free) if has_room(s, ALLIED, group, port)]


@implements("SR-11.5a", "SR-11.5b", "SR-10b")
def refuse_sailing(s: SalernoState, side: int, group: int, here: int, port: int) -> Refusal | None:
    if port in destinations(s, side, group, here):
        return None
    c = s.components
    wrong = refuse_embarking(s, side, group, here)
    if wrong is not None:
        return wrong
    if port == here or not (c.italy.ports & c.area & ~(s.occupied[AXIS] | s.rearguards)) >> port & 1:
        return s.refuse("SR-11.5b", "no-port", hex=port)
    return s.refuse("SR-10b", "full", hex=port)


def refuse_embarking(s: SalernoState, side: int, group: int, here: int) -> Refusal | None:
    """Why a group cannot go by sea from where it is, or None."""
    if side != ALLIED:
        return s.refuse("SR-11.5a", "allied-only")
    if not may_sail(s, group):
        return s.refuse("SR-11.5a", "not-of-formation")
    if not has_ships(s, group):
        return s.refuse("SR-11.5a", "three-by-sea")
    return None if may_embark(s, side, group, here) else s.refuse("SR-11.5b", "no-port", hex=here)


@implements("SR-11.5b", "SR-11.5c")
def sail(s: SalernoState, group: int, port: int) -> None:
    """They are done at once."""
    origin = s.place[group.bit_length() - 1]
    if origin >= 0:
        s.report("sailed", units=s.names(places_of(group)), origin=origin, to=port)
    for unit in places_of(group):
        s.put(unit, port)
    s.sailed += group.bit_count()
    s.end_ops |= group


@implements("SR-11.6a")
def may_exit(s: SalernoState, side: int, here: int) -> bool:
    """Whether units in a hex can leave by a road for victory: over the north edge of map 2, where the scenario counts
    them."""
    c = s.components
    return bool(c.victory[side].exits) and bool(_victory_roads(s) >> here & 1)


def _victory_roads(s: SalernoState) -> int:
    """The hexes from which a road leaves the map by the north: the first row of the map, where there is one."""
    c = s.components
    known: int | None = c.memo.get("victory roads")
    if known is None:
        at, open_ = c.map.at, range(c.map.open)
        first = min(at[place][0] for place in open_)
        known = sum(1 << place for place in places_of(c.italy.road) if at[place][0] == first)
        c.memo["victory roads"] = known
    return known


@implements("SR-11.6a", "SR-2.1b")
def leave_map(s: SalernoState, group: int) -> None:
    """They never return; steps in supply count."""
    units = list(places_of(group))
    supplied = [unit for unit in units if not s.oos >> unit & 1]
    s.exited += s.steps_on_map(supplied)
    s.report("exited", units=s.names(units))
    for unit in units:
        s.take_off(unit, EXITED)
