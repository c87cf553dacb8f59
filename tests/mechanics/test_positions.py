"""What position files have in common: units, entries for sides, control, points of the sequence of play."""

from __future__ import annotations

from typing import Annotated

import pytest

from sirocco.kernel.definition import NoOptions
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.fields import Mask
from sirocco.kernel.formats.position import go_to_point
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, entries_by_side, give_control, mark, set_down_units
from tests.mechanics.field import BLUE, BOX, FIELD, LATER, RED, UNITS, FieldState, field, hex_, hexes, unit, where


class Phase(Step[FieldState], frozen=True):
    side: int = RED


def test_entries_come_in_the_order_of_the_sides() -> None:
    s = field()
    assert list(entries_by_side(s, {"blue": 3, "red": 2})) == [(RED, "red", 2), (BLUE, "blue", 3)]
    assert list(entries_by_side(s, {"blue": 3})) == [(BLUE, "blue", 3)]
    assert list(entries_by_side(s, {})) == []


def test_what_a_side_is_given_the_other_loses() -> None:
    held = [hexes("A1", "A2"), hexes("B1")]
    listed = give_control(field(), held, {"blue": ["A2", "C1"]}, hex_)
    assert listed == [0, hexes("A2", "C1")]
    assert held == [hexes("A1"), hexes("B1", "A2", "C1")]


def test_control_given_twice_is_returned_for_both() -> None:
    held = [0, 0]
    red, blue = give_control(field(), held, {"red": ["A1"], "blue": ["A1", "A2"]}, hex_)
    assert red & blue == hexes("A1")
    assert held == [0, hexes("A1", "A2")]


def test_a_point_is_the_steps_on_the_stack() -> None:
    s = field(Phase())
    points = {"first": [Phase()], "second": [Phase(), Phase(BLUE)]}
    go_to_point(s, points, "second")
    assert s.stack == [Phase(), Phase(BLUE)]
    s.pop()
    assert points["second"] == [Phase(), Phase(BLUE)]
    with pytest.raises(DataError, match="unknown point 'third' of the sequence; known: first, second"):
        go_to_point(s, points, "third")


class SuppliedState(FieldState):
    """A field on which units can be out of supply."""

    oos: Annotated[int, Mask("unit")]


def supplied_field() -> SuppliedState:
    return SuppliedState.empty(FIELD, NoOptions(), Dice.seeded("x"), place=[LATER] * len(UNITS))


def set_down(s: SuppliedState, **table: UnitEntry | str) -> list[tuple[str, int | None]]:
    return [(UNITS[piece], box) for piece, _, box in set_down_units(s, table, UnitEntry, hex_, BOX)]


def test_units_are_set_down_in_their_order_or_given_with_their_box() -> None:
    s = supplied_field()
    found = set_down(s, rifles="C1", recon="later", tank=UnitEntry("B1", reduced=True), foot=UnitEntry("B1", oos=True))
    assert found == [("tank", None), ("foot", None), ("recon", LATER), ("rifles", None)]
    assert [where(s, name) for name in ("tank", "foot", "rifles", "recon", "guns")] == [
        "B1",
        "B1",
        "C1",
        "box",
        "later",
    ]
    assert s.reduced == 1 << unit("tank")
    assert s.oos == 1 << unit("foot")
    mark(s, unit("tank"), reduced=False, oos=True)
    assert (s.reduced, s.oos) == (0, 1 << unit("tank") | 1 << unit("foot"))


def test_impossible_units_are_refused() -> None:
    with pytest.raises(DataError, match="rifles cannot be in A1 together with enemy units"):
        set_down(supplied_field(), rifles="A1", tank="A1")
    with pytest.raises(DataError, match="recon has one step and cannot be reduced"):
        set_down(supplied_field(), recon=UnitEntry("A1", reduced=True))
