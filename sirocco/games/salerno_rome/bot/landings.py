"""Where and when bots land two divisions: on a beach that they can hold until their front comes up to it."""

from __future__ import annotations

from collections.abc import Sequence

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import strength_at
from sirocco.games.salerno_rome.bot.fronts import main_body
from sirocco.games.salerno_rome.bot.garrisons import can_be_spared
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.operations.case_richard import LAST_TURN_TO_LAND
from sirocco.games.salerno_rome.rules.operations.landings import DIVISIONS, beaches, ready_to_sail
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.mechanics.memo import remembered


def divisions_to_land(s: SalernoState) -> tuple[int, ...]:
    """The divisions with most of their factors in ports and nothing to hold there, as many as land together."""
    ready = ready_to_sail(s)
    force = {d: strength_of(s, _free(s, s.components.members[d] & ready)) for d in range(len(s.corps_of))}
    found = sorted((d for d in force if force[d]), key=lambda d: (-force[d], d))
    return tuple(found[:DIVISIONS])


def strength_of(s: SalernoState, units: int) -> int:
    return sum(s.strength(unit) for unit in places_of(units))


def _free(s: SalernoState, units: int) -> int:
    """Those of some units who fight nobody where they are, and who are not needed there."""
    return mask_of(
        [
            unit
            for unit in places_of(units & ~s.independent)
            if s.place[unit] < 0 or (not s.zone[AXIS] >> s.place[unit] & 1 and can_be_spared(s, ALLIED, unit))
        ]
    )


def sailing(s: SalernoState, divisions: Sequence[int]) -> int:
    """The factors of some divisions that could land now."""
    members = 0
    for division in divisions:
        members |= s.components.members[division]
    return strength_of(s, members & ready_to_sail(s) & ~s.independent)


def is_time_to_land(s: SalernoState, force: int) -> bool:
    """Whether so many factors could hold a beach that can be joined; who never lands loses a corps by it, and in the
    last turn lands where it is safest."""
    if force < weights.LANDING_FORCE or s.turn + weights.TURNS_TO_LAND < LAST_TURN_TO_LAND:
        return False
    return s.turn == LAST_TURN_TO_LAND or bool(safe_beaches(s, force))


def safe_beaches(s: SalernoState, force: int) -> int:
    """The beaches of the enemy (a mask) on which so many factors could hold, beside a port by which others follow, and
    near enough to the front for it to come up to them."""
    c = s.components
    body = _front(s)
    joined = 0
    for place in places_of(body):
        joined |= c.map.near(place, weights.JOINED_WITHIN)
    return mask_of(
        [
            place
            for place in places_of(beaches(s, special=False) & s.control[AXIS] & joined)
            if not c.map.near(place, weights.BEHIND_THE_ENEMY) & body
            and harbour_of(s, place)
            and force >= weights.TO_HOLD_A_BEACH * met_at(s, place)
        ]
    )


def _front(s: SalernoState) -> int:
    """The hexes of the Allied body, but for those where all wait in ports."""
    ashore = s.components.side_mask[ALLIED] & ~ready_to_sail(s)
    return mask_of([place for place in places_of(main_body(s, ALLIED)) if s.at[place] & ashore])


def worth_of_beach(s: SalernoState, force: int, draw: Sequence[float]) -> dict[int, float]:
    """How good each beach is for so many factors: of those that can be held the nearest to the goals; where there is
    none, the one where fewest are met."""
    safe = places_of(safe_beaches(s, force))
    if not safe:
        return {place: -met_at(s, place) for place in places_of(beaches(s, special=False))}
    return {place: draw[place] - weights.MET * met_at(s, place) for place in safe}


def harbour_of(s: SalernoState, beach: int) -> int:
    """The port (a mask) on a beach or beside it, unless the enemy holds it."""
    c = s.components
    return c.map.near(beach, 1) & c.italy.ports & ~(s.occupied[AXIS] | s.rearguards)


def met_at(s: SalernoState, beach: int) -> float:
    """The enemy factors that could come to a beach in the impulses after a landing, as far as friends near it do not
    keep them busy; those whom the landing calls come from what decides the game."""
    c = s.components
    homes, total, within = decisive_hexes(s, AXIS), 0.0, 0
    for distance, part in weights.AGAINST_A_LANDING:
        around = c.map.near(beach, distance)
        ring = around & ~within
        coming, meeting = (
            sum(strength_at(s, side, place) for place in places_of(ring & s.occupied[side])) for side in (AXIS, ALLIED)
        )
        total += part * max(0.0, coming - weights.BUSY * meeting)
        if homes & around and not homes & within:
            total += part * called_by_landing(c)
        within = around
    return total


def called_by_landing(c: SalernoRome) -> int:
    """The factors that the card of a landing brings the enemy in its first impulses, as both sides know."""
    return remembered(c, ("called by a landing",), lambda: _called(c))


def _called(c: SalernoRome) -> int:
    cards = c.richard[: weights.SOON]
    units = (unit for card in cards for group in card.groups for unit in places_of(group.units))
    return sum(c.units[unit].combat for unit in units)
