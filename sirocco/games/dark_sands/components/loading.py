"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap, read_map
from sirocco.games.dark_sands.components import EAST, WEST, DarkSands
from sirocco.games.dark_sands.components.checks import check_places, check_scenario, check_setups, check_words, open_hex
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import PlaceRow, ReplacementRow, ScenarioRow, SetupRow, SupportRow
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.components.stacking import stacking_limits
from sirocco.games.dark_sands.components.terrain import CLOSED, ENTRY, FEATURES, WAYS, Grounds
from sirocco.games.dark_sands.components.tracks import LAST_TURN, read_track, read_turns
from sirocco.games.dark_sands.components.vocabulary import ASSAULT, MOBILE, TABLES, vocabulary_of
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.charts import read_charts

SCENARIOS = ("compass", "sunflower", "crusader", "gazala")
CAMPAIGN = "campaign-"
"""The campaign from a scenario's set-up is called by it: campaign-compass."""

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

INFANTRY = ("infantry", "motorised", "machine-guns", "garrison")
WHEELS = ("tank", "panzer", "armoured-cars")
SMALL = ("II",)
"""Sizes beyond the three units a stack may have (DS-7.2b)."""
PANZER_DIVISIONS = ("15Pz", "21Pz")


@implements("DS-2.1a", "DS-2.1b", "DS-6.1c", "DS-11a", "DS-14.0a")
def _index(tables: Mapping[str, Table], scenario: str, version: str) -> DarkSands:
    check_words(tables["way"], "kind", WAYS)
    check_words(tables["hexside"], "feature", FEATURES)
    world = read_map(tables, tuple(ENTRY), CLOSED)
    hex_ids = world.ids[: world.open]
    places = tables["place"].typed(PlaceRow)
    spots = {name: open_hex(tables["place"], world, name, "hex", row.hex) for name, row in places.items()}
    check_places(tables["place"], spots)
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

    fighting = mask(*INFANTRY, *WHEELS) & ~mask("garrison")
    small = mask_of([i for i, row in enumerate(rows) if row.size in SMALL])

    def where(**wanted: object) -> int:
        return mask_of([spots[n] for n, row in places.items() if all(getattr(row, k) == v for k, v in wanted.items())])

    railway = _railway(tables["way"], world)
    check_scenario(tables["scenario"], scene, [world.ids[h] for h in railway])
    sections = (world.section("west"), world.section("centre"), world.section("east"))
    forts = where(fort="tobruk") | where(fort="bardia")
    components = DarkSands(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(world, hex_ids, places, spots, unit_ids, rows, tuple(supports), formations),
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
        lettered=mask_of(list(spots.values())),
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
        exerting=fighting,
        small=small,
        infantry=mask(*INFANTRY),
        tanks=mask("tank"),
        panzers=mask("panzer"),
        cars=mask("armoured-cars"),
        wheeled=mask(*WHEELS),
        german=mask_of([i for i, row in enumerate(rows) if row.nation == "germany"]),
        italian=mask_of([i for i, row in enumerate(rows) if row.nation == "italy"]),
        british=mask_of([i for i, row in enumerate(rows) if row.nation == "britain"]),
        formations=formations,
        members=tuple(mask_of([i for i, row in enumerate(rows) if row.formation == name]) for name in formations),
        panzer_divisions=mask_of([i for i, row in enumerate(rows) if row.formation in PANZER_DIVISIONS]),
        formation_of=tuple(-1 if row.formation is None else formations.index(row.formation) for row in rows),
        steps=tuple(1 if row.reduced is None else 2 for row in rows),
        stacking=stacking_limits(fighting, small, mask("hq"), mask("garrison")),
        support_ids=tuple(supports),
        supports=tuple(supports.values()),
        support_side=tuple(SIDES.index(row.side) for row in supports.values()),
        turns=read_turns(tables["turn"]),
        track=read_track(tables["track"], units, supports),
        replacement_ids=tuple(replacements),
        replacements=tuple(replacements.values()),
        charts=(charts[TABLES[MOBILE]], charts[TABLES[ASSAULT]]),
        grounds=Grounds(world, forts),
        nets={},
        supply={},
    )
    check_setups(tables["setup"], components)
    return components


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


DATA = DataSet(
    "sirocco.games.dark_sands",
    FILES,
    _index,
    sides="setup",
    row="start",
    growing=("ground", "feature", "hexside", "way"),
    file_of=lambda scenario: scenario.removeprefix(CAMPAIGN),
)
