"""Rule 2, Components: the map, the counters, the chits, the tracks and the set-ups, as the rules use them."""

from __future__ import annotations

from sirocco.board.hexmap import HexMap
from sirocco.games.dark_sands.components.combat_units import UnitRow
from sirocco.games.dark_sands.components.rows import (
    PlaceRow,
    ReplacementRow,
    ScenarioRow,
    SetupRow,
    SupportRow,
    TrackRow,
    TurnRow,
)
from sirocco.games.dark_sands.components.terrain import Grounds
from sirocco.kernel.definition import Components
from sirocco.mechanics.charts import Chart
from sirocco.mechanics.stacking import StackingLimits
from sirocco.mechanics.supply import SupplyNet

WEST, CENTRE, EAST = 0, 1, 2
"""The sections, as `sections` and the map number them."""


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
    lettered: int
    """Mask of all places the map names, those included where no garrison is left."""
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
    british: int
    """Units of Great Britain itself."""
    formations: tuple[str, ...]
    members: tuple[int, ...]
    panzer_divisions: int
    """The units of 15 and 21 Panzer Division."""
    formation_of: tuple[int, ...]
    steps: tuple[int, ...]
    stacking: StackingLimits
    support_ids: tuple[str, ...]
    supports: tuple[SupportRow, ...]
    support_side: tuple[int, ...]
    turns: tuple[TurnRow, ...]
    track: dict[tuple[int, int], TrackRow]
    replacement_ids: tuple[str, ...]
    replacements: tuple[ReplacementRow, ...]
    charts: tuple[Chart, Chart]
    """The Mobile and the Assault table."""
    grounds: Grounds
    nets: dict[tuple[int, bool, int], SupplyNet]
    """Memo of `supply.supply_net`."""
    supply: dict[tuple[int, ...], tuple[list[int], int, dict[int, int]]]
    """Memo of `supply.overland_lines`, for positions looked at lately."""
