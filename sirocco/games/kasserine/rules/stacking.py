"""Stacking: two combat units to a hex when a march ends; who passes through a full one must be able to go on."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import reach
from sirocco.games.kasserine.rules.exits import may_score
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.terrain import costs_of, is_paid, movers_of
from sirocco.games.kasserine.rules.zones_of_control import may_make_contact
from sirocco.kernel.proof.rulebook import implements


@implements("K-mov-06", "K-mov-07")
def fits(s: KasserineState, side: int, group: int, place: int) -> bool:
    """Whether a group may stay in a hex with those of its side who are there already."""
    c = s.components
    return c.stacking.allow(s.at[place] & c.side_mask[side] | group, place)


@implements("K-mov-08", "K-mov-06")
def can_pass(s: KasserineState, side: int, group: int, place: int, left: int) -> bool:
    """Whether a group that has so much left in a full hex can surely go on to one where it may stay: by free hexes, out
    of enemy zones, whatever the price of tracks."""
    table = _without_alternation(s, group)
    closed = s.occupied[1 - side] | s.zone_now(1 - side)
    for other, price in table[place]:  # nearly always the next hex will do
        if price <= left and not closed >> other & 1 and fits(s, side, group, other):
            return True
    found = reach(table, (place,), left, closed=closed)
    return any(other != place and fits(s, side, group, other) for other in found.cost)


@implements("K-mov-08", "K-mov-06", "K-rec-06", "K-rec-14", "K-rec-26")
def can_go_on(s: KasserineState, side: int, group: int, place: int, left: int, turn: int, able: int) -> bool:
    """The same exactly, for the few that `can_pass` does not let through: at the price of tracks that comes next
    (`turn`), also into a last hex in an enemy zone that may be entered (`able` are those who may attack) or with
    nobody to defend it, and off the map where that counts for victory."""
    c, zone, follow = s.components, s.zone_now(1 - side), s.options.road_follow_only
    ground, movers = c.tunisia.costs, movers_of(s, group)
    costs = [costs_of(s, movers, mode) for mode in range(ground.modes)]
    waiting = [(place, turn, left)]
    seen = set(waiting)
    while waiting:
        here, turn, left = waiting.pop()
        if may_score(s, side, here) and all(is_paid(s, unit, here, left) for unit in places_of(group)):
            return True
        for other, price in costs[turn][here]:
            enemies = s.occupied[1 - side] >> other & 1
            if price > left or (enemies and s.at[other] & c.ucts):
                continue
            halts = enemies or zone >> other & 1
            if zone >> other & 1 and not may_make_contact(s, side, group, other, able):
                continue
            if other != place and fits(s, side, group, other):
                return True
            further = (other, (turn + ground.turns(here, other, follow)) % ground.modes, left - price)
            if not halts and further not in seen:
                seen.add(further)
                waiting.append(further)
    return False


def _without_alternation(s: KasserineState, group: int) -> list[tuple[tuple[int, int], ...]]:
    """Costs in which every track costs the dearer of its prices."""
    movers, modes = movers_of(s, group), s.components.tunisia.costs.modes
    key = ("dearest", movers, s.options.road_follow_only)
    known: list[tuple[tuple[int, int], ...]] | None = s.components.memo.get(key)
    if known is None:
        tables = [costs_of(s, movers, turn) for turn in range(modes)]
        known = [
            tuple((steps[0][0], max(price for _, price in steps)) for steps in zip(*rows, strict=True))
            for rows in zip(*tables, strict=True)
        ]
        s.components.memo[key] = known
    return known


def overfull(s: KasserineState, side: int) -> list[int]:
    """The hexes with more combat units of a side than may stay there: never any between two marches."""
    c = s.components
    return [
        place for place in places_of(s.occupied[side]) if not c.stacking.allow(s.at[place] & c.side_mask[side], place)
    ]
