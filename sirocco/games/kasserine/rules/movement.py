"""Movement: units march hex by hex, alone or stacked, come in as reinforcements, and leave the map."""

from __future__ import annotations

from typing import Any, ClassVar

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.kinds import Turn
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.components.terrain import HALVES
from sirocco.games.kasserine.rules.command.readiness import able_to_attack
from sirocco.games.kasserine.rules.exits import abandon, leave_for_victory, may_score
from sirocco.games.kasserine.rules.night import refuse_tonight
from sirocco.games.kasserine.rules.refusals import MARCHING
from sirocco.games.kasserine.rules.reinforcements import (
    SHUT,
    come_in,
    entry_in_need,
    entry_of,
    hexes_for,
    is_supplied_there,
    make_way,
    open_entry,
    refuse_entry_hex,
    ways_in,
)
from sirocco.games.kasserine.rules.stacking import can_go_on, can_pass, fits
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import haul, is_staying, needing_supply, stay, undecided, use_supply
from sirocco.games.kasserine.rules.terrain import costs_of, entry_cost, movers_of
from sirocco.games.kasserine.rules.weather import allowance
from sirocco.games.kasserine.rules.zones_of_control import make_contact, may_make_contact, relied_on
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.marching import March
from sirocco.mechanics.movement_costs import FixedCosts, price_of
from sirocco.mechanics.movement_phase import DONE, LEAVE, MovementPhase
from sirocco.mechanics.zone_effects import ZoneEffects

EXIT, ABANDON, MAKE_WAY = "exit", "abandon", "make-way"
PLACE, SUPPLY = "place", "supply"


@implements("K-mov-01", "K-log-01", "K-log-02", "K-log-10", "K-log-11", "K-rec-04")
class Movement(MovementPhase[KasserineState], frozen=True):
    """A side moves all, some or none of its units, and brings in those that are due, in any order."""

    rule = "K-mov-01"
    under = ("Half",)
    leads_to = ("UnitMarch",)
    other_verbs = (PLACE, SUPPLY)

    side: Side

    def movers(self, s: KasserineState) -> int:
        c = s.components
        mine = c.side_mask[self.side] & s.standing & ~(s.moved | s.supplying)
        return mine & (s.supplied | ~needing_supply(s)) & ~(c.urfs & ~c.mobile)

    def march(self, s: KasserineState, piece: int, kept: bool) -> UnitMarch:
        return UnitMarch(side=self.side, group=1 << piece, kept=kept)

    def refusal(self, s: KasserineState, action: Action) -> Refusal | None:
        return refuse_tonight(s, self.side, action) or super().refusal(s, action)

    @implements("K-log-08")
    def refuse_mover(self, s: KasserineState, piece: int) -> Refusal | None:
        wrong = s.refusals.piece(s, piece, self.side)
        if wrong is not None:
            return wrong
        c, bit = s.components, 1 << piece
        if c.urfs & ~c.mobile & bit:
            return s.refuse("K-log-11", "fixed-supply", unit=piece)
        if s.moved & bit:
            return s.refuse("K-mov-02", "moved", unit=piece)
        if s.supplying & bit:
            return s.refuse("K-log-10", "supplies", unit=piece)
        if needing_supply(s) & ~s.supplied & bit:
            had = any(reached & bit for reached in s.reaches)
            return s.refuse("K-log-10" if had else "K-log-01", "supply-moved" if had else "unsupplied", unit=piece)
        return None

    def others(self, s: KasserineState) -> list[Action]:
        words = s.components.vocabulary
        found: list[Action] = []
        if s.due:
            found += [words.action(PLACE, unit, place) for unit, place in ways_in(s, self.side)]
        found += words.naming(SUPPLY, undecided(s, self.side))
        return found

    def do_other(self, s: KasserineState, action: Action) -> None:
        unit = action.args[0]
        if action.verb == SUPPLY:
            stay(s, unit)
            return
        place = action.args[1]
        supplied = is_supplied_there(s, self.side, unit, place)
        come_in(s, self.side, unit, place)
        cost = entry_cost(s, unit, place)
        assert cost is not None
        march = UnitMarch(
            side=self.side,
            group=1 << unit,
            spent=cost,
            stepped=True,
            kept=True,
            ended=not supplied,
            turn=int(s.components.tunisia.costs.tracks >> place & 1),
        )
        s.push(march)
        march.arrive(s, place)

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal | None:
        unit = action.args[0]
        if action.verb == SUPPLY:
            return self._refuse_supply(s, unit)
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        if not s.due >> unit & 1:
            return s.refuse("K-rec-04", "not-due", unit=unit)
        if len(action.args) == 1:
            return s.refuse("K-rec-04", "name-a-hex", unit=unit)
        place = action.args[1]
        if place not in open_entry(s, self.side, entry_of(s, unit)):
            return s.refuse("K-rec-07", "no-entry", unit=unit, hex=place)
        return refuse_entry_hex(s, self.side, unit, place)

    @implements("K-log-10")
    def _refuse_supply(self, s: KasserineState, unit: int) -> Refusal | None:
        wrong = s.refusals.piece(s, unit, self.side)
        if wrong is not None:
            return wrong
        c = s.components
        if not c.urfs >> unit & 1:
            return s.refuse("K-log-10", "no-supply-unit", unit=unit)
        if is_staying(s, unit):
            return s.refuse("K-log-10", "stays-anyway", unit=unit)
        if (s.hauled | s.moved) >> unit & 1:
            return s.refuse("K-log-10", "hauled", unit=unit)
        return None if unit in undecided(s, self.side) else s.refuse("K-log-03", "supplies-nobody", unit=unit)

    def finish(self, s: KasserineState) -> None:
        s.emit("movementEnded", side=SIDES[self.side])
        s.pop()

    def warnings(self, s: KasserineState, action: Action) -> list[Message]:
        """Reinforcements that could come in and do not."""
        if action.verb != "done" or not s.due:
            return []
        waiting = [unit for unit in places_of(s.due) if hexes_for(s, self.side, unit)]
        return [message("warn-could-arrive", units=s.names(waiting))] if waiting else []

    def reminders(self, s: KasserineState, action: Action) -> list[Message]:
        """The units that have not moved."""
        movers = self.movers(s) if action.verb == "done" else 0
        return [message("warn-could-move", number=movers.bit_count())] if movers else []

    def prompt_args(self, s: KasserineState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "due": s.due.bit_count()}


