"""Validation of steps of the shared mechanisms: a snapshot may have been forged (kernel/formats/soundness.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sirocco.board.graph import places_of
from sirocco.mechanics.attacks import AttackDeclaration, in_contact
from sirocco.mechanics.marching import March
from sirocco.mechanics.pieces import PiecesState


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
        yield from unsound_contact(s, side, attackers, step.targets(), step.contact(s))


def unsound_march(s: PiecesState, march: March[Any]) -> Iterator[str]:
    """A group in hand is of one side and stands on one place of the map."""
    name, places = type(march).__name__, {s.place[piece] for piece in places_of(march.group)}
    if march.group & ~s.components.side_mask[march.side]:
        yield f"{name} has units of the other side"
    if len(places) != 1:
        yield "a group that is in more than one place"
    elif min(places) < 0:
        yield f"{name} is about a unit that is not on the map"


def unsound_attackers(s: PiecesState, side: int, attackers: Sequence[int]) -> Iterator[str]:
    """Attackers are of the side that attacks, and each is named once."""
    if len(set(attackers)) != len(attackers):
        yield "a unit fights twice in a battle"
    if any(s.components.side_of[piece] != side for piece in attackers):
        yield "a battle of other units than its sides'"


def unsound_contact(
    s: PiecesState, side: int, attackers: Sequence[int], targets: Sequence[int], contact: Sequence[int]
) -> Iterator[str]:
    """Before the dice attackers are in contact with every place they strike, and somebody defends it."""
    if len(in_contact(s, attackers, targets, contact)) != len(attackers):
        yield "an attacker is elsewhere"
    if not all(s.occupied[1 - side] >> target & 1 for target in targets):
        yield "nobody defends"
