"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap, read_map
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.checks import check_scenario, check_setups
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import PlaceRow, ReplacementRow, ScenarioRow, SetupRow, SupportRow
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.components.terrain import CLOSED, ENTRY, FEATURES, WAYS
from sirocco.games.dark_sands.components.tracks import LAST_TURN, read_track, read_turns
from sirocco.games.dark_sands.components.vocabulary import ASSAULT, MOBILE, TABLES, vocabulary_of
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.charts import read_charts
from sirocco.mechanics.components import by_side
from sirocco.mechanics.hex_components import check_places

SCENARIOS = ("compass", "sunflower", "crusader", "gazala")
CAMPAIGN = "campaign-"
"""The campaign from a scenario's set-up is called by it: campaign-compass."""

FILES = ("map.toml", "units.toml", "supports.toml", "turns.toml", "track.toml", "replacements.toml", "charts.toml")


@implements("DS-2.1a", "DS-2.1b", "DS-6.1c", "DS-11a", "DS-14.0a")
def _index(tables: Mapping[str, Table], scenario: str, version: str) -> DarkSands:
    tables["way"].check_words("kind", WAYS)
    tables["hexside"].check_words("feature", FEATURES)
    world = read_map(tables, tuple(ENTRY), CLOSED)
    places = tables["place"].typed(PlaceRow)
    check_places(tables["place"], world, places)
    units = by_side(tables["unit"].typed(UnitRow), SIDES)
    supports = tables["support"].typed(SupportRow)
    replacements = tables["replacement"].typed(ReplacementRow)
    charts = read_charts(tables["chart"])
    scene = tables["scenario"].typed(ScenarioRow)["start"]
    setups = tables["setup"].typed(SetupRow)
    campaign = scenario.startswith(CAMPAIGN)
    railway = _railway(tables["way"], world)
    check_scenario(tables["scenario"], scene, [world.ids[h] for h in railway])
    components = DarkSands(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(world, places, units, supports),
        sides=SIDES,
        unit_rows=units,
        map=world,
        place_rows=places,
        campaign=campaign,
        first_turn=scene.first,
        last_turn=LAST_TURN if campaign else scene.last,
        setup=scene,
        setups=(setups[SIDES[ALLIED]], setups[SIDES[AXIS]]),
        egypt=_egypt(world),
        railway=railway,
        support_ids=tuple(supports),
        supports=tuple(supports.values()),
        turns=read_turns(tables["turn"]),
        track=read_track(tables["track"], units, supports),
        replacement_ids=tuple(replacements),
        replacements=tuple(replacements.values()),
        charts=(charts[TABLES[MOBILE]], charts[TABLES[ASSAULT]]),
        nets={},
        supply={},
    )
    check_setups(tables["setup"], components)
    return components


@implements("DS-S3b")
def _egypt(world: HexMap) -> int:
    """The East section, and of the Centre the columns from 41 on in rows up to 21: Sollum and Halfaya are in it."""
    corner = mask_of([i for i, (row, column) in enumerate(world.at[: world.open]) if column >= 41 and row <= 21])
    return world.section("east") | world.section("centre") & corner


def _railway(table: Table, world: HexMap) -> tuple[int, ...]:
    """The line in one piece, from Alexandria to Tobruk."""
    rows = [row for row in table.rows.values() if row["kind"] == "rail"]
    line = [world.number[number] for row in rows for number in row["way"].split()]
    if len(set(line)) != len(line):
        raise DataError("map.toml, way: the railway passes a hex twice")
    return tuple(line)


DATA = DataSet(
    "sirocco.games.dark_sands",
    FILES,
    _index,
    row="start",
    growing=("ground", "feature", "hexside", "way"),
    file_of=lambda scenario: scenario.removeprefix(CAMPAIGN),
)
