"""A game on hexes in words: its map section by section."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic

from sirocco.board.hexmap import HexMap
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.described_table import C, S
from sirocco.mechanics.display.describer import TableDescriber


class HexDescriber(TableDescriber[S, C], Generic[S, C]):
    """Of a game whose components have a `map` of hexes. The clause behind a hex's ground is `terrain`."""

    @property
    def _map(self) -> HexMap:
        components: Any = self.components
        world: HexMap = components.map
        return world

    def _section(self, hex_: int) -> str:
        return self._map.sections[self._map.section_of[hex_]]

    def regions(self) -> Iterable[tuple[str, Sequence[str]]]:
        """The sections, each from west to east."""
        world = self._map
        places: dict[str, list[str]] = {section: [] for section in world.sections}
        for hex_ in sorted(range(world.open), key=lambda h: (world.at[h][1], world.at[h][0])):
            places[self._section(hex_)].append(world.ids[hex_])
        return [(self.texts.name("section", section), found) for section, found in places.items()]

    def place_notes(self, place: int) -> Iterator[Line]:
        """Its terrain, and the section it lies in."""
        terrain = self.texts.name("terrain", self._map.terrain[place])
        section = self.texts.name("section", self._section(place))
        yield Line(f"{terrain}, {section}", "", 1, self.clauses.get("terrain", ""))
