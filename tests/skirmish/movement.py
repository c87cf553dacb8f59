"""Movement hex by hex, under fire, and the enemy's reaction to it, which is a movement under fire as well."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from msgspec.structs import replace

from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Term
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse, refuse_verb
from sirocco.mechanics.kinds import Side, Unit
from sirocco.mechanics.windows import Asked, Interruptible, Window, stop_move
from tests.skirmish.components import (
    BATTERY,
    BY_SIDE,
    COVERS,
    FIRE,
    HEX_IDS,
    HILLS,
    KIND,
    MARCH,
    MOVEMENT,
    OWNER,
    RANGE,
    REACTION,
    REACTION_MOVEMENT,
    SIDES,
    UNITS,
)
from tests.skirmish.kinds import MaybeHex, Points
from tests.skirmish.state import OFF_MAP, STEPS, SkirmishState

WINDOWS = ("fire", "reaction", "pursuit")
FIRE_WINDOW, REACTION_WINDOW, PURSUIT_WINDOW = range(3)


class Segment(Step[SkirmishState], frozen=True):
    """One side moves its units, one at a time, as many as it has points for."""

    rule = "K-3"
    under = ("Turn",)
    leads_to = ("Move",)

    side: Side

    def decider(self, s: SkirmishState) -> int:
        return self.side

    def movers(self, s: SkirmishState) -> list[int]:
        if not s.points[3 * self.side + MARCH]:
            return []
        return [u for u in BY_SIDE[self.side] if s.place[u] >= 0 and not s.moved >> u & 1]

    def actions(self, s: SkirmishState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("take", unit) for unit in self.movers(s)), word("done")]

    def apply(self, s: SkirmishState, action: Action) -> None:
        if action.verb == "done":
            s.pop()
            return
        unit = action.args[0]
        s.points[3 * self.side + MARCH] -= 1
        s.moved |= 1 << unit
        s.push(Move(side=self.side, unit=unit, left=MOVEMENT))

    def refusal(self, s: SkirmishState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("take", "done"), self.rule)
        if wrong is not None or action.verb == "done" or action.args[0] in self.movers(s):
            return wrong
        return refuse(self.rule, "no-march", unit=UNITS[action.args[0]])


class Move(Interruptible[SkirmishState], frozen=True, kw_only=True):
    """A unit on the move, its own or in reaction. It stands in a hex and decides, or is about to enter `to`; after its
    last hex the other side may react."""

    rule = "K-4"
    under = ("Segment", "Reaction")

    side: Side
    unit: Unit
    left: Points
    reacting: bool = False
    to: MaybeHex = -1
    begun: bool = False
    ended: bool = False

    def decider(self, s: SkirmishState) -> int:
        going = self.to < 0 and self.left and not self.stopped and not self.ended
        return self.side if going else NOBODY

    def cost(self, s: SkirmishState, to: int) -> int:
        near = s.near_enemy(s.place[self.unit], self.side) and s.near_enemy(to, self.side)
        return 1 + (to in HILLS) + near

    def steps(self, s: SkirmishState) -> list[int]:
        around = s.components.board.neighbours[s.place[self.unit]]
        return [h for h in around if not s.enemy_at(h, self.side) and self.cost(s, h) <= self.left]

    def actions(self, s: SkirmishState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("move", h) for h in self.steps(s)), word("halt")]

    def apply(self, s: SkirmishState, action: Action) -> None:
        s.replace(replace(self, to=action.args[0]) if action.verb == "move" else replace(self, left=0))

    def run(self, s: SkirmishState) -> None:
        unit = self.unit
        if self.to >= 0:
            left = self.left - self.cost(s, self.to)
            s.replace(replace(self, to=-1, left=left, begun=True))
            enter(s, unit, self.to)
        elif self.begun and not (self.reacting or self.ended or s.place[unit] == OFF_MAP):
            s.replace(replace(self, ended=True))
            s.push(Reaction(queue=(Asked(1 - self.side, REACTION_WINDOW), Asked(self.side, PURSUIT_WINDOW))))
        else:
            s.pop()

    def refusal(self, s: SkirmishState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("move", "halt"), self.rule)
        if wrong is not None or action.verb == "halt":
            return wrong
        to = action.args[0]
        if s.gap(s.place[self.unit], to) != 1:
            return refuse(self.rule, "not-adjacent", hex=HEX_IDS[to])
        if s.enemy_at(to, self.side):
            return refuse(self.rule, "occupied", hex=HEX_IDS[to])
        cost = self.cost(s, to)
        return None if cost <= self.left else refuse(self.rule, "too-dear", cost=cost, left=self.left)

    def explain(self, s: SkirmishState, action: Action) -> Explanation | None:
        if action.verb != "move":
            return None
        cost = Fraction(self.cost(s, action.args[0]))
        return Explanation(
            (Breakdown(message("sum-movement", left=self.left), (Term(message("term-hex"), cost, "K-4"),)),)
        )


def enter(s: SkirmishState, unit: int, to: int) -> None:
    """Put a unit into the next hex, where the enemy may fire at it."""
    side, origin = OWNER[unit], s.place[unit]
    s.put(unit, to)
    known: dict[str, Value] = {"unit": UNITS[unit]}
    public = {"unit": COVERS[s.cover[unit]], "origin": HEX_IDS[origin], "to": HEX_IDS[to]}
    s.emit_secret("moved", SIDES[side], known, **public)
    s.push(UnderFire(queue=(Asked(1 - side, FIRE_WINDOW),)))


def moving(s: SkirmishState) -> Move | None:
    """The move that is under way, the innermost if one reacts to another."""
    return next((step for step in reversed(s.stack) if isinstance(step, Move)), None)


class MoveWindow(Window[SkirmishState], frozen=True, kw_only=True):
    """A window of a unit's move: some unit of the side that is asked, near enough, may do something."""

    verb: ClassVar[str]
    purpose: ClassVar[int]
    by_battery: ClassVar[bool]

    def near(self, s: SkirmishState, side: int) -> list[int]:
        """Its units near the mover that have not reacted, if it has points."""
        move = moving(s)
        assert move is not None
        at = s.place[move.unit]
        if at == OFF_MAP or move.stopped or not s.points[3 * side + self.purpose]:
            return []
        return [u for u in BY_SIDE[side] if self.ready(s, u) and s.place[u] >= 0 and s.gap(s.place[u], at) <= RANGE]

    def ready(self, s: SkirmishState, unit: int) -> bool:
        return True

    def might_react(self, s: SkirmishState, asked: Asked) -> bool:
        return any(s.might_be(unit, self.by_battery) for unit in self.near(s, asked.side))

    def able(self, s: SkirmishState, asked: Asked) -> list[int]:
        return [u for u in self.near(s, asked.side) if (KIND[u] == BATTERY) == self.by_battery]

    def reactions(self, s: SkirmishState, asked: Asked) -> list[Action]:
        word = s.components.vocabulary.action
        return [word(self.verb, unit) for unit in self.able(s, asked)]

    def reaction_refusal(self, s: SkirmishState, asked: Asked, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, (self.verb,), self.rule)
        if wrong is not None or action.args[0] in self.able(s, asked):
            return wrong
        return refuse(self.rule, "cannot-react", unit=UNITS[action.args[0]])


