"""Positions: any situation of the game from a table. docs/rulings.md tells what each entry means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.checks import MOST_READY
from sirocco.games.dark_sands.components.chit_kinds import CHITS, COMBAT, MOVEMENT, TOBRUK
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES, Side
from sirocco.games.dark_sands.components.vocabulary import HALF_DRM
from sirocco.games.dark_sands.positions.battle import BattleTable, assign_guns, begin_battle
from sirocco.games.dark_sands.rules.action_phase import PRIORITY, ActionPhase, EndOfActions, PriorityWindow, fill_pool
from sirocco.games.dark_sands.rules.activation import everybody
from sirocco.games.dark_sands.rules.chits import LIMIT as CHIT_LIMIT
from sirocco.games.dark_sands.rules.chits import play
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.end_phase import EndPhase
from sirocco.games.dark_sands.rules.logistics import Logistics
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.naval_movement import LIMIT
from sirocco.games.dark_sands.rules.reinforcements import ReinforcementAction, next_entry
from sirocco.games.dark_sands.rules.replacements import SAVED, ReplacementPhase
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.sequence import GameTurn
from sirocco.games.dark_sands.rules.setup import set_levels, set_up
from sirocco.games.dark_sands.rules.state import (
    BYPASS,
    COMMITTED,
    DOWN,
    REBUILD,
    SUPPORT_PLACES,
    TRACK,
    UP,
    DarkSandsState,
    empty_state,
)
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_turn, go_to_point, table_of
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, entries_by_side, give_control, mark, set_down_units


class UnitTable(UnitEntry, forbid_unknown_fields=True):
    disrupted: bool = False
    due: int | None = None


class PositionTable(msgspec.Struct, forbid_unknown_fields=True):
    base: Literal["empty", "setup"] = "empty"
    turn: int | None = None
    at: str = "movement"
    side: Side = "allied"
    chit: str | None = None
    units: dict[str, UnitTable | str] = {}
    boxes: dict[Side, list[str]] = {}
    ready: dict[Side, int] = {}
    supports: dict[str, str] = {}
    control: dict[Side, list[str]] = {}
    railhead: str | None = None
    bypass: str = "not-built"
    points: dict[Side, int] = {}
    saved: dict[str, int] = {}
    pool: dict[Side, dict[str, int]] | None = None
    logistics: int | None = None
    held: dict[Side, list[str]] | None = None
    played: list[str] = []
    replacements: list[str] | None = None
    last: list[Side] = []
    barred: bool | None = None
    guns: dict[str, str] = {}
    fired: list[str] = []
    used: dict[Side, dict[str, int]] = {}
    sailed: dict[Side, int] = {}
    battle: BattleTable | None = None


def position(c: DarkSands, options: Options, dice: Dice, table: Mapping[str, Any]) -> DarkSandsState:
    """A state from a table; anything that does not make sense is refused by name."""
    t = table_of(PositionTable, table)
    s = _base(c, options, dice, t)
    listed = give_control(s, s.control, t.control, lambda name: _hex(s, name))
    if any(places & ~s.kept for places in listed):
        raise DataError("position: only ports, victory hexes and sources stay controlled")
    _units(s, t)
    _boxes(s, t)
    _supports(s, t)
    assign_guns(s, t.guns)
    _tracks(s, t)
    _chits(s, t)
    s.moved = 0
    s.derive()
    if t.barred is not None:
        s.barred = t.barred
    else:
        update_gazala(s)
    s.log = None
    _used(s, t)
    side = SIDES.index(t.side)
    go_to_point(s, points(side, everybody(s, side)), t.at)
    if t.at == "chit":
        _play_chit(s, side, t.chit)
    if s.sailed[ALLIED]:
        s.sailing_segment = len(s.played)
    if t.battle is not None:
        begin_battle(s, t.battle)
        s.log = None
    return s


def _base(c: DarkSands, options: Options, dice: Dice, t: PositionTable) -> DarkSandsState:
    if t.base == "setup":
        s = set_up(c, options, dice)
    else:
        s = empty_state(c, options, dice)
        s.replacements = (1 << len(c.replacements)) - 1
        for unit in places_of(c.garrisons):
            s.place[unit] = UP
        s.boxes_up = [MOST_READY, MOST_READY]
        start = set_up(c, options, Dice(dice.key))
        s.control = start.control[:]
        s.railhead = start.railhead
        s.barred = start.barred
    if t.turn is not None:
        check_turn(t.turn, len(c.turns))
        s.turn = t.turn
    set_levels(s)
    s.initiative = s.printed_initiative()
    return s


def _hex(s: DarkSandsState, name: str) -> int:
    place = s.components.vocabulary.names["hex"].index(name)
    if place >= s.components.map.open:
        raise DataError(f"position: nobody can be in hex {name}")
    return place


def _units(s: DarkSandsState, t: PositionTable) -> None:
    c = s.components
    for unit, row, box in set_down_units(s, t.units, UnitTable, lambda name: _hex(s, name), TRACK):
        if box is None:
            mark(s, unit, disrupted=row.disrupted)
            continue
        name = c.unit_ids[unit]
        if box in (UP, DOWN) and not c.garrisons >> unit & 1:
            raise DataError(f"position: {name} is no garrison and cannot lie in the box of supports")
        if box == REBUILD and (c.garrisons >> unit & 1 or not c.units[unit].keeps):
            raise DataError(f"position: {name} can never be rebuilt")
        s.take_off(unit, box)
        entry_turn = next_entry(s, unit, s.turn - 1, c.last_turn) if row.due is None else row.due
        s.due[unit] = entry_turn if box == TRACK else (row.due or 0)


def _boxes(s: DarkSandsState, t: PositionTable) -> None:
    for side, owner, names in entries_by_side(s, t.boxes):
        for name in names:
            hex_ = _hex(s, name)
            if not s.occupied[side] >> hex_ & 1:
                raise DataError(f"position: nobody of {owner} holds a box in {name}")
            s.boxes[side] |= 1 << hex_
    ready = {side: number for side, _, number in entries_by_side(s, t.ready)}
    for side, owner in enumerate(SIDES):
        most = MOST_READY - s.boxes[side].bit_count()
        s.boxes_up[side] = ready.get(side, min(most, s.boxes_up[side]))
        if not 0 <= s.boxes_up[side] <= most:
            raise DataError(f"position: {owner} cannot have {ready.get(side)} boxes ready")


def _supports(s: DarkSandsState, t: PositionTable) -> None:
    known = [place for place in SUPPORT_PLACES if place != SUPPORT_PLACES[COMMITTED]]
    for name, where in t.supports.items():
        support = s.components.vocabulary.names["support"].index(name)
        if where not in known:
            raise DataError(f"position: a support is {', '.join(known)}, not '{where}'")
        s.support[support] = SUPPORT_PLACES.index(where)


def _tracks(s: DarkSandsState, t: PositionTable) -> None:
    c = s.components
    if t.railhead is not None:
        hex_ = _hex(s, t.railhead)
        if hex_ not in c.railway:
            raise DataError(f"position: the railway does not pass {t.railhead}")
        s.railhead = c.railway.index(hex_)
    if t.bypass not in BYPASS:
        raise DataError(f"position: the bypass is {', '.join(BYPASS)}, not '{t.bypass}'")
    s.bypass = BYPASS.index(t.bypass)
    for side, _, points in entries_by_side(s, t.points):
        s.points[side] = points
    s.saved = [t.saved.get("tank", s.saved[0]), t.saved.get("infantry", s.saved[1])]
    if set(t.saved) - {"tank", "infantry"} or not all(0 <= number <= SAVED for number in s.saved):
        raise DataError(f"position: saved are tank and infantry points, up to {SAVED} of each")
    if min(s.points) < 0:
        raise DataError("position: nobody has fewer points than none")
    if t.replacements is not None:
        unknown = [name for name in t.replacements if name not in c.replacement_ids]
        if unknown:
            raise DataError(f"position: unknown replacement chit '{unknown[0]}'")
        s.replacements = mask_of([c.replacement_ids.index(name) for name in t.replacements])
    if t.last:
        if len(t.last) != 2:
            raise DataError("position: 'last' names the owners of the last two chits")
        s.last_owners = [SIDES.index(side) for side in t.last]


def _chit(s: DarkSandsState, side: str, name: str) -> int:
    """A chit that a side can have."""
    c = s.components
    chit = c.vocabulary.names["chit"].index(name)
    rows = [row.allied if side == SIDES[ALLIED] else row.axis for row in c.turns]
    if chit != TOBRUK and not any(CHITS[chit] in row for row in rows):
        raise DataError(f"position: {side} has no chit '{name}'")
    return chit


def _chits(s: DarkSandsState, t: PositionTable) -> None:
    kinds = len(CHITS)
    fill_pool(s)
    if t.pool is not None:
        s.pool = [0] * len(s.pool)
        for side, owner, chits in entries_by_side(s, t.pool):
            for name, number in chits.items():
                s.pool[side * kinds + _chit(s, owner, name)] = number
    if t.logistics is not None:
        s.pool[-1] = t.logistics
    if min(s.pool) < 0:
        raise DataError("position: there cannot be fewer chits than none in the pool")
    if t.held is not None:
        s.held = [0, 0]
        for side, owner, names in entries_by_side(s, t.held):
            s.held[side] = mask_of([_chit(s, owner, name) for name in names])
        if (s.held[ALLIED] | s.held[AXIS]) & ~mask_of(PRIORITY):
            raise DataError("position: only priority chits are held")
    for entry in t.played:
        owner, _, name = entry.partition(" ")
        if owner == CHITS[-1]:
            s.played.append(kinds - 1)
        elif owner in SIDES:
            number, chit = SIDES.index(owner), _chit(s, owner, name)
            s.played.append(number * kinds + chit)
            s.moves_used[number] += chit == MOVEMENT
            s.combats_used[number] += chit == COMBAT
        else:
            raise DataError("position: played chits are written 'allied movement', or 'logistics'")


def _used(s: DarkSandsState, t: PositionTable) -> None:
    """What has been used up: in this turn chits and ships, in this segment artillery."""
    for side, _, chits in entries_by_side(s, t.used):
        if set(chits) - {"movement", "combat"} or not all(0 <= number <= CHIT_LIMIT for number in chits.values()):
            raise DataError(f"position: used are movement and combat chits, up to {CHIT_LIMIT} of each")
        s.moves_used[side] = chits.get("movement", s.moves_used[side])
        s.combats_used[side] = chits.get("combat", s.combats_used[side])
    for side, owner, number in entries_by_side(s, t.sailed):
        if not 0 <= number <= LIMIT[side]:
            raise DataError(f"position: {owner} cannot have sent {number} units by sea")
        s.sailed[side] = number
    for name in t.fired:
        support = s.components.vocabulary.names["support"].index(name)
        if s.components.supports[support].kind != "artillery":
            raise DataError(f"position: {name} is no artillery")
        s.fired |= 1 << support


def points(side: int, units: int) -> dict[str, list[Step[DarkSandsState]]]:
    """The points of the sequence of play: the steps on the stack when a side acts with these units."""
    replacements, actions, end = GameTurn(stage=1), GameTurn(stage=2), GameTurn(stage=3)
    segment: list[Step[DarkSandsState]] = [actions, EndOfActions(), PriorityWindow()]
    return {
        "turn": [GameTurn()],
        "replacements": [replacements, ReplacementPhase(stage=1)],
        "cadres": [replacements, ReplacementPhase(stage=2)],
        "allied-replacements": [replacements, ReplacementPhase(stage=3)],
        "actions": [actions, ActionPhase()],
        "draw": segment,
        "chit": segment,
        "movement": [*segment, MovementAction(side, units, begun=True)],
        "half-movement": [*segment, MovementAction(side, units, half=True, begun=True)],
        "combat": [*segment, CombatAction(side, units)],
        "half-combat": [*segment, CombatAction(side, units, HALF_DRM)],
        "logistics": [*segment, Logistics()],
        "reinforcement": [*segment, ReinforcementAction(side)],
        "end": [end, EndPhase(stage=0)],
        "victory": [end, EndPhase(stage=1)],
        "construction": [end, EndPhase(stage=2)],
        "bypass": [end, EndPhase(stage=3)],
    }


def _play_chit(s: DarkSandsState, side: int, name: str | None) -> None:
    if name is None:
        raise DataError('position: at a chit, say which: chit = "oconnor"')
    chit = _chit(s, SIDES[side], name)
    s.played.append(side * len(CHITS) + chit)
    play(s, side, chit)
