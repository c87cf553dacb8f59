"""Positions: any situation of the game from a table. docs/rulings.md says what each entry means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.compass.components import MARKERS, SIDES, Compass
from sirocco.games.compass.components.options import Options
from sirocco.games.compass.components.sides import Side
from sirocco.games.compass.positions.battle import BattleTable, begin_battle
from sirocco.games.compass.rules.combat import CombatPhase
from sirocco.games.compass.rules.eliminated_units import BOX, LOST, TRACK, WAITING
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.sequence import AdministrativePhase, GameTurn, PlayerTurn
from sirocco.games.compass.rules.setup import place_starters
from sirocco.games.compass.rules.state import FINISHED, CompassState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_turn, go_to_point, table_of
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, entries_by_side, give_control, set_down_units

MOST_POINTS = 50


class UnitTable(UnitEntry, forbid_unknown_fields=True):
    attack: str | None = None
    mp: float | None = None


class PositionTable(msgspec.Struct, forbid_unknown_fields=True):
    """The Compass part of a position file; docs/rulings.md tells what each entry means."""

    base: Literal["empty", "setup"] = "empty"
    turn: int = 1
    at: str = "movement"
    side: Side = "allied"
    units: dict[str, UnitTable | str] = {}
    control: dict[Side, list[str]] = {}
    hands: dict[Side, list[str]] = {}
    removed: dict[Side, list[str]] = {}
    containers: dict[Side, list[str]] = {}
    battle: BattleTable | None = None


def position(c: Compass, options: Options, dice: Dice, table: Mapping[str, Any]) -> CompassState:
    """A state from a table; anything that does not make sense is refused by name."""
    t = table_of(PositionTable, table)
    check_turn(t.turn, c.last_turn)
    s = empty_state(c, options, dice)
    s.turn = t.turn
    side = SIDES.index(t.side)
    _control(s, t.control)
    if t.base == "setup":
        place_starters(s)
    go_to_point(s, points(side), t.at)
    if t.at == "movement":
        for unit in c.units_of[side]:
            s.mp[unit] = c.movement[unit] if s.place[unit] >= 0 else FINISHED
    _units(s, t, side)
    _markers(s, t)
    if t.battle is not None:
        begin_battle(s, t.battle)
    s.log = None
    return s


def points(side: int) -> dict[str, list[Step[CompassState]]]:
    """The points of the sequence of play: the steps on the stack in the turn of a side."""
    administration, turn = GameTurn(stage=1), GameTurn(stage=2 + side)
    return {
        "turn": [GameTurn()],
        "events": [administration, AdministrativePhase(stage=0)],
        "removals": [administration, AdministrativePhase(stage=1)],
        "arrivals": [administration, AdministrativePhase(stage=2 + side)],
        "replacements": [administration, AdministrativePhase(stage=4 + side)],
        "supply": [turn, PlayerTurn(side)],
        "movement": [turn, PlayerTurn(side, stage=2), MovementPhase(side, True)],
        "combat": [turn, PlayerTurn(side, stage=3), CombatPhase(side)],
        "exploitation": [turn, PlayerTurn(side, stage=3)],
        "end": [GameTurn(stage=3)],
    }


def _control(s: CompassState, control: dict[Side, list[str]]) -> None:
    """Who controls what, before any unit is placed: where units stand, they decide."""
    allied, italian = give_control(s, s.controlled, control, s.components.vocabulary.names["area"].index)
    if allied & italian:
        name = s.components.area_ids[places_of(allied & italian)[0]]
        raise DataError(f"position: {name} cannot be controlled by both sides")


def _units(s: CompassState, t: PositionTable, side: int) -> None:
    """Place the units listed; the order in which they are listed means nothing."""
    c = s.components
    area = c.vocabulary.names["area"].index
    for unit, entry, box in set_down_units(s, t.units, UnitTable, area, TRACK):
        name = c.unit_ids[unit]
        if box is None:
            if (
                c.garrison[unit]
                and not s.options.garrison_retreats
                and c.area_ids[s.place[unit]] != c.units[unit].start
            ):
                raise DataError(f"position: {name} cannot be away from its fortress")
            _movement(s, unit, entry, t.at, side)
            continue
        if entry.reduced or entry.oos or entry.attack or entry.mp is not None:
            raise DataError(f"position: {name} is off the map ({entry.at}) and can have no condition")
        if c.garrison[unit] and box == WAITING:
            raise DataError(f"position: {name} is a garrison and cannot be recovered")
        s.take_off(unit, LOST if c.garrison[unit] and box == BOX else box)


def _movement(s: CompassState, unit: int, entry: UnitTable, at: str, phasing: int) -> None:
    """Movement points left and the attack marker: the phasing side's, in the phases that know them."""
    c = s.components
    name = c.unit_ids[unit]
    mine = c.side_of[unit] == phasing
    if at == "movement" and mine:
        s.mp[unit] = c.movement[unit]
    if entry.mp is not None:
        if not 0 <= entry.mp <= MOST_POINTS or entry.mp * 2 != int(entry.mp * 2):
            raise DataError(f"position: {name}: movement points come in halves from 0, not {entry.mp}")
        if at not in ("movement", "combat", "exploitation") or not mine or not c.movement[unit]:
            raise DataError(f"position: {name} has no movement points to set here")
        s.mp[unit] = int(entry.mp * 2)
    if entry.attack is not None:
        target = c.vocabulary.names["area"].index(entry.attack)
        if c.bracketed[unit]:
            raise DataError(f"position: {name} can carry no attack marker: it only defends")
        if at not in ("movement", "combat") or not mine:
            raise DataError(f"position: {name} can carry no attack marker here: it is not its side's attack")
        if target not in c.entry_cost[s.place[unit]]:
            raise DataError(f"position: {name} in {entry.at} cannot attack {entry.attack}: it is not adjacent")
        s.target[unit] = target
        s.mp[unit] = FINISHED


def _markers(s: CompassState, t: PositionTable) -> None:
    """Hands, markers out of the game, and the rest (or exactly what is listed) in the containers."""
    index = s.components.vocabulary.names["marker"].index
    for pile, table in ((s.hand, t.hands), (s.out, t.removed)):
        for side, _, names in entries_by_side(s, table):
            for slot in (8 * side + index(name) for name in names):
                pile[slot] += 1
                s.container[slot] -= 1
    listed = [0] * len(s.container)
    for side, _, names in entries_by_side(s, t.containers):
        for name in names:
            listed[8 * side + index(name)] += 1
    for slot, number in enumerate(listed):
        if s.container[slot] < number:
            raise DataError(f"position: the {SIDES[slot // 8]} side has not that many '{MARKERS[slot % 8]}' markers")
    for side, _, _ in entries_by_side(s, t.containers):
        s.container[8 * side : 8 * side + 8] = listed[8 * side : 8 * side + 8]
