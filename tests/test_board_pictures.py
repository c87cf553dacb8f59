"""Boards as shared pictures draw them, on a small map with flat tops and without a coast."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from types import SimpleNamespace

import msgspec
import pytest

from sirocco.board.drawing import escarpment, hexsides, map_key, ways
from sirocco.board.drawing import marks as signs
from sirocco.board.drawing.geometry import Line, Point, Rect, inside
from sirocco.board.drawing.headings import headings_panel
from sirocco.board.drawing.hex_board import HexBoard, WayKind
from sirocco.board.drawing.hexland import Patch
from sirocco.board.drawing.hexplan import HexPlan
from sirocco.board.drawing.lettering import Label
from sirocco.board.drawing.map_key import KeyLayout, KeyRow
from sirocco.board.drawing.samples import SAMPLES
from sirocco.board.drawing.trays import Note
from sirocco.board.hexes import HexGrid
from sirocco.board.hexmap import read_map
from sirocco.kernel.formats.datafile import DataFile, Tables
from sirocco.kernel.presentation.display import SideStyle

MAP = """
[grid.map]
straight = "columns"
shifted = "even"
northwards = false
numbers = "columns"

[section.map]
rows = [1, 5]
columns = [1, 6]
scale = 1

[ground.hills]
terrain = "hills"
hexes = "0303 0304 0403"

[way.road]
kind = "road"
way = "0102 0202 0303 0403 0503"

[way.track]
kind = "track"
way = "0202 0303 0304"

[way.rail]
kind = "rail"
way = "0101 0201 0302 0402"

