"""What a battle comes to before it is fought: is the place cleared, the defender destroyed, and at what loss.

A game may count it, or let the rules carry out every result in a copy of the game: `Settlement`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

from sirocco.kernel.action import Action
from sirocco.kernel.explain import Measure
from sirocco.kernel.message import Value, message
from sirocco.kernel.step import Step, advance
from sirocco.mechanics.pieces import PiecesState


class Fate(NamedTuple):
    """The end of a battle, in the order in which the defender minds it. Losses are in steps."""

    defender_loss: int
    cleared: bool
    attacker_loss: int
    destroyed: bool


def measures_of(fates: Iterable[tuple[Fraction, Fate]], **place: Value) -> tuple[Measure, ...]:
    """What the chances of all ends come to. `place` names what is fought for, as the game's texts call it."""
    cleared = destroyed = hurt = lost = taken = Fraction(0)
    for chance, fate in fates:
        cleared += chance * fate.cleared
        destroyed += chance * fate.destroyed
        hurt += chance * (fate.attacker_loss > 0)
        lost += chance * fate.attacker_loss
        taken += chance * fate.defender_loss
    return (
        Measure(message("measure-cleared", **place), cleared),
        Measure(message("measure-destroyed", **place), destroyed),
        Measure(message("measure-attacker-hurt"), hurt),
        Measure(message("measure-attacker-loss"), lost, is_chance=False),
        Measure(message("measure-defender-loss"), taken, is_chance=False),
    )


class Fought(Protocol):
    """A battle: who strikes which place."""

    @property
    def side(self) -> int: ...
    @property
    def target(self) -> int: ...
    @property
    def attackers(self) -> Sequence[int]: ...


class Settlement:
    """The end that the defender likes best, of those to which the rules can carry a battle without another die.

    He is followed through the steps that matter; of any other decision, and of all the attacker's, the first action is
    taken. It is over when the stack is as low as it was at the beginning, or at a step that changes no number. A game
    in which the attacker's choices matter, too, says in `followed` and `preferred` what both sides consider and take.
    """

    def __init__(
        self,
        s: PiecesState,
        battle: Fought,
        defenders: Sequence[int],
        matters: tuple[type[Step[Any]], ...],
        over: tuple[type[Step[Any]], ...] = (),
    ) -> None:
        self._battle, self._defenders = battle, defenders
        self._matters, self._over = matters, over
        self._depth = len(s.stack)
        self._steps = (s.steps_on_map(battle.attackers), s.steps_on_map(defenders))
        self._known: dict[Hashable, Fate] = {}

    def of(self, s: PiecesState) -> Fate:
        """How it ends from a state in which a result is about to be carried out; the state is used up."""
        advance(s)
        if len(s.stack) <= self._depth or isinstance(s.stack[-1], self._over):
            return self._end(s)
        fighting = (*self._battle.attackers, *self._defenders)
        key = (tuple(s.stack), tuple(s.place[piece] for piece in fighting), s.reduced)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(s)
        return known

    def followed(self, s: PiecesState, step: Step[Any]) -> list[Action]:
        """The actions of a step that are looked into."""
        matters = step.decider(s) != self._battle.side and isinstance(step, self._matters)
        return step.actions(s) if matters else step.actions(s)[:1]

    def preferred(self, side: int, fates: Sequence[Fate]) -> Fate:
        """The end that a side takes of those it can choose from."""
        return min(fates)

    def is_cleared(self, s: PiecesState) -> bool:
        """Whether the enemy has left what was fought for."""
        return not s.occupied[1 - self._battle.side] >> self._battle.target & 1

    def _best(self, s: PiecesState) -> Fate:
        step, found = s.stack[-1], []
        for action in self.followed(s, step):
            after = s.clone()
            after.stack[-1].apply(after, action)
            found.append(self.of(after))
        return self.preferred(step.decider(s), found)

    def _end(self, s: PiecesState) -> Fate:
        return Fate(
            self._steps[1] - s.steps_on_map(self._defenders),
            self.is_cleared(s),
            self._steps[0] - s.steps_on_map(self._battle.attackers),
            all(s.place[piece] < 0 for piece in self._defenders),
        )
