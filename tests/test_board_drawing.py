"""The board of Compass as a picture: it says what the rules say, and nothing lies on anything else."""

from __future__ import annotations

import gzip
import itertools
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sirocco
from sirocco.board.drawing import Drawing
from sirocco.board.drawing.geometry import Line, Point, Rect, inside, walk
from sirocco.board.drawing.picture import picture
from sirocco.board.drawing.projection import Axis
from sirocco.games.compass.display.drawing import Board
from sirocco.kernel.presentation.text import LANGUAGES

COMPONENTS: Any = sirocco.new("compass", seed=0).components
BOARD = Board(COMPONENTS, "en")
AREAS = COMPONENTS.area_ids
BESIDE = [
    *(f"{what}-{side}" for what in ("box", "lost", "waiting") for side in ("allied", "italian")),
    *(f"turn-{n}" for n in range(1, COMPONENTS.last_turn + 1)),
]
SHORTEST = 24.0
"""The shortest border of two linked areas, in sheet units: half a counter."""


@cache
def board(language: str) -> Drawing:
    return Board(COMPONENTS, language).drawing()


def near(point: Point, outline: Line, by: float) -> bool:
    """Whether an outline holds the point, or all but."""
    x, y = point
    return any(inside((x + dx, y + dy), outline) for dx in (-by, 0, by) for dy in (-by, 0, by))


def block(area: str) -> Rect:
    return BOARD.plan.counters(area)


def rectangle(path: str) -> Rect:
    x, y, wide, high = (float(v) for v in re.findall(r"[\d.]+", path)[:4])
    return Rect(x, y, x + wide, y + high)


def name_boxes() -> dict[str, list[Rect]]:
    """The room of each area's name and of the signs beside it."""
    boxes = {}
    for area in AREAS:
        signs = [Rect.around(*at, 2 * size, 2 * size) for _, at, size in BOARD.signs(area)]
        boxes[area] = [BOARD.label(area).box, *signs]
    return boxes


# What the rules say.


def test_areas_touch_if_and_only_if_they_are_linked() -> None:
    linked = {frozenset((AREAS[a], AREAS[b])) for a, of in enumerate(COMPONENTS.board.links) for b in of}
    contacts = BOARD.outlines.contacts()
    assert contacts.keys() == linked
    assert {pair: round(shared) for pair, shared in contacts.items() if shared < SHORTEST} == {}


def test_what_the_arcs_say_is_what_the_outlines_show() -> None:
    """The contacts again, from nothing but the finished outlines: shared segments, vertex by vertex."""
    owners: dict[frozenset[Point], list[str]] = {}
    corners: dict[Point, set[str]] = {}
    for area in AREAS:
        ring = BOARD.outlines.outline(area)
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            owners.setdefault(frozenset((a, b)), []).append(area)
            corners.setdefault(a, set()).add(area)
    found = {frozenset(of) for of in owners.values() if len(of) > 1}
    assert max(len(of) for of in owners.values()) == 2
    assert found == BOARD.outlines.contacts().keys()
    meeting = {frozenset(pair) for of in corners.values() for pair in itertools.combinations(of, 2)}
    assert meeting == found, "areas that are not linked meet in a point"


def test_areas_have_coast_if_and_only_if_they_are_coastal() -> None:
    coast = {arc.of[0] for arc in BOARD.outlines.arcs if arc.of[1] == "sea"} & set(AREAS)
    assert coast == {area for area, row in BOARD.rows.items() if row.coastal}


def test_every_road_and_track_is_drawn_and_leaves_its_areas_only_where_they_meet() -> None:
    for kind in ("road", "track"):
        links = {(AREAS[a], AREAS[b]) for a, of in enumerate(COMPONENTS.board.links) for b in of if of[b] == kind}
        assert links == {pair for a, b in BOARD.links(kind) for pair in ((a, b), (b, a))}
        for (a, b), line in zip(BOARD.links(kind), BOARD.ways(kind), strict=True):
            assert (line[0], line[-1]) == (BOARD.plan.town_of(a).site, BOARD.plan.town_of(b).site)
            lands = BOARD.outlines.outline(a), BOARD.outlines.outline(b)
            strays = [(round(x), round(y)) for x, y, _ in walk(line, 4) if not any(near((x, y), o, 7) for o in lands)]
            assert strays == [], f"{kind} {a} to {b}"


