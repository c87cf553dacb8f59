"""Chapters 15 and 16: attacker and defender declare how they fight, as far as command lets them; then the die."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES
from sirocco.games.kasserine.rules.combat.battle import Battle, hex_names, table_of
from sirocco.games.kasserine.rules.combat.forecast import forecast_answered, forecast_declared
from sirocco.games.kasserine.rules.combat.results import conclude, report_hopeless
from sirocco.games.kasserine.rules.combat.sums import sums_of
from sirocco.games.kasserine.rules.command.command_capacity import attack_types, defence_types
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.charts import BELOW
from sirocco.mechanics.choices import IF_SEVERAL, Choice


@implements("K-cmb-10", "K-cmb-11", "K-bad-05")
class AttackType(Choice[KasserineState], frozen=True):
    """The attacker says whether he attacks violently."""

    rule = "K-cmb-10"
    under = ("CombatPhase",)
    verbs = ATTACKS
    asks = IF_SEVERAL
    attacking = True
    question = ("hex",)

    battle: Battle

    def options(self, s: KasserineState) -> list[Action]:
        word = s.components.vocabulary.bare
        return [word[name] for name in attack_types(s, self.battle)]

    def declared(self, action: Action) -> Battle:
        return replace(self.battle, attack=ATTACKS.index(action.verb))

    def choose(self, s: KasserineState, action: Action) -> None:
        s.replace(DefenceType(self.declared(action)))

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        return s.refuse("K-bad-05", "type-needs-command", verb=action.verb)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        return forecast_declared(s, self.declared(action))


@implements("K-cmb-10", "K-cmb-11", "K-bad-05")
class DefenceType(Choice[KasserineState], frozen=True):
    """The defender answers, knowing how he is attacked; then the die is rolled."""

    rule = "K-cmb-10"
    under = ("CombatPhase",)
    verbs = DEFENCES
    asks = IF_SEVERAL
    attacking = False
    question = ("hex", "verb")

    battle: Battle

    def options(self, s: KasserineState) -> list[Action]:
        word = s.components.vocabulary.bare
        return [word[name] for name in defence_types(s, self.battle)]

    def declared(self, action: Action) -> Battle:
        return replace(self.battle, defence=DEFENCES.index(action.verb))

    def choose(self, s: KasserineState, action: Action) -> None:
        roll(s, self.declared(action))

    @implements("K-air-06", "K-bad-06")
    def refusal(self, s: KasserineState, action: Action) -> Refusal | None:
        if action.verb == "air":
            return s.refuse("K-air-06", "no-air-in-defence")
        return super().refusal(s, action)

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        return s.refuse("K-bad-05", "type-needs-command", verb=action.verb)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        return forecast_answered(s, self.declared(action))

    def asked(self, s: KasserineState, word: str) -> object:
        return ATTACKS[self.battle.attack] if word == "verb" else super().asked(s, word)


@implements("K-cmb-13", "K-cmb-15", "K-cmb-05", "K-cmb-17")
def roll(s: KasserineState, b: Battle) -> None:
    """The die of the attacker, and what the table says."""
    table = table_of(s, b)
    sums = sums_of(s, b, table.chart)
    if sums.column == BELOW:
        report_hopeless(s, b, table.chart.automatic)
        conclude(s, b, table.chart.automatic)
        return
    die = s.dice.roll()
    result = table.chart.result(sums.column, die)
    s.report(
        "rolled",
        side=b.side,
        units=s.names(b.attackers),
        hexes=hex_names(s, b),
        attack=float(sums.attack_total),
        defence=float(sums.defence_total),
        odds=table.chart.names[sums.column],
        how=ATTACKS[b.attack],
        answer=DEFENCES[b.defence],
        table=table.letter,
        die=die,
        result=result,
    )
    conclude(s, b, result)
