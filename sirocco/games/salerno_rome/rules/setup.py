"""Rules 4 and 22: how a game begins."""

from __future__ import annotations

from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.rules.scenarios.opening import laid_out
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements


@implements("SR-4a", "SR-4b")
def set_up(components: SalernoRome, options: Options, dice: Dice) -> SalernoState:
    """A scenario's set-up for one game: chance has no part in it, so it is laid out once and copied."""
    s = laid_out(components, options).clone()
    s.dice = dice
    return s
