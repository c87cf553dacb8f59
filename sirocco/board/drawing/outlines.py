"""Outlines of places from arcs: each arc is the line between two owners, so neighbours share every vertex."""

from __future__ import annotations

import math
from collections import defaultdict
from importlib.resources.abc import Traversable

import msgspec

from sirocco.board.drawing.geometry import Line, Point, length
from sirocco.kernel.conversion import decode


class Arc(msgspec.Struct, frozen=True):
    """`of` names the owners to both sides; beyond the last place lie `sea`, `open` ground, or the `edge` of the map."""

    of: tuple[str, str]
    line: list[float]

    @property
    def points(self) -> Line:
        return list(zip(self.line[::2], self.line[1::2], strict=True))


class Patch(msgspec.Struct, frozen=True):
    """Ground that no place owns, between places that must not touch."""

    name: str
    kind: str
    ring: list[int]


class Outlines(msgspec.Struct, frozen=True):
    """A ring is a list of arcs, counted from 1; a negative number runs along the arc backwards."""

    note: str
    arcs: list[Arc]
    areas: dict[str, list[int]]
    closed: list[Patch]

    @classmethod
    def read(cls, file: Traversable) -> Outlines:
        return decode(file.read_bytes(), cls)

    def ring(self, arcs: list[int]) -> Line:
        points: Line = []
        for n in arcs:
            along = self.arcs[abs(n) - 1].points
            points += (along if n > 0 else along[::-1])[:-1]
        return points

    def outline(self, name: str) -> Line:
        return self.ring(self.areas[name])

    def contacts(self) -> dict[frozenset[str], float]:
        """How much border each two places share."""
        shared: dict[frozenset[str], float] = defaultdict(float)
        for arc in self.arcs:
            if all(name in self.areas for name in arc.of):
                shared[frozenset(arc.of)] += length(arc.points)
        return dict(shared)

    def crossing(self, a: str, b: str, start: Point, end: Point, clear: float = 11.0) -> Point | None:
        """Where a way from `start` in a to `end` in b best crosses their border, clear of its ends."""
        best: tuple[float, Point] | None = None
        for arc in self.arcs:
            if set(arc.of) != {a, b}:
                continue
            points = arc.points
            total, run = length(points), 0.0
            for i, point in enumerate(points):
                run += math.dist(points[i - 1], point) if i else 0.0
                if min(run, total - run) < min(clear, total / 3):
                    continue
                detour = math.dist(start, point) + math.dist(point, end)
                if best is None or detour < best[0]:
                    best = (detour, point)
        return None if best is None else best[1]
