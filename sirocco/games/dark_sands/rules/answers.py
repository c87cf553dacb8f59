"""What the defender can answer to a declared attack: who adds his defence, and what he commits. For odds, before he is
asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat_procedure import defence_terms
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT, is_large, must_choose_defenders
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import (
    LIMITED,
    air_cap,
    commit,
    ready,
    refuse_at,
    refuse_guns,
    support_value,
)
from sirocco.kernel.action import Action
from sirocco.mechanics.attacks import total


def weakest_answer(s: DarkSandsState, b: Battle) -> Battle:
    """The battle if the defender adds as little as he may."""
    return min(_defences(s, b), key=lambda each: total(defence_terms(s, each)))


def strongest_answer(s: DarkSandsState, b: Battle) -> tuple[DarkSandsState, Battle]:
    """The battle if the defender adds all he can, and the state in which it is then fought."""
    answers = [_supported(s, each) for each in _defences(s, b)]
    return max(answers, key=lambda answer: total(defence_terms(*answer)))


def _defences(s: DarkSandsState, b: Battle) -> Iterator[Battle]:
    """The battle with everybody, or in a hex of the Centre with any two of the larger units."""
    units = defending_units(s, b)
    if b.defenders or not must_choose_defenders(s, b):
        yield replace(b, defenders=b.defenders or tuple(units))
        return
    large = [u for u in units if is_large(s.components, u)]
    for two in combinations(large, CENTRE_LIMIT):
        yield replace(b, defenders=tuple(u for u in units if u in two or u not in large))


def _supported(s: DarkSandsState, b: Battle) -> tuple[DarkSandsState, Battle]:
    """The battle with the supports that add most to a defence."""
    actions = list(_commitments(s, b, 1 - b.side))
    if not actions:
        return s, b
    after = s.clone()
    for action in actions:
        b = commit(after, b, 1 - b.side, action)
    return after, b


def _commitments(s: DarkSandsState, b: Battle, side: int) -> Iterator[Action]:
    word = s.components.vocabulary.action
    values: dict[str, dict[int, int]] = {}
    for support, kind in ready(s, side):
        value = support_value(s, support, False)
        if kind == "anti-tank":
            holder = next((u for u in b.defenders if refuse_guns(s, b, side, support, u) is None), None)
            if holder is not None:
                yield word("support", support, holder)
        elif value > 0 and refuse_at(s, b, side, support) is None:
            values.setdefault("limited" if kind in LIMITED else kind, {})[support] = value
    for kind, supports in values.items():
        chosen = list(supports)
        if kind == "limited":
            chosen = _most_within(supports, int(air_cap(s, b, side)))
        elif kind == "artillery":
            chosen = [max(supports, key=lambda each: supports[each])]
        for support in chosen:
            yield word("support", support)


def _most_within(values: dict[int, int], cap: int) -> list[int]:
    """The supports with the largest sum that does not exceed a cap; of equals the fewest."""
    best: dict[int, list[int]] = {0: []}
    for support, value in values.items():
        for sum_, chosen in list(best.items()):
            more = [*chosen, support]
            if sum_ + value <= cap and len(more) < len(best.get(sum_ + value, [*more, 0])):
                best[sum_ + value] = more
    return best[max(best)]
