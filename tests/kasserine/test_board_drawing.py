"""The board of Kasserine as a picture: it says what the rules say, and nothing lies on anything else."""

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
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.components.terrain import RAILWAYS, ROAD, TRACK
from sirocco.games.kasserine.display.drawing import Board
from sirocco.games.kasserine.display.side_styles import STYLES
from sirocco.kernel.presentation.text import LANGUAGES
from tests.kasserine.tunisia import GAME, MAP, TUNISIA

BOARDS = {language: Board(GAME, language) for language in LANGUAGES}
BOARD = BOARDS["en"]
FIELD = BOARD.field
OPEN = MAP.ids[: MAP.open]
CENTRES = [FIELD.centre(place) for place in range(MAP.open)]


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


def test_every_open_hex_box_and_day_has_a_shape() -> None:
    places = board("en").places
    days = [f"turn-{n}" for n in range(1, GAME.last_turn + 1)]
    assert sorted(places) == sorted([*OPEN, *days, *BOARD.plan.box])
    assert all(places[number].map for number in OPEN)


def test_what_lies_beside_the_map_covers_no_hex_and_nothing_else() -> None:
    rects = furniture(BOARD)
    for (a, one), (b, other) in itertools.combinations(rects.items(), 2):
        assert one.overlap(other) == 0, (a, b)
    for name, rect in rects.items():
        assert rect.overlap(BOARD.plan.frame) == pytest.approx(rect.width * rect.height), name
        assert [MAP.ids[i] for i, at in enumerate(CENTRES) if rect.overlap(Rect.around(*at, 84, 84))] == [], name


# What the rules say.


def test_every_open_hex_has_its_number() -> None:
    numbers = re.findall(r"<tspan[^>]*>(\d{4})</tspan>", board("en").lines)
    assert sorted(numbers) == sorted(OPEN)


@pytest.mark.parametrize(("kind", "by"), [(ROAD, 8), (TRACK, 10), *((railway, 16) for railway in RAILWAYS)])
def test_every_way_is_drawn_and_keeps_to_its_hexes(kind: str, by: float) -> None:
    over = {TRACK: (ROAD,), RAILWAYS[1]: RAILWAYS[:1]}.get(kind, ())
    hexes = {place for pair in links(FIELD, kind, over) for place in pair}
    met: set[int] = set()
    for line in BOARD.ways[kind]:
        for x, y, _ in walk(line, 8):
            near = {i for i in hexes if math.dist(CENTRES[i], (x, y)) < FIELD.pitch and _near((x, y), i, by)}
            on_the_map = any(math.dist(at, (x, y)) < 60 and _near((x, y), i, 0) for i, at in enumerate(CENTRES))
            assert near or not on_the_map, (round(x), round(y))
            met |= near
    assert met == hexes


def _near(point: Point, place: int, by: float) -> bool:
    x, y = point
    ring = FIELD.corners(place)
    return any(inside((x + dx, y + dy), ring) for dx in (-by, 0, by) for dy in (-by, 0, by))


def test_the_coast_agrees_with_the_hexes() -> None:
    on_land = BOARD.land.on_land
    assert [MAP.ids[i] for i in range(MAP.open, len(MAP.ids)) if on_land(FIELD.centre(i))] == []
    assert [name for name, row in TUNISIA.places.items() if not on_land(FIELD.centre(MAP.number[row.hex]))] == []
    sea = {b for i in range(MAP.open, len(MAP.ids)) for b in MAP.board.neighbours[i]}
    inland = [i for i in range(MAP.open) if i not in sea and MAP.at[i][1] < 38]
    assert [MAP.ids[i] for i in inland if not all(on_land(at) for at in FIELD.inset(i, 0.3))] == []
    left, top, right, bottom = BOARD.plan.frame
    assert all(left < x < right and top < y < bottom for x, y in CENTRES)


def test_the_two_levels_have_their_outlines() -> None:
    """Each level once, and once in the key; summits on the second only."""
    lines = body(board("en").lines)
    for number in (1, 2):
        assert lines.count(f'class="bd-level-{number}"') == lines.count(f'class="bd-fall-{number}"') == 2
    summits = re.findall(r'class="bd-peak" d="([^"]*)"', lines)
    assert sorted(each.count("M") for each in summits) == [3, 3 * TUNISIA.peaks.bit_count()]


def test_no_level_is_drawn_over_lower_ground() -> None:
    """Rounding the corners takes something off a hex, and never the middle of one."""
    for mask in (TUNISIA.mountains | TUNISIA.peaks, TUNISIA.peaks):
        rings = BOARD._smooth(mask)
        for place, at in enumerate(CENTRES):
            assert sum(inside(at, ring) for ring in rings) % 2 == mask >> place & 1, MAP.ids[place]


