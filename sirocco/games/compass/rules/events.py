"""Chapters 3.6 and 7, Events: drawing, holding and spending event markers."""

from __future__ import annotations

from sirocco.games.compass.components import ALLIED, ITALIAN, MARKERS, SIDES
from sirocco.games.compass.components.kinds import Few, Side
from sirocco.games.compass.rules.refusals import refuse_phase
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


@implements("C-3.6c", "C-7.1", "C-7.2", "C-7.3", "C-7.4", "C-7.5", "C-7.6", "C-7.7")
def spend(s: CompassState, side: int, marker: int) -> None:
    """A marker has been played: back into its container, or out of the game, by its type."""
    slot = 8 * side + marker
    s.hand[slot] -= 1
    if s.components.markers[marker].fate == "container":
        s.container[slot] += 1
        s.returned[slot] += 1
    else:
        s.out[slot] += 1


@implements("C-3.6a")
def drawable(s: CompassState, side: int) -> list[int]:
    """What the next draw of a side can bring: how many of each marker are in its container."""
    return s.container[8 * side : 8 * side + 8]


@implements("C-3.6a", "C-3.6b", "C-3.6d", "C-3.6f", "C-6.1.Aa", "C-6.1.Ac", "C-1c")
def draw(s: CompassState, side: int, number: int) -> None:
    """Draw markers at random from the side's own container; an empty container gives no more.

    What is drawn stays in hand until played: there is no hand limit.
    """
    base = 8 * side
    drawn = []
    for _ in range(number):
        left = drawable(s, side)
        if not any(left):
            break
        marker = s.dice.pick(left)
        s.container[base + marker] -= 1
        s.hand[base + marker] += 1
        drawn.append(MARKERS[marker])
    s.returned[base : base + 8] = [0] * 8
    s.emit_secret("drew", SIDES[side], {"markers": list(drawn)}, side=SIDES[side], number=len(drawn))


class DrawEvents(Step[CompassState], frozen=True):
    """6.1.A, Events: both sides draw; on the first turn the Allied player chooses instead."""

    rule = "C-6.1.Aa"
    under = ("AdministrativePhase",)

    def run(self, s: CompassState) -> None:
        s.pop()
        row = s.components.turns[s.turn - 1]
        for side in (ALLIED, ITALIAN):
            number = row.events["allied" if side == ALLIED else "italian"]
            if row.choose == SIDES[side]:
                s.push(ChooseEvents(side, number))
            else:
                draw(s, side, number)


@implements("C-6.1.Ab")
class ChooseEvents(Step[CompassState], frozen=True):
    """6.1.A on turn 1: three markers of choice from the container."""

    rule = "C-6.1.Ab"
    under = ("AdministrativePhase",)
    shown_as = "DrawEvents"

    side: Side
    left: Few

    def decider(self, s: CompassState) -> int:
        return self.side if self.left and sum(s.container[8 * self.side : 8 * self.side + 8]) else NOBODY

    def actions(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("take", m) for m in range(8) if s.container[8 * self.side + m]]

    def apply(self, s: CompassState, action: Action) -> None:
        (marker,) = action.args
        s.container[8 * self.side + marker] -= 1
        s.hand[8 * self.side + marker] += 1
        side = SIDES[self.side]
        s.emit_secret("took", side, {"marker": MARKERS[marker]}, side=side)
        s.replace(ChooseEvents(self.side, self.left - 1))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, ("take",), "C-6.1.Ab", administrative=True)
        if wrong is None and not s.container[8 * self.side + action.args[0]]:
            return refuse("C-6.1.Ab", "not-in-container", marker=MARKERS[action.args[0]])
        return wrong

    def prompt_args(self, s: CompassState) -> dict[str, int]:
        return {"left": self.left}
