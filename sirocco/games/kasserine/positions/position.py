"""Positions: any situation of the game from a table. docs/rulings.md tells what each entry means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.board.graph import mask_of
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.calendar import WEATHERS
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.sides import SIDES, Side
from sirocco.games.kasserine.rules.air_support import AirSupport
from sirocco.games.kasserine.rules.artillery import Bombardment
from sirocco.games.kasserine.rules.bombers import Bombing
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.games.kasserine.rules.sequence import Day, Half, MoveOfDay
from sirocco.games.kasserine.rules.setup import set_up
from sirocco.games.kasserine.rules.stacking import overfull
from sirocco.games.kasserine.rules.start_of_half import begin_half, judge_half
from sirocco.games.kasserine.rules.state import ASIDE, EXITED, OUT, KasserineState, empty_state
from sirocco.games.kasserine.rules.supply import Dumps
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_turn, go_to_point, table_of
from sirocco.kernel.step import Step
from sirocco.mechanics.positions import UnitEntry, entries_by_side, mark, set_down_units


class UnitTable(UnitEntry, forbid_unknown_fields=True):
    shocked: bool = False
    moved: bool = False
    strained: bool = False
    fired: bool = False
    owed: bool = False


class PositionTable(msgspec.Struct, forbid_unknown_fields=True):
    base: Literal["empty", "setup"] = "empty"
    turn: int = 1
    number: int = 1
    weather: Literal["clear", "rain", "storm"] = "clear"
    at: str = "movement"
    side: Side = "axis"
    units: dict[str, UnitTable | str] = {}
    flown: dict[Side, int] = {}
    bombed: int = 0
    nights: dict[Side, int] = {}
    attacked: list[Side] = []
    aside: dict[str, list[str]] = {}


def position(c: Kasserine, options: Options, dice: Dice, table: Mapping[str, Any]) -> KasserineState:
    """A state from a table; anything that does not make sense is refused by name."""
    t = table_of(PositionTable, table)
    s = set_up(c, options, dice) if t.base == "setup" else empty_state(c, options, dice)
    s.stack = []
    check_turn(t.turn, c.last_turn)
    s.turn, s.move = t.turn, _move(s, t)
    s.weather = WEATHERS.index(t.weather)
    _units(s, t)
    _used(s, t)
    side = SIDES.index(t.side)
    full = [place for each in range(len(SIDES)) for place in overfull(s, each)]
    if full:
        raise DataError(f"position: there are too many units in {s.place_ids[full[0]]}")
    s.half = side
    begin_half(s)
    judge_half(s)
    _conditions(s, t)
    go_to_point(s, points(s, side), t.at)
    if t.at in OUTSIDE_HALVES:
        s.half = -1
        s.move -= t.at == "move"
    s.derive()
    s.log = None
    return s


OUTSIDE_HALVES = ("move", "end")
"""The points at which it is nobody's half."""


def points(s: KasserineState, side: int) -> dict[str, list[Step[KasserineState]]]:
    """The points of the sequence of play: the steps on the stack when a side's half is there. Dumps are judged anew."""
    day = Day(stage=1)
    parts = Half(side=side).parts(s)
    first = SIDES.index(s.components.scene.moves_first)
    move = MoveOfDay(stage=2 if side == first else 3)

    def within(part: Step[KasserineState]) -> list[Step[KasserineState]]:
        return [day, move, Half(side=side, stage=parts.index(part) + 1), part]

    found: dict[str, list[Step[KasserineState]]] = {
        "move": [day, MoveOfDay()],
        "dumps": within(Dumps(side)),
        "movement": within(Movement(side=side)),
        "air": within(AirSupport(side)),
        "bombers": within(Bombing(side)),
        "artillery": within(Bombardment(1 - side)),
        "own-artillery": within(Bombardment(side)),
        "combat": within(CombatPhase(side)),
        "end": [day, MoveOfDay(stage=len(MoveOfDay().parts(s)) - 1)],
    }
    return found


