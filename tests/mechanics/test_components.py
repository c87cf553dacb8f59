"""Components made from rows: units of sides, masks and columns declared with their fields, a map with places."""

from __future__ import annotations

import msgspec
import pytest

from sirocco.board.areas import linked_areas
from sirocco.board.graph import Board
from sirocco.board.hexmap import read_map
from sirocco.kernel.action import Vocabulary
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import DataFile, Tables
from sirocco.mechanics.components import by_side, column, computed, names_of, units_where
from sirocco.mechanics.hex_components import HexComponents, check_places, feature, hex_names, open_hex, places_where

SIDES = ("red", "blue")
DATA = """
[section.map]
rows = [1, 2]
columns = [1, 4]
scale = 1

[ground]
sea = { terrain = "sea", hexes = "0104 0204" }

[feature]
coast = { hexes = "0103 0203" }

[way]
road = { kind = "road", way = "0101 0102 0103" }

[place]
ford = { name = "The Ford", hex = "0102" }
port = { name = "Old Harbour", hex = "0103", port = true }
hill = { name = "High Hill", hex = "0201", holder = "blue" }

[unit]
lancers = { name = "Lancers", side = "blue", kind = "horse", formation = "guards" }
rifles = { name = "Rifles", side = "red", kind = "foot", reduced = 1, due = 3 }
guns = { name = "Guns", side = "red", kind = "guns", formation = "guards" }
grenadiers = { name = "Grenadiers", side = "blue", kind = "foot", reduced = 2, formation = "line" }
"""


class UnitRow(msgspec.Struct, frozen=True):
    name: str
    side: str
    kind: str
    reduced: int | None = None
    formation: str | None = None
    due: int | None = None


class PlaceRow(msgspec.Struct, frozen=True):
    name: str
    hex: str
    port: bool = False
    holder: str | None = None


class FieldComponents(HexComponents[UnitRow, PlaceRow], kw_only=True):
    foot: int = units_where(kind="foot")
    mounted: int = units_where(kind=("horse", "guns"))
    red_foot: int = units_where(kind="foot", side="red")
    of_note: int = units_where(kind="horse") | units_where(formation="line")
    due: tuple[int, ...] = column("due", missing=0)
    ports: int = places_where(port=True)
    coast: int = feature("coast")
    harbours: int = computed(lambda c: c.ports & c.coast)
    given: int


def loaded(text: str = DATA) -> FieldComponents:
    tables = Tables(DataFile("field.toml", text))
    world = read_map(tables, ("plain",), ("sea",))
    places = tables["place"].typed(PlaceRow)
    check_places(tables["place"], world, places)
    units = by_side(tables["unit"].typed(UnitRow), SIDES)
    return FieldComponents(
        version="1",
        scenario="field",
        vocabulary=Vocabulary({"move": [("unit", "hex")]}, [names_of("unit", units, "name"), hex_names(world, places)]),
        sides=SIDES,
        unit_rows=units,
        map=world,
        place_rows=places,
        given=7,
    )


C = loaded()


def test_units_are_sorted_by_side() -> None:
    assert C.unit_ids == ("rifles", "guns", "lancers", "grenadiers")
    assert C.side_of == (0, 0, 1, 1)
    assert C.units_of == (range(2), range(2, 4))
    assert C.side_mask == (0b0011, 0b1100)
    assert C.steps == (2, 1, 1, 2)


def test_a_side_without_units_has_none() -> None:
    c = FieldComponents("1", "field", C.vocabulary, sides=("green", *SIDES), unit_rows=C.unit_rows, map=C.map, given=0)
    assert c.units_of == (range(0), range(2), range(2, 4))
    assert c.side_mask == (0, 0b0011, 0b1100)


def test_formations_are_those_that_rows_name() -> None:
    assert C.formations == ("guards", "line")
    assert C.members == (0b0110, 0b1000)
    assert C.formation_of == (-1, 0, 0, 1)


def test_masks_and_columns_follow_from_the_rows() -> None:
    assert (C.foot, C.mounted, C.red_foot, C.of_note) == (0b1001, 0b0110, 0b0001, 0b1100)
    assert C.due == (3, 0, 0, 0)
    assert C.given == 7


