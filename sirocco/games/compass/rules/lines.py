"""Chapter 6.2.E, steps 1 and 2: the attacker's line, then the defender's."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.battle import FRONT_LIMIT, NO_UNIT, Battle, Line
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.units import refuse_defence_only, refuse_support
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import ALWAYS, Choice


class LineChoice(Choice[CompassState], frozen=True):
    """A side forms its line unit by unit, in front or behind another."""

    verbs = ordering = ("front", "support")
    optional = True
    asks = ALWAYS
    question = ("area", "origin")

    battle: Battle

    def _line(self) -> Line:
        return self.battle.attack if self.attacking else self.battle.defence

    def _extended(self, action: Action) -> Battle:
        """The battle with the unit that an action adds to the line."""
        if action.verb == "done":
            return self.battle
        line = self._line()
        longer = line.with_front(action.args[0]) if action.verb == "front" else line.with_support(*action.args)
        return replace(self.battle, **{"attack" if self.attacking else "defence": longer})

    def choose(self, s: CompassState, action: Action) -> None:
        s.replace(type(self)(self._extended(action)))

    @implements("C-6.2.E.1b", "C-6.2.E.1c", "C-6.2.E.1d", "C-6.2.E.2b", "C-bad-05")
    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        """What both lines demand: a unit once, at most three in front, one asterisk unit behind each."""
        line, unit = self._line(), action.args[0]
        if unit in line.front or unit in line.support:
            return s.refuse("C-6.2.E.1d", "already-in-line", unit=unit)
        if action.verb == "front":
            full = len(line.front) >= FRONT_LIMIT
            return s.refuse("C-6.2.E.1c" if self.attacking else "C-6.2.E.2a", "front-full") if full else None
        partner = action.args[1]
        wrong = refuse_support(s, unit)
        if wrong is not None:
            return wrong
        if partner not in line.front:
            return s.refuse("C-bad-05", "no-partner", unit=partner)
        if line.support[line.front.index(partner)] != NO_UNIT:
            return s.refuse("C-6.2.E.1b" if self.attacking else "C-6.2.E.2b", "has-support", unit=partner)
        return None

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        from sirocco.games.compass.rules.odds import line_forecast

        return line_forecast(s, self._extended(action))


@implements(
    "C-6.2.E.1a", "C-6.2.E.1b", "C-6.2.E.1c", "C-6.2.E.1d", "C-6.2.Ea", "C-6.2.Ee", "C-6.2.Fj", "C-1.2b", "C-3.7c",
)  # fmt: skip
class AttackLine(LineChoice, frozen=True):
    """Step 1: one to three front-line units of the origin, each with at most one support unit."""

    rule = "C-6.2.E.1a"
    under = ("CombatPhase", "SustainedAttack")
    attacking = True

    def options(self, s: CompassState) -> list[Action]:
        b = self.battle
        line = b.attack
        word = s.components.vocabulary.action
        joining = [u for u in places_of(b.pool) if u not in line.front and u not in line.support]
        found = []
        if len(line.front) < b.front_left:
            found = [word("front", u) for u in joining]
        bare = line.unsupported()
        if bare and len(line.supports()) < b.support_left:
            found += [word("support", u, f) for u in joining if s.components.asterisk[u] for f in bare]
        return found

    def may_finish(self, s: CompassState) -> bool:
        return bool(self.battle.attack.front)

    def refuse_finish(self, s: CompassState) -> Refusal:
        return s.refuse("C-6.2.E.1a", "no-front")

    def done(self, s: CompassState) -> None:
        b = self.battle
        for unit in b.attack.units():
            s.target[unit] = -1
        if b.sustained:
            self._account(s)
        s.emit(
            "assault",
            side=SIDES[b.side],
            origin=s.place_ids[b.origin],
            to=s.place_ids[b.target],
            front=s.names(b.attack.front),
            support=s.names(b.attack.supports()),
        )
        s.replace(DefenceLine(b))

    @implements("C-6.2.Fj")
    def _account(self, s: CompassState) -> None:
        """Note in the Sustained Attack below on the stack who fought and in which places."""
        line = self.battle.attack
        below = s.stack[-2]
        s.stack[-2] = replace(
            below,
            ready=tuple(u for u in below.ready if u not in line.units()),
            front_left=below.front_left - len(line.front),
            support_left=below.support_left - len(line.supports()),
        )

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        b = self.battle
        wrong = self._refuse_attacker(s, action.args[0]) or super().refuse_option(s, action)
        if wrong is not None:
            return wrong
        if action.verb == "front" and len(b.attack.front) >= b.front_left:
            return s.refuse("C-6.2.Fj", "sustained-front")
        if action.verb == "support" and len(b.attack.supports()) >= b.support_left:
            return s.refuse("C-6.2.Fj", "sustained-support")
        return None

    def _refuse_attacker(self, s: CompassState, unit: int) -> Refusal | None:
        """Why a unit cannot take part in this attack at all, or None."""
        b = self.battle
        wrong = refuse_defence_only(s, unit)
        if wrong is not None:
            return wrong
        if s.place[unit] != b.origin:
            return s.refuse("C-6.2.Eb", "other-origin", unit=unit, area=b.origin)
        if not b.pool >> unit & 1:
            if not b.sustained:
                return s.refuse("C-6.2.Ea", "not-marked", unit=unit, area=b.target)
            if unit in s.stack[-2].named:
                return s.refuse("C-6.2.Fc", "acted-already", unit=unit)
            return s.refuse("C-6.2.Fb", "not-activated", unit=unit)
        return None


@cache
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
class DefenceLine(LineChoice, frozen=True):
    """Step 2: the defender fields as many units as the limits allow, of the owner's choice."""

    rule = "C-6.2.E.2a"
    under = ("CombatPhase", "SustainedAttack")
    attacking = False

    def _free(self, s: CompassState) -> tuple[list[int], list[int]]:
        """Units not yet in line: without and with an asterisk."""
        line, asterisk = self.battle.defence, s.components.asterisk
        target, side = self.battle.target, 1 - self.battle.side
        free = [u for u in s.pieces_at(target, side) if u not in line.front and u not in line.support]
        return [u for u in free if not asterisk[u]], [u for u in free if asterisk[u]]

    def _largest(self, s: CompassState) -> int:
        """How many units must end up in the line."""
        plain, starred = self._free(s)
        line = self.battle.defence
        return largest_line(len(plain), len(starred), len(line.front), len(line.supports()))

    def options(self, s: CompassState) -> list[Action]:
        line = self.battle.defence
        word = s.components.vocabulary.action
        plain, starred = self._free(s)
        if not plain and not starred:
            return []
        front, support = len(line.front), len(line.supports())
        most = largest_line(len(plain), len(starred), front, support)
        if most == front + support:
            return []
        found = []
        if front < FRONT_LIMIT:
            if plain and largest_line(len(plain) - 1, len(starred), front + 1, support) == most:
                found += [word("front", u) for u in plain]
            if starred and largest_line(len(plain), len(starred) - 1, front + 1, support) == most:
                found += [word("front", u) for u in starred]
        if starred and support < front and largest_line(len(plain), len(starred) - 1, front, support + 1) == most:
            found += [word("support", u, f) for u in starred for f in line.unsupported()]
        return found

    def actions(self, s: CompassState) -> list[Action]:
        return self.options(s) or [s.components.vocabulary.action("done")]

    def may_finish(self, s: CompassState) -> bool:
        return not self.options(s)

    def refuse_finish(self, s: CompassState) -> Refusal:
        return s.refuse("C-6.2.E.2c", "must-field", number=self._largest(s))

    def done(self, s: CompassState) -> None:
        from sirocco.games.compass.rules.combat_events import CombatEvents

        b = self.battle
        s.emit(
            "defence",
            side=SIDES[1 - b.side],
            area=s.place_ids[b.target],
            front=s.names(b.defence.front),
            support=s.names(b.defence.supports()),
        )
        s.replace(CombatEvents(b, b.side))

    def refuse_option(self, s: CompassState, action: Action) -> Refusal | None:
        wrong = super().refuse_option(s, action)
        if wrong is not None:
            return wrong
        unit, target = action.args[0], self.battle.target
        if s.place[unit] != target:
            return s.refuse("C-6.2.E.2a", "not-attacked", unit=unit, area=target)
        return None if action in self.options(s) else self.refuse_finish(s)
