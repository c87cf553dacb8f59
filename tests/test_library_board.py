"""Boards in plain text: every counter is on them, places lie as on the map, lines keep to their width."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import sirocco
from sirocco.board.sketch.areas import short
from sirocco.board.sketch.canvas import Canvas
from sirocco.board.sketch.stacks import letters
from sirocco.players import make

SCENARIOS = [("compass", None), *(("dark-sands", s) for s in ("compass", "sunflower", "crusader", "gazala"))]


def played(name: str, scenario: str | None, actions: int) -> sirocco.Game:
    game = sirocco.new(name, scenario, seed=11)
    bots = {side: make("random", seed=number) for number, side in enumerate(game.definition.sides)}
    for _ in range(actions):
        if game.decision is not None:
            game.act(bots[game.decision.side].choose(game))
    return game


def sketched(board: str) -> str:
    """The drawing without the list below it: up to the key."""
    lines = board.split("\n")
    key = next(i for i, line in enumerate(lines) if line.startswith(("══ ", "· ")) and "  " in line and i > 3)
    return "\n".join(lines[:key])


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
@pytest.mark.parametrize("actions", [0, 150])
def test_every_counter_on_the_map_is_told_with_its_place(name: str, scenario: str | None, actions: int) -> None:
    game = played(name, scenario, actions)
    board = game.board()
    text = re.sub(r"\s+", " ", board)
    places: dict[str, dict[str, int]] = {}
    for unit, entry in game.view(None)["roster"].items():
        if entry["onMap"]:
            assert f" {unit} " in text, unit
            at = places.setdefault(entry["at"], {})
            at[entry["side"]] = at.get(entry["side"], 0) + 1
    before = r"(?<!\w)" if name == "compass" else r"(?<![\w/])"
    drawn = sketched(board).split("\n", 1)[1]
    tokens = re.findall(before + r"([AXI])(\d+)(?=[\s#═\-·\\/╲╱|║]|$)", drawn, re.M)
    by_side = {"A": "allied", "X": "axis", "I": "italian"}
    found = sorted((by_side[letter], int(number)) for letter, number in tokens)
    assert found == sorted((side, number) for at in places.values() for side, number in at.items())


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_lines_keep_to_their_width(name: str, scenario: str | None, language: str) -> None:
    game = played(name, scenario, 60)
    for width in (60, 80, 100, 120):
        for around in (None, "Bardia"):
            board = game.board(around, width=width, language=language)
            assert max(map(len, board.split("\n"))) <= width
            assert board == "\n".join(line.rstrip() for line in board.split("\n"))
            assert "\0" not in board and not re.search(r"\b(sketch|map-key|board)-", board)


def test_places_lie_as_on_the_map() -> None:
    lines = sirocco.new("compass", seed=7).board().split("\n")
    spot = {
        name: next((x, y) for y, line in enumerate(lines) if (x := line.find(name)) >= 0)
        for name in ("Bengasi", "Tobruch", "Bardia", "Sollum", "Nibeiwa", "Giarabub", "Agedabia")
    }
    west_to_east = ("Bengasi", "Tobruch", "Bardia", "Sollum", "Nibeiwa")
    assert [spot[n][0] for n in west_to_east] == sorted(spot[n][0] for n in west_to_east)
    assert spot["Giarabub"][1] > spot["Bardia"][1] and spot["Agedabia"][1] > spot["Bengasi"][1]
    assert "Tobruch*3" in "\n".join(lines)


def test_an_empty_area_shows_its_holder() -> None:
    game = sirocco.new("compass", seed=7)
    for marker in ("naval-support", "air-support", "surprise"):
        game.act(f"take {marker}")
    before = game.board("Bir-Enba")
    game.march("4Arm", "Forte-Maddalena")
    after = game.board("Bir-Enba")

    def below(board: str, name: str) -> str:
        lines = board.split("\n")
        y = next(i for i, line in enumerate(lines) if name in line)
        return lines[y + 1][lines[y].index(name) :][: len(name)].strip(" ·-|/\\")

    assert below(before, "Bir Enba") == "i"
    assert below(after, "Bir Enba") == "a"
    assert below(after, "F.Maddalena") == "A1"


def test_around_a_place_only_what_is_near() -> None:
    board = sirocco.new("compass", seed=7).board("Bardia")
    assert "F.Capuzzo" in board and "Gambut" in board
    assert "Bengasi" not in board and "Maktila" not in board


def test_a_hex_map_has_numbers_names_ways_and_who_is_there() -> None:
    game = sirocco.new("dark-sands", "gazala", seed=7)
    board = game.board("Tobruk")
    assert "2830 A" in board and "Tobruk" in board and "2429" in board
    assert re.search(r"2825 ·══2826 ·══2827", board)
    stack = [u for u, entry in game.view(None)["roster"].items() if entry["at"] == "2830"]
    assert all(unit in board for unit in stack)
    assert "2921" not in sketched(board)


def test_a_hex_map_has_one_part_for_each_section_with_counters() -> None:
    board = sirocco.new("dark-sands", "sunflower", seed=7).board().split("\n")
    assert [line for line in board if line in ("West", "Centre", "East")] == ["West", "Centre", "East"]
    centre = sirocco.new("dark-sands", "sunflower", seed=7).board("Tobruk").split("\n")
    assert "Centre" in centre and "East" not in centre


def test_rows_of_hexes_stand_half_a_hex_apart_and_north_is_up() -> None:
    lines = sirocco.new("dark-sands", "crusader", seed=7).board().split("\n")
    rows = {int(line[:2]): line for line in lines[3:60] if re.match(r"\d\d  ", line)}
    assert list(rows) == sorted(rows, reverse=True)
    first = {row: len(line[4:]) - len(line[4:].lstrip()) for row, line in rows.items() if line[4:].strip()}
    assert {first[row] for row in first if row % 2 == 0 and row < 28} == {0}
    assert {first[row] for row in first if row % 2 == 1 and row < 28} == {2}


def test_too_wide_a_map_is_cut_into_strips() -> None:
    game = sirocco.new("dark-sands", "crusader", seed=7)
    narrow = [line for line in game.board(width=60).split("\n") if line == "Centre"]
    wide = [line for line in game.board(width=120).split("\n") if line == "Centre"]
    assert (len(narrow), len(wide)) == (2, 1)


def test_a_fortified_box_is_marked() -> None:
    game = sirocco.new("dark-sands", "compass", seed=7)
    boxes = game.view(None)["boxes"]
    assert sketched(game.board()).count("#") == len(boxes["allied"]) + len(boxes["axis"]) > 3


def test_unknown_places_and_games_without_a_board_are_refused() -> None:
    game = sirocco.new("compass", seed=7)
    with pytest.raises(sirocco.NotationError):
        game.board("Rome")
    with pytest.raises(sirocco.UnknownName):
        game.board(language="fr")
    with pytest.raises(sirocco.UnknownName):
        game.board(side="axis")


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS[:2])
def test_a_notebook_shows_the_board_with_its_counters(name: str, scenario: str | None) -> None:
    game = sirocco.new(name, scenario, seed=7)
    drawn = game._repr_svg_()
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    on_board = sum(entry["onMap"] for entry in game.view(None)["roster"].values())
    assert drawn.count('class="bd-counter"') >= on_board > 10


def test_a_game_without_a_board_has_no_picture() -> None:
    from sirocco.kernel import registry
    from tests.toy_campaign import ToyCampaign

    registry.register(ToyCampaign())
    try:
        game = sirocco.new("toy-campaign", seed=1)
        assert game._repr_svg_() is None
        with pytest.raises(sirocco.UnknownName):
            game.board()
    finally:
        registry._REGISTERED.clear()


def test_letters_tell_sides_apart() -> None:
    assert letters({"allied": "Allies", "axis": "Axis"}) == {"allied": "A", "axis": "X"}
    assert letters({"a": "Aa", "b": "Aa"}) == {"a": "A", "b": "1"}


def test_names_are_cut_to_fit() -> None:
    assert short("Forte Capuzzo") == "F.Capuzzo"
    assert short("Tobruch") == "Tobruch"
    assert short("Ain el Gazala") == "A.e.Gazala"


def test_a_blank_of_a_text_is_not_filled() -> None:
    canvas = Canvas(12, 2)
    canvas.write(2, 0, "El Adem")
    canvas.fill(0, 0, "------------")
    canvas.write(-2, 1, "abc")
    canvas.write(11, 1, "xyz")
    canvas.write(0, 5, "off the sheet")
    assert canvas.lines() == ["--El Adem---", "c          x"]
