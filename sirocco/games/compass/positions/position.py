"""Positions: any situation of the game from a table. docs/rulings.md says what each entry means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.board.graph import mask_of, places_of
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
from sirocco.kernel.formats.position import check_point, check_turn, table_of
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, set_down_units

POINTS = (
    "turn",
    "events",
    "removals",
    "arrivals",
    "replacements",
    "supply",
    "movement",
    "combat",
    "exploitation",
    "end",
)


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
    _sequence(s, t.at, side)
    _units(s, t, side)
    for i, owner in enumerate(SIDES):
        _markers(s, i, t.hands.get(owner, []), t.removed.get(owner, []), t.containers.get(owner))  # type: ignore[call-overload]
    if t.battle is not None:
        begin_battle(s, t.battle)
    s.log = None
    return s


def _control(s: CompassState, control: dict[Side, list[str]]) -> None:
    """Who controls what, before any unit is placed: where units stand, they decide."""
    index = s.components.vocabulary.names["area"].index
    areas = {side: mask_of([index(name) for name in control.get(side, [])]) for side in ("allied", "italian")}
    both = areas["allied"] & areas["italian"]
    if both:
        name = s.components.area_ids[next(places_of(both))]
        raise DataError(f"position: {name} cannot be controlled by both sides")
    for i, side in enumerate(SIDES):
        s.controlled[i] |= areas[side]
        s.controlled[1 - i] &= ~areas[side]


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


def _sequence(s: CompassState, at: str, side: int) -> None:
    """Put the sequence of play at the named point."""
    check_point(at, POINTS)
    if at == "turn":
        stack: list[Step[CompassState]] = [GameTurn()]
    elif at == "end":
        stack = [GameTurn(stage=3)]
    elif at in ("events", "removals", "arrivals", "replacements"):
        stage = {"events": 0, "removals": 1, "arrivals": 2, "replacements": 4}[at]
        stack = [GameTurn(stage=1), AdministrativePhase(stage=stage + (side if stage >= 2 else 0))]
    else:
        stack = [GameTurn(stage=2 + side)]
        if at == "movement":
            stack += [PlayerTurn(side, stage=2), MovementPhase(side, True)]
            for unit in s.components.units_of[side]:
                s.mp[unit] = s.components.movement[unit] if s.place[unit] >= 0 else FINISHED
        elif at == "combat":
            stack += [PlayerTurn(side, stage=3), CombatPhase(side)]
        else:
            stack += [PlayerTurn(side, stage=0 if at == "supply" else 3)]
    s.stack.extend(stack)


def _markers(s: CompassState, side: int, hand: list[str], removed: list[str], container: list[str] | None) -> None:
    """Hand, markers out of the game, and the rest (or exactly what is listed) in the container."""
    c = s.components
    index = c.vocabulary.names["marker"].index
    for pile, names in ((s.hand, hand), (s.out, removed)):
        for name in names:
            slot = 8 * side + index(name)
            pile[slot] += 1
            s.container[slot] -= 1
    listed = [0] * 8
    for name in container or ():
        listed[index(name)] += 1
    for marker in range(8):
        if s.container[8 * side + marker] < listed[marker]:
            raise DataError(f"position: the {SIDES[side]} side has not that many '{MARKERS[marker]}' markers")
    if container is not None:
        s.container[8 * side : 8 * side + 8] = listed