def body(lines: str) -> str:
    return lines.split("</style>")[1]


def test_an_owners_links_are_shown_too(tmp_path: Path) -> None:
    """A link between areas that do not touch leaps; a border without a link is barred."""
    assert "bd-leap" not in body(board("en").lines) and "bd-barred" not in body(board("en").lines)
    rows = {name: dict(BOARD.rows[name].neighbours) for name in ("Giarabub", "Forte-Maddalena", "Cirene", "Maraua")}
    rows["Giarabub"]["Forte-Maddalena"] = rows["Forte-Maddalena"]["Giarabub"] = "border"
    del rows["Cirene"]["Maraua"], rows["Maraua"]["Cirene"]
    tables = [
        f"[area.{name}]\nneighbours = {{ {', '.join(f'{o} = {k!r}' for o, k in of.items())} }}\n"
        for name, of in rows.items()
    ]
    own = tmp_path / "own.toml"
    own.write_text("".join(tables), encoding="utf-8")
    theirs: Any = sirocco.new("compass", seed=0, override=own).components
    lines = body(Board(theirs, "en").lines())
    assert lines.count('class="bd-leap"') == 1 and lines.count('class="bd-barred"') == 1


def test_signs_follow_the_components() -> None:
    shown = {area: sorted(kind for kind, _, _ in BOARD.signs(area)) for area in AREAS}
    for area, row in BOARD.rows.items():
        assert ("victory" in shown[area]) == bool(row.victory)
    assert "base-0" in shown["Piccadilly-Circus"] and "base-1" in shown["El-Agheila"]
    assert "port-0" in shown["Tobruch"] and "port-1" in shown["Bengasi"]
    assert "anchor" in shown["Bardia"] and "anchor" not in shown["Derna"]
    for turn, row in enumerate(COMPONENTS.turns, 1):
        assert row.dates.split()[0] in board("en").lines, turn


# Where things lie.


def test_every_place_has_a_shape() -> None:
    places = board("en").places
    assert sorted(places) == sorted([*AREAS, *BESIDE])
    assert all(places[area].map for area in AREAS) and not any(places[box].map for box in BESIDE)


@pytest.mark.parametrize("area", AREAS)
def test_counters_lie_in_their_area(area: str) -> None:
    """Six counters in three columns and two rows; a corner may stick out by a sixth of a counter, no more."""
    outline = BOARD.outlines.outline(area)
    assert inside(BOARD.plan.block[area], outline)
    room = block(area)
    points = [*room.corners(), *((x, y) for x, y, _ in walk([*room.corners(), room.corners()[0]], 12))]
    assert [(round(x), round(y)) for x, y in points if not near((x, y), outline, 8)] == []


def test_towns_lie_in_their_area() -> None:
    for area in AREAS:
        assert near(BOARD.plan.town_of(area).site, BOARD.outlines.outline(area), 4), area


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_covers_anything_else(language: str) -> None:
    """Blocks of counters, names with their signs, boxes, the turn track and the furniture."""
    plan = BOARD.plan
    things: dict[str, list[Rect]] = {f"counters of {area}": [block(area)] for area in AREAS}
    things |= {f"name of {area}": boxes for area, boxes in name_boxes().items()}
    things |= {name: [rectangle(board(language).places[name].outline)] for name in BESIDE}
    for name in ("cartouche", "key"):
        things[name] = [Rect(*getattr(plan.furniture, name))]
    things["rose"] = [Rect.around(*plan.furniture.rose, *[2 * plan.furniture.rose_radius] * 2)]
    for spot in plan.spot:
        things[f"spot {spot.name}"] = [BOARD.landscape.spot(spot).box]
    clashes = [
        (a, b)
        for (a, ones), (b, others) in itertools.combinations(things.items(), 2)
        if any(one.overlap(other) > 2 for one in ones for other in others)
    ]
    assert clashes == []
    frame = plan.frame
    for name, boxes in things.items():
        for box in boxes:
            assert frame[0] <= box[0] and frame[1] <= box[1] and box[2] <= frame[2] and box[3] <= frame[3], name


