"""Around the map: neat line, graticule with its degrees, scale bars, compass rose, cartouche, panels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from sirocco.board.drawing.geometry import Point, Rect
from sirocco.board.drawing.lettering import SERIF
from sirocco.board.drawing.projection import Projection
from sirocco.board.drawing.svg import circle, group, line, number, rect, tag, words

STYLE = f"""
.bd-ink{{fill:none;stroke:#2b2115}}
.bd-grid{{fill:none;stroke:#3d5a62;stroke-opacity:.2;stroke-width:1}}
.bd-degree{{font-family:{SERIF};font-size:17px;fill:#3b2f1e}}
.bd-panel{{fill:#f6eedb;fill-opacity:.86;stroke:#3b2f1e;stroke-width:1.6}}
.bd-panel-rule{{fill:none;stroke:#3b2f1e;stroke-width:.8;stroke-opacity:.75}}
.bd-title{{font-family:{SERIF};fill:#2b2115}}
.bd-key{{font-family:{SERIF};font-size:17px;fill:#2b2115}}
.bd-dark{{fill:#3b2f1e}}
.bd-light{{fill:#f6eedb}}
"""


NEAT = 6.0
"""Breadth of the band of degrees along the neat line."""


def neat_line(frame: Rect) -> str:
    """The double line around the map and the line at the edge of the band that carries the degrees."""
    return group(
        [
            rect(frame, stroke_width="2.4"),
            rect(frame.grown(NEAT), stroke_width=".9"),
            rect(frame.grown(28), stroke_width="1.1"),
            rect(frame.grown(32), stroke_width="3.2"),
        ],
        class_="bd-ink",
    )


def graticule_lines(projection: Projection, frame: Rect) -> str:
    """Meridians and parallels at whole degrees, faint, below everything else."""
    lines = [
        f"M{number(x)} {number(frame[1])}V{number(frame[3])}"
        for x in map(projection.x, range(-180, 181))
        if frame[0] < x < frame[2]
    ]
    lines += [
        f"M{number(frame[0])} {number(y)}H{number(frame[2])}"
        for y in map(projection.y, range(-90, 91))
        if frame[1] < y < frame[3]
    ]
    return tag("path", class_="bd-grid", d="".join(lines))


def graticule(projection: Projection, frame: Rect, lons: Sequence[float], lats: Sequence[float], step: float) -> str:
    """The band around the map: black and white by turns every `step`, whole degrees with their numbers."""
    outer = frame.grown(NEAT)
    xs = [(lon, min(max(projection.x(lon), frame[0]), frame[2])) for lon in _steps(lons, step)]
    ys = sorted((min(max(projection.y(lat), frame[1]), frame[3]), lat) for lat in _steps(lats, step))
    fields, ticks, texts = [], [], []
    for (_, a), (_, b) in list(pairwise(xs))[::2]:
        fields += [_field(a, outer[1], b, frame[1]), _field(a, frame[3], b, outer[3])]
    for (a, _), (b, _) in list(pairwise(ys))[::2]:
        fields += [_field(outer[0], a, frame[0], b), _field(frame[2], a, outer[2], b)]
    for lon, x in xs:
        if lon == int(lon) and frame[0] < x < frame[2]:
            ticks += [f"M{number(x)} {number(outer[1])}v-23", f"M{number(x)} {number(outer[3])}v23"]
            texts += [degree(f"{int(lon)}°", x + 17, y) for y in (outer[1] - 5.5, outer[3] + 17.5)]
    for y, lat in ys:
        if lat == int(lat) and frame[1] < y < frame[3]:
            ticks += [f"M{number(outer[0])} {number(y)}h-23", f"M{number(outer[2])} {number(y)}h23"]
            texts += [degree(f"{int(lat)}°", x, y - 5) for x in (outer[0] - 10, outer[2] + 14)]
    return (
        tag("path", class_="bd-dark", d="".join(fields))
        + tag("path", class_="bd-ink", stroke_width="1.1", d="".join(ticks))
        + "".join(texts)
    )


def _field(left: float, top: float, right: float, bottom: float) -> str:
    return outline_of(Rect(left, top, right, bottom)) if right > left and bottom > top else ""


def _steps(ends: Sequence[float], step: float) -> Iterable[float]:
    count = round((ends[1] - ends[0]) / step)
    return [round(ends[0] + n * step, 4) for n in range(count + 1)]


def degree(text: str, x: float, y: float) -> str:
    return tag("text", words(text), x=x, y=y, text_anchor="middle", class_="bd-degree")


def rose(at: Point, radius: float, north: str) -> str:
    """A compass rose of sixteen points, half of each dark, and north by name."""
    x, y = at
    parts = [
        circle(at, radius * 0.62, class_="bd-ink", stroke_width="1"),
        circle(at, radius * 0.57, class_="bd-ink", stroke_width="2.6", stroke_opacity=".55"),
    ]
    ticks = "".join(
        f"M{number(x + radius * 0.62 * math.cos(a))} {number(y + radius * 0.62 * math.sin(a))}"
        f"l{number(radius * 0.05 * math.cos(a))} {number(radius * 0.05 * math.sin(a))}"
        for a in (math.radians(d) for d in range(0, 360, 10))
    )
    parts.append(tag("path", d=ticks, class_="bd-ink", stroke_width="1"))
    for count, offset, reach, waist in ((8, 22.5, 0.5, 0.13), (4, 45, 0.68, 0.15), (4, 0, 1.0, 0.15)):
        for n in range(count):
            turn = math.radians(offset + n * 360 / count - 90)
            tip = (x + radius * reach * math.cos(turn), y + radius * reach * math.sin(turn))
            half = math.pi / (8 if count == 8 else 4)
            for side, shade in ((-1, "bd-light"), (1, "bd-dark")):
                hip = turn + side * half
                corner = (x + radius * waist * math.cos(hip), y + radius * waist * math.sin(hip))
                parts.append(line([at, tip, corner], True, class_=shade, stroke="#3b2f1e", stroke_width=".8"))
    parts.append(
        tag(
            "text",
            words(north),
            x=x,
            y=y - radius * 1.07,
            font_size=radius * 0.3,
            text_anchor="middle",
            class_="bd-title",
        )
    )
    return group(parts)


def scale_bar(at: Point, unit: float, label: str, kilometres: Sequence[int]) -> str:
    """`unit` is one kilometre on the sheet; alternate fields dark and light, numbers above, what it holds for below."""
    x, y = at
    parts = []
    for n, (a, b) in enumerate(pairwise(kilometres)):
        field = Rect(x + a * unit, y, x + b * unit, y + 6)
        parts.append(rect(field, class_="bd-light" if n % 2 else "bd-dark", stroke="#3b2f1e", stroke_width="1"))
    for n in kilometres:
        text = f"{n} km" if n == kilometres[-1] else str(n)
        parts.append(
            tag("text", words(text), x=x + n * unit, y=y - 5, font_size=14, text_anchor="middle", class_="bd-title")
        )
    middle = x + kilometres[-1] * unit / 2
    parts.append(
        tag(
            "text",
            words(label),
            x=middle,
            y=y + 21,
            font_size=15,
            font_style="italic",
            text_anchor="middle",
            class_="bd-title",
        )
    )
    return group(parts)


def panel(of: Rect, notch: float = 9.0) -> str:
    """A sheet of paper laid on the map, its corners cut in, with a fine inner rule."""
    return tag("path", d=_notched(of, notch), class_="bd-panel") + tag(
        "path", d=_notched(of.grown(-4.5), notch), class_="bd-panel-rule"
    )


def _notched(of: Rect, notch: float) -> str:
    n, wide, high = number(notch), number(of.width - 2 * notch), number(of.height - 2 * notch)
    return (
        f"M{number(of[0] + notch)} {number(of[1])}h{wide}a{n} {n} 0 0 0 {n} {n}v{high}a{n} {n} 0 0 0-{n} {n}"
        f"h-{wide}a{n} {n} 0 0 0-{n}-{n}v-{high}a{n} {n} 0 0 0 {n}-{n}z"
    )


def cartouche(of: Rect, title: str, lines: Sequence[str], size: float = 60) -> str:
    """The title between two rules, and what the map shows below it."""
    x, _ = of.centre
    top = of[1]
    parts = [
        panel(of, 16),
        tag(
            "text",
            words(title),
            x=x + 4,
            y=top + 44 + size / 2,
            font_size=size,
            letter_spacing=".13em",
            text_anchor="middle",
            class_="bd-title",
        ),
        tag("path", d=f"M{number(x - 120)} {number(top + 94)}h240m-180 4h120", class_="bd-ink", stroke_width="1.2"),
    ]
    for n, text in enumerate(lines):
        high, style = (24, None) if n == 0 else (16.5, "italic")
        y = top + 126 + n * 24
        parts.append(
            tag(
                "text", words(text), x=x, y=y, font_size=high, font_style=style, text_anchor="middle", class_="bd-title"
            )
        )
    return group(parts)


def outline_of(of: Rect) -> str:
    """A rectangle as path data."""
    return f"M{number(of[0])} {number(of[1])}h{number(of.width)}v{number(of.height)}h-{number(of.width)}z"
