"""Rule 2, Components: the map, the counters, the chits, the tracks and the set-ups, as the rules use them."""

from __future__ import annotations

from itertools import accumulate
from operator import or_

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
from sirocco.games.dark_sands.components.stacking import stacking_limits
from sirocco.games.dark_sands.components.terrain import RAIL, Ground, ground
from sirocco.mechanics.charts import Chart
from sirocco.mechanics.components import computed, units_where
from sirocco.mechanics.hex_components import HexComponents, feature, places_where
from sirocco.mechanics.movement_costs import MadeOnce
from sirocco.mechanics.stacking import StackingLimits
from sirocco.mechanics.supply import SupplyNet

SECTIONS = ("west", "centre", "east")
WEST, CENTRE, EAST = 0, 1, 2
"""The sections, as `sections` and the map number them."""


INFANTRY = ("infantry", "motorised", "machine-guns")
WHEELS = ("tank", "panzer", "armoured-cars")
FORTS = ("tobruk", "bardia")


class DarkSands(HexComponents[UnitRow, PlaceRow], kw_only=True):
    """All components, in flat tuples by index: open hex, unit (Allied first), support."""

    campaign: bool
    first_turn: int
    last_turn: int
    setup: ScenarioRow
    setups: tuple[SetupRow, SetupRow]
    sections: tuple[int, ...] = computed(lambda c: tuple(c.map.section(name) for name in SECTIONS))
    double: int = computed(lambda c: c.sections[WEST] | c.sections[EAST])
    """Mask of hexes that count for two (the lateral sections)."""
    lettered: int = places_where()
    """Mask of all places the map names, those included where no garrison is left."""
    named: int = places_where(named=True)
    ports: int = places_where(port=True)
    garrison_places: int = places_where(named=True) | places_where(fort=FORTS)
    """Mask of named places and forts, where garrisons are left (DS-13.6.2b)."""
    kept: int = places_where(port=True) | places_where(victory=True) | places_where(source="axis", named=True)
    """Mask of hexes that stay controlled when they are left (DS-2.1.5b, DS-2.1.5f)."""
    forts: int = places_where(fort=FORTS)
    tobruk: int = places_where(fort="tobruk")
    """The three fort hexes of Tobruk."""
    bardia: int = places_where(fort="bardia")
    coast: int = feature("coast")
    egypt: int
    entry: int = feature("entry-area")
    sources: tuple[tuple[int, ...], ...] = computed(lambda c: tuple(c.hexes_where(source=side) for side in c.sides))
    bypass: int = feature("bypass")
    railway: tuple[int, ...]
    """The line from Alexandria westwards."""
    rail_links: tuple[int, ...] = computed(lambda c: c.map.along(RAIL))
    rail_hexes: tuple[int, ...] = computed(lambda c: tuple(accumulate((1 << h for h in c.railway), or_)))
    """Mask of the line up to each of its hexes."""
    hqs: int = units_where(kind="hq")
    garrisons: int = units_where(kind="garrison")
    exerting: int = units_where(kind=(*INFANTRY, *WHEELS))
    """Units with a zone of control: all but headquarters and garrisons."""
    small: int = units_where(size="II")
    """Units beyond the three that a stack may have (DS-7.2b)."""
    infantry: int = units_where(kind=(*INFANTRY, "garrison"))
    tanks: int = units_where(kind="tank")
    panzers: int = units_where(kind="panzer")
    wheeled: int = units_where(kind=WHEELS)
    german: int = units_where(nation="germany")
    italian: int = units_where(nation="italy")
    british: int = units_where(nation="britain")
    """Units of Great Britain itself."""
    panzer_divisions: int = units_where(formation=("15Pz", "21Pz"))
    stacking: StackingLimits = computed(lambda c: stacking_limits(c.exerting, c.small, c.hqs, c.garrisons))
    support_ids: tuple[str, ...]
    supports: tuple[SupportRow, ...]
    support_side: tuple[int, ...] = computed(lambda c: tuple(c.sides.index(row.side) for row in c.supports))
    support_hq: tuple[int, ...] = computed(
        lambda c: tuple(-1 if row.hq is None else c.unit_ids.index(row.hq) for row in c.supports)
    )
    """The headquarters of a support, or -1."""
    turns: tuple[TurnRow, ...]
    track: dict[tuple[int, int], TrackRow]
    replacement_ids: tuple[str, ...]
    replacements: tuple[ReplacementRow, ...]
    charts: tuple[Chart, Chart]
    """The Mobile and the Assault table."""
    grounds: MadeOnce[tuple[bool, bool], Ground] = computed(
        lambda c: MadeOnce(lambda key: ground(c.map, c.forts, *key))
    )
    """The tables of the ground by what they depend on (see `ground`)."""
    nets: dict[tuple[int, bool, int], SupplyNet]
    """Memo of `supply.supply_net`."""
    supply: dict[tuple[int, ...], tuple[list[int], int, dict[int, int]]]
    """Memo of `supply.overland_lines`, for positions looked at lately."""
