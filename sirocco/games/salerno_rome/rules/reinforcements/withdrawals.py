"""Rule 18.1: what the cards call away leaves the game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.entries import Arrival
from sirocco.games.salerno_rome.rules.case_foggia import DELAY, withdrawal_turns_later
from sirocco.games.salerno_rome.rules.operations.case_richard import is_too_late
from sirocco.games.salerno_rome.rules.reinforcements.departures import leave
from sirocco.games.salerno_rome.rules.state import OUT, SCHEDULED, SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side


@implements("SR-18.1a", "SR-18.1e", "SR-9.5.2a", "SR-22.5b")
def called_away(s: SalernoState) -> Iterator[Arrival]:
    """The cards of this turn: those of its first impulse, and without a landing the one that names the CEF. What is
    called away is away already the second time. Scenarios that use no cards call nobody away."""
    c = s.components
    for (_, turn, impulse), arrival in c.arrivals.items():
        if (turn, impulse) == (s.turn, s.impulse):
            yield arrival
    if is_too_late(s):
        yield c.events["no-landing-out"]


@implements("SR-5c", "SR-18.1a", "SR-21e")
def withdraw_formations(s: SalernoState) -> None:
    """In the Reinforcement Phase, before anybody comes; and those whose delay has ended."""
    for arrival in called_away(s):
        going = without(s, arrival, s.delayed)
        exchange(s, going)
        leave(s, going)
    later = s.components.event_rows[DELAY].turns
    for (_, turn, impulse), arrival in s.components.arrivals.items():
        if s.delayed & arrival.leaves and (turn + later, impulse) == (s.turn, s.impulse):
            staying = arrival.leaves & ~s.delayed
            s.delayed &= ~arrival.leaves
            going = without(s, arrival, staying)
            exchange(s, going)
            leave(s, going)


@implements("SR-21e")
def without(s: SalernoState, arrival: Arrival, staying: int) -> Arrival:
    """What a card calls away but some formations and their units, whose places nobody takes."""
    units = sum(s.components.members[formation] for formation in places_of(staying & arrival.leaves))
    if not units:
        return arrival
    return replace(
        arrival,
        leaves=arrival.leaves & ~staying,
        departs=arrival.departs & ~units,
        independent=arrival.independent & ~units,
        exchanges=tuple(pair for pair in arrival.exchanges if not units >> pair[1] & 1),
    )


@implements("SR-21e")
class Delay(SingleChoice[SalernoState], frozen=True):
    """The Allied side may let airborne divisions leave later than their card, if Case Foggia has brought divisions."""

    rule = "SR-21e"
    under = ("Impulse",)
    verb = "formation"
    optional = True
    refused_as = "not-to-be-delayed"
    question = ("side",)

    side: Side

    def candidates(self, s: SalernoState) -> list[int]:
        if not s.foggia:
            return []
        called = 0
        for arrival in called_away(s):
            called |= arrival.leaves
        found = (f for f in places_of(called & ~s.delayed) if s.army_of[f] >= 0)
        return [formation for formation in found if withdrawal_turns_later(s, formation)]

    def take(self, s: SalernoState, candidate: int) -> None:
        s.delayed |= 1 << candidate
        s.report("delayed", formation=candidate)


@implements("SR-18.1d")
def exchange(s: SalernoState, arrival: Arrival) -> None:
    """A piece takes the place of another, with its losses."""
    for enters, leaves in arrival.exchanges:
        if s.place[enters] not in (OUT, SCHEDULED) or s.place[leaves] == OUT:
            continue
        place = s.place[leaves]
        reduced = s.reduced >> leaves & 1
        s.take_off(leaves, OUT)
        s.reduced &= ~(1 << leaves)
        if place >= 0:
            s.put(enters, place)
        else:
            s.take_off(enters, place)
        if reduced and s.components.steps[enters] == 2:
            s.reduced |= 1 << enters
        s.report("replaced", unit=enters, units=s.names([leaves]))
