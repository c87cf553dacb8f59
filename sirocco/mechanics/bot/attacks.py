"""Attacks as bots choose them: the force that promises most, and those attacks that can all be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class PlannedAttack(NamedTuple):
    """What an attack on a place promises with a force, in the order in which its pieces are named."""

    promise: float
    target: int
    force: tuple[int, ...]


def best_attack(
    target: int, pieces: Iterable[int], promise: Callable[[int, tuple[int, ...]], float], spare: float
) -> PlannedAttack | None:
    """Add pieces one after the other, and keep the force that promises most; each further piece must add what it could
    be spared for."""
    best: PlannedAttack | None = None
    force: tuple[int, ...] = ()
    for piece in pieces:
        force = (*force, piece)
        promised = promise(target, force)
        if best is None or promised > best.promise + spare:
            best = PlannedAttack(promised, target, force)
    return best


def ranked(attacks: Iterable[PlannedAttack | None], worth_making: float) -> list[PlannedAttack]:
    """Those of some attacks that promise more than that, the most promising first."""
    found = [attack for attack in attacks if attack is not None and attack.promise > worth_making]
    return sorted(found, key=lambda attack: -attack.promise)


def promise_together(attacks: Iterable[PlannedAttack]) -> float:
    """What attacks promise, the most promising first, if each piece takes part in one."""
    total = 0.0
    used: set[int] = set()
    for attack in attacks:
        if used.isdisjoint(attack.force):
            total += attack.promise
            used.update(attack.force)
    return total
