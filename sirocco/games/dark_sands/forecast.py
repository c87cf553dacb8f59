"""Odds before the die: the exact chance of every result of a battle as it stands."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from msgspec.structs import replace

from sirocco.games.dark_sands.battle import (
    CENTRE_LIMIT,
    Battle,
    defending_units,
    is_edge_defence,
    is_large,
    must_choose_defenders,
    reckon,
    result_of,
)
from sirocco.games.dark_sands.expectations import measures
from sirocco.games.dark_sands.state import DarkSandsState
from sirocco.games.dark_sands.supports import commit
from sirocco.kernel.action import Action
from sirocco.kernel.chart import BELOW
from sirocco.kernel.explain import Explanation, Odds, Outcome
from sirocco.kernel.message import Message, message
from sirocco.kernel.odds import FACES
from sirocco.kernel.rulebook import implements

ORDER = ("DE", "DE*", "EX", "HEX", "DR*", "DR", "BL1", "AL1", "AE")
"""From the best for the attacker to the worst."""


def results(s: DarkSandsState, b: Battle) -> dict[str, Fraction]:
    """The chance of every result."""
    b = as_defended(s, b)
    if is_edge_defence(s, b):
        return {"DR": Fraction(1)}
    sums = reckon(s, b)
    if sums.column == BELOW:
        return {"AE": Fraction(1)}
    found = Counter(result_of(s, b, sums.column, die + sums.modifier) for die in range(1, FACES + 1))
    return {name: Fraction(found[name], FACES) for name in ORDER if name in found}


def as_defended(s: DarkSandsState, b: Battle) -> Battle:
    """As long as the defender has not been asked: with everybody, or in a hex of the Centre with the strongest two."""
    if b.defenders:
        return b
    units = defending_units(s, b)
    if must_choose_defenders(s, b):
        large = sorted((u for u in units if is_large(s.components, u)), key=lambda u: -s.factors(u)[1])
        units = [u for u in units if u not in large[CENTRE_LIMIT:]]
    return replace(b, defenders=tuple(units))


@implements("DS-16.0d")
def forecast(s: DarkSandsState, b: Battle) -> Explanation:
    """Strengths, modifiers and odds of a battle if nothing more is added."""
    if not b.attackers:
        return Explanation()
    b = as_defended(s, b)
    found = results(s, b)
    outcomes = tuple(Outcome(message(f"outcome-{_key(name)}"), chance) for name, chance in found.items())
    if is_edge_defence(s, b):
        return Explanation((), (Odds(message("given-edge"), outcomes, measures(s, b, found, None)),))
    sums = reckon(s, b)
    names = s.components.charts[b.table].names
    odds = names[sums.column] if sums.column != BELOW else ""
    return Explanation(
        sums.breakdowns(), (Odds(message("given-battle", odds=odds), outcomes, measures(s, b, found, sums)),)
    )


def forecast_strongest(s: DarkSandsState, b: Battle) -> Explanation:
    """The odds of an attack by everybody who can, before anybody is named."""
    found = forecast(s, b)
    told = tuple(replace(odds, given=_by_everybody(odds.given)) for odds in found.odds)
    return Explanation(odds=told)


def _by_everybody(given: Message) -> Message:
    return Message("given-everybody", given.args) if given.key == "given-battle" else given


def _key(result: str) -> str:
    return result.replace("*", "s")


def forecast_commitment(s: DarkSandsState, b: Battle, side: int, action: Action) -> Explanation:
    """The same with what an action commits, if it does commit something."""
    if action.verb != "support":
        return forecast(s, b)
    after = s.clone()
    return forecast(after, commit(after, b, side, action))
