"""What The Dark Sands adds to its description in words: formations, and the attackers with the best odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.display.best_odds import best_attack
from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.presentation.describe import Line
from sirocco.mechanics.display.hex_describer import HexDescriber


class GameDescriber(HexDescriber[DarkSandsState, DarkSands]):
    """The map without a picture. Nothing in it is hidden from anybody."""

    behind: ClassVar[Mapping[str, str]] = {"activate": "join"}
    clauses: ClassVar[Mapping[str, str]] = {
        "values": "DS-12.0a",
        "due": "DS-22.0a",
        "supply": "DS-10.1a",
        "terrain": "DS-6.0a",
    }
    marches: ClassVar[Mapping[str, str]] = {"moved": "units", "extended": "unit", "retreated": "units"}

    def unit_notes(self, unit: int) -> Iterator[Line]:
        c = self.components
        formation = c.units[unit].formation
        if formation is not None and c.members[c.formation_of[unit]].bit_count() > 1:
            yield Line(self.texts.name("formation", formation), "", 1, "DS-12.5a")

    def best(self) -> list[Action]:
        return best_attack(self.state, self.step) if isinstance(self.step, Attack) else []
