"""Rule 5, the sequence of play: turns, impulses and their phases."""

from __future__ import annotations

from functools import cache

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.activation_points import (
    Allocation,
    determine_initiative,
    post_points,
)
from sirocco.games.salerno_rome.rules.artillery.artillery import begin_positioning
from sirocco.games.salerno_rome.rules.case_foggia import follow_foggia, throw_coin
from sirocco.games.salerno_rome.rules.command_display import Reassignment, gather_national_divisions
from sirocco.games.salerno_rome.rules.operations.case_richard import change_points, count_impulses
from sirocco.games.salerno_rome.rules.operations.fortifications import Fortifying
from sirocco.games.salerno_rome.rules.operations.naval_units import dismiss_ships
from sirocco.games.salerno_rome.rules.operations.offensives import remove_marker
from sirocco.games.salerno_rome.rules.operations.operation_parts import Parts
from sirocco.games.salerno_rome.rules.operations.operations import Segment
from sirocco.games.salerno_rome.rules.operations.planes import check_air
from sirocco.games.salerno_rome.rules.rearguards import RearguardDeployment, ready_rearguards
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import (
    Reinforcements,
    bring_headquarters,
    regain_by_card,
)
from sirocco.games.salerno_rome.rules.reinforcements.withdrawals import Delay, withdraw_formations
from sirocco.games.salerno_rome.rules.replacements import Recovery
from sirocco.games.salerno_rome.rules.scenarios.first_impulse import is_axis_alone
from sirocco.games.salerno_rome.rules.sequence.weather import check_weather
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.mules import return_mules
from sirocco.games.salerno_rome.rules.supply.supply_measures import SupplyMeasures
from sirocco.games.salerno_rome.rules.victory import check_victory, result
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
        s.mules_placed = [0, 0]
        return_mules(s)
        count_impulses(s)

    def parts(self, s: SalernoState) -> Parts:
        """After programming nothing follows if neither side has allocated anything."""
        if s.turn_over or s.initiative < 0:
            return BEFORE_SEGMENTS
        return _whole_impulse(s.initiative, is_axis_alone(s), s.options.supply_check_without_segment)

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
        return PROGRAMMING[is_axis_alone(s), s.turn_over]


@cache
def _whole_impulse(initiative: int, alone: bool, checks: bool) -> Parts:
    return (*BEFORE_SEGMENTS, *_segments(initiative, alone, checks), throw_coin, check_victory, remove_marker)


@implements("SR-8a", "SR-22.2d", "SR-22.6b")
def _segments(initiative: int, alone: bool, checks: bool) -> Parts:
    """Both sides', or in the first impulse of some scenarios the Axis's alone; the Allied check of supply may be made
    all the same (AMB-43)."""
    if not alone:
        return (Segment(side=initiative), Segment(side=1 - initiative))
    return (Segment(side=AXIS), SupplyMeasures(ALLIED) if checks else _nothing)


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
AFTER_ALLOCATION: Parts = (begin_positioning, Fortifying(), ready_rearguards, RearguardDeployment(), _ready_reactions)
"""The last parts of programming, if anybody has allocated anything."""
PROGRAMMING: dict[tuple[bool, bool], Parts] = {
    (alone, over): (
        check_air,
        Reassignment(ALLIED),
        Reassignment(AXIS),
        Allocation(order=(AXIS,) if alone else (ALLIED, AXIS)),
        determine_initiative,
        *(() if over else AFTER_ALLOCATION),
    )
    for alone in (False, True)
    for over in (False, True)
}
"""All its parts, by whether the Axis allocates alone and whether the turn is over."""
