"""Chapter 1, Components: the map, the units, the event markers and the turn track, loaded from data/ and validated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.board.graph import Board, mask_of
from sirocco.board.network import Network
from sirocco.kernel.action import Names, Vocabulary
from sirocco.kernel.definition import Components
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.formats.dataset import DataSet
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.movement_costs import FixedCosts
from sirocco.mechanics.supply import OverlandByPlaces, SupplyNet

SIDES = ("allied", "italian")
ALLIED, ITALIAN = 0, 1
FILES = {"area": "map.toml", "unit": "units.toml", "marker": "events.toml", "turn": "turns.toml"}
MARKERS = (
    "air-support",
    "naval-support",
    "surprise",
    "leader",
    "unit-recovery",
    "motor-convoy",
    "sustained-attack",
    "matilda",
)
AIR, NAVAL, SURPRISE, LEADER, RECOVERY, CONVOY, SUSTAINED, MATILDA = range(8)

Side = Literal["allied", "italian"]
PerSide = dict[Side, int]

VERBS: dict[str, list[tuple[str, ...]]] = {
    "take": [("marker",)],
    "place": [("unit", "area")],
    "replace": [("unit",)],
    "recover": [("unit",)],
    "move": [("unit", "area")],
    "attack": [("unit", "area")],
    "play": [("marker",), ("marker", "unit")],
    "eliminate": [("unit",)],
    "assault": [("area", "area")],
    "enter": [("unit", "area")],
    "front": [("unit",)],
    "support": [("unit", "unit")],
    "hit": [("unit",)],
    "retreat": [("area",)],
    "withdraw": [("unit", "area")],
    "advance": [("unit",)],
    "activate": [("unit",)],
    "done": [()],
}


@implements("C-1.1a")
class AreaRow(msgspec.Struct, frozen=True):
    """One area as the map file gives it (C-1.1a: coastal = it contains some sea)."""

    name: str
    code: str
    coastal: bool
    lat: float
    lon: float
    neighbours: dict[str, Literal["road", "track", "border"]]
    naval: bool = False
    victory: int = 0


@implements("C-1.2a", "C-1.2e", "C-1.2f", "C-3.7a")
class UnitRow(msgspec.Struct, frozen=True, rename="camel"):
    """One unit as its counter tells it: side, name, symbol, combat value, movement, strength levels."""

    name: str
    code: str
    side: Side
    kind: str
    size: str
    combat: int
    movement: int
    reduced: int | None = None
    asterisk: bool = False
    bracketed: bool = False
    garrison: bool = False
    matilda: bool = False
    home_supply: str | None = None
    start: str | None = None
    arrives: int | None = None
    leaves: int | None = None


class MarkerRow(msgspec.Struct, frozen=True):
    """One type of event marker: when it is played, where it goes then, how many each side has."""

    played: str
    fate: Literal["container", "removed"]
    allied: int
    italian: int


class TurnRow(msgspec.Struct, frozen=True):
    """One space of the turn track."""

    dates: str
    events: PerSide
    replacements: PerSide
    choose: Side | None = None


class Counts(msgspec.Struct, frozen=True):
    """How many of each the rulebook says there are."""

    areas: int
    units: dict[str, int]
    markers: dict[str, int]
    turn_marker: int
    status_markers: int
    counters: int


class ScenarioRow(msgspec.Struct, frozen=True):
    turns: int
    stacking: int
    counts: Counts


class SideRow(msgspec.Struct, frozen=True):
    """What the rulebook says of one side: its base, its ports, what it holds, what its survivors are worth."""

    logistical: str
    entries: list[str]
    controls: list[str] = []
    unlimited: list[str] = []
    survivors: int = 0


class Compass(Components):
    """All components, in flat tuples by index: area 0..41, unit 0..41 (Allied first), marker type 0..7."""

    area_ids: tuple[str, ...]
    areas: tuple[AreaRow, ...]
    board: Board
    entry_cost: tuple[dict[int, int], ...]
    """Half movement points to enter a neighbour: C-6.2.Dc, C-6.2.Dd, C-6.2.De."""
    costs: FixedCosts
    """The same as searches use it."""
    supply_nets: tuple[SupplyNet, SupplyNet]
    """By side: roads and tracks to the logistical area, and one area beside them (C-3.9a)."""
    naval: int
    unit_ids: tuple[str, ...]
    units: tuple[UnitRow, ...]
    side_of: tuple[int, ...]
    units_of: tuple[range, range]
    side_mask: tuple[int, int]
    combat: tuple[tuple[int, int], ...]
    """Combat value by unit: full face, reduced face (a one-step unit has only the first)."""
    steps: tuple[int, ...]
    """Strength levels."""
    movement: tuple[int, ...]
    """Movement capacity in half points."""
    asterisk: tuple[bool, ...]
    bracketed: tuple[bool, ...]
    garrison: tuple[bool, ...]
    home_supply: tuple[int, ...]
    matilda: int
    arrives: tuple[int, ...]
    leaves: tuple[int, ...]
    markers: tuple[MarkerRow, ...]
    mix: tuple[tuple[int, ...], tuple[int, ...]]
    turns: tuple[TurnRow, ...]
    last_turn: int
    stacking: int
    unlimited: tuple[int, int]
    logistical: tuple[int, int]
    entries: tuple[tuple[int, ...], tuple[int, ...]]
    starts_with: tuple[int, int]
    survivors: tuple[int, int]
    victory: tuple[tuple[int, int], ...]
    victory_by_area: tuple[int, ...]
    moves: dict[tuple[int, int, int, int], tuple[Any, ...]]
    """Memo of movement.py: the moves of a unit from an area with so many points past so many enemies."""


def _index(tables: Mapping[str, Table], scenario: str, version: str) -> Compass:
    area_rows = tables["area"].typed(AreaRow)
    unit_rows = tables["unit"].typed(UnitRow)
    marker_rows = tables["marker"].typed(MarkerRow)
    turn_rows = tables["turn"].typed(TurnRow)
    side_rows = tables["side"].typed(SideRow)
    scene = tables["scenario"].typed(ScenarioRow)["campaign"]

    area_ids = tuple(area_rows)
    number = {name: i for i, name in enumerate(area_ids)}
    board = _board(tables["area"], area_rows, number)
    entry_cost = _entry_costs(board)
    units = _sorted_units(tables["unit"], unit_rows, number)
    unit_ids = tuple(units)
    rows = tuple(units.values())
    allied = sum(r.side == "allied" for r in rows)
    markers = tuple(_marker(tables["marker"], marker_rows, name) for name in MARKERS)
    if scene.turns != len(turn_rows):
        raise tables["scenario"].fail(f"the track has {len(turn_rows)} turns", "campaign", "turns")
    turns = _turns(tables["turn"], turn_rows)
    mix = (tuple(m.allied for m in markers), tuple(m.italian for m in markers))
    _check_counts(
        scene.counts, len(area_ids), (allied, len(rows) - allied), (sum(mix[0]), sum(mix[1])), override=tables
    )

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
    matildas = [i for i, r in enumerate(rows) if r.matilda]
    if len(matildas) != 1:
        raise tables["unit"].fail(
            "exactly one unit carries the Matilda tanks", unit_ids[(matildas or [0])[-1]], "matilda"
        )
    return Compass(
        version=version,
        scenario=scenario,
        vocabulary=Vocabulary(
            VERBS,
            [
                Names("unit", unit_ids, _aliases([(r.name, r.code) for r in rows])),
                Names("area", area_ids, _aliases([(r.name, r.code) for r in area_rows.values()])),
                Names("marker", MARKERS),
            ],
        ),
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


def _aliases(rows: list[tuple[str, str]]) -> list[tuple[str, int]]:
    return [(alias, i) for i, row in enumerate(rows) for alias in row]


def _board(table: Table, rows: Mapping[str, AreaRow], number: Mapping[str, int]) -> Board:
    """The areas and their links; a link must be told alike from both ends."""
    owned_first = sorted(rows.items(), key=lambda item: (item[0], "neighbours") not in table.owned)
    for name, row in owned_first:
        for other, kind in row.neighbours.items():
            if other not in rows:
                raise table.fail(f"unknown neighbour '{other}'", name, "neighbours")
            back = rows[other].neighbours.get(name, "no link")
            if back != kind:
                changed = (name, "neighbours") not in table.owned and (other, "neighbours") in table.owned
                here, there, one, way = (other, name, back, kind) if changed else (name, other, kind, back)
                raise table.fail(f"link to '{there}' is {one} but {way} the other way", here, "neighbours")
    return Board([{number[o]: kind for o, kind in row.neighbours.items()} for row in rows.values()])


@implements("C-6.2.Dc", "C-6.2.Dd", "C-6.2.De")
def _entry_costs(board: Board) -> tuple[dict[int, int], ...]:
    """Half points to enter each neighbour: a road costs one half, a track as much as open ground."""
    return tuple({other: 1 if kind == "road" else 2 for other, kind in of.items()} for of in board.links)


@implements("C-3.9a", "C-3.9c")
def _supply_net(board: Board, base: int) -> SupplyNet:
    """Lines lead along roads and tracks to the base, from these areas themselves or from one next to them."""
    return SupplyNet(1 << base, Network(board.network("road", "track")), OverlandByPlaces(Network(board.adjacent), 1))


def _sorted_units(table: Table, rows: Mapping[str, UnitRow], number: Mapping[str, int]) -> dict[str, UnitRow]:
    for name, row in rows.items():
        if (row.start is None) == (row.arrives is None):
            field = "start" if row.arrives is None else "arrives"
            raise table.fail("a unit either starts in an area or arrives on a turn", name, field)
        for field, area in (("start", row.start), ("homeSupply", row.home_supply)):
            if area is not None and area not in number:
                raise table.fail(f"unknown area '{area}'", name, field)
        for field, value, low in (
            ("combat", row.combat, 1),
            ("movement", row.movement, 0),
            ("reduced", row.reduced, 1),
        ):
            if value is not None and not low <= value <= 20:
                raise table.fail(f"must be from {low} to 20, not {value}", name, field)
    return dict(sorted(rows.items(), key=lambda item: SIDES.index(item[1].side)))


def _marker(table: Table, rows: Mapping[str, MarkerRow], name: str) -> MarkerRow:
    row = rows[name]
    for field, value in (("allied", row.allied), ("italian", row.italian)):
        if value < 0:
            raise table.fail(f"cannot be negative: {value}", name, field)
    return row


def _turns(table: Table, rows: Mapping[str, TurnRow]) -> tuple[TurnRow, ...]:
    table.numbered(len(rows))
    for name, row in rows.items():
        for field, counts in (("events", row.events), ("replacements", row.replacements)):
            if set(counts) != set(SIDES) or any(v < 0 for v in counts.values()):
                raise table.fail("needs a number from 0 for allied and for italian", name, field)
    return tuple(rows.values())


@implements("C-1a", "C-1b", "C-1.1b")
def _check_counts(
    counts: Counts, areas: int, units: tuple[int, int], markers: tuple[int, int], override: Mapping[str, Table]
) -> None:
    """The components must number what the rulebook says: 42 areas and 76 counters."""
    told = [
        ("areas", counts.areas, areas),
        *((f"{side} units", counts.units[side], units[i]) for i, side in enumerate(("allied", "italian"))),
        *((f"{side} event markers", counts.markers[side], markers[i]) for i, side in enumerate(("allied", "italian"))),
    ]
    beside = counts.turn_marker + counts.status_markers
    told.append(("counters", counts.counters, sum(units) + sum(markers) + beside))
    for what, due, found in told:
        if due != found:
            own = next((t.override.name for t in override.values() if t.override is not None), "components")
            raise DataError(f"{own}: {found} {what}, but the game has {due}")


DATA = DataSet("sirocco.games.compass", FILES, _index, sides="side", row="campaign")
