"""Rule 13.6, Garrisons: who can leave one, where, and from what."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.state import DOWN, UP, DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal


@implements("DS-13.6.2a", "DS-13.7.2b")
def has_the_strength(s: DarkSandsState, unit: int) -> bool:
    """Whether a unit is strong enough: two steps, or an Italian infantry division at full strength."""
    c = s.components
    row = c.units[unit]
    whole = s.is_full(unit) or (s.options.italians_build_reduced and c.steps[unit] == 2)
    division = row.nation == "italy" and row.kind == "infantry" and row.size == "XX"
    return whole and (c.steps[unit] == 2 or (division and s.is_full(unit)))


@implements("DS-13.6.1a", "DS-13.6.1b")
def garrison_for(s: DarkSandsState, unit: int) -> int | None:
    """A garrison counter that lies ready for a unit's nation; all Allied nations share theirs."""
    c = s.components
    side, nation = c.side_of[unit], c.units[unit].nation
    for garrison in places_of(c.garrisons & c.side_mask[side]):
        if s.place[garrison] == UP and (side == ALLIED or c.units[garrison].nation == nation):
            return garrison
    return None


def garrison_creators(s: DarkSandsState, side: int, hex_: int, group: int) -> list[int]:
    """Those of a group that can leave a garrison where they stand."""
    c = s.components
    if not c.garrison_places >> hex_ & 1 or s.at[hex_] & c.garrisons & c.side_mask[side]:
        return []
    able = group & c.infantry & ~s.oos
    return [u for u in places_of(able) if has_the_strength(s, u) and garrison_for(s, u) is not None]


@implements("DS-13.6.2b", "DS-13.6.2c")
def refuse_garrison(s: DarkSandsState, side: int, hex_: int, group: int, unit: int) -> Refusal | None:
    """Why a unit cannot leave a garrison, or None."""
    c = s.components
    wrong = s.refusals.piece(s, unit, side)
    if wrong is not None:
        return wrong
    if not group >> unit & 1:
        return s.refuse("DS-13.6.2b", "not-in-group", unit=unit)
    if not c.garrison_places >> hex_ & 1:
        return s.refuse("DS-13.6.2b", "garrison-where", hex=hex_)
    if s.at[hex_] & c.garrisons & c.side_mask[side]:
        return s.refuse("DS-13.6.1a", "garrison-there", hex=hex_)
    if not c.infantry >> unit & 1 or s.oos >> unit & 1 or not has_the_strength(s, unit):
        return s.refuse("DS-13.6.2a", "garrison-who", unit=unit)
    if garrison_for(s, unit) is None:
        return s.refuse("DS-13.6.2c", "no-garrison-left", side=side)
    return None


@implements("DS-13.6.2a", "DS-13.6.2b", "DS-13.6.2c")
def form_garrison(s: DarkSandsState, side: int, unit: int) -> None:
    """Leave a garrison where a unit stands; it costs nothing and the unit goes on."""
    garrison = garrison_for(s, unit)
    assert garrison is not None
    s.put(garrison, s.place[unit])
    s.report("garrisoned", side=side, unit=garrison, hex=s.place[unit])


@implements("DS-13.6.3a")
def refuse_disbanding(s: DarkSandsState, side: int, unit: int) -> Refusal | None:
    """Why a garrison cannot be taken off the map, or None."""
    c = s.components
    wrong = s.refusals.piece(s, unit, side)
    if wrong is None and not c.garrisons >> unit & 1:
        return s.refuse("DS-13.6.3a", "no-garrison", unit=unit)
    return wrong


@implements("DS-13.6.3a", "DS-13.6.3c")
def disband(s: DarkSandsState, unit: int) -> None:
    """Take a garrison off the map, face-down to its side's supports."""
    s.report("garrisonRemoved", unit=unit, hex=s.place[unit])
    s.take_off(unit, DOWN)


@implements("DS-13.6.4b")
def garrisons_last(s: DarkSandsState, units: list[int]) -> list[int]:
    """Of units that must lose a step those that are no garrisons, if there are any."""
    return [u for u in units if not s.components.garrisons >> u & 1] or units


@implements("DS-13.6.4c")
def abandon_garrisons(s: DarkSandsState, side: int, hex_: int) -> None:
    """A garrison cannot retreat with the others: it is lost."""
    c = s.components
    for garrison in places_of(s.at[hex_] & c.garrisons & c.side_mask[side]):
        s.eliminate(garrison, "retreat")
