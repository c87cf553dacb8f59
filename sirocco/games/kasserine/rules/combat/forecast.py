"""The numbers of a combat before the die: both sums, the column, the exact chance of every result.

As long as the defender has not answered the table is open: then the odds are told against his best answer and against
his worst, for the attack that leaves him the worse choice if the attacker has not declared either.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES
from sirocco.games.kasserine.rules.combat.battle import UNDECLARED, Battle, table_of
from sirocco.games.kasserine.rules.combat.expectations import measures
from sirocco.games.kasserine.rules.combat.results import LADDER
from sirocco.games.kasserine.rules.combat.sums import ELIMINATED, attack_terms, defence_terms, is_hopeless, sums_of
from sirocco.games.kasserine.rules.command.command_capacity import attack_types, defence_types
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.explain import Explanation, Odds
from sirocco.kernel.message import Message, message
from sirocco.kernel.odds import odds_of
from sirocco.mechanics.attacks import total


def forecast_answered(s: KasserineState, b: Battle) -> Explanation:
    """The combat as both sides have declared it."""
    return Explanation(sums_of(s, b, table_of(s, b).chart).breakdowns(), (_odds(s, b, "table"),))


def forecast_declared(s: KasserineState, b: Battle, attackers: str = "") -> Explanation:
    """The combat as long as somebody has not declared. `attackers`: what the odds take for granted about them."""
    if not b.attackers:
        return Explanation()
    best, worst = _answers(s, b)
    breakdowns = sums_of(s, b, table_of(s, best).chart).breakdowns()
    if is_hopeless(s, b):
        chances = {ELIMINATED: Fraction(1)}
        sure = odds_of(chances, message(f"given-{attackers}hopeless"), _outcome, measures(s, best, chances))
        return Explanation(breakdowns, (sure,))
    if best == worst:
        return Explanation(breakdowns, (_odds(s, best, f"{attackers}table"),))
    against_best = replace(_odds(s, best, f"{attackers}best-answer"), answer="best")
    against_worst = replace(_odds(s, worst, f"{attackers}worst-answer"), answer="worst")
    return Explanation(breakdowns, (against_best, against_worst))


def forecast_strongest(s: KasserineState, b: Battle) -> Explanation:
    """The odds of an attack by everybody who can, before anybody is named."""
    return replace(forecast_declared(s, b, "all-"), breakdowns=())


def _outcome(result: str) -> Message:
    return message(f"outcome-{result.replace('/', '')}")


def _odds(s: KasserineState, b: Battle, given: str) -> Odds:
    table = table_of(s, b)
    column = sums_of(s, b, table.chart).column
    chances = {name: chance for name in LADDER if (chance := table.chart.chances(column).get(name))}
    odds = table.chart.names[column] if column >= 0 else ""
    how = message(f"given-{given}", table=table.letter, odds=odds, how=ATTACKS[b.attack], answer=DEFENCES[b.defence])
    reading = table.chart.reading("rolled", table.letter, column)
    return odds_of(chances, how, _outcome, measures(s, b, chances), reading)


# What both sides would declare.


def _answers(s: KasserineState, b: Battle) -> tuple[Battle, Battle]:
    """The combat as the defender would best and worst answer the attack declared, or else the attack that promises
    most against the best answer."""
    ways = [b.attack] if b.attack != UNDECLARED else [ATTACKS.index(name) for name in attack_types(s, b)]
    answers = [DEFENCES.index(name) for name in defence_types(s, b)]
    ratio = _ratio(s, b)
    found = []
    for way in ways:
        declared = [replace(b, attack=way, defence=answer) for answer in answers]
        found.append(sorted(declared, key=lambda each: _promise(s, each, ratio)))
    chosen = max(found, key=lambda each: _promise(s, each[0], ratio))
    return chosen[0], chosen[-1]


def _ratio(s: KasserineState, b: Battle) -> tuple[Fraction, Fraction]:
    return total(attack_terms(s, b)), total(defence_terms(s, b))


def _promise(s: KasserineState, b: Battle, ratio: tuple[Fraction, Fraction]) -> Fraction:
    """How high the results of a table lie on the ladder, on average."""
    chart = table_of(s, b).chart
    chances = chart.chances(chart.column(*ratio))
    return sum((chance * LADDER.index(name) for name, chance in chances.items()), Fraction(0))


# Warnings.


def warnings_of(s: KasserineState, b: Battle) -> list[Message]:
    """An attack that eliminates those who make it, or one with odds against it."""
    if not b.attackers:
        return []
    if is_hopeless(s, b):
        return [message("warn-hopeless", units=s.names(b.attackers))]
    attack, defence = _ratio(s, b)
    return [message("warn-odds-against")] if attack < defence else []
