"""The attackers with the best odds against what is attacked, by trying them in every combination."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from msgspec.structs import replace

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.battle import Battle
from sirocco.games.kasserine.rules.combat.results import LADDER
from sirocco.games.kasserine.rules.combat.sums import attack_terms, defence_terms
from sirocco.games.kasserine.rules.command.command_capacity import attack_types, defence_types
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.mechanics.attacks import total
from sirocco.mechanics.charts import BELOW

MOST = 8
"""Of more units than that the strongest are tried."""


def best_attack(s: KasserineState, step: Attack) -> list[Action]:
    """The units to name: the highest on the ladder of results against the best answer; of equals the fewest."""
    free = sorted(step.more_attackers(s), key=lambda unit: -s.attack(unit))[:MOST]
    choices = [
        more for size in range(len(free) + 1) for more in combinations(free, size) if more or step.battle.attackers
    ]
    if not free or not choices:
        return []
    best = max(choices, key=lambda more: (_promise(s, _with(step.battle, more)), -len(more)))
    return [s.components.vocabulary.action("with", unit) for unit in best]


def _with(b: Battle, more: tuple[int, ...]) -> Battle:
    return replace(b, attackers=(*b.attackers, *more))


def _promise(s: KasserineState, b: Battle) -> Fraction:
    """The mean place on the ladder of results, in the attack that promises most against the answer it likes least."""
    attack, defence = total(attack_terms(s, b)), total(defence_terms(s, b))
    answers = [name for name in DEFENCES if name in defence_types(s, b)]
    ways = [name for name in ATTACKS if name in attack_types(s, b)]
    return max(min(_mean(s, way, answer, attack, defence) for answer in answers) for way in ways)


def _mean(s: KasserineState, way: str, answer: str, attack: Fraction, defence: Fraction) -> Fraction:
    chart = s.components.tables[way, answer].chart
    column = chart.column(attack, defence)
    if column == BELOW:
        return Fraction(0)
    return sum((p * LADDER.index(name) for name, p in chart.chances(column).items()), Fraction(0))
