"""Beside the map of The Dark Sands: title, scales, the turn track, the boxes."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sirocco.board.drawing import PlaceShape, furniture, svg, trays
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.drawing.surroundings import Surroundings
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import TurnRow
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.display.counters import STYLES
from sirocco.kernel.presentation.text import Catalogue

STYLE = """
.bd-note{font-size:11px}
"""

TITLE_SIZE = 38.0


class Beside:
    """What lies around the map, in one language."""

    def __init__(self, components: DarkSands, plan: HexPlan, words: Catalogue) -> None:
        self.components = components
        self.plan = plan
        self.words = words
        self.around = Surroundings(plan, STYLES, len(components.turns), lambda key: words.say(f"map-{key}"))

    def places(self) -> dict[str, PlaceShape]:
        """Where counters lie."""
        return self.around.places(8, 2, lambda _: 4)

    def draw(self) -> Iterable[str]:
        yield from self.around.title(("theatre", "months", "magnified"), TITLE_SIZE)
        yield from self._scales()
        yield from self._track()
        yield from self.around.boxes()

    def _scales(self) -> Iterable[str]:
        for section, at in self.plan.furniture.scales.items():
            row = self.plan.fit[section]
            unit = self.plan.sheet.pitch / math.hypot(row.east[0], row.north[0])
            steps = (0, 10, 20, 30) if unit > 5 else (0, 20, 40, 60)
            yield furniture.scale_bar(at, unit, self.words.say(f"map-scale-{section}"), steps)

    def _track(self) -> Iterable[str]:
        for n, (rect, row) in enumerate(zip(self.around.spaces(), self.components.turns, strict=True), 1):
            notes = []
            for side in (ALLIED, AXIS):
                style = STYLES[side]
                notes.append(trays.Note(style.colour, style.cut, self._chits(row, side)))
            yield trays.turn_space(rect, n, self.words.dates(row.dates), notes)
            first = STYLES[SIDES.index(row.initiative)]
            yield trays.swatch(rect[0] + 39, rect[1] + 8, 12, first.colour, first.cut)
            parts = ["initiative", "repair"] if row.repair else ["initiative"]
            text = " · ".join(self.words.say(f"map-{what}") for what in parts)
            yield svg.tag("text", text, x=rect[0] + 56, y=rect[1] + 18, class_="bd-sans bd-note")

    def _chits(self, row: TurnRow, side: int) -> str:
        chits = row.allied if side == ALLIED else row.axis
        parts = []
        for chit, number in chits.items():
            name = self.words.say(f"map-chit-{chit}")
            parts.append(name if number == 1 else f"{number} {name}")
        return " · ".join(parts)
