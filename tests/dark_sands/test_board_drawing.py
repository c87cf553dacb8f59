"""The board of The Dark Sands as a picture: it says what the rules say, and nothing lies on anything else."""

from __future__ import annotations

import gzip
import itertools
import math
import re
import time
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sirocco.board.drawing import Drawing
from sirocco.board.drawing.geometry import Line, Point, Rect, inside, walk
from sirocco.board.drawing.hexways import links
from sirocco.board.drawing.junctions import joints
from sirocco.board.graph import places_of
from sirocco.board.hexmap import EDGE
from sirocco.games.dark_sands.components.loading import DATA
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.display.drawing import Board
from sirocco.kernel.presentation.text import LANGUAGES

C = DATA.load("compass")
MAP = C.map
BOARD = Board(C, "en")
FIELD = BOARD.field
OPEN = MAP.ids[: MAP.open]
CENTRES = [FIELD.centre(place) for place in range(MAP.open)]
TURNS = [f"turn-{n}" for n in range(1, 18)]
BOXES = [*(f"{what}-{side}" for what in ("arriving", "rebuild", "out") for side in SIDES), "chits-played"]


@cache
def board(language: str) -> Drawing:
    return Board(C, language).drawing()


def outline(path: str) -> Line:
    """The points of a closed path of relative steps, as places have them."""
    values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)]
    points = [(values[0], values[1])]
    for dx, dy in zip(values[2::2], values[3::2], strict=True):
        points.append((points[-1][0] + dx, points[-1][1] + dy))
    return [(round(x, 1), round(y, 1)) for x, y in points]


def rectangle(path: str) -> Rect:
    x, y, wide, high = (float(v) for v in re.findall(r"[\d.]+", path)[:4])
    return Rect(x, y, x + wide, y + high)


def body(lines: str) -> str:
    return lines.split("</style>")[1]


# Places.


def test_every_open_hex_has_a_shape_and_nothing_else_has() -> None:
    places = board("en").places
    assert sorted(places) == sorted([*OPEN, *TURNS, *BOXES])
    assert all(places[number].map for number in OPEN)
    assert not any(places[name].map for name in (*TURNS, *BOXES))


def test_neighbours_share_two_corners() -> None:
    corners = {number: set(outline(board("en").places[number].outline)) for number in OPEN}
    assert {len(of) for of in corners.values()} == {6}
    for place, number in enumerate(OPEN):
        for other, kind in MAP.board.links[place].items():
            if other < MAP.open:
                shared = len(corners[number] & corners[MAP.ids[other]])
                assert shared == (0 if kind == EDGE else 2), (number, MAP.ids[other])


def test_hexes_that_do_not_touch_share_nothing() -> None:
    owners: dict[Point, list[int]] = {}
    for place, number in enumerate(OPEN):
        for corner in outline(board("en").places[number].outline):
            owners.setdefault(corner, []).append(place)
    for of in owners.values():
        assert all(b in MAP.board.neighbours[a] for a, b in itertools.combinations(of, 2))


def test_the_counter_of_a_hex_leaves_its_number_free() -> None:
    made = board("en")
    for place, number in enumerate(OPEN):
        shape = made.places[number]
        x, y = FIELD.centre(place)
        assert (shape.columns, shape.rows) == (1, 1) and abs(shape.x - x) < 0.1
        side = shape.size or made.piece
        assert side / FIELD.pitch == pytest.approx(0.64, abs=0.01)
        assert y - FIELD.pitch * 0.395 < shape.y - side / 2 + 1, "the baseline of the number lies above it"


def test_boxes_and_the_turn_track_cover_no_hex_and_not_each_other() -> None:
    made = board("en")
    rects = {name: rectangle(made.places[name].outline) for name in (*TURNS, *BOXES)}
    f = BOARD.plan.furniture
    rects |= {name: Rect(*getattr(f, name)) for name in ("cartouche", "key", "retreat")}
    rects["rose"] = Rect.around(*f.rose, 2 * f.rose_radius, 2 * f.rose_radius)
    for (a, one), (b, other) in itertools.combinations(rects.items(), 2):
        assert one.overlap(other) == 0, (a, b)
    frame = BOARD.plan.frame
    for name, rect in rects.items():
        assert frame[0] <= rect[0] and frame[1] <= rect[1] and rect[2] <= frame[2] and rect[3] <= frame[3], name
        for place in range(MAP.open):
            assert not any(rect.overlap(Rect.around(x, y, 0.1, 0.1)) for x, y in FIELD.corners(place)), (name, place)


