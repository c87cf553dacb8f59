"""Chapter 17.1: what a result does to those who fought."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.rules.combat.advance import Advance
from sirocco.games.kasserine.rules.combat.battle import Battle, fighting_units, hex_names
from sirocco.games.kasserine.rules.combat.retreat import Retreats
from sirocco.games.kasserine.rules.combat.sums import air_terms
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.losses import destroy

LADDER = ("AE", "AR", "A3", "A2", "R/R", "D2", "D3", "DR", "DE")
"""From the worst for the attacker to the best."""


def conclude(s: KasserineState, b: Battle, result: str) -> None:
    """Carry a result out, in place of the step on top; what is to be decided for it lies on the end of the combat."""
    s.replace(CombatEnd(b))
    carry_out(s, b, result)


@implements("K-cmb-09")
class CombatEnd(Step[KasserineState], frozen=True):
    """A combat is over, with its retreats: the next can begin."""

    rule = "K-cmb-09"
    under = ("CombatPhase",)
    shown_as = "CombatPhase"

    battle: Battle

    def run(self, s: KasserineState) -> None:
        s.report("battleEnded", hexes=hex_names(s, self.battle))
        s.pop()


@implements("K-res-01", "K-res-02", "K-res-03", "K-res-04", "K-res-05", "K-rec-17")
def carry_out(s: KasserineState, b: Battle, result: str) -> None:
    """Elimination, reduction where they stand, or retreat. An aircraft that has counted is gone."""
    if s.aircraft_at and air_terms(s, b):
        for place in b.targets:
            s.aircraft_at &= ~(1 << place)
    if s.options.advance_after_combat:
        for place in reversed(b.targets):
            s.push(Advance(b, place))
    ours, theirs = (places_of(fighting_units(s, b, side)) for side in (b.side, 1 - b.side))
    if result == "R/R":
        reduce(s, (*ours, *theirs))
        return
    side, units = (b.side, ours) if result[0] == "A" else (1 - b.side, theirs)
    if result[1] == "E":
        destroy(s, units)
    elif result[1] == "R":
        reduce(s, units)
    else:
        s.push(Retreats(b, side, int(result[1]), mask_of(units)))


def reduce(s: KasserineState, units: Iterable[int]) -> None:
    """All of them are flipped where they stand; who is reduced already is eliminated."""
    for unit in units:
        s.lose_step(unit, "combat")


def report_hopeless(s: KasserineState, b: Battle, result: str) -> None:
    s.report("hopeless", side=b.side, units=s.names(b.attackers), hexes=hex_names(s, b), result=result)
