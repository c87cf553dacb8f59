"""Odds before the die: the exact chance of every result of a battle as it stands."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.games.dark_sands.components.vocabulary import ASSAULT, TABLES
from sirocco.games.dark_sands.rules.answers import strongest_answer, weakest_answer
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat import is_edge_defence
from sirocco.games.dark_sands.rules.combat_procedure import Strengths, strengths_of
from sirocco.games.dark_sands.rules.combat_results import result_of
from sirocco.games.dark_sands.rules.combat_units import (
    SHOCKED,
    Doctrine,
    at_factors,
    is_lone_garrison,
    is_shocked,
    panzer_steps,
    with_resilience,
)
from sirocco.games.dark_sands.rules.expectations import measures
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT, is_large, must_choose_defenders
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import commit
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Odds, Term
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.odds import distribution, odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.charts import BELOW

ORDER = ("DE", "DE*", "EX", "HEX", "DR*", "DR", "BL1", "AL1", "AE")
"""From the best for the attacker to the worst."""


@implements("DS-12.7.4b")
def results(s: DarkSandsState, b: Battle) -> dict[str, Fraction]:
    """The chance of every result."""
    b = as_defended(s, b)
    if is_edge_defence(s, b):
        return {"DR": Fraction(1)}
    sums = strengths_of(s, b)
    if sums.column == BELOW:
        return {"AE": Fraction(1)}
    found = distribution(
        s.components.charts[b.table].dice,
        lambda die: with_resilience(result_of(s, b, sums.column, die + sums.modifier), sums.doctrine),
    )
    return {name: found[name] for name in ORDER if name in found}


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
    return Explanation(_breakdowns(s, b), (_battle_odds(s, b, message("given-battle")),))


def forecast_declared(s: DarkSandsState, b: Battle) -> Explanation:
    """The same as long as the defender has not answered: where that changes the odds, against his best answer and
    against his worst."""
    if not b.attackers or is_edge_defence(s, b):
        return forecast(s, b)
    weak = weakest_answer(s, b)
    supported, strong = strongest_answer(s, b)
    if strengths_of(s, weak).column == strengths_of(supported, strong).column:
        return forecast(s, b)
    best = replace(_battle_odds(supported, strong, message("given-best-answer")), answer="best")
    worst = replace(_battle_odds(s, weak, message("given-worst-answer")), answer="worst")
    return Explanation(_breakdowns(s, as_defended(s, b)), (best, worst))


def _breakdowns(s: DarkSandsState, b: Battle) -> tuple[Breakdown, ...]:
    if is_edge_defence(s, b):
        return ()
    sums = strengths_of(s, b)
    return (*sums.breakdowns(), *_panzer_breakdowns(s, b, sums.doctrine), *_assault_breakdown(b))


def _battle_odds(s: DarkSandsState, b: Battle, given: Message) -> Odds:
    """The odds of a battle with its defenders; `given`, what they take for granted, names the column too."""
    chances = results(s, b)
    if is_edge_defence(s, b):
        return _odds(s, b, chances, message("given-edge"), None)
    sums = strengths_of(s, b)
    names = s.components.charts[b.table].names
    column = names[sums.column] if sums.column != BELOW else ""
    return _odds(s, b, chances, replace(given, args={"odds": column}), sums)


def _odds(s: DarkSandsState, b: Battle, chances: dict[str, Fraction], given: Message, sums: Strengths | None) -> Odds:
    shock = sums is not None and sums.doctrine.shock
    chart, reading = s.components.charts[b.table], None
    if sums is not None:
        reading = chart.reading("rolled", TABLES[b.table], sums.column, sums.modifier)
    return odds_of(chances, given, lambda name: _outcome(s, b, name, shock), measures(s, b, chances, sums), reading)


def forecast_strongest(s: DarkSandsState, b: Battle) -> Explanation:
    """The odds of an attack by everybody who can, before anybody is named."""
    found = forecast_declared(s, b)
    return Explanation(odds=tuple(replace(odds, given=_by_everybody(odds.given)) for odds in found.odds))


def _by_everybody(given: Message) -> Message:
    return Message("given-everybody", given.args) if given.key == "given-battle" else given


@implements("DS-R.SHK", "DS-12.7.3b", "DS-R.GAR", "DS-20.3.3b")
def _outcome(s: DarkSandsState, b: Battle, result: str, shock: bool) -> Message:
    """A result in words: with the step that shock costs the defender besides; a garrison by itself cannot retreat, and
    spares the attacker his loss."""
    args: dict[str, Value] = {}
    if result in SHOCKED:
        args["shock"] = int(shock and is_shocked(s, result))
    if result in ("DR", "DR*"):
        args["garrison"] = int(is_lone_garrison(s, b))
    if result == "DE*":
        args["loss"] = int(not is_lone_garrison(s, b))
    return message(f"outcome-{result.replace('*', 's')}", **args)


@implements("DS-12.7.2a", "DS-12.7.2f", "DS-12.7.3b")
def _panzer_breakdowns(s: DarkSandsState, b: Battle, panzers: Doctrine) -> tuple[Breakdown, ...]:
    """Where panzers attack: their steps less the anti-tank factors they meet, and the step that shock adds."""
    steps = panzer_steps(s, b)
    if not steps:
        return ()
    against = (Term(term.label, -term.value, term.rule) for term in at_factors(s, b))
    ours = s.term("panzer-steps", steps, "DS-12.7.2a")
    superiority = Breakdown(message("sum-superiority"), (ours, *against))
    if not panzers.shock:
        return (superiority,)
    step = s.term("shock-step", 1, "DS-12.7.3b")
    return superiority, Breakdown(message("sum-shock", al1=int(is_shocked(s, "AL1"))), (step,))


@implements("DS-12.6d", "DS-R.ASL")
def _assault_breakdown(b: Battle) -> tuple[Breakdown, ...]:
    """The infantry that the Assault table costs whatever the result."""
    if b.table != ASSAULT:
        return ()
    step = Term(message("term-assault-step"), Fraction(1), "DS-12.6d")
    return (Breakdown(message("sum-assault"), (step,)),)


def forecast_commitment(s: DarkSandsState, b: Battle, side: int, action: Action) -> Explanation:
    """The same with what an action commits, if it does commit something. The defender answers the attacker's."""
    tell = forecast_declared if side == b.side else forecast
    if action.verb != "support":
        return tell(s, b)
    after = s.clone()
    return tell(after, commit(after, b, side, action))