# What the rules say.


def test_every_open_hex_has_its_number() -> None:
    numbers = re.findall(r"<tspan[^>]*>(\d{4})</tspan>", board("en").lines)
    assert sorted(numbers) == sorted(OPEN)


def test_joints_are_drawn_as_the_rules_have_them() -> None:
    found = {frozenset(MAP.ids[i] for i in (*joint.west, *joint.east)) for joint in joints(FIELD)}
    linked = {
        frozenset([MAP.ids[a], *(MAP.ids[b] for b, kind in of.items() if kind == EDGE)])
        for a, of in enumerate(MAP.board.links)
        if EDGE in of.values()
    }
    assert len(found) == 7 and all(any(some <= joint for joint in found) for some in linked)
    lines = body(board("en").lines)
    assert lines.count('class="bd-ribbon"') == 7
    colours = re.findall(r'class="bd-band-line" stroke="(#\w+)"', lines)
    for joint in joints(FIELD):
        ids = {MAP.ids[i] for i in (*joint.west, *joint.east)}
        colour = next(of for number, of in BOARD.plan.joint.items() if number in ids)
        assert colours.count(colour) >= len(ids), "a band on every hex of the colour"


@pytest.mark.parametrize(("kind", "by"), [("road", 6), ("trail", 8), ("rail", 13), ("bypass", 6)])
def test_every_way_is_drawn_and_keeps_to_its_hexes(kind: str, by: float) -> None:
    """A railway keeps beside the road; a trail that follows a road is drawn as that road alone."""
    over = ("road",) if kind == "trail" else ()
    hexes = {place for pair in links(FIELD, kind, over) for place in pair}
    met: set[int] = set()
    for line in BOARD.ways[kind]:
        for x, y, _ in walk(line, 6):
            here = {place for place in range(MAP.open) if math.dist(CENTRES[place], (x, y)) < FIELD.pitch}
            near = {place for place in here & hexes if _near((x, y), FIELD.corners(place), by)}
            gutter = not any(inside((x, y), FIELD.corners(place)) for place in here)
            assert near or gutter, (round(x), round(y))
            met |= near
    assert met == hexes


def _near(point: Point, ring: Line, by: float) -> bool:
    x, y = point
    return any(inside((x + dx, y + dy), ring) for dx in (-by, 0, by) for dy in (-by, 0, by))


def test_ways_places_and_ports_are_on_land_and_sea_hexes_are_not() -> None:
    on_land = BOARD.land.on_land
    for kind, pairs in MAP.ways.items():
        assert [MAP.ids[a] for a, b in pairs if not on_land(FIELD.middle(a, b))] == [], kind
    assert [
        row.name for row, place in zip(C.places, C.hex_of_place, strict=True) if not on_land(FIELD.centre(place))
    ] == []
    wet = [i for i, terrain in enumerate(MAP.terrain) if terrain == "sea"]
    assert [MAP.ids[i] for i in wet if on_land(FIELD.centre(i))] == []
    dry = [i for i in range(MAP.open) if not C.coast >> i & 1]
    assert [MAP.ids[i] for i in dry if not all(on_land(at) for at in FIELD.inset(i, 0.3))] == []


def test_every_place_has_its_name_and_its_signs() -> None:
    for language in LANGUAGES:
        spoken = Board(C, language)
        lines = body(board(language).lines)
        for text in spoken.names().values():
            assert f">{text}</text>" in lines, (language, text)
    shown = {name: sorted(kind for kind, _, _ in BOARD.signs(name)) for name in BOARD.names()}
    assert shown["Tobruk"] == shown["Bengasi"] == ["port", "victory"]
    assert shown["El-Agheila"] == ["source-1"] and shown["Alexandria"] == ["port", "source-0"]
    assert shown["To-Cairo"] == ["source-0"] and shown["Sollum"] == ["victory"] and shown["Derna"] == []
    assert body(board("en").lines).count('class="bd-fort"') == C.forts.bit_count() + 1, "and one in the key"


def test_hexsides_lie_where_the_rules_have_them() -> None:
    sides = {feature for of in MAP.sides.values() for feature in of}
    assert sides == {"escarpment", "ridge", "wadi"}
    for feature in sides:
        drawn = body(board("en").lines).count(f'class="bd-{"steep" if feature == "escarpment" else feature}"')
        assert drawn, feature


