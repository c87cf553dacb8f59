"""Set-up: supply units and headquarters lie where they begin, then both sides place their combat units."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.scenarios import Start
from sirocco.games.kasserine.rules.deployment import SetUp, is_in_play, place_the_rest
from sirocco.games.kasserine.rules.sequence import Day
from sirocco.games.kasserine.rules.state import COMING, UNPLACED, KasserineState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements


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
