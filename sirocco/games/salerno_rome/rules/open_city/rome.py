"""Rule 20, Rome, open city: the Axis leaves it when attacked."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.retreat import Path, Retreat
from sirocco.games.salerno_rome.rules.open_city.open_city import SINCE, rome_hexes
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements

OUT_OF_ROME = 2
"""Hexes that its garrison retreats."""


@implements("SR-20a")
def evacuates(s: SalernoState, b: Battle) -> bool:
    """Whether the defenders of a hex leave it before the dice are rolled."""
    return b.side == ALLIED and s.turn >= SINCE and bool(rome_hexes(s.components) >> b.target & 1)


@implements("SR-20a")
class LeavingRome(Retreat, frozen=True):
    """Two hexes, and out of the city; who cannot loses a step and stays. Where Rome is the terminal of the Axis every
    way out leads away from it."""

    rule = "SR-20a"
    shown_as = "Retreat"

    def leads_home(self, s: SalernoState) -> bool:
        return not s.components.terminals["axis"] & rome_hexes(s.components)

    def _ways(self, s: SalernoState) -> list[Path]:
        rome = rome_hexes(s.components)
        return [way for way in super()._ways(s) if len(way) > OUT_OF_ROME and not rome >> way[-1] & 1]


@implements("SR-20a", "SR-20b")
def begin_leaving(s: SalernoState, b: Battle) -> None:
    """The garrison goes; it does not come back until Allied units have been there."""
    s.rome_left = True
    s.report("leftRome", hex=b.target)
    s.push(LeavingRome(b))
