"""The board of From Salerno to Rome as a picture: it says what the rules say, and nothing lies on anything else."""

from __future__ import annotations

import itertools
import math
import re
import time
from functools import cache
from xml.etree import ElementTree

import pytest

from sirocco.board.drawing import Drawing
from sirocco.board.drawing.geometry import Line, Point, Rect, inside, walk
from sirocco.board.drawing.hexways import links
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.loading import DATA
from sirocco.games.salerno_rome.components.terrain import MAJOR, MINOR, RIDGE, RIVER
from sirocco.games.salerno_rome.display.drawing import Board
from sirocco.kernel.presentation.text import LANGUAGES
from tests.salerno_rome.italy import ITALY, MAP

CAMPAIGN = DATA.load("campaign")
TURNS = CAMPAIGN.turns
BOARDS = {language: Board(CAMPAIGN, language) for language in LANGUAGES}
BOARD = BOARDS["en"]
FIELD = BOARD.field
OPEN = MAP.ids[: MAP.open]
CENTRES = [FIELD.centre(place) for place in range(MAP.open)]
WATERS = [MAP.ids[place] for place in places_of(ITALY.waters)]


@cache
def board(language: str) -> Drawing:
    return BOARDS[language].drawing()


def body(lines: str) -> str:
    return lines.split("</style>")[1]


def furniture(of: Board) -> dict[str, Rect]:
    """What lies beside the map."""
    f = of.plan.furniture
    found = {name: Rect(*getattr(f, name)) for name in ("cartouche", "key", "track")}
    found["rose"] = Rect.around(*f.rose, 2.4 * f.rose_radius, 2.4 * f.rose_radius)
    return found | {name: Rect(*box.rect) for name, box in of.plan.box.items()}


# Places.


def test_every_open_hex_and_the_waters_of_ships_have_a_shape() -> None:
    places = board("en").places
    turns = [f"turn-{n}" for n in range(1, len(TURNS) + 1)]
    assert sorted(places) == sorted([*OPEN, *WATERS, *turns, *BOARD.plan.box])
    assert all(places[number].map for number in (*OPEN, *WATERS))


def test_what_lies_beside_the_map_covers_no_hex_and_nothing_else() -> None:
    rects = furniture(BOARD)
    for (a, one), (b, other) in itertools.combinations(rects.items(), 2):
        assert one.overlap(other) == 0, (a, b)
    hexes = [*range(MAP.open), *places_of(ITALY.waters)]
    for name, rect in rects.items():
        assert rect.overlap(BOARD.plan.frame) == pytest.approx(rect.width * rect.height), name
        covered = [MAP.ids[i] for i in hexes if rect.overlap(Rect.around(*FIELD.centre(i), 50, 50))]
        assert covered == [], name


# What the rules say.


def test_every_open_hex_has_its_number() -> None:
    numbers = re.findall(r"<tspan[^>]*>(\d{4})</tspan>", board("en").lines)
    assert sorted(numbers) == sorted(OPEN)


@pytest.mark.parametrize(("kind", "by"), [(MAJOR, 6), (MINOR, 8)])
def test_every_road_is_drawn_and_keeps_to_its_hexes(kind: str, by: float) -> None:
    over = (MAJOR,) if kind == MINOR else ()
    hexes = {place for pair in links(FIELD, kind, over) for place in pair}
    met: set[int] = set()
    for line in BOARD.ways[kind]:
        for x, y, _ in walk(line, 6):
            here = {place for place in hexes if math.dist(CENTRES[place], (x, y)) < FIELD.pitch}
            near = {place for place in here if _near((x, y), FIELD.corners(place), by)}
            off_the_map = not any(
                math.dist(centre, (x, y)) < FIELD.pitch and _near((x, y), FIELD.corners(i), 0)
                for i, centre in enumerate(CENTRES)
            )
            assert near or off_the_map, (round(x), round(y))
            met |= near
    assert met == hexes


