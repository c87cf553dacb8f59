"""Rule 21, Case Foggia (optional): the capture of Foggia may bring two divisions from the north, and answers to them.

`foggia` in the state counts: 0, no coin has been thrown; 1, it has, and nothing is under way; more, one less than the
impulses until the divisions come.
"""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS_OF
from sirocco.games.salerno_rome.rules.activation_points import CASE_POINTS
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.reinforcements.departures import leave
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import put_in_command
from sirocco.games.salerno_rome.rules.replacements import FreeRecovery
from sirocco.games.salerno_rome.rules.scenarios.places_held import controls
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side

FOGGIA = "Foggia"
LAST_TURN = 3
"""The coin is thrown up to this turn."""
TAILS = 4
"""A die from this number on is tails."""
THROWN = 1
BROUGHT_FORWARD = (3, 4)
"""The turns of the divisions of which one may come early."""
COMES, LEAVES, DELAY = "foggia-in", "foggia-out", "foggia-delay"


@implements("SR-21a")
def throw_coin(s: SalernoState) -> None:
    """At the end of the impulse in which the Allied side has taken Foggia for the first time."""
    if s.foggia or s.turn > LAST_TURN or not in_force(s, "case_foggia") or not controls(s, ALLIED, FOGGIA):
        return
    die = s.dice.roll()
    s.foggia = THROWN
    s.report("coin", die=die, tails=die >= TAILS)
    if die >= TAILS:
        s.foggia = THROWN + s.components.event_rows[COMES].impulses
        answer(s)


@implements("SR-21f", "SR-21g")
def answer(s: SalernoState) -> None:
    """The Allied side recovers as many steps as a die shows, and may bring a division forward."""
    steps = s.dice.roll()
    s.report("answer", die=steps)
    s.push(BroughtForward(ALLIED))
    s.push(FreeRecovery(ALLIED, steps, anybody=True))


@implements("SR-21b", "SR-21c", "SR-21d")
def follow_foggia(s: SalernoState) -> None:
    """At the start of an impulse: who holds Foggia from the beginning has not taken it; the divisions come nearer, and
    with them the points of the turn; at the start of turn 5 they leave."""
    if s.foggia == 0 and (s.turn, s.impulse) == (s.components.scene.first, 1) and controls(s, ALLIED, FOGGIA):
        s.foggia = THROWN
    if s.foggia > THROWN:
        s.foggia -= 1
        if s.foggia == THROWN and s.turn < s.components.event_rows[LEAVES].turn:
            _come(s)
    if s.foggia_divisions and s.turn >= s.components.event_rows[LEAVES].turn:
        _leave(s)


def _come(s: SalernoState) -> None:
    s.foggia_divisions = True
    s.points[POOLS_OF[AXIS][0]] += CASE_POINTS
    for group in s.components.events[COMES].groups:
        put_in_command(s, group.headquarters, group.artillery)
        for unit in places_of(group.units):
            s.place[unit] = SCHEDULED
    s.report("foggiaDivisions", arrive=True)


def _leave(s: SalernoState) -> None:
    """For good, from the map and the Box."""
    s.foggia_divisions = False
    leave(s, s.components.events[LEAVES])
    s.report("foggiaDivisions", arrive=False)


@implements("SR-21e")
def withdrawal_turns_later(s: SalernoState, formation: int) -> int:
    """How many turns later than its card a formation may leave: two, for the airborne divisions, if the coin showed
    tails."""
    row = s.components.event_rows[DELAY]
    threatened = s.foggia > THROWN or s.foggia_divisions
    return row.turns if threatened and s.components.formation_ids[formation] in row.delayed else 0


@implements("SR-21f")
class BroughtForward(SingleChoice[SalernoState], frozen=True):
    """One division whose card is of turn 3 or 4 may come now."""

    rule = "SR-21f"
    under = ("Impulse",)
    shown_as = "Recovery"
    verb = "formation"
    optional = True
    refused_as = "not-to-come"
    question = ("side",)

    side: Side

    def candidates(self, s: SalernoState) -> list[int]:
        c = s.components
        coming = 0
        for (owner, turn, impulse), arrival in c.arrivals.items():
            if owner == self.side and turn in BROUGHT_FORWARD and (turn, impulse) > (s.turn, s.impulse):
                coming |= sum(group.headquarters for group in arrival.groups)
        return [division for division in places_of(coming) if division < len(s.corps_of)]

    def take(self, s: SalernoState, candidate: int) -> None:
        s.early |= 1 << candidate
        s.report("broughtForward", formation=candidate)
        s.pop()
