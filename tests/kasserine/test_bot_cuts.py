"""What the greedy bot does about the columns of the Axis: it cuts the lines they live by, who bars an exit stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.bot.cuts import Columns
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.games.kasserine.rules.supply import line_now
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.players import make


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def position(units: dict[str, str], **table: Any) -> Game:
    table = {"side": "allied", "turn": 2, **table}
    return sirocco.position({"game": "kasserine", "scenario": "kasserine", "units": units, **table})


def marched(game: Game) -> Game:
    """The game when the bot has moved the side whose half it is."""
    bot = make("greedy", 3, 60.0, "kasserine")
    while game.decision is not None and any(isinstance(step, Movement) for step in game.state.stack):
        game.act(bot.choose(game))
    return game


def is_fed(game: Game, unit: str) -> bool:
    return bool(line_now(game.state, AXIS) >> game.state.components.unit_ids.index(unit) & 1)


def hexes(game: Game, *names: str) -> list[int]:
    return [game.state.components.map.number[name] for name in names]


COLUMN = {"10Pz/I-7": "1216", "10Pz/II-7": "1216", "URF-10Pz": "1816", "10Pz/I-69": "1816", "10Pz/II-69": "1816"}
GUARDS = {"34US/1-133": "0114", "34US/3-133": "0114", "34US/1-135": "1101", "34US/2-135": "1101"}
ARMOUR = {"1US/3-1AR": "1411", "Ward": "1411", "URF-CCC": "1411"}


def test_one_unit_on_the_road_behind_a_column_stops_it() -> None:
    game = position(COLUMN)
    found = Columns(game.state).cut_from(game.state, hexes(game, "1516", "2420"))
    assert set(found) == set(hexes(game, "1516"))


def test_who_stands_there_already_has_stopped_it() -> None:
    cut, open_ = position({**COLUMN, "1US/3-1AR": "1516"}), position({**COLUMN, "1US/3-1AR": "2420"})
    assert Columns(cut.state).stopped(cut.state) > Columns(open_.state).stopped(open_.state) == 0


def test_by_night_only_who_is_in_the_way_stops_a_column() -> None:
    """The last move of a day is by night: no zones hold lines up, but nothing leads through a unit."""
    by_day = position(COLUMN, number=1)
    by_night = position(COLUMN, number=2)
    beside = hexes(by_day, "1515", "1415", "1416", "1615", "1616")
    assert len(Columns(by_day.state).cut_from(by_day.state, beside)) > len(
        Columns(by_night.state).cut_from(by_night.state, beside)
    )


def test_armour_cuts_off_a_column_that_has_gone_ahead() -> None:
    game = position({**COLUMN, **GUARDS, **ARMOUR})
    assert is_fed(game, "10Pz/I-7")
    marched(game)
    assert not is_fed(game, "10Pz/I-7")
    assert is_fed(game, "10Pz/I-69")


def test_who_bars_an_exit_does_not_leave_it_to_cut_a_line() -> None:
    units = {**GUARDS, "34US/3-133": "1404", "1US/2-6AIR": "0114", "URF-CCB": "0513", "Ward": "0513"}
    tanks = ("10Pz/I-7", "10Pz/II-7", "21Pz/I-5", "21Pz/II-5")
    column = dict(zip(tanks, ("0412", "0412", "0512", "0512"), strict=True))
    game = marched(position({**units, **column, "URF-10Pz": "0716", "10Pz/I-69": "0716", "URF-Tebessa": "0313"}))
    s = game.state
    assert s.at[hexes(game, "0114")[0]] >> s.components.unit_ids.index("1US/2-6AIR") & 1
