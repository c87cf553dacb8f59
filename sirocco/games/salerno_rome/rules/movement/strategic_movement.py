"""Rule 11.3, strategic movement: far from the enemy units move three or four times as far."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.rules.operations.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.memo import keep

TIMES = (4, 3)
"""What the movement factor is multiplied by, by side."""
NEAR = 3
"""Hexes as near as that to the enemy are closed to it."""


@implements("SR-11.3a", "SR-12b")
def near_enemies(s: SalernoState, side: int) -> int:
    """Mask of the hexes fewer than four from an enemy; rearguards are some too. It is asked for at every hex of a move,
    while the enemy stands still."""
    c, enemies = s.components, _enemies(s, side)
    known: int | None = c.memo.get(("near", enemies))
    if known is None:
        known = 0
        for place in places_of(enemies):
            known |= c.map.near(place, NEAR)
        keep(c, ("near", enemies), known)
    return known


@implements("SR-11.3a", "SR-12b")
def is_near_enemies(s: SalernoState, side: int, place: int) -> bool:
    """The same of one hex."""
    return bool(s.components.map.near(place, NEAR) & _enemies(s, side))


def _enemies(s: SalernoState, side: int) -> int:
    return s.occupied[1 - side] | (s.rearguards if side == ALLIED else 0)


@implements("SR-11.3b", "SR-17.2a", "SR-9.10b")
def strategic_allowance(s: SalernoState, unit: int, lacking: int) -> int:
    """In halves of a movement point, an Offensive's included; `lacking`: points that units out of supply lack."""
    c = s.components
    points = TIMES[c.side_of[unit]] * c.units[unit].movement + offensive_bonus(s, unit)
    points -= lacking if s.oos >> unit & 1 else 0
    return HALVES * max(0, points)
