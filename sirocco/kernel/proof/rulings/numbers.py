"""The numbers a ruling can check: those behind an action, and the chances of a draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from sirocco.kernel.errors import DataError
from sirocco.kernel.explain import Breakdown, Explanation, Odds
from sirocco.kernel.formats.shape import Lexicon
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import Texts


def fraction(value: Any) -> Fraction:
    """A number of a ruling: 2, 0.5 or "7/36"."""
    try:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise ValueError
        return Fraction(value)
    except (ValueError, ZeroDivisionError):
        raise DataError(f"{value!r} is not a number") from None


def _table(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise DataError(f"'{what}' is a table")
    return value


def wrong_explanation(game: Game, explanation: Explanation, item: Mapping[str, Any], lexicon: Lexicon) -> list[str]:
    """What a ruling wrongly claims about an explanation. Raises DataError for an impossible claim."""
    sums = {str(b.label.args.get("unit", b.label.key)): b for b in explanation.breakdowns}
    texts = Texts.of(game)
    return [
        *_totals(sums, _table(item.get("totals", {}), "totals"), lexicon),
        *_terms(sums, _table(item.get("terms", {}), "terms"), lexicon),
        *_odds(explanation, item, texts),
        *_warnings(explanation, item, texts),
    ]


def _odds(explanation: Explanation, item: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """The chances, of which those of all outcomes always have to add up to one."""
    for odds in explanation.odds:
        if sum((o.chance for o in odds.outcomes), Fraction(0)) != 1:
            yield "the chances do not add up to one"
    if not {"odds", "hits", "ties", "measures"} & set(item):
        return
    if not explanation.odds:
        raise DataError("no dice decide this: there are no odds")
    first = explanation.odds[0]
    for key, wanted in _table(item.get("odds", {}), "odds").items():
        if not texts.has(key):
            raise DataError(f"there is no outcome '{key}'")
        found = first.chance(key)
        if found != fraction(wanted):
            yield f"chance of {key} is {found}, not {wanted}"
    yield from _hits(first, _table(item.get("hits", {}), "hits"))
    yield from _measures(first, _table(item.get("measures", {}), "measures"))
    if "ties" in item:
        ties = sum((o.chance for o in first.outcomes if _is_tie(o.label.args)), Fraction(0))
        if ties != fraction(item["ties"]):
            yield f"the chance of a tie is {ties}, not {item['ties']}"


def _warnings(explanation: Explanation, item: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    wanted = item.get("warnings", [])
    if not isinstance(wanted, list):
        raise DataError("'warnings' is a list")
    for key in wanted:
        if not texts.has(key):
            raise DataError(f"there is no warning '{key}'")
    warned = [w.key for w in explanation.warnings]
    if "warnings" in item and warned != wanted:
        yield f"warnings are {warned}"


def _sum(sums: Mapping[str, Breakdown], name: str, lexicon: Lexicon) -> Breakdown:
    """The sum of that name: the key of its label, or a unit by any of its names."""
    if name not in sums and lexicon.knows("unit") and not name.startswith("sum-"):
        name = lexicon.id("unit", name)
    if name not in sums:
        raise DataError(f"there is no sum '{name}'; there are: {', '.join(sums) or 'none'}")
    return sums[name]


def _totals(sums: Mapping[str, Breakdown], wanted: Mapping[str, Any], lexicon: Lexicon) -> Iterator[str]:
    for name, number in wanted.items():
        total = _sum(sums, name, lexicon).total
        if total != fraction(number):
            yield f"total of {name} is {total}, not {number}"


def _terms(sums: Mapping[str, Breakdown], wanted: Mapping[str, Any], lexicon: Lexicon) -> Iterator[str]:
    for name, terms in wanted.items():
        found = _sum(sums, name, lexicon)
        for rule, number in _table(terms, name).items():
            if found.value(rule) != fraction(number):
                yield f"{name}: {rule} adds {found.value(rule)}, not {number}"


def _is_tie(args: Mapping[str, Any]) -> bool:
    """Whether both sides of an outcome have the same number."""
    if not {"attacker", "defender"} <= set(args):
        raise DataError("nobody counts hits here: there are no ties")
    return bool(args["attacker"] == args["defender"])


def _hits(odds: Odds, wanted: Mapping[str, Any]) -> Iterator[str]:
    """`{ attacker = { 2 = "1/36" } }`: the chance that a side scores exactly that many hits."""
    for side, numbers in wanted.items():
        if any(side not in outcome.label.args for outcome in odds.outcomes):
            raise DataError(f"there are no hits of '{side}' in these odds")
        for number, chance in _table(numbers, side).items():
            if not number.isdigit():
                raise DataError(f"'{number}' is no number of hits")
            found = sum((o.chance for o in odds.outcomes if o.label.args[side] == int(number)), Fraction(0))
            if found != fraction(chance):
                yield f"the chance of {number} hits by the {side} is {found}, not {chance}"


def _measures(odds: Odds, wanted: Mapping[str, Any]) -> Iterator[str]:
    """`{ measure-cleared = "4/9" }`: the measures of the odds."""
    found = {measure.label.key: measure.value for measure in odds.measures}
    for key, number in wanted.items():
        if key not in found:
            raise DataError(f"there is no measure '{key}'; there are: {', '.join(found) or 'none'}")
        if found[key] != fraction(number):
            yield f"{key} is {found[key]}, not {number}"


def wrong_chances(game: Game, wanted: Any) -> list[str]:
    """What a ruling wrongly claims about the next draws: `{ allied = { leader = "1/5" } }`."""
    containers = game.definition.draws(game.state)
    wrong = []
    for name, chances in _table(wanted, "chances").items():
        if name not in containers:
            raise DataError(f"nothing is drawn from '{name}'; known: {', '.join(containers) or 'nothing'}")
        container = containers[name]
        whole = sum(container.values())
        for thing, chance in _table(chances, name).items():
            if thing not in container:
                raise DataError(f"'{thing}' is never drawn from {name}; known: {', '.join(container)}")
            found = Fraction(container[thing], whole) if whole else Fraction(0)
            if found != fraction(chance):
                wrong.append(f"the chance of {thing} from {name} is {found}, not {chance}")
    return wrong
