"""Chapter 1, Components: the map, the units, the event markers and the turn track, as the rules use them."""

from __future__ import annotations

from typing import Any

from sirocco.board.graph import Board, mask_of
from sirocco.games.compass.components.marker_kinds import (
    AIR,
    CONVOY,
    LEADER,
    MARKER_RULES,
    MARKERS,
    MATILDA,
    NAVAL,
    RECOVERY,
    SURPRISE,
    SUSTAINED,
)
from sirocco.games.compass.components.rows import AreaRow, MarkerRow, TurnRow
from sirocco.games.compass.components.sides import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.components.units import UnitRow
from sirocco.mechanics.components import UnitComponents, column, computed
from sirocco.mechanics.movement_costs import FixedCosts
from sirocco.mechanics.supply import SupplyNet


class Compass(UnitComponents[UnitRow], kw_only=True):
    """All components, in flat tuples by index: area 0..41, unit 0..41 (Allied first), marker type 0..7."""

    area_ids: tuple[str, ...]
    areas: tuple[AreaRow, ...]
    board: Board
    entry_cost: tuple[dict[int, int], ...]
    """Half movement points to enter a neighbour: C-6.2.Dc, C-6.2.Dd, C-6.2.De."""
    costs: FixedCosts = computed(lambda c: tuple(tuple(of.items()) for of in c.entry_cost))
    """The same as searches use it."""
    supply_nets: tuple[SupplyNet, ...]
    """By side: roads and tracks to the logistical area, and one area beside them (C-3.9a)."""
    naval: int = computed(lambda c: mask_of([i for i, row in enumerate(c.areas) if row.naval and row.coastal]))
    combat: tuple[tuple[int, int], ...] = computed(
        lambda c: tuple((row.combat, row.reduced or row.combat) for row in c.units)
    )
    """Combat value by unit: full face, reduced face (a one-step unit has only the first)."""
    movement: tuple[int, ...] = computed(lambda c: tuple(2 * row.movement for row in c.units))
    """Movement capacity in half points."""
    asterisk: tuple[bool, ...] = column("asterisk")
    bracketed: tuple[bool, ...] = column("bracketed")
    garrison: tuple[bool, ...] = column("garrison")
    home_supply: tuple[int, ...]
    matilda: int
    arrives: tuple[int, ...] = column("arrives", missing=0)
    leaves: tuple[int, ...] = column("leaves", missing=0)
    markers: tuple[MarkerRow, ...]
    mix: tuple[tuple[int, ...], ...]
    """How many markers of each type a side has."""
    turns: tuple[TurnRow, ...]
    last_turn: int
    stacking: int
    unlimited: tuple[int, ...]
    logistical: tuple[int, ...]
    entries: tuple[tuple[int, ...], ...]
    starts_with: tuple[int, int]
    survivors: tuple[int, ...]
    victory_by_area: tuple[int, ...] = computed(lambda c: tuple(row.victory for row in c.areas))
    victory: tuple[tuple[int, int], ...] = computed(
        lambda c: tuple((i, n) for i, n in enumerate(c.victory_by_area) if n)
    )
    dearest: int = computed(lambda c: max(cost for around in c.entry_cost for cost in around.values()))
    """The most that any step costs, in half points."""
    moves: dict[tuple[int, int, int, int], tuple[Any, ...]]
    """Memo of movement.py: the moves of a unit from an area with so many points past so many enemies."""

    def display_names(self) -> dict[str, dict[str, str]]:
        areas = {area: row.name for area, row in zip(self.area_ids, self.areas, strict=True)}
        return {**super().display_names(), "area": areas}


__all__ = [
    "AIR",
    "ALLIED",
    "CONVOY",
    "ITALIAN",
    "LEADER",
    "MARKERS",
    "MARKER_RULES",
    "MATILDA",
    "NAVAL",
    "RECOVERY",
    "SIDES",
    "SURPRISE",
    "SUSTAINED",
    "Compass",
]
