"""Validation of steps of the shared mechanisms: a snapshot may have been forged (kernel/formats/soundness.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from sirocco.board.graph import mask_of, places_of
from sirocco.kernel.fields import Sizes
from sirocco.kernel.formats.soundness import StepCheck, unsound_numbers, unsound_stack
from sirocco.kernel.state import State
from sirocco.mechanics.attacks import AttackDeclaration, in_contact
from sirocco.mechanics.marching import March
from sirocco.mechanics.pieces import PiecesState

S = TypeVar("S", bound=State)


def unsound(
    s: S, sizes: Sizes, unsound_state: Callable[[S], Iterator[str]], unsound_step: StepCheck[S]
) -> Iterator[str]:
    """What is wrong with a state and its stack: numbers out of their range, then whatever a game checks of the state,
    then the steps, those of the shared mechanisms included. Each is checked before anything uses it."""

    def check(state: S, step: Any, below: Any) -> Iterator[str]:
        if isinstance(state, PiecesState):
            yield from unsound_mechanics(state, step, below)
        yield from unsound_step(state, step, below)

    yield from unsound_numbers(s, sizes)
    yield from unsound_state(s)
    yield from unsound_stack(s, sizes, check)


def unsound_mechanics(s: PiecesState, step: Any, below: Any) -> Iterator[str]:
    """What is wrong with a march or with a declaration on the step below it; nothing is with other steps."""
    if isinstance(step, March):
        yield from unsound_march(s, step)
        if getattr(below, "side", step.side) != step.side:
            yield "the wrong side marches"
    elif isinstance(step, AttackDeclaration):
        side, attackers = step.chooser(s), step.attackers()
        if getattr(below, "side", side) != side:
            yield "the wrong side attacks"
        yield from unsound_attackers(s, side, attackers)
        yield from unsound_contact(s, attackers, step.targets(), step.contact(s), step.defended(s))


def unsound_march(s: PiecesState, march: March[Any]) -> Iterator[str]:
    """A group in hand is of one side and stands on one place of the map."""
    name, places = type(march).__name__, {s.place[piece] for piece in places_of(march.group)}
    if march.group & ~s.components.side_mask[march.side]:
        yield f"{name} has units of the other side"
    if not places and getattr(march, "stopped", False):
        return  # all of them have been lost on the way
    if len(places) != 1:
        yield "a group that is in more than one place"
    elif min(places) < 0:
        yield f"{name} is about a unit that is not on the map"
    gathered = dict(march.gathered)
    strangers = [piece for piece in gathered if not march.group >> piece & 1]
    if strangers or len(gathered) < len(march.gathered) or march.fresh & ~mask_of(gathered):
        yield f"{name} has gathered units that are not in it"
    if any(spent > march.spent for spent in gathered.values()) or (gathered and not (march.gathers and march.stepped)):
        yield f"{name} has gathered units where it has not been"


def unsound_attackers(s: PiecesState, side: int, attackers: Sequence[int]) -> Iterator[str]:
    """Attackers are of the side that attacks, and each is named once."""
    if len(set(attackers)) != len(attackers):
        yield "a unit fights twice in a battle"
    if any(s.components.side_of[piece] != side for piece in attackers):
        yield "a battle of other units than its sides'"


def unsound_contact(
    s: PiecesState, attackers: Sequence[int], targets: Sequence[int], contact: Sequence[int], defended: int
) -> Iterator[str]:
    """Before the dice attackers are in contact with every place they strike, and it is one of the
    places (a mask) that somebody defends."""
    if len(in_contact(s, attackers, targets, contact)) != len(attackers):
        yield "an attacker is elsewhere"
    if not all(defended >> target & 1 for target in targets):
        yield "nobody defends"
