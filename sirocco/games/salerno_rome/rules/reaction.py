"""Rule 13, Reaction: who is near an enemy that has ended its move moves too, and leaves its hex to him."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.artillery.bombardment import part_with
from sirocco.games.salerno_rome.rules.first_fire import may_fire_first
from sirocco.games.salerno_rome.rules.movement.ground import can_enter
from sirocco.games.salerno_rome.rules.operations.intelligence import might_stand_in
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.victory import check_entry
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.advance import AdvanceChoice
from sirocco.mechanics.kinds import Hex, Hexes, Side, Units
from sirocco.mechanics.windows import Asked, Window

VERB = "react"


def _ranges(c: SalernoRome) -> tuple[tuple[int, int], ...]:
    """The ranges of Reaction, each with the units that have it."""
    known: tuple[tuple[int, int], ...] | None = c.memo.get("reaction ranges")
    if known is None:
        found: dict[int, int] = {}
        for unit in places_of(c.reacting):
            reach = c.units[unit].reaction
            found[reach] = found.get(reach, 0) | 1 << unit
        known = c.memo["reaction ranges"] = tuple(sorted(found.items()))
    return known


@implements("SR-13a", "SR-13d", "SR-13g", "SR-8e", "SR-3h")
def reactors(s: SalernoState, side: int, units: int) -> int:
    """The units of a side, as a mask, that have enemies among some units within their range and may still react."""
    c = s.components
    ready = c.reacting & c.side_mask[side] & s.standing & ~(s.reacted | done_units(s))
    found = 0
    for place in {s.place[unit] for unit in places_of(units & s.standing)} if ready else ():
        for reach, having in _ranges(c):
            if having & ready:
                for near in places_of(c.map.near(place, reach) & s.occupied[side]):
                    found |= s.at[near] & having & ready
    return found


@implements("SR-9.9a")
def might_react_to(s: SalernoState, side: int, units: int, apart: int = 0) -> bool:
    """Whether a side, some of its units apart, might react to some units, for all the enemy knows: he may not know who
    lies hidden near them."""
    if reactors(s, side, units) & ~apart:
        return True
    if not s.options.fog_of_war:
        return False
    c = s.components
    for place in {s.place[unit] for unit in places_of(units & s.standing)}:
        for reach, having in _ranges(c):
            near = c.map.near(place, reach) & s.occupied[side]
            if near and might_stand_in(s, having & ~apart, near, side):
                return True
    return False


@implements("SR-13a", "SR-13b", "SR-13c", "SR-13h", "SR-15h")
class ReactionWindow(Window[SalernoState], frozen=True, kw_only=True):
    """Enemy units have ended a move: those in whose range they are may move, one or a stack after the other. It is also
    the phase on which the march of who reacts lies."""

    rule = "SR-13a"
    under = ("UnitMarch", "Advance", "ReactionWindow")
    shown_as = "UnitMarch Advance"

    units: Units
    """Who has moved."""
    put_back: Units = 0
    stayed: Units = 0
    """Who has been taken in hand and has stayed: they do not react to this move any more."""
    vacated: Hexes = 0
    """The hex that who reacted last has left."""

    @property
    def taken_in_hand(self) -> int:
        """The units that have been shown, even if they have not moved."""
        return self.put_back | self.stayed

    @implements("SR-13c")
    def movers(self, s: SalernoState) -> int:
        return reactors(s, self.queue[0].side, self.units) & ~self.stayed

    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        return might_react_to(s, asked.side, self.units, self.stayed)

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        react = s.components.vocabulary.each(VERB)
        return [react[unit] for unit in places_of(self.movers(s))]

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        places = {s.place[unit] for unit in places_of(self.units & s.standing)}
        return {"hexes": [s.place_ids[place] for place in sorted(places)]}

    @implements("SR-8g")
    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch

        unit = action.args[0]
        s.push(UnitMarch(side=asked.side, group=1 << unit, kept=bool(self.put_back >> unit & 1), reacting=True))
        may_fire_first(s, asked.side, 1 << s.place[unit])

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != VERB:
            return s.refusals.order(self, action)
        unit = action.args[0]
        if self.movers(s) >> unit & 1:
            return None
        return s.refusals.piece(s, unit, asked.side) or self._refuse_unit(s, unit)

    def _refuse_unit(self, s: SalernoState, unit: int) -> Refusal:
        if s.reacted >> unit & 1:
            return s.refuse("SR-13d", "reacted", unit=unit)
        if done_units(s) >> unit & 1:
            return s.refuse("SR-13g", "end-ops", unit=unit)
        if self.stayed >> unit & 1:
            return s.refuse("SR-13c", "stayed", unit=unit)
        return s.refuse("SR-13a", "no-reaction", unit=unit)

    @implements("SR-13.1a", "SR-12f")
    def run(self, s: SalernoState) -> None:
        """If a hex has been vacated, the movers may advance into it before anybody else reacts; not where a rearguard
        has stayed."""
        side = 1 - self.queue[0].side
        free = self.vacated & ~(s.occupied[1 - side] | (s.rearguards if side == ALLIED else 0))
        if self.vacated:
            s.replace(replace(self, vacated=0))
        if free:
            s.push(Pursuit(side, places_of(free)[0], self.units))
        elif not self.vacated:
            super().run(s)


@implements("SR-13.1a")
class Pursuit(AdvanceChoice[SalernoState], frozen=True):
    """Units that have moved beside an enemy go into the hex he has left by Reaction, whatever movement points they have
    left; then they are done. It is a move to which others may react."""

    rule = "SR-13.1a"
    under = ("ReactionWindow",)
    shown_as = "UnitMarch Advance"
    refused_as = "cannot-pursue"
    attacking = None

    side: Side
    hex: Hex
    units: Units

    def target(self) -> int:
        return self.hex

    def able(self, s: SalernoState) -> list[int]:
        near = s.components.map.board.adjacent[self.hex]
        return [
            unit
            for unit in places_of(self.units & s.standing & ~done_units(s))
            if near >> s.place[unit] & 1
            and has_room(s, self.side, 1 << unit, self.hex)
            and can_enter(s, 1 << unit, s.place[unit], self.hex)
        ]

    def take(self, s: SalernoState, candidate: int) -> None:
        super().take(s, candidate)
        part_with(s, 1 << candidate)
        check_entry(s, self.hex)

    def finish(self, s: SalernoState) -> None:
        from sirocco.games.salerno_rome.rules.sequence.windows import after_entry, after_move

        s.pop()
        advanced = self.units & s.at[self.hex]
        if advanced:
            s.end_ops |= advanced
            s.moved |= advanced
            window: ReactionWindow = s.stack[-1]
            s.replace(replace(window, units=window.units & ~advanced))
            after_move(s, self.side, advanced)
            after_entry(s, self.side, advanced, self.hex)
