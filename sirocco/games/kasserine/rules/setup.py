"""Set-up: supply units and headquarters lie where they begin, then both sides place their combat units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.scenarios import Start
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.rules.sequence import Day
from sirocco.games.kasserine.rules.stacking import fits
from sirocco.games.kasserine.rules.state import COMING, UNPLACED, KasserineState, empty_state
from sirocco.games.kasserine.rules.terrain import entry_cost
from sirocco.kernel.action import Action
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side

PLACE, AUTOMATIC = "place", "automatic"
OPTION_NAMES = {field.encode_name: field.name for field in msgspec.structs.fields(Options)}


def set_up(components: Kasserine, options: Options, dice: Dice) -> KasserineState:
    """The set-up for one game: chance has no part in it, so it is laid out once and copied."""
    s = laid_out(components, options).clone()
    s.dice = dice
    return s


@lru_cache(maxsize=16)
@implements("K-set-01", "K-set-02", "K-set-03", "K-set-07", "K-set-08", "K-set-09", "K-set-11", "K-set-13", "K-comp-02")
def laid_out(c: Kasserine, options: Options) -> KasserineState:
    """Mobile supply units, fixed ones, headquarters; then the combat units, which their owners place."""
    s = empty_state(c, options, Dice.seeded(""))
    starts = [start for start in c.starts if is_in_play(start, options)]
    standing = [pair for start in starts for pair in start.fixed]
    for unit, place in sorted(standing, key=lambda pair: not c.urfs >> pair[0] & 1):
        s.put(unit, place)
    for unit, place in c.fixed:
        s.put(unit, place)
    for start in starts:
        _wait(s, start)
    for arrivals in c.arrivals.values():
        for arrival in arrivals:
            for unit in places_of(arrival.units):
                s.place[unit] = COMING
    s.stack += [Day(), SetUp()]
    if options.automatic_set_up:
        s.pop()
        for side in (c.sides.index(c.scene.sets_up_first), 1 - c.sides.index(c.scene.sets_up_first)):
            place_the_rest(s, side)
    s.log = None
    return s


def _wait(s: KasserineState, start: Start) -> None:
    for unit in places_of(start.units):
        s.place[unit] = UNPLACED


def is_in_play(start: Start, options: Options) -> bool:
    """Whether a start is played with: some are only with an option."""
    return start.option is None or bool(getattr(options, OPTION_NAMES[start.option]))


@implements("K-set-10", "K-set-13", "K-bad-10")
class SetUp(Stages[KasserineState], frozen=True, kw_only=True):
    """One side places all its combat units, then the other."""

    rule = "K-set-10"
    under = ("Day",)
    stages = 2
    leads_to = ("Placement",)

    def parts(self, s: KasserineState) -> Sequence[Step[KasserineState]]:
        first = SIDES.index(s.components.scene.sets_up_first)
        return Placement(first), Placement(1 - first)


@implements("K-set-04", "K-set-05", "K-set-06", "K-set-12", "K-set-14")
def hexes_to_begin_in(s: KasserineState, unit: int) -> list[int]:
    """Where a unit can begin: the start hexes of its formation and those next to them, with room, without enemies and
    not closed to it; if none is left, the nearest beyond."""
    c = s.components
    start = next(start for start in c.starts if start.units >> unit & 1)
    zone = start.zone
    while True:
        found = [place for place in places_of(zone) if can_begin(s, start.side, unit, place)]
        if found or zone == c.everywhere:
            return found
        for place in places_of(zone):
            zone |= c.contact[place]


@implements("K-set-12", "K-set-14", "K-ter-08")
def can_begin(s: KasserineState, side: int, unit: int, place: int) -> bool:
    if s.occupied[1 - side] >> place & 1 or entry_cost(s, unit, place) is None:
        return False
    return fits(s, side, 1 << unit, place)


def unplaced(s: KasserineState, side: int) -> list[int]:
    """The units of a side that are not on the map yet."""
    return [unit for unit in s.components.units_of[side] if s.place[unit] == UNPLACED]


def place_the_rest(s: KasserineState, side: int) -> None:
    """The program places what is left: those who find the fewest hexes first, each where fewest of its side stand, then
    where its defence is multiplied, then in the first hex."""
    costs = s.components.tunisia.costs
    on_foot = [unit for unit in unplaced(s, side) if s.components.movers[unit][0] == Mover.FOOT]
    for unit in [*on_foot, *(unit for unit in unplaced(s, side) if unit not in on_foot)]:
        place = min(
            hexes_to_begin_in(s, unit),
            key=lambda place: (s.fighters(place, side).bit_count(), -costs.defence(place), place),
        )
        s.put(unit, place)
        s.report("setUp", unit=unit, hex=place)


@implements("K-set-04", "K-set-05", "K-set-10", "K-set-12", "K-set-14", "K-bad-10")
class Placement(Choice[KasserineState], frozen=True):
    """A side places its combat units one by one; `automatic` leaves the rest to the program."""

    rule = "K-set-05"
    under = ("SetUp",)
    verbs = (PLACE, AUTOMATIC)
    question = ("side",)

    side: Side

    def options(self, s: KasserineState) -> list[Action]:
        words, waiting = s.components.vocabulary, unplaced(s, self.side)
        found = [words.action(PLACE, unit, place) for unit in waiting for place in hexes_to_begin_in(s, unit)]
        if waiting:
            found.append(words.bare[AUTOMATIC])
        return found

    def choose(self, s: KasserineState, action: Action) -> None:
        if action.verb == AUTOMATIC:
            place_the_rest(s, self.side)
            return
        unit, place = action.args
        s.put(unit, place)
        s.report("setUp", unit=unit, hex=place)

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        unit = action.args[0]
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        if s.place[unit] != UNPLACED:
            return s.refuse("K-set-05", "not-to-be-placed", unit=unit)
        if len(action.args) == 1:
            return s.refuse("K-set-04", "name-a-hex", unit=unit)
        place = action.args[1]
        if place < s.components.map.open and s.occupied[1 - self.side] >> place & 1:
            return s.refuse("K-set-14", "enemy-there", hex=place)
        if place < s.components.map.open and not fits(s, self.side, 1 << unit, place):
            return s.refuse("K-set-12", "full", hex=place)
        return s.refuse("K-set-04", "not-in-start-hexes", unit=unit, hex=place)
