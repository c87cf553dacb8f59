"""Rows of the calendar and the charts: activation points, costs, effects of ground in battle, counts of markers."""

from __future__ import annotations

import msgspec

from sirocco.games.salerno_rome.components.sides import POOLS, Pool
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements

LAST_TURN = 10


@implements("SR-3b", "SR-6a")
class TurnRow(msgspec.Struct, frozen=True, rename={"v": "V", "viii": "VIII", "xv": "XV"}):
    """A month of the calendar: the points of each pool."""

    dates: str
    axis: int
    v: int
    viii: int
    xv: int

    def points(self) -> dict[Pool, int]:
        return dict(zip(POOLS, (self.v, self.viii, self.xv, self.axis), strict=True))


@implements("SR-9a")
class CostRow(msgspec.Struct, frozen=True):
    """What an operation costs: `points`, and `each` for every division. `most` times an impulse, `a_turn` times a turn;
    for so many `units` or part of them, or so many `planes`."""

    points: int
    each: int = 0
    most: int | None = None
    a_turn: int | None = None
    units: int = 0
    planes: int = 0

    def of(self, divisions: int) -> int:
        return self.points + self.each * divisions


class CoverRow(msgspec.Struct, frozen=True):
    """What ground and places do for who defends there."""

    defence: int
    bonus: int = 0
    bombardment: int = 0
    tanks: bool = True


class LineRow(msgspec.Struct, frozen=True):
    """A fortified hex: the multiplier by its ground, and what does not count against it."""

    plain: int
    hill: int
    mountain: int
    city: int
    bombardment: int
    tanks: bool
    encircled: bool
    axis: bool


class ApproachRow(msgspec.Struct, frozen=True):
    """What halves an attacker: ground seen from these `origins`, or a hexside."""

    halves: bool
    origins: tuple[str, ...] = ()


class SizeRow(msgspec.Struct, frozen=True):
    """How the dots in a hex shift a bombardment, up to `most` of them."""

    shift: int
    most: float | None = None


class MotionRow(msgspec.Struct, frozen=True):
    shift: int


class MarkerRow(msgspec.Struct, frozen=True):
    number: int


class AirRow(msgspec.Struct, frozen=True):
    """Planes: `free` ones, from which number on a die adds one, and the `most` there can be."""

    fire: int
    free: int
    bonus: int
    most: int


class Effects(msgspec.Struct, frozen=True):
    """The Terrain Effects Chart in battle and under fire."""

    cover: dict[str, CoverRow]
    line: LineRow
    approach: dict[str, ApproachRow]
    sizes: tuple[SizeRow, ...]
    moved: int

    def size_shift(self, dots: float) -> int:
        """Columns by the number of dots in a hex that is bombarded."""
        return next(row.shift for row in self.sizes if row.most is None or dots <= row.most)


def read_effects(cover: Table, line: Table, approach: Table, size: Table, motion: Table) -> Effects:
    sizes = tuple(size.typed(SizeRow).values())
    bounds = [row.most for row in sizes]
    known = [bound for bound in bounds[:-1] if bound is not None]
    if bounds[-1] is not None or len(known) != len(bounds) - 1 or sorted(set(known)) != known:
        raise size.fail("sizes must grow, and the last must have no end", next(iter(size.rows)), "most")
    return Effects(
        cover.typed(CoverRow),
        line.typed(LineRow)["fortified"],
        approach.typed(ApproachRow),
        sizes,
        motion.typed(MotionRow)["moved"].shift,
    )


def read_turns(table: Table) -> tuple[TurnRow, ...]:
    rows = table.typed(TurnRow)
    table.numbered(LAST_TURN)
    for name, row in rows.items():
        if min(row.points().values()) < 0:
            raise table.fail("points cannot be negative", name)
    return tuple(rows.values())
