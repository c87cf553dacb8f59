"""Plans for bots: whole movement actions, attacks, and the choices that follow from what is planned."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.dark_sands.bot.choices import CHOICES
from sirocco.games.dark_sands.bot.evaluation import ranked_attacks
from sirocco.games.dark_sands.bot.marches import Staff
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.strategy import PlanGroup
from sirocco.mechanics.bot.choices import choose


def plans(s: DarkSandsState) -> Iterator[PlanGroup]:
    """The plan for the decision on top of the stack; none where every action is to be weighed."""
    top = s.stack[-1]
    if isinstance(top, MovementAction):
        yield PlanGroup(("march",), [Staff(s).plan()], forced=True, steady=True)
    elif isinstance(top, CombatAction):
        yield PlanGroup(("attack",), [_attack(s, top)], forced=True)
    else:
        chosen = choose(CHOICES, s)
        if chosen is not None:
            yield PlanGroup(("choice",), [chosen], forced=True)


def _attack(s: DarkSandsState, top: CombatAction) -> tuple[Action, ...]:
    """The most promising attack, or enough."""
    word = s.components.vocabulary.action
    for _, target, force in ranked_attacks(s, top):
        return (word("attack", target), *(word("with", u) for u in force), word("done"))
    return (word("done"),)
