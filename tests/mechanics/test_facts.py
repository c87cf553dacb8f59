"""Facts are declared once, with their shape and with how they follow from the state."""

from __future__ import annotations

from typing import Any

import pytest

from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.shape import NUMBER, Each, Lexicon, Name
from sirocco.kernel.step import Step
from sirocco.mechanics.facts import (
    SIDE,
    UNITS,
    Fact,
    Facts,
    UnitFacts,
    battle_facts,
    by_side,
    condition,
    each_unit,
)
from tests.mechanics.field import BOX, FIELD, LATER, RED, SIDES, FieldState, field, hex_, unit


class Fight(Step[FieldState], frozen=True):
    battle: int


class Halt(Step[FieldState], frozen=True):
    side: int


UNIT_FACTS = UnitFacts(
    "hex",
    {BOX: "box", LATER: "later"},
    {"reduced": condition("reduced"), "steps": Fact(NUMBER, lambda s: list(map(s.steps_left, range(len(s.place)))))},
)
FACTS = Facts(
    {
        "units": each_unit(UNIT_FACTS),
        "hexes": by_side(NUMBER, lambda s, side: s.occupied[side].bit_count()),
        "battle": battle_facts(
            {
                "side": Fact(SIDE, lambda _, step: SIDES[step.battle]),
                "units": by_side(UNITS, lambda s, side, step: s.names(s.pieces_at(hex_("A1"), side ^ step.battle))),
            }
        ),
    }
)
LEXICON = Lexicon(FIELD.vocabulary.names, SIDES)


def state(*steps: Step[Any]) -> FieldState:
    s = field(*steps, tank="A1", foot="A2", rifles="C3")
    s.reduced = 1 << unit("tank")
    return s


def test_facts_are_the_values_now() -> None:
    found = FACTS.of(state())
    assert found["units"]["tank"] == {"at": "A1", "reduced": True, "steps": 1}
    assert found["units"]["guns"] == {"at": "later", "reduced": False, "steps": 1}
    assert found["hexes"] == {"red": 2, "blue": 1}
    assert found["battle"] is None


def test_the_topmost_battle_counts() -> None:
    found = FACTS.of(state(Fight(1), Fight(RED), Halt(1)))["battle"]
    assert found == {"side": "red", "units": {"red": ["tank"], "blue": []}}


def test_facts_have_the_shape_that_they_declare() -> None:
    for s in (state(), state(Fight(1))):
        assert list(FACTS.strays(FACTS.of(s), LEXICON, "facts")) == []
    assert list(FACTS.strays({"hexes": {"red": "two"}}, LEXICON, "facts")) == ["facts.hexes.red is 'two', not a number"]


def test_rulings_read_facts_by_their_shape() -> None:
    assert FACTS.read({"units": {"tank": "A1"}, "battle": "none"}, LEXICON, "facts") == {
        "units": {"tank": {"at": "A1"}},
        "battle": "none",
    }
    with pytest.raises(DataError, match="has no entry 'morale'; known: at, reduced, steps"):
        FACTS.read({"units": {"tank": {"morale": 1}}}, LEXICON, "facts")


def test_a_fact_may_have_any_shape() -> None:
    places = Fact(Each("hex", Name("unit")), lambda s: {"A1": s.names(s.pieces_at(hex_("A1"), RED))[0]})
    facts = Facts({"places": places})
    assert facts.of(state()) == {"places": {"A1": "tank"}}
    assert list(facts.strays(facts.of(state()), LEXICON, "facts")) == []
