"""Marching hex by hex: a piece, or pieces of one hex together, at the pace of the slowest.

A game says what a step costs, which hexes are closed, what zones of control do, and what else can be done on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Generic, Self, final

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Term
from sirocco.kernel.fields import Count, Index
from sirocco.kernel.message import Value, message
from sirocco.kernel.step import UNASKED, Question, Refusal, refuse
from sirocco.mechanics.movement_costs import price_of
from sirocco.mechanics.movement_phase import BACK, DONE, JOIN, LEAVE, MOVE, InHand, M, MovementPhase, Pieces, Side
from sirocco.mechanics.zone_effects import ZoneEffects

Steps = Sequence[tuple[int, int]]
Piece = Annotated[int, Index("unit")]


class March(InHand[M], Generic[M], frozen=True, kw_only=True):
    """A piece or a group from one hex, at the pace of the slowest; some may be left on the way, in some games others
    taken along."""

    zones: ClassVar[ZoneEffects]
    minimum_move: ClassVar[bool] = False
    """Whether one hex can always be entered, whatever it costs."""
    points: ClassVar[int] = 1
    """How many units of cost a movement point has."""
    other_verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs of what else a game lets those in hand do."""
    gathers: ClassVar[bool] = False
    """Whether pieces may be taken along on the way, each with all it may spend still before it."""

    side: Side
    group: Pieces
    spent: Count = 0
    ended: bool = False
    gathered: tuple[tuple[Piece, Count], ...] = ()
    """The pieces taken along on the way, with what the group had spent before."""
    fresh: Pieces = 0
    """Those of them that have not gone on with the group yet: if it ends here they have not moved."""

    # What a game says.

    def allowance(self, s: M, piece: int) -> int:
        """What a piece may spend in this march."""
        raise NotImplementedError

    def costs(self, s: M) -> CostTable:
        """What steps cost the group."""
        raise NotImplementedError

    def closed(self, s: M, here: int) -> int:
        """Mask of the hexes around that the group may not enter although the ground would let it."""
        return s.occupied[1 - self.side]

    def zone(self, s: M) -> int:
        """Mask of the enemy zone that counts now."""
        return s.zone[1 - self.side]

    def crossing(self, s: M, here: int, place: int, price: int) -> int | None:
        """What a step from zone to zone costs besides, or None if the group may not take it."""
        return self.zones.crossing

    def may_go_on(self, s: M) -> bool:
        """Whether the group may take another step, its points and zones apart."""
        return True

    def may_leave_zone(self, s: M) -> bool:
        """Whether the group, having entered a zone, may go on at all."""
        return not self.zones.halts

    def may_stay(self, s: M) -> bool:
        """Whether the group may end where it is, and pieces of it may be left there."""
        return True

    def companions(self, s: M) -> int:
        """Mask of the pieces that may still be taken along, wherever they are."""
        phase: MovementPhase[M] = s.stack[-2]
        return phase.movers(s)

    def changes(self, s: M, place: int, crosses: bool) -> dict[str, Any]:
        """What a step changes in the march besides its cost: that it has `ended`, or fields of the game's own.
        `crosses`: it leads from zone to zone."""
        return {}

    def entered(self, s: M, origin: int, place: int) -> None:
        """What follows when the group has entered a hex: the march is on top of the stack, and lies below whatever is
        pushed here."""

    def others(self, s: M) -> list[Action]:
        """What else can be done now."""
        return []

    def is_offered_more(self, s: M) -> bool:
        """Whether the side is asked although the group can go no further."""
        return False

    def do_other(self, s: M, action: Action) -> None:
        raise NotImplementedError

    def refuse_other(self, s: M, action: Action) -> Refusal | None:
        """Why something with one of `other_verbs` cannot be done, or None."""
        raise NotImplementedError

    def refuse_going_on(self, s: M, here: int, place: int) -> Refusal | None:
        """Why the group may not take another step, its points and zones apart, or None."""
        return None

    def refuse_ground(self, s: M, here: int, place: int) -> Refusal:
        """Why the ground does not let the group into a hex next to it."""
        return refuse(self.clauses.closed, "closed", hex=s.components.map.ids[place])

    def refuse_closed(self, s: M, here: int, place: int) -> Refusal:
        """Why a closed hex may not be entered."""
        return refuse(self.clauses.enemies, "enemy-there", hex=s.place_ids[place])

    def refuse_crossing(self, s: M, here: int, place: int, price: int) -> Refusal | None:
        """Why the group may not step from zone to zone, or None; agrees with `crossing`."""
        if self.crossing(s, here, place, price) is None:
            return refuse(self.clauses.zone_to_zone, "zone-to-zone", hex=s.place_ids[place])
        return None

    def cost_terms(self, s: M, here: int, place: int, price: int) -> list[Term]:
        """What the ground makes a step cost, by its clauses."""
        return [Term(message("term-ground"), Fraction(price, self.points), self.clauses.points)]

    def crossing_term(self, extra: Fraction) -> Term:
        """What a step from zone to zone costs besides, in a game in which it costs anything."""
        raise NotImplementedError

    # Where the group can go.

    def pieces(self) -> int:
        return self.group

    def here(self, s: M) -> int:
        return s.place[self.group.bit_length() - 1]

    def is_alone(self) -> bool:
        return not self.group & (self.group - 1)

    def left(self, s: M) -> int:
        """What the slowest of the group can still spend."""
        group = self.group
        if self.gathered:
            return min(self.allowance(s, piece) - self.spent_by(piece) for piece in places_of(group))
        least = self.allowance(s, group.bit_length() - 1)
        if group & (group - 1):
            for piece in places_of(group):
                least = min(least, self.allowance(s, piece))
        return least - self.spent

    def spent_by(self, piece: int) -> int:
        """What a piece of the group has spent itself."""
        return self.spent - dict(self.gathered).get(piece, 0)

    def entries(self, s: M) -> Steps:
        """The hexes the group may enter next, and what each costs."""
        if self.ended or (self.stepped and not self.may_go_on(s)):
            return ()
        here, zone = s.place[self.group.bit_length() - 1], self.zone(s)
        in_zone = zone >> here & 1
        if in_zone and self.stepped and not self.may_leave_zone(s):
            return ()
        around, closed = self.costs(s)[here], self.closed(s, here)
        if closed:
            around = [step for step in around if not closed >> step[0] & 1]
        if in_zone:
            around = self._out_of_zone(s, here, around, zone)
        if self.minimum_move and not self.stepped:
            return around
        left = self.left(s)
        return [step for step in around if step[1] <= left]

    def _out_of_zone(self, s: M, here: int, around: Steps, zone: int) -> Steps:
        stuck = self.stepped and self.zones.halts
        found = []
        for place, price in around:
            if not zone >> place & 1:
                if not stuck:
                    found.append((place, price))
            else:
                extra = self.crossing(s, here, place, price)
                if extra is not None:
                    found.append((place, price + extra))
        return found

    def price(self, s: M, here: int, place: int) -> int | None:
        """What the ground makes a step cost, or None if it does not let the group pass."""
        return price_of(self.costs(s), here, place)

    def crosses(self, s: M, here: int, place: int) -> bool:
        """Whether a step leads from one enemy zone straight into another."""
        zone = self.zone(s)
        return bool(zone >> here & zone >> place & 1)

    def joinable(self, s: M) -> list[int]:
        """The pieces of the same hex that could go along: on the way those with whom the group can still go on, if it
        can without them."""
        return self._joinable(s) if not self.stepped or self.entries(s) else []

    def _joinable(self, s: M) -> list[int]:
        beside = s.at[self.here(s)] & ~(s.moved | self.group)
        found = places_of(beside & self.companions(s)) if beside else ()
        return [piece for piece in found if not self.stepped or self.joined(s, piece).entries(s)]

    def joined(self, s: M, piece: int) -> Self:
        """The march with one more piece."""
        group, bit = self.group | 1 << piece, 1 << piece
        if self.stepped:
            return replace(self, group=group, gathered=(*self.gathered, (piece, self.spent)), fresh=self.fresh | bit)
        phase: MovementPhase[M] = s.stack[-2]
        return replace(self, group=group, kept=self.kept or bool(phase.put_back & bit))

    # What the kernel asks.

    @final
    def decider(self, s: M) -> int:
        return self.ask(s)[0]

    def ask(self, s: M) -> Question:
        if not self.stepped:
            return self.side, None
        entries = self.entries(s)
        return (self.side, self._listed(s, entries)) if entries or self.is_offered_more(s) else UNASKED

    def run(self, s: M) -> None:
        self.finish(s)

    def actions(self, s: M) -> list[Action]:
        return self._listed(s, self.entries(s))

    def _listed(self, s: M, entries: Steps) -> list[Action]:
        """Every legal action, if these are the hexes the group may enter."""
        words, group = s.components.vocabulary, self.group
        move = words.each(MOVE)
        found = [move[place] for place, _ in entries]
        if not self.stepped:
            found.append(words.bare[self.last_verb()])
            found += words.naming(JOIN, self._joinable(s))
        else:
            if self.may_stay(s):
                found.append(words.bare[DONE])
                if group & (group - 1):
                    found += words.naming(LEAVE, places_of(group & ~self.fresh))
            if self.gathers and entries:
                found += words.naming(JOIN, self._joinable(s))
        found += self.others(s)
        return found

    def apply(self, s: M, action: Action) -> None:
        verb = action.verb
        if verb == MOVE:
            self.enter(s, action.args[0])
        elif verb == JOIN:
            self.join(s, action.args[0])
        elif verb == LEAVE:
            self.leave(s, action.args[0])
        elif verb == BACK:
            self.put_back(s)
        elif verb == DONE:
            self.finish(s)
        else:
            self.do_other(s, action)

    def enter(self, s: M, place: int) -> None:
        """Take the group into the next hex, report it, and pay."""
        group = self.group
        here, zone = s.place[group.bit_length() - 1], self.zone(s)
        price = price_of(self.costs(s), here, place)
        assert price is not None
        crosses = bool(zone >> here & zone >> place & 1)
        if crosses:
            price += self.crossing(s, here, place, price) or 0
        changes = self.changes(s, place, crosses)
        if self.fresh:
            changes["fresh"] = 0
        self.report(s, here, place, price)
        if group & (group - 1):
            for piece in places_of(group):
                s.put(piece, place)
        else:
            s.put(group.bit_length() - 1, place)
        s.replace(replace(self, spent=self.spent + price, stepped=True, **changes))
        self.entered(s, here, place)

    def report(self, s: M, here: int, place: int, price: int) -> None:
        """Tell the log of a step. A game in which one side may not know a piece says here what each side learns."""
        ids = s.place_ids
        s.emit("moved", units=s.names(places_of(self.group)), origin=ids[here], to=ids[place], cost=price / self.points)

    def join(self, s: M, piece: int) -> None:
        s.replace(self.joined(s, piece))

    def leave(self, s: M, piece: int) -> None:
        s.moved |= 1 << piece
        gathered = tuple(each for each in self.gathered if each[0] != piece)
        s.replace(replace(self, group=self.group & ~(1 << piece), gathered=gathered))

    def finish(self, s: M) -> None:
        super().finish(s)
        if self.fresh:
            s.moved &= ~self.fresh

    def refusal(self, s: M, action: Action) -> Refusal | None:
        verb = action.verb
        if verb in (BACK, DONE):
            return self.refuse_end(action)
        if verb == MOVE:
            return self.refuse_entry(s, action.args[0])
        if verb in (JOIN, LEAVE):
            return self._refuse_company(s, verb, action.args[0])
        if verb in self.other_verbs:
            return self.refuse_other(s, action)
        return s.refusals.order(self, action)

    def _refuse_company(self, s: M, verb: str, piece: int) -> Refusal | None:
        rule, name = self.clauses.together, s.components.unit_ids[piece]
        if verb == LEAVE:
            together = self.stepped and not self.is_alone() and (self.group & ~self.fresh) >> piece & 1
            return None if together else refuse(rule, "not-in-group", unit=name)
        if self.stepped and not self.gathers:
            return refuse(rule, "join-late", unit=name)
        return None if piece in self.joinable(s) else refuse(rule, "cannot-join", unit=name)

    def refuse_entry(self, s: M, place: int) -> Refusal | None:
        """Why the group may not enter a hex, or None."""
        world, rules = s.components.map, self.clauses
        here = self.here(s)
        if place not in world.board.neighbours[here]:
            return refuse(rules.adjacent, "not-adjacent", hex=world.ids[place], origin=s.place_ids[here])
        if place >= world.open:
            return refuse(rules.closed, "closed", hex=world.ids[place])
        wrong = self._refuse_leaving_zone(s, here, place) or self.refuse_going_on(s, here, place)
        if wrong is not None:
            return wrong
        price = self.price(s, here, place)
        if price is None:
            return self.refuse_ground(s, here, place)
        if self.closed(s, here) >> place & 1:
            return self.refuse_closed(s, here, place)
        return self.refuse_price(s, here, place, price)

    def _refuse_leaving_zone(self, s: M, here: int, place: int) -> Refusal | None:
        zone = self.zone(s)
        if self.ended or not (self.stepped and self.zones.halts and zone >> here & 1):
            return None
        if zone >> place & 1 and self.may_leave_zone(s):
            return None
        return refuse(self.clauses.halt, "stopped", hex=s.place_ids[here])

    def refuse_price(self, s: M, here: int, place: int, price: int) -> Refusal | None:
        """Why the group may not take a step that nothing bars, or None: `price` is what the ground makes it cost."""
        if self.crosses(s, here, place):
            wrong = self.refuse_crossing(s, here, place, price)
            if wrong is not None:
                return wrong
            price += self.crossing(s, here, place, price) or 0
        if price <= self.left(s) or (self.minimum_move and not self.stepped):
            return None
        return refuse(self.clauses.points, "too-far", hex=s.place_ids[place], left=self.left(s) / self.points)

    def explain(self, s: M, action: Action) -> Explanation | None:
        return Explanation((self.cost(s, action.args[0]),)) if action.verb == MOVE else None

    def cost(self, s: M, place: int) -> Breakdown:
        """The cost of entering a hex, with the clauses that make it."""
        here = self.here(s)
        price = self.price(s, here, place)
        assert price is not None
        terms = self.cost_terms(s, here, place, price)
        if self.crosses(s, here, place):
            extra = self.crossing(s, here, place, price)
            if extra:
                terms.append(self.crossing_term(Fraction(extra, self.points)))
        return Breakdown(message("sum-movement", left=self.left(s) / self.points), tuple(terms))

    def prompt_args(self, s: M) -> dict[str, Value]:
        names = s.components.unit_ids
        left = max(0, self.left(s)) / self.points
        return {"units": [names[piece] for piece in places_of(self.group)], "left": left, "begun": self.stepped}
