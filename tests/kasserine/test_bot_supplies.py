"""What the greedy bot does about supply units: it guards its own, blows up what is lost, hunts the enemy's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.raids import chances_of_raid
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.players import make


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def position(side: str, units: dict[str, str], **table: Any) -> Game:
    return sirocco.position({"game": "kasserine", "scenario": "kasserine", "side": side, "units": units, **table})


def greedy() -> Any:
    return make("greedy", 3, 60.0, "kasserine")


def marched(game: Game) -> dict[str, str]:
    """Where everybody is when the bot has moved the side whose half it is."""
    bot = greedy()
    while game.decision is not None and any(isinstance(step, Movement) for step in game.state.stack):
        game.act(bot.choose(game))
    s = game.state
    return {name: s.components.hex_ids[s.place[unit]] for unit, name in enumerate(s.components.unit_ids)}


def chance(game: Game, raider: int, place: str) -> float:
    s = game.state
    return chances_of_raid(s, raider)[int(s.components.map.number[place])]


# How far the enemy comes.

COLUMN = {"10Pz/I-7": "1816", "URF-10Pz": "1816"}


def test_a_column_comes_along_the_road_as_far_as_it_marches() -> None:
    game = position("allied", COLUMN, turn=1)
    assert chance(game, AXIS, "1416") == weights.AT_LARGE[0][1]
    assert chance(game, AXIS, "1102") == 0


def test_who_stands_in_the_way_keeps_it_from_those_behind_by_day() -> None:
    """He may be come upon himself, if he goes."""
    game = position("allied", {**COLUMN, "34US/1-133": "1716", "34US/3-133": "1616", "34US/1-135": "1717"}, turn=1)
    assert chance(game, AXIS, "1716") > 0
    assert chance(game, AXIS, "1416") < chance(position("allied", COLUMN, turn=1), AXIS, "1416")


# Whoever guards stays, dumps are garrisoned, hopeless ones blown up.


def test_tanks_do_not_leave_their_supply_unit_to_the_enemy_beside_it() -> None:
    tanks = {"10Pz/I-7": "2017", "10Pz/AR90": "2017", "URF-10Pz": "2017", "Broich": "2017"}
    found = marched(position("axis", {**tanks, "1US/3-1AR": "2120", "URF-CCA": "2120"}, turn=1, number=3))
    guards = {place for name, place in found.items() if name in ("10Pz/I-7", "10Pz/AR90")}
    assert found["URF-10Pz"] in guards


def test_a_gun_goes_to_a_dump_that_nobody_holds() -> None:
    guards = {"34US/1-133": "0114", "34US/3-133": "0114", "34US/1-135": "1101", "34US/2-135": "1101"}
    units = {**guards, "1US/17FA": "1416", "URF-CCC": "1416", "URF-Sbeitla": "1615", "10Pz/I-7": "2319"}
    assert marched(position("allied", units, turn=1))["1US/17FA"] == "1615"


def chosen(side: str, units: dict[str, str]) -> str:
    return str(greedy().choose(position(side, units, at="dumps", turn=1)))


def test_a_dump_that_only_a_gun_holds_is_blown_up_before_a_column_comes() -> None:
    units = {"URF-Sbeitla": "1615", "1US/17FA": "1615", "10Pz/I-7": "2017", "10Pz/II-7": "2017"}
    assert chosen("allied", units) == "blow URF-Sbeitla"


def test_a_supply_unit_that_can_go_to_friends_is_not_blown_up() -> None:
    units = {"URF-CCB": "1615", "1US/17FA": "1615", "10Pz/I-7": "1816", "10Pz/II-7": "1816", "34US/1-133": "1415"}
    assert chosen("allied", units) == "done"


def test_armour_hunts_supply_units_that_nobody_guards() -> None:
    guards = {"34US/1-133": "0114", "34US/3-133": "0114", "34US/1-135": "1101", "34US/2-135": "1101"}
    units = {**guards, "1US/2-1AR": "1716", "URF-CCC": "1716", "Ward": "1716", "URF-21Pz": "2017", "10Pz/I-7": "0913"}
    assert marched(position("allied", units, turn=3))["1US/2-1AR"] == "2017"


# Set-up.


def test_the_ways_out_of_faid_lie_in_a_zone() -> None:
    game = sirocco.new("kasserine", seed=1)
    bot = greedy()
    while game.decision is not None and game.decision.side == "allied":
        game.act(bot.choose(game))
    s = game.state
    assert s.zone[ALLIED] >> s.components.map.number["2218"] & 1
    assert s.zone[ALLIED] >> s.components.map.number["2118"] & 1
