"""What a step declares with its class: its place on the stack and what its numbers stand for."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from sirocco.kernel.cloning import generated_clone
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Between, Index, Mask, out_of_range, undeclared
from sirocco.kernel.registry import definition
from sirocco.kernel.state import State
from sirocco.kernel.step import LOWEST, Step
from sirocco.kernel.steps import steps_in

GAMES = ("compass", "dark-sands", "salerno-rome", "kasserine")
STEPS = [pytest.param(name, step, id=step.__name__) for name in GAMES for step in definition(name).steps.values()]


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_step_says_what_it_may_lie_on(name: str, step: type[Step[Any]]) -> None:
    assert step.under
    assert set(step.under) <= {LOWEST, *definition(name).steps}


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_number_of_a_step_has_a_range(name: str, step: type[Step[Any]]) -> None:
    assert [f.name for f in msgspec.structs.fields(step) if f.name != "stage" and undeclared(f.type)] == []
    assert step.stages or "stage" not in step.__struct_fields__


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_steps_are_named_where_they_are_listed(name: str, step: type[Step[Any]]) -> None:
    named = {*(str(line if isinstance(line, str) else line.step) for line in step.leads_to), *step.shown_as.split()}
    assert named <= set(definition(name).steps)


def test_a_step_is_found_by_being_in_a_module_of_the_rules() -> None:
    found = steps_in("sirocco.games.compass.rules")
    assert found["MovementPhase"].__module__ == "sirocco.games.compass.rules.movement"
    assert "Stages" not in found


class Inner(msgspec.Struct, frozen=True):
    hexes: tuple[tuple[Annotated[int, Index("hex")], Annotated[int, Between(0, 3)]], ...] = ()


class Numbers(msgspec.Struct, frozen=True):
    unit: Annotated[int, Index("unit", -1)] = 0
    units: Annotated[int, Mask("unit")] = 0
    maybe: Annotated[int, Index("hex")] | None = None
    inner: Inner = Inner()


@pytest.mark.parametrize(
    ("numbers", "wrong"),
    [
        (Numbers(-1, 7, 1, Inner(((1, 3),))), []),
        (Numbers(-2), ["unit"]),
        (Numbers(3), ["unit"]),
        (Numbers(units=8), ["units"]),
        (Numbers(units=-1), ["units"]),
        (Numbers(maybe=2), ["maybe"]),
        (Numbers(inner=Inner(((2, 0),))), ["inner"]),
        (Numbers(inner=Inner(((0, 4),))), ["inner"]),
    ],
)
def test_numbers_out_of_their_range_are_found(numbers: Numbers, wrong: list[str]) -> None:
    assert list(out_of_range(numbers, {"unit": 3, "hex": 2})) == wrong


class Flat(State):
    turn: int
    place: list[int]
    counts: list[bytearray]


class Longer(Flat):
    more: list[int]


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = Longer(None, None, Dice.seeded("x"), [], None, 0, 1, [1], [bytearray(2)], [5])
    copy = state.clone()
    assert type(copy) is Longer
    assert copy == state
    copy.place[0], copy.counts[0][1], copy.more[0] = 9, 9, 9
    copy.dice.roll()
    assert (state.place, state.counts, state.more, state.dice.counter) == ([1], [bytearray(2)], [5], 0)
    assert type(Flat(None, None, Dice.seeded("x"), [], None, 0, 1, [1], [bytearray(2)]).clone()) is Flat


class Box(msgspec.Struct):
    inside: int


class Shared(State):
    boxes: list[Box]


def test_a_field_that_a_copy_would_share_is_refused() -> None:
    with pytest.raises(TypeError, match="'boxes'"):
        generated_clone(Shared)
