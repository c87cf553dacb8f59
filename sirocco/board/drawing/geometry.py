"""Lines and outlines on the sheet: measuring, smoothing, roughening, clipping. Nothing here is random twice."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Line = list[Point]


class Rect(tuple[float, float, float, float]):
    """Left, top, right, bottom."""

    __slots__ = ()

    def __new__(cls, left: float, top: float, right: float, bottom: float) -> Rect:
        return super().__new__(cls, (left, top, right, bottom))

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Rect:
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @property
    def width(self) -> float:
        return self[2] - self[0]

    @property
    def height(self) -> float:
        return self[3] - self[1]

    @property
    def centre(self) -> Point:
        return (self[0] + self[2]) / 2, (self[1] + self[3]) / 2

    def grown(self, by: float) -> Rect:
        return Rect(self[0] - by, self[1] - by, self[2] + by, self[3] + by)

    def joined(self, other: Rect) -> Rect:
        """The smallest rectangle around both."""
        return Rect(*map(min, self[:2], other[:2]), *map(max, self[2:], other[2:]))

    def overlap(self, other: Rect) -> float:
        """The area both cover."""
        width = min(self[2], other[2]) - max(self[0], other[0])
        height = min(self[3], other[3]) - max(self[1], other[1])
        return max(width, 0.0) * max(height, 0.0)

    def corners(self) -> Line:
        return [(self[0], self[1]), (self[2], self[1]), (self[2], self[3]), (self[0], self[3])]


def bounds(outline: Sequence[Point]) -> Rect:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Rect(min(xs), min(ys), max(xs), max(ys))


def length(line: Sequence[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def walk(line: Sequence[Point], step: float, start: float = 0.0) -> Iterator[tuple[float, float, float]]:
    """Points every `step` along a line with the direction there (radians)."""
    due = start
    for (ax, ay), (bx, by) in pairwise(line):
        reach = math.dist((ax, ay), (bx, by))
        angle = math.atan2(by - ay, bx - ax)
        while due <= reach and reach:
            t = due / reach
            yield ax + t * (bx - ax), ay + t * (by - ay), angle
            due += step
        due -= reach


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a closed outline holds the point (even and odd crossings)."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def rounded(outline: Sequence[Point], most: float = 12.0) -> Line:
    """The corners of a closed outline cut once (Chaikin), none by more than `most`."""
    cut: Line = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        reach = math.dist(a, b)
        near = min(0.25, most / reach) if reach else 0.25
        cut += [(a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])) for t in (near, 1 - near)]
    return cut


def curve(points: Sequence[Point], step: float = 8.0) -> Line:
    """A smooth line through all points (Catmull and Rom's), drawn in short pieces."""
    if len(points) < 3:
        return list(points)
    drawn = [points[0]]
    for p0, p1, p2, p3 in zip([points[0], *points], points, points[1:], [*points[2:], points[-1]], strict=False):
        pieces = max(1, round(math.dist(p1, p2) / step))
        drawn += [
            (_bend(p0[0], p1[0], p2[0], p3[0], n / pieces), _bend(p0[1], p1[1], p2[1], p3[1], n / pieces))
            for n in range(1, pieces)
        ]
        drawn.append(p2)
    return drawn


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    """Between b and c, heading from a and to d."""
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d)))


def chance(*key: int) -> float:
    """A number from -1 to 1 that depends on the key alone."""
    mixed = 0x9E3779B9
    for part in key:
        mixed = ((mixed ^ (part & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed ^= mixed >> 13
    mixed = (mixed * 0xC2B2AE35) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def roughened(line: Sequence[Point], step: float, by: float, seed: int) -> Line:
    """The line resampled every `step` and shaken a little, as if surveyed on foot; the ends stay."""
    steps = list(walk(line, step))
    if len(steps) < 3:
        return list(line)
    shaken: Line = [line[0]]
    drift = 0.0
    for i, (x, y, angle) in enumerate(steps[1:]):
        drift = 0.55 * drift + by * chance(seed, i)
        shaken.append((x - drift * math.sin(angle), y + drift * math.cos(angle)))
    if math.dist(shaken[-1], line[-1]) < step / 2:
        shaken.pop()
    return [*shaken, line[-1]]


def simplified(line: Sequence[Point], tolerance: float) -> Line:
    """Fewer points, none further than `tolerance` from the line (Douglas and Peucker)."""
    keep = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        worst, at = tolerance, -1
        for i in range(first + 1, last):
            away = _away(line[i], line[first], line[last])
            if away > worst:
                worst, at = away, i
        if at >= 0:
            keep.add(at)
            parts += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def _away(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from the segment a-b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square))
    return math.dist(point, (a[0] + t * dx, a[1] + t * dy))


def clipped(outline: Sequence[Point], frame: Rect) -> Line:
    """A closed outline cut to a rectangle (Sutherland and Hodgman)."""
    kept = list(outline)
    for axis, limit, sign in ((0, frame[0], 1), (0, frame[2], -1), (1, frame[1], 1), (1, frame[3], -1)):
        kept = _cut(kept, lambda p, axis=axis, limit=limit, sign=sign: sign * (p[axis] - limit))  # type: ignore[misc]
    return kept


def within(line: Sequence[Point], frame: Rect) -> list[Line]:
    """The pieces of an open line that lie in a rectangle."""
    pieces: list[Line] = []
    for a, b in pairwise(line):
        kept = _kept(a, b, frame)
        if kept is None:
            continue
        if pieces and pieces[-1][-1] == kept[0]:
            pieces[-1].append(kept[1])
        else:
            pieces.append([*kept])
    return pieces


def _kept(a: Point, b: Point, frame: Rect) -> tuple[Point, Point] | None:
    """The part of a segment in a rectangle (Liang and Barsky)."""
    first, last = 0.0, 1.0
    for axis in (0, 1):
        go = b[axis] - a[axis]
        for limit, sign in ((frame[axis], 1), (frame[axis + 2], -1)):
            depth = sign * (a[axis] - limit)
            if not go:
                if depth < 0:
                    return None
            elif sign * go > 0:
                first = max(first, -depth / (sign * go))
            else:
                last = min(last, -depth / (sign * go))
    if first >= last:
        return None

    def at(t: float) -> Point:
        return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])

    return (a if first == 0 else at(first)), (b if last == 1 else at(last))


def _cut(outline: Line, depth: Callable[[Point], float]) -> Line:
    kept: Line = []
    for a, b in zip(outline, [*outline[1:], *outline[:1]], strict=True):
        da, db = depth(a), depth(b)
        if da >= 0:
            kept.append(a)
        if (da >= 0) != (db >= 0):
            t = da / (da - db)
            kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
    return kept
