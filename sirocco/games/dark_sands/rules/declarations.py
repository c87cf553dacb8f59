"""An attack as the actions that declare it: the hex, then the units one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.definition import Declaration


def declarations(s: DarkSandsState, units: Sequence[int], target: int) -> Iterator[Declaration]:
    """One battle, from however many hexes; units that have been named for it already are not named again."""
    word = s.components.vocabulary.action
    step = s.stack[-1] if s.stack else None
    under_way = isinstance(step, Attack) and step.battle.target == target
    named = step.battle.attackers if isinstance(step, Attack) and under_way else ()
    actions = [] if under_way else [word("attack", target)]
    actions += [word("with", unit) for unit in units if unit not in named]
    yield Declaration((*actions, word("done")))
