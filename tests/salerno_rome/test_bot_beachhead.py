"""How the greedy bot's Axis shuts the Allies in at Anzio: a line shared out, out of sight, and brought up from Rome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot.balance import drives, is_in_danger
from sirocco.games.salerno_rome.bot.fronts import front
from sirocco.games.salerno_rome.bot.garrisons import line_posts
from sirocco.games.salerno_rome.bot.marches import Staff
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.players import make

VI_CORPS = {
    **{f"3Inf/{number}": "0613" for number in (7, 15, 30)},
    **{f"1Inf/{name}": "0513" for name in ("2", "3", "24G")},
    **{f"45Inf/{number}": "0514" for number in (157, 179, 180)},
}
SCREEN = {"26Pz/I-9": "0711", "26Pz/II-9": "0911", "HG/I-1": "0914", "HG/II-1": "0916"}
IN_ROME = {"3PzG/I-29": "1005", "3PzG/II-29": "1005", "3PzG/III-29": "1005", "114J/721": "1006", "65I/145": "1006"}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def beachhead(units: dict[str, str], **more: Any) -> Game:
    table = {"game": "salerno-rome", "scenario": "anzio", "side": "axis", "turn": 5, "state": {"impulse": 3}}
    return sirocco.position({**table, "units": {**VI_CORPS, **units}, **more})


def choose(game: Game) -> str:
    return str(make("greedy", 3, 60.0, "salerno-rome").choose(game))


def test_the_line_round_the_beachhead_is_shared_out() -> None:
    """Too few for all of it: nobody stands in strength on one road and with an outpost on the next."""
    s: SalernoState = beachhead(SCREEN).state
    assert not drives(s, AXIS)
    wanted = [post.wanted for post in line_posts(s, AXIS)]
    assert len(wanted) > 2
    assert max(wanted) <= 2 * min(wanted)
    assert sum(wanted) <= sum(s.strength(unit) for unit in s.components.units_of[AXIS] if s.place[unit] >= 0)


def test_it_stands_a_hex_away_from_guns_that_fire_at_who_comes_beside_them() -> None:
    s: SalernoState = sirocco.new("salerno-rome", "anzio", seed=1).state
    away = s.components.map.distances_from(s.occupied[ALLIED])
    assert {away[post] for post in front(s, AXIS).posts} == {2}


def test_who_waits_in_rome_is_brought_up_by_a_kampfgruppe() -> None:
    """A point for six dots is more than a formation costs that has two battalions left."""
    waiting = {name: {"at": hex_, "independent": True} for name, hex_ in IN_ROME.items()}
    game = beachhead({**SCREEN, **waiting}, at="formations", points={"axis": 4})  # type: ignore[dict-item]
    c = game.state.components
    first = choose(game)
    assert first.startswith("group ")
    near = c.map.near(c.map.number[first.split()[1]], 1)
    assert near >> c.map.number["1005"] & 1 and near >> c.map.number["1006"] & 1
    game.act(first)
    joined = choose(game)
    assert joined.split()[1] in IN_ROME


def test_nobody_is_brought_up_where_nobody_is_lacking() -> None:
    idle = {"3PzG/I-29": {"at": "1005", "independent": True}}
    units = {"65I/145": "0711", "65I/147": "0911"}
    table = {"game": "salerno-rome", "scenario": "anzio", "side": "axis", "turn": 5, "state": {"impulse": 3}}
    game = sirocco.position({**table, "at": "formations", "units": {"1Inf/2": "0513", **units, **idle}})
    assert not choose(game).startswith("group ")


@pytest.mark.parametrize(("place", "assigned"), [("0815", True), ("1924", False)])
def test_a_division_joins_a_corps_that_fights_beside_it(place: str, assigned: bool) -> None:
    units = {"4FJ/11": "0711", "HG/I-1": "0914", "26Pz/I-9": place, "26Pz/II-9": place}
    game = beachhead(units, at="reassignment", command={"26Pz": "14Armee"})
    chosen = choose(game)
    assert (chosen == "assign 26Pz 1FK") is assigned


LEFT_TO_THE_ALLIES = ["0414", "0712", "0915", "1010", "1012"]
"""Anzio, Aprilia, Cisterna, Albano and Velletri."""
HOSTS = ("26Pz/", "HG/", "29PzG/", "3PzG/", "715I/")


def in_february(turn: int) -> SalernoState:
    """The divisions that came to the beachhead, before Rome and at Valmontone."""
    names = sirocco.new("salerno-rome", "anzio", seed=1).state.components.unit_ids
    army = dict.fromkeys((name for name in names if name.startswith(HOSTS)), "1412")
    s: SalernoState = beachhead(army, turn=turn, control={"allied": LEFT_TO_THE_ALLIES}).state
    return s


def test_who_holds_less_in_the_last_turn_strikes_back_whatever_is_in_danger() -> None:
    """Before that time is on his side: every turn brings him troops."""
    assert is_in_danger(in_february(6), AXIS)
    assert not drives(in_february(5), AXIS)
    assert drives(in_february(6), AXIS)


def test_who_strikes_back_with_too_little_loses_it_all() -> None:
    assert not drives(beachhead(SCREEN, turn=6, control={"allied": LEFT_TO_THE_ALLIES}).state, AXIS)


def test_who_holds_a_line_does_not_leave_a_place_of_worth_beside_it() -> None:
    """Cisterna lies before the line; who stands there stays, for a point is counted for it."""
    at_cisterna = {"HG/I-2": "0915"}
    s: SalernoState = beachhead({**SCREEN, **at_cisterna}).state
    movement = s.stack[-1]
    assert isinstance(movement, Movement)
    assert not drives(s, AXIS)
    staff = Staff(s, movement)
    staff.hold()
    unit = s.components.unit_ids.index("HG/I-2")
    assert staff.s.place[unit] == s.components.map.number["0915"]
    assert staff.kept >> unit & 1
