"""What a combat promises before it is fought: the exact mean over the die, against the defender's best answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.components import Kasserine
from sirocco.mechanics.memo import keep

Chances = tuple[tuple[str, float], ...]


class Stakes(NamedTuple):
    """What a combat is about, to the attacker."""

    own_step: float
    """What the attackers lose if all are reduced."""
    own_whole: float
    their_step: float
    their_whole: float
    prize: float
    """That the defenders leave."""
    own_units: int
    their_units: int
    trapped: bool
    """Whether the defenders have no way out but through the attacker's zone."""


def gain(result: str, k: Stakes) -> float:
    """What a result of the tables brings the attacker."""
    if result == "R/R":
        return k.their_step - k.own_step
    who, what = result[0], result[1]
    if who == "A":
        if what == "E":
            return -k.own_whole
        return -k.own_step if what == "R" else -weights.SETBACK[what == "3"] * k.own_units
    if what == "E":
        return k.their_whole + k.prize
    if what == "R":
        return k.their_step
    fled = weights.VACATED[what == "3"] * k.their_units + k.prize
    return max(fled, weights.TRAPPED * k.their_step) if k.trapped else fled


def mean(c: Kasserine, sums: tuple[int, int], attack: str, defence: str, k: Stakes) -> float:
    """The mean gain of the attacker if both declare so. `sums`: of the attack and of the defence."""
    return sum(chance * gain(result, k) for result, chance in _chances(c, sums, attack, defence))


def outlook(c: Kasserine, sums: tuple[int, int], attacks: Iterable[str], defences: Sequence[str], k: Stakes) -> float:
    """The best way to attack, if the defender answers as hurts it most."""
    return max(min(mean(c, sums, attack, defence, k) for defence in defences) for attack in attacks)


def _chances(c: Kasserine, sums: tuple[int, int], attack: str, defence: str) -> Chances:
    """The chance of every result, as numbers."""
    key = ("bot", "chances", attack, defence, sums)
    known: Chances | None = c.memo.get(key)
    if known is None:
        chart = c.tables[attack, defence].chart
        found = chart.chances(chart.column(*sums))
        known = keep(c, key, tuple((result, float(chance)) for result, chance in found.items()))
    return known
