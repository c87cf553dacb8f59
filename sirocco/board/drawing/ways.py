"""Roads and tracks between places: a way leaves its place across the border that both share, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.board.drawing.geometry import Line, Point, curve, roughened
from sirocco.board.drawing.svg import group, path_data, tag

STYLE = """
.bd-way{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bd-road-case{stroke:#7d2f1c;stroke-width:6.4}
.bd-road{stroke:#f0cfa6;stroke-width:3}
.bd-track-halo{stroke:#f6ecd3;stroke-opacity:.65;stroke-width:5}
.bd-track{stroke:#7a5330;stroke-width:2.3;stroke-dasharray:9 5.5;stroke-linecap:butt}
"""


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
