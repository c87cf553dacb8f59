"""Rule 2, Components: the map, the counters, the chits, the tracks and the set-ups, loaded from data/ and validated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from sirocco.board.graph import mask_of
from sirocco.board.hexes import HexGrid
from sirocco.board.hexmap import HexMap, read_map
from sirocco.board.network import Network
from sirocco.games.dark_sands.terrain import CLOSED, ENTRY, FEATURES, WAYS, Grounds
from sirocco.kernel.action import Names, Vocabulary
from sirocco.kernel.chart import OddsChart, read_charts
from sirocco.kernel.datafile import Table
from sirocco.kernel.dataset import DataSet
from sirocco.kernel.definition import Components
from sirocco.kernel.errors import DataError
from sirocco.kernel.rulebook import implements

SIDES = ("allied", "axis")
ALLIED, AXIS = 0, 1
WEST, CENTRE, EAST = 0, 1, 2
SCENARIOS = ("compass", "sunflower", "crusader", "gazala")
CAMPAIGN = "campaign-"
"""The campaign from a scenario's set-up is called by it: campaign-compass."""
LAST_TURN = 17

GARRISONS = {"garrison": None, "garrison-italian": "italy", "garrison-german": "germany"}
"""How a set-up calls garrisons that lie ready, and the nation of each; the Allies have one kind."""
BOX = "box"
MOST_READY = 6
"""Boxes a side has, the most of anything that can lie ready."""

FILES = {
    "section": "map.toml",
    "ground": "map.toml",
    "feature": "map.toml",
    "hexside": "map.toml",
    "way": "map.toml",
    "junction": "map.toml",
    "place": "map.toml",
    "unit": "units.toml",
    "support": "supports.toml",
    "turn": "turns.toml",
    "track": "track.toml",
    "replacement": "replacements.toml",
    "chart": "charts.toml",
}

Side = Literal["allied", "axis"]
Factors = tuple[int, int]
Kind = Literal["infantry", "motorised", "machine-guns", "tank", "panzer", "armoured-cars", "hq", "garrison"]

INFANTRY = ("infantry", "motorised", "machine-guns", "garrison")
WHEELS = ("tank", "panzer", "armoured-cars")
SMALL = ("II",)
"""Sizes beyond the three units a stack may have (DS-7.2b)."""
FORMATION_SIZES = ("III", "X", "XX")

CHITS = (
    "movement",
    "combat",
    "move-or-combat",
    "half",
    "reinforcement",
    "tobruk",
    "oconnor",
    "combeforce",
    "auk",
    "monty",
    "13-corps",
    "30-corps",
    "8-army",
    "rommel",
    "afrika-korps",
    "panzerarmee",
    "21-corps",
    "logistics",
)
(
    MOVEMENT,
    COMBAT,
    MOVE_OR_COMBAT,
    HALF,
    REINFORCEMENT,
    TOBRUK,
    OCONNOR,
    COMBEFORCE,
    AUK,
    MONTY,
    CORPS_13,
    CORPS_30,
    ARMY_8,
    ROMMEL,
    AFRIKA_KORPS,
    PANZERARMEE,
    CORPS_21,
    LOGISTICS,
) = range(len(CHITS))


@implements("DS-2.1.1a", "DS-2.1.1b", "DS-2.1.2a", "DS-2.1.3a", "DS-2.1.4a")
class PlaceRow(msgspec.Struct, frozen=True):
    """A name on the map. Only `named` ones are locations where a garrison can be left."""

    name: str
    hex: str
    named: bool = True
    port: bool = False
    victory: bool = False
    source: Side | None = None
    fort: Literal["tobruk", "bardia"] | None = None


class Upgrade(msgspec.Struct, frozen=True):
    """A better face that replaces the counter from a turn on."""

    turn: int
    full: Factors
    reduced: Factors | None = None
    movement: int | None = None


@implements("DS-2.3a", "DS-2.3b", "DS-2.3d", "DS-12.0a", "DS-12.2a", "DS-12.3a", "DS-12.4a")
class UnitRow(msgspec.Struct, frozen=True):
    """A counter that stands on the map: attack and defence by face, movement, size, what it belongs to."""

    name: str
    side: Side
    nation: str
    kind: Kind
    size: Literal["company", "II", "III", "X", "XX", "XXX", "XXXX"]
    full: Factors
    movement: int
    reduced: Factors | None = None
    formation: str | None = None
    keeps: bool = True
    wheels: bool = False
    range: int = 0
    upgrades: tuple[Upgrade, ...] = ()


