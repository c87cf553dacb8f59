"""The calendar ahead: activation points, reinforcement cards and withdrawals of each turn."""

from __future__ import annotations

from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.presentation.display import TurnAhead


def ahead(s: SalernoState) -> tuple[TurnAhead, ...]:
    return ()
