"""What the greedy bot expects of guns: how much there is to lose in their range, in cover, in the dark, once hit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.bot.shelling import Shelling
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.sides import ALLIED
from sirocco.kernel import registry
from sirocco.kernel.game import Game


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


GUNS = {"1US/17FA": "1716", "1US/27AFA": "1716"}
TANKS = ("10Pz/I-7", "10Pz/II-7")


def position(units: dict[str, Any], **table: Any) -> Game:
    return sirocco.position(
        {"game": "kasserine", "scenario": "kasserine", "side": "axis", "turn": 2, "units": units, **table}
    )


def cost(game: Game, place: str, *names: str) -> float:
    """What units would lose to Allied guns in a hex."""
    s = game.state
    units = sum(1 << s.components.unit_ids.index(name) for name in names)
    return Shelling(s, ALLIED).cost(Values(s), s.components.map.number[place], units)


def test_tanks_lose_most_within_range_and_nothing_far_from_guns() -> None:
    game = position({**GUNS, **dict.fromkeys(TANKS, "2319")})
    near, later, far = (cost(game, place, *TANKS) for place in ("1816", "2017", "2319"))
    assert near > later > far == 0


def test_a_reduced_unit_is_lost_sooner_than_a_fresh_one_though_it_is_worth_less() -> None:
    fresh = position({**GUNS, "10Pz/I-7": "1816"})
    worn = position({**GUNS, "10Pz/I-7": {"at": "1816", "reduced": True}})
    assert cost(worn, "1816", "10Pz/I-7") > cost(fresh, "1816", "10Pz/I-7")


def test_cover_and_the_night_save_units_from_fire() -> None:
    game = position({**GUNS, "10Pz/I-69": "1816"})
    by_night = position({**GUNS, "10Pz/I-69": "1816"}, number=3)
    assert cost(game, "1615", "10Pz/I-69") < cost(game, "1715", "10Pz/I-69")
    assert cost(by_night, "1816", "10Pz/I-69") < cost(game, "1816", "10Pz/I-69")
