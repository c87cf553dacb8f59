"""Where bots let units come in: among their own, not alone behind the enemy; and when a landing pays."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.fronts import main_body, sources_of
from sirocco.games.salerno_rome.bot.stakes import strongholds
from sirocco.games.salerno_rome.rules.state import SalernoState


def has_company(s: SalernoState, side: int, place: int) -> bool:
    """Whether friends or a terminal are near a hex: the rules let units arrive wherever a line could lead."""
    return bool(s.components.map.near(place, weights.IN_COMPANY) & (main_body(s, side) | sources_of(s, side)))


def can_be_relieved(s: SalernoState, side: int) -> bool:
    """Whether the front is near enough to a place of the enemy by which somebody wins for those who land there to be
    joined: two divisions with a depot cannot hold for long on their own."""
    body = main_body(s, side)
    goals = places_of(strongholds(s, 1 - side))
    return any(s.components.map.near(goal, weights.RELIEVED_FROM) & body for goal in goals)
