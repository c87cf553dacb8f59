"""A board of areas as a picture. The game says how its links look and what its areas are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from sirocco.board.drawing import PlaceShape, furniture, svg, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.board_picture import BoardPicture
from sirocco.board.drawing.geometry import Line
from sirocco.board.drawing.landscape import Landscape
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.outlines import Outlines
from sirocco.board.drawing.plan import Plan
from sirocco.board.graph import Board

KILOMETRES = (0, 25, 50)
"""On a scale bar."""


class AreaBoard(BoardPicture):
    """`areas` are the ids of the places of `world`."""

    plan: Plan
    rough: ClassVar[Mapping[str, float]]
    """How uneven each kind of way is drawn."""
    longitudes: ClassVar[tuple[int, int]]
    latitudes: ClassVar[tuple[int, int]]
    """Whose degrees may stand in the margin."""
    scale_names: ClassVar[Sequence[str]]
    """The messages below the scale bars."""
    km_per_degree: ClassVar[float]
    """Of longitude, in the middle of the map."""

    def __init__(
        self,
        plan: Plan,
        outlines: Outlines,
        world: Board,
        areas: Sequence[str],
        turns: Sequence[Any],
        language: str,
    ) -> None:
        super().__init__(plan, turns, language)
        self.world = world
        self.areas = areas
        self.outlines = outlines
        self.landscape = Landscape(plan, outlines, self.say)

    def links(self, *kinds: str) -> list[tuple[str, str]]:
        """Pairs of areas joined by a link of one of these kinds, or of any, each pair once."""
        found = enumerate(self.world.links)
        return [
            (self.areas[a], self.areas[b])
            for a, links in found
            for b, kind in links.items()
            if a < b and (kind in kinds or not kinds)
        ]

    def ways(self, kind: str) -> list[Line]:
        """The ways of a kind, in the order of the links."""
        pairs = enumerate(self.links(kind), 7)
        return [ways.way(self.landscape.between(*pair), n, self.rough[kind]) for n, pair in pairs]

    def features(self) -> Iterable[str]:
        """What a game draws above borders and coast: its ways."""
        return ()

    # The board.

    def ground(self) -> str:
        return self.landscape.ground()

    def shores(self) -> Sequence[Line]:
        return self.plan.shores

    def spots(self) -> Iterable[str]:
        return self.landscape.spots()

    def degrees(self) -> str:
        return furniture.graticule(self.plan.projection, self.plan.frame, self.longitudes, self.latitudes, 0.25)

    def shapes(self) -> dict[str, PlaceShape]:
        """Every area."""
        found = {}
        for area in self.areas:
            outline = svg.path_data(self.outlines.outline(area), True)
            found[area] = PlaceShape(*self.plan.block[area], outline, *self.plan.layout(area))
        return found

    def town(self, place: str) -> str:
        return signs.town(self.plan.town_of(place).site)

    def label(self, place: str) -> Label:
        great = self.is_great(place)
        return self.plan.label(place, self.names()[place], self.great_size if great else self.name_size, great)

    def scales(self) -> Iterable[str]:
        """A bar for each part of the map that is stretched differently."""
        across = self.plan.projection.x
        for name, (x, y, lon) in zip(self.scale_names, self.plan.furniture.scales, strict=True):
            unit = (across(lon + 0.5) - across(lon - 0.5)) / self.km_per_degree
            yield furniture.scale_bar((x, y), unit, self.say(name), KILOMETRES)

    def map_layers(self) -> Iterable[str]:
        country = self.landscape
        yield furniture.graticule_lines(self.plan.projection, self.plan.frame)
        yield from country.regions()
        yield from country.relief()
        yield country.borders({frozenset(pair) for pair in self.links()})
        yield country.coast()
        yield country.frontier()
        yield from self.features()