def _move(s: KasserineState, t: PositionTable) -> int:
    for move, slot in enumerate(s.components.moves, 1):
        if (slot.day, slot.number) == (t.turn, t.number):
            return move
    raise DataError(f"position: day {t.turn} has no move {t.number}")


def _hex(s: KasserineState, name: str) -> int:
    place = s.components.vocabulary.names["hex"].index(name)
    if place >= s.components.map.open:
        raise DataError(f"position: nobody can be in hex {name}")
    return place


def _units(s: KasserineState, t: PositionTable) -> None:
    """Units that are not listed are out of the game; with the set-up as a base they are where they begin, those who are
    placed by their owners included."""
    c = s.components
    before = s.place[:]
    listed = {c.vocabulary.names["unit"].index(name) for name in t.units}
    for unit, _, box in set_down_units(s, t.units, UnitTable, lambda name: _hex(s, name), OUT):
        if box is not None:
            s.take_off(unit, box)
    if t.base == "setup":
        for unit, place in enumerate(before):
            if unit in listed:
                continue
            if place >= 0:
                s.put(unit, place)
            else:
                s.take_off(unit, place)
    _marks(s, t)
    _made_way(s, t)


def _marks(s: KasserineState, t: PositionTable) -> None:
    c = s.components
    for name, row in t.units.items():
        unit = c.vocabulary.names["unit"].index(name)
        if isinstance(row, str) or s.place[unit] < 0:
            if (
                not isinstance(row, str)
                and row.reduced
                and row.at in (s.refusals.off_map[EXITED], s.refusals.off_map[ASIDE])
            ):
                mark(s, unit, reduced=True)
            continue
        if row.shocked and (not c.ucts >> unit & 1 or row.reduced):
            raise DataError(f"position: {name} cannot be shocked")
        mark(s, unit, shocked=row.shocked)


def _made_way(s: KasserineState, t: PositionTable) -> None:
    c = s.components
    s.aside = [0] * len(c.entry_ids)
    for entry, names in t.aside.items():
        if entry not in c.entry_ids:
            raise DataError(f"position: the map has no entry '{entry}'")
        units = mask_of([c.vocabulary.names["unit"].index(name) for name in names])
        s.aside[c.entry_ids.index(entry)] = units
    away = {unit for unit, place in enumerate(s.place) if place == ASIDE}
    if away != {unit for unit in range(len(s.place)) if any(units >> unit & 1 for units in s.aside)}:
        raise DataError("position: units that are 'aside' are listed under the entry they left by, and others are not")


def _used(s: KasserineState, t: PositionTable) -> None:
    c = s.components
    for side, owner, number in entries_by_side(s, t.flown):
        if not 0 <= number <= c.aircraft[side]:
            raise DataError(f"position: {owner} cannot have used {number} aircraft")
        s.aircraft_used[side] = number
    if not 0 <= t.bombed <= c.limits.bombers:
        raise DataError(f"position: there are {c.limits.bombers} bombers a day")
    s.bombed = t.bombed
    for side, owner, number in entries_by_side(s, t.nights):
        if not 0 <= number <= c.limits.nights:
            raise DataError(f"position: {owner} cannot have attacked on {number} nights")
        s.nights[side] = number
    for owner in t.attacked:
        s.attacked_tonight |= 1 << SIDES.index(owner)


def _conditions(s: KasserineState, t: PositionTable) -> None:
    """What units have done in this half."""
    c = s.components
    for name, row in t.units.items():
        unit = c.vocabulary.names["unit"].index(name)
        if isinstance(row, str) or s.place[unit] < 0:
            continue
        if (row.strained or row.fired) and not c.guns >> unit & 1:
            raise DataError(f"position: {name} is no gun")
        mark(s, unit, moved=row.moved, strained=row.strained, fired=row.fired, owed=row.owed)
