"""Chapter 6.2.E, steps 1 and 2: the attacker's line, then the defender's."""

from __future__ import annotations

import msgspec

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.battle import FRONT_LIMIT, NO_UNIT, Battle, Line
from sirocco.games.compass.rules.refusals import refuse_defence_only, refuse_phase, refuse_unit
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step, refuse

LINE_VERBS = ("front", "support", "done")


def extended(line: Line, action: Action) -> Line:
    """The line with the unit an action adds to it."""
    if action.verb == "front":
        return line.with_front(action.args[0])
    return line.with_support(*action.args)


@implements("C-1.2c", "C-1.2d", "C-6.2.E.1b", "C-6.2.E.1c", "C-6.2.E.1d", "C-6.2.E.2b", "C-bad-05")
def refuse_place_in_line(s: CompassState, line: Line, action: Action, side: int, defending: bool) -> Refusal | None:
    """What both lines demand: a unit once, at most three in front, one asterisk unit behind each."""
    c = s.components
    unit = action.args[0]
    name = c.unit_ids[unit]
    wrong = refuse_unit(s, unit, side)
    if wrong is not None:
        return wrong
    if unit in line.front or unit in line.support:
        return refuse("C-6.2.E.1d", "already-in-line", unit=name)
    if action.verb == "front":
        if len(line.front) >= FRONT_LIMIT:
            return refuse("C-6.2.E.2a" if defending else "C-6.2.E.1c", "front-full")
        return None
    partner = action.args[1]
    if not c.asterisk[unit]:
        return refuse("C-1.2d", "no-asterisk", unit=name)
    if partner not in line.front:
        return refuse("C-bad-05", "no-partner", unit=c.unit_ids[partner])
    if line.support[line.front.index(partner)] != NO_UNIT:
        return refuse("C-6.2.E.2b" if defending else "C-6.2.E.1b", "has-support", unit=c.unit_ids[partner])
    return None


@implements(
    "C-6.2.E.1a", "C-6.2.E.1b", "C-6.2.E.1c", "C-6.2.E.1d", "C-6.2.Ea", "C-6.2.Ee", "C-6.2.Fj", "C-1.2b", "C-3.7c",
)  # fmt: skip
class AttackLine(Step[CompassState], frozen=True):
    """Step 1: one to three front-line units of the origin, each with at most one support unit."""

    rule = "C-6.2.E.1a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle

    def decider(self, s: CompassState) -> int:
        return self.battle.side

    def _joining(self, s: CompassState) -> list[int]:
        b = self.battle
        taken = {*b.attack.front, *b.attack.support}
        return [u for u in s.components.units_of[b.side] if b.pool >> u & 1 and u not in taken]

    def actions(self, s: CompassState) -> list[Action]:
        b = self.battle
        line = b.attack
        word = s.components.vocabulary.action
        joining = self._joining(s)
        found = []
        if len(line.front) < b.front_left:
            found = [word("front", u) for u in joining]
        bare = [f for f, behind in zip(line.front, line.support, strict=True) if behind == NO_UNIT]
        if bare and len(line.supports()) < b.support_left:
            found += [word("support", u, f) for u in joining if s.components.asterisk[u] for f in bare]
        if line.front:
            found.append(word("done"))
        return found

    def apply(self, s: CompassState, action: Action) -> None:
        b = self.battle
        if action.verb != "done":
            s.replace(AttackLine(b.with_line(b.side, extended(b.attack, action))))
            return
        c = s.components
        for unit in b.attack.units():
            s.target[unit] = -1
        if b.sustained:
            self._account(s)
        s.emit(
            "assault",
            side=SIDES[b.side],
            origin=c.area_ids[b.origin],
            to=c.area_ids[b.target],
            front=[c.unit_ids[u] for u in b.attack.front],
            support=[c.unit_ids[u] for u in b.attack.supports()],
        )
        s.replace(DefenceLine(b))

    @implements("C-6.2.Fj")
    def _account(self, s: CompassState) -> None:
        """Tell the Sustained Attack below on the stack who fought and in which places."""
        line = self.battle.attack
        below = s.stack[-2]
        s.stack[-2] = msgspec.structs.replace(
            below,
            ready=tuple(u for u in below.ready if u not in line.units()),
            front_left=below.front_left - len(line.front),
            support_left=below.support_left - len(line.supports()),
        )

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        b = self.battle
        wrong = refuse_phase(action, LINE_VERBS)
        if wrong is not None:
            return wrong
        if action.verb == "done":
            return None if b.attack.front else refuse("C-6.2.E.1a", "no-front")
        wrong = self._refuse_attacker(s, action.args[0]) or refuse_place_in_line(s, b.attack, action, b.side, False)
        if wrong is not None:
            return wrong
        if action.verb == "front" and len(b.attack.front) >= b.front_left:
            return refuse("C-6.2.Fj", "sustained-front")
        if action.verb == "support" and len(b.attack.supports()) >= b.support_left:
            return refuse("C-6.2.Fj", "sustained-support")
        return None

    def _refuse_attacker(self, s: CompassState, unit: int) -> Refusal | None:
        """Why a unit cannot take part in this attack at all, or None."""
        b = self.battle
        c = s.components
        name = c.unit_ids[unit]
        wrong = refuse_unit(s, unit, b.side) or refuse_defence_only(s, unit)
        if wrong is not None:
            return wrong
        if s.place[unit] != b.origin:
            return refuse("C-6.2.Eb", "other-origin", unit=name, area=c.area_ids[b.origin])
        if not b.pool >> unit & 1:
            if not b.sustained:
                return refuse("C-6.2.Ea", "not-marked", unit=name, area=c.area_ids[b.target])
            if unit in s.stack[-2].named:
                return refuse("C-6.2.Fc", "acted-already", unit=name)
            return refuse("C-6.2.Fb", "not-activated", unit=name)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import line_forecast

        b = self.battle
        line = b.attack if action.verb == "done" else extended(b.attack, action)
        return line_forecast(s, b.with_line(b.side, line))

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        ids = s.components.area_ids
        return {"area": ids[self.battle.target], "origin": ids[self.battle.origin]}


