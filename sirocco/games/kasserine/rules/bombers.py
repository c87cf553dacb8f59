"""Strategic bombers of the Allies: an option, in place of a rule that is lost."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import ALLIED
from sirocco.games.kasserine.rules.fire_results import FIRE_OUTCOMES, Struck
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import SingleChoice
from sirocco.mechanics.kinds import Side


@implements("K-air-12", "K-rec-30")
class Bombing(SingleChoice[KasserineState], frozen=True):
    """Once a day, by day and in no storm, the Allies may bomb any hex with Axis units."""

    rule = "K-rec-30"
    under = ("Half",)
    leads_to = ("Struck",)
    verb = "bomb"
    optional = True
    question = ("side",)

    side: Side

    def candidates(self, s: KasserineState) -> list[int]:
        if not s.options.strategic_bombers or self.side != ALLIED or s.night or not s.flying:
            return []
        if s.bombed >= s.components.limits.bombers:
            return []
        enemy = 1 - self.side
        return [place for place in places_of(s.occupied[enemy]) if under_bombs(s, place, enemy)]

    def take(self, s: KasserineState, candidate: int) -> None:
        s.bombed += 1
        die = s.dice.roll()
        chart = s.components.bombing
        result = chart.result(0, die)
        s.report("bombed", hex=candidate, die=die, result=result, chart="bombing", column=chart.names[0])
        if result != "-":
            units = under_bombs(s, candidate, 1 - self.side)
            s.push(Struck(self.side, candidate, units, result == "R", bombs=True))

    def refuse_candidate(self, s: KasserineState, candidate: int) -> Refusal:
        return s.refuse("K-rec-30", "no-enemy", hex=candidate)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        if action.verb != self.verb:
            return None
        chart = s.components.bombing
        given = message("given-bombs", hex=s.components.hex_ids[action.args[0]])
        reading = chart.reading("bombed", "bombing", 0)
        odds = odds_of(chart.chances(0), given, lambda found: message(FIRE_OUTCOMES[found]), reading=reading)
        return Explanation((), (odds,))


@implements("K-rec-32")
def under_bombs(s: KasserineState, place: int, side: int) -> int:
    """The units of a side in a hex that bombs can do anything to: all but fixed supply units."""
    c = s.components
    return s.at[place] & c.side_mask[side] & ~(c.urfs & ~c.mobile)
