"""What lies within a length of a place, asked again and again while what bars the way changes.

The cheapest ways from a place over the bare map are a tree, found once. Where places are barred only the branches
beyond them are cut off, and only for these another way is looked for: from everything around that still stands.
"""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import CostTable

NOWHERE = -1


class Surroundings:
    """The places around an origin, up to a length. `back` is the table turned round: for each place those next to it,
    and what the step from there costs."""

    __slots__ = ("_areas", "_back", "_before", "_branches", "_cost", "_inner", "_last", "_table", "length")

    def __init__(self, table: CostTable, back: CostTable, origin: int, length: int) -> None:
        self._table, self._back, self.length = table, back, length
        self._areas: dict[int, int] = {}
        self._branches: dict[int, int] = {}
        self._last: tuple[int, int, int] = (NOWHERE, 0, 0)
        self._cost = cost = [length + 1] * len(table)
        self._before = before = [NOWHERE] * len(table)
        cost[origin] = 0
        waiting: list[list[int]] = [[] for _ in range(length + 1)]
        waiting[0].append(origin)
        for spent, places in enumerate(waiting):
            for place in places:
                if cost[place] < spent:
                    continue
                for other, price in table[place]:
                    total = spent + price
                    if total < cost[other]:  # what is beyond the length never is
                        cost[other] = total
                        before[other] = place
                        waiting[total].append(other)
        self._inner = mask_of(set(before) - {origin, NOWHERE})

    def area(self, length: int) -> int:
        """The places (a mask) within a length if nothing is barred."""
        known = self._areas.get(length)
        if known is None:
            known = mask_of([place for place, cost in enumerate(self._cost) if cost <= length])
            self._areas[length] = known
        return known

    def all_within(self, length: int, barred: int) -> int:
        """All places that are within a length. Who asks for all of them often asks the same twice: the last answer is
        remembered."""
        area = self.area(length)
        last_length, last_barred, answer = self._last
        if last_length != length or last_barred != barred & area:
            answer = self.within(length, barred, area)
            self._last = (length, barred & area, answer)
        return answer

    def within(self, length: int, barred: int, wanted: int) -> int:
        """Those of the wanted places that are within a length. A barred place is entered, but not left again unless it
        is the origin (all are masks)."""
        area = self.area(length)
        wanted &= area
        inner = barred & area & self._inner
        if not inner or not wanted:
            return wanted
        cut = self._beyond(inner)
        missing = wanted & cut
        if not missing:
            return wanted
        found = self._by_other_ways(length, frozenset(places_of(barred & area)), frozenset(places_of(cut & area)))
        return wanted & ~missing | missing & mask_of(found)

    def _beyond(self, barred: int) -> int:
        """The places (a mask) whose cheapest way leads through a barred one."""
        branches, found = self._branches, 0
        for place in places_of(barred):
            branch = branches.get(place)
            if branch is None:
                branch = branches[place] = self._branch(place)
            found |= branch
        return found

    def _branch(self, place: int) -> int:
        """The places whose cheapest way leads through this one."""
        before, found = self._before, []
        waiting = [place]
        for here in waiting:
            further = [other for other, _ in self._table[here] if before[other] == here]
            found += further
            waiting += further
        return mask_of(found)

    def _by_other_ways(self, length: int, barred: frozenset[int], cut: frozenset[int]) -> dict[int, int]:
        """Those of the places cut off that another way leads to, with what it costs."""
        table, cost = self._table, self._cost
        found: dict[int, int] = {}
        far = length + 1
        waiting: list[list[int]] = [[] for _ in range(far)]
        for place in cut:
            least = far
            for other, price in self._back[place]:
                if other not in cut and other not in barred and cost[other] + price < least:
                    least = cost[other] + price
            if least < far:
                found[place] = least
                waiting[least].append(place)
        for spent, places in enumerate(waiting):
            for place in places:
                if found[place] < spent or place in barred:
                    continue
                for other, price in table[place]:
                    if other in cut and spent + price < found.get(other, far):
                        found[other] = spent + price
                        waiting[spent + price].append(other)
        return found
