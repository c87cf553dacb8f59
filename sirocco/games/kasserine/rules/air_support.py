"""Chapter 10, Air support: fighter-bombers over the hexes about to be attacked."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.rules.combat.battle import hexes_with
from sirocco.games.kasserine.rules.night import ready_units
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.attacks import struck_by
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side


@implements("K-air-07", "K-air-08", "K-air-09")
def aircraft_left(s: KasserineState, side: int) -> int:
    """The aircraft a side may still use today, in whichever move by day it likes."""
    return s.components.aircraft[side] + s.aircraft_saved[side] - s.aircraft_used[side]


@implements("K-air-01", "K-air-02", "K-air-03", "K-air-04", "K-air-10", "K-cmd-04", "K-wx-05")
def hexes_to_support(s: KasserineState, side: int) -> int:
    """Mask of the hexes on which a side may place an aircraft: enemies that a unit under an army's headquarters may
    attack, by day and if the weather lets it fly; one on a hex."""
    if s.night or not s.flying or not s.components.limits.aircraft:
        return 0
    led = places_of(ready_units(s, side) & s.under_army)
    return hexes_with(s, 1 - side, struck_by(s, led, s.components.contact)) & ~s.aircraft_at


@implements("K-bad-06")
def refuse_aircraft(s: KasserineState, side: int, place: int) -> Refusal | None:
    """Why a side may not place an aircraft over a hex, or None."""
    c = s.components
    if s.night:
        return s.refuse("K-air-03", "no-air-at-night")
    if not s.flying:
        return s.refuse("K-air-03", "no-air-in-storm")
    if aircraft_left(s, side) <= 0:
        return s.refuse("K-air-07", "no-aircraft-left", side=side)
    if place >= c.map.open or not s.fighters(place, 1 - side):
        return s.refuse("K-air-04", "no-enemy", hex=place)
    if s.aircraft_at >> place & 1:
        return s.refuse("K-air-10", "aircraft-there", hex=place)
    if hexes_to_support(s, side) >> place & 1:
        return None
    ready = mask_of([unit for unit in places_of(ready_units(s, side)) if c.contact[place] >> s.place[unit] & 1])
    return s.refuse("K-air-02" if ready else "K-air-01", "no-army-control" if ready else "nobody-attacks", hex=place)


@implements("K-air-01", "K-air-06", "K-air-08", "K-air-11")
class AirSupport(SingleChoice[KasserineState], frozen=True):
    """The attacker places aircraft, as many as he has left for the day and likes."""

    rule = "K-air-01"
    under = ("Half",)
    verb = "air"
    optional = True
    question = ("side", "left")

    side: Side

    def candidates(self, s: KasserineState) -> list[int]:
        return list(places_of(hexes_to_support(s, self.side))) if aircraft_left(s, self.side) > 0 else []

    def take(self, s: KasserineState, candidate: int) -> None:
        s.aircraft_at |= 1 << candidate
        s.aircraft_used[self.side] += 1
        s.report("aircraft", side=self.side, hex=candidate, left=aircraft_left(s, self.side))

    def refuse_candidate(self, s: KasserineState, candidate: int) -> Refusal:
        return refuse_aircraft(s, self.side, candidate) or super().refuse_candidate(s, candidate)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        """What the aircraft adds to the attack on the hex."""
        if action.verb != self.verb:
            return None
        term = s.term("aircraft", s.components.limits.support, "K-air-05", hex=action.args[0])
        return Explanation((Breakdown(message("sum-air"), (term,)),))

    def asked(self, s: KasserineState, word: str) -> object:
        return aircraft_left(s, self.side) if word == "left" else super().asked(s, word)