@implements("K-mov-02", "K-mov-04", "K-mov-05", "K-mov-11", "K-mov-12", "K-zoc-04", "K-rec-05", "K-bad-02", "K-bad-03")
class UnitMarch(March[KasserineState], frozen=True):
    """A unit, or units of one hex that march together at the pace of the slowest; some may be left on the way, others
    picked up, who take the turn of tracks from the stack.

    `turn` is the price of tracks that comes next. Whoever moves may choose which comes first: the cheaper is never
    worse, so it always does."""

    rule = "K-mov-04"
    under = ("Movement",)
    clauses = MARCHING
    zones = ZoneEffects(halts=True, crossing=None)
    points = HALVES
    gathers = True
    other_verbs: ClassVar[tuple[str, ...]] = (EXIT, ABANDON, MAKE_WAY)

    turn: Turn = 0

    # Points and ground.

    def allowance(self, s: KasserineState, piece: int) -> int:
        return s.components.allowances[s.weather][piece]

    @implements("K-ter-03")
    def costs(self, s: KasserineState) -> FixedCosts:
        c, group = s.components, self.group
        if group & (group - 1) or s.options.reduced_pay_terrain:
            return costs_of(s, movers_of(s, group), self.turn)
        unit = group.bit_length() - 1
        return costs_of(s, 1 << c.movers[unit][s.reduced >> unit & 1], self.turn)

    def zone(self, s: KasserineState) -> int:
        """Like `zone_now`, which it would take time to ask: marches do all the time."""
        return 0 if s.components.night_moves >> s.move & 1 else s.zone[1 - self.side]

    @implements("K-rec-05")
    def crossing(self, s: KasserineState, here: int, place: int, price: int) -> int | None:
        return 0 if s.options.zone_to_zone else None

    @implements("K-log-10", "K-mov-06")
    def companions(self, s: KasserineState) -> int:
        """Those who may still move, no more combat units than may stay together; nobody goes along who supplies another
        of the group, or is supplied by one."""
        c = s.components
        phase: Movement = s.stack[-2]
        found = phase.movers(s) & s.at[self.here(s)]
        if (self.group & c.ucts).bit_count() >= c.limits.stack:
            found &= ~c.ucts
        sources = (found | self.group) & c.urfs
        return self._kept_in_supply(s, found) if sources else found

    def _kept_in_supply(self, s: KasserineState, found: int) -> int:
        c, needing = s.components, needing_supply(s)
        sources = self.group & c.urfs
        if sources:
            found &= s.supplied_without(sources) | ~needing
        for source in places_of(found & c.urfs):
            if self.group & needing & ~s.supplied_without(sources | 1 << source):
                found &= ~(1 << source)
        return found

    # Hexes that are closed.

    @implements("K-mov-10", "K-rec-14", "K-mov-08", "K-rec-06")
    def closed(self, s: KasserineState, here: int) -> int:
        """Hexes with enemy combat units; those with other enemies, to a group without combat units; full ones from
        which the group could not go on; those in a zone if nobody could attack who exerts it; all where the group would
        leave an attack undone that is owed."""
        c = s.components
        around = c.contact[here]
        found = 0
        enemies = s.occupied[1 - self.side] & around
        if enemies:
            for place in places_of(enemies):
                if self._bars(s, place):
                    found |= 1 << place
        mine = c.ucts & c.side_mask[self.side]
        if self.group & mine:
            friends = s.occupied[self.side] & around
            if friends:
                room = c.limits.stack - (self.group & mine).bit_count()
                for place in places_of(friends):
                    if (s.at[place] & mine).bit_count() > room and self._shut_by_friends(s, here, place):
                        found |= 1 << place
        zone = self.zone(s) & around & ~found
        if zone:
            able = self._left_to_attack(s)
            for place in places_of(zone):
                if not may_make_contact(s, self.side, self.group, place, able):
                    found |= 1 << place
        return found | around & self._out_of_contact(s)

    @implements("K-rec-06", "K-log-10")
    def _left_to_attack(self, s: KasserineState) -> int:
        """Who may attack if the group goes: not those whom only supply units of it supply."""
        c, able = s.components, able_to_attack(s, self.side)
        sources = self.group & c.urfs & ~s.hauled
        if sources and s.options.attack_needs_supply:
            able &= s.supplied_to_attack_without(sources) | c.reconnaissance
        return able

    @implements("K-rec-06", "K-zoc-06")
    def _out_of_contact(self, s: KasserineState) -> int:
        """Hexes that the group may not go to because enemies who must be attacked could not be any more; off the map it
        may not go if there are any."""
        if not s.owed:
            return 0
        c, left = s.components, self._left_to_attack(s)
        needed = relied_on(s, self.side, self.group, able_to_attack(s, self.side), left)
        found = 0
        for enemy in places_of(needed):
            found |= c.everywhere & ~(c.contact[enemy] if self.group & left else 0)
        return found

    @implements("K-mov-10", "K-rec-14")
    def _bars(self, s: KasserineState, place: int) -> bool:
        """Whether the enemies in a hex keep the group out: combat units do, others if it has none itself."""
        return bool(s.at[place] & s.components.ucts) or not self.group & s.components.ucts

    @implements("K-mov-06", "K-mov-08")
    def _shut_by_friends(self, s: KasserineState, here: int, place: int) -> bool:
        """Whether the group has no room in a hex of its side and cannot go on from there either."""
        if fits(s, self.side, self.group, place):
            return False
        if self.zone(s) >> place & 1:
            return True
        price = price_of(self.costs(s), here, place)
        if price is None:
            return True
        left = self.left(s) - price
        if can_pass(s, self.side, self.group, place, left):
            return False
        turn = self.changes(s, place, False)["turn"]
        return not can_go_on(s, self.side, self.group, place, left, turn, self._left_to_attack(s))

    def refuse_ground(self, s: KasserineState, here: int, place: int) -> Refusal:
        return s.refuse("K-ter-08", "peak", hex=place)

    def refuse_closed(self, s: KasserineState, here: int, place: int) -> Refusal:
        if s.occupied[1 - self.side] >> place & 1 and self._bars(s, place):
            if s.at[place] & s.components.ucts:
                return super().refuse_closed(s, here, place)
            return s.refuse("K-rec-14", "needs-combat-unit", hex=place)
        full = self.group & s.components.ucts and s.occupied[self.side] >> place & 1
        if full and self._shut_by_friends(s, here, place):
            return s.refuse("K-mov-06", "full", hex=place)
        if not self.zone(s) >> place & 1:
            return s.refuse("K-rec-06", "needed-in-contact")
        return s.refuse("K-rec-06", "no-attack-from-there", hex=place)

    def may_stay(self, s: KasserineState) -> bool:
        c = s.components
        there = s.at[s.place[self.group.bit_length() - 1]] & c.ucts
        return there.bit_count() <= c.limits.stack

    # Steps.

    @implements("K-ter-03", "K-rec-14")
    def changes(self, s: KasserineState, place: int, crosses: bool) -> dict[str, Any]:
        costs = s.components.tunisia.costs
        if s.options.road_follow_only:
            turn = (self.turn + costs.turns(self.here(s), place, True)) % costs.modes
        else:
            turn = (self.turn + (costs.tracks >> place & 1)) % costs.modes
        return {"turn": turn, "ended": bool(s.occupied[1 - self.side] >> place & 1)}

    def entered(self, s: KasserineState, origin: int, place: int) -> None:
        setting_out = self.fresh if self.stepped else self.group
        if setting_out:
            self._set_out(s, setting_out)
        self.arrive(s, place)

    @implements("K-log-10")
    def _set_out(self, s: KasserineState, units: int) -> None:
        """Supply units of the group are on the way first: they supply nobody of it."""
        haul(s, units & s.components.urfs)
        use_supply(s, units & needing_supply(s))

    @implements("K-zoc-06", "K-rec-14")
    def arrive(self, s: KasserineState, place: int) -> None:
        """In a hex the group makes contact, and takes what nobody defends."""
        if self.group & s.components.urfs:
            haul(s, self.group & s.components.urfs)
        if self.zone(s) >> place & 1:
            make_contact(s, self.side, place)
            use_supply(s, self.group & s.components.supply_bound & s.supplied)
        if s.occupied[1 - self.side] >> place & 1:
            s.overrun(self.side, place)

    @implements("K-rec-21")
    def finish(self, s: KasserineState) -> None:
        self._strain(s, self.group)
        super().finish(s)

    def leave(self, s: KasserineState, piece: int) -> None:
        self._strain(s, 1 << piece)
        super().leave(s, piece)

    @implements("K-rec-21")
    def _strain(self, s: KasserineState, group: int) -> None:
        """Guns that have spent more than a share of what they had do not fire in this half."""
        c = s.components
        for gun in places_of(group & c.guns):
            if 100 * self.spent_by(gun) > c.limits.gun_movement * allowance(s, gun):
                s.strained |= 1 << gun

    @implements("K-mov-06", "K-mov-08")
    def refusal(self, s: KasserineState, action: Action) -> Refusal | None:
        """Nobody stops in a full hex, nor is anybody left there."""
        if action.verb in (DONE, LEAVE) and self.stepped and not self.may_stay(s):
            return s.refuse("K-mov-06", "full", hex=self.here(s))
        return super().refusal(s, action)

    # Leaving the map.

    def is_offered_more(self, s: KasserineState) -> bool:
        return bool(self.others(s))

    def others(self, s: KasserineState) -> list[Action]:
        tunisia = s.components.tunisia
        ways_out = tunisia.edge | tunisia.entry_hexes if s.due else tunisia.edge
        if not ways_out >> s.place[self.group.bit_length() - 1] & 1:
            return []
        return [
            s.components.vocabulary.bare[verb] for verb in self.other_verbs if self._refuse_leaving(s, verb) is None
        ]

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal | None:
        return self._refuse_leaving(s, action.verb)

    @implements("K-mov-09", "K-vic-10", "K-rec-26", "K-rec-31", "K-rec-06")
    def _refuse_leaving(self, s: KasserineState, verb: str) -> Refusal | None:
        c, here = s.components, self.here(s)
        inside = not c.tunisia.edge >> here & 1
        if inside and (verb != MAKE_WAY or entry_in_need(s, here) == SHUT):
            return s.refuse("K-mov-09", "no-edge", hex=here)
        if self.ended or (self.stepped and self.zone(s) >> here & 1):
            return s.refuse("K-rec-05", "stopped", hex=here)
        if verb == EXIT and not may_score(s, self.side, here):
            return s.refuse("K-vic-10", "no-exit", hex=here)
        if verb == MAKE_WAY and entry_in_need(s, here) == SHUT:
            return s.refuse("K-rec-31", "no-need", hex=here)
        if self._out_of_contact(s):
            return s.refuse("K-rec-06", "needed-in-contact")
        cost = self._leaving_cost(s, here)
        if cost is None or cost > self.left(s):
            return s.refuse("K-rec-26", "too-far-out", hex=here, left=self.left(s) / HALVES)
        return None

    @implements("K-rec-26")
    def _leaving_cost(self, s: KasserineState, here: int) -> int | None:
        """What the hex costs the slowest of the group."""
        costs = [entry_cost(s, unit, here) for unit in places_of(self.group)]
        return None if None in costs else max(cost for cost in costs if cost is not None)

    def do_other(self, s: KasserineState, action: Action) -> None:
        setting_out = self.fresh if self.stepped else self.group
        if setting_out:
            self._set_out(s, setting_out)
        s.moved |= self.group
        s.pop()
        if action.verb == EXIT:
            leave_for_victory(s, self.group)
        elif action.verb == MAKE_WAY:
            make_way(s, self.group, entry_in_need(s, self.here(s)))
        else:
            abandon(s, self.group)

    def warnings(self, s: KasserineState, action: Action) -> list[Message]:
        if action.verb == ABANDON:
            return [message("warn-abandon", units=s.names(places_of(self.group)))]
        return []
