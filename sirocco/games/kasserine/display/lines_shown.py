"""Lines of supply and command as overlays show them: the cheapest, what it costs, or what is in its way."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.board.paths import Reach
from sirocco.games.kasserine.components.terrain import HALVES
from sirocco.games.kasserine.rules.lines import FINE, ways
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import Value
from sirocco.kernel.presentation.display import Mark, Path

FURTHER = 4
"""Lines that are too long are looked for up to so many times the length allowed."""


class Line(NamedTuple):
    """A line from a unit that supplies or commands; `cost` and `blocked` (a mask of hexes on it) as far as it leads."""

    source: int
    places: tuple[int, ...]
    cost: int
    """In halves of a movement point."""
    blocked: int = 0


def line_to(s: KasserineState, source: int, goal: int, length: int, blocked: int) -> Line | None:
    """The cheapest line from a unit to a hex, or None."""
    return _read(ways(s, s.place[source], length, blocked), s, source, goal)


def hindered_line(s: KasserineState, source: int, goal: int, length: int, blocked: int) -> Line | None:
    """The line there would be if nobody were in its way, longer than it may be if it must, with what blocks it."""
    line = line_to(s, source, goal, FURTHER * length, 0)
    if line is None:
        return None
    within = sum(1 << place for place in line.places[1:-1])
    return line._replace(blocked=within & blocked)


def _read(found: Reach, s: KasserineState, source: int, goal: int) -> Line | None:
    if goal not in found.cost:
        return None
    return Line(source, (s.place[source], *found.path(goal)), found.cost[goal] // FINE)


def points(halves: int) -> Value:
    """Halves of a movement point as movement points."""
    return float(Fraction(halves, HALVES))


def drawn(s: KasserineState, line: Line, tone: str) -> Path:
    return Path(tuple(s.place_ids[place] for place in line.places), tone)


def blocking(s: KasserineState, line: Line) -> tuple[Mark, ...]:
    return tuple(Mark(s.place_ids[place], "cut") for place in places_of(line.blocked))
