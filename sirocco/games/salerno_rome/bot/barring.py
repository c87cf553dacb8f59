"""When bots interdict a hex that enemies are about to enter: where that keeps them out of a place that matters."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.stakes import prize
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.rules.artillery.interdiction import (
    FACTORS,
    Interdiction,
    InterdictionWindow,
    able_to_interdict,
    costs_under_fire,
)
from sirocco.games.salerno_rome.rules.artillery.interdiction import POINTS as DEARER
from sirocco.games.salerno_rome.rules.movement.ground import mover_of
from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action


def bar_the_way(s: SalernoState, top: InterdictionWindow) -> Action | tuple[Action, ...]:
    """With as few pieces as it takes, if the place that the enemy is kept out of is worth them."""
    words, side = s.components.vocabulary, top.asked.side
    named = _pieces(s, side, top.hex)
    if named and _at_stake(s, side, top.hex) > len(named) * weights.PLANE and _would_stop(s, top.hex):
        return (words.each("interdict")[top.hex], *named, words.bare["done"])
    return words.bare["decline"]


def finish_interdiction(s: SalernoState, top: Interdiction) -> Action | tuple[Action, ...]:
    """One that has been begun."""
    done = s.components.vocabulary.bare["done"]
    if top.may_finish(s):
        return done
    named = () if top.total(s) else _pieces(s, top.side, top.hex)
    return (*named, done) if named else top.actions(s)[0]


def _at_stake(s: SalernoState, side: int, place: int) -> float:
    """What the enemy could walk into there, or from there."""
    open_ = s.control[side] & ~s.occupied[side] & s.components.map.near(place, 1)
    return max((prize(s, 1 - side, hex_) for hex_ in places_of(open_)), default=0.0)


def _would_stop(s: SalernoState, place: int) -> bool:
    """Whether those about to enter the hex could enter it now, and could not any more."""
    march = next((step for step in reversed(s.stack) if isinstance(step, UnitMarch)), None)
    if march is None:
        return False
    costs = dict(costs_under_fire(s, mover_of(s.components, march.group))[march.here(s)])
    return place in costs and costs[place] <= march.left(s) < costs[place] + HALVES * DEARER


def _pieces(s: SalernoState, side: int, place: int) -> tuple[Action, ...]:
    """The fewest of a kind that make the hex dearer: artillery or ships first, for planes can go anywhere."""
    c, words = s.components, s.components.vocabulary
    guns, planes = able_to_interdict(s, side, place)
    for family in (guns & ~c.ships, guns & c.ships):
        factors, named = 0, []
        for gun in sorted(places_of(family), key=lambda each: (-c.artillery[each].fire, each)):
            factors += c.artillery[gun].fire
            named.append(words.each("fire")[gun])
            if factors >= FACTORS:
                return tuple(named)
    number = -(-FACTORS // max(1, c.air[side].fire))
    return (words.bare["plane"],) * number if planes >= number else ()
