"""Skirmish: a small game of the test suite that uses what From Salerno to Rome will need.

Movement hex by hex under fire, reaction inside reaction, points allocated in secret, enemy units whose identity one may
not know, and headquarters that stand in boxes. It is nobody's game; it proves the mechanisms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from sirocco.kernel.definition import Definition, Marching, NoOptions, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.formats.soundness import unsound_numbers, unsound_stack
from sirocco.kernel.step import Step
from sirocco.mechanics.hidden_pieces import draw_covers
from sirocco.mechanics.windows import DECLINING, forget_answers, unsound_window
from tests.skirmish.bot import SkirmishStrategy
from tests.skirmish.components import BY_SIDE, OWNER, SIDES, UNITS, SkirmishComponents, load
from tests.skirmish.display import SkirmishDisplay
from tests.skirmish.movement import WINDOWS, Move, Reaction, Segment, UnderFire, moving
from tests.skirmish.programming import Allocation, Assignment, Turn
from tests.skirmish.state import OFF_MAP, SkirmishState, starting_places
from tests.skirmish.view import names, view

COMPONENTS = load()


class Skirmish(Definition[SkirmishState]):
    name = "skirmish"
    title = "Skirmish"
    sides = SIDES
    package = "tests.skirmish"
    scenarios = ("meeting",)
    steps: ClassVar = {s.__name__: s for s in (Turn, Assignment, Allocation, Segment, Move, UnderFire, Reaction)}
    marching = Marching(take="take", done="halt")
    windows = WINDOWS
    declining = DECLINING

    def components(self, scenario: str, override: Path | None = None) -> SkirmishComponents:
        return COMPONENTS

    def start(self, components: SkirmishComponents, options: NoOptions, dice: Dice) -> SkirmishState:
        state = SkirmishState(
            components,
            options,
            dice,
            [Turn()],
            None,
            0,
            standing_answers=[0, 0],
            turn=1,
            place=starting_places(),
            hits=[0] * len(UNITS),
            cover=[0] * len(UNITS),
            moved=0,
            reacted=0,
            spotted=0,
            points=[0] * 6,
        )
        for own in BY_SIDE:
            draw_covers(state.cover, own, dice)
        return state

    def score(self, state: SkirmishState) -> dict[str, int]:
        return {side: 2 * state.towns(i) + sum(state.hits[u] for u in BY_SIDE[1 - i]) for i, side in enumerate(SIDES)}

    def result(self, state: SkirmishState) -> Result:
        north, south = self.score(state).values()
        return Result(None if north == south else SIDES[north < south], "victory", self.score(state))

    def view(self, state: SkirmishState, side: int | None) -> dict[str, Any]:
        return view(state, side)

    def resample(self, state: SkirmishState, side: int, dice: Dice) -> None:
        forget_answers(state, side)
        took = state.hide_identities(side, dice)
        for depth, step in enumerate(state.stack):
            if isinstance(step, Allocation):
                state.stack[depth] = step.resampled(state, side, dice)
            elif isinstance(step, Move) and step.unit in took:
                state.stack[depth] = replace(step, unit=took[step.unit])

    def secrets(self, state: SkirmishState, side: int) -> Any:
        chosen = [step.chosen for step in state.stack if isinstance(step, Allocation)]
        return [state.standing_answers[1 - side], [state.cover[u] for u in state.hidden(1 - side, side)], chosen]

    def broken_invariants(self, state: SkirmishState) -> Iterable[str]:
        sizes = self.sizes(state.components)
        yield from unsound_numbers(state, sizes)
        yield from state.problems()
        yield from unsound_stack(state, sizes, _unsound_step)

    def strategy(self) -> SkirmishStrategy:
        return SkirmishStrategy(self)

    def names(self, components: SkirmishComponents) -> dict[str, dict[str, str]]:
        return names()

    def argument_kinds(self) -> dict[str, str]:
        return {
            "unit": "unit",
            "target": "unit",
            "origin": "hex",
            "to": "hex",
            "hex": "hex",
            "box": "box",
            "side": "side",
            "things": "purpose",
            "thing": "purpose",
        }

    def display(self, components: SkirmishComponents) -> SkirmishDisplay:
        return SkirmishDisplay(self, components)


def _unsound_step(s: SkirmishState, step: Step[Any], below: Step[Any] | None) -> Iterator[str]:
    yield from unsound_window(s, step)
    if isinstance(step, Allocation) and step.impossible(s):
        yield "an allocation nobody can make"
    if isinstance(step, Move) and OWNER[step.unit] != step.side:
        yield "a unit moved by its enemy"
    if isinstance(step, UnderFire | Reaction) and (move := moving(s)) is not None and s.place[move.unit] == OFF_MAP:
        yield "a window for a unit that is gone"
