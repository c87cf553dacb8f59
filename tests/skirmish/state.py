"""What changes, and who knows what: enemy units that are neither adjacent nor spotted lie under a cover."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Between
from sirocco.kernel.standing import WindowedState
from sirocco.mechanics.hidden_pieces import exchange, exchanged, identities
from sirocco.mechanics.kinds import Unit, Units
from tests.skirmish.components import (
    BATTERY,
    BOXES,
    BY_SIDE,
    FIELD_UNITS,
    HEX_IDS,
    HQS,
    KIND,
    OWNER,
    SETUP,
    TOWNS,
    TURNS,
    SkirmishComponents,
)
from tests.skirmish.kinds import MaybeHex, Points

OFF_MAP = -1
STEPS = 2


class SkirmishState(WindowedState):
    components: SkirmishComponents
    turn: Annotated[int, Between(1, TURNS)]
    place: list[MaybeHex]
    """By unit, its hex; of a headquarters, its box."""
    hits: list[Annotated[int, Between(0, 2)]]
    cover: list[Unit]
    """By unit in the field: the cover it lies under for the enemy."""
    moved: Units
    reacted: Units
    spotted: Units
    """Units that fired this turn: anybody knows them."""
    points: list[Points]
    """What is left of the points allocated: `points[3 * side + purpose]`."""

    def at(self, place: int) -> list[int]:
        return [u for u in FIELD_UNITS if self.place[u] == place]

    def enemy_at(self, place: int, side: int) -> bool:
        return any(self.place[u] == place for u in BY_SIDE[1 - side])

    def near_enemy(self, place: int, side: int) -> bool:
        """Whether an enemy of `side` is adjacent to a place."""
        return any(self.place[u] >= 0 and self.gap(place, self.place[u]) == 1 for u in BY_SIDE[1 - side])

    def gap(self, one: int, other: int) -> int:
        return self.components.distance[one][other]

    def known(self, unit: int, side: int | None) -> bool:
        """Whether a side (None: a spectator) may know which unit this is."""
        if self.place[unit] == OFF_MAP or self.spotted >> unit & 1 or OWNER[unit] == side:
            return True
        return side is not None and self.near_enemy(self.place[unit], OWNER[unit])

    def hidden(self, owner: int, side: int | None) -> list[int]:
        """The units of `owner` that a side does not know."""
        return [u for u in BY_SIDE[owner] if not self.known(u, side)]

    def might_be(self, unit: int, battery: bool) -> bool:
        """Whether a unit might be a battery (or might not), for all its enemy knows."""
        enemy = 1 - OWNER[unit]
        if self.known(unit, enemy):
            return (KIND[unit] == BATTERY) == battery
        return any((KIND[u] == BATTERY) == battery for u in self.hidden(OWNER[unit], enemy))

    def put(self, unit: int, place: int) -> None:
        """Put a unit somewhere. If that lets a side see who somebody is, something has been revealed."""
        before = [len(self.hidden(owner, 1 - owner)) for owner in (0, 1)]
        self.place[unit] = place
        after = [len(self.hidden(owner, 1 - owner)) for owner in (0, 1)]
        if after != before:
            self.reveals += 1

    def hide_identities(self, side: int, dice: Dice) -> dict[int, int]:
        """Draw anew which of the enemy's hidden units lies under which cover; tells which unit took whose place."""
        took = identities(self.hidden(1 - side, side), self.cover, dice, self._fits)
        for values in (self.place, self.hits, self.cover):
            exchange(values, took)
        self.moved, self.reacted = exchanged(self.moved, took), exchanged(self.reacted, took)
        return took

    def _fits(self, unit: int, old: int) -> bool:
        """A unit that has reacted is no battery."""
        return not (self.reacted >> old & 1 and KIND[unit] == BATTERY)

    def problems(self) -> list[str]:
        found = []
        if not all(self.place[h] in _boxes(OWNER[h]) for h in HQS):
            found.append("a headquarters is in no box of its side")
        elif any(self.place[u] >= 0 and self.enemy_at(self.place[u], OWNER[u]) for u in FIELD_UNITS):
            found.append("enemies share a hex")
        if not all(
            0 <= hits <= STEPS and (hits == STEPS) == (p < 0) for hits, p in zip(self.hits, self.place, strict=True)
        ):
            found.append("a unit has impossible losses")
        if any(sorted(self.cover[u] for u in own) != list(own) for own in BY_SIDE):
            found.append("covers are not one a unit")
        return found

    def towns(self, side: int) -> int:
        return sum(any(self.place[u] == town for u in BY_SIDE[side]) for town in TOWNS)


def _boxes(side: int) -> range:
    half = len(BOXES) // 2
    return range(half * side, half * side + half)


def starting_places() -> list[int]:
    return [(BOXES if where in BOXES else HEX_IDS).index(where) for _, _, _, where in SETUP]