def _near(point: Point, ring: Line, by: float) -> bool:
    x, y = point
    return any(inside((x + dx, y + dy), ring) for dx in (-by, 0, by) for dy in (-by, 0, by))


def test_the_coast_agrees_with_the_hexes() -> None:
    on_land = BOARD.land.on_land
    for kind in (MAJOR, MINOR):
        assert [MAP.ids[a] for a, b in MAP.ways[kind] if not on_land(FIELD.middle(a, b))] == []
    assert [name for name, row in ITALY.places.items() if not on_land(FIELD.centre(MAP.number[row.hex]))] == []
    left, top, right, bottom = BOARD.plan.frame
    wet = [i for i in range(MAP.open, len(MAP.ids)) if on_land(FIELD.centre(i))]
    assert [MAP.ids[i] for i in wet] == []
    inland = [i for i in range(MAP.open) if not (ITALY.tyrrhenian | ITALY.adriatic) >> i & 1]
    assert [MAP.ids[i] for i in inland if not all(on_land(at) for at in FIELD.inset(i, 0.3))] == []
    assert all(left < x < right and top < y < bottom for x, y in CENTRES)


def test_rivers_run_into_the_drawn_sea() -> None:
    ends = [end for line in BOARD.side_lines(RIVER) for end in (line[0], line[-1])]
    assert sum(not BOARD.land.on_land(end) for end in ends) == 14, "all but tributaries and springs"
    assert len(BOARD.side_lines(RIDGE)) > 20


def test_bridges_lines_and_terminals_are_drawn() -> None:
    lines = body(board("en").lines)
    assert lines.count('class="bd-bridge"') == len(ITALY.bridges) // 2 + 1, "and one in the key"
    assert lines.count('class="bd-fort"') == ITALY.bernhardt.bit_count() + 1
    assert lines.count('class="bd-flag"') == 4 + 3 + 2
    assert lines.count('class="bd-block"') == ITALY.cities.bit_count() + 1
    assert lines.count('class="bd-gustav"') == 2


def test_every_place_has_its_name_and_its_signs() -> None:
    for language in LANGUAGES:
        lines = body(board(language).lines)
        assert [row.name for row in ITALY.places.values() if f">{row.name}</text>" not in lines] == []
    shown = {name: sorted(kind for kind, _, _ in BOARD.signs(name)) for name in BOARD.names()}
    assert shown["Termoli"] == ["airfield", "port"] and shown["Napoli"] == ["port"] and shown["Roma"] == []
    assert shown["Amendola"] == [], "an airfield alone stands in its hex"


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_another(language: str) -> None:
    spoken = BOARDS[language]
    things: dict[str, list[Rect]] = {}
    for name in spoken.names():
        signs = [Rect.around(*at, 2 * size, 2 * size) for _, at, size in spoken.signs(name)]
        things[name] = [spoken.label(name).box, *signs]
    things |= {spot.name: [spoken.land.spot(spot).box] for spot in spoken.plan.spot}
    things |= {name: [rect] for name, rect in furniture(spoken).items()}
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
    spoken = BOARDS[language]
    assert {region.key for region in spoken.plan.region if spoken.land.slack(region) <= 0} == set()


# The documents.


@pytest.mark.parametrize("language", LANGUAGES)
def test_documents_are_well_formed_and_keep_to_themselves(language: str) -> None:
    made = board(language)
    text = made.document()
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == f"0 0 {made.width:g} {made.height:g}"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(name in ids for name in re.findall(r"url\(#([\w.-]+)\)", text))
    names = re.findall(r'class="([^"]+)"', made.lines) + re.findall(r'id="([^"]+)"', made.lines)
    assert all(re.match(r"bd(-|$)", name) for of in names for name in of.split())


def test_the_drawing_is_the_same_every_time_small_and_quick() -> None:
    start = time.process_time()
    lines = Board(CAMPAIGN, "en").lines()
    assert time.process_time() - start < 8
    assert lines == board("en").lines
    assert len(board("en").ground) <= 300_000 and len(lines) <= 700_000
    assert "<text" not in board("en").ground
