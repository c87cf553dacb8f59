"""Rule 11, Movement: the units of the formation that operates, one or a stack after the other, hex by hex."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.rules.artillery.artillery import bonus_gun_actions, refuse_bonus_gun, take_bonus_gun
from sirocco.games.salerno_rome.rules.artillery.bombardment import (
    Bombardment,
    MayFire,
    refuse_bombardment,
    targets_at_will,
)
from sirocco.games.salerno_rome.rules.artillery.interdiction import costs_under_fire, extra_cost
from sirocco.games.salerno_rome.rules.movement import bridges, naval_movement
from sirocco.games.salerno_rome.rules.movement.ground import costs_now, mover_of
from sirocco.games.salerno_rome.rules.movement.strategic_movement import (
    is_near_enemies,
    near_enemies,
    strategic_allowance,
)
from sirocco.games.salerno_rome.rules.open_city.open_city import barred
from sirocco.games.salerno_rome.rules.operations import bari
from sirocco.games.salerno_rome.rules.operations.independent_units import bonus_units, refuse_bonus, take_bonus
from sirocco.games.salerno_rome.rules.operations.intelligence import hexes_to_inspect, inspect, refuse_inspection
from sirocco.games.salerno_rome.rules.operations.invasions import (
    INVASION,
    invade,
    invasion_actions,
    is_invasion,
    refuse_invasion,
)
from sirocco.games.salerno_rome.rules.operations.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.reaction import ReactionWindow
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side, done_units, end_operations
from sirocco.games.salerno_rome.rules.sequence.windows import after_entry, after_move, before_entry
from sirocco.games.salerno_rome.rules.stacking import Displacement, has_room
from sirocco.games.salerno_rome.rules.state import NO_MARKER, SalernoState
from sirocco.games.salerno_rome.rules.supply.mules import handle_mules, mule_hexes, refuse_mules
from sirocco.games.salerno_rome.rules.victory import check_entry, check_now
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation, Term
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.march_under_fire import MarchUnderFire
from sirocco.mechanics.marching import Steps
from sirocco.mechanics.movement_phase import DONE, LEAVE, MarchClauses, MovementPhase
from sirocco.mechanics.zone_effects import ZoneEffects

OUT_OF_SUPPLY = 2
"""Movement points that units out of supply lack."""
ENEMY_TO_ENEMY = HALVES
"""What a step from one enemy-adjacent hex to another costs besides: a movement point."""

MARCHING = MarchClauses(
    together="SR-11b",
    adjacent="SR-11c",
    closed="SR-11e",
    enemies="SR-11d",
    halt="SR-11.1a",
    zone_to_zone="SR-11.1a",
    points="SR-11c",
)


@implements("SR-17.2a", "SR-9.10b", "SR-9.4h", "SR-9.5j")
def allowance(s: SalernoState, unit: int) -> int:
    """What a unit may spend, in halves of a movement point."""
    points = s.components.units[unit].movement
    if s.offensive != NO_MARKER:
        points += offensive_bonus(s, unit)
    if s.oos >> unit & 1:
        points = max(0, points - OUT_OF_SUPPLY)
    return HALVES * (points // 2 if (s.landed | s.dropped) >> unit & 1 else points)


@implements("SR-11d", "SR-12f")
def closed_to(s: SalernoState, side: int) -> int:
    """Hexes that units of a side may not even pass."""
    closed = s.occupied[1 - side] | s.components.outside | barred(s, side)
    return closed | s.rearguards if side == ALLIED else closed


@implements("SR-11.5c", "SR-16h", "SR-16.1.2a")
def _has_sailed(s: SalernoState, side: int, group: int, port: int) -> None:
    """Who has come into a port meets there what a march meets in its last hex."""
    check_entry(s, port)
    if s.winner < 0:
        after_move(s, side, group)
        after_entry(s, side, group, port)


@implements("SR-9.1b", "SR-11a", "SR-11b", "SR-8e")
class Movement(MayFire, MovementPhase[SalernoState], frozen=True, kw_only=True):
    """Step B of an operation: its owner takes units in hand, and may add units as its bonus."""

    rule = "SR-11a"
    under = ("Operation", "GroupOperation", "ReserveOperation", "DropOperation", "LandingOperation")
    leads_to = ("UnitMarch", "MajorLanding")
    other_verbs = ("bonus", "position", "mules", "inspect", *INVASION)

    side: Side

    def movers(self, s: SalernoState) -> int:
        return s.operating & s.standing & ~(s.moved | done_units(s))

    def march(self, s: SalernoState, piece: int, kept: bool) -> UnitMarch:
        return UnitMarch(side=self.side, group=1 << piece, kept=kept)

    def refuse_mover(self, s: SalernoState, piece: int) -> Refusal | None:
        wrong = super().refuse_mover(s, piece)
        if wrong is not None or self.movers(s) >> piece & 1:
            return wrong
        if done_units(s) >> piece & 1:
            return s.refuse("SR-8e", "end-ops", unit=piece)
        return s.refuse("SR-9.1b", "not-operating", unit=piece)

    def reminders(self, s: SalernoState, action: Action) -> list[Message]:
        """Units that could still move."""
        movers = self.movers(s) if action.verb == "done" else 0
        return [message("warn-could-move", number=movers.bit_count())] if movers else []

    def others(self, s: SalernoState) -> list[Action]:
        words = s.components.vocabulary
        things = (
            ("bonus", bonus_units(s, self.side)),
            ("mules", mule_hexes(s, self.side)),
            ("inspect", hexes_to_inspect(s, self.side)),
        )
        found: list[Action] = []
        for verb, mask in things:
            if mask:
                found += words.naming(verb, places_of(mask))
        return [*found, *bonus_gun_actions(s), *invasion_actions(s, self.side)]

    def do_other(self, s: SalernoState, action: Action) -> None:
        if is_invasion(action):
            self._invade(s, action)
        elif action.verb == "position":
            take_bonus_gun(s, self.side, action.args[0])
        elif action.verb == "mules":
            handle_mules(s, self.side, action.args[0])
        elif action.verb == "inspect":
            inspect(s, self.side, action.args[0])
        else:
            take_bonus(s, action.args[0])

    @implements("SR-9.5.7c", "SR-9.5.7d")
    def _invade(self, s: SalernoState, action: Action) -> None:
        """Who comes from Bari by land moves on at once, with up to half its points; who comes by sea has moved."""
        if action.verb == "place":
            unit, place = action.args
            points = allowance(s, unit)
            half = HALVES * (points // HALVES // 2)
            march = UnitMarch(side=self.side, group=1 << unit, kept=True, spent=points - half)
            by_sea = not bari.comes_by_land(s, place)
            s.push(replace(march, stepped=True, halted=True) if by_sea else march)
        invade(s, action)
        if action.verb == "place" and by_sea:
            _has_sailed(s, self.side, 1 << unit, place)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal | None:
        if is_invasion(action):
            return refuse_invasion(s, self.side, action)
        if len(action.args) != 1:  # where a piece goes is asked afterwards
            return s.refusals.order(self, action)
        refuse = {
            "position": refuse_bonus_gun,
            "mules": refuse_mules,
            "inspect": refuse_inspection,
            "bonus": refuse_bonus,
        }[action.verb]
        return refuse(s, self.side, action.args[0])


@implements("SR-11a", "SR-11c", "SR-11d", "SR-11e", "SR-11.1a")
class UnitMarch(MarchUnderFire[SalernoState], frozen=True, kw_only=True):
    """A unit, or units of one hex at the pace of the slowest, in its own side's movement or in reaction. Nothing but
    the cost hinders it beside the enemy. Before its first hex it may become a strategic move."""

    rule = "SR-11c"
    under = ("Movement", "ReactionWindow")
    shown_as = "Advance"
    clauses = MARCHING
    zones = ZoneEffects(halts=False, crossing=ENEMY_TO_ENEMY)
    points = HALVES
    other_verbs = ("strategic", "sail", "exit", "demolish", "bridge", "bombard")

    halted: bool = False
    """It has ended, and the other side may react."""
    reacting: bool = False
    strategic: bool = False
    tries: Count = 0
    """Bridges its units have tried to demolish."""

    @implements("SR-13b", "SR-11.3b")
    def allowance(self, s: SalernoState, piece: int) -> int:
        if self.strategic:
            return strategic_allowance(s, piece, OUT_OF_SUPPLY)
        points = allowance(s, piece)
        return HALVES * ((points // HALVES + 1) // 2) if self.reacting else points

    def costs(self, s: SalernoState) -> CostTable:
        return costs_under_fire(s, mover_of(s.components, self.group))

    @implements("SR-11d", "SR-10b")
    def entries(self, s: SalernoState) -> Steps:
        """As any march, and not into a full hex from which the group could not go on: in one pass, for most of the time
        there is no enemy beside the group."""
        if self.ended:
            return ()
        here, at = s.place[self.group.bit_length() - 1], s.at
        closed = s.components.map.board.adjacent[here] & self.closed(s, here)
        enemies = s.zone_count[1 - self.side]
        crosses = enemies[here]
        left = self.left(s)
        found = []
        for place, ground in self.costs(s)[here]:
            if closed and closed >> place & 1:
                continue
            price = ground + ENEMY_TO_ENEMY if crosses and enemies[place] else ground
            if price <= left and (not at[place] or self._may_pass(s, place, left - price)):
                found.append((place, price))
        return found

    def _may_pass(self, s: SalernoState, place: int, left: int) -> bool:
        """Whether there is room in a hex, or the group, having entered it, could still enter another with room."""
        return has_room(s, self.side, self.group, place) or self._may_go_through(s, place, left)

    def _may_go_through(self, s: SalernoState, place: int, left: int) -> bool:
        closed = self.closed(s, place)
        return any(
            cost + (ENEMY_TO_ENEMY if self.crosses(s, place, beyond) else 0) <= left
            and not closed >> beyond & 1
            and has_room(s, self.side, self.group, beyond)
            for beyond, cost in self.costs(s)[place]
        )

    @implements("SR-11d", "SR-12f", "SR-11.3a")
    def closed(self, s: SalernoState, here: int) -> int:
        """Hexes that the group may not even pass."""
        closed = closed_to(s, self.side)
        return closed | near_enemies(s, self.side) if self.strategic else closed

    def refuse_closed(self, s: SalernoState, here: int, place: int) -> Refusal:
        if s.components.outside >> place & 1:
            return s.refuse("SR-22.1a", "outside", hex=place)
        if s.occupied[1 - self.side] >> place & 1:
            return super().refuse_closed(s, here, place)
        if self.side == ALLIED and s.rearguards >> place & 1:
            return s.refuse("SR-12f", "rearguard-there", hex=place)
        if barred(s, self.side) >> place & 1:
            return s.refuse("SR-20b", "rome-barred", hex=place)
        return s.refuse("SR-11.3a", "too-near", hex=place)

    def refuse_price(self, s: SalernoState, here: int, place: int, price: int) -> Refusal | None:
        left = self.left(s) - price - (ENEMY_TO_ENEMY if self.crosses(s, here, place) else 0)
        if not self._may_pass(s, place, left):
            return s.refuse("SR-10b", "full", hex=place)
        return super().refuse_price(s, here, place, price)

    @implements("SR-8.1d", "SR-11e")
    def refuse_ground(self, s: SalernoState, here: int, place: int) -> Refusal:
        on_foot = dict(costs_now(s, mover_of(s.components, 0))[here])
        if place in on_foot:
            return s.refuse("SR-11e", "armour-needs-road", hex=place)
        return s.refuse("SR-8.1d", "river-in-bad-weather", hex=place)

    # What it meets on the way, and when it has ended.

    def approached(self, s: SalernoState, place: int) -> None:
        """Window W1: interdiction."""
        before_entry(s, self.side, place)

    @implements("SR-13d", "SR-15h")
    def entered(self, s: SalernoState, origin: int, place: int) -> None:
        """Windows W2, W3 and W10: artillery and planes at who moves; unless the game is won by it."""
        if self.reacting:
            s.reacted |= self.group
            if not self.stepped:
                s.report("reacted", units=s.names(places_of(self.group)))
                s.stack[-2] = replace(s.stack[-2], vacated=1 << origin)
        check_entry(s, place)
        if s.winner < 0:
            after_entry(s, self.side, self.group, place)

    def finish(self, s: SalernoState) -> None:
        """Window W4 comes first: planes, and Reaction to the end of a move; after a strategic one units are done."""
        if self.stepped and not self.halted:
            s.replace(replace(self, halted=True))
            after_move(s, self.side, self.group)
            return
        if self.strategic and self.stepped:
            end_operations(s, self.side, self.group & s.standing)
        super().finish(s)
        if self.reacting and not self.stepped:
            self._stay(s)
        elif self.group and not has_room(s, self.side, self.group, self.here(s)):
            s.push(Displacement(self.side))  # fire has stopped them there, or barred the way on

    @implements("SR-13c", "SR-13d")
    def _stay(self, s: SalernoState) -> None:
        """Who was to react has not moved: that was all for this occasion, and for the impulse if it tried a bridge."""
        window: ReactionWindow = s.stack[-1]
        s.replace(replace(window, stayed=window.stayed | self.group))
        if self.tries:
            s.reacted |= self.group

    def ask(self, s: SalernoState) -> Question:
        return UNASKED if self.halted else super().ask(s)

    def leave(self, s: SalernoState, piece: int) -> None:
        super().leave(s, piece)
        after_move(s, self.side, 1 << piece)

    # What else the group can do.

    @implements("SR-16.1.1a")
    def others(self, s: SalernoState) -> list[Action]:
        """Between two hexes its side may bombard, too; before the first it puts the group back for that."""
        found = self._ways_on(s)
        if self.stepped and self.side == active_side(s):
            targets = targets_at_will(s, self.side)
            if targets:
                found += s.components.vocabulary.naming("bombard", places_of(targets))
        return found

    def _ways_on(self, s: SalernoState) -> list[Action]:
        words, here = s.components.vocabulary, self.here(s)
        found: list[Action] = []
        on_river = bridges.is_on_river(s, here)
        if on_river and self.tries < self.group.bit_count():
            for pair in bridges.demolitions(s, here):
                found.append(words.action("demolish", *pair))
        if self.reacting:
            return found
        if on_river and not self.ended and not self.strategic and self.left(s) >= bridges.WORK:
            for pair in bridges.works(s, here):
                found.append(words.action("bridge", *pair))
        if self._may_exit(s, here):
            found.append(words.bare["exit"])
        if not self._has_begun(s):
            found += words.naming("sail", naval_movement.destinations(s, self.side, self.group, here))
            if self.side == ALLIED and bari.refuse_sailing_in(s, self.side, self.group, here) is None:
                found.append(words.bare["sail"])
            if not is_near_enemies(s, self.side, here):
                found.append(words.bare["strategic"])
        return found

    def _has_begun(self, s: SalernoState) -> bool:
        """Too late for another way to move; who has come by air or sea has moved already."""
        return self.stepped or self.kept or self.strategic or bool((s.landed | s.dropped) & self.group)

    def is_offered_more(self, s: SalernoState) -> bool:
        return bool(self._ways_on(s))

    @implements("SR-11.3a", "SR-11.5c", "SR-11.7a", "SR-11.8a")
    def do_other(self, s: SalernoState, action: Action) -> None:
        """A bridge is built at the beginning or at the end of a move, which is then over."""
        verb = action.verb
        if verb == "strategic":
            s.replace(replace(self, strategic=True))
        elif verb == "demolish":
            s.replace(replace(self, tries=self.tries + 1, kept=True))
            bridges.demolish(s, self.side, *action.args)
        elif verb == "bridge":
            s.replace(replace(self, spent=self.spent + bridges.WORK, kept=True, ended=self.stepped))
            bridges.build(s, self.side, *action.args)
        elif verb == "bombard":
            s.push(Bombardment(side=self.side, hex=action.args[0]))
        elif verb == "sail" and not action.args:
            s.moved |= self.group
            bari.sail_in(s, self.group)
            s.pop()
        elif verb == "sail":
            s.replace(replace(self, stepped=True, halted=True))
            naval_movement.sail(s, self.group, action.args[0])
            _has_sailed(s, self.side, self.group, action.args[0])
        else:
            s.moved |= self.group
            if naval_movement.may_exit(s, self.side, self.here(s)):
                naval_movement.leave_map(s, self.group)
            else:
                bari.go_to_bari(s, self.group)
            s.pop()
            check_now(s)

    @implements("SR-13e")
    def refuse_other(self, s: SalernoState, action: Action) -> Refusal | None:
        verb, here = action.verb, self.here(s)
        if verb == "demolish":
            if self.tries >= self.group.bit_count():
                return s.refuse("SR-11.7b", "tried-already", hex=here)
            first, second = action.args
            return bridges.refuse_demolition(s, here, (first, second))
        if verb == "bombard":
            return self._refuse_bombardment(s, action.args[0])
        if self.reacting:
            return s.refuse("SR-13e", "not-in-reaction")
        if verb == "bridge":
            if self.ended or self.strategic:
                return s.refuse("SR-11.8a", "bridge-points")
            first, second = action.args
            return bridges.refuse_work(s, here, (first, second), self.left(s))
        if verb == "exit":
            return self._refuse_exit(s)
        if self._has_begun(s):
            return s.refuse("SR-11.5c" if verb == "sail" else "SR-11.3a", "move-begun")
        if verb == "sail" and not action.args:
            return bari.refuse_sailing_in(s, self.side, self.group, here)
        if verb == "sail":
            return naval_movement.refuse_sailing(s, self.side, self.group, here, action.args[0])
        return s.refuse("SR-11.3a", "too-near", hex=here) if is_near_enemies(s, self.side, here) else None

    def _refuse_bombardment(self, s: SalernoState, place: int) -> Refusal | None:
        if self.side != active_side(s):
            return s.refuse("SR-16.1.1a", "not-active-side", side=self.side)
        if not self.stepped:
            return s.refuse("SR-11b", "not-begun")
        return refuse_bombardment(s, self.side, place)

    def _may_exit(self, s: SalernoState, here: int) -> bool:
        if naval_movement.may_exit(s, self.side, here):
            return not self.ended and self.left(s) > 0
        return bari.may_leave_at(s, self.side, here) and bari.fits_in_bari(s, self.group)

    def _refuse_exit(self, s: SalernoState) -> Refusal | None:
        """By a road for victory, or to Bari."""
        here = self.here(s)
        if not naval_movement.may_exit(s, self.side, here):
            if not bari.may_leave_at(s, self.side, here):
                return s.refuse("SR-11.6a", "no-exit", hex=here)
            return bari.refuse_exit(s, self.group, here)
        return None if not self.ended and self.left(s) > 0 else s.refuse("SR-11.6a", "no-points-to-exit")

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb == "bombard":
            return Bombardment(side=self.side, hex=action.args[0]).forecast_strongest(s)
        if action.verb in ("demolish", "bridge"):
            return Explanation((), bridges.odds_at_bridge(s, self.side, action.args[1]))
        return super().explain(s, action)

    # Nobody stops, or is left behind, where there is no room.

    @implements("SR-10b")
    def may_stay(self, s: SalernoState) -> bool:
        return not self.stepped or has_room(s, self.side, self.group, self.here(s))

    def refusal(self, s: SalernoState, action: Action) -> Refusal | None:
        wrong = super().refusal(s, action)
        if wrong is None and action.verb in (DONE, LEAVE) and not self.may_stay(s):
            return s.refuse("SR-10b", "full", hex=self.here(s))
        return wrong

    def cost_terms(self, s: SalernoState, here: int, place: int, price: int) -> list[Term]:
        world = s.components.map
        along = any((here, place) in pairs for pairs in world.ways.values())
        key, rule = ("along-road", "SR-11.2a") if along else (world.terrain[place], "SR-11c")
        extra = extra_cost(s, place)
        ground = Term(message(f"term-{key}"), Fraction(price - extra, HALVES), rule)
        if not extra:
            return [ground]
        return [ground, Term(message("term-interdicted"), Fraction(extra, HALVES), "SR-16.3b")]

    def crossing_term(self, extra: Fraction) -> Term:
        return Term(message("term-enemy-adjacent"), extra, "SR-11.1a")