class SupportUpgrade(msgspec.Struct, frozen=True):
    turn: int
    value: Factors


@implements("DS-2.3c", "DS-13.2c", "DS-13.4a")
class SupportRow(msgspec.Struct, frozen=True):
    """A counter that joins battles from its side's box: what it adds attacking and defending."""

    name: str
    side: Side
    kind: Literal["air", "naval", "artillery", "anti-tank", "engineers"]
    value: Factors
    sections: tuple[str, ...] = ()
    hq: str | None = None
    upgrades: tuple[SupportUpgrade, ...] = ()


class TurnRow(msgspec.Struct, frozen=True):
    """A space of the turn track: the printed initiative and the chits of both sides."""

    dates: str
    initiative: Side
    axis: dict[str, int]
    allied: dict[str, int]
    repair: bool = False


class Exchange(msgspec.Struct, frozen=True, rename={"enters": "in", "leaves": "out"}):
    enters: tuple[str, ...]
    leaves: tuple[str, ...]


@implements("DS-3.5b")
class TrackRow(msgspec.Struct, frozen=True):
    """What a side's reinforcement chit brings and takes on one turn."""

    arrivals: tuple[str, ...] = ()
    departures: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    supports: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()


class ReplacementRow(msgspec.Struct, frozen=True):
    """A replacement chit; `undisrupted`: what is rebuilt with its points alone enters in good order."""

    side: Side
    pool: Literal["1941", "1942", "emergency"]
    panzer: int = 0
    german: int = 0
    italian: int = 0
    tank: int = 0
    infantry: int = 0
    undisrupted: bool = False


class ScenarioRow(msgspec.Struct, frozen=True):
    """`reinforced`: the reinforcement segment of the first turn has already happened."""

    first: int
    last: int
    initiative: Side
    points: dict[Side, int]
    railhead: str
    reinforced: bool = False


class SetupRow(msgspec.Struct, frozen=True):
    """Where a side's counters begin. `campaign` returns only if the game goes on beyond the scenario."""

    units: dict[str, tuple[str, ...]]
    supports: dict[str, int]
    control: tuple[str, ...]
    boxes: tuple[str, ...] = ()
    reduced: tuple[str, ...] = ()
    rebuildable: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    returning: dict[str, int] = {}
    campaign: dict[str, int] = {}


VERBS: dict[str, list[tuple[str, ...]]] = {
    "activate": [("unit",)],
    "back": [()],
    "join": [("unit",)],
    "leave": [("unit",)],
    "move": [("hex",)],
    "extend": [()],
    "sail": [("hex",)],
    "fortify": [()],
    "garrison": [("unit",)],
    "dismantle": [("hex",)],
    "disband": [("unit",)],
    "attack": [("hex",)],
    "with": [("unit",)],
    "table": [("table",)],
    "support": [("support",), ("support", "unit")],
    "lose": [("unit",)],
    "retreat": [("hex",)],
    "stand": [()],
    "advance": [("unit",)],
    "displace": [("hex",)],
    "eliminate": [("unit",)],
    "place": [("unit", "hex")],
    "rebuild": [("unit", "hex")],
    "restore": [("unit",)],
    "chit": [("chit",)],
    "declare": [("chit",)],
    "as": [("use",)],
    "formation": [("formation",)],
    "stack": [("hex",)],
    "choose": [("unit",)],
    "rail": [("hex",)],
    "done": [()],
}
PANZER_DIVISIONS = ("15Pz", "21Pz")
TABLES = ("mobile", "assault")
MOBILE, ASSAULT = 0, 1
USES = ("movement", "combat", "move-first", "attack-first")


