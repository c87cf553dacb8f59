"""The attackers with the best odds against a hex, by trying them in every combination."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from msgspec.structs import replace

from sirocco.games.salerno_rome.rules.combat.combat import Attack
from sirocco.games.salerno_rome.rules.combat.odds import sums_of
from sirocco.games.salerno_rome.rules.combat.results import read_result
from sirocco.games.salerno_rome.rules.rearguards import is_lone_rearguard
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action

MOST = 10
"""Of more units than that the strongest are tried."""


def best_attack(s: SalernoState, step: Attack) -> list[Action]:
    """The units to name: what costs the defender most for what it costs the attacker; of equals the fewest."""
    b = step.battle
    word = s.components.vocabulary.action
    free = sorted(step.more_attackers(s), key=lambda unit: -s.strength(unit))[:MOST]
    choices = [chosen for size in range(len(free) + 1) for chosen in combinations(free, size) if chosen or b.attackers]
    if not free or not choices:
        return []
    if is_lone_rearguard(s, b.side, b.target):
        return [] if b.attackers else [word("with", free[0])]
    known: dict[tuple[int, int], Fraction] = {}

    def worth(chosen: tuple[int, ...]) -> tuple[Fraction, int]:
        sums = sums_of(s, replace(b, attackers=(*b.attackers, *chosen)))
        key = (sums.column, sums.modifier)
        if key not in known:
            known[key] = _gain(s, *key)
        return known[key], -len(chosen)

    return [word("with", unit) for unit in max(choices, key=worth)]


def _gain(s: SalernoState, column: int, modifier: int) -> Fraction:
    """Steps that the defender loses on average, a retreat counted as one, less those of the attacker."""
    found = Fraction(0)
    for text, chance in s.components.combat.chances(column, modifier).items():
        result = read_result(text)
        found += chance * (result.defender + result.retreat - result.attacker)
    return found
