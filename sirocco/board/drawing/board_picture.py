"""A board as a picture in one language: the map in its frame, and around it title, scales, turn track, boxes and key.

What every board has is put together here; boards of hexes and boards of areas add how they are drawn, and a game adds
what is on its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from sirocco.board.drawing import (
    Drawing,
    PlaceShape,
    borders,
    coast,
    escarpment,
    furniture,
    lettering,
    map_key,
    svg,
    trays,
    ways,
)
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.drawing.marks import Sign
from sirocco.board.drawing.sheetplan import SheetPlan
from sirocco.board.drawing.surroundings import Surroundings
from sirocco.kernel.presentation.display import SideStyle
from sirocco.kernel.presentation.text import Catalogue


class BoardPicture:
    """One board in one language. Its words are the messages `map-...` of the game."""

    package: ClassVar[str]
    """Of the game, whose messages are shown."""
    styles: ClassVar[Sequence[SideStyle]]
    own_style: ClassVar[str] = ""
    """What the game styles in a way of its own."""
    subtitles: ClassVar[Sequence[str]]
    """The messages below the title."""
    title_size: ClassVar[float]
    name_size: ClassVar[float]
    great_size: ClassVar[float]
    """Of the names of places, and of those that matter most."""
    key_layout: ClassVar[KeyLayout]
    track_layout: ClassVar[tuple[int, int]]
    """Columns and rows of counters in a space of the turn track."""
    lift: ClassVar[float] = 3
    """How far above the middle of a space its counters lie."""

    def __init__(self, plan: SheetPlan, turns: Sequence[Any], language: str) -> None:
        """`turns` have their `dates`."""
        self.plan = plan
        self.turns = turns
        self.words = Catalogue(self.package, language)
        self.around = Surroundings(plan, self.styles, len(turns), self.say)

    def say(self, key: str) -> str:
        return self.words.say(f"map-{key}")

    # What a kind of board says.

    def style(self) -> str:
        """The style sheets of all that is drawn."""
        sheets = (coast, furniture, borders, escarpment, ways, signs, lettering, trays, map_key)
        return "".join(module.STYLE for module in sheets) + svg.PARTS

    def ground(self) -> str:
        """The large part without text."""
        raise NotImplementedError

    def shores(self) -> Sequence[Line]:
        """The outlines of the land."""
        raise NotImplementedError

    def map_layers(self) -> Iterable[str]:
        """What is drawn within the frame, from the lowest layer to the highest."""
        raise NotImplementedError

    def degrees(self) -> str:
        """The numbers of meridians and parallels in the margin."""
        raise NotImplementedError

    def scales(self) -> Iterable[str]:
        raise NotImplementedError

    def spots(self) -> Iterable[str]:
        """Small names with their dots."""
        raise NotImplementedError

    def label(self, place: str) -> Label:
        """The name of a place, where it stands."""
        raise NotImplementedError

    def shapes(self) -> dict[str, PlaceShape]:
        """The places of the map."""
        raise NotImplementedError

    # What a game says.

    def names(self) -> dict[str, str]:
        """The places that have a name on the map, and the name."""
        raise NotImplementedError

    def is_great(self, place: str) -> bool:
        """Whether a place is one of those that matter most."""
        return False

    def town(self, place: str) -> str:
        """The sign on the place itself, if there is one."""
        return ""

    def signs_of(self, place: str) -> tuple[list[Sign], list[Sign]]:
        """The signs that stand before and after a place's name."""
        return [], []

    def draw_sign(self, kind: str, at: Point, place: str) -> str:
        raise NotImplementedError

    def key_rows(self) -> Sequence[KeyRow]:
        raise NotImplementedError

    def key_remark(self) -> str:
        return ""

    def turn_notes(self, turn: int) -> Iterable[trays.Note]:
        """The lines at the foot of a turn's space."""
        return ()

    def turn_head(self, turn: int) -> trays.Note | None:
        """A line at its head."""
        return None

    def track_lift(self, turn: int) -> float:
        """The lift of one turn's counters."""
        return self.lift

    # The picture.

    def drawing(self) -> Drawing:
        sheet = self.plan.sheet
        return Drawing(sheet.width, sheet.height, sheet.piece, self.ground(), self.lines(), self.places())

    def places(self) -> dict[str, PlaceShape]:
        """Every place of the map, every box and every space of the turn track."""
        return self.shapes() | self.around.places(*self.track_layout, self.track_lift)

    def signs(self, place: str) -> list[tuple[str, Point, float]]:
        """The signs in a row with a place's name: what, where, how large."""
        return signs.beside(self.label(place), *self.signs_of(place))

    def lines(self) -> str:
        plan = self.plan
        return svg.document(
            plan.sheet.width,
            plan.sheet.height,
            svg.tag("style", (self.style() + self.own_style).replace("\n", "")),
            svg.tag("defs", *coast.clips(plan.frame, self.shores())),
            svg.group(self.map_layers(), clip_path="url(#bd-frame)"),
            furniture.neat_line(plan.frame),
            self.degrees(),
            *self.beside(),
            *self.spots(),
            *self._lettering(),
            class_="bd",
        )

    def beside(self) -> Iterable[str]:
        """What lies around the map."""
        yield from self.around.title(self.subtitles, self.title_size)
        yield from self.scales()
        yield from self.key()
        yield from self.track()
        yield from self.around.boxes()

    def track(self) -> Iterable[str]:
        for n, (rect, row) in enumerate(zip(self.around.spaces(), self.turns, strict=True), 1):
            dates = self.words.dates(row.dates)
            yield trays.turn_space(rect, n, dates, list(self.turn_notes(n)), self.turn_head(n))

    def key(self) -> Iterable[str]:
        f = self.plan.furniture
        return map_key.draw(Rect(*f.key), f.key_columns, self.key_layout, self.key_rows(), self.say, self.key_remark())

    def _lettering(self) -> Iterable[str]:
        for place in self.names():
            yield self.town(place)
            yield self.label(place).draw()
            for kind, at, _ in self.signs(place):
                yield self.draw_sign(kind, at, place)
