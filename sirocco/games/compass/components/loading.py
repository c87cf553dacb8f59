"""The components made of the data files: read, checked and indexed."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import Board, mask_of
from sirocco.board.network import Network
from sirocco.games.compass.components import Compass
from sirocco.games.compass.components.checks import check_counts, checked_turns, linked_areas, marker_row, sorted_units
from sirocco.games.compass.components.marker_kinds import MARKERS
from sirocco.games.compass.components.rows import AreaRow, MarkerRow, ScenarioRow, SideRow, TurnRow
from sirocco.games.compass.components.sides import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.components.units import UnitRow
from sirocco.games.compass.components.vocabulary import vocabulary_of
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.supply import OverlandByPlaces, SupplyNet

FILES = {"area": "map.toml", "unit": "units.toml", "marker": "events.toml", "turn": "turns.toml"}


def _index(tables: Mapping[str, Table], scenario: str, version: str) -> Compass:
    area_rows = tables["area"].typed(AreaRow)
    unit_rows = tables["unit"].typed(UnitRow)
    marker_rows = tables["marker"].typed(MarkerRow)
    turn_rows = tables["turn"].typed(TurnRow)
    side_rows = tables["side"].typed(SideRow)
    scene = tables["scenario"].typed(ScenarioRow)["campaign"]

    area_ids = tuple(area_rows)
    number = {name: i for i, name in enumerate(area_ids)}
    board = linked_areas(tables["area"], area_rows, number)
    units = sorted_units(tables["unit"], unit_rows, number)
    unit_ids = tuple(units)
    rows = tuple(units.values())
    allied = sum(r.side == "allied" for r in rows)
    markers = tuple(marker_row(tables["marker"], marker_rows, name) for name in MARKERS)
    if scene.turns != len(turn_rows):
        raise tables["scenario"].fail(f"the track has {len(turn_rows)} turns", "campaign", "turns")
    turns = checked_turns(tables["turn"], turn_rows)
    mix = (tuple(m.allied for m in markers), tuple(m.italian for m in markers))
    check_counts(scene.counts, len(area_ids), (allied, len(rows) - allied), (sum(mix[0]), sum(mix[1])), override=tables)

    sides = [side_rows[s] for s in SIDES]

    def place(side: str, field: str, name: str) -> int:
        if name not in number:
            raise tables["side"].fail(f"unknown area '{name}'", side, field)
        return number[name]

    controls = mask_of([place("allied", "controls", name) for name in sides[ALLIED].controls])
    bases = (
        place("allied", "logistical", sides[ALLIED].logistical),
        place("italian", "logistical", sides[ITALIAN].logistical),
    )
    entry_cost = _entry_costs(board)
    matildas = [i for i, r in enumerate(rows) if r.matilda]
    if len(matildas) != 1:
        raise tables["unit"].fail(
            "exactly one unit carries the Matilda tanks", unit_ids[(matildas or [0])[-1]], "matilda"
        )
    return Compass(
        version=version,
        scenario=scenario,
        vocabulary=vocabulary_of(area_rows, unit_ids, rows),
        area_ids=area_ids,
        areas=tuple(area_rows.values()),
        board=board,
        entry_cost=entry_cost,
        costs=tuple(tuple(of.items()) for of in entry_cost),
        supply_nets=(_supply_net(board, bases[ALLIED]), _supply_net(board, bases[ITALIAN])),
        naval=mask_of([i for i, r in enumerate(area_rows.values()) if r.naval and r.coastal]),
        unit_ids=unit_ids,
        units=rows,
        side_of=tuple(SIDES.index(r.side) for r in rows),
        units_of=(range(allied), range(allied, len(rows))),
        side_mask=(mask_of(range(allied)), mask_of(range(allied, len(rows)))),
        combat=tuple((r.combat, r.combat if r.reduced is None else r.reduced) for r in rows),
        steps=tuple(1 if r.reduced is None else 2 for r in rows),
        movement=tuple(2 * r.movement for r in rows),
        asterisk=tuple(r.asterisk for r in rows),
        bracketed=tuple(r.bracketed for r in rows),
        garrison=tuple(r.garrison for r in rows),
        home_supply=tuple(-1 if r.home_supply is None else number[r.home_supply] for r in rows),
        matilda=matildas[0],
        arrives=tuple(r.arrives or 0 for r in rows),
        leaves=tuple(r.leaves or 0 for r in rows),
        markers=markers,
        mix=mix,
        turns=turns,
        last_turn=scene.turns,
        stacking=scene.stacking,
        unlimited=(
            mask_of([place("allied", "unlimited", name) for name in sides[ALLIED].unlimited]),
            mask_of([place("italian", "unlimited", name) for name in sides[ITALIAN].unlimited]),
        ),
        logistical=bases,
        entries=(
            tuple(place("allied", "entries", name) for name in sides[ALLIED].entries),
            tuple(place("italian", "entries", name) for name in sides[ITALIAN].entries),
        ),
        starts_with=(controls, ((1 << len(area_ids)) - 1) & ~controls),
        survivors=(sides[ALLIED].survivors, sides[ITALIAN].survivors),
        victory=tuple((i, r.victory) for i, r in enumerate(area_rows.values()) if r.victory),
        victory_by_area=tuple(r.victory for r in area_rows.values()),
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


DATA = DataSet("sirocco.games.compass", FILES, _index, sides="side", row="campaign")