def test_the_lower_ground_lies_to_the_right_of_every_brow() -> None:
    """Hachures point down: to the coast, and into the bay of Buqbuq."""
    brows = BOARD.land.scarps
    for number, other in (("2042", "1942"), ("2141", "2041"), ("1746", "1747"), ("1945", "1944"), ("3106", "3107")):
        low, high = FIELD.centre(MAP.number[number]), FIELD.centre(MAP.number[other])
        a, b = FIELD.between(MAP.number[number], MAP.number[other])
        brow = next(line for line in brows if a in line and b in line)
        first, last = sorted((brow.index(a), brow.index(b)))
        (ax, ay), (bx, by) = brow[first], brow[last]

        def right(point: Point, ax: float = ax, ay: float = ay, bx: float = bx, by: float = by) -> bool:
            return (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0

        assert right(low) and not right(high), (number, other)


def test_the_frontier_parts_egypt_from_libya() -> None:
    (line,) = BOARD.frontier()
    points = set(line)
    for place in places_of(C.egypt & C.sections[1]):
        for other in MAP.board.neighbours[place]:
            if other < MAP.open and MAP.section_of[other] == 1 and not C.egypt >> other & 1:
                assert set(FIELD.between(place, other)) <= points


def test_the_turn_track_shows_dates_and_chits() -> None:
    lines = body(board("en").lines)
    assert all(f">{row.dates}</text>" in lines for row in C.turns)
    assert "O'Connor · 2 M/C · 2 ½" in lines


def test_an_owners_hexes_are_shown_too(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[hexside.mine]\nfeature = "wadi"\nsides = "1530|1531"\n', encoding="utf-8")
    theirs = DATA.load("compass", own)
    assert body(Board(theirs, "en").lines()) != body(board("en").lines)


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_another(language: str) -> None:
    spoken = Board(C, language)
    things: dict[str, list[Rect]] = {}
    for name in spoken.names():
        signs = [Rect.around(*at, 2 * size, 2 * size) for _, at, size in spoken.signs(name)]
        things[name] = [spoken.label(name).box, *signs]
    things |= {spot.name: [spoken.land.spot(spot).box] for spot in spoken.plan.spot}
    things |= {name: [rectangle(board(language).places[name].outline)] for name in (*TURNS, *BOXES)}
    f = spoken.plan.furniture
    things |= {name: [Rect(*getattr(f, name))] for name in ("cartouche", "key", "retreat")}
    clashes = [
        (a, b)
        for (a, ones), (b, others) in itertools.combinations(things.items(), 2)
        if any(one.overlap(other) > 2 for one in ones for other in others)
    ]
    assert clashes == []
    frame = spoken.plan.frame
    outside = [name for name, of in things.items() for box in of if box.overlap(frame) < box.width * box.height - 1]
    assert outside == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_regions_fit_their_curves(language: str) -> None:
    spoken = Board(C, language)
    assert {region.key for region in spoken.plan.region if spoken.land.slack(region) <= 0} == set()


# The documents.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["ground", "lines", "whole"])
def test_documents_are_well_formed_and_keep_to_themselves(part: str, language: str) -> None:
    made = board(language)
    text = made.document() if part == "whole" else getattr(made, part)
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == f"0 0 {made.width:g} {made.height:g}"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert not {element.tag.rsplit("}", 1)[-1] for element in root.iter()} & {"script", "image", "foreignObject", "use"}
    assert all(name in ids for name in re.findall(r"url\(#([\w.-]+)\)", text))
    assert text.count("http") == text.count("http://www.w3.org/2000/svg")


def test_the_lines_keep_their_names_to_themselves() -> None:
    """They are inlined in a page."""
    text = board("en").lines
    names = re.findall(r'class="([^"]+)"', text) + re.findall(r'id="([^"]+)"', text)
    assert all(re.match(r"bd(-|$)", name) for of in names for name in of.split())


def test_the_ground_has_no_text() -> None:
    assert "<text" not in board("en").ground
    assert board("en").ground == board("it").ground
    assert board("en").lines != board("it").lines


def test_the_drawing_is_the_same_every_time_small_and_quick() -> None:
    start = time.process_time()
    again = Board(C, "en")
    lines = again.lines()
    assert time.process_time() - start < 3
    assert lines == board("en").lines
    for language in LANGUAGES:
        made = board(language)
        assert len(made.ground) <= 250_000 and len(made.lines) <= 450_000
        assert len(gzip.compress((made.ground + made.lines).encode())) <= 130_000
