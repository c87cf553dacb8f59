"""A toy game that uses what the next games need of the kernel, and Compass does not: chit pull, priority pre-emption,
an interrupt by the other side, reserves in alternation, and secret simultaneous allocation.

Two sides fight for three towns over three turns. It is nobody's game; it proves the kernel's shape.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from sirocco.kernel.action import Action, Names, Vocabulary
from sirocco.kernel.definition import Components, Definition, NoOptions, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.message import message
from sirocco.kernel.state import State
from sirocco.kernel.step import NOBODY, Refusal, Step

SIDES = ("red", "blue")
TOWNS = ("Alba", "Brola", "Cori")
CHITS = ("red-move", "blue-move", "red-move", "blue-move")


class ToyState(State):
    """`troops[side * 3 + town]`; the order of the cup and the allocations not yet revealed are secret."""

    VARIABLE = frozenset({"cup"})

    turn: int
    troops: list[int]
    cup: list[int]
    priority: list[int]
    """1 while a side holds its priority chit."""
    reserves: list[int]
    taken: list[int]
    """Towns won, by side."""


def no(key: str) -> Refusal:
    return Refusal("TOY", message(key))


class Turn(Step[ToyState], frozen=True):
    """Secret allocation, then chits until the cup is empty, then reserves, then the next turn."""

    rule = "TOY-1"

    stage: int = 0

    def run(self, s: ToyState) -> None:
        if self.stage == 0:
            s.cup[:] = range(len(CHITS))
            s.emit("turn", turn=s.turn)
            s.replace(Turn(1))
            s.push(Allocate())
        elif self.stage == 1 and s.cup:
            s.push(PriorityWindow(0))
        elif self.stage == 1:
            s.replace(Turn(2))
            s.push(Reserves(0))
        elif s.turn < 3:
            s.turn += 1
            s.replace(Turn())
        else:
            s.pop()


class Allocate(Step[ToyState], frozen=True):
    """Both sides choose in secret where fresh troops go; nobody learns anything before both have chosen."""

    rule = "TOY-2"

    chosen: tuple[int, ...] = ()

    def decider(self, s: ToyState) -> int:
        return len(self.chosen) if len(self.chosen) < 2 else NOBODY

    def run(self, s: ToyState) -> None:
        for side, town in enumerate(self.chosen):
            s.troops[3 * side + town] += 1
        s.reveals += 1
        s.emit("allocated", red=TOWNS[self.chosen[0]], blue=TOWNS[self.chosen[1]])
        s.pop()

    def actions(self, s: ToyState) -> list[Action]:
        return [s.components.vocabulary.action("allocate", town) for town in range(3)]

    def apply(self, s: ToyState, action: Action) -> None:
        side = SIDES[len(self.chosen)]
        s.emit_secret("chose", side, {"town": TOWNS[action.args[0]]}, side=side)
        s.replace(Allocate((*self.chosen, action.args[0])))

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action.verb == "allocate" else no("refuse-phase")


class PriorityWindow(Step[ToyState], frozen=True):
    """Before each draw the holders of priority chits are asked in order of rank; a declared chit goes first."""

    rule = "TOY-3"

    asked: int

    def decider(self, s: ToyState) -> int:
        return self.asked if self.asked < 2 and s.priority[self.asked] else NOBODY

    def run(self, s: ToyState) -> None:
        if self.asked < 2:
            s.replace(PriorityWindow(self.asked + 1))
            return
        drawn = s.cup.pop(s.dice.below(len(s.cup)))
        s.emit("drawn", chit=CHITS[drawn])
        s.replace(Move(0 if CHITS[drawn].startswith("red") else 1))

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("priority"), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        if action.verb == "pass":
            s.replace(PriorityWindow(self.asked + 1))
        else:
            s.priority[self.asked] = 0
            s.replace(Move(self.asked))

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action.verb in ("priority", "pass") else no("refuse-phase")


class Move(Step[ToyState], frozen=True):
    """The active side moves one troop; the other side may interrupt before it arrives."""

    rule = "TOY-4"

    side: int

    def decider(self, s: ToyState) -> int:
        return self.side

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        moves = [word("march", a, b) for a in range(3) for b in range(3) if a != b and s.troops[3 * self.side + a] > 0]
        return [*moves, word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        if action.verb == "pass":
            s.pop()
            return
        origin, to = action.args
        s.troops[3 * self.side + origin] -= 1
        s.replace(Arrive(self.side, to))
        if s.troops[3 * (1 - self.side) + to]:
            s.push(Interrupt(1 - self.side))

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        if action.verb == "pass":
            return None
        if action.verb != "march":
            return no("refuse-phase")
        origin, to = action.args
        return None if origin != to and s.troops[3 * self.side + origin] > 0 else no("refuse-march")


class Interrupt(Step[ToyState], frozen=True):
    """The other side's window: shoot at the mover with one die, or let it come."""

    rule = "TOY-5"

    side: int

    def decider(self, s: ToyState) -> int:
        return self.side

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("shoot"), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        s.pop()
        if action.verb == "shoot":
            die = s.dice.roll()
            s.emit("shot", die=die)
            if die >= 5:
                s.pop()

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action.verb in ("shoot", "pass") else no("refuse-phase")


