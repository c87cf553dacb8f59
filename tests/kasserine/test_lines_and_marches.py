"""Lines are searched with one price for tracks, marches pay two in turn: both come to what the rules say."""

from __future__ import annotations

import random

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import reach
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.lines import covered, ends_of_lines, ways
from sirocco.games.kasserine.rules.movement import Movement, UnitMarch
from sirocco.games.kasserine.rules.reach import reachable
from sirocco.games.kasserine.rules.state import KasserineState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from tests.kasserine.scrimmage import COMPONENTS, scrimmage


def empty(**options: bool) -> KasserineState:
    return empty_state(COMPONENTS, Options(**options), Dice.seeded("lines"))


@pytest.mark.parametrize("follow", [False, True])
def test_lines_cost_what_a_search_by_alternating_prices_finds(follow: bool) -> None:
    s, c, chance = empty(road_follow_only=follow), COMPONENTS, random.Random("lines")
    costs = c.tunisia.costs
    for origin in range(0, c.map.open, 23):
        blocked = mask_of(chance.sample(range(c.map.open), 120)) & ~(1 << origin)
        table = costs.search[Mover.FOOT, follow]
        for length in (8, 14, 18):
            found = reach(table, (origin,), length, stops=blocked, stop_to_stop=True, modes=costs.modes)
            expected = mask_of(sorted(found.cost))
            wanted = mask_of(chance.sample(range(c.map.open), 40))
            for _ in range(3):  # at first without anything remembered, then with it
                assert ends_of_lines(s, origin, length, blocked, wanted) == expected & wanted
                assert covered(s, origin, length, blocked) == expected
            shown = ways(s, origin, length, blocked)
            assert {place: cost // 2 for place, cost in shown.cost.items()} == found.cost


def marched(s: KasserineState, march: UnitMarch) -> dict[int, int]:
    """Every hex that a unit in hand can get to hex by hex, with the least it has spent there."""
    found: dict[int, int] = {}
    waiting = [(s.place[march.group.bit_length() - 1], march)]
    seen = set()
    while waiting:
        here, now = waiting.pop()
        s.put(march.group.bit_length() - 1, here)
        s.stack[-1] = now
        for place, price in now.entries(s):
            changes = now.changes(s, place, False)
            spent = now.spent + price
            found[place] = min(found.get(place, spent), spent)
            after = UnitMarch(
                side=now.side,
                group=now.group,
                spent=spent,
                stepped=True,
                ended=bool(changes["ended"] or s.zone_now(1 - now.side) >> place & 1),
                turn=int(changes["turn"]),
            )
            if (place, after) not in seen:
                seen.add((place, after))
                waiting.append((place, after))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_who_marches_hex_by_hex_gets_no_further_than_the_search_says(seed: int) -> None:
    """The search knows neither stacking nor whether contact can be answered for; a march may go to fewer hexes."""
    game = scrimmage(seed)
    s = game.state
    phase = next((step for step in s.stack if isinstance(step, Movement)), None)
    if phase is None:
        s.stack = [*s.stack[:3], Movement(side=s.half)]
        s.moved = 0
        phase = s.stack[-1]
    for unit in places_of(phase.movers(s))[:6]:
        trial = s.clone()
        expected = reachable(trial, 1 << unit)
        trial.stack = [*trial.stack[:3], phase, UnitMarch(side=phase.side, group=1 << unit)]
        found = marched(trial, trial.stack[-1])
        found.pop(s.place[unit], None)
        assert {place: cost for place, cost in found.items() if expected.cost.get(place, 999) > cost} == {}
        if not found:
            continue
        alone = [place for place in found if not (s.occupied[0] | s.occupied[1]) >> place & 1]
        assert all(found[place] >= expected.cost[place] for place in alone)


def test_too_many_units_in_a_hex_are_no_position() -> None:
    import sirocco

    units = dict.fromkeys(("10Pz/I-7", "10Pz/II-7", "10Pz/I-69"), "3012")
    with pytest.raises(DataError, match="too many"):
        sirocco.position({"game": "kasserine", "units": units})
