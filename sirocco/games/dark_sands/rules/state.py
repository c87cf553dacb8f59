"""The state of a game of The Dark Sands and small questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.kinds import (
    Boxes,
    Bypass,
    Chits,
    Due,
    OwnedChit,
    RailwayHex,
    Replacements,
    SavedPoints,
    SupportPlace,
    Supports,
    Turn,
)
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import AXIS, SIDES
from sirocco.games.dark_sands.components.terrain import QUARTERS, Ground
from sirocco.games.dark_sands.rules.control import kept_hexes, take_control
from sirocco.games.dark_sands.rules.out_of_supply import allowance_out_of_supply
from sirocco.kernel.errors import DataError
from sirocco.kernel.fields import Between, Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import Hexes, Side, SideOrNone, Sides, UnitOrNone, Units
from sirocco.mechanics.movement_phase import MarchState
from sirocco.mechanics.refusals import CommonRefusals

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


@implements("DS-2.1.6a", "DS-8.0a", "DS-13.6.4e", "DS-11f", "DS-16.0a")
class DarkSandsState(MarchState):
    """Masks of units and of hexes; headquarters and garrisons have no zone of control."""

    VARIABLE: ClassVar[frozenset[str]] = frozenset({"played"})
    DERIVED: ClassVar[frozenset[str]] = MarchState.DERIVED | {"ground"}

    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, OFF_MAP, out_of_order="DS-16.0a", enemy_piece="DS-18.1b", absent_piece="DS-19.0a"
    )

    components: DarkSands
    options: Options
    turn: Turn
    due: list[Due]
    """The turn on which a unit on the track enters, or 0."""
    oos: Units
    disrupted: Units
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
    ground: Ground
    """The tables of the map with the ways in use."""

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.hex_ids

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        return self.ground.zone

    def derive(self) -> None:
        if not 0 <= self.bypass <= BUILT:
            raise DataError("the bypass is nowhere")
        self.ground = self.components.grounds[self.bypass == BUILT, self.options.hexside_costs_replace]
        super().derive()

    # The map.

    @property
    def kept(self) -> int:
        """Mask of hexes that stay controlled when they are left."""
        return kept_hexes(self)

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

    @implements("DS-13.6a", "DS-19.1.1e", "DS-C.HMCa")
    def allowance(self, unit: int, half: bool) -> int:
        """Quarters of movement points: the printed allowance, or 3 out of supply; half of it keeps its fractions, but
        an out of supply unit's is rounded up, and with an option everybody's."""
        c = self.components
        row = c.units[unit]
        if c.garrisons >> unit & 1:
            return 0
        if self.oos >> unit & 1:
            return allowance_out_of_supply(half)
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

    def is_full(self, unit: int) -> bool:
        return not self.reduced >> unit & 1

    # Standing somewhere.

    @implements("DS-13.7.3b")
    def vacated(self, side: int, place: int) -> None:
        """A box that nobody holds any more is removed."""
        if self.boxes[side] >> place & 1:
            self.remove_box(side, place)

    def entered(self, piece: int, place: int) -> None:
        take_control(self, self.components.side_of[piece], place)

    def take_off(self, piece: int, box: int) -> None:
        super().take_off(piece, box)
        bit = 1 << piece
        self.oos &= ~bit
        self.disrupted &= ~bit
        self.moved |= bit
        self.release_guns(piece)

    @implements("DS-13.5d", "DS-P3h")
    def release_guns(self, unit: int) -> None:
        """Anti-tank guns whose unit is gone or cut off go back to the box."""
        for support, holder in enumerate(self.guns_with):
            if holder == unit:
                self.guns_with[support] = -1
                self.support[support] = USED if self.options.at_face_down else READY

    @implements("DS-17.5a", "DS-13.6.3b", "DS-13.6.3c", "DS-11k")
    def elimination_box(self, piece: int) -> int:
        """A garrison goes face-down to its box, others to the rebuildable box or out of the game."""
        c = self.components
        if c.garrisons >> piece & 1:
            return DOWN
        return REBUILD if c.hqs >> piece & 1 or c.units[piece].keeps else OUT

    @implements("DS-11k")
    def eliminate(self, piece: int, cause: str) -> None:
        """A headquarters comes back next turn."""
        super().eliminate(piece, cause)
        if self.components.hqs >> piece & 1:
            self.due[piece] = self.turn + 1

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
    return DarkSandsState.empty(
        components,
        options,
        dice,
        turn=c.first_turn,
        place=[OUT] * units,
        due=[0] * units,
        level=[0] * units,
        support=[ABSENT] * supports,
        support_level=[0] * supports,
        guns_with=[-1] * supports,
        pool=[0] * (2 * len(CHITS) + 1),
        played=[],
        initiative=AXIS,
        last_owners=[-1, -1],
        sailing_segment=-1,
        winner=-1,
    )
