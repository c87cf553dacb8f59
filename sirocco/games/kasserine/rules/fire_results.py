"""Chapter 11.3: what fire and bombs do to one unit of those they fall on."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_SEVERAL, PieceChoice
from sirocco.mechanics.kinds import Hex, Side, Units

FIRE_OUTCOMES = {"-": "outcome-nothing", "RT": "outcome-RT", "R": "outcome-R"}
"""What players read for each entry of the charts."""
CAUSES = ("fire", "bombs")


@implements("K-rec-20", "K-rec-32", "K-rec-18", "K-comp-07")
class Struck(PieceChoice[KasserineState], frozen=True):
    """The owner of those under fire picks the one that is hit; by an option the firer does. A shock does nothing to
    headquarters and supply units, so it falls on a combat unit if there is one."""

    rule = "K-rec-20"
    under = ("Bombardment", "Bombing")
    verb = "hit"
    orders = False
    asks = IF_SEVERAL
    refused_as = "not-under-fire"
    question = ("side", "hex", "how")

    side: Side
    """Who fires."""
    hex: Hex
    units: Units
    reduces: bool
    """Whether it reduces for good; else until the end of the move."""
    bombs: bool = False

    def chooser(self, s: KasserineState) -> int:
        return self.side if s.options.firer_picks_unit and not self.bombs else 1 - self.side

    def candidates(self, s: KasserineState) -> list[int]:
        units = self.units & s.standing
        return list(places_of(units if self.reduces else units & s.components.ucts))

    def take(self, s: KasserineState, candidate: int) -> None:
        cause = CAUSES[self.bombs]
        s.pop()
        if self.reduces:
            s.lose_step(candidate, cause)
        else:
            s.shock(candidate, cause)

    def refuse_piece(self, s: KasserineState, piece: int) -> Refusal:
        if self.units >> piece & 1:
            return s.refuse("K-rec-32", "no-shock", unit=piece)
        return super().refuse_piece(s, piece)

    def asked(self, s: KasserineState, word: str) -> object:
        if word == "how":
            return "R" if self.reduces else "RT"
        return self.chooser(s) if word == "side" else super().asked(s, word)
