"""Chapter 6.2.E, what a combat is made of: the two lines, their modified combat values, who took part."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from sirocco.games.compass.components import AIR, MARKERS, NAVAL, SURPRISE
from sirocco.games.compass.components.kinds import (
    Area,
    CombatMarker,
    Face,
    Flag,
    InLine,
    Side,
    Unit,
    UnitOrNone,
    Units,
    Value,
)
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements

FRONT_LIMIT = 3
NO_UNIT = -1
NO_EVENT = -1


class Line(msgspec.Struct, frozen=True):
    """One side's battle line; every tuple has an entry for each front-line unit."""

    front: tuple[Unit, ...] = ()
    support: tuple[UnitOrNone, ...] = ()
    """The unit paired with it, or NO_UNIT."""
    event: tuple[CombatMarker, ...] = ()
    """The marker its owner put on it, or NO_EVENT."""
    hostile: tuple[Flag, ...] = ()
    """1 if the enemy put Surprise on it."""
    dice: tuple[Face, ...] = ()
    """What it rolled; 0 = no die."""
    rerolled: tuple[Flag, ...] = ()
    values: tuple[Value, ...] = ()
    """What it rolled against: losses change the counters afterwards."""

    def with_front(self, unit: int) -> Line:
        return Line(
            (*self.front, unit),
            (*self.support, NO_UNIT),
            (*self.event, NO_EVENT),
            (*self.hostile, 0),
        )

    def with_support(self, unit: int, partner: int) -> Line:
        return msgspec.structs.replace(self, support=_set(self.support, self.front.index(partner), unit))

    def with_event(self, unit: int, marker: int) -> Line:
        return msgspec.structs.replace(self, event=_set(self.event, self.front.index(unit), marker))

    def with_hostile(self, unit: int) -> Line:
        return msgspec.structs.replace(self, hostile=_set(self.hostile, self.front.index(unit), 1))

    def with_die(self, unit: int, face: int) -> Line:
        """The re-rolled die of a unit."""
        i = self.front.index(unit)
        return msgspec.structs.replace(self, dice=_set(self.dice, i, face), rerolled=_set(self.rerolled, i, 1))

    def supports(self) -> list[int]:
        return [u for u in self.support if u != NO_UNIT]

    def units(self) -> list[int]:
        """All participants: front line, then support."""
        return [*self.front, *self.supports()]


class Battle(msgspec.Struct, frozen=True):
    """One combat: the attacking side, where from, where to, who may join, and the lines as they stand."""

    side: Side
    origin: Area
    target: Area
    pool: Units
    """Mask of the units that may join the attack."""
    front_left: InLine = FRONT_LIMIT
    support_left: InLine = FRONT_LIMIT
    sustained: bool = False
    attack: Line = Line()
    defence: Line = Line()

    def line(self, side: int) -> Line:
        return self.attack if side == self.side else self.defence

    def with_line(self, side: int, line: Line) -> Battle:
        if side == self.side:
            return msgspec.structs.replace(self, attack=line)
        return msgspec.structs.replace(self, defence=line)


def _set(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


@implements("C-3.9g", "C-3.9i", "C-6.2.E.5a")
def share(s: CompassState, unit: int, attacking: bool, supporting: bool) -> int:
    """What a unit adds to its pair: its combat value, one less (not below 0) if it attacks out of supply."""
    value = s.combat_value(unit)
    if attacking and s.oos >> unit & 1 and (not supporting or s.options.oos_support_penalty):
        value = max(0, value - 1)
    return value


@implements("C-6.2.E.5a", "C-7.1", "C-7.2", "C-7.4", "C-7.9", "C-6.2.E.3c")
def modified_value(s: CompassState, line: Line, i: int, attacking: bool) -> int:
    """The modified combat value of front-line unit number i; events are added last and last for this combat."""
    value = share(s, line.front[i], attacking, False)
    if line.support[i] != NO_UNIT:
        value += share(s, line.support[i], attacking, True)
    if line.event[i] != NO_EVENT:
        value += 1
    return value - line.hostile[i]


@implements("C-6.2.E.4b", "C-6.2.E.5b", "C-6.2.E.5c")
def hitting_faces(value: int) -> int:
    """How many faces of the die hit: none without a die, else at least the 1 and never the 6."""
    return 0 if value <= 0 else min(value, 5)


def chances(s: CompassState, battle: Battle, side: int) -> tuple[int, ...]:
    """The hitting faces of each front-line unit of a side."""
    line = battle.line(side)
    attacking = side == battle.side
    return tuple(hitting_faces(modified_value(s, line, i, attacking)) for i in range(len(line.front)))


@implements("C-6.2.E.5b", "C-6.2.E.5c")
def is_hit(face: int, value: int) -> bool:
    """A die hits if it is no higher than the value; a natural 1 always hits, a natural 6 never."""
    return face == 1 or (face != 6 and 0 < face <= value)


def value_breakdown(s: CompassState, line: Line, i: int, attacking: bool) -> Breakdown:
    """The modified combat value of a front-line unit, term by term."""
    c = s.components
    return Breakdown(message("sum-combat", unit=c.unit_ids[line.front[i]]), tuple(_terms(s, line, i, attacking)))


def _terms(s: CompassState, line: Line, i: int, attacking: bool) -> Iterator[Term]:
    c = s.components
    for unit, supporting in ((line.front[i], False), (line.support[i], True)):
        if unit == NO_UNIT:
            continue
        name = c.unit_ids[unit]
        full = s.combat_value(unit)
        rule = ("C-6.2.E.1b" if attacking else "C-6.2.E.2b") if supporting else "C-1.2e"
        yield Term(message("term-support" if supporting else "term-value", unit=name), Fraction(full), rule)
        loss = share(s, unit, attacking, supporting) - full
        if loss:
            yield Term(message("term-out-of-supply", unit=name), Fraction(loss), "C-3.9g")
    event = line.event[i]
    if event != NO_EVENT:
        rule = {AIR: "C-7.1", NAVAL: "C-7.2", SURPRISE: "C-7.4"}[event]
        yield Term(message("term-marker", marker=MARKERS[event]), Fraction(1), rule)
    if line.hostile[i]:
        yield Term(message("term-hostile", marker=MARKERS[SURPRISE]), Fraction(-1), "C-7.4")
