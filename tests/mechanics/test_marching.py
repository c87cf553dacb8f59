"""Marching hex by hex, with the rules of the games still to come. Half points; the map is in marching_game.py."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

import sirocco
from sirocco.board.graph import places_of
from sirocco.board.paths import reach
from sirocco.kernel import registry
from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.game import Game
from sirocco.kernel.proof.conformance import conform
from sirocco.mechanics.marching import March
from sirocco.mechanics.movement_costs import alternating
from sirocco.mechanics.soundness import unsound_march
from sirocco.mechanics.zone_effects import ZoneEffects
from tests.mechanics.marching_game import UNITS, Marches


@pytest.fixture(autouse=True)
def marches() -> Iterator[None]:
    registry.register(Marches())
    yield
    registry._REGISTERED.clear()


def game(scenario: str, **places: str) -> Game:
    """A game with units elsewhere than at the start; "away" takes one off the map."""
    new = sirocco.new("marches", scenario, seed=1)
    for unit, hex_ in places.items():
        piece = UNITS.index(unit)
        if hex_ == "away":
            new.state.take_off(piece, -1)
        else:
            new.state.put(piece, new.state.components.map.number[hex_])
    return new


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.act(action)
    return game


def moves(game: Game) -> dict[str, int]:
    """The hexes that can be entered now, and what each costs."""
    step = game.state.stack[-1]
    assert isinstance(step, March)
    return {game.state.components.map.ids[place]: cost for place, cost in step.entries(game.state)}


def listed(game: Game) -> set[str]:
    assert game.decision is not None
    return {str(action) for action in game.decision.actions}


def cost_of(game: Game, action: str) -> Breakdown:
    explanation = game.explain(action)
    assert explanation is not None
    return explanation.breakdowns[0]


def refused(game: Game, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as found:
        game.act(action)
    return found.value.rule, found.value.message.key


FAR = {"Rifles": "0705", "Sherman": "0705", "Scouts": "0705"}


@pytest.mark.parametrize("scenario", ["salerno", "kasserine", "under-fire"])
def test_what_is_listed_and_what_is_refused_agree(scenario: str) -> None:
    assert conform("marches", range(6), scenario).actions > 100


def test_units_of_a_hex_march_together_at_the_pace_of_the_slowest() -> None:
    found = play(game("salerno", Guns="0102", **FAR), "activate Panzer")
    assert listed(found) >= {"join Grenadiers", "join Guns", "back"}
    play(found, "join Guns", "move 0202")
    step = found.state.stack[-1]
    assert step.left(found.state) == 8 - 1, "the guns have 4 points, and a track hex costs a half"
    assert refused(found, "join Grenadiers") == ("M-together", "refuse-join-late")
    play(found, "leave Guns")
    assert found.state.stack[-1].left(found.state) == 12 - 1
    assert refused(found, "leave Panzer") == ("M-together", "refuse-not-in-group"), "nobody else is in hand"
    play(found, "move 0302", "done")
    assert refused(found, "activate Guns") == ("M-5", "refuse-moved")


def test_on_the_way_units_are_taken_along_with_all_their_points_if_a_game_lets_them() -> None:
    """Kasserine K-mov-05."""
    found = play(game("kasserine", Guns="0202", **FAR), "activate Panzer", "move 0202")
    assert found.state.stack[-1].left(found.state) == 12 - 1
    play(found, "join Guns")
    assert found.state.stack[-1].left(found.state) == 8, "all that the guns have"
    assert refused(found, "leave Guns") == ("M-together", "refuse-not-in-group"), "it has not gone on yet"
    play(found, "move 0302")
    step = found.state.stack[-1]
    assert step.left(found.state) == 8 - 2
    assert (step.spent_by(UNITS.index("Guns")), step.spent_by(UNITS.index("Panzer"))) == (2, 3)
    play(found, "leave Panzer")
    assert found.state.stack[-1].left(found.state) == 8 - 2
    assert refused(found, "join Panzer") == ("M-together", "refuse-cannot-join"), "it has moved"


def test_who_was_taken_along_and_went_nowhere_has_not_moved() -> None:
    found = play(game("kasserine", Guns="0202", **FAR), "activate Panzer", "move 0202", "join Guns", "done")
    assert refused(found, "activate Panzer") == ("M-5", "refuse-moved")
    assert "activate Guns" in listed(found)


@pytest.mark.parametrize(
    "forged",
    [
        {"gathered": ((0, 1),)},
        {"gathered": ((2, 1), (2, 1))},
        {"fresh": 0b11},
        {"gathered": ((2, 9),)},
        {"stepped": False},
    ],
    ids=str,
)
def test_a_march_cannot_have_gathered_just_anybody(forged: dict[str, Any]) -> None:
    found = play(game("kasserine", Guns="0202", **FAR), "activate Panzer", "move 0202", "join Guns")
    march = found.state.stack[-1]
    assert list(unsound_march(found.state, march)) == []
    assert len(list(unsound_march(found.state, replace(march, **forged)))) == 1


def test_what_is_put_back_once_is_kept_the_second_time() -> None:
    found = play(game("salerno"), "activate Panzer", "back", "activate Panzer")
    assert refused(found, "back") == ("M-together", "refuse-back")
    play(found, "done")
    assert refused(play(found, "activate Grenadiers"), "done") == ("M-together", "refuse-not-begun")
    play(found, "back", "activate Guns")
    assert "join Grenadiers" not in listed(found), "another hex"
    assert refused(found, "join Panzer") == ("M-together", "refuse-cannot-join")


def test_orders_that_make_no_sense() -> None:
    found = play(game("salerno", Rifles="0203"), "activate Panzer")
    assert refused(found, "move 0302") == ("M-next", "refuse-not-adjacent")
    assert refused(found, "activate Guns") == ("M-1", "refuse-out-of-order")
    assert refused(play(found, "back", "activate Guns"), "move 0203") == ("M-enemy", "refuse-enemy-there")
    assert refused(play(found, "back"), "activate Rifles") == ("M-2", "refuse-enemy-unit")
    at_sea = play(game("salerno", Panzer="0602"), "activate Panzer")
    assert refused(at_sea, "move 0702") == ("M-ground", "refuse-closed")


def test_from_zone_to_zone_costs_a_point_more() -> None:
    """Salerno-Rome SR-11.1a, T-25: plain to plain, both next to the enemy: 2 points. Nobody has to stop."""
    found = play(game("salerno", Panzer="0204", Rifles="0305", Sherman="away", Scouts="away"), "activate Panzer")
    assert moves(found)["0205"] == 2 + 2, "0204 and 0205 are both next to 0305"
    assert moves(found)["0104"] == 2, "out of the zone"
    breakdown = cost_of(found, "move 0205")
    assert breakdown.total == 2 and breakdown.value("M-zone") == 1
    play(found, "move 0205")
    assert found.state.stack[-1].spent == 4
    assert "0105" in moves(found), "it goes on"


def test_interdiction_makes_a_hex_dearer() -> None:
    """Salerno-Rome SR-16.3b, T-52: six factors, 4 points."""
    found = play(game("salerno", Panzer="0303", **FAR), "activate Panzer")
    assert moves(found)["0403"] == 2 + 8 and moves(found)["0304"] == 2
    guns = play(game("salerno", Guns="0303", **FAR), "activate Guns")
    assert refused(guns, "move 0403") == ("M-points", "refuse-too-far"), "there is no minimum move"


def test_a_zone_stops_and_does_not_lead_into_another() -> None:
    """Kasserine K-rec-05."""
    found = play(game("kasserine", Panzer="0203", Rifles="0305", Sherman="away", Scouts="away"), "activate Panzer")
    play(found, "move 0204")
    assert found.decision is not None and found.decision.step == "Phase", "its march is over"
    beside = play(game("kasserine", Panzer="0204", Rifles="0305", Sherman="away", Scouts="away"), "activate Panzer")
    assert refused(beside, "move 0205") == ("M-zone", "refuse-zone-to-zone")
    play(beside, "move 0104", "move 0105")
    assert moves(beside)["0205"] == 2, "round the corner it may"


def test_who_lacks_the_points_stops_before_the_next_hex() -> None:
    """Kasserine K-mov-12."""
    found = play(game("kasserine", Guns="0304", **FAR), "activate Guns", "move 0305", "move 0304", "move 0305")
    play(found, "move 0304")
    assert found.decision is not None and found.decision.step == "Phase", "nothing is left"
    short = play(game("kasserine", Guns="0102", **FAR), "activate Guns", "move 0202", "move 0203", "move 0202")
    play(short, "move 0203")
    assert short.state.stack[-1].left(short.state) == 8 - 1 - 2 - 2 - 2
    assert refused(short, "move 0303") == ("M-points", "refuse-too-far")
    assert moves(short) == {"0202": 1}, "a half is left, and it is the track's turn to cost a half"


def test_tracks_cost_a_half_and_one_in_turn() -> None:
    """Kasserine K-ter-03, T13: four hexes of track, 3 points."""
    found = play(game("kasserine", **FAR), "activate Panzer")
    spent = []
    for hex_ in ("0202", "0302", "0402", "0503"):
        play(found, f"move {hex_}")
        spent.append(found.state.stack[-1].spent)
    assert spent == [1, 3, 4, 6]
    assert [e.data["cost"] for e in found.events if e.kind == "moved"] == [0.5, 1, 0.5, 1]


def steps_from(found: Game) -> Iterator[tuple[int, int, Game]]:
    step = found.state.stack[-1]
    if isinstance(step, March):
        for place, cost in step.entries(found.state):
            there = found.clone()
            there.act(f"move {found.state.components.map.ids[place]}")
            yield place, cost, there


def by_marching(found: Game) -> dict[int, int]:
    """The least cost of every hex, by trying all marches. What is left of a march is in its cost."""
    start = found.state.place[UNITS.index("Panzer")]
    best = {start: 0}
    seen: dict[tuple[int, int], int] = {}
    waiting = [(0, 0, found)]
    while waiting:
        spent, tracks, here = waiting.pop()
        for place, cost, there in steps_from(here):
            total, after = spent + cost, (tracks + (found.state.components.tracks >> place & 1)) % 2
            if total < seen.get((place, after), 1000):
                seen[place, after] = total
                best[place] = min(total, best.get(place, 1000))
                waiting.append((total, after, there))
    return best


def test_the_search_for_alternating_tracks_finds_what_marching_finds() -> None:
    found = play(game("kasserine", Rifles="0404", Sherman="0705", Scouts="away"), "activate Panzer")
    s, c = found.state, found.state.components
    table = alternating(c.costs[0], c.tracks, (1, 2))
    stops = s.zone[1]
    all_at_once = reach(table, (s.place[1],), 12, closed=s.occupied[1], stops=stops, modes=2).cost
    assert all_at_once == by_marching(found)
    assert len(list(places_of(stops))) > 3


def test_the_search_with_a_surcharge_finds_what_marching_finds() -> None:
    found = play(game("salerno", Rifles="0404", Sherman="0304", Scouts="0105"), "activate Panzer")
    s = found.state
    effects = ZoneEffects(crossing=2)
    costs = s.stack[-1].costs(s)
    all_at_once = effects.reach(costs, s.place[1], 12, zone=s.zone[1], closed=s.occupied[1]).cost
    assert all_at_once == by_marching(found)
    assert effects.reach(costs, s.place[1], 12, zone=0, closed=s.occupied[1]).cost != all_at_once


def test_a_zone_that_bars_must_halt() -> None:
    with pytest.raises(ValueError, match="must halt"):
        ZoneEffects(halts=False, crossing=None).reach(((),), 0, 3, zone=0)


def test_the_cost_of_a_step_in_points() -> None:
    found = play(game("salerno", **FAR), "activate Panzer")
    breakdown = cost_of(found, "move 0202")
    assert breakdown.total == Fraction(1, 2)
    assert breakdown.label.args == {"left": 6.0}


# Under fire.

NEAR = {"Panzer": "0103", "Scouts": "0304", "Rifles": "0705", "Sherman": "0705", "Guns": "0101", "Grenadiers": "0101"}


def asked(found: Game) -> tuple[str, set[str]]:
    assert found.decision is not None
    return found.decision.side, listed(found)


def test_the_other_side_may_stop_a_march_between_two_hexes() -> None:
    """Salerno-Rome W2: fire at a unit that has moved next to the guns."""
    found = play(game("under-fire", **NEAR), "activate Panzer", "move 0203")
    assert asked(found) == ("allied", {"fire Scouts", "decline", "decline-move"}), "may it interdict 0203?"
    play(found, "decline")
    assert found.state.place[1] == found.state.components.map.number["0203"], "it is entered"
    assert asked(found) == ("allied", {"fire Scouts", "decline", "decline-move"}), "0203 is next to 0304"
    play(found, "fire Scouts")
    assert found.decision is not None and found.decision.step == "Phase" and found.decision.side == "axis"
    assert refused(found, "activate Panzer") == ("M-5", "refuse-moved"), "its march was stopped"


def test_a_march_goes_on_when_the_other_side_declines() -> None:
    found = play(game("under-fire", **NEAR), "activate Panzer", "move 0203", "decline-move", "decline-move")
    assert found.decision is not None and found.decision.side == "axis" and "move 0204" in listed(found)
    play(found, "move 0204")
    assert found.decision is not None and found.decision.side == "axis", "it has declined for this move"
    assert found.state.stack[-1].spent == 2 + 2


def test_interdiction_comes_before_the_hex_is_entered() -> None:
    """Salerno-Rome W1: who cannot pay any more decides again."""
    found = play(game("under-fire", **{**NEAR, "Guns": "0103", "Panzer": "0101"}), "activate Guns", "move 0203")
    play(found, "fire Scouts")
    s = found.state
    assert s.place[2] == s.components.map.number["0103"], "10 half points are more than it has"
    assert found.decision is not None and found.decision.side == "axis" and "move 0203" not in listed(found)
    paid = play(game("under-fire", **NEAR), "activate Panzer", "move 0203", "fire Scouts")
    assert paid.state.stack[-1].spent == 2 + 8


def test_a_standing_answer_spares_the_question() -> None:
    found = game("under-fire", **NEAR)
    found.answer("allied", "interdiction", "decline")
    found.answer("allied", "fire", "decline")
    play(found, "activate Panzer", "move 0203")
    assert found.decision is not None and found.decision.side == "axis"
