"""Whether the numbers of a state can be numbers of Kasserine at all: a snapshot may have been written by anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.positions.combat_soundness import unsound_combat
from sirocco.games.kasserine.rules.state import KasserineState


def unsound_state(s: KasserineState) -> Iterator[str]:
    c = s.components
    if not 1 <= s.turn <= c.last_turn:
        yield f"there is no day {s.turn}"
    if s.move > c.last_move or (s.move and abs(c.moves[s.move - 1].day - s.turn) > 1):
        yield f"there is no move {s.move} on day {s.turn}"
    for side, name in enumerate(SIDES):
        if s.aircraft_used[side] > c.aircraft[side] + s.aircraft_saved[side]:
            yield f"{name} has used more aircraft than there are"
        if s.nights[side] > c.limits.nights:
            yield f"{name} has attacked on too many nights"


def unsound_step(s: KasserineState, step: Any, below: Any) -> Iterator[str]:
    side = getattr(step, "side", None)
    if type(step).__name__ in ("Movement", "UnitMarch", "Dumps") and s.half != side:
        yield f"{type(step).__name__} in the half of another side"
    yield from unsound_combat(s, step, below)