def test_hexes_and_places_have_their_masks() -> None:
    number = C.map.number
    assert C.hex_ids == ("0101", "0102", "0103", "0201", "0202", "0203")
    assert C.everywhere == 0b111111
    assert C.hex_of_place == (number["0102"], number["0103"], number["0201"])
    assert C.ports == C.harbours == 1 << number["0103"]
    assert C.coast == 1 << number["0103"] | 1 << number["0203"]
    assert C.hexes_where(holder=("blue", "red")) == (number["0201"],)
    assert C.map.along("road")[number["0102"]] == 1 << number["0101"] | 1 << number["0103"]


def test_things_answer_to_their_names() -> None:
    assert str(C.vocabulary.parse("move Rifles harbour")) == "move rifles 0103"
    assert C.display_names()["unit"]["guns"] == "Guns"
    assert C.display_names()["hex"] | {"0102": "The Ford", "0204": "0204"} == C.display_names()["hex"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('hex = "0201"', 'hex = "0104"', "place.hill.hex: hex 0104 is not on the map, or nobody can enter it"),
        ('hex = "0201"', 'hex = "9901"', "hex 9901 is not on the map"),
        ('hex = "0201"', 'hex = "0102"', "ford lies in the same hex"),
    ],
)
def test_places_lie_in_open_hexes_of_their_own(old: str, new: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        loaded(DATA.replace(old, new))


def test_rows_name_things_that_there_are() -> None:
    table = Tables(DataFile("field.toml", '[side.red]\nhome = "ford"\ntowns = ["ford", "port"]\n'))["side"]
    number = {"ford": 0, "port": 1}
    assert table.numbers("red", "home", number, "place") == (0,)
    assert table.numbers("red", "towns", number, "place") == (0, 1)
    assert table.numbers("red", "camps", number, "place") == ()
    with pytest.raises(DataError, match=r"line 3, side.red.towns: unknown place 'port'"):
        table.numbers("red", "towns", {"ford": 0}, "place")
    table.check_words("home", ("ford", "port"))
    with pytest.raises(DataError, match=r"side.red.home: must be one of port, hill"):
        table.check_words("home", ("port", "hill"))


def test_a_hex_of_the_data_can_be_entered() -> None:
    tables = Tables(DataFile("field.toml", DATA))
    assert open_hex(tables["place"], C.map, "ford", "hex", "0102") == C.map.number["0102"]
    with pytest.raises(DataError, match="nobody can enter it"):
        open_hex(tables["place"], C.map, "ford", "hex", "0204")


AREAS = """
[area.Ford]
neighbours = { Hill = "road", Wood = "track" }
[area.Hill]
neighbours = { Ford = "road" }
[area.Wood]
neighbours = { Ford = "track" }
"""


class AreaRow(msgspec.Struct, frozen=True):
    neighbours: dict[str, str]


def areas(text: str, own: str | None = None) -> Board:
    override = None if own is None else DataFile("own.toml", own)
    table = Tables(DataFile("map.toml", text), override=override)["area"]
    return linked_areas(table, table.typed(AreaRow))


def test_areas_are_linked_both_ways() -> None:
    assert areas(AREAS).links == ({1: "road", 2: "track"}, {0: "road"}, {0: "track"})
    with pytest.raises(DataError, match=r"map.toml, line 3, area.Ford.neighbours: unknown neighbour 'Hill'"):
        areas(AREAS.replace("[area.Hill]", "[area.Dale]"))
    with pytest.raises(DataError, match=r"area.Ford.neighbours: link to 'Wood' is track but no link the other way"):
        areas(AREAS.replace('neighbours = { Ford = "track" }', "neighbours = {}"))


def test_the_end_is_named_that_an_owner_changed() -> None:
    with pytest.raises(DataError, match=r"own.toml, line 2, area.Wood.neighbours: link to 'Ford' is road but track"):
        areas(AREAS, '[area.Wood]\nneighbours = { Ford = "road" }\n')
