"""The state of a game of Compass and small questions about it."""

from __future__ import annotations

from typing import Any

from sirocco.games.compass.components import ALLIED, SIDES, Compass
from sirocco.games.compass.components.kinds import AreaOrNone, Areas, Few, Place, Points, Turn, UnitOrNone, Units
from sirocco.games.compass.components.options import Options
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.state import State

# Where a unit is when it is not in an area.
BOX, LOST, REMOVED, TRACK, WAITING = -1, -2, -3, -4, -5
"""Eliminated box; in the box for good (C-3.12c, C-3.7d); out of the game; on the turn track; recovered but no room."""
OFF_MAP = {BOX: "box", LOST: "lost", REMOVED: "removed", TRACK: "track", WAITING: "waiting"}

FINISHED = -1
"""In `mp`: the unit has finished its movement, or never had any."""


@implements("C-3.1h", "C-3.3a", "C-1.1b")
class CompassState(State):
    """Units are always in an area or off the map: the battlefield box is no place (C-3.3a)."""

    components: Compass
    options: Options
    turn: Turn
    place: list[Place]
    reduced: Units
    """Mask of units showing their reduced face."""
    oos: Units
    """Mask of units with an out-of-supply marker."""
    mp: list[Points]
    """Half movement points left in this phase, or FINISHED."""
    target: list[AreaOrNone]
    """The area a unit's attack marker points at, or -1."""
    mover: UnitOrNone
    """The unit in motion (C-6.2.Db), or -1."""
    controlled: list[Areas]
    """Mask of areas by side; together they are always all areas (C-3.5a)."""
    occupied: list[Areas]
    """Mask of areas by side that hold its units."""
    count: list[Few]
    """Units in each area; the two sides never share one."""
    hand: list[Few]
    """Event markers held, by side * 8 + type; likewise the next three."""
    container: list[Few]
    out: list[Few]
    """Markers out of the game for good."""
    returned: list[Few]
    """Markers put back since the last draw: known to all, and not in any hand."""

    # Units.

    @implements("C-1.2e")
    def combat_value(self, unit: int) -> int:
        """The combat value of the face now showing."""
        return self.components.combat[unit][self.reduced >> unit & 1]

    def is_out_of_supply(self, unit: int) -> bool:
        return bool(self.oos >> unit & 1)

    def units_in(self, area: int, side: int) -> list[int]:
        place = self.place
        return [u for u in self.components.units_of[side] if place[u] == area]

    def levels_left(self, unit: int) -> int:
        return self.components.levels[unit] - (self.reduced >> unit & 1)

    # Places.

    @implements("C-3.5a", "C-3.5c", "C-3.5d", "C-3.5e", "C-3.5f", "C-3.7e", "C-6.2.Dh", "C-6.2.E.8c")
    def put(self, unit: int, area: int) -> None:
        """Set a unit into an area. Alone there, its side takes control at once, even in transit; what it leaves
        behind changes nothing."""
        self._lift(unit)
        c = self.components
        side = c.side_of[unit]
        bit = 1 << area
        self.place[unit] = area
        self.count[area] += 1
        self.occupied[side] |= bit
        if not self.controlled[side] & bit:
            self.controlled[side] |= bit
            self.controlled[1 - side] &= ~bit
            self.emit("control", side=SIDES[side], area=c.area_ids[area])

    def take_off(self, unit: int, where: int) -> None:
        """Take a unit from the map (or from wherever it is) to one of the places off the map."""
        self._lift(unit)
        self.place[unit] = where
        self.target[unit] = -1
        self.mp[unit] = FINISHED
        if self.mover == unit:
            self.mover = -1

    def _lift(self, unit: int) -> None:
        area = self.place[unit]
        if area >= 0:
            self.count[area] -= 1
            if not self.count[area]:
                self.occupied[self.components.side_of[unit]] &= ~(1 << area)

    @implements("C-3.12a", "C-3.12c", "C-3.7d", "C-3.7h", "C-6.2.E.6f")
    def eliminate(self, unit: int, cause: str) -> None:
        """To the eliminated box at once; for good if the unit is out of supply or a garrison."""
        c = self.components
        for_good = self.is_out_of_supply(unit) or c.garrison[unit]
        self.emit("eliminated", unit=c.unit_ids[unit], cause=cause, forGood=for_good)
        self.take_off(unit, LOST if for_good else BOX)
        self.reduced &= ~(1 << unit)
        self.oos &= ~(1 << unit)

    @implements("C-6.2.E.5d", "C-6.2.E.6c", "C-1.2f")
    def lose_level(self, unit: int, cause: str) -> None:
        """One hit: a full two-step unit is flipped, any other is eliminated."""
        if self.levels_left(unit) == 2:
            self.reduced |= 1 << unit
            self.emit("reduced", unit=self.components.unit_ids[unit], cause=cause)
        else:
            self.eliminate(unit, cause)

    @implements("C-3.1f", "C-3.1g", "C-3.1e")
    def room(self, area: int, side: int) -> int:
        """How many more units of a side an area may hold; markers never count."""
        c = self.components
        if c.unlimited[side] >> area & 1:
            return len(c.units)
        return c.stacking - self.count[area]

    # Event markers.

    def hand_size(self, side: int) -> int:
        return sum(self.hand[8 * side : 8 * side + 8])

    def may_hold(self, side: int, *markers: int) -> bool:
        """Whether, for all that both players know, a side might hold one of these markers.

        Decides who is asked: asking only those who do hold one would tell the other side.
        """
        if not self.hand_size(side):
            return False
        base = 8 * side
        return any(self.hand[base + m] + self.container[base + m] for m in markers)


def empty_state(components: Compass, options: Options, dice: Any) -> CompassState:
    """An empty board: every unit on the turn track, every marker in its container, the areas as at the start."""
    c = components
    units, areas = len(c.units), len(c.areas)
    return CompassState(
        components,
        options,
        dice,
        [],
        None,
        0,
        turn=1,
        place=[TRACK] * units,
        reduced=0,
        oos=0,
        mp=[FINISHED] * units,
        target=[-1] * units,
        mover=-1,
        controlled=list(c.starts_with),
        occupied=[0, 0],
        count=[0] * areas,
        hand=[0] * 16,
        container=[*c.mix[ALLIED], *c.mix[1 - ALLIED]],
        out=[0] * 16,
        returned=[0] * 16,
    )
