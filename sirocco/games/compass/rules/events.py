"""Chapters 3.6 and 7, Events: drawing, holding and spending event markers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from sirocco.games.compass.components import ALLIED, CONVOY, ITALIAN, MARKERS, MATILDA, RECOVERY, SIDES, SUSTAINED
from sirocco.games.compass.components.kinds import Few
from sirocco.games.compass.rules.battle import NO_UNIT, Battle
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal, Step
from sirocco.mechanics.choices import Choice, SingleChoice
from sirocco.mechanics.kinds import Side


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


def play(s: CompassState, side: int, marker: int, unit: int = NO_UNIT) -> None:
    """Spend a marker, perhaps on a unit, and report it."""
    spend(s, side, marker)
    s.report("played", marker=marker, side=side, unit=unit)


@implements("C-3.6e", "C-3.6g", "C-3.6h", "C-bad-06")
def refuse_marker(s: CompassState, marker: int, side: int, playable: Collection[int], phasing: int) -> Refusal | None:
    """A marker that is not in the hand of the side, or not playable at this point."""
    if not s.hand[8 * side + marker]:
        return s.refuse("C-3.6g", "not-held", marker=marker, side=side)
    if marker in playable:
        return None
    if marker in (CONVOY, SUSTAINED) and side != phasing:
        return s.refuse("C-3.6h", "marker-own-turn", marker=marker)
    if marker == RECOVERY:
        return s.refuse("C-3.6h", "marker-recovery", marker=marker)
    return s.refuse("C-3.6e", "marker-phase", marker=marker)


class MarkerChoice(Choice[CompassState], frozen=True):
    """A side may play event markers of some types, as many as it likes. It is asked if, for all that both players know,
    it might hold one."""

    verbs = ("play",)
    optional = True
    markers: ClassVar[tuple[int, ...]]
    on_units: ClassVar[bool] = True
    """Whether a marker is played on a unit."""
    unit_rule: ClassVar[str] = ""
    """The clause that says so, if it is not the step's own."""

    def phasing(self, s: CompassState) -> int:
        """The side whose turn it is: in a combat the attacker."""
        battle: Battle | None = getattr(self, "battle", None)
        return self.chooser(s) if battle is None else battle.side

    def is_open(self, s: CompassState) -> bool:
        """Whether a marker could do anything here."""
        return True

    def targets(self, s: CompassState, marker: int) -> Sequence[int]:
        """The units a marker can be played on."""
        raise NotImplementedError

    def refuse_target(self, s: CompassState, marker: int, unit: int) -> Refusal | None:
        """Why a marker cannot be played on a unit, or None."""
        raise NotImplementedError

    def ask(self, s: CompassState) -> Question:
        side = self.chooser(s)
        return (side, None) if s.may_hold(side, *self.markers) and self.is_open(s) else UNASKED

    def options(self, s: CompassState) -> list[Action]:
        word = s.components.vocabulary.action
        first = 8 * self.chooser(s)
        held = [marker for marker in self.markers if s.hand[first + marker]]
        if not self.on_units:
            return [word("play", marker) for marker in held]
        return [word("play", marker, unit) for marker in held for unit in self.targets(s, marker)]

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        marker, *unit = action.args
        wrong = refuse_marker(s, marker, self.chooser(s), self.markers, self.phasing(s))
        if wrong is not None:
            return wrong
        if bool(unit) != self.on_units:
            key = "marker-needs-unit" if self.on_units else "marker-no-unit"
            return s.refuse(self.unit_rule or self.rule, key, marker=marker)
        return self.refuse_target(s, marker, unit[0]) if unit else None


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
class ChooseEvents(SingleChoice[CompassState], frozen=True):
    """6.1.A on turn 1: three markers of choice from the container."""

    rule = done_rule = "C-6.1.Ab"
    under = ("AdministrativePhase",)
    shown_as = "DrawEvents"
    verb = "take"
    refused_as = "not-in-container"
    administrative = True
    question = ("left",)

    side: Side
    left: Few

    def candidates(self, s: CompassState) -> list[int]:
        return [m for m, number in enumerate(drawable(s, self.side)) if number] if self.left else []

    def take(self, s: CompassState, candidate: int) -> None:
        s.container[8 * self.side + candidate] -= 1
        s.hand[8 * self.side + candidate] += 1
        side = SIDES[self.side]
        s.emit_secret("took", side, {"marker": MARKERS[candidate]}, side=side)
        s.replace(ChooseEvents(self.side, self.left - 1))


@implements("C-7.8a", "C-7.8b", "C-7.8c", "C-7.8d", "C-3.6h")
class MatildaWear(MarkerChoice, frozen=True):
    """6.2.E, step 9: after a combat 7RTR took part in, a holder of the Matilda marker may wear it down by one level."""

    rule = "C-7.8a"
    under = ("CombatPhase", "SustainedAttack")
    markers = (MATILDA,)
    on_units = False

    battle: Battle
    side: Side

    def is_open(self, s: CompassState) -> bool:
        """Whether 7RTR took part and is still there."""
        tank = s.components.matilda
        return s.place[tank] >= 0 and (tank in self.battle.attack.units() or tank in self.battle.defence.units())

    def finish(self, s: CompassState) -> None:
        if self.side == ALLIED:
            s.replace(MatildaWear(self.battle, ITALIAN))
        else:
            s.pop()

    def choose(self, s: CompassState, action: Action) -> None:
        tank = s.components.matilda
        play(s, self.side, MATILDA, tank)
        s.lose_step(tank, "matilda")
        if not self.is_open(s):
            self.finish(s)
