"""What The Dark Sands adds to its description in words: the sections of its map, terrain, formations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.display.best_odds import best_attack
from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.describer import TableDescriber


class GameDescriber(TableDescriber[DarkSandsState, DarkSands]):
    """The map without a picture. Nothing in it is hidden from anybody."""

    behind: ClassVar[Mapping[str, str]] = {"activate": "join"}
    clauses: ClassVar[Mapping[str, str]] = {"values": "DS-12.0a", "due": "DS-22.0a", "supply": "DS-10.1a"}
    marches: ClassVar[Mapping[str, str]] = {"moved": "units", "extended": "unit", "retreated": "units"}

    def regions(self) -> Iterable[tuple[str, Sequence[str]]]:
        """The sections, each from west to east."""
        c = self.components
        places: dict[str, list[str]] = {section: [] for section in c.map.sections}
        for hex_ in sorted(range(c.map.open), key=lambda h: (c.map.at[h][1], c.map.at[h][0])):
            places[c.map.sections[c.map.section_of[hex_]]].append(c.map.ids[hex_])
        return [(self.texts.name("section", section), found) for section, found in places.items()]

    def place_notes(self, place: int) -> Iterator[Line]:
        c = self.components
        terrain = self.texts.name("terrain", c.map.terrain[place])
        section = self.texts.name("section", c.map.sections[c.map.section_of[place]])
        yield Line(f"{terrain}, {section}", "", 1, "DS-6.0a")

    def unit_notes(self, unit: int) -> Iterator[Line]:
        c = self.components
        formation = c.units[unit].formation
        if formation is not None and c.members[c.formation_of[unit]].bit_count() > 1:
            yield Line(self.texts.name("formation", formation), "", 1, "DS-12.5a")

    def best(self) -> list[Action]:
        return best_attack(self.state, self.step) if isinstance(self.step, Attack) else []
