"""Rule 14.2.8, Gegenangriff: once a turn the Axis pays a point for a shift of its attack."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.odds import explain_battle
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.paying import Due, can_pay, charge, due_from_anybody
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice

VERB = "gegenangriff"


def _due(s: SalernoState) -> Due:
    return due_from_anybody(s, AXIS, s.components.costs[VERB].points)


@implements("SR-14.2.8a")
def refuse_gegenangriff(s: SalernoState, side: int) -> Refusal | None:
    """Why a side may not use it now, or None."""
    if side != AXIS or active_side(s) != AXIS or not in_force(s, "gegenangriff"):
        return s.refuse("SR-14.2.8a", "no-gegenangriff")
    if s.gegenangriff:
        return s.refuse("SR-14.2.8a", "gegenangriff-used")
    return None if can_pay(s, _due(s)) else s.refuse("SR-14.2.8a", "no-points")


@implements("SR-14.2.8a", "SR-14.2.8b", "SR-6f")
class Gegenangriff(Choice[SalernoState], frozen=True):
    """The Axis may pay before the dice of its attack: a die tells how many columns it is shifted."""

    rule = "SR-14.2.8a"
    under = ("BattleRoll",)
    shown_as = "Attack"
    verbs = (VERB,)
    optional = True
    attacking = True
    question = ("side", "hex")

    battle: Battle

    def options(self, s: SalernoState) -> list[Action]:
        return [] if refuse_gegenangriff(s, self.battle.side) else [s.components.vocabulary.bare[VERB]]

    def choose(self, s: SalernoState, action: Action) -> None:
        c = s.components
        s.gegenangriff = True
        charge(s, _due(s))
        die, chart = s.dice.roll(), c.gegenangriff
        shift = int(chart.result(0, die))
        s.report(
            "gegenangriff",
            side=self.battle.side,
            hex=self.battle.target,
            die=die,
            shift=shift,
            chart="gegenangriff",
            column=chart.names[0],
        )
        s.pop()
        roll = s.stack[-1]
        s.replace(replace(roll, battle=replace(roll.battle, counter=shift)))

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        refusal = refuse_gegenangriff(s, self.battle.side)
        assert refusal is not None
        return refusal

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb != VERB:
            return explain_battle(s, self.battle)
        chances = s.components.gegenangriff.chances(0)
        odds = odds_of(chances, message("given-gegenangriff"), lambda shift: message(f"outcome-shift-{shift}"))
        return Explanation((), (odds,))
