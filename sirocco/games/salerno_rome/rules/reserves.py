"""Rule 15, Reserves: units are put under a marker in step A of an operation, and act in step D of their own side's or
of the enemy's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import places_of, union_at
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.window_kinds import RESERVES
from sirocco.games.salerno_rome.rules.artillery.bombardment import MayFire
from sirocco.games.salerno_rome.rules.combat.combat import Combat, attackers
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.operations.independent_units import bonus_units, refuse_bonus, take_bonus
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import (
    EmergencyGroup,
    group_hexes,
    payable_armies,
    refuse_group,
)
from sirocco.games.salerno_rome.rules.sequence.impulses import done_units, end_operations
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Between
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.standing import Windows
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.choices import Choice, SingleChoice
from sirocco.mechanics.kinds import Hexes, Side, Units
from sirocco.mechanics.windows import Asked, MovesUnderWindows, Window

Parts = Sequence[Step[SalernoState] | Callable[[SalernoState], None]]


# Who is in Reserve.


def units_in_reserve(s: SalernoState, side: int) -> int:
    """Mask of the units under a side's markers that have not just come there."""
    return union_at(s.at, s.reserves[side]) & s.components.side_mask[side] & ~s.moved


@implements("SR-15b")
def markers_left(s: SalernoState, side: int) -> int:
    return s.components.scene.reserves[SIDES[side]] - s.reserves[side].bit_count()


@implements("SR-15a", "SR-9.5k", "SR-8e")
def reserve_hexes(s: SalernoState, side: int) -> int:
    """Where units that operate could be put in Reserve: not beside the enemy, and not after a landing."""
    units = s.operating & s.standing & ~(done_units(s) | s.landed | s.moved)
    found = 0
    for unit in places_of(units):
        found |= 1 << s.place[unit]
    return found & ~(s.zone[1 - side] | s.reserves[side])


@implements("SR-15d", "SR-15g", "SR-8c", "SR-8e")
def usable_reserves(s: SalernoState, side: int) -> int:
    """The hexes in Reserve that can act: with anybody who has neither END OPS nor acted so before in this impulse."""
    if not s.reserves[side]:
        return 0
    barred = s.end_ops if s.options.reserves_act_again else done_units(s)
    able, found = s.components.side_mask[side] & ~barred, 0
    for place in places_of(s.reserves[side]):
        if s.at[place] & able:
            found |= 1 << place
    return found


# Step A.


@implements("SR-15a", "SR-15b", "SR-15c", "SR-9.1b", "SR-9.2f")
class ReserveDesignation(Choice[SalernoState], frozen=True):
    """Step A: hexes with units that operate are put in Reserve, or out of it; units may join the operation as its bonus
    for this, too."""

    rule = "SR-15a"
    under = ("Operation", "GroupOperation")
    verbs = ("reserve", "bonus")
    optional = True
    question = ("side",)

    side: Side
    placed: Hexes = 0
    given_up: Hexes = 0

    def _hexes(self, s: SalernoState) -> int:
        found = s.reserves[self.side] & ~self.placed
        return found | reserve_hexes(s, self.side) & ~self.given_up if markers_left(s, self.side) > 0 else found

    def options(self, s: SalernoState) -> list[Action]:
        naming = s.components.vocabulary.naming
        found = naming("reserve", places_of(self._hexes(s)))
        return found + naming("bonus", places_of(bonus_units(s, self.side)))

    def choose(self, s: SalernoState, action: Action) -> None:
        if action.verb == "bonus":
            take_bonus(s, action.args[0])
            return
        place = action.args[0]
        given_up = bool(s.reserves[self.side] >> place & 1)
        s.reserves[self.side] ^= 1 << place
        s.report("reserve", side=self.side, hex=place, givenUp=given_up)
        if given_up:
            s.replace(replace(self, given_up=self.given_up | 1 << place))
        else:
            s.replace(replace(self, placed=self.placed | 1 << place))

    def refuse_option(self, s: SalernoState, action: Action) -> Refusal | None:
        if action.verb == "bonus":
            return refuse_bonus(s, self.side, action.args[0])
        place = action.args[0]
        if self._hexes(s) >> place & 1:
            return None
        if place >= len(s.at) or not s.at[place] & s.operating:
            return s.refuse("SR-15a", "nobody-for-reserve", hex=place)
        if s.zone[1 - self.side] >> place & 1:
            return s.refuse("SR-15a", "reserve-near-enemy", hex=place)
        if markers_left(s, self.side) <= 0:
            return s.refuse("SR-15b", "no-marker-left")
        if s.at[place] & s.landed and not s.at[place] & s.operating & ~s.landed:
            return s.refuse("SR-9.5k", "landed-not-reserve", hex=place)
        return s.refuse("SR-15a", "nobody-for-reserve", hex=place)


# Step D.


