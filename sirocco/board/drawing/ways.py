"""Roads, tracks and railways between places, as strokes of the pen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from sirocco.board.drawing.geometry import Line, Point, curve, roughened, walk
from sirocco.board.drawing.svg import group, path_data, tag

STYLE = """
.bd-way{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bd-road-case{stroke:#7d2f1c;stroke-width:6.4}
.bd-road{stroke:#f0cfa6;stroke-width:3}
.bd-track-halo{stroke:#f6ecd3;stroke-opacity:.65;stroke-width:5}
.bd-track{stroke:#7a5330;stroke-width:2.3;stroke-dasharray:9 5.5;stroke-linecap:butt}
.bd-rail{stroke:#1f1810;stroke-width:1.7;stroke-dasharray:11 3;stroke-linecap:butt}
.bd-rail-ties{stroke:#1f1810;stroke-width:1.1}
.bd-rail-halo{stroke:#f6ecd3;stroke-opacity:.6;stroke-width:4.4}
.bd-rail-planned{stroke:#1f1810;stroke-opacity:.72;stroke-width:1.5;stroke-dasharray:3 5;stroke-linecap:butt}
.bd-planned{stroke:#7d2f1c;stroke-width:4.4;stroke-dasharray:5 4;stroke-linecap:butt}
.bd-planned-bed{stroke:#f0e3c4;stroke-width:2.6;stroke-linecap:butt}
"""

TIE = 3.1
"""Half the length of a railway's tie."""


def way(points: Sequence[Point], seed: int, rough: float) -> Line:
    """A way through the points, a little uneven, as ways are."""
    return roughened(curve(points), 9.0, rough, seed)


def ways(roads: Iterable[Line], tracks: Iterable[Line]) -> str:
    """Tracks below roads; every road's casing below every road's fill, so that they join where they meet."""
    road_data = "".join(path_data(road) for road in roads)
    track_data = "".join(path_data(track) for track in tracks)
    return group(
        [
            tag("path", class_="bd-track-halo", d=track_data),
            tag("path", class_="bd-track", d=track_data),
            tag("path", class_="bd-road-case", d=road_data),
            tag("path", class_="bd-road", d=road_data),
        ],
        class_="bd-way",
    )


def railway(lines: Iterable[Line], apart: float = 14.0) -> str:
    """A broken line with ties across it."""
    lines = list(lines)
    data = "".join(path_data(line) for line in lines)
    ties = []
    for line in lines:
        for x, y, angle in walk(line, apart, apart / 2):
            dx, dy = TIE * math.sin(angle), -TIE * math.cos(angle)
            ties.append(f"M{x - dx:.1f} {y - dy:.1f}l{2 * dx:.1f} {2 * dy:.1f}")
    return group(
        [
            tag("path", class_="bd-rail-halo", d=data),
            tag("path", class_="bd-rail", d=data),
            tag("path", class_="bd-rail-ties", d="".join(ties)),
        ],
        class_="bd-way",
    )


def planned_railway(lines: Iterable[Line]) -> str:
    """A railway that may be built."""
    data = "".join(path_data(line) for line in lines)
    return group([tag("path", class_=name, d=data) for name in ("bd-rail-halo", "bd-rail-planned")], class_="bd-way")


def planned(lines: Iterable[Line]) -> str:
    """A road that may be built."""
    data = "".join(path_data(line) for line in lines)
    return group([tag("path", class_=name, d=data) for name in ("bd-planned", "bd-planned-bed")], class_="bd-way")
