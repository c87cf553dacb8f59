"""The whole position by name, for rulings; nobody playing sees it."""

from __future__ import annotations

from typing import Any

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.positions.battle import battle_facts
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.view import named_markers, unit_facts
from sirocco.mechanics.control import holders


def facts(s: CompassState) -> dict[str, Any]:
    c = s.components
    slots = {side: slice(8 * i, 8 * i + 8) for i, side in enumerate(SIDES)}
    return {
        "turn": s.turn,
        "units": {c.unit_ids[u]: unit_facts(s, u) for u in range(len(c.units))},
        "control": holders(s, s.controlled),
        "hands": {side: named_markers(s.hand[slot]) for side, slot in slots.items()},
        "containers": {side: named_markers(s.container[slot]) for side, slot in slots.items()},
        "removed": {side: named_markers(s.out[slot]) for side, slot in slots.items()},
        "battle": battle_facts(s),
    }
