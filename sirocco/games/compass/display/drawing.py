"""The board of Compass as a picture. Areas, links, points, bases, ports and the turn track come from the components,
so the picture cannot disagree with the rules; data/ground.toml and data/outlines.json only say where things lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from sirocco.board.drawing import borders, escarpment, samples, trays, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.area_board import AreaBoard
from sirocco.board.drawing.geometry import Point, Rect
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.drawing.marks import Sign
from sirocco.board.drawing.outlines import Outlines
from sirocco.board.drawing.plan import Plan
from sirocco.games.compass.components import SIDES, Compass
from sirocco.games.compass.display.schedule import due_to_leave
from sirocco.games.compass.display.table import STYLES

PACKAGE = "sirocco.games.compass"
ROUGH = {"road": 0.5, "track": 1.1}


@cache
def plan() -> Plan:
    return Plan.read(files(PACKAGE) / "data" / "ground.toml")


@cache
def outlines() -> Outlines:
    return Outlines.read(files(PACKAGE) / "data" / "outlines.json")


class Board(AreaBoard):
    """One board in one language."""

    package = PACKAGE
    styles = STYLES
    subtitles = ("theatre", "months", "stretched")
    title_size, great_size, name_size = 60.0, 26.0, 22.0
    key_layout = KeyLayout(25, 61, 27, 27, 6)
    track_layout = (4, 1)
    rough = ROUGH
    longitudes, latitudes = (18, 28), (28, 34)
    scale_names = ("scale-west", "scale-east")
    km_per_degree = 94.5

    def __init__(self, components: Compass, language: str) -> None:
        c = self.components = components
        super().__init__(plan(), outlines(), c.board, c.area_ids, c.turns, language)
        self.rows = dict(zip(c.area_ids, c.areas, strict=True))

    # The map.

    def features(self) -> Iterable[str]:
        yield ways.ways(self.ways("road"), self.ways("track"))

    def names(self) -> dict[str, str]:
        return {area: row.name for area, row in self.rows.items()}

    def is_great(self, place: str) -> bool:
        return bool(self.rows[place].victory)

    def signs_of(self, place: str) -> tuple[list[Sign], list[Sign]]:
        """Points stand before the name and the rest after it."""
        c = self.components
        number = c.area_ids.index(place)
        before = [("victory", signs.VICTORY)] if self.rows[place].victory else []
        after = []
        for side in range(len(SIDES)):
            if c.logistical[side] == number:
                after.append((f"base-{side}", signs.BASE))
            elif number in c.entries[side]:
                after.append((f"port-{side}", signs.PORT))
        if c.naval >> number & 1 and not after:
            after.append(("anchor", signs.ANCHOR))
        return before, after

    def draw_sign(self, kind: str, at: Point, place: str) -> str:
        return signs.victory(at, self.rows[place].victory) if kind == "victory" else _sign(kind, at)

    # Beside the map.

    def key_rows(self) -> Sequence[KeyRow]:
        return [KeyRow(name, draw) for name, draw in SAMPLES.items()]

    def track_lift(self, turn: int) -> float:
        return 11 if due_to_leave(self.components, turn) else self.lift

    def turn_notes(self, turn: int) -> Iterable[trays.Note]:
        row = self.components.turns[turn - 1]
        for side, events in sorted(row.events.items(), key=lambda item: SIDES.index(item[0])):
            style = STYLES[SIDES.index(side)]
            chosen = "yes" if row.choose == side else "no"
            points = row.replacements[side]
            yield trays.Note(style, self.words.say("map-turn-notes", events=events, points=points, chosen=chosen))
            units = ", ".join(self._leaving(turn, side))
            if units:
                yield trays.Note(style, self.words.say("map-leaving", units=units))

    def _leaving(self, turn: int, side: str) -> list[str]:
        c = self.components
        return [c.unit_ids[u] for u in due_to_leave(c, turn) if SIDES[c.side_of[u]] == side]


def _sign(kind: str, at: Point) -> str:
    """A base or a port of entry of a side, or an anchorage."""
    if kind == "anchor":
        return signs.anchor(at)
    what, side = kind.split("-")
    colour = STYLES[int(side)].colour
    return signs.base(at, colour) if what == "base" else signs.anchor(at, colour)


def _of_both(what: str, at: Point) -> str:
    return "".join(_sign(f"{what}-{n}", (at[0] - 14 + 28 * n, at[1])) for n in range(len(SIDES)))


SAMPLES = {
    "road": lambda at: ways.ways([samples.winding(at, 25)], []),
    "track": lambda at: ways.ways([], [samples.winding(at, 25)]),
    "border": lambda at: borders.borders([samples.winding(at, 25)]),
    "closed": lambda at: escarpment.hills(Rect.around(at[0] + 4, at[1] + 4, 70, 28).corners(), 3),
    "victory": lambda at: signs.scaled(signs.victory((0, 0), 3), at, 0.72),
    "base": lambda at: _of_both("base", at),
    "port": lambda at: _of_both("port", at),
    "anchor": signs.anchor,
}
