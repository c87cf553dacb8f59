"""Rule 12, Rearguards: Axis markers that hinder, are set down anew each impulse, and are attacked in their own way."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.components.terrain import Mover
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.retreat import way_home
from sirocco.games.salerno_rome.rules.movement.ground import costs_now
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.explain import Odds
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_SEVERAL, SingleChoice
from sirocco.mechanics.kinds import Hexes, Side

RETREAT = 3
"""Hexes that a rearguard falls back."""


@implements("SR-12a", "SR-12e", "SR-12g")
def ready_rearguards(s: SalernoState) -> None:
    """In each programming all that are not on the map can be set down, those eliminated included."""
    if in_force(s, "rearguards"):
        s.rearguards_left = s.components.scene.rearguards - s.rearguards.bit_count()
    else:
        s.rearguards_left = 0


@implements("SR-12a", "SR-12e")
class RearguardDeployment(SingleChoice[SalernoState], frozen=True):
    """The Axis sets rearguards down, one to a hex, and first takes up those it wants elsewhere."""

    rule = "SR-12e"
    under = ("Programming",)
    verb = "rearguard"
    refused_as = "no-rearguard-there"
    optional = True
    question = ("side", "number")

    side: Side = AXIS
    placed: Hexes = 0
    taken_up: Hexes = 0

    def candidates(self, s: SalernoState) -> list[int]:
        """Hexes with one that was there before, and supplied ones with neither a rearguard nor an enemy beside them."""
        if not in_force(s, "rearguards"):
            return []
        found = s.rearguards & ~self.placed
        if s.rearguards_left:
            found |= rearguard_hexes(s) & ~(s.rearguards | self.taken_up)
        return list(places_of(found))

    def take(self, s: SalernoState, candidate: int) -> None:
        bit = 1 << candidate
        if s.rearguards & bit:
            s.rearguards_left += 1
            s.replace(replace(self, taken_up=self.taken_up | bit))
        else:
            s.rearguards_left -= 1
            s.replace(replace(self, placed=self.placed | bit))
        s.rearguards ^= bit
        s.report("rearguard", hex=candidate, placed=bool(s.rearguards & bit))

    def refuse_candidate(self, s: SalernoState, candidate: int) -> Refusal:
        if not in_force(s, "rearguards") or not s.rearguards_left:
            return s.refuse("SR-12a", "no-rearguard-left")
        return super().refuse_candidate(s, candidate)

    def asked(self, s: SalernoState, word: str) -> int:
        return s.rearguards_left if word == "number" else self.side


@implements("SR-12e")
def rearguard_hexes(s: SalernoState) -> int:
    """Supplied hexes without Allied units there or beside."""
    c = s.components
    supplied = Cover(s, AXIS).hexes(c.terminals["axis"], Mover.FOOT)
    return supplied & c.area & ~(s.occupied[ALLIED] | s.zone[ALLIED])


@implements("SR-12f", "SR-12g")
def is_lone_rearguard(s: SalernoState, side: int, place: int) -> bool:
    """Whether an attack of a side on a hex meets nothing but a rearguard."""
    return side == ALLIED and bool((s.rearguards & ~s.occupied[AXIS]) >> place & 1)


@implements("SR-12g")
def rearguard_odds(s: SalernoState, place: int) -> Odds:
    chances = s.components.rearguard.chances(0)
    given = message("given-rearguard", hex=s.place_ids[place])
    return odds_of(chances, given, lambda result: message(f"outcome-rearguard-{result}"))


@implements("SR-12i")
def lose_rearguard(s: SalernoState, place: int) -> None:
    """A result against the units in its hex, or a die against itself, eliminates it until the next impulse."""
    if s.rearguards >> place & 1:
        s.rearguards &= ~(1 << place)
        s.report("rearguardLost", hex=place)


def refuges(s: SalernoState, start: int) -> list[int]:
    """Where a rearguard can fall back to: three hexes on, past no enemy, nearer to its terminals if it can."""
    table, far = costs_now(s, Mover.FOOT), way_home(s, AXIS)
    closed = s.occupied[ALLIED] | s.components.outside
    reached, ring = {start}, {start}
    for _ in range(RETREAT):
        ring = {b for a in ring for b, _ in table[a] if b not in reached and not closed >> b & 1}
        reached |= ring
    free = sorted(place for place in ring if not s.rearguards >> place & 1)
    nearer = [place for place in free if far[place] < far[start]]
    return nearer or free


@implements("SR-12g", "SR-12j")
class RearguardRetreat(SingleChoice[SalernoState], frozen=True):
    """Its owner says where it falls back to; if it can go nowhere it is eliminated."""

    rule = "SR-12g"
    under = ("Advance",)
    shown_as = "Retreat"
    verb = "retreat"
    asks = IF_SEVERAL
    refused_as = "no-retreat-there"
    question = ("side", "hex")

    battle: Battle
    side: Side = AXIS

    def candidates(self, s: SalernoState) -> list[int]:
        return refuges(s, self.battle.target)

    def take(self, s: SalernoState, candidate: int) -> None:
        origin = self.battle.target
        s.pop()
        s.rearguards ^= 1 << origin | 1 << candidate
        s.report("rearguardRetreated", origin=origin, to=candidate)

    def finish(self, s: SalernoState) -> None:
        lose_rearguard(s, self.battle.target)
        s.pop()
