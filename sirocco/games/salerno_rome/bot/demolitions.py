"""Which bridges bots blow up: those that the enemy is coming for, and that no line of their own needs."""

from __future__ import annotations

from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import is_pressed
from sirocco.games.salerno_rome.rules.movement.bridges import demolitions, number_of
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover


def worth_blowing(s: SalernoState, side: int, here: int) -> list[tuple[int, int]]:
    """The bridges on the sides of a hex that a side had better blow up."""
    found = demolitions(s, here)
    return [pair for pair in found if pays(s, side, *pair)] if found and is_pressed(s, side) else []


def pays(s: SalernoState, side: int, here: int, across: int) -> bool:
    """Whether the enemy is coming to the other bank, the side has nobody there, and nobody loses his line."""
    number = number_of(s, here, across)
    coming = s.components.map.near(across, weights.BRIDGE_WATCHED) & s.occupied[1 - side]
    if number is None or not coming or s.occupied[side] >> across & 1:
        return False
    t = s.clone()
    t.broken |= 1 << number
    return len(Cover(t, side).lacking()) <= len(Cover(s, side).lacking())
