"""Beside the map of The Dark Sands: title, scales, the turn track, the boxes."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sirocco.board.drawing import PlaceShape, furniture, svg, trays
from sirocco.board.drawing.geometry import Rect
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.drawing.junctions import UNKNOWN
from sirocco.games.dark_sands.components import ALLIED, AXIS, SIDES, DarkSands, TurnRow
from sirocco.games.dark_sands.legend import STYLES
from sirocco.kernel.text import Catalogue

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

    # Where counters lie.

    def turns(self) -> list[Rect]:
        f = self.plan.furniture
        return trays.spaces(Rect(*f.track), len(self.components.turns), f.track_columns)

    def places(self) -> dict[str, PlaceShape]:
        shapes = {}
        for name, box in self.plan.box.items():
            rect = Rect(*box.rect)
            x, y = rect.centre
            shapes[name] = PlaceShape(x, y + 11, furniture.outline_of(rect), box.columns, box.rows, False)
        for n, rect in enumerate(self.turns(), 1):
            x, y = rect.centre
            shapes[f"turn-{n}"] = PlaceShape(x, y - 4, furniture.outline_of(rect), 8, 2, False)
        return shapes

    # The drawing.

    def draw(self) -> Iterable[str]:
        yield from self._title()
        yield from self._scales()
        yield from self._track()
        yield from self._boxes()

    def _title(self) -> Iterable[str]:
        f = self.plan.furniture
        below = tuple(self.words.say(f"map-{key}") for key in ("theatre", "months", "magnified"))
        yield furniture.cartouche(Rect(*f.cartouche), self.words.say("map-title"), below, TITLE_SIZE)
        yield furniture.rose(f.rose, f.rose_radius, self.words.say("map-north"))

    def _scales(self) -> Iterable[str]:
        for section, at in self.plan.furniture.scales.items():
            row = self.plan.fit[section]
            unit = self.plan.sheet.pitch / math.hypot(row.east[0], row.north[0])
            steps = (0, 10, 20, 30) if unit > 5 else (0, 20, 40, 60)
            yield furniture.scale_bar(at, unit, self.words.say(f"map-scale-{section}"), steps)

    # The turn track and the boxes.

    def _track(self) -> Iterable[str]:
        for n, (rect, row) in enumerate(zip(self.turns(), self.components.turns, strict=True), 1):
            notes = []
            for side in (ALLIED, AXIS):
                style = STYLES[side]
                notes.append(trays.Note(style.colour, style.cut, self._chits(row, side)))
            yield trays.turn_space(rect, n, self.words.dates(row.dates), notes)
            first = STYLES[SIDES.index(row.initiative)]
            yield trays.swatch(rect[0] + 39, rect[1] + 8, 12, first.colour, first.cut)
            told = ["initiative", "repair"] if row.repair else ["initiative"]
            text = " · ".join(self.words.say(f"map-{what}") for what in told)
            yield svg.tag("text", text, x=rect[0] + 56, y=rect[1] + 18, class_="bd-sans bd-note")

    def _chits(self, row: TurnRow, side: int) -> str:
        chits = row.allied if side == ALLIED else row.axis
        told = []
        for chit, number in chits.items():
            name = self.words.say(f"map-chit-{chit}")
            told.append(name if number == 1 else f"{number} {name}")
        return " · ".join(told)

    def _boxes(self) -> Iterable[str]:
        for name, box in self.plan.box.items():
            what, _, side = name.rpartition("-")
            if side in SIDES:
                style = STYLES[SIDES.index(side)]
                yield trays.tray(Rect(*box.rect), self.words.say(f"map-{what}"), style.colour, style.cut)
            else:
                yield trays.tray(Rect(*box.rect), self.words.say(f"map-{name}"), UNKNOWN, False)
