"""Positions: any situation of the game from a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.sides import ALLIED, POOLS, SIDES, Pool, Side
from sirocco.games.salerno_rome.rules.activation_points import Allocation, determine_initiative
from sirocco.games.salerno_rome.rules.artillery.artillery import begin_positioning
from sirocco.games.salerno_rome.rules.case_foggia import throw_coin
from sirocco.games.salerno_rome.rules.combat.combat import Combat
from sirocco.games.salerno_rome.rules.command_display import Reassignment, gather_national_divisions
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.operations.fortifications import Fortifying
from sirocco.games.salerno_rome.rules.operations.independent_units import bonus_of
from sirocco.games.salerno_rome.rules.operations.operations import FormationChoice, Operation, Segment
from sirocco.games.salerno_rome.rules.rearguards import RearguardDeployment
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import Reinforcements
from sirocco.games.salerno_rome.rules.replacements import Recovery
from sirocco.games.salerno_rome.rules.reserves import ReserveDesignation, ReserveStep
from sirocco.games.salerno_rome.rules.sequence.sequence import GameTurn, Impulse, Programming
from sirocco.games.salerno_rome.rules.sequence.weather import check_weather
from sirocco.games.salerno_rome.rules.setup import set_up
from sirocco.games.salerno_rome.rules.state import OUT, SalernoState, empty_state
from sirocco.games.salerno_rome.rules.victory import check_victory
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_point, check_turn, table_of
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, entries_by_side, give_control, mark, set_down_units

MARKS = ("end_ops", "reacted", "landed", "dropped", "operated", "independent", "reserve_done", "fed", "flown")
"""Conditions of a unit besides those of every game, as the state calls them."""
NUMBERS = (
    "impulse",
    "bad",
    "gustav",
    "gustav_paid",
    "fortifications_left",
    "rearguards_left",
    "depots_left",
    "naples",
    "major_landing",
    "since_landing",
    "minor_landed",
    "kampfgruppen",
    "task_forces",
    "gegenangriff",
    "sailed",
    "foggia",
    "foggia_divisions",
    "rome_left",
    "exited",
    "minor",
    "bonus_left",
)
"""What a position may give as it stands in the state."""

OPERATIONS = ("segment", "formations", "operation", "reserve", "movement", "combat", "reserves", "supply", "victory")
"""Points of the sequence at which somebody has the initiative: the side of the position, if it does not say whose."""


class UnitTable(UnitEntry, forbid_unknown_fields=True, rename="camel"):
    end_ops: bool = False
    reacted: bool = False
    landed: bool = False
    dropped: bool = False
    operated: bool = False
    independent: bool = False
    reserve_done: bool = False
    fed: bool = False
    flown: bool = False


class PositionTable(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """`at` is a point of the sequence (`points`), `side` whose it is; `formation` the one that operates, else all units
    of the side do. `command`: the corps or army of divisions and corps, "" for headquarters not in play. `state`: its
    numbers by their names there; `activated`, `bought`: what has been bought in this impulse. The base `bare` has, not
    as `empty`, nobody in command, no places controlled and no points."""

    base: Literal["empty", "bare", "setup"] = "empty"
    turn: int | None = None
    at: str = "movement"
    side: Side = "allied"
    formation: str | None = None
    units: dict[str, UnitTable | str] = {}
    control: dict[Side, list[str]] = {}
    command: dict[str, str] = {}
    points: dict[Pool, int] = {}
    spent: dict[Side, int] = {}
    planes: dict[Side, int] = {}
    initiative: Side | None = None
    activated: list[str] = []
    finished: list[str] = []
    bought: list[str] = []
    reserves: dict[Side, list[str]] = {}
    mules: dict[Side, list[str]] = {}
    mules_left: dict[Side, int] = {}
    depots: list[str] | None = None
    fortifications: list[str] = []
    rearguards: list[str] = []
    broken: list[tuple[str, str]] | None = None
    """Instead of those that the scenario begins with."""
    built: list[tuple[str, str]] = []
    guns: dict[str, str] = {}
    """Where artillery stands."""
    active_guns: list[str] = []
    fired: list[str] = []
    bought_guns: dict[Side, tuple[int, int]] = {}
    """Pieces of corps and army artillery that have been paid."""
    interdicted: dict[str, int] = {}
    """Hexes with what entering them costs besides: 2 or 4."""
    offensives: list[Pool] | None = None
    offensive: Pool | None = None
    state: dict[str, int | bool] = {}


def position(c: SalernoRome, options: Options, dice: Dice, table: Mapping[str, Any]) -> SalernoState:
    """A state from a table; anything that does not make sense is refused by name."""
    t = table_of(PositionTable, table)
    s = _base(c, options, dice, t)
    give_control(s, s.control, t.control, lambda name: _hex(s, name))
    _numbers(s, t)
    for unit, row, box in set_down_units(s, t.units, UnitTable, lambda name: _hex(s, name), OUT):
        if box is not None:
            s.take_off(unit, box)
        mark(s, unit, **{name: getattr(row, name) for name in MARKS})
    _command(s, t)
    _markers(s, t)
    _artillery(s, t)
    s.moved = 0
    s.derive()
    s.log = None
    side = SIDES.index(t.side)
    if t.initiative is None and t.at in OPERATIONS and t.base != "bare":
        s.initiative = side
    known = points(s, side, _operating(s, side, t))
    check_point(t.at, known)
    s.stack = known[t.at]()
    return s


def _base(c: SalernoRome, options: Options, dice: Dice, t: PositionTable) -> SalernoState:
    if t.base == "setup":
        s = set_up(c, options, dice)
    elif t.base == "bare":
        return _bare(c, options, dice, t)
    else:
        s = empty_state(c, options, dice)
        start = set_up(c, options, Dice(dice.key))
        for name in ("gustav", "broken", "depots", "depots_left", "naples", "fortifications_left", "rearguards_left"):
            setattr(s, name, getattr(start, name))
        s.offensives, s.control = start.offensives, start.control[:]
        s.army_of, s.corps_of = start.army_of[:], start.corps_of[:]
        s.guns = start.guns
        s.impulse = 1
    if t.turn is not None:
        check_turn(t.turn, len(c.turns))
        s.turn = t.turn
    s.points = list(c.points.get(s.turn, (0,) * len(POOLS)))
    return s


def _bare(c: SalernoRome, options: Options, dice: Dice, t: PositionTable) -> SalernoState:
    """The second impulse of a turn with nothing but what the scenario says of lines, bridges and markers."""
    s = empty_state(c, options, dice)
    s.gustav, s.fortifications_left, s.rearguards_left = c.scene.gustav, c.scene.fortifications, c.scene.rearguards
    s.offensives = mask_of([POOLS.index(pool) for pool in c.scene.offensives])
    s.broken = mask_of([c.river_side_number[pair] for pair in c.broken if pair in c.river_side_number])
    s.impulse, s.initiative = 2, ALLIED
    if t.turn is not None:
        check_turn(t.turn, len(c.turns))
        s.turn = t.turn
    return s


def _hex(s: SalernoState, name: str) -> int:
    place = s.components.vocabulary.names["hex"].index(name)
    if place >= s.components.map.open:
        raise DataError(f"position: nobody can be in hex {name}")
    return place


def _hexes(s: SalernoState, names: Sequence[str]) -> int:
    return mask_of([_hex(s, name) for name in names])


def _numbers(s: SalernoState, t: PositionTable) -> None:
    for name, value in t.state.items():
        if name not in NUMBERS:
            raise DataError(f"position: '{name}' is no number of the state; known: {', '.join(NUMBERS)}")
        setattr(s, name, type(getattr(s, name))(value))
    for pool, value in t.points.items():
        s.points[POOLS.index(pool)] = value
    for side, _, value in entries_by_side(s, t.spent):
        s.spent[side] = value
    for side, _, value in entries_by_side(s, t.planes):
        s.planes[side] = value
    if t.initiative is not None:
        s.initiative = SIDES.index(t.initiative)
    if t.offensives is not None:
        s.offensives = mask_of([POOLS.index(pool) for pool in t.offensives])
    if t.offensive is not None:
        s.offensive = POOLS.index(t.offensive)


def _command(s: SalernoState, t: PositionTable) -> None:
    """Headquarters of the units on the map are in play; the table may say otherwise."""
    c = s.components
    names, armies = c.vocabulary.names["formation"], tuple(c.armies)
    for unit in places_of(s.standing & ~s.independent):
        division = c.formation_of[unit]
        if division >= 0 and s.army_of[division] < 0:
            s.army_of[division] = c.home_army[division]
    for name, above in t.command.items():
        formation = names.index(name)
        corps = -1
        army = -1
        if above in armies:
            army = armies.index(above)
        elif above:
            corps = names.index(above)
            army = s.army_of[corps] = c.home_army[corps] if s.army_of[corps] < 0 else s.army_of[corps]
        s.army_of[formation] = army
        if formation < len(s.corps_of):
            s.corps_of[formation] = corps
    gather_national_divisions(s)
    for number, formation in enumerate(c.artillery_formation):
        if formation >= 0 and s.army_of[formation] >= 0:
            s.guns |= 1 << number
    s.activated = mask_of([names.index(name) for name in t.activated])
    s.finished = mask_of([names.index(name) for name in t.finished])
    s.bought = mask_of([c.vocabulary.names["purchase"].index(name) for name in t.bought])


def _markers(s: SalernoState, t: PositionTable) -> None:
    for side, owner, names in entries_by_side(s, t.reserves):
        s.reserves[side] = _hexes(s, names)
        if s.reserves[side] & ~s.occupied[side]:
            raise DataError(f"position: nobody of {owner} is in Reserve there")
    for side, _, names in entries_by_side(s, t.mules):
        s.mules[side] = _hexes(s, names)
    for side, _, number in entries_by_side(s, t.mules_left):
        s.mules_left[side] = number
    if t.depots is not None:
        s.depots = _hexes(s, t.depots)
    s.fortifications |= _hexes(s, t.fortifications)
    s.rearguards |= _hexes(s, t.rearguards)
    if t.broken is not None:
        s.broken = _river_sides(s, t.broken)
    s.built |= _river_sides(s, t.built)


def _river_sides(s: SalernoState, pairs: Sequence[tuple[str, str]]) -> int:
    found = [(_hex(s, one), _hex(s, other)) for one, other in pairs]
    known = s.components.river_side_number
    for pair in found:
        if pair not in known:
            raise DataError(f"position: no river between {' and '.join(s.place_ids[place] for place in pair)}")
    return mask_of([known[pair] for pair in found])


def _artillery(s: SalernoState, t: PositionTable) -> None:
    names = s.components.vocabulary.names["artillery"]
    for name, place in t.guns.items():
        gun = names.index(name)
        s.guns |= 1 << gun
        s.gun_at[gun] = s.components.vocabulary.names["hex"].index(place)
    s.active_guns = mask_of([names.index(name) for name in t.active_guns])
    s.fired = mask_of([names.index(name) for name in t.fired])
    for side, _, (corps, army) in entries_by_side(s, t.bought_guns):
        s.bought_guns[2 * side : 2 * side + 2] = [corps, army]
    for name, cost in t.interdicted.items():
        if cost not in (2, 4):
            raise DataError(f"position: interdiction costs 2 or 4, not {cost}")
        s.interdicted[cost // 2 - 1] |= 1 << _hex(s, name)


def _operating(s: SalernoState, side: int, t: PositionTable) -> int:
    """The formation that operates; without one every unit of its side does, under the first headquarters it has."""
    c = s.components
    if t.formation is not None:
        formation = c.vocabulary.names["formation"].index(t.formation)
        s.activated |= 1 << formation
        members = c.members[formation] if formation < len(c.members) else 0
        s.operating = members & s.standing & ~(s.independent | s.operated)
        s.bonus_left = s.bonus_left or bonus_of(False, 1)
        return formation
    if t.at in ("operation", "reserve", "movement", "combat"):
        s.operating = s.standing & c.side_mask[side] & ~(s.end_ops | s.operated)
    return next((f for f, owner in enumerate(c.formation_side) if owner == side and s.army_of[f] >= 0), 0)


def points(s: SalernoState, side: int, formation: int) -> dict[str, Callable[[], list[Step[SalernoState]]]]:
    """The points of the sequence of play: what makes the steps on the stack when a side acts with a formation."""
    turn = GameTurn(stage=1)
    operation = Operation(side=side, formation=formation)
    movement = Movement(side=side)

    def segment() -> list[Step[SalernoState]]:
        return [turn, _after(s, Impulse(), Segment(side=side)), _chosen(side)]

    def programming(part: Part) -> list[Step[SalernoState]]:
        return [turn, _after(s, Impulse(), Programming()), _before(s, Programming(), part)]

    def operating(part: Step[SalernoState]) -> list[Step[SalernoState]]:
        return [*segment(), FormationChoice(side), _after(s, operation, part), part]

    return {
        "turn": lambda: [GameTurn()],
        "impulse": lambda: [turn, Impulse()],
        "recovery": lambda: [turn, _before(s, Impulse(), Recovery(side))],
        "reinforcements": lambda: [turn, _before(s, Impulse(), Reinforcements(side))],
        "weather": lambda: [turn, _before(s, Impulse(), check_weather)],
        "programming": lambda: [turn, _after(s, Impulse(), Programming()), Programming()],
        "reassignment": lambda: programming(Reassignment(side)),
        "allocation": lambda: programming(Allocation),
        "initiative": lambda: programming(determine_initiative),
        "positioning": lambda: programming(begin_positioning),
        "fortification": lambda: programming(Fortifying()),
        "rearguards": lambda: programming(RearguardDeployment),
        "segment": lambda: [turn, _after(s, Impulse(), Segment(side=side)), Segment(side=side)],
        "formations": lambda: [*segment(), FormationChoice(side)],
        "operation": lambda: [*segment(), FormationChoice(side), operation],
        "reserve": lambda: operating(ReserveDesignation(side)),
        "movement": lambda: operating(movement),
        "combat": lambda: operating(Combat(side)),
        "reserves": lambda: operating(ReserveStep(side)),
        "supply": segment,
        "end": lambda: [turn, _before(s, Impulse(), throw_coin)],
        "victory": lambda: [turn, _before(s, Impulse(), check_victory)],
    }


def _chosen(side: int) -> Segment:
    """A segment whose formations are being chosen."""
    return Segment(side=side, stage=1)


Part = Step[SalernoState] | Callable[[SalernoState], None] | type[Step[SalernoState]]


def _stage(s: SalernoState, phase: Stages[SalernoState], part: Part) -> int:
    """Which of its parts a phase goes through where; segments follow whoever has the initiative."""
    known = s.initiative
    if known < 0:
        s.initiative = 0
    parts = phase.parts(s)
    s.initiative = known
    for number, each in enumerate(parts):
        if each == part or (isinstance(part, type) and isinstance(each, part)):
            return number
    raise DataError("position: the sequence of play has no such point")


def _after(s: SalernoState, phase: Stages[SalernoState], part: Part) -> Stages[SalernoState]:
    return msgspec.structs.replace(phase, stage=_stage(s, phase, part) + 1)


def _before(s: SalernoState, phase: Stages[SalernoState], part: Part) -> Stages[SalernoState]:
    return msgspec.structs.replace(phase, stage=_stage(s, phase, part))
