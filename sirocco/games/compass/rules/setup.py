"""Chapter 4, Setting up: how a game begins."""

from __future__ import annotations

from sirocco.games.compass.components import Compass
from sirocco.games.compass.components.options import Options
from sirocco.games.compass.rules.sequence import GameTurn
from sirocco.games.compass.rules.state import CompassState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements


@implements("C-4a", "C-4b", "C-4c", "C-4d", "C-4e", "C-3.5b")
def set_up(c: Compass, options: Options, dice: Dice) -> CompassState:
    """Units where the chart says, reinforcements on the track, all markers in their containers, turn 1.

    Who plays which side is settled outside: the game only knows the sides.
    """
    s = empty_state(c, options, dice)
    place_starters(s)
    s.log = None
    s.push(GameTurn())
    return s


def place_starters(s: CompassState) -> None:
    c = s.components
    for unit, row in enumerate(c.units):
        if row.start is not None:
            s.put(unit, c.area_ids.index(row.start))
