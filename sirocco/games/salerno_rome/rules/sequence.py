"""Rule 5, the sequence of play: turns, impulses and their phases."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.activation_points import (
    Allocation,
    determine_initiative,
    is_axis_alone,
    post_points,
)
from sirocco.games.salerno_rome.rules.air_support import check_air
from sirocco.games.salerno_rome.rules.artillery import begin_positioning
from sirocco.games.salerno_rome.rules.case_foggia import follow_foggia, throw_coin
from sirocco.games.salerno_rome.rules.case_richard import change_points, count_impulses
from sirocco.games.salerno_rome.rules.command_display import Reassignment, gather_national_divisions
from sirocco.games.salerno_rome.rules.fortifications import Fortifying
from sirocco.games.salerno_rome.rules.mules import return_mules
from sirocco.games.salerno_rome.rules.naval_support import dismiss_ships
from sirocco.games.salerno_rome.rules.offensives import remove_marker
from sirocco.games.salerno_rome.rules.operation_parts import Parts
from sirocco.games.salerno_rome.rules.operations import Segment
from sirocco.games.salerno_rome.rules.rearguards import RearguardDeployment, ready_rearguards
from sirocco.games.salerno_rome.rules.recovery import Recovery
from sirocco.games.salerno_rome.rules.reinforcements import Reinforcements, bring_headquarters, regain_by_card
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply_measures import SupplyMeasures
from sirocco.games.salerno_rome.rules.victory import check_victory, result
from sirocco.games.salerno_rome.rules.weather import check_weather
from sirocco.games.salerno_rome.rules.withdrawals import Delay, withdraw_formations
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Step
from sirocco.mechanics.turns import GameTurns


@implements("SR-1a", "SR-1b", "SR-5f")
class GameTurn(GameTurns[SalernoState], frozen=True, kw_only=True):
    """A month: one impulse after the other until neither side allocates points, or somebody has won."""

    rule = "SR-1b"
    stages = 1
    leads_to = ("SetUp", "Impulse")

    def begin(self, s: SalernoState) -> None:
        super().begin(s)
        s.impulse, s.turn_over = 1, False
        s.gustav_paid = s.gegenangriff = False
        post_points(s)
        change_points(s)

    def parts(self, s: SalernoState) -> tuple[Step[SalernoState], ...]:
        return (Impulse(),)

    def is_over(self, s: SalernoState) -> bool:
        return s.winner != -1 or super().is_over(s)

    def announce(self, s: SalernoState) -> None:
        how = result(s)
        s.emit("gameOver", winner=how.winner or "", level=how.level)


@implements("SR-5a", "SR-5e", "SR-5i", "SR-5j", "SR-8a")
class Impulse(Stages[SalernoState], frozen=True, kw_only=True):
    """Recovery, reinforcements, weather, programming, then the segments of both sides, the one with the initiative
    first."""

    rule = "SR-5a"
    under = ("GameTurn",)
    stages = 17
    leads_to = ("Recovery", "Delay", "Reinforcements", "Programming", "Segment")

    def begin(self, s: SalernoState) -> None:
        """What lasts for an impulse only begins anew."""
        s.emit("impulse", turn=s.turn, impulse=s.impulse)
        s.activated = s.finished = s.operated = s.bonus = s.reserve_done = 0
        s.kampfgruppen = s.task_forces = s.sailed = 0
        s.settled = [0, 0]
        if s.options.end_ops_for_the_impulse:
            s.end_ops = 0
        s.initiative, s.spent = -1, [0, 0]
        s.bought = s.landed = s.dropped = 0
        s.minor_landed = False
        s.depots_left, s.depots_back = s.depots_left + s.depots_back, 0
        s.interdicted = [0, 0]
        s.extensions, s.inspected, s.laid_open = [0, 0], [0, 0], [0, 0]
        return_mules(s)
        count_impulses(s)

    def parts(self, s: SalernoState) -> Parts:
        """After programming nothing follows if neither side has allocated anything."""
        if s.turn_over or s.initiative < 0:
            return BEFORE_SEGMENTS
        return (*BEFORE_SEGMENTS, *self._segments(s), throw_coin, check_victory, remove_marker)

    @implements("SR-8a", "SR-22.2d", "SR-22.6b")
    def _segments(self, s: SalernoState) -> Parts:
        """Both sides', or in the first impulse of some scenarios the Axis's alone; the Allied check of supply may be
        made all the same (AMB-43)."""
        if not is_axis_alone(s):
            return (Segment(side=s.initiative), Segment(side=1 - s.initiative))
        checks = s.options.supply_check_without_segment
        return (Segment(side=AXIS), SupplyMeasures(ALLIED) if checks else _nothing)

    def end(self, s: SalernoState) -> None:
        s.bought_guns = [0] * len(s.bought_guns)
        dismiss_ships(s)
        if not s.turn_over and s.winner == -1:
            s.impulse += 1
            s.push(Impulse())


@implements("SR-5e", "SR-13d")
class Programming(Stages[SalernoState], frozen=True, kw_only=True):
    """Planes are counted, headquarters change, points are allocated, the initiative follows from them, artillery,
    fortifications and rearguards are placed, and Reactions are ready again."""

    rule = "SR-5e"
    under = ("Impulse",)
    stages = 10
    leads_to = ("Reassignment", "Allocation", "Positioning", "Fortifying", "RearguardDeployment")

    def parts(self, s: SalernoState) -> Parts:
        before = AXIS_ALLOCATES if is_axis_alone(s) else BOTH_ALLOCATE
        return before if s.turn_over else (*before, *AFTER_ALLOCATION)


def _nothing(_state: SalernoState) -> None:
    """No segment of the other side."""


def _ready_reactions(s: SalernoState) -> None:
    s.reacted = 0


BEFORE_SEGMENTS: Parts = (
    follow_foggia,
    Recovery(ALLIED),
    Recovery(AXIS),
    Delay(ALLIED),
    withdraw_formations,
    bring_headquarters,
    gather_national_divisions,
    regain_by_card,
    Reinforcements(ALLIED),
    Reinforcements(AXIS),
    check_weather,
    Programming(),
)
"""The parts of every impulse."""
BOTH_ALLOCATE: Parts
AXIS_ALLOCATES: Parts
BOTH_ALLOCATE, AXIS_ALLOCATES = (
    (check_air, Reassignment(ALLIED), Reassignment(AXIS), Allocation(order=order), determine_initiative)
    for order in ((ALLIED, AXIS), (AXIS,))
)
"""The first parts of programming."""
AFTER_ALLOCATION: Parts = (begin_positioning, Fortifying(), ready_rearguards, RearguardDeployment(), _ready_reactions)
"""The others, if anybody has allocated anything."""
