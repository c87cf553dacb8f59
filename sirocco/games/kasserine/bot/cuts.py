"""The lines by which Axis columns live: whom Allied units cut off, where they stand, before the next half of the Axis.
A column that no line reaches then does not march."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.distances import ways_out
from sirocco.games.kasserine.bot.raids import comes_by_night
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.lines import covered
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import needing_supply
from sirocco.games.kasserine.rules.weather import clear_length


class Columns:
    """The columns of the Axis in a position, and what it is worth to stop each. Whoever is cut off in bad weather only
    is not reckoned with."""

    def __init__(self, s: KasserineState) -> None:
        c = s.components
        self._length = clear_length(s)
        self._night = comes_by_night(s, AXIS)
        self._known: dict[tuple[int, int], int] = {}
        far = ways_out(c, {}).cost
        furthest = max(far.values())
        self._worth: dict[int, float] = {}
        for unit in places_of(needing_supply(s) & c.side_mask[AXIS] & s.standing):
            ahead = 1 - far.get(s.place[unit], furthest) / furthest
            self._worth[unit] = s.points(unit) * (weights.CUT + weights.CUT_AHEAD * ahead)

    def stopped(self, s: KasserineState) -> float:
        """What it is worth that columns are cut off, as Allied units stand in a position that may follow."""
        return self._without(s, self._blocked(s))

    def cut_from(self, s: KasserineState, places: Iterable[int]) -> dict[int, float]:
        """The places from which one Allied unit more would cut columns off, and what that is worth."""
        c, blocked = s.components, self._blocked(s)
        lines, before = self._reached(s, blocked) & ~blocked, self._without(s, blocked)
        found: dict[int, float] = {}
        for place in places:
            zone = 0 if self._night else c.contact[place] & ~c.tunisia.cities
            bars = zone | 1 << place
            if bars & lines:
                gain = self._without(s, blocked | bars) - before
                if gain > 0:
                    found[place] = gain
        return found

    def _blocked(self, s: KasserineState) -> int:
        """What no line of the Axis will lead through."""
        return s.occupied[ALLIED] | (0 if self._night else s.zone[ALLIED])

    def _without(self, s: KasserineState, blocked: int) -> float:
        """What those are worth whom no line reaches past some hexes (a mask)."""
        reached, standing, place = self._reached(s, blocked), s.standing, s.place
        return sum(
            worth for unit, worth in self._worth.items() if standing >> unit & 1 and not reached >> place[unit] & 1
        )

    def _reached(self, s: KasserineState, blocked: int) -> int:
        c, found = s.components, 0
        for unit in places_of(c.urfs & c.side_mask[AXIS] & s.standing):
            key = (s.place[unit], blocked)
            if key not in self._known:
                self._known[key] = covered(s, s.place[unit], self._length, blocked)
            found |= self._known[key]
        return found