class DarkSands(Components):
    """All components, in flat tuples by index: open hex, unit (Allied first), support."""

    campaign: bool
    first_turn: int
    last_turn: int
    setup: ScenarioRow
    setups: tuple[SetupRow, SetupRow]
    map: HexMap
    hex_ids: tuple[str, ...]
    place_ids: tuple[str, ...]
    places: tuple[PlaceRow, ...]
    hex_of_place: tuple[int, ...]
    everywhere: int
    """Mask of all open hexes."""
    sections: tuple[int, int, int]
    double: int
    """Mask of hexes that count for two (the lateral sections)."""
    named: int
    ports: int
    garrison_places: int
    """Mask of named places and forts, where garrisons are left (DS-13.6.2b)."""
    kept: int
    """Mask of hexes that stay controlled when they are left (DS-2.1.5b, DS-2.1.5f)."""
    forts: int
    tobruk: int
    """The three fort hexes of Tobruk."""
    bardia: int
    coast: int
    egypt: int
    entry: int
    sources: tuple[tuple[int, ...], tuple[int, ...]]
    bypass: int
    railway: tuple[int, ...]
    """The line from Alexandria westwards."""
    rail_links: tuple[int, ...]
    rail_hexes: tuple[int, ...]
    """Mask of the line up to each of its hexes."""
    unit_ids: tuple[str, ...]
    units: tuple[UnitRow, ...]
    side_of: tuple[int, ...]
    units_of: tuple[range, range]
    side_mask: tuple[int, int]
    """Mask of units."""
    hqs: int
    garrisons: int
    exerting: int
    """Units with a zone of control: all but headquarters and garrisons."""
    small: int
    infantry: int
    tanks: int
    panzers: int
    cars: int
    wheeled: int
    german: int
    italian: int
    formations: tuple[str, ...]
    members: tuple[int, ...]
    panzer_divisions: int
    """The units of 15 and 21 Panzer Division."""
    formation_of: tuple[int, ...]
    steps: tuple[int, ...]
    support_ids: tuple[str, ...]
    supports: tuple[SupportRow, ...]
    support_side: tuple[int, ...]
    turns: tuple[TurnRow, ...]
    track: dict[tuple[int, int], TrackRow]
    replacement_ids: tuple[str, ...]
    replacements: tuple[ReplacementRow, ...]
    charts: tuple[OddsChart, OddsChart]
    """The Mobile and the Assault table."""
    grounds: Grounds
    networks: dict[tuple[bool, int], Network]
    """Memo of `supply.track_network`."""
    tracks: dict[tuple[int, bool, int], list[int]]
    """Memo of the tracks that lead to a side's sources, by distance, with no enemy in the way."""
    supply: dict[tuple[int, ...], int]
    """Memo of `supply.overland_lines`, for positions looked at lately."""