[hexside.river]
feature = "river"
sides = "0303|0304 0403|0304"
"""
WORLD = read_map(Tables(DataFile("map.toml", MAP)), ("plain", "hills"), ("sea",))
PLAN = {
    "sheet": {
        **{"width": 900, "height": 800, "frame": [20, 20, 880, 780], "piece": 20, "land": "libya_land"},
        **{"pitch": 90, "origin": [60, 20], "shift": {"map": 0}},
    },
    "box": {"lost-north": {"rect": [700, 500, 860, 600], "columns": 3, "rows": 1}},
    "fit": {"map": {"origin": [9, 35], "east": [10, 0, 0], "north": [0, 10, 0]}},
    "degrees": {"map": [8, 34, 10, 36]},
    **{key: [] for key in ("coast", "low", "tint", "scarp", "region", "spot")},
    "joint": {},
    "name": {"Town": [10, 5, "start"]},
    "exit": [{"kind": "road", "hex": "0503", "section": "map", "to": [7, 3]}],
    "furniture": {
        **{"cartouche": [600, 30, 860, 200], "key": [600, 220, 860, 420], "rose": [100, 700], "rose_radius": 40},
        **{"track": [40, 700, 500, 770], "track_columns": 3, "scales": {"map": [300, 640]}},
    },
}
STYLES = (SideStyle("north", "#7f93b2", "#10141c"), SideStyle("south", "#c09a63", "#1c1a16", True))
PATCHES = {"hills": Patch("#a98a66", 5, fill=escarpment.hills, spacing=12)}
STREAMS = {"river": hexsides.wadis}
WAYS = {
    "road": WayKind(0.0, joined=True),
    "track": WayKind(0.0, along=("road",), joined=True),
    "rail": WayKind(0.0, beside=7),
}


class Board(HexBoard):
    package = "sirocco.games.compass"
    styles = STYLES
    subtitles = ("where",)
    title_size, great_size, name_size = 30.0, 18.0, 14.0
    key_layout = KeyLayout(30, 62, 24, 20, 5)
    track_layout = (4, 1)
    patches, streams, way_kinds = PATCHES, STREAMS, WAYS
    own_style = ".own{fill:red}"

    def __init__(self) -> None:
        turns = [SimpleNamespace(dates=dates) for dates in ("14-15 Feb", "16-17 Feb", "18 Feb")]
        hex_of = {"Town": WORLD.number["0303"], "Oasis": WORLD.number["0505"]}
        super().__init__(msgspec.convert(PLAN, HexPlan), WORLD, hex_of, turns, "en")

    def say(self, key: str) -> str:
        return f"<{key}>"

    def names(self) -> dict[str, str]:
        return {"Town": "Tebessa", "Oasis": "Gafsa"}

    def is_great(self, place: str) -> bool:
        return place == "Town"

    def signs_of(self, place: str) -> tuple[list[signs.Sign], list[signs.Sign]]:
        return ([("victory", 10.0)], [("port", 8.0)]) if place == "Town" else ([], [])

    def draw_sign(self, kind: str, at: Point, place: str) -> str:
        return signs.victory(at, 3) if kind == "victory" else signs.anchor(at)

    def features(self) -> Iterable[str]:
        yield ways.ways(self.ways["road"], self.ways["track"])

    def key_rows(self) -> Sequence[KeyRow]:
        hills = KeyRow("hills", PATCHES["hills"].sample, "2 & 3")
        return [hills, *(KeyRow(name, SAMPLES[name]) for name in ("road", "rail", "fort"))]

    def key_remark(self) -> str:
        return "costs"

    def turn_notes(self, turn: int) -> Iterable[Note]:
        yield Note(STYLES[1], f"note of turn {turn}")

    def turn_head(self, turn: int) -> Note | None:
        return Note(STYLES[0], "night") if turn == 3 else None


BOARD = Board()


def centre(number: str) -> Point:
    return BOARD.field.centre(WORLD.number[number])


def texts(document: str) -> list[str]:
    return ["".join(node.itertext()) for node in ET.fromstring(document).iter() if node.tag.endswith("}text")]


def test_every_hex_box_and_turn_is_a_place() -> None:
    places = BOARD.drawing().places
    assert set(places) == {*WORLD.ids[: WORLD.open], "lost-north", "turn-1", "turn-2", "turn-3"}
    assert {name for name, shape in places.items() if shape.map} == set(WORLD.ids)
    below, beside = centre("0102"), centre("0202")
    assert below[0] == centre("0101")[0] and below[1] - centre("0101")[1] == pytest.approx(90), "columns are straight"
    assert beside[1] - below[1] == pytest.approx(45), "and every second lies half a hex further"


def test_ways_lead_through_places_and_where_they_meet() -> None:
    road = [point for line in BOARD.ways["road"] for point in line]
    for number in ("0102", "0202", "0303", "0503"):
        assert min(math.dist(centre(number), point) for point in road) < 0.1, number
    (track,) = BOARD.ways["track"]
    assert {min(("0303", "0304"), key=lambda n: math.dist(centre(n), end)) for end in (track[0], track[-1])} == {
        "0303",
        "0304",
    }, "along the road no track is drawn"
    assert max(x for x, _ in road) == pytest.approx(BOARD.land.hexes("map", [(7, 3)])[0][0]), "it leads off the map"
    (rail,) = BOARD.ways["rail"]
    assert math.dist(rail[0], centre("0101")) == pytest.approx(7), "beside the centres of its hexes"


def test_all_that_lies_around_the_map_is_written_on_the_sheet() -> None:
    lines = BOARD.lines()
    found = texts(lines)
    for text in ("<title>", "<where>", "<north>", "<scale-map>", "<lost>", "Tebessa", "Gafsa", "14-15 Feb", "night"):
        assert text in found, text
    explained = [text for text in found if text.startswith("<key-")]
    assert explained == ["<key-hills>", "<key-road>", "<key-rail>", "<key-fort>"]
    assert "2 & 3" in found and "costs" in found
    assert [text for text in found if text.startswith("note of")] == [f"note of turn {n}" for n in (1, 2, 3)]
    assert set(WORLD.ids) <= {node.text for node in ET.fromstring(lines).iter() if node.tag.endswith("}tspan")}
    style = re.findall(r"<style>(.*?)</style>", lines)[0]
    assert style.endswith(".own{fill:red}") and ".bd-hexes{" in style and ".bd-road{" in style
    drawn = set(re.findall(r'class="([^"]+)"', lines))
    unstyled = {name for names in drawn for name in names.split()} - set(re.findall(r"\.(bd[\w-]*)", style)) - {"bd"}
    assert unstyled == set()


def test_names_stand_where_the_plan_says_with_their_signs_at_the_free_end() -> None:
    town, oasis = BOARD.label("Town"), BOARD.label("Oasis")
    assert (town.x, town.y, town.anchor, town.size) == (centre("0303")[0] + 10, centre("0303")[1] + 5, "start", 18)
    assert (oasis.x, oasis.anchor, oasis.size) == (centre("0505")[0], "middle", 14)
    assert [kind for kind, _, _ in BOARD.signs("Town")] == ["victory", "port"]
    assert all(at[0] > town.box[2] for _, at, _ in BOARD.signs("Town"))
    ends: dict[str, Line] = {}
    for anchor in ("start", "middle", "end"):
        label = msgspec.structs.replace(Label("Gafsa", 100, 100, 14), anchor=anchor)
        found = signs.beside(label, [("victory", 10.0)], [("port", 8.0)])
        ends[anchor] = [at for _, at, _ in sorted(found)]
        assert not any(Rect.around(*at, 2 * size, 2 * size).overlap(label.box) for _, at, size in found)
    port, victory = ends["end"]
    assert port[0] < 100 and victory[0] < 100
    port, victory = ends["middle"]
    assert victory[0] < 100 < port[0]


def test_a_border_runs_along_the_sides_of_a_region() -> None:
    (ring,) = BOARD.field.border([WORLD.number["0303"]])
    assert ring[0] == ring[-1] and len(ring) == 7 and inside(centre("0303"), ring)
    (edge,) = BOARD.field.border([WORLD.number["0101"]])
    assert len(edge) == 3, "only where another hex of the map lies"


def test_a_key_has_its_rows_in_columns() -> None:
    rows = [KeyRow(f"row-{n}", lambda at: f'<i x="{at[0]}" y="{at[1]}"/>') for n in range(5)]
    drawn = "".join(map_key.draw(Rect(0, 0, 230, 100), 2, KeyLayout(10, 20, 20, 20, 5), rows, str, "remark"))
    spots = re.findall(r'<i x="([\d.]+)" y="([\d.]+)"/>', drawn)
    assert [(float(x), float(y)) for x, y in spots] == [(25, 20), (25, 50), (25, 80), (125, 20), (125, 50)]
    assert 'x="123" y="85"' in drawn, "the remark takes the last place"


def test_arrows_point_where_each_side_is_headed() -> None:
    headings = HexGrid().headings
    towards = {"north": headings[:2], "south": headings[3:4]}
    drawn = headings_panel(Rect(0, 0, 200, 200), "retreat", "#fff", STYLES, towards)
    arrows = re.findall(r'translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.]+)\)" class="bd-arrow" fill="(#\w+)"', drawn)
    north, south = (style.colour for style in STYLES)
    assert [(float(turn) % 360, colour) for _, _, turn, colour in arrows] == [(0, north), (300, north), (180, south)]
    swatches = re.findall(r'd="M([-\d.]+) [^"]*" fill="(#\w+)" class="bd-swatch"', drawn)
    assert [(float(x) > 100, colour) for x, colour in swatches] == [(True, north), (False, south)]
