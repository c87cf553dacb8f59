"""What a position is worth to a side, for bots: what it has and where, less what the enemy has."""

from __future__ import annotations

from collections.abc import Callable

from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.victory import result


def evaluate(s: KasserineState, side: int) -> float:
    return judge(s, side)(s)


def judge(s: KasserineState, side: int) -> Callable[[KasserineState], float]:
    """How a side that thinks about a position judges those that may follow it."""
    own, enemy = Picture(s, side), Picture(s, 1 - side)

    def worth(following: KasserineState) -> float:
        if not following.stack:
            return _end(following, side)
        values = Values(following)
        force = values.force(following, side) - values.force(following, 1 - side)
        left = weights.LEFT * points_exited(following) * (1 if side == AXIS else -1)
        return force + left + own.worth(following) - enemy.safety(following)

    return worth


def _end(s: KasserineState, side: int) -> float:
    winner = result(s).winner
    if winner is None:
        return 0.0
    return weights.VICTORY if winner == s.refusals.sides[side] else -weights.VICTORY
