"""Rule 23, the End Phase: attrition, victory, construction, order restored, supports ready, the next turn."""

from __future__ import annotations

from collections.abc import Callable

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.refusals import refuse_verb
from sirocco.games.dark_sands.rules.state import (
    BUILT,
    BYPASS,
    COMMITTED,
    DOWN,
    NOT_BUILT,
    READY,
    UNDER_CONSTRUCTION,
    UP,
    USED,
    DarkSandsState,
)
from sirocco.games.dark_sands.rules.supply import hex_of, lines_at_attrition
from sirocco.games.dark_sands.rules.victory import check_victory
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

RAIL = (0, 0, 0, 4, 4, 6, 6)
"""How far the railhead may go by die, in hexes of the Centre."""


@implements("DS-16.0c", "DS-23.6a")
class EndPhase(Stages[DarkSandsState], frozen=True):
    """Segment by segment; if somebody has won, the rest does not take place."""

    rule = "DS-16.0c"
    under = ("GameTurn",)
    stages = 6
    leads_to = ("Railway",)

    def parts(self, s: DarkSandsState) -> tuple[Callable[[DarkSandsState], None], ...]:
        if s.winner != -1:
            return ()
        return attrition, check_victory, build_railway, bypass, restore_order, ready_supports


@implements("DS-23.1a", "DS-23.1b", "DS-P3i", "DS-11j", "DS-13.6.4d")
def attrition(s: DarkSandsState) -> None:
    """Marked units that still have no line of supply are lost, all at once; the others keep their marker."""
    c = s.components
    covered = [lines_at_attrition(s, side).all for side in range(len(SIDES))]
    lost = [u for u in places_of(s.oos) if s.place[u] >= 0 and not covered[c.side_of[u]] >> s.place[u] & 1]
    for unit in lost:
        s.eliminate(unit, "attrition")


# Construction.


@implements("DS-23.3.1a", "DS-9.1a", "DS-9.2a")
def build_railway(s: DarkSandsState) -> None:
    """The Allies roll, if the railhead is joined to Alexandria and can go further."""
    c = s.components
    if s.railhead == len(c.railway) - 1 or any(s.occupied[AXIS] >> h & 1 for h in c.railway[: s.railhead + 1]):
        return
    die = s.dice.roll()
    s.emit("railRoll", die=die)
    if RAIL[die]:
        s.push(Railway(RAIL[die]))


@implements("DS-23.3.1b", "DS-23.3.1c", "DS-23.3.1d", "DS-23.3.1e", "DS-23.3.1f", "DS-9.3a")
class Railway(Step[DarkSandsState], frozen=True):
    """The railhead may go so far west along the line, never next to an enemy."""

    rule = "DS-23.3.1b"
    under = ("EndPhase",)

    distance: Count

    def reach(self, s: DarkSandsState) -> list[int]:
        """The hexes it can go to, nearest first."""
        c = s.components
        left, found = self.distance, []
        for hex_ in c.railway[s.railhead + 1 :]:
            left -= c.map.scale[hex_]
            if left < 0 or s.occupied[AXIS] & (c.map.board.adjacent[hex_] | 1 << hex_):
                break
            found.append(hex_)
        return found

    def decider(self, s: DarkSandsState) -> int:
        return ALLIED if self.reach(s) and not s.options.rail_must_advance else NOBODY

    def run(self, s: DarkSandsState) -> None:
        found = self.reach(s)
        if found:
            self._build(s, found[-1])
        s.pop()

    def _build(self, s: DarkSandsState, hex_: int) -> None:
        c = s.components
        s.railhead = c.railway.index(hex_)
        s.emit("railBuilt", hex=c.hex_ids[hex_], done=s.railhead == len(c.railway) - 1)

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("rail", hex_) for hex_ in reversed(self.reach(s))), word("done")]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "rail":
            self._build(s, action.args[0])
        s.pop()

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("rail", "done"))
        if wrong is None and action.verb == "rail" and action.args[0] not in self.reach(s):
            return refuse("DS-23.3.1c", "rail-there", hex=s.components.map.ids[action.args[0]])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"number": self.distance}


@implements("DS-23.3.2a", "DS-23.3.2.1a", "DS-23.3.2.2a", "DS-23.3.2.3a", "DS-23.3.2.4a")
def bypass(s: DarkSandsState) -> None:
    """The road around Tobruk: begun while the Axis holds its four hexes and the Allies Tobruk, built a turn later."""
    c = s.components
    held = s.occupied[AXIS] & c.bypass == c.bypass
    before = s.bypass
    if before == NOT_BUILT and held and s.control[ALLIED] >> hex_of(s, "Tobruk") & 1:
        s.bypass = UNDER_CONSTRUCTION
    elif before == UNDER_CONSTRUCTION:
        s.bypass = BUILT if held else NOT_BUILT
    if s.bypass != before:
        s.emit("bypass", state=BYPASS[s.bypass])
        s.derive()


@implements("DS-23.4a", "DS-19.3e")
def restore_order(s: DarkSandsState) -> None:
    if s.disrupted:
        s.disrupted = 0
        s.emit("orderRestored")


@implements("DS-23.5a", "DS-13.1f", "DS-13.5e", "DS-13.1a")
def ready_supports(s: DarkSandsState) -> None:
    """Everything in the boxes is turned face-up; guns leave their units; boxes and garrisons stay on the map."""
    for support, where in enumerate(s.support):
        if where in (USED, COMMITTED):
            s.support[support] = READY
            s.guns_with[support] = -1
    for side in range(len(SIDES)):
        s.boxes_up[side] += s.boxes_down[side]
        s.boxes_down[side] = 0
    for unit in places_of(s.components.garrisons):
        if s.place[unit] == DOWN:
            s.place[unit] = UP
