"""Where sections meet: a coloured band on the hexes of a joint, and a ribbon across the gutter to those they touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from sirocco.board.drawing.chains import chains
from sirocco.board.drawing.geometry import Line, Point, bounds
from sirocco.board.drawing.hexfield import Field, Side
from sirocco.board.drawing.lettering import SERIF
from sirocco.board.drawing.svg import circle, group, number, path_data, tag, words
from sirocco.board.hexmap import EDGE

STYLE = f"""
.bd-band{{fill:none;stroke-linejoin:round;stroke-linecap:round}}
.bd-band-case{{stroke:#2b2115;stroke-opacity:.6;stroke-width:7.4}}
.bd-band-line{{stroke-width:5.4}}
.bd-ribbon{{fill-opacity:.27;stroke-opacity:.8;stroke-width:1.2}}
.bd-joint{{stroke:#2b2115;stroke-width:1.3}}
.bd-joint-letter{{font-family:{SERIF};font-weight:600;font-size:17px;fill:#2b2115;text-anchor:middle}}
"""

UNKNOWN = "#9a8f7c"
INSET = 0.115


class Joint(msgspec.Struct, frozen=True):
    """Hexes of two sections that all touch each other: the western ones, the eastern ones."""

    west: tuple[int, ...]
    east: tuple[int, ...]


def joints(field: Field) -> list[Joint]:
    """All joints of the map, from west to east and from north to south."""
    world = field.world
    found: dict[frozenset[int], None] = {}
    for of in world.board.links:
        across = [other for other, kind in of.items() if kind == EDGE]
        if across:
            found[frozenset([*across, *(i for i, kind in world.board.links[across[0]].items() if kind == EDGE)])] = None
    made = []
    for places in found:
        ordered = sorted(places, key=lambda i: (field.centre(i)[0], -world.at[i][0]))
        first = world.section_of[ordered[0]]
        west = sorted((i for i in places if world.section_of[i] == first), key=lambda i: -world.at[i][0])
        east = sorted((i for i in places if world.section_of[i] != first), key=lambda i: -world.at[i][0])
        made.append(Joint(tuple(west), tuple(east)))
    return sorted(made, key=lambda joint: (world.section_of[joint.west[0]], field.centre(joint.west[0])[1]))


def draw(field: Field, colours: Mapping[str, str]) -> str:
    """`colours` by the number of any hex of a joint."""
    ribbons, bands, letters = [], [], []
    for n, joint in enumerate(joints(field)):
        ids = {field.world.ids[i] for i in (*joint.west, *joint.east)}
        colour = next((of for name, of in colours.items() if name in ids), UNKNOWN)
        left, right = _edge(field, joint.west, 1), _edge(field, joint.east, -1)
        ribbons.append(tag("path", d=_ribbon(left, right), class_="bd-ribbon", fill=colour, stroke=colour))
        bands += [_band(field, place, 1, colour) for place in joint.west]
        bands += [_band(field, place, -1, colour) for place in joint.east]
        letters.append(_letter(chr(ord("A") + n), _head(left, right), colour))
    return group([*ribbons, *bands, *letters])


def _free(field: Field, place: int, way: int) -> list[tuple[int, Side]]:
    """The sides of a hex at the eastern (1) or western (-1) edge of its section: heading and side."""
    world = field.world
    own = {at for at, section in zip(world.at, world.section_of, strict=True) if section == world.section_of[place]}
    rows = {row for row, _ in own}
    found = []
    for heading, at in enumerate(world.grid.neighbours(world.at[place])):
        if at not in own and at[0] in rows and world.grid.headings[heading].east * way > 0:
            found.append((heading, field.side(place, heading)))
    return found


def _edge(field: Field, places: Iterable[int], way: int) -> Line:
    """The outer edge of these hexes from north to south."""
    lines = chains(side for place in places for _, side in _free(field, place, way))
    line = max(lines, key=len)
    return line if line[0][1] < line[-1][1] else line[::-1]


def _band(field: Field, place: int, way: int, colour: str) -> str:
    inner = dict(zip(field.corners(place), field.inset(place, INSET), strict=True))
    lines = chains((inner[a], inner[b]) for _, (a, b) in _free(field, place, way))
    data = "".join(path_data(line) for line in lines)
    return group(
        [
            tag("path", d=data, class_="bd-band-case"),
            tag("path", d=data, class_="bd-band-line", stroke=colour),
        ],
        class_="bd-band",
    )


def _ribbon(left: Line, right: Line) -> str:
    """Down the western edge, across, up the eastern one, and back."""

    def to(start: Point, end: Point) -> str:
        middle = number((start[0] + end[0]) / 2)
        ends = f"{number(end[0])} {number(end[1])}"
        return f"C{middle} {number(start[1])} {middle} {number(end[1])} {ends}"

    rest = "".join(f"L{number(x)} {number(y)}" for x, y in right[-2::-1])
    return f"{path_data(left)}{to(left[-1], right[-1])}{rest}{to(right[0], left[0])}z"


def _head(left: Line, right: Line) -> Point:
    """In the middle of the gutter, a little above the middle of the ribbon, where most ways cross it."""
    a, b = bounds(left), bounds(right)
    top, bottom = (a[1] + b[1]) / 2, (a[3] + b[3]) / 2
    return (a[2] + b[0]) / 2, top + 0.3 * (bottom - top)


def _letter(text: str, at: Point, colour: str) -> str:
    return group(
        [
            circle(at, 12.5, class_="bd-joint", fill="#f6eedb"),
            circle(at, 10.2, class_="bd-joint", fill=colour, stroke_width="0", fill_opacity=".55"),
            tag("text", words(text), x=at[0], y=at[1] + 5.8, class_="bd-joint-letter"),
        ]
    )
