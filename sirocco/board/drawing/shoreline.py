"""A coast that agrees with the hexes: it is bent where the rules need land or sea that the real coast just misses.

A printed map does the same: a road that runs along the shore must not run in the water because a hex is wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sirocco.board.drawing.geometry import Line, Point, inside, walk

STEP = 14.0
"""Distance of the points the coast is bent at."""
ROUNDS = 6


def faithful(
    coast: Sequence[Point], rest: Sequence[Point], dry: Sequence[Point], wet: Sequence[Point], keep: float
) -> Line:
    """The coast bent so that it passes the `dry` points on their seaward side and the `wet` ones on the other, by
    `keep` at least. The `rest` closes the land."""
    line = [(x, y) for x, y, _ in walk(coast, STEP)]
    far = 8 * keep + STEP
    points = [(point, True) for point in dry] + [(point, False) for point in wet]
    cells = {(int(x // far) + dx, int(y // far) + dy) for x, y in line for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    near = [(point, land) for point, land in points if (int(point[0] // far), int(point[1] // far)) in cells]
    wanted = [(point, land) for point, land in near if _square(point, _nearest(line, point)) < far * far]
    for _ in range(ROUNDS):
        bent = False
        for point, land in wanted:
            nearest = _nearest(line, point)
            away = math.dist(nearest, point)
            right = away > far or inside(point, [*line, *rest]) == land
            if right and away >= keep:
                continue
            lacking = keep - away if right else keep + away
            line = _pushed(line, nearest, _towards(nearest, point, -1 if right else 1), lacking, STEP + 2 * lacking)
            bent = True
        if not bent:
            break
    return line


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _nearest(line: Line, to: Point) -> Point:
    x, y = to
    return min(line, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)


def _towards(start: Point, to: Point, sign: int) -> Point:
    reach = math.dist(start, to) or 1.0
    return sign * (to[0] - start[0]) / reach, sign * (to[1] - start[1]) / reach


def _pushed(line: Line, at: Point, way: Point, by: float, reach: float) -> Line:
    """The line moved, most of all where it is nearest."""
    pushed = []
    for x, y in line:
        near = by * math.exp(-_square((x, y), at) / reach**2)
        pushed.append((x + way[0] * near, y + way[1] * near))
    return pushed
