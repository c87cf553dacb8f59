"""A coast that agrees with the hexes: it is bent where the rules need land or sea that the real coast just misses.

A printed map does the same: a road that runs along the shore must not run in the water because a hex is wide.
"""

from __future__ import annotations

import math
from functools import lru_cache

from sirocco.board.drawing.geometry import Line, Point, inside, walk

Points = tuple[Point, ...]
STEP = 14.0
"""Distance of the points the coast is bent at."""
ROUNDS = 6


@lru_cache(maxsize=8)
def faithful(coast: Points, rest: Points, dry: Points, wet: Points, keep: float) -> Points:
    """The coast bent so that it passes the `dry` points on their seaward side and the `wet` ones on the other, by
    `keep` at least. The `rest` closes the land. All languages and scenarios of a game have the same coast."""
    line = [(x, y) for x, y, _ in walk(coast, STEP)]
    far = 8 * keep + STEP
    points = [(point, True) for point in dry] + [(point, False) for point in wet]
    cells = {(int(x // far) + dx, int(y // far) + dy) for x, y in line for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    wanted = [(point, land) for point, land in points if (int(point[0] // far), int(point[1] // far)) in cells]
    cells_of_line = _Cells(line, far)
    for _ in range(ROUNDS):
        bent = False
        for point, land in wanted:
            nearest = cells_of_line.nearest(point)
            if nearest is None:
                continue
            away = math.dist(nearest, point)
            right = away > far or inside(point, [*line, *rest]) == land
            if right and away >= keep:
                continue
            lacking = keep - away if right else keep + away
            line = _pushed(line, nearest, _towards(nearest, point, -1 if right else 1), lacking, STEP + 2 * lacking)
            cells_of_line = _Cells(line, far)
            bent = True
        if not bent:
            break
    return tuple(line)


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


class _Cells:
    """The points of a line by squares, so that those near a place are found at once."""

    def __init__(self, line: Line, size: float) -> None:
        self._size = size
        self._cells: dict[tuple[int, int], list[Point]] = {}
        for x, y in line:
            self._cells.setdefault((int(x // size), int(y // size)), []).append((x, y))

    def nearest(self, to: Point) -> Point | None:
        """The nearest point, as long as it is not farther than a square is wide."""
        x, y = to
        column, row = int(x // self._size), int(y // self._size)
        near = [at for dx in (-1, 0, 1) for dy in (-1, 0, 1) for at in self._cells.get((column + dx, row + dy), ())]
        return min(near, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2, default=None)


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