@implements("DS-2.1a", "DS-2.1b", "DS-6.1c", "DS-11a", "DS-14.0a")
def _index(tables: Mapping[str, Table], scenario: str, version: str) -> DarkSands:
    _check_words(tables["way"], "kind", WAYS)
    _check_words(tables["hexside"], "feature", FEATURES)
    world = read_map(tables, HexGrid(), tuple(ENTRY), CLOSED)
    hex_ids = world.ids[: world.open]
    places = tables["place"].typed(PlaceRow)
    spots = {name: _open_hex(tables["place"], world, name, "hex", row.hex) for name, row in places.items()}
    _check_places(tables["place"], spots)
    units = dict(sorted(tables["unit"].typed(UnitRow).items(), key=lambda item: SIDES.index(item[1].side)))
    unit_ids, rows = tuple(units), tuple(units.values())
    allied = sum(row.side == SIDES[ALLIED] for row in rows)
    supports = tables["support"].typed(SupportRow)
    replacements = tables["replacement"].typed(ReplacementRow)
    charts = read_charts(tables["chart"])
    scene = tables["scenario"].typed(ScenarioRow)["start"]
    setups = tables["setup"].typed(SetupRow)
    campaign = scenario.startswith(CAMPAIGN)
    formations = tuple(dict.fromkeys(row.formation for row in rows if row.formation is not None))

    def mask(*kinds: str) -> int:
        return mask_of([i for i, row in enumerate(rows) if row.kind in kinds])

    def where(**wanted: object) -> int:
        return mask_of([spots[n] for n, row in places.items() if all(getattr(row, k) == v for k, v in wanted.items())])

    railway = _railway(tables["way"], world)
    _check_scenario(tables["scenario"], scene, [world.ids[h] for h in railway])
    sections = (world.section("west"), world.section("centre"), world.section("east"))
    forts = where(fort="tobruk") | where(fort="bardia")
    components = DarkSands(
        version=version,
        scenario=scenario,
        vocabulary=_vocabulary(world, hex_ids, places, spots, unit_ids, rows, tuple(supports), formations),
        campaign=campaign,
        first_turn=scene.first,
        last_turn=LAST_TURN if campaign else scene.last,
        setup=scene,
        setups=(setups[SIDES[ALLIED]], setups[SIDES[AXIS]]),
        map=world,
        hex_ids=hex_ids,
        place_ids=tuple(places),
        places=tuple(places.values()),
        hex_of_place=tuple(spots.values()),
        everywhere=(1 << world.open) - 1,
        sections=sections,
        double=sections[WEST] | sections[EAST],
        named=where(named=True),
        ports=where(port=True),
        garrison_places=where(named=True) | forts,
        kept=where(port=True) | where(victory=True) | where(source="axis", named=True),
        forts=forts,
        tobruk=where(fort="tobruk"),
        bardia=where(fort="bardia"),
        coast=world.features["coast"],
        egypt=_egypt(world),
        entry=world.features["entry-area"],
        sources=(
            tuple(spots[n] for n, row in places.items() if row.source == SIDES[ALLIED]),
            tuple(spots[n] for n, row in places.items() if row.source == SIDES[AXIS]),
        ),
        bypass=world.features["bypass"],
        railway=railway,
        rail_hexes=tuple(mask_of(railway[: i + 1]) for i in range(len(railway))),
        rail_links=_rail_links(world),
        unit_ids=unit_ids,
        units=rows,
        side_of=tuple(SIDES.index(row.side) for row in rows),
        units_of=(range(allied), range(allied, len(rows))),
        side_mask=((1 << allied) - 1, ((1 << len(rows)) - 1) & ~((1 << allied) - 1)),
        hqs=mask("hq"),
        garrisons=mask("garrison"),
        exerting=mask(*INFANTRY, *WHEELS) & ~mask("garrison"),
        small=mask_of([i for i, row in enumerate(rows) if row.size in SMALL]),
        infantry=mask(*INFANTRY),
        tanks=mask("tank"),
        panzers=mask("panzer"),
        cars=mask("armoured-cars"),
        wheeled=mask(*WHEELS),
        german=mask_of([i for i, row in enumerate(rows) if row.nation == "germany"]),
        italian=mask_of([i for i, row in enumerate(rows) if row.nation == "italy"]),
        formations=formations,
        members=tuple(mask_of([i for i, row in enumerate(rows) if row.formation == name]) for name in formations),
        panzer_divisions=mask_of([i for i, row in enumerate(rows) if row.formation in PANZER_DIVISIONS]),
        formation_of=tuple(-1 if row.formation is None else formations.index(row.formation) for row in rows),
        steps=tuple(1 if row.reduced is None else 2 for row in rows),
        support_ids=tuple(supports),
        supports=tuple(supports.values()),
        support_side=tuple(SIDES.index(row.side) for row in supports.values()),
        turns=_turns(tables["turn"]),
        track=_track(tables["track"], units, supports),
        replacement_ids=tuple(replacements),
        replacements=tuple(replacements.values()),
        charts=(charts[TABLES[MOBILE]], charts[TABLES[ASSAULT]]),
        grounds=Grounds(world, forts),
        networks={},
        tracks={},
        supply={},
    )
    _check_setups(tables["setup"], components)
    return components


def _open_hex(table: Table, world: HexMap, row: str, field: str, number: str) -> int:
    place = world.number.get(number)
    if place is None or place >= world.open:
        raise table.fail(f"hex {number} is not on the map, or nobody can enter it", row, field)
    return place


def _check_words(table: Table, field: str, known: Sequence[str]) -> None:
    for name, row in table.rows.items():
        if row.get(field) not in known:
            raise table.fail(f"must be one of {', '.join(known)}", name, field)


def _check_places(table: Table, spots: Mapping[str, int]) -> None:
    for name, hex_ in spots.items():
        other = next(place for place, spot in spots.items() if spot == hex_)
        if other != name:
            raise table.fail(f"{other} lies in the same hex", name, "hex")


def _check_scenario(table: Table, scene: ScenarioRow, railway: Sequence[str]) -> None:
    if not 1 <= scene.first <= LAST_TURN:
        raise table.fail(f"turns are 1 to {LAST_TURN}", "start", "first")
    if not scene.first <= scene.last <= LAST_TURN:
        raise table.fail(f"it ends on a turn from {scene.first} to {LAST_TURN}", "start", "last")
    if set(scene.points) != set(SIDES):
        raise table.fail("needs the points of both sides", "start", "points")
    if scene.railhead not in railway:
        raise table.fail(f"hex {scene.railhead} is not on the railway", "start", "railhead")


@implements("DS-S3b")
def _egypt(world: HexMap) -> int:
    """The East section, and of the Centre the columns from 41 on in rows up to 21: Sollum and Halfaya are in it."""
    east = world.sections.index("east")
    return mask_of(
        [
            i
            for i in range(world.open)
            if world.section_of[i] == east
            or (world.section_of[i] == 1 and world.at[i][1] >= 41 and world.at[i][0] <= 21)
        ]
    )


