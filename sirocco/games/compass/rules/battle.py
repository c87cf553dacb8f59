"""Chapter 6.2.E, what a combat is made of: the two lines, and who took part."""

from __future__ import annotations

import msgspec

from sirocco.games.compass.components.kinds import Area, CombatMarker, Face, Flag, InLine, Value
from sirocco.mechanics.kinds import Side, Unit, UnitOrNone, Units

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

    def unsupported(self) -> list[int]:
        """The front-line units with nobody behind them."""
        return [unit for unit, behind in zip(self.front, self.support, strict=True) if behind == NO_UNIT]

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
