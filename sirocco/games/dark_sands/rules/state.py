"""The state of a game of The Dark Sands and small questions about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

from sirocco.board.graph import places_of
from sirocco.board.zones import lower_zone, raise_zone
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS, TOBRUK
from sirocco.games.dark_sands.components.kinds import (
    Boxes,
    Bypass,
    Chits,
    Due,
    Hexes,
    OwnedChit,
    Place,
    RailwayHex,
    Replacements,
    SavedPoints,
    Side,
    SideOrNone,
    Sides,
    SupportPlace,
    Supports,
    Turn,
    UnitOrNone,
    Units,
)
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import AXIS, SIDES
from sirocco.games.dark_sands.components.terrain import QUARTERS, Ground
from sirocco.kernel.errors import DataError
from sirocco.kernel.fields import Between, Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.state import State

# Where a unit is when it is not on the map.
OUT, REBUILD, TRACK, UP, DOWN = -1, -2, -3, -4, -5
"""Out of the game; in the rebuildable box; on the reinforcement track; a garrison in the box, ready or used."""
OFF_MAP = {OUT: "out", REBUILD: "rebuild", TRACK: "track", UP: "up", DOWN: "down"}

# Where a support is.
ABSENT, READY, USED, COMMITTED, GONE = range(5)
"""Not yet in play; face-up in the box; face-down; at a battle or with a unit; out of the game."""
SUPPORT_PLACES = ("absent", "ready", "used", "committed", "gone")

NOT_BUILT, UNDER_CONSTRUCTION, BUILT = range(3)
BYPASS = ("not-built", "under-construction", "built")

OOS_MOVEMENT = 3
OOS_HALF_MOVEMENT = 2


@implements("DS-2.1.6a")
class DarkSandsState(State):
    """Masks of units and of hexes; what hangs on where units stand is kept up to date by `put` and `take_off`."""

    VARIABLE: ClassVar[frozenset[str]] = frozenset({"played"})
    DERIVED: ClassVar[frozenset[str]] = frozenset({"standing", "at", "occupied", "front", "zone", "zone_count"})

    components: DarkSands
    options: Options
    turn: Turn
    place: list[Place]
    due: list[Due]
    """The turn on which a unit on the track enters, or 0."""
    reduced: Units
    oos: Units
    disrupted: Units
    moved: Units
    """Units that have finished their movement in this action."""
    level: list[Count]
    """How often a unit has been upgraded."""
    boxes: list[Hexes]
    """Mask of hexes with a fortified box, by side."""
    boxes_up: list[Boxes]
    boxes_down: list[Boxes]
    support: list[SupportPlace]
    """Where each support is."""
    support_level: list[Count]
    guns_with: list[UnitOrNone]
    """The unit an anti-tank support stays with, or -1."""
    fired: Supports
    """Mask of artillery supports used in this action segment."""
    control: list[Hexes]
    """Mask of the hexes kept under control, by side."""
    railhead: RailwayHex
    """How far the railway is built, as an index of the line."""
    bypass: Bypass
    points: list[Count]
    """Victory points, by side."""
    saved: list[SavedPoints]
    """Allied tank and infantry points saved."""
    pool: list[Count]
    """Chits to be drawn, by side * kinds + chit; logistics at the very end."""
    held: list[Chits]
    """Mask of priority chits in hand, by side."""
    played: list[OwnedChit]
    """The chits played this turn, in order: side * kinds + chit."""
    moves_used: list[Count]
    combats_used: list[Count]
    """Movement and combat chits that count against the limit of two, by side."""
    tobruk_given: Sides
    """Mask of the sides that had their Tobruk Falls chit this turn."""
    initiative: Side
    last_owners: list[SideOrNone]
    """Who owned the last two chits of the turn, logistics left aside, or -1."""
    replacements: Replacements
    """Mask of the replacement chits not yet drawn."""
    sailed: list[Count]
    """Units carried by sea this turn, by side."""
    sailing_segment: Annotated[int, Between(-1, 999)]
    """The action segment in which the Allies sailed this turn, or -1."""
    barred: bool
    """Gazala: the Allied units of the Centre may not yet enter the East (DS-S4b)."""
    without_auk: bool
    dashed: bool
    winner: SideOrNone
    """The side that has won at once, or -1."""
    standing: int
    """Mask of the units on the map."""
    at: list[int]
    """Mask of units in each open hex."""
    occupied: list[int]
    """Mask of hexes with any unit, by side."""
    front: list[int]
    """Mask of hexes with a unit that has a zone of control, by side."""
    zone: list[int]
    """Mask of hexes in a side's zone of control."""
    zone_count: list[bytearray]
    """How many stacks of a side reach a hex."""

    def derive(self) -> None:
        c = self.components
        hexes = len(c.hex_ids)
        if any(not DOWN <= h < hexes for h in self.place) or not 0 <= self.bypass <= BUILT:
            raise DataError("a unit or the bypass is nowhere")
        self.standing = 0
        self.at = [0] * hexes
        self.occupied, self.front, self.zone = [0, 0], [0, 0], [0, 0]
        self.zone_count = [bytearray(hexes), bytearray(hexes)]
        for unit, place in enumerate(self.place):
            if place >= 0:
                self._stand(unit, place)

    # The map.

    @property
    def ground(self) -> Ground:
        return self.components.grounds[self.bypass == BUILT, self.options.hexside_costs_replace]

    @property
    @implements("DS-2.1.5b", "DS-2.1.5f")
    def kept(self) -> int:
        """Mask of hexes that stay controlled when they are left."""
        c = self.components
        return c.lettered if self.options.places_stay_controlled else c.kept

    def units_at(self, hex_: int, side: int) -> Iterator[int]:
        return places_of(self.at[hex_] & self.components.side_mask[side])

    # Units.

    @implements("DS-22.5a")
    def factors(self, unit: int) -> tuple[int, int]:
        """Attack and defence of the face now showing."""
        row = self.components.units[unit]
        level = self.level[unit]
        face = row if not level else row.upgrades[level - 1]
        if self.reduced >> unit & 1 and face.reduced is not None:
            return face.reduced
        return face.full

    @implements("DS-10.2.1a", "DS-10.2.1b", "DS-13.6a", "DS-19.1.1e", "DS-C.HMCa")
    def allowance(self, unit: int, half: bool) -> int:
        """Quarters of movement points: the printed allowance, or 3 out of supply; half of it keeps its fractions, but
        an out of supply unit's is rounded up, and with an option everybody's."""
        c = self.components
        row = c.units[unit]
        if c.garrisons >> unit & 1:
            return 0
        if self.oos >> unit & 1:
            return (OOS_HALF_MOVEMENT if half else OOS_MOVEMENT) * QUARTERS
        printed = row.movement
        level = self.level[unit]
        if level and row.upgrades[level - 1].movement is not None:
            printed = row.upgrades[level - 1].movement or printed
        if half:
            return -(-printed // 2) * QUARTERS if self.options.half_movement_rounds_up else printed * QUARTERS // 2
        return printed * QUARTERS

    def are_all(self, units: int, side: int) -> bool:
        """Whether these are all that a side has on the map. Garrisons, which may have been left since, do not count."""
        c = self.components
        return not self.standing & c.side_mask[side] & ~c.garrisons & ~units

    def steps_left(self, unit: int) -> int:
        return self.components.steps[unit] - (self.reduced >> unit & 1)

    def is_full(self, unit: int) -> bool:
        return not self.reduced >> unit & 1

    # Standing somewhere.

    @implements("DS-8.0a", "DS-13.6.4e", "DS-11f")
    def _stand(self, unit: int, hex_: int) -> None:
        c = self.components
        side = c.side_of[unit]
        bit = 1 << hex_
        self.standing |= 1 << unit
        self.at[hex_] |= 1 << unit
        self.occupied[side] |= bit
        if c.exerting >> unit & 1 and not self.front[side] & bit:
            self.front[side] |= bit
            self.zone[side] = raise_zone(self.ground.zone, self.zone_count[side], self.zone[side], hex_)

    def lift(self, unit: int) -> None:
        """Take a unit off its hex; a box that nobody holds any more is removed (DS-13.7.3b)."""
        hex_ = self.place[unit]
        if hex_ < 0:
            return
        c = self.components
        side = c.side_of[unit]
        self.standing &= ~(1 << unit)
        self.at[hex_] &= ~(1 << unit)
        mine = self.at[hex_] & c.side_mask[side]
        bit = 1 << hex_
        if not mine:
            self.occupied[side] &= ~bit
            if self.boxes[side] & bit:
                self.remove_box(side, hex_)
        if self.front[side] & bit and not mine & c.exerting:
            self.front[side] &= ~bit
            self.zone[side] = lower_zone(self.ground.zone, self.zone_count[side], self.zone[side], hex_)

    @implements("DS-2.1.5a", "DS-2.1.5d")
    def put(self, unit: int, hex_: int) -> None:
        """Set a unit into a hex. Entering is what gives control, and nothing else does."""
        self.lift(unit)
        self.place[unit] = hex_
        self._stand(unit, hex_)
        c = self.components
        if c.lettered >> hex_ & 1 and not self.control[c.side_of[unit]] >> hex_ & 1 and self.kept >> hex_ & 1:
            self._take_control(c.side_of[unit], hex_)

    @implements("DS-C.TOBAa", "DS-C.TOBXa", "DS-C.TOBc")
    def _take_control(self, side: int, hex_: int) -> None:
        """Who takes Tobruk gets its chit into the pool at once, once a turn."""
        c = self.components
        bit = 1 << hex_
        captured = bool(self.control[1 - side] & bit)
        self.control[side] |= bit
        self.control[1 - side] &= ~bit
        self.emit("control", side=SIDES[side], hex=c.hex_ids[hex_])
        if captured and hex_ == c.hex_of_place[c.place_ids.index("Tobruk")] and not self.tobruk_given >> side & 1:
            self.tobruk_given |= 1 << side
            self.pool[side * len(CHITS) + TOBRUK] += 1
            self.emit("tobrukFalls", side=SIDES[side])

    def take_off(self, unit: int, where: int) -> None:
        """Take a unit from the map (or from wherever it is) to one of the places off the map."""
        self.lift(unit)
        self.place[unit] = where
        bit = ~(1 << unit)
        self.oos &= bit
        self.disrupted &= bit
        self.moved |= 1 << unit
        self.release_guns(unit)

    @implements("DS-13.5d", "DS-P3h")
    def release_guns(self, unit: int) -> None:
        """Anti-tank guns whose unit is gone or cut off go back to the box."""
        for support, holder in enumerate(self.guns_with):
            if holder == unit:
                self.guns_with[support] = -1
                self.support[support] = USED if self.options.at_face_down else READY

    @implements("DS-17.5a", "DS-13.6.3b", "DS-13.6.3c", "DS-11k")
    def eliminate(self, unit: int, cause: str) -> None:
        """To the rebuildable box at full strength, or out of the game; a garrison face-down to its box; an HQ comes
        back next turn."""
        c = self.components
        self.emit("eliminated", unit=c.unit_ids[unit], cause=cause)
        if c.garrisons >> unit & 1:
            self.take_off(unit, DOWN)
        elif c.hqs >> unit & 1:
            self.take_off(unit, REBUILD)
            self.due[unit] = self.turn + 1
        else:
            self.take_off(unit, REBUILD if c.units[unit].keeps else OUT)
        self.reduced &= ~(1 << unit)

    def lose_step(self, unit: int, cause: str) -> None:
        """One step: a full two-step unit is flipped, any other is eliminated."""
        if self.steps_left(unit) == 2:
            self.reduced |= 1 << unit
            self.emit("reduced", unit=self.components.unit_ids[unit], cause=cause)
        else:
            self.eliminate(unit, cause)

    @implements("DS-13.7.3a", "DS-13.7.3b", "DS-13.7.3c")
    def remove_box(self, side: int, hex_: int) -> None:
        self.boxes[side] &= ~(1 << hex_)
        self.boxes_down[side] += 1
        self.emit("boxRemoved", side=SIDES[side], hex=self.components.hex_ids[hex_])

    # Rules that depend on the turn.

    @property
    def is_1941(self) -> bool:
        return 2 <= self.turn <= 9

    def printed_initiative(self) -> int:
        return SIDES.index(self.components.turns[self.turn - 1].initiative)


def empty_state(components: DarkSands, options: Options, dice: Any) -> DarkSandsState:
    """An empty map: every unit and support away, nothing controlled, no chit in the pool."""
    c = components
    units, supports = len(c.units), len(c.supports)
    state = DarkSandsState(
        components,
        options,
        dice,
        [],
        None,
        0,
        turn=c.first_turn,
        place=[OUT] * units,
        due=[0] * units,
        reduced=0,
        oos=0,
        disrupted=0,
        moved=0,
        level=[0] * units,
        boxes=[0, 0],
        boxes_up=[0, 0],
        boxes_down=[0, 0],
        support=[ABSENT] * supports,
        support_level=[0] * supports,
        guns_with=[-1] * supports,
        fired=0,
        control=[0, 0],
        railhead=0,
        bypass=NOT_BUILT,
        points=[0, 0],
        saved=[0, 0],
        pool=[0] * (2 * len(CHITS) + 1),
        held=[0, 0],
        played=[],
        moves_used=[0, 0],
        combats_used=[0, 0],
        tobruk_given=0,
        initiative=AXIS,
        last_owners=[-1, -1],
        replacements=0,
        sailed=[0, 0],
        sailing_segment=-1,
        barred=False,
        without_auk=False,
        dashed=False,
        winner=-1,
        standing=0,
        at=[],
        occupied=[],
        front=[],
        zone=[],
        zone_count=[],
    )
    state.derive()
    return state