def _vocabulary(
    world: HexMap,
    hex_ids: Sequence[str],
    places: Mapping[str, PlaceRow],
    spots: Mapping[str, int],
    unit_ids: Sequence[str],
    units: Sequence[UnitRow],
    supports: Sequence[str],
    formations: Sequence[str],
) -> Vocabulary:
    called = [(alias, spots[name]) for name, row in places.items() for alias in (name, row.name)]
    return Vocabulary(
        VERBS,
        [
            Names("unit", unit_ids, [(row.name, i) for i, row in enumerate(units)]),
            Names("hex", (*hex_ids, *world.ids[world.open :]), called),
            Names("support", supports),
            Names("formation", formations),
            Names("chit", CHITS),
            Names("table", TABLES),
            Names("use", USES),
        ],
    )


def _railway(table: Table, world: HexMap) -> tuple[int, ...]:
    """The line in one piece, from Alexandria to Tobruk."""
    rows = [row for row in table.rows.values() if row["kind"] == "rail"]
    line = [world.number[number] for row in rows for number in row["way"].split()]
    if len(set(line)) != len(line):
        raise DataError("map.toml, way: the railway passes a hex twice")
    return tuple(line)


def _rail_links(world: HexMap) -> tuple[int, ...]:
    masks = [0] * world.open
    for a, b in world.ways["rail"]:
        masks[a] |= 1 << b
    return tuple(masks)


def _turns(table: Table) -> tuple[TurnRow, ...]:
    rows = table.typed(TurnRow)
    table.numbered(LAST_TURN)
    for name, row in rows.items():
        for field, chits in (("axis", row.axis), ("allied", row.allied)):
            for chit, number in chits.items():
                if chit not in CHITS or number < 0:
                    raise table.fail(f"{number} of '{chit}'; known: {', '.join(CHITS)}", name, field)
    return tuple(rows.values())


def _track(
    table: Table, units: Mapping[str, UnitRow], supports: Mapping[str, SupportRow]
) -> dict[tuple[int, int], TrackRow]:
    found = {}
    for name, row in table.typed(TrackRow).items():
        side, _, turn = name.partition("-")
        if side not in SIDES or not turn.isdigit() or not 1 <= int(turn) <= LAST_TURN:
            raise table.fail("a row is called by side and turn: allied-2", name)
        exchanged = [u for e in row.exchanges for u in (*e.enters, *e.leaves)]
        for field, ids in (
            ("arrivals", row.arrivals),
            ("departures", row.departures),
            ("returns", row.returns),
            ("exchanges", exchanged),
        ):
            for unit in ids:
                if unit not in units or units[unit].side != side:
                    raise table.fail(f"'{unit}' is no unit of this side", name, field)
        for field, ids in (("supports", row.supports), ("leaving", row.leaving)):
            for support in ids:
                if support not in supports and support not in units:
                    raise table.fail(f"unknown support '{support}'", name, field)
        found[SIDES.index(side), int(turn)] = row
    return found


def _check_setups(table: Table, c: DarkSands) -> None:
    """Every counter named once at most, every hex on the map."""
    seen: dict[str, str] = {}
    for side, row in zip(SIDES, c.setups, strict=True):
        told = [(unit, "units") for ids in row.units.values() for unit in ids]
        told += [(unit, "rebuildable") for unit in row.rebuildable] + [(unit, "out") for unit in row.out]
        for unit, field in told:
            if unit not in c.unit_ids:
                raise table.fail(f"unknown unit '{unit}'", side, field)
            if unit in seen:
                raise table.fail(f"'{unit}' is also in {seen[unit]}", side, field)
            seen[unit] = field
        for name, ready in row.supports.items():
            if name not in (BOX, *GARRISONS, *c.support_ids) or not 0 <= ready <= MOST_READY:
                raise table.fail(f"'{name}' is no support, garrison or box, or not so many", side, "supports")
        for unit in (*row.reduced, *row.returning, *row.campaign):
            if unit not in c.unit_ids:
                raise table.fail(f"unknown unit '{unit}'", side)
        for number in (*row.units, *row.boxes):
            _open_hex(table, c.map, side, "units", number)
        for name in row.control:
            if name not in c.place_ids:
                raise table.fail(f"unknown place '{name}'", side, "control")


DATA = DataSet(
    "sirocco.games.dark_sands",
    FILES,
    _index,
    sides="setup",
    row="start",
    growing=("ground", "feature", "hexside", "way"),
    file_of=lambda scenario: scenario.removeprefix(CAMPAIGN),
)
