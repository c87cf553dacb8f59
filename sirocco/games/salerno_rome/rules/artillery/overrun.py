"""Rule 16, artillery that is alone in a hex when enemies come into it, in whatever way."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.window_kinds import OVERRUN
from sirocco.games.salerno_rome.rules.artillery.artillery import guns_in
from sirocco.games.salerno_rome.rules.artillery.bombardment import OverrunWindow
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.windows import Asked


@implements("SR-16h")
def overrun(s: SalernoState, side: int, group: int, place: int, spared: int = 0) -> None:
    """A group of a side has come into a hex: pieces of the enemy there may fire, and are gone."""
    enemy = 1 - side
    if guns_in(s, enemy, place):
        s.push(OverrunWindow(queue=(Asked(enemy, OVERRUN),), hex=place, moved=group, spared=spared))
