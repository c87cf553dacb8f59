"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.areas import linked_areas
from sirocco.board.graph import Board, mask_of
from sirocco.board.network import Network
from sirocco.games.compass.components import Compass
from sirocco.games.compass.components.checks import check_counts, check_units, checked_turns, marker_row
from sirocco.games.compass.components.marker_kinds import MARKERS
from sirocco.games.compass.components.rows import AreaRow, MarkerRow, ScenarioRow, SideRow
from sirocco.games.compass.components.sides import ALLIED, SIDES
from sirocco.games.compass.components.units import UnitRow
from sirocco.games.compass.components.vocabulary import vocabulary_of
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.components import by_side
from sirocco.mechanics.supply import OverlandByPlaces, SupplyNet

FILES = ("map.toml", "units.toml", "events.toml", "turns.toml")


def _index(tables: Mapping[str, Table], scenario: str, version: str) -> Compass:
    areas = tables["area"].typed(AreaRow)
    marker_rows = tables["marker"].typed(MarkerRow)
    side_rows = tables["side"].typed(SideRow)
    scene = tables["scenario"].typed(ScenarioRow)["campaign"]

    number = {name: i for i, name in enumerate(areas)}
    board = linked_areas(tables["area"], areas)
    units = by_side(tables["unit"].typed(UnitRow), SIDES)
    rows = tuple(units.values())
    check_units(tables["unit"], units, number)
    markers = tuple(marker_row(tables["marker"], marker_rows, name) for name in MARKERS)
    turns = checked_turns(tables["turn"], scene, tables["scenario"])
    mix = (tuple(m.allied for m in markers), tuple(m.italian for m in markers))
    check_counts(scene.counts, len(areas), [row.side for row in rows], mix, override=tables)

    def places(field: str) -> tuple[tuple[int, ...], ...]:
        """The areas that the sides have in a field, by side."""
        return tuple(tables["side"].numbers(side, field, number, "area") for side in SIDES)

    controls = mask_of(places("controls")[ALLIED])
    bases = tuple(base for (base,) in places("logistical"))
    matildas = [i for i, r in enumerate(rows) if r.matilda]
    if len(matildas) != 1:
        raise tables["unit"].fail(
            "exactly one unit carries the Matilda tanks", tuple(units)[(matildas or [0])[-1]], "matilda"
        )
    return Compass(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(areas, units),
        sides=SIDES,
        unit_rows=units,
        area_ids=tuple(areas),
        areas=tuple(areas.values()),
        board=board,
        entry_cost=_entry_costs(board),
        supply_nets=tuple(_supply_net(board, base) for base in bases),
        home_supply=tuple(-1 if r.home_supply is None else number[r.home_supply] for r in rows),
        matilda=matildas[0],
        markers=markers,
        mix=mix,
        turns=turns,
        last_turn=scene.turns,
        stacking=scene.stacking,
        unlimited=tuple(mask_of(areas) for areas in places("unlimited")),
        logistical=bases,
        entries=places("entries"),
        starts_with=(controls, ((1 << len(areas)) - 1) & ~controls),
        survivors=tuple(side_rows[side].survivors for side in SIDES),
        moves={},
    )


@implements("C-6.2.Dc", "C-6.2.Dd", "C-6.2.De")
def _entry_costs(board: Board) -> tuple[dict[int, int], ...]:
    """Half points to enter each neighbour: a road costs one half, a track as much as open ground."""
    return tuple({other: 1 if kind == "road" else 2 for other, kind in of.items()} for of in board.links)


@implements("C-3.9a", "C-3.9c")
def _supply_net(board: Board, base: int) -> SupplyNet:
    """Lines lead along roads and tracks to the base, from these areas themselves or from one next to them."""
    return SupplyNet(1 << base, Network(board.network("road", "track")), OverlandByPlaces(Network(board.adjacent), 1))


DATA = DataSet("sirocco.games.compass", FILES, _index, row="campaign")
