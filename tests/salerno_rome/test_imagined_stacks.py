"""What a side imagines of hidden enemy units depends on nothing that it may not know (SR-9.9a), and is possible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.kernel import registry
from sirocco.kernel.game import Game


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


TOPS = {"26Pz/I-9": "Chieti", "26Pz/II-9": "Ortona", "78Inf/11": "Vasto", "78Inf/36": "Vasto"}
"""What both sides see: from afar the Allied side knows two stacks of the Axis by the unit on top."""
SMALL, LARGE = "26Pz/A", "65I/145"


def position(**hidden: Any) -> Game:
    """Two stacks of the Axis, with these units below the top."""
    return sirocco.position(
        {
            "game": "salerno-rome",
            "scenario": "campaign",
            "turn": 2,
            "base": "bare",
            "at": "movement",
            "formation": "78Inf",
            "units": {**TOPS, **hidden},
            "command": {"78Inf": "VIII-Army"},
        }
    )


def same_to(side: str, one: Game, other: Game) -> bool:
    """Whether two games look the same to a side."""
    first, second = ({k: v for k, v in game.view(side).items() if k != "events"} for game in (one, other))
    return first == second


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({SMALL: "Chieti", LARGE: "Ortona"}, {SMALL: "Ortona", LARGE: "Chieti"}),
        (
            {"65I/146": "Chieti", LARGE: {"at": "Ortona", "reduced": True}},
            {"65I/146": {"at": "Chieti", "reduced": True}, LARGE: "Ortona"},
        ),
        (
            {"65I/146": "Chieti", LARGE: {"at": "Ortona", "oos": True}},
            {"65I/146": {"at": "Chieti", "oos": True}, LARGE: "Ortona"},
        ),
        ({SMALL: "Chieti", LARGE: {"at": "Ortona", "endOps": True}}, {SMALL: "Chieti", LARGE: "Ortona"}),
    ],
    ids=["size", "steps", "supply", "end of operations"],
)
def test_neither_size_nor_condition_of_hidden_units_is_kept(one: dict[str, Any], other: dict[str, Any]) -> None:
    first, second = position(**one), position(**other)
    assert same_to("allied", first, second)
    for seed in range(10):
        assert first.imagine("allied", seed).state == second.imagine("allied", seed).state


def test_every_hidden_unit_may_lie_in_every_stack() -> None:
    game = position(**{SMALL: "Chieti", LARGE: "Ortona"})
    number = game.state.components.unit_number[LARGE]
    places = Counter(game.imagine("allied", seed).state.place[number] for seed in range(100))
    assert len(places) == 2
    assert min(places.values()) > 25


def test_how_many_hidden_units_are_reduced_is_kept() -> None:
    """The log tells it."""
    game = position(**{"65I/146": "Chieti", LARGE: {"at": "Ortona", "reduced": True}, SMALL: "Ortona"})
    c = game.state.components
    drawn = Counter(game.imagine("allied", seed).state.reduced for seed in range(60))
    assert set(drawn) == {1 << c.unit_number["65I/146"], 1 << c.unit_number[LARGE]}


@pytest.mark.parametrize("scenario", ["anzio", "diadem", "campaign"])
def test_imagined_stacks_are_possible(scenario: str) -> None:
    """No more dots than a hex holds, and the same units on top."""
    game, chance = sirocco.new("salerno-rome", scenario=scenario, seed=3), random.Random(3)
    looked = 0
    for taken in range(400):
        if game.decision is None:
            break
        if taken % 20 == 0:
            for side, name in enumerate(SIDES):
                s, imagined = game.state, game.imagine(name, taken).state
                c, hidden = s.components, hidden_units(s, 1 - side)
                looked += bool(hidden)
                assert hidden_units(imagined, 1 - side) == hidden
                assert [imagined.place[u] for u in places_of(c.side_mask[side])] == [
                    s.place[u] for u in places_of(c.side_mask[side])
                ]
                assert set(c.stacking.overfull(imagined, 1 - side)) <= set(c.stacking.overfull(s, 1 - side))
                assert not list(game.definition.broken_invariants(imagined))
        game.act(chance.choice(list(game.decision.actions)))
    assert looked
