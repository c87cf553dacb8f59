"""How a battle ends: the rules carry it out in a copy, and the defender looks for the end he likes best."""

from __future__ import annotations

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.step import Step
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.expectations import Fate, Settlement
from sirocco.mechanics.losses import destroy
from tests.mechanics.field import BLUE, RED, FieldState, field, hex_, unit
from tests.mechanics.test_losses import StepLosses


class Assault(msgspec.Struct, frozen=True):
    side: int
    target: int
    attackers: tuple[int, ...]


class Stand(Choice[FieldState], frozen=True):
    """The defenders stand their ground, or are lost."""

    rule = "F-9"
    verbs = ("stay",)
    optional = True

    def chooser(self, s: FieldState) -> int:
        return BLUE

    def options(self, s: FieldState) -> list[Action]:
        return [s.components.vocabulary.action("done"), s.components.vocabulary.action("stay")]

    def choose(self, s: FieldState, action: Action) -> None:
        s.pop()

    def done(self, s: FieldState) -> None:
        s.pop()
        destroy(s, list(s.pieces_at(hex_("B2"), BLUE)))


class Pursuit(Step[FieldState], frozen=True):
    """Changes nothing; whoever runs it has gone too far."""

    rule = "F-10"

    def run(self, s: FieldState) -> None:
        raise AssertionError

    def decider(self, s: FieldState) -> int:
        return RED


ASSAULT = Assault(RED, hex_("B2"), (unit("tank"),))
DEFENDERS = (unit("grenadiers"), unit("recon"))


def settled(*steps: Step[FieldState], matters: tuple[type[Step[FieldState]], ...]) -> Fate:
    s = field(tank="A2", grenadiers="B2", recon="B2")
    settlement = Settlement(s, ASSAULT, DEFENDERS, matters, over=(Pursuit,))
    for step in steps:
        s.push(step)
    return settlement.of(s)


def test_the_defender_chooses_what_costs_him_least() -> None:
    assert settled(Stand(), matters=(Stand,)) == Fate(0, False, 0, False)


def test_choices_that_do_not_matter_are_taken_as_they_come() -> None:
    assert settled(Stand(), matters=()) == Fate(3, True, 0, True)


def test_losses_of_both_sides_are_counted_in_steps_and_pursuit_is_not_waited_for() -> None:
    both = 1 << unit("grenadiers") | 1 << unit("recon")
    losses = StepLosses(BLUE, both, 2), StepLosses(RED, 1 << unit("tank"), 1)
    assert settled(Pursuit(), *losses, matters=(StepLosses,)) == Fate(2, False, 1, False)


def test_nothing_left_to_do_ends_it() -> None:
    assert settled(matters=()) == Fate(0, False, 0, False)
