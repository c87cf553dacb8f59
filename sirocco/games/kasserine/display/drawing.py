"""The board of Kasserine as a picture. Hexes, levels, ways, places, passes and names of mountains come from the
components, so the picture cannot disagree with the rules; data/sheet.toml only says where things lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from sirocco.board.drawing import hex_signs, trays, ways
from sirocco.board.drawing.geometry import Line, Point, rounded
from sirocco.board.drawing.hex_board import HexBoard, WayKind
from sirocco.board.drawing.hexplan import hex_plan
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.graph import places_of
from sirocco.board.trace import flood
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.components.terrain import RAILWAYS, ROAD, SEA, SFAX_LINE, SOUSSE_LINE, TRACK
from sirocco.games.kasserine.components.units import COMBAT
from sirocco.games.kasserine.display import map_signs
from sirocco.games.kasserine.display.legend import PATCHES, key_rows, sign_at
from sirocco.games.kasserine.display.massifs import Lettering, set_along
from sirocco.games.kasserine.display.side_styles import STYLES

PACKAGE = "sirocco.games.kasserine"
STYLE = (
    """
.bd-note{font-size:12px}
.bd-key{font-size:17px}
.bd-road-case{stroke-width:6}
.bd-road{stroke-width:3}
.bd-track{stroke-width:2.4;stroke-dasharray:9 5}
.bd-track-halo{stroke-width:5}
.bd-coast{stroke-width:1.8}
.bd-halo{stroke-width:4px}
.bd-hex-number{font-size:9.5px}
.bd-desert{fill:#2b1a0a;fill-opacity:1;paint-order:stroke;stroke:#f1e2c0;stroke-opacity:.74;stroke-width:4px}
.bd-saddle{fill:#8c1d13;font-style:italic;font-weight:600}
.bd-tag{font-size:13px;font-weight:600;fill:#2b2115;text-anchor:middle}
"""
    + hex_signs.STYLE
    + map_signs.STYLE
)
WAYS = {
    ROAD: WayKind(0.4, joined=True),
    TRACK: WayKind(0.9, along=(ROAD,), joined=True),
    SFAX_LINE: WayKind(0.2, beside=9),
    SOUSSE_LINE: WayKind(0.2, along=(SFAX_LINE,), beside=9),
}
GREAT = ("Kasserine", "Tebessa", "Le-Kef", "Gafsa", "Faid", "Sfax", "Sousse", "Kairouan")
"""Places whose names are lettered large."""
LOW, HIGH = 6.5, 8.0
"""How far the hachures of the first and of the second level fall."""
SUMMIT = 1.6
"""How large summits are drawn."""
FLAG = (25.0, -24.0)
"""Where the flag of a start hex stands from its centre."""
SADDLE = (-25.0, -23.0)
"""And the sign of a pass."""
PASS = "pass-"
"""A pass is called so among the names of the map."""


class Board(HexBoard):
    """One board in one language."""

    package = PACKAGE
    styles = STYLES
    own_style = STYLE
    subtitles = ("theatre", "months")
    title_size, great_size, name_size = 44.0, 23.0, 18.0
    key_layout = KeyLayout(36, 78, 34, 26, 6)
    track_layout, lift = (3, 1), 2
    sea = SEA
    patches, way_kinds = PATCHES, WAYS

    def __init__(self, components: Kasserine, language: str) -> None:
        c = self.components = components
        tunisia = self.tunisia = c.tunisia
        self.rows = tunisia.places
        hex_of = {name: c.map.number[row.hex] for name, row in self.rows.items()}
        here = set(hex_of.values())
        for name, row in tunisia.passes.items():
            gaps = [c.map.number[number] for number in row.hexes.split()]
            if not here & set(gaps):
                hex_of[PASS + name] = gaps[0]
        super().__init__(hex_plan(PACKAGE), c.map, hex_of, c.turns, language)

    # Places.

    def names(self) -> dict[str, str]:
        """Of places, and of passes that are at none."""
        named = {name: row.name for name, row in self.rows.items()}
        return named | {name: self.say(name) for name in self.hex_of if name.startswith(PASS)}

    def is_great(self, place: str) -> bool:
        return place in GREAT

    def town(self, place: str) -> str:
        """What stands on the place: the circle of a village; a city has its blocks."""
        is_village = place in self.rows and self.rows[place].kind == "village"
        return sign_at("village", self.field.centre(self.hex_of[place])) if is_village else ""

    def label(self, place: str) -> Label:
        label = super().label(place)
        if not place.startswith(PASS):
            return label
        return Label(label.text, label.x, label.y, 16.5, label.anchor, "bd-spot bd-halo bd-saddle", 0)

    # Layers.

    def zones(self) -> Iterable[str]:
        """The two levels above the plain, summits on the second, houses in cities."""
        high = self.tunisia.peaks
        yield map_signs.level(self._smooth(self.tunisia.mountains | high), 1, LOW)
        yield map_signs.level(self._smooth(high), 2, HIGH)
        summits = [self.field.centre(place) for place in places_of(high)]
        yield hex_signs.peaks(sorted(summits, key=lambda at: at[1]), self.field.pitch, SUMMIT)
        for place in places_of(self.tunisia.cities):
            yield hex_signs.blocks(self.field.corners(place), place)

    def _smooth(self, hexes: int) -> list[Line]:
        return [rounded(ring) for ring in self.field.region(list(places_of(hexes)))]

    def features(self) -> Iterable[str]:
        yield from self._starts()
        yield ways.railway([line for kind in RAILWAYS for line in self.ways[kind]])
        yield ways.ways(self.ways[ROAD], self.ways[TRACK])
        for name, row in self.tunisia.passes.items():
            x, y = self.field.centre(self.world.number[row.hexes.split(maxsplit=1)[0]])
            yield map_signs.walls(self.walls(name))
            yield map_signs.saddle((x + SADDLE[0], y + SADDLE[1]))
        yield from self._exits()
        yield from (each.draw() for each in self.massifs.values())

    def walls(self, name: str) -> list[tuple[Point, Point]]:
        """The sides between the hexes of a pass and its ridge."""
        gaps, ridge = self.tunisia.hexes(self.tunisia.passes[name].hexes), self.tunisia.ridges(name)
        return [
            self.field.between(gap, beside)
            for gap in places_of(gaps)
            for beside in self.world.board.neighbours[gap]
            if ridge >> beside & 1
        ]

    def _starts(self) -> Iterable[str]:
        """Where formations begin and where reinforcements enter, in the colour of their side."""
        c = self.components
        begins = {place: start.side for start in c.starts if start.option is None for place in start.hexes}
        for place, side in begins.items():
            yield map_signs.start(self.field.inset(place, 0.06), STYLES[side].colour)
            x, y = self.field.centre(place)
            yield sign_at(f"start-{side}", (x + FLAG[0], y + FLAG[1]))
        comes = {place: each.side for of in c.arrivals.values() for each in of for place in each.hexes}
        for place, side in comes.items():
            yield map_signs.entry(self.field.inset(place, 0.17 if place in begins else 0.07), STYLES[side].colour)

    def _exits(self) -> Iterable[str]:
        """An arrow over the edge of the map, where Axis units leave for victory."""
        for place in self.tunisia.exits.values():
            x, y = self.field.centre(place)
            out = self._outwards(place)
            reach = self.field.pitch * 0.36
            start, end = (
                (x + out[0] * reach * 0.4, y + out[1] * reach * 0.4),
                (x + out[0] * reach * 2, y + out[1] * reach * 2),
            )
            yield map_signs.arrow(start, end, STYLES[AXIS].colour)

    def _outwards(self, place: int) -> Point:
        """The direction in which the edge of the map is nearest."""
        x, y = self.field.centre(place)
        left, top, right, bottom = self.plan.frame
        gaps = {(-1.0, 0.0): x - left, (0.0, -1.0): y - top, (1.0, 0.0): right - x, (0.0, 1.0): bottom - y}
        return min(gaps, key=lambda way: gaps[way])

    @cached_property
    def massifs(self) -> dict[str, Lettering]:
        """The names of mountains, each along the length of its own hexes."""
        found = {}
        for name, row in self.tunisia.massifs.items():
            hexes = places_of(self._piece(self.tunisia.hexes(f"{row.peaks} {row.slopes}")))
            dx, dy, _ = self.plan.name.get(f"massif-{name}", (0.0, 0.0, "middle"))
            centres = [(x + dx, y + dy) for x, y in map(self.field.centre, hexes)]
            found[name] = set_along(name, row.name, centres, self.field.pitch)
        return found

    def _piece(self, hexes: int) -> int:
        """The largest piece of a massif that hangs together, the highest of the largest."""
        pieces = {flood(place, self.world.board.adjacent, hexes) for place in places_of(hexes)}
        high = self.tunisia.peaks
        return max(pieces, key=lambda piece: (piece.bit_count(), (piece & high).bit_count(), -piece))

    # Beside the map.

    def beside(self) -> Iterable[str]:
        yield from self.around.title(self.subtitles, self.title_size)
        yield from self.scales()
        yield from self.key()
        yield from self.track()
        yield from self.around.boxes()

    def key_rows(self) -> Sequence[KeyRow]:
        return key_rows(self.tunisia.chart)

    def key_remark(self) -> str:
        """What the numbers beside the signs mean."""
        return self.say("key-costs")

    def track(self) -> Iterable[str]:
        """The spaces of the days with a sun or a moon for each move."""
        yield from super().track()
        for rect, row in zip(self.around.spaces(), self.turns, strict=True):
            for n, time in enumerate(row.moves):
                at = rect[0] + 40 + 24 * n, rect[1] + 15
                yield map_signs.moon(at) if time == "night" else map_signs.sun(at)

    def turn_notes(self, turn: int) -> Iterable[trays.Note]:
        """Who comes on a day, and where."""
        c = self.components
        for move, slot in enumerate(c.moves, 1):
            for arrival in c.arrivals.get(move, ()) if slot.day == turn else ():
                units = [c.units[unit] for unit in places_of(arrival.units)]
                formations = dict.fromkeys(u.formation for u in units if u.formation and u.kind in COMBAT)
                who = [c.formation_rows[name].name for name in formations if name]
                who += [u.name for u in units if u.kind == "headquarters" and u.formation is None]
                entry = self.say(f"entry-{arrival.entry}")
                yield trays.Note(STYLES[arrival.side], f"{slot.number}: {', '.join(who)} · {entry}")
