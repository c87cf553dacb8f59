"""What the rules give by number is named in what players read."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from sirocco.mechanics.choices import IF_ANY, PieceChoice
from tests.mechanics.field import BLUE, RED, FieldState, field, hex_, unit


@pytest.mark.parametrize(
    ("word", "thing", "name"),
    [
        ("unit", unit("guns"), "guns"),
        ("hex", hex_("B2"), "B2"),
        ("origin", hex_("C1"), "C1"),
        ("to", hex_("A4"), "A4"),
        ("side", BLUE, "blue"),
        ("hex", -1, ""),
        ("side", -1, ""),
        ("number", 3, 3),
        ("number", -2, -2),
        ("hex", "A1", "A1"),
        ("unit", True, True),
    ],
)
def test_numbers_of_things_become_names_and_all_else_stays(word: str, thing: Any, name: Any) -> None:
    assert field().named({word: thing}) == {word: name}


def test_refusals_events_and_terms_name_things() -> None:
    s = field()
    refusal = s.refuse("F-9", "too-far", unit=unit("tank"), hex=hex_("A3"), left=2)
    assert (refusal.rule, refusal.message.key) == ("F-9", "refuse-too-far")
    assert refusal.message.args == {"unit": "tank", "hex": "A3", "left": 2}
    s.report("seen", side=RED, unit=unit("foot"))
    assert s.log is not None
    assert (s.log[1].kind, s.log[1].data) == ("seen", {"side": "red", "unit": "foot"})
    term = s.term("unit", 4, "F-8", unit=unit("rifles"))
    assert (term.label.key, term.label.args, term.value, term.rule) == (
        "term-unit",
        {"unit": "rifles"},
        Fraction(4),
        "F-8",
    )


class Fight(msgspec.Struct, frozen=True):
    origin: int
    target: int


class Pick(PieceChoice[FieldState], frozen=True):
    rule = "F-7"
    verb = "choose"
    asks = IF_ANY
    question = ("side", "left", "hex", "origin")

    left: int
    battle: Fight

    def chooser(self, s: FieldState) -> int:
        return BLUE

    def candidates(self, s: FieldState) -> list[int]:
        return [unit("recon")]


def test_a_question_names_the_chooser_fields_of_the_step_and_what_the_battle_is_about() -> None:
    step = Pick(2, Fight(hex_("A2"), hex_("B3")))
    prompt = step.prompt(field(step))
    assert prompt.key == "ask-Pick"
    assert prompt.args == {"side": "blue", "left": 2, "hex": "B3", "origin": "A2"}