class UnderFire(MoveWindow, frozen=True, kw_only=True):
    """The mover has entered a hex: the enemy's guns may fire at it, as long as they have points."""

    rule = "K-5"
    under = ("Move", "Reaction")
    shown_as = "Move"
    verb = "fire"
    purpose = FIRE
    by_battery = True

    def react(self, s: SkirmishState, asked: Asked, action: Action) -> None:
        gun = action.args[0]
        move = moving(s)
        assert move is not None
        s.points[3 * asked.side + FIRE] -= 1
        s.spotted |= 1 << gun
        s.reveals += 1
        die = s.dice.roll()
        outcome = "hit" if die == 6 else "stopped" if die >= 4 else "missed"
        target: dict[str, Value] = {"target": UNITS[move.unit]}
        s.emit_secret(
            "fired",
            SIDES[move.side],
            target,
            unit=UNITS[gun],
            target=COVERS[s.cover[move.unit]],
            die=die,
            outcome=outcome,
        )
        if die >= 4:
            stop_move(s)
        if die == 6:
            hit(s, move.unit)


class Reaction(MoveWindow, frozen=True, kw_only=True):
    """The mover has ended its move: infantry nearby may move up to two points, once a turn, and can be fired at. If it
    leaves a hex adjacent to the mover, the mover may pursue it there."""

    rule = "K-6"
    under = ("Move",)
    shown_as = "Move"
    verb = "react"
    purpose = REACTION
    by_battery = False

    vacated: MaybeHex = -1

    def may_pursue(self, s: SkirmishState) -> bool:
        move = moving(s)
        assert move is not None
        at, to = s.place[move.unit], self.vacated
        return to >= 0 and at >= 0 and s.gap(at, to) == 1 and not s.enemy_at(to, move.side)

    def might_react(self, s: SkirmishState, asked: Asked) -> bool:
        return self.may_pursue(s) if asked.kind == PURSUIT_WINDOW else super().might_react(s, asked)

    def reactions(self, s: SkirmishState, asked: Asked) -> list[Action]:
        if asked.kind == PURSUIT_WINDOW:
            return [s.components.vocabulary.action("pursue")]
        return super().reactions(s, asked)

    def reaction_refusal(self, s: SkirmishState, asked: Asked, action: Action) -> Refusal | None:
        if asked.kind == PURSUIT_WINDOW:
            return refuse_verb(action, ("pursue",), self.rule)
        return super().reaction_refusal(s, asked, action)

    def prompt(self, s: SkirmishState) -> Message:
        return Message("ask-Pursuit") if self.asked.kind == PURSUIT_WINDOW else super().prompt(s)

    def near(self, s: SkirmishState, side: int) -> list[int]:
        """Also against a mover that was stopped."""
        move = moving(s)
        assert move is not None
        at = s.place[move.unit]
        if not s.points[3 * side + REACTION]:
            return []
        return [u for u in BY_SIDE[side] if self.ready(s, u) and s.place[u] >= 0 and s.gap(s.place[u], at) <= RANGE]

    def ready(self, s: SkirmishState, unit: int) -> bool:
        return not s.reacted >> unit & 1

    def react(self, s: SkirmishState, asked: Asked, action: Action) -> None:
        if asked.kind == PURSUIT_WINDOW:
            move = moving(s)
            assert move is not None
            s.replace(replace(s.stack[-1], vacated=-1))
            enter(s, move.unit, self.vacated)
            return
        unit = action.args[0]
        s.replace(replace(s.stack[-1], vacated=s.place[unit]))
        s.points[3 * asked.side + REACTION] -= 1
        s.reacted |= 1 << unit
        s.emit_secret("reacted", SIDES[asked.side], {"unit": UNITS[unit]}, unit=COVERS[s.cover[unit]])
        s.push(Move(side=asked.side, unit=unit, left=REACTION_MOVEMENT, reacting=True))


def hit(s: SkirmishState, unit: int) -> None:
    """A step lost; a unit that has lost its last is gone, and everybody sees which it was."""
    s.hits[unit] += 1
    if s.hits[unit] == STEPS:
        s.put(unit, OFF_MAP)
        s.reveals += 1
        s.emit("eliminated", side=SIDES[OWNER[unit]], unit=UNITS[unit])
