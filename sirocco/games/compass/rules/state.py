"""The state of a game of Compass and small questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sirocco.games.compass.components import ALLIED, SIDES, Compass
from sirocco.games.compass.components.kinds import AreaOrNone, Areas, Few, Points, Turn
from sirocco.games.compass.components.options import Options
from sirocco.games.compass.rules.control import at_the_start, take_control
from sirocco.games.compass.rules.eliminated_units import BOX, LOST, OFF_MAP, TRACK, is_lost_for_good
from sirocco.games.compass.rules.refusals import CompassRefusals
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import UnitOrNone, Units
from sirocco.mechanics.pieces import PiecesState
from sirocco.mechanics.refusals import CommonRefusals

FINISHED = -1
"""In `mp`: the unit has finished its movement, or never had any."""


@implements("C-3.1h", "C-3.3a", "C-1.1b", "C-1.2f", "C-6.2.E.5d", "C-6.2.E.6c")
class CompassState(PiecesState):
    """Units are always in an area or off the map: the battlefield box is no place (C-3.3a)."""

    refusals: ClassVar[CommonRefusals] = CompassRefusals(
        SIDES,
        OFF_MAP,
        out_of_order="C-5b",
        enemy_piece="C-bad-01",
        absent_piece="C-bad-03",
        choice_open="C-bad-10",
    )

    components: Compass
    options: Options
    turn: Turn
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
    hand: list[Few]
    """Event markers held, by side * 8 + type; likewise the next three."""
    container: list[Few]
    out: list[Few]
    """Markers out of the game for good."""
    returned: list[Few]
    """Markers put back since the last draw: known to all, and not in any hand."""

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.area_ids

    # Units.

    @implements("C-1.2e")
    def combat_value(self, unit: int) -> int:
        """The combat value of the face now showing."""
        return self.components.combat[unit][self.reduced >> unit & 1]

    def is_out_of_supply(self, unit: int) -> bool:
        return bool(self.oos >> unit & 1)

    def units_in(self, area: int, side: int) -> list[int]:
        return list(self.pieces_at(area, side))

    def entered(self, piece: int, place: int) -> None:
        take_control(self, self.components.side_of[piece], place)

    def take_off(self, piece: int, box: int) -> None:
        super().take_off(piece, box)
        self.oos &= ~(1 << piece)
        self.target[piece] = -1
        self.mp[piece] = FINISHED
        if self.mover == piece:
            self.mover = -1

    def elimination_box(self, piece: int) -> int:
        return LOST if is_lost_for_good(self, piece) else BOX

    def report_elimination(self, piece: int, box: int, cause: str) -> None:
        self.emit("eliminated", unit=self.components.unit_ids[piece], cause=cause, forGood=box == LOST)

    # Event markers.

    def hand_size(self, side: int) -> int:
        return sum(self.hand[8 * side : 8 * side + 8])

    def may_hold(self, side: int, *markers: int) -> bool:
        """Whether, for all that both players know, a side might hold one of these markers.

        Decides who is asked: asking only those who do hold one would tell the other side.
        """
        base = 8 * side
        hand = self.hand
        if any(hand[base : base + 8]):
            for marker in markers:
                if hand[base + marker] or self.container[base + marker]:
                    return True
        return False


def empty_state(components: Compass, options: Options, dice: Any) -> CompassState:
    """An empty board: every unit on the turn track, every marker in its container, the areas as at the start."""
    c = components
    units = len(c.units)
    return CompassState.empty(
        components,
        options,
        dice,
        turn=1,
        place=[TRACK] * units,
        mp=[FINISHED] * units,
        target=[-1] * units,
        mover=-1,
        controlled=at_the_start(c),
        hand=[0] * 16,
        container=[*c.mix[ALLIED], *c.mix[1 - ALLIED]],
        out=[0] * 16,
        returned=[0] * 16,
    )
