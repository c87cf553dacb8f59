"""What the sides fight for: places that win or count points, and depots."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.scenarios.places_held import is_campaign
from sirocco.games.salerno_rome.rules.state import SalernoState

ADRIATIC = ("Termoli", "Vasto", "Ortona", "Pescara")
"""Towns on the road along the Adriatic, from the south."""


class Place(NamedTuple):
    """A place that matters: its hexes and what it is worth."""

    hexes: int
    worth: float


@lru_cache(maxsize=8)
def places_that_matter(c: SalernoRome) -> tuple[Place, ...]:
    worth: dict[str, float] = {name: float(value) for name, value in c.scene.values.items()}
    for row in c.victory:
        for name in row.hold:
            worth[name] = worth.get(name, 0.0) + weights.HELD
        if row.keeps is not None:
            worth[row.keeps] = worth.get(row.keeps, 0.0) + weights.KEPT
    found = (Place(c.italy.hexes_of(name) & c.area, value) for name, value in worth.items())
    return tuple(place for place in found if place.hexes)


@lru_cache(maxsize=8)
def worth_at(c: SalernoRome) -> dict[int, float]:
    """What each hex of a place that matters is worth."""
    return {hex_: place.worth for place in places_that_matter(c) for hex_ in places_of(place.hexes)}


@lru_cache(maxsize=8)
def on_the_way(c: SalernoRome) -> int:
    """The hexes that the Eighth Army makes for, one after the other, where the Allies fight for the whole peninsula: an
    army that stays at Foggia lets the Axis stand before the other with all it has."""
    names = ADRIATIC if is_campaign(c.victory[ALLIED]) else ()
    found = 0
    for name in names:
        found |= c.italy.hexes_of(name)
    return found & c.area


def depot_counts(c: SalernoRome) -> bool:
    """Whether the Axis wins by capturing a depot."""
    return c.victory[AXIS].depot


def prize(s: SalernoState, side: int, hex_: int) -> float:
    """What a side gains by coming to a hex of the enemy, beside the hex itself."""
    found = worth_at(s.components).get(hex_, 0.0)
    if side == AXIS and s.depots >> hex_ & 1 and depot_counts(s.components):
        found += weights.DEPOT
    return found


def decisive_hexes(s: SalernoState, side: int) -> int:
    """The hexes of the places whose loss loses the game: the one a side keeps, and those that the enemy wins by, unless
    he needs that one too."""
    c = s.components
    enemy, kept = c.victory[1 - side], c.victory[side].keeps
    names = (kept,) if kept is not None and (enemy.every or kept in enemy.hold) else enemy.hold
    found = 0
    for name in names:
        found |= c.italy.hexes_of(name)
    return found & c.area & ~s.control[1 - side]


def strongholds(s: SalernoState, side: int) -> int:
    """The hexes of all places of a side by which somebody wins."""
    found = 0
    for place in places_that_matter(s.components):
        if place.worth >= weights.HELD:
            found |= place.hexes & s.control[side]
    return found


def has_its_goals(s: SalernoState, side: int) -> bool:
    """Whether a side holds the places by which it wins, or there are none."""
    c = s.components
    held = [not c.italy.hexes_of(name) & ~s.control[side] for name in c.victory[side].hold]
    return all(held) if c.victory[side].every else not held or any(held)


def is_watched(s: SalernoState, side: int, hex_: int) -> bool:
    """Whether an enemy is near enough to come for a hex: for what wins the game he comes from
    anywhere."""
    if worth_at(s.components).get(hex_, 0.0) >= weights.HELD:
        return bool(s.occupied[1 - side])
    return bool(s.components.map.near(hex_, weights.WATCHED) & s.occupied[1 - side])


def is_manned(s: SalernoState, side: int, hex_: int, but: int = 0) -> bool:
    """Whether units of a side, but some (a mask), hold the place of a hex."""
    others = s.components.side_mask[side] & ~but
    return any(s.at[each] & others for each in places_of(place_around(s.components, hex_)))


def held_worth(s: SalernoState, side: int) -> float:
    """What the places are worth that a side holds."""
    return sum(p.worth for p in places_that_matter(s.components) if not p.hexes & ~s.control[side])


@lru_cache(maxsize=8)
def _place_of(c: SalernoRome) -> dict[int, int]:
    return {hex_: place.hexes for place in places_that_matter(c) for hex_ in places_of(place.hexes)}


def place_around(c: SalernoRome, hex_: int) -> int:
    """All hexes of the place that a hex belongs to, or itself."""
    return _place_of(c).get(hex_, 1 << hex_)
