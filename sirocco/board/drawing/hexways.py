"""Roads, trails and railways from hex to hex: a way crosses exactly the sides its hexes share.

It runs from the middle of a side to the middle of the next, which takes the zigzag out of it, and through the centre of
a hex where ways meet or end, or where there is a place to go to.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from itertools import pairwise

from sirocco.board.drawing.chains import chains
from sirocco.board.drawing.geometry import Line, Point
from sirocco.board.drawing.hexfield import Field

Link = tuple[int, int]


def links(field: Field, kind: str, but: Iterable[str] = ()) -> set[Link]:
    """Each two hexes that a kind of way joins, once; not those that one of the other kinds joins too."""
    ways = field.world.ways
    other = {pair for name in but for pair in ways.get(name, ())}
    return {(a, b) for a, b in ways.get(kind, ()) if a < b and (a, b) not in other}


def knots(of: Iterable[Link]) -> set[int]:
    """Hexes where more or fewer than two links meet."""
    count: dict[int, int] = {}
    for pair in of:
        for place in pair:
            count[place] = count.get(place, 0) + 1
    return {place for place, number in count.items() if number != 2}


def courses(field: Field, of: Iterable[Link], through: Collection[int]) -> list[Line]:
    """The points of each way; `through` are the hexes whose centre it passes."""
    found = []
    for chain in chains(sorted(of), through):
        points = [field.centre(chain[0])]
        for a, b in pairwise(chain):
            points += field.crossing(a, b)
        found.append([*points, field.centre(chain[-1])])
    return found


def beside(line: Line, by: float) -> Line:
    """A line that keeps to the left of another (on the sheet, where y runs down, that is by the pen's left hand)."""
    shifted: list[Point] = []
    for n, (x, y) in enumerate(line):
        (ax, ay), (bx, by_) = line[max(0, n - 1)], line[min(len(line) - 1, n + 1)]
        reach = math.dist((ax, ay), (bx, by_)) or 1.0
        shifted.append((x + by * (by_ - ay) / reach, y - by * (bx - ax) / reach))
    return shifted


def legs(field: Field, line: Line, along: Iterable[int]) -> list[Line]:
    """A line that has been drawn past these hexes, cut where it is nearest to the centre of each."""
    cuts, start = [], 0
    for place in along:
        centre = field.centre(place)
        start = min(range(start, len(line)), key=lambda n: math.dist(line[n], centre))
        cuts.append(start)
    return [line[a : b + 1] for a, b in pairwise(cuts)]