def test_boxes_and_the_turn_track_cover_no_area() -> None:
    outlines = {area: BOARD.outlines.outline(area) for area in AREAS}
    for name in BESIDE:
        rect = rectangle(board("en").places[name].outline)
        edge = [(x, y) for x, y, _ in walk([*rect.corners(), rect.corners()[0]], 5)]
        for area, outline in outlines.items():
            assert not any(inside(p, outline) for p in edge), (name, area)
            assert not any(rect.overlap(Rect(x, y, x + 0.1, y + 0.1)) for x, y in outline), (name, area)


def test_the_names_fit_their_curves() -> None:
    for language in LANGUAGES:
        spoken = Board(COMPONENTS, language)
        for region in spoken.plan.region:
            assert spoken.landscape.slack(region) > 0, (language, region.key)


# The documents.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["ground", "lines", "whole"])
def test_documents_are_well_formed_and_keep_to_themselves(part: str, language: str) -> None:
    made = board(language)
    text = made.document() if part == "whole" else getattr(made, part)
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == f"0 0 {made.width:g} {made.height:g}"
    ids = []
    for element in root.iter():
        assert element.tag.rsplit("}", 1)[-1] not in {"script", "image", "foreignObject", "use", "a"}
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            if key.endswith("href"):
                assert value.startswith("#")
            if key == "id":
                ids.append(value)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\((?!#)", text)) == set()
    assert all(name in ids for name in re.findall(r"url\(#([\w.-]+)\)", text))
    assert text.count("http") == text.count("http://www.w3.org/2000/svg")


def test_the_lines_keep_their_names_to_themselves() -> None:
    """They are inlined in a page."""
    text = board("en").lines
    names = re.findall(r'class="([^"]+)"', text) + re.findall(r'id="([^"]+)"', text)
    assert all(re.match(r"bd(-|$)", name) for of in names for name in of.split())
    styles = re.findall(r"[}>,]\s*([.\w-]+)(?=[{,])", re.findall(r"<style>(.*?)</style>", text, re.DOTALL)[0])
    assert all(name.startswith(".bd") for name in styles if name.startswith("."))


def test_the_ground_has_no_text() -> None:
    assert "<text" not in board("en").ground
    assert board("en").ground == board("it").ground
    assert board("en").lines != board("it").lines


def test_the_drawing_is_the_same_every_time() -> None:
    again = Board(COMPONENTS, "en")
    assert (again.landscape.ground(), again.lines(), again.places()) == (
        board("en").ground,
        board("en").lines,
        board("en").places,
    )


def test_the_drawing_is_small() -> None:
    for language in LANGUAGES:
        made = board(language)
        ground, lines = made.ground.encode(), made.lines.encode()
        assert len(lines) <= 350_000 and len(ground) <= 250_000
        assert len(gzip.compress(ground + lines)) <= 110_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_can_be_pictured(language: str) -> None:
    game = sirocco.new("compass", seed=1)
    root = ElementTree.fromstring(picture(game, language))
    faces = [e for e in root.iter() if e.get("class") == "bd-counter"]
    assert len(faces) == len(COMPONENTS.units)


def test_an_axis_is_smooth_and_never_turns_back() -> None:
    axis = Axis([(3.0, 30.0), (1.0, 100.0), (2.0, 40.0)])
    values = [axis(n / 50) for n in range(0, 250)]
    assert values == sorted(values, reverse=True)
    assert axis(2.0) == 40.0
    assert abs((axis(2.0001) - axis(2)) - (axis(2) - axis(1.9999))) < 1e-4