class Arrive(Step[ToyState], frozen=True):
    """What the interrupt left of the march."""

    rule = "TOY-4"

    side: int
    town: int

    def run(self, s: ToyState) -> None:
        s.pop()
        s.troops[3 * self.side + self.town] += 1
        s.taken[self.side] += not s.troops[3 * (1 - self.side) + self.town]


class Reserves(Step[ToyState], frozen=True):
    """One reserve each in turn until both pass or have none."""

    rule = "TOY-6"

    side: int
    passes: int = 0

    def decider(self, s: ToyState) -> int:
        return self.side if self.passes < 2 and s.reserves[self.side] else NOBODY

    def run(self, s: ToyState) -> None:
        if self.passes < 2:
            s.replace(Reserves(1 - self.side, self.passes + 1))
        else:
            s.pop()

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("commit", town) for town in range(3)), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        if action.verb == "pass":
            s.replace(Reserves(1 - self.side, self.passes + 1))
        else:
            s.reserves[self.side] -= 1
            s.troops[3 * self.side + action.args[0]] += 1
            s.replace(Reserves(1 - self.side, 0))

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action.verb in ("commit", "pass") else no("refuse-phase")


class ToyCampaign(Definition[ToyState]):
    name = "toy-campaign"
    title = "Toy campaign"
    sides = SIDES
    package = "tests"
    scenarios = ("whole",)
    steps: ClassVar = {s.__name__: s for s in (Turn, Allocate, PriorityWindow, Move, Interrupt, Arrive, Reserves)}

    def components(self, scenario: str, override: Path | None = None) -> Components:
        verbs: dict[str, list[tuple[str, ...]]] = {
            "allocate": [("town",)],
            "priority": [()],
            "pass": [()],
            "march": [("town", "town")],
            "shoot": [()],
            "commit": [("town",)],
        }
        return Components("1", scenario, Vocabulary(verbs, [Names("town", TOWNS)]))

    def start(self, components: Components, options: NoOptions, dice: Dice) -> ToyState:
        return ToyState(components, options, dice, [Turn()], None, 0, 1, [2, 0, 0, 0, 0, 2], [], [1, 1], [1, 2], [0, 0])

    def score(self, state: ToyState) -> dict[str, int]:
        return {side: state.taken[i] for i, side in enumerate(SIDES)}

    def result(self, state: ToyState) -> Result:
        red, blue = state.taken
        return Result(None if red == blue else SIDES[red < blue], "victory", self.score(state))

    def view(self, state: ToyState, side: int | None) -> dict[str, Any]:
        return {"troops": list(state.troops), "left": len(state.cup), "reserves": list(state.reserves)}

    def secrets(self, state: ToyState, side: int) -> Any:
        return [s.chosen for s in state.stack if isinstance(s, Allocate)]

    def resample(self, state: ToyState, side: int, dice: Dice) -> None:
        """What the first side allocated is unknown to the second until both have chosen."""
        for i, step in enumerate(state.stack):
            if isinstance(step, Allocate) and step.chosen and side != 0:
                state.stack[i] = msgspec.structs.replace(step, chosen=(dice.below(3),))

    def broken_invariants(self, state: ToyState) -> Iterable[str]:
        if min(state.troops) < 0:
            yield "fewer than no troops"
        if sum(state.troops) > 4 + 6 + 3:
            yield "troops out of nothing"
