"""The attackers with the best odds against a hex, by trying them in every combination."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from msgspec.structs import replace

from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack, is_edge_defence
from sirocco.games.dark_sands.rules.combat_procedure import strengths_of
from sirocco.games.dark_sands.rules.expectations import fate
from sirocco.games.dark_sands.rules.odds import as_defended, results
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.mechanics.expectations import Fate

MOST = 12
"""Of more units than that the strongest are tried."""


def best_attack(s: DarkSandsState, step: Attack) -> list[Action]:
    """The units to name: the likeliest to clear the hex, then to destroy the defenders; of equals the fewest."""
    b = step.battle
    free = sorted(step.more_attackers(s), key=lambda unit: -s.factors(unit)[0])[:MOST]
    odds = _Odds(s)
    choices = [chosen for size in range(len(free) + 1) for chosen in combinations(free, size) if chosen or b.attackers]
    if not free or not choices:
        return []
    best = max(choices, key=lambda chosen: odds.of(replace(b, attackers=(*b.attackers, *chosen)), len(chosen)))
    return [s.components.vocabulary.action("with", unit) for unit in best]


class _Odds:
    """What an attack comes to. Only the losses of the attackers depend on who they are, and those do not count here."""

    def __init__(self, s: DarkSandsState) -> None:
        self._state = s
        self._fates: dict[tuple[str, bool], Fate] = {}

    def of(self, b: Battle, number: int) -> tuple[Fraction, Fraction, int]:
        s = self._state
        b = as_defended(s, b)
        sums = None if is_edge_defence(s, b) else strengths_of(s, b)
        cleared = destroyed = Fraction(0)
        for result, chance in results(s, b).items():
            key = (result, sums is not None and sums.doctrine.shock)
            if key not in self._fates:
                self._fates[key] = fate(s, b, result, sums)
            cleared += chance * self._fates[key].cleared
            destroyed += chance * self._fates[key].destroyed
        return cleared, destroyed, -number
