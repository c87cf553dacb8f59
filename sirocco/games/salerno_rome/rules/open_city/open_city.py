"""Rule 20, Rome as a place: nobody fires at it, and the Axis does not come back to it."""

from __future__ import annotations

from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements

ROME = "Roma"
SINCE = 5
"""The turn from which Rome is an open city."""


def rome_hexes(c: SalernoRome) -> int:
    known: int | None = c.memo.get(ROME)
    if known is None:
        known = c.memo[ROME] = c.italy.hexes_of(ROME)
    return known


@implements("SR-20c")
def spared_hexes(s: SalernoState) -> int:
    """Where artillery, ships and planes may not fire at units: in Rome from turn 5 on, or always if the game is played
    so (AMB-51)."""
    return rome_hexes(s.components) if s.turn >= SINCE or s.options.open_city_from_start else 0


@implements("SR-20b")
def barred(s: SalernoState, side: int) -> int:
    """The hexes that the Axis may not enter or attack: Rome, once it has left it under attack and until Allied units
    have been there; or from turn 5 on, if the game is played so (AMB-29)."""
    if side != AXIS or not (s.rome_left or s.options.rome_barred_from_start):
        return 0
    rome = rome_hexes(s.components)
    if s.rome_left:
        return rome
    return rome if s.turn >= SINCE and not s.control[ALLIED] & rome else 0
