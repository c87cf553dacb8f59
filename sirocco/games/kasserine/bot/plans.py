"""Plans for bots: in every step one, so that nothing takes long."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.kasserine.bot.choices import CHOICES
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.strategy import PlanGroup
from sirocco.mechanics.bot.choices import choose


def plans(s: KasserineState) -> Iterator[PlanGroup]:
    """The plan for the decision on top of the stack."""
    chosen = choose(CHOICES, s)
    if chosen is not None:
        yield PlanGroup(("choice",), [chosen], forced=True, steady=True)
