"""A small writer of SVG: elements as text, numbers to one decimal, paths in relative steps so that they pack well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from sirocco.board.drawing.geometry import Point, Rect

Value = str | float

NAMESPACE = "http://www.w3.org/2000/svg"


def number(value: float) -> str:
    """To one decimal at most, without a needless zero."""
    return _tenths(round(value * 10))


def tag(element: str, *children: str, **attributes: Value | None) -> str:
    """One element. Attribute names with a dash are written with an underscore, `class` as `class_`; None leaves out."""
    written = []
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            written.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = f"<{element}{''.join(written)}"
    return f"{opening}>{''.join(children)}</{element}>" if children else f"{opening}/>"


def group(children: Iterable[str], **attributes: Value | None) -> str:
    return tag("g", "".join(children), **attributes)


PARTS = ".bd-part{display:none}.bd-seen{display:inline}"


def part(name: str, *children: str) -> str:
    """A part of the drawing that is seen only while the table says so (`Table.parts`)."""
    return tag("g", *children, class_="bd-part", data_part=name)


def words(text: str) -> str:
    """Text between tags."""
    return escape(text)


def path_data(points: Sequence[Point], closed: bool = False) -> str:
    """Path data through the points. Rounded steps are taken from where rounding left off, so errors never add up."""
    at = [round(points[0][0] * 10), round(points[0][1] * 10)]
    parts = [f"M{_tenths(at[0])} {_tenths(at[1])}"]
    steps = []
    for x, y in points[1:]:
        to = (round(x * 10), round(y * 10))
        if to != tuple(at):
            steps.append(f"{_tenths(to[0] - at[0])} {_tenths(to[1] - at[1])}")
            at = [*to]
    if steps:
        parts.append("l" + " ".join(steps).replace(" -", "-"))
    return "".join(parts) + ("z" if closed else "")


def _tenths(value: int) -> str:
    text = f"{value / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def line(points: Sequence[Point], closed: bool = False, **attributes: Value | None) -> str:
    return tag("path", d=path_data(points, closed), **attributes)


def rect(of: Rect, **attributes: Value | None) -> str:
    return tag("rect", x=of[0], y=of[1], width=of.width, height=of.height, **attributes)


def circle(at: Point, r: float, **attributes: Value | None) -> str:
    return tag("circle", cx=at[0], cy=at[1], r=r, **attributes)


def document(width: float, height: float, *children: str, **attributes: Value | None) -> str:
    box = f"0 0 {number(width)} {number(height)}"
    return tag("svg", *children, xmlns=NAMESPACE, viewBox=box, width=width, height=height, **attributes)
