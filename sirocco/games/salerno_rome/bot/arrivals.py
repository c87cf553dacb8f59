"""Where bots let units come in: among their own, not alone behind the enemy; and when a landing pays."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.fronts import main_body, sources_of
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes, strongholds
from sirocco.games.salerno_rome.rules.operations.case_richard import LAST_TURN_TO_LAND
from sirocco.games.salerno_rome.rules.state import SalernoState


def has_company(s: SalernoState, side: int, place: int) -> bool:
    """Whether friends or a terminal are near a hex: the rules let units arrive wherever a line could lead."""
    return bool(s.components.map.near(place, weights.IN_COMPANY) & (main_body(s, side) | sources_of(s, side)))


def is_time_to_land(s: SalernoState, side: int) -> bool:
    """Whether those who land can be joined soon, or it is the last turn in which anybody may: who never lands loses a
    corps by it."""
    return s.turn == LAST_TURN_TO_LAND or can_be_relieved(s, side)


def can_be_relieved(s: SalernoState, side: int) -> bool:
    """Whether the front is near enough to what the enemy must not lose for those who land there to be joined: two
    divisions with a depot cannot hold for long on their own."""
    body = main_body(s, side)
    goals = places_of(decisive_hexes(s, 1 - side) or strongholds(s, 1 - side))
    return any(s.components.map.near(goal, weights.RELIEVED_FROM) & body for goal in goals)
