"""A map of hexes in text. Small, a hex is four characters wide and two lines high and shows who is there; large, it has
room for its number and a name. Roads and trails run between the hexes, names of places below them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from sirocco.board.hexes import HALF_ROW
from sirocco.board.hexmap import HexMap
from sirocco.board.sketch.canvas import Canvas
from sirocco.board.sketch.stacks import Position
from sirocco.kernel.message import Message

UPRIGHT = {"═": "║"}
"""What stands for a way from one row to the next, straight up, by what stands for it along a row."""
MARGIN = 4
"""Columns left of the map, for the numbers of the rows."""
AROUND = 1
"""Hexes shown beyond the outermost counters."""


class Cell(NamedTuple):
    """How large a hex is drawn, in characters and lines."""

    width: int
    height: int


SMALL, LARGE = Cell(4, 2), Cell(8, 3)


class Signs(NamedTuple):
    """What stands for each kind of ground and way: a way's along a row, falling to the right, rising to the right; and
    for signs of markers, each with the message that explains it."""

    ground: Mapping[str, str]
    ways: Mapping[str, tuple[str, str, str]]
    marks: Mapping[str, tuple[str, Message]] = MappingProxyType({})


class Window(NamedTuple):
    """A part of one section: rows and columns, first and last."""

    section: int
    rows: tuple[int, int]
    columns: tuple[int, int]


class HexSketch:
    """The map with the counters on it, cut to windows."""

    def __init__(self, world: HexMap, names: Mapping[int, str], signs: Signs, position: Position) -> None:
        self.world = world
        self.names = names
        self.signs = signs
        self.position = position
        markers = position.table.markers
        self.marked = {m.place: signs.marks[m.sign][0] for m in markers if m.sign in signs.marks}

    def text(self, around: str | None, width: int) -> str:
        """The part of each section where counters are, or what lies around a hex; then who is there."""
        windows = self.occupied() if around is None else self.around(self.world.number[around], width)
        shown = {self.world.ids[hex_] for window in windows for hex_ in self.hexes(window)}
        there = sorted((place for place in self.position.stacks if place in shown), reverse=True)
        named = {self.world.ids[hex_] for hex_ in self.names} & shown
        return "\n".join(
            [
                *self.position.headline(width),
                *self.draw(windows, width),
                "",
                *self.position.key(self._key(), width),
                "",
                *self.position.listed(there, self._called, width),
                *self.position.held(named, width),
            ]
        )

    def _called(self, place: str) -> str:
        name = self.names.get(self.world.number[place])
        return place if name is None else f"{place} {name}"

    def _key(self) -> Iterator[tuple[str, str]]:
        """What each sign means."""
        for kind, sign in self.signs.ground.items():
            yield sign, self.position.texts.name("terrain", kind)
        for kind, strokes in self.signs.ways.items():
            yield strokes[0] * 2, self.position.say(f"map-key-{kind}")
        for sign, meaning in self.signs.marks.values():
            yield sign, self.position.texts.say(meaning)

    def occupied(self) -> list[Window]:
        """For each section the part where counters are."""
        windows = []
        for section in range(len(self.world.sections)):
            held = [self.world.number[place] for place in self.position.stacks if place in self.world.number]
            at = [self.world.at[hex_] for hex_ in held if self.world.section_of[hex_] == section]
            if at:
                windows.append(self._window(section, at, AROUND, AROUND))
        return windows

    def around(self, hex_: int, width: int) -> list[Window]:
        """As much around a hex as fits, large; beyond a joint of sections what touches it there."""
        across = max(2, ((width - MARGIN) // LARGE.width - 2) // 2)
        windows = [self._window(self.world.section_of[hex_], [self.world.at[hex_]], across, max(2, across - 1))]
        other: dict[int, list[tuple[int, int]]] = {}
        for place in range(self.world.open):
            section = self.world.section_of[place]
            if section != windows[0].section and self.world.distance(hex_, place) <= across:
                other.setdefault(section, []).append(self.world.at[place])
        return windows + [self._window(section, at, 0, 0) for section, at in other.items()]

    def _window(self, section: int, at: list[tuple[int, int]], across: int, up: int) -> Window:
        """What holds these hexes and so much around them, within the section."""
        own = [spot for spot, s in zip(self.world.at, self.world.section_of, strict=True) if s == section]
        rows, columns = [r for r, _ in at], [c for _, c in at]
        return Window(
            section,
            (max(min(rows) - up, min(r for r, _ in own)), min(max(rows) + up, max(r for r, _ in own))),
            (max(min(columns) - across, min(c for _, c in own)), min(max(columns) + across, max(c for _, c in own))),
        )

    def draw(self, windows: Iterable[Window], width: int) -> list[str]:
        """The windows one below the other; one too wide is cut into strips."""
        lines: list[str] = []
        for window in windows:
            columns = window.columns[1] - window.columns[0] + 1
            cell = LARGE if _width(LARGE, columns) <= width else SMALL
            most = max(1, (width - MARGIN - cell.width // 2) // cell.width)
            for first in range(window.columns[0], window.columns[1] + 1, most):
                strip = window._replace(columns=(first, min(first + most - 1, window.columns[1])))
                lines += ["", self.position.texts.name("section", self.world.sections[window.section])]
                lines += self._strip(strip, cell)
        return lines

    def hexes(self, window: Window) -> list[int]:
        (low, high), (left, right) = window.rows, window.columns
        return [
            hex_
            for hex_, (row, column) in enumerate(self.world.at)
            if self.world.section_of[hex_] == window.section and low <= row <= high and left <= column <= right
        ]

    def _strip(self, window: Window, cell: Cell) -> list[str]:
        hexes = self.hexes(window)
        centres = {hex_: self._centre(hex_) for hex_ in hexes}
        west, north = window.columns[0], max(y for _, y in centres.values())
        spots = {
            hex_: (MARGIN + round(cell.width * (x - west)), 1 + int(cell.height * (north - y) + 0.5))
            for hex_, (x, y) in centres.items()
        }
        canvas = Canvas(
            _width(cell, window.columns[1] - west + 1), 2 + max(y for _, y in spots.values()) + cell.height - 1
        )
        self._rulers(canvas, window, spots, cell)
        self._ways(canvas, spots, cell)
        for hex_, (x, y) in spots.items():
            self._hex(canvas, hex_, x, y, cell)
        self._label(canvas, spots, cell)
        lines = canvas.lines()
        while not lines[-1]:
            lines.pop()
        return lines

    def _centre(self, hex_: int) -> tuple[float, float]:
        """East and north of a hex in columns and rows of text: hexes with flat tops lie in straight columns, every
        other one half a row lower."""
        east, north = self.world.grid.centre(self.world.at[hex_])
        return (east, north / HALF_ROW) if self.world.grid.straight == "rows" else (east / HALF_ROW, north)

    def _rulers(self, canvas: Canvas, window: Window, spots: Mapping[int, tuple[int, int]], cell: Cell) -> None:
        """Numbers of the rows at the left, those of the columns at the top, as a straight row has them."""
        top = min(y for _, y in spots.values()) % cell.height
        for hex_, (_, y) in spots.items():
            if y % cell.height == top:
                canvas.write(0, y, f"{self.world.at[hex_][0]:02}")
        for column in range(window.columns[0], window.columns[1] + 1):
            canvas.write(MARGIN + cell.width * (column - window.columns[0]), 0, f"{column:02}")

    def _hex(self, canvas: Canvas, hex_: int, x: int, y: int, cell: Cell) -> None:
        place = self.world.ids[hex_]
        tokens = self.position.tokens(place) + self.marked.get(place, "")
        sign = self.signs.ground.get(self.world.terrain[hex_], " ")
        if hex_ >= self.world.open:
            shore = any(other < self.world.open for other in self.world.board.neighbours[hex_])
            canvas.write(x, y, sign * (cell.width // 4) if shore else "")
            return
        if cell is SMALL:
            canvas.write(x, y, (tokens or sign)[: cell.width])
            return
        canvas.write(x, y, f"{place} {tokens or sign}"[: cell.width])
        stacks = self.position.stacks.get(place, ())
        if stacks:
            pieces = self.position.sheet.pieces
            first = pieces[stacks[0].pieces[0]].short
            others = sum(len(stack.pieces) for stack in stacks) - 1
            more = f"+{others}" if others else ""
            canvas.write(x, y + 1, first[: cell.width - 1 - len(more)] + more)

    def _label(self, canvas: Canvas, spots: Mapping[int, tuple[int, int]], cell: Cell) -> None:
        """The names of places below their hexes, cut where the next one or something else stands."""
        over = " " + "".join(sign for signs in self.signs.ways.values() for sign in signs)
        by_line: dict[int, list[tuple[int, str]]] = {}
        for hex_, name in self.names.items():
            if hex_ in spots:
                x, y = spots[hex_]
                by_line.setdefault(y + cell.height - 1, []).append((x, name))
        for y, labels in by_line.items():
            labels.sort()
            ends = [x - 1 for x, _ in labels[1:]] + [canvas.width]
            for (x, name), end in zip(labels, ends, strict=True):
                length = min(len(name), end - x)
                while length > 1 and not canvas.is_free(x, y, length, over):
                    length -= 1
                canvas.write(x, y, name[:length])

    def _ways(self, canvas: Canvas, spots: Mapping[int, tuple[int, int]], cell: Cell) -> None:
        for kind, (along, falling, rising) in reversed(list(self.signs.ways.items())):
            for one, other in self.world.ways.get(kind, ()):
                if one not in spots or other not in spots:
                    continue
                (x, y), (u, v) = spots[one], spots[other]
                if y == v and x < u:
                    canvas.write(x + 1, y, along * (u - x - 1))
                elif v - y == 1:
                    canvas.write(min(x, u) + 2, y if u > x else v, falling if u > x else rising)
                elif y < v:
                    sign = UPRIGHT.get(along, "|") if u == x else falling if u > x else rising
                    for step in range(1, v - y):
                        canvas.write(x + 1 + round((u - x) * step / (v - y)), y + step, sign)


def _width(cell: Cell, columns: int) -> int:
    return MARGIN + cell.width * columns + cell.width // 2