@implements("C-6.2.E.2c")
def largest_line(plain: int, starred: int, front: int = 0, support: int = 0) -> int:
    """The most units that can still end up in a line: `plain` and `starred` (asterisk) units are free, `front` and
    `support` already in place. Asterisk units go where they help most."""
    best = front + support
    for added in range(FRONT_LIMIT - front + 1):
        for of_starred in range(max(0, added - plain), min(added, starred) + 1):
            fronts = front + added
            behind = min(fronts - support, starred - of_starred)
            best = max(best, fronts + support + behind)
    return best


@implements("C-6.2.E.2a", "C-6.2.E.2b", "C-6.2.E.2c", "C-6.2.E.2d", "C-6.2.E.2e", "C-6.2.Eh")
class DefenceLine(Step[CompassState], frozen=True):
    """Step 2: the defender fields as many units as the limits allow, of the owner's choice."""

    rule = "C-6.2.E.2a"
    under = ("CombatPhase", "SustainedAttack")

    battle: Battle

    def decider(self, s: CompassState) -> int:
        return 1 - self.battle.side

    def _free(self, s: CompassState, line: Line) -> tuple[list[int], list[int]]:
        """Units not yet in line: without and with an asterisk."""
        c = s.components
        taken = {*line.front, *line.support}
        free = [u for u in s.units_in(self.battle.target, 1 - self.battle.side) if u not in taken]
        return [u for u in free if not c.asterisk[u]], [u for u in free if c.asterisk[u]]

    def actions(self, s: CompassState) -> list[Action]:
        line = self.battle.defence
        word = s.components.vocabulary.action
        plain, starred = self._free(s, line)
        front, support = len(line.front), len(line.supports())
        most = largest_line(len(plain), len(starred), front, support)
        if most == front + support:
            return [word("done")]
        found = []
        if front < FRONT_LIMIT:
            if plain and largest_line(len(plain) - 1, len(starred), front + 1, support) == most:
                found += [word("front", u) for u in plain]
            if starred and largest_line(len(plain), len(starred) - 1, front + 1, support) == most:
                found += [word("front", u) for u in starred]
        if starred and support < front and largest_line(len(plain), len(starred) - 1, front, support + 1) == most:
            bare = [f for f, behind in zip(line.front, line.support, strict=True) if behind == NO_UNIT]
            found += [word("support", u, f) for u in starred for f in bare]
        return found

    def apply(self, s: CompassState, action: Action) -> None:
        from sirocco.games.compass.rules.fire import CombatEvents

        b = self.battle
        side = 1 - b.side
        if action.verb != "done":
            s.replace(DefenceLine(b.with_line(side, extended(b.defence, action))))
            return
        ids = s.components.unit_ids
        s.emit(
            "defence",
            side=SIDES[side],
            area=s.components.area_ids[b.target],
            front=[ids[u] for u in b.defence.front],
            support=[ids[u] for u in b.defence.supports()],
        )
        s.replace(CombatEvents(b, b.side))

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = refuse_phase(action, LINE_VERBS)
        if wrong is not None:
            return wrong
        c = s.components
        line = self.battle.defence
        if action.verb != "done":
            unit = action.args[0]
            wrong = refuse_place_in_line(s, line, action, 1 - self.battle.side, True)
            if wrong is not None:
                return wrong
            if s.place[unit] != self.battle.target:
                return refuse("C-6.2.E.2a", "not-attacked", unit=c.unit_ids[unit], area=c.area_ids[self.battle.target])
        if action in self.actions(s):
            return None
        plain, starred = self._free(s, line)
        most = largest_line(len(plain), len(starred), len(line.front), len(line.supports()))
        return refuse("C-6.2.E.2c", "must-field", number=most)

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import line_forecast

        b = self.battle
        line = b.defence if action.verb == "done" else extended(b.defence, action)
        return line_forecast(s, b.with_line(1 - b.side, line))

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        ids = s.components.area_ids
        return {"area": ids[self.battle.target], "origin": ids[self.battle.origin]}
