"""Where bots let units come in: among their own, not alone behind the enemy."""

from __future__ import annotations

from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.fronts import main_body, sources_of
from sirocco.games.salerno_rome.rules.state import SalernoState


def has_company(s: SalernoState, side: int, place: int) -> bool:
    """Whether friends or a terminal are near a hex: the rules let units arrive wherever a line could lead."""
    return bool(s.components.map.near(place, weights.IN_COMPANY) & (main_body(s, side) | sources_of(s, side)))
