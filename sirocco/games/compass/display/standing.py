"""How far it is to winning: C-2e, the higher total at the end."""

from __future__ import annotations

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.victory import score
from sirocco.kernel.message import Message
from sirocco.mechanics.display.standing import standing_by_points


def standing(s: CompassState, side: int | None) -> tuple[Message, ...]:
    return (standing_by_points(score(s), SIDES, side, s.components.last_turn),)