def test_passes_are_marked_where_the_rock_is() -> None:
    lines = body(board("en").lines)
    assert lines.count('class="bd-pass"') == len(TUNISIA.passes) + 1, "and one in the key"
    for name, row in TUNISIA.passes.items():
        walls = BOARD.walls(name)
        beside = {
            frozenset((gap, ridge))
            for gap in row.hexes.split()
            for ridge in row.ridge.split()
            if MAP.number[ridge] in MAP.board.neighbours[MAP.number[gap]]
        }
        assert len(walls) == len(beside) > 0


def test_passes_and_places_have_their_names() -> None:
    for language in LANGUAGES:
        lines = body(board(language).lines)
        assert [row.name for row in TUNISIA.places.values() if f">{row.name}</text>" not in lines] == []
    assert ">Kasserine Pass</text>" in body(board("en").lines)
    assert ">Passo di Kasserine</text>" in body(board("it").lines)
    here = {row.hex for row in TUNISIA.places.values()}
    unnamed = {name for name, row in TUNISIA.passes.items() if not here & set(row.hexes.split())}
    assert {name for name in BOARD.names() if name.startswith("pass-")} == {f"pass-{name}" for name in unnamed}


def test_every_massif_is_lettered_over_its_own_hexes() -> None:
    lines = body(board("en").lines)
    for name, row in TUNISIA.massifs.items():
        assert f">{row.name}</textPath>" in lines
        own = [FIELD.centre(place) for place in places_of(TUNISIA.hexes(f"{row.peaks} {row.slopes}"))]
        points = BOARD.massifs[name].points()
        near = sum(any(math.dist(point, at) < 0.75 * FIELD.pitch for at in own) for point in points)
        assert near >= 0.45 * len(points), name


def test_starts_entries_and_exits_are_drawn() -> None:
    lines = body(board("en").lines)
    starts = [start for start in GAME.starts if start.option is None]
    assert lines.count('class="bd-start"') == sum(len(start.hexes) for start in starts) + 2
    entries = {place for of in GAME.arrivals.values() for each in of for place in each.hexes}
    assert lines.count('class="bd-entry"') == len(entries) + 2
    assert lines.count('class="bd-arrow"') == len(TUNISIA.exits) + 1
    left, top, _, _ = BOARD.plan.frame
    ends = [line[-1] for line in BOARD.ways[ROAD] if line[-1][0] < left + 40 or line[-1][1] < top + 10]
    assert len(ends) == 2, "the roads to Tebessa and Le Kef run on to the edge"


def test_days_have_suns_moons_and_arrivals() -> None:
    lines = body(board("en").lines)
    assert lines.count('class="bd-moon"') == 10 + 1
    notes = {turn: [note.text for note in BOARD.turn_notes(turn)] for turn in range(1, 11)}
    assert notes[2] == ["1: 15.Pz, Centauro, Rommel · Gafsa"]
    assert notes[7] == ["1: Patton · Tebessa"]
    assert [turn for turn, of in notes.items() if of] == [2, 3, 4, 6, 7, 8]
    for turn in (2, 3):
        assert [note.side for note in BOARD.turn_notes(turn)] == [
            STYLES[SIDES.index("axis" if turn == 2 else "allied")]
        ]


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_covers_another(language: str) -> None:
    spoken = BOARDS[language]
    things: dict[str, list[Rect]] = {name: [spoken.label(name).box] for name in spoken.names()}
    things |= {spot.name: [spoken.land.spot(spot).box] for spot in spoken.plan.spot}
    things |= {name: [rect] for name, rect in furniture(spoken).items()}
    things |= {
        f"massif-{name}": [Rect.around(x, y, 0.5 * each.size, 0.5 * each.size) for x, y in each.points()]
        for name, each in spoken.massifs.items()
    }
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
def test_the_names_of_waters_fit_their_curves(language: str) -> None:
    spoken = BOARDS[language]
    assert {region.key for region in spoken.plan.region if spoken.land.slack(region) <= 0} == set()


def test_names_of_mountains_run_from_left_to_right() -> None:
    for each in BOARD.massifs.values():
        line: Line = each.line
        assert line[0][0] < line[-1][0] and math.dist(line[0], line[-1]) > each.width


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
    lines = Board(GAME, "en").lines()
    assert time.process_time() - start < 8
    assert lines == board("en").lines
    assert len(board("en").ground) <= 300_000 and len(lines) <= 700_000
    assert "<text" not in board("en").ground
