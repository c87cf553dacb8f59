"""What a battle comes to before it is fought: is the place cleared, the defender destroyed, and at what loss."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from sirocco.kernel.explain import Measure
from sirocco.kernel.message import message


class Fate(NamedTuple):
    """The end of a battle, in the order in which the defender minds it. Losses are in steps."""

    defender_loss: int
    cleared: bool
    attacker_loss: int
    destroyed: bool


def measures_of(fates: Iterable[tuple[Fraction, Fate]], **place: str) -> tuple[Measure, ...]:
    """What the chances of all ends come to. `place` names what is fought for, as the game's texts call it."""
    cleared = destroyed = lost = taken = Fraction(0)
    for chance, fate in fates:
        cleared += chance * fate.cleared
        destroyed += chance * fate.destroyed
        lost += chance * fate.attacker_loss
        taken += chance * fate.defender_loss
    return (
        Measure(message("measure-cleared", **place), cleared),
        Measure(message("measure-destroyed", **place), destroyed),
        Measure(message("measure-attacker-loss"), lost, is_chance=False),
        Measure(message("measure-defender-loss"), taken, is_chance=False),
    )