@implements("SR-15d", "SR-15e", "SR-15.1a", "SR-15.2a")
class ReserveOperation(Stages[SalernoState], frozen=True, kw_only=True):
    """Units in Reserve move and fight; so does a Task Force that intervenes in the enemy's segment."""

    rule = "SR-15.1a"
    under = ("ReserveStep", "ReserveWindow")
    stages = 3
    leads_to = ("Movement", "Combat")

    side: Side
    units: Units

    def begin(self, s: SalernoState) -> None:
        if s.options.reserves_act_again:
            s.reserve_done &= ~self.units
        s.operating = self.units & s.standing & ~done_units(s)
        s.moved = s.bonus_left = 0

    def parts(self, s: SalernoState) -> Parts:
        return _parts_of_reserve(self.side)

    def end(self, s: SalernoState) -> None:
        close_operation(s, self.side)


@cache
def _parts_of_reserve(side: int) -> Parts:
    return (Movement(side=side), partial(end_idle_operations, side=side), Combat(side))


@implements("SR-11f", "SR-15e")
def end_idle_operations(s: SalernoState, side: int) -> None:
    """After movement who can attack nobody is done, unless in Reserve."""
    idle = s.operating & s.standing & ~units_in_reserve(s, side)
    end_operations(s, side, idle & ~attackers(s, side, idle))


@implements("SR-8c", "SR-15d", "SR-15e")
def close_operation(s: SalernoState, side: int) -> None:
    """All that operated are done, but those that have stayed in Reserve."""
    acted = s.operating & s.standing & ~units_in_reserve(s, side)
    end_operations(s, side, acted)
    s.operated |= s.operating
    s.operating = s.bonus_left = s.moved = 0


@implements("SR-15.1a", "SR-15.2a", "SR-15.2b", "SR-15.2c")
class ReserveStep(MayFire, MovesUnderWindows, SingleChoice[SalernoState], frozen=True):
    """Step D: the active side commits a hex in Reserve, then the other may commit one, and so on; when the active side
    has no more the other may go on alone."""

    rule = "SR-15.1a"
    under = ("Operation", "GroupOperation", "DropOperation", "LandingOperation", "FormationChoice")
    leads_to = ("ReserveOperation",)
    verb = "commit"
    refused_as = "cannot-commit"
    refused_by = "SR-15d"
    optional = True
    question = ("side",)

    side: Side
    used: Hexes = 0
    """What has been committed in this step."""
    point: Annotated[int, Between(0, 3)] = 0
    """0: the active side decides, 1: the other may answer, 2: it may go on alone, 3: all is done."""
    declined: tuple[Windows, ...] = ()
    stopped: bool = False

    def candidates(self, s: SalernoState) -> list[int]:
        return list(places_of(usable_reserves(s, self.side) & ~self.used)) if self.point == 0 else []

    def take(self, s: SalernoState, candidate: int) -> None:
        s.replace(replace(self, used=self.used | 1 << candidate, point=1))
        commit(s, self.side, candidate)

    def finish(self, s: SalernoState) -> None:
        if self.point == 3:
            s.pop()
        elif self.point == 0:
            s.replace(replace(self, point=2))
        else:
            once = self.point == 1
            s.replace(replace(self, point=0 if once else 3))
            s.push(ReserveWindow(queue=(Asked(1 - self.side, RESERVES),), once=once))


def commit(s: SalernoState, side: int, place: int) -> None:
    """Let the units of a hex in Reserve operate."""
    units = s.at[place] & s.components.side_mask[side]
    s.report("committed", side=side, hex=place)
    s.push(ReserveOperation(side=side, units=units))


@implements("SR-15.2a", "SR-15.2c", "SR-9.3a", "SR-8f")
class ReserveWindow(Window[SalernoState], frozen=True, kw_only=True):
    """The side that is not active commits a hex in Reserve, `once` or as often as it can; where it may, it plays its
    Task Force instead."""

    rule = "SR-15.2a"
    under = ("ReserveStep",)
    shown_as = "ReserveStep"

    once: bool
    used: Hexes = 0

    def _hexes(self, s: SalernoState, side: int) -> int:
        return usable_reserves(s, side) & ~self.used

    @implements("SR-9.9a")
    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        """For all the enemy knows: who lies hidden may have END OPS or not, and be of another army."""
        side = asked.side
        if self._hexes(s, side) or group_hexes(s, side):
            return True
        reserves = hidden_units(s, side, s.reserves[side] & ~self.used)
        return bool(reserves) or (bool(payable_armies(s, side)) and bool(hidden_units(s, side)))

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        words = s.components.vocabulary
        each, group = words.each("commit"), words.each("group")
        found = [each[place] for place in places_of(self._hexes(s, asked.side))]
        return found + [group[place] for place in group_hexes(s, asked.side)]

    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        place = action.args[0]
        used = self.used | 1 << place if action.verb == "commit" else self.used
        s.replace(replace(self, asking=False, at=self.at + self.once, used=used))
        if action.verb == "commit":
            commit(s, asked.side, place)
        else:
            s.push(EmergencyGroup(asked.side, place))

    def operate(self, s: SalernoState, side: int, units: int) -> None:
        """A Task Force has been named."""
        s.push(ReserveOperation(side=side, units=units))

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb == "group":
            return refuse_group(s, asked.side, action.args[0])
        if action.verb != "commit":
            return s.refusals.order(self, action)
        place = action.args[0]
        if self._hexes(s, asked.side) >> place & 1:
            return None
        return s.refuse("SR-15d", "cannot-commit", hex=place)
