"""What lies around any map: the title, the compass rose, the boxes and the turn track."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from sirocco.board.drawing import PlaceShape, furniture, trays
from sirocco.board.drawing.geometry import Rect
from sirocco.board.drawing.sheetplan import SheetPlan
from sirocco.kernel.presentation.display import SideStyle

NOBODYS = "#9a8f7c"
"""The blank beside the title of a box that belongs to neither side."""
LOWER = 11.0
"""How far below its middle the counters of a box are centred: its title stands at the head."""


class Surroundings(msgspec.Struct, frozen=True):
    """`say` gives the words of a key in the language of the sheet. A box is called WHAT-SIDE, or WHAT if it is
    nobody's."""

    plan: SheetPlan
    styles: Sequence[SideStyle]
    turns: int
    say: Callable[[str], str]

    def spaces(self) -> list[Rect]:
        """The spaces of the turn track, in rows."""
        f = self.plan.furniture
        return trays.spaces(Rect(*f.track), self.turns, f.track_columns)

    def places(self, columns: int, rows: int, up: Callable[[int], float]) -> dict[str, PlaceShape]:
        """Every box and every space of the turn track. A space's counters lie in so many columns and rows, above its
        notes: so far `up` from its middle on a turn."""
        shapes = {}
        for name, box in self.plan.box.items():
            rect = Rect(*box.rect)
            x, y = rect.centre
            shapes[name] = PlaceShape(x, y + LOWER, furniture.outline_of(rect), box.columns, box.rows, False)
        for n, rect in enumerate(self.spaces(), 1):
            x, y = rect.centre
            shapes[f"turn-{n}"] = PlaceShape(x, y - up(n), furniture.outline_of(rect), columns, rows, False)
        return shapes

    def title(self, below: Sequence[str], size: float) -> Iterable[str]:
        """The title with the lines below it, and the compass rose."""
        f = self.plan.furniture
        yield furniture.cartouche(Rect(*f.cartouche), self.say("title"), [self.say(key) for key in below], size)
        yield furniture.rose(f.rose, f.rose_radius, self.say("north"))

    def boxes(self) -> Iterable[str]:
        styles = {style.id: style for style in self.styles}
        for name, box in self.plan.box.items():
            what, _, side = name.rpartition("-")
            style = styles.get(side)
            if style is None:
                yield trays.tray(Rect(*box.rect), self.say(name), NOBODYS, False)
            else:
                yield trays.tray(Rect(*box.rect), self.say(what), style.colour, style.cut)
