"""Rule 9.5.5, the naval units: artillery at sea, while the initial depots or those of the major landing are there."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.kinds import Artillery
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import PairChoice
from sirocco.mechanics.kinds import Hex, Side

FROM_DEPOT = 4
FROM_LANDING = 2
LIGHT = 3
"""Fire factor of the ship that may join a minor landing."""


@implements("SR-9.5.5b", "SR-9.5.5e")
def ships_serve(s: SalernoState) -> bool:
    """A depot of a minor landing alone does not bring them back."""
    return bool(s.depots) and (not s.naples or s.major_landing > 0 or s.options.ships_with_any_depot)


def waters_near(s: SalernoState, places: int, distance: int) -> int:
    """The waters no further than that from some hexes."""
    c = s.components
    key = ("waters", places, distance)
    known: int | None = c.memo.get(key)
    if known is None:
        known = c.memo[key] = _waters_near(s, list(places_of(places)), distance)
    return known


def _waters_near(s: SalernoState, ends: list[int], distance: int) -> int:
    c = s.components
    near = (w for w in places_of(c.italy.waters) if any(c.map.distance(end, w) <= distance for end in ends))
    return sum(1 << water for water in near)


@implements("SR-9.5.5c")
def ship_hexes(s: SalernoState) -> int:
    """Where ships may stand."""
    return waters_near(s, s.depots, FROM_DEPOT) if ships_serve(s) else 0


@implements("SR-9.5.5e", "SR-9.5.5g")
def dismiss_ships(s: SalernoState) -> None:
    """Ships leave when the depots have gone, and at the end of the impulse of a minor landing."""
    if not ships_serve(s):
        for ship in places_of(s.components.ships):
            s.gun_at[ship] = -1
            s.active_guns &= ~(1 << ship)


def ships_away(s: SalernoState) -> list[int]:
    """The ships in play that are not at sea."""
    return [ship for ship in places_of(s.components.ships & s.guns) if s.gun_at[ship] < 0]


def bring_ship(s: SalernoState, ship: int, water: int) -> None:
    """It is active at once."""
    s.gun_at[ship] = water
    s.active_guns |= 1 << ship
    s.report("positioned", artillery=ship, hex=water)


def light_ship(s: SalernoState) -> int:
    """The ship that may join a minor landing; -1: it is already at sea, or there is none."""
    return next((ship for ship in ships_away(s) if s.components.artillery[ship].fire == LIGHT), -1)


@implements("SR-9.5.5g")
def offer_ship(s: SalernoState, place: int) -> None:
    """A minor landing may have the light ship for this impulse: the landing asks when its hex is known."""
    ship = light_ship(s)
    if ship >= 0:
        s.push(ShipForLanding(side=ALLIED, ship=ship, hex=place))


@implements("SR-9.5.5g")
class ShipForLanding(PairChoice[SalernoState], frozen=True, kw_only=True):
    """The light ship comes within two hexes of the landing, or stays away."""

    rule = "SR-9.5.5g"
    under = ("LandingOperation",)
    shown_as = "Landing"
    verb = "position"
    optional = True
    refused_as = "ship-cannot-stand"
    question = ("side", "hex")

    side: Side
    ship: Artillery
    hex: Hex

    def candidates(self, s: SalernoState) -> list[tuple[int, int]]:
        return [(self.ship, water) for water in places_of(waters_near(s, 1 << self.hex, FROM_LANDING))]

    def take(self, s: SalernoState, candidate: tuple[int, int]) -> None:
        bring_ship(s, *candidate)
        s.pop()

    def refuse_candidate(self, s: SalernoState, candidate: tuple[int, int]) -> Refusal:
        ship, water = candidate
        return s.refuse("SR-9.5.5g", "ship-cannot-stand", artillery=ship, hex=water)
