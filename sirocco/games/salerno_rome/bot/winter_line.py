"""The Gustav line across the peninsula, and lines before and behind it that run as it does, for bots."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from sirocco.board.graph import places_of, union_at
from sirocco.board.network import Network
from sirocco.board.trace import rings
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.components import SalernoRome


@lru_cache(maxsize=8)
def land(c: SalernoRome) -> Network:
    """Which hexes of the land lie beside each other."""
    every = (1 << c.map.open) - 1
    return Network(c.map.board.adjacent[place] & every for place in range(c.map.open))


class WinterLine(NamedTuple):
    """The Gustav line, all the ground from the terminals of the Axis up to it, and what of that is not beside it."""

    line: int
    behind: int
    inner: int


@lru_cache(maxsize=8)
def winter_line(c: SalernoRome) -> WinterLine | None:
    """None where it does not cross the map that is played on. Its gaps are closed by the hexes beside it; those of them
    that face the enemy alone are no part of the ground behind it."""
    line = c.italy.gustav & c.area
    wall = line | union_at(c.map.board.adjacent, line) & c.area if line else 0
    inner = terminals = c.terminals.get("axis", 0) & c.area & ~wall
    for ring in rings(terminals, land(c), c.area & ~wall):
        inner |= ring
    south = c.area & ~wall & ~inner
    if not line or not south or not inner:
        return None
    outside = land(c).around(south) & ~land(c).around(inner)
    return WinterLine(line, inner | line | wall & ~outside, inner)


class Depths(NamedTuple):
    """How far before the winter line each hex lies, or behind it, less than 0; and the ground behind lines to choose
    from."""

    of: tuple[int, ...]
    contours: tuple[int, ...]


@lru_cache(maxsize=8)
def depths_of(c: SalernoRome) -> Depths | None:
    """None where no winter line crosses the map that is played on."""
    winter = winter_line(c)
    if winter is None:
        return None
    of, contours = [0] * c.map.open, [winter.behind]
    before = winter.behind
    for depth, ring in enumerate(rings(winter.behind, land(c), c.area), 1):
        for place in places_of(ring):
            of[place] = depth
        before |= ring
        if not depth % weights.BETWEEN_LINES:
            contours.append(before)
    left = winter.behind
    for depth, ring in enumerate(islice(rings(c.area & ~winter.behind, land(c), c.area), weights.LINES_BEHIND)):
        for place in places_of(ring):
            of[place] = -depth
        left &= ~ring
        if depth and not depth % weights.BETWEEN_LINES:
            contours.append(left)
    for place in places_of(left):
        of[place] = -weights.LINES_BEHIND
    return Depths(tuple(of), tuple(contours))
