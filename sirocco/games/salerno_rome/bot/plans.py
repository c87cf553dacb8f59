"""Plans for bots: in every step one, so that nothing takes long."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.salerno_rome.bot.choices import CHOICES, fallback
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.strategy import PlanGroup
from sirocco.mechanics.bot.choices import choose


def plans(s: SalernoState) -> Iterator[PlanGroup]:
    """The plan for the decision on top of the stack."""
    chosen = choose(CHOICES, s) or (fallback(s),)
    yield PlanGroup(("choice",), [chosen], forced=True, steady=True)
