"""A map of areas in text: each area with its name and its stacks, joined by lines for its links, as the places lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sirocco.board.sketch.canvas import Canvas
from sirocco.board.sketch.stacks import Position
from sirocco.kernel.message import Message

Point = tuple[float, float]

NUDGES = (0, -1, 1, -2, 2, -3, 3, -4, 4)
"""By how many lines a label may move to find room, the nearest first."""
LONGEST = 11
"""Letters of a name."""
SHAPE = 0.85
"""Lines for each character of width, at most."""
NEAR = 2
"""How many links away is near."""
LOWEST = 16
"""Lines a sketch of few areas may have."""


class Link(NamedTuple):
    one: str
    other: str
    kind: str


class Strokes(NamedTuple):
    """The characters of a line: level, upright, falling and rising to the right."""

    level: str
    upright: str
    falling: str
    rising: str


class AreaSketch:
    """Areas at their points of the printed map, with the counters of a position."""

    def __init__(
        self,
        points: Mapping[str, Point],
        links: Sequence[Link],
        strokes: Mapping[str, Strokes],
        notes: Mapping[str, str],
        signs: Mapping[str, Message],
        position: Position,
    ) -> None:
        """`strokes` are in the order of their weight: the first are drawn over the others. `notes` stand after names,
        such as victory points; `signs` are those in them, each with the message that explains it."""
        self.points = points
        self.links = links
        self.strokes = strokes
        self.notes = notes
        self.signs = signs
        self.position = position

    def text(self, around: str | None, width: int) -> str:
        """All areas, or those near one; then who is there."""
        places = set(self.points) if around is None else self.near(around, NEAR)
        return "\n".join(
            [
                *self.position.headline(width),
                "",
                *self.draw(places, width),
                "",
                *self.position.key(self._key(), width),
                "",
                *self.position.listed([p for p in self.points if p in places], self.position.place, width),
            ]
        )

    def _key(self) -> Iterator[tuple[str, str]]:
        """What each sign means."""
        for kind, strokes in self.strokes.items():
            yield strokes.level * 2, self.position.say(f"map-key-{kind}")
        for sign, meaning in self.signs.items():
            yield sign, self.position.texts.say(meaning)
        for side, letter in self.position.letters.items():
            yield letter.lower(), self.position.say("sketch-empty", side=side)

    def near(self, place: str, steps: int) -> set[str]:
        """The areas within a number of links."""
        found = {place}
        for _ in range(steps):
            found |= {end for link in self.links if {link.one, link.other} & found for end in (link.one, link.other)}
        return found

    def draw(self, places: Iterable[str], width: int) -> list[str]:
        """These areas and the links between them."""
        shown = [place for place in self.points if place in set(places)]
        labels = {place: self._label(place) for place in shown}
        spots = self._spots(shown, labels, width)
        canvas = Canvas(width, max(y for _, y in spots.values()) + 2)
        for place, (x, y) in spots.items():
            for line, text in enumerate(labels[place]):
                canvas.write(x - len(text) // 2, y + line, text)
        for kind, strokes in self.strokes.items():
            for link in self.links:
                if link.kind == kind and link.one in spots and link.other in spots:
                    _stroke(canvas, spots[link.one], spots[link.other], strokes)
        return canvas.lines()

    def _label(self, place: str) -> tuple[str, str]:
        """Name and notes; below them the stacks, or who controls it."""
        holder = self.position.table.control.get(place)
        empty = self.position.letters[holder].lower() if holder is not None else "·"
        return short(self.position.place(place)) + self.notes.get(place, ""), self.position.tokens(place) or empty

    def _spots(
        self, shown: Sequence[str], labels: Mapping[str, tuple[str, str]], width: int
    ) -> dict[str, tuple[int, int]]:
        """Where each label goes: its point to scale, moved up or down past labels in its way."""
        xs, ys = [self.points[p][0] for p in shown], [self.points[p][1] for p in shown]
        edge = LONGEST // 2 + 2
        scale = (width - 2 * edge) / max(max(xs) - min(xs), 2 * (max(ys) - min(ys)), 1.0)
        down = min(scale * SHAPE, max(LOWEST, len(shown)) / max(max(ys) - min(ys), 1.0))
        taken: set[tuple[int, int]] = set()
        spots: dict[str, tuple[int, int]] = {}
        for place in sorted(shown, key=lambda p: self.points[p][0]):
            x = edge + round((self.points[place][0] - min(xs)) * scale)
            y = round((self.points[place][1] - min(ys)) * down) + max(NUDGES)
            half = max(map(len, labels[place])) // 2 + 1
            cells = {(x + i, j) for i in range(-half, half + 1) for j in (0, 1)}
            nudge = next((n for n in NUDGES if not {(i, y + n + j) for i, j in cells} & taken), 0)
            taken |= {(i, y + nudge + j) for i, j in cells}
            spots[place] = (x, y + nudge)
        top = min(y for _, y in spots.values())
        return {place: (x, y - top) for place, (x, y) in spots.items()}


def _stroke(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], strokes: Strokes) -> None:
    """A line from label to label, where nothing is written yet."""
    (x, y), (u, v) = sorted((start, end))
    steps = max(abs(u - x), abs(v - y), 1)
    for step in range(1, steps):
        at = x + (u - x) * step / steps, y + (v - y) * step / steps
        if abs(v - y) * 3 <= abs(u - x):
            char = strokes.level
        elif abs(u - x) * 2 <= abs(v - y):
            char = strokes.upright
        else:
            char = strokes.falling if v > y else strokes.rising
        canvas.fill(round(at[0]), round(at[1]), char)


def short(name: str) -> str:
    """A name cut to fit: all words but the last by their initials, if need be."""
    *first, last = name.split()
    if len(name) > LONGEST and first:
        name = "".join(f"{word[0]}." for word in first) + last
    return name[:LONGEST]
