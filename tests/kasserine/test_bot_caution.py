"""How the greedy bot spares the Axis: lines that cannot be cut, and less zeal the more it has lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.bot.destinations import zeal
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.rules.victory import axis_losses
from sirocco.kernel import registry
from sirocco.kernel.game import Game


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def position(units: dict[str, Any], **table: Any) -> Game:
    return sirocco.position(
        {"game": "kasserine", "scenario": "kasserine", "side": "axis", "turn": 2, "units": units, **table}
    )


COLUMN = {"10Pz/I-7": "1516", "URF-10Pz": "1816", "Broich": "1816"}


def hunger(game: Game, place: str, unit: str) -> float:
    """What it costs a unit to live at the end of the lines that lead to a hex."""
    s, c = game.state, game.state.components
    return Picture(s, c.side_of[c.unit_ids.index(unit)]).hunger(s, c.map.number[place], 1 << c.unit_ids.index(unit))


def test_a_line_that_the_enemy_can_cut_costs_the_axis_something() -> None:
    alone = position(COLUMN)
    raided = position({**COLUMN, "1US/3-1AR": "1613"})
    without = position({"10Pz/I-7": "1516"})
    safe, open_, none = (hunger(game, "1516", "10Pz/I-7") for game in (alone, raided, without))
    assert safe == 0 < open_ < none


def test_who_stands_between_keeps_the_line_safe() -> None:
    raided = position({**COLUMN, "1US/3-1AR": "1413"})
    escorted = position(
        {**COLUMN, "1US/3-1AR": "1413", "10Pz/I-69": "1614", "10Pz/II-69": "1516", "21Pz/I-104": "1416"}
    )
    assert hunger(escorted, "1516", "10Pz/I-7") < hunger(raided, "1516", "10Pz/I-7")


def test_the_axis_stakes_less_on_far_exits_the_more_it_has_lost() -> None:
    """Once it has lost more than it may, only the exits can win: then it goes for them as on the first day."""
    tanks = {"10Pz/I-7": "2319", "10Pz/II-7": "2319", "21Pz/I-5": "2223", "21Pz/II-5": "2223", "15Pz/I-8": "2418"}
    s = position({**tanks, "15Pz/II-8": "2417"}).state
    eager = [zeal(s)]
    for name in tanks:
        s.eliminate(s.components.unit_ids.index(name), "fire")
        eager.append(zeal(s))
    limit = s.components.victory.losses
    assert axis_losses(s) > limit
    assert eager[:5] == sorted(eager[:5], reverse=True)
    assert eager[4] < eager[0] == eager[5]
