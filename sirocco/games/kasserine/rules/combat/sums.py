"""The sums of a combat: attack and defence as terms with the clauses that make them, and the column they give."""

from __future__ import annotations

from sirocco.board.graph import mask_of
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units
from sirocco.games.kasserine.rules.command.command import control
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.attacks import BattleSums, total
from sirocco.mechanics.charts import BELOW, Chart

ELIMINATED = "AE"


@implements("K-cmb-14")
def sums_of(s: KasserineState, b: Battle, chart: Chart) -> BattleSums:
    """Both sums, and the column of a table they come to, rounded down in the defender's favour. Nothing changes the
    die."""
    attack, defence = attack_terms(s, b), defence_terms(s, b)
    return BattleSums(attack, defence, [], chart.column(total(attack), total(defence)))


@implements("K-cmb-02", "K-cmb-06", "K-cmd-03", "K-cmd-05")
def attack_terms(s: KasserineState, b: Battle) -> list[Term]:
    """The attack factors as they are, one point more for each attacker with a complete chain of command, and what
    aircraft add."""
    terms = [s.term("unit", s.attack(unit), "K-cmb-02", unit=unit) for unit in b.attackers]
    terms += _command_terms(s, [unit for unit in b.attackers if s.chained >> unit & 1])
    return terms + air_terms(s, b)


def _command_terms(s: KasserineState, units: list[int]) -> list[Term]:
    bonus = s.components.limits.bonus
    return [s.term("command", bonus, "K-cmd-03", unit=unit) for unit in units] if bonus else []


@implements("K-air-02", "K-air-05", "K-air-10")
def air_terms(s: KasserineState, b: Battle) -> list[Term]:
    """What aircraft over the hexes that are struck add, if an army's headquarters controls one attacker at least. By
    an option only one of them counts."""
    over = [place for place in b.targets if s.aircraft_at >> place & 1]
    if not over or not mask_of(list(b.attackers)) & s.under_army:
        return []
    if s.options.one_aircraft_per_attack:
        over = over[:1]
    return [s.term("aircraft", s.components.limits.support, "K-air-05", hex=place) for place in over]


@implements("K-cmb-03", "K-cmb-07", "K-cmb-08", "K-log-18")
def defence_terms(s: KasserineState, b: Battle) -> list[Term]:
    """The defence factors, in supply or not, and what cover adds to those of all but armour."""
    c, terms = s.components, []
    units = defending_units(s, b)
    bare = c.armour | (c.reconnaissance if s.options.reconnaissance_as_armour else 0)
    for unit in units:
        factor, times = s.defence(unit), c.tunisia.costs.defence(s.place[unit])
        terms.append(s.term("unit", factor, "K-cmb-03", unit=unit))
        if times != 1 and not bare >> unit & 1:
            terms.append(s.term("cover", factor * (times - 1), "K-cmb-07", unit=unit))
    if s.options.command_bonus_in_defence:
        led = control(s, 1 - b.side).chain
        terms += _command_terms(s, [unit for unit in units if led >> unit & 1])
    return terms


@implements("K-cmb-05")
def is_hopeless(s: KasserineState, b: Battle) -> bool:
    """Whether the odds lie below the first column of every table, and every one eliminates the attackers for it: then
    nobody need say how he fights."""
    attack, defence = total(attack_terms(s, b)), total(defence_terms(s, b))
    charts = [table.chart for table in s.components.tables.values()]
    return all(chart.column(attack, defence) == BELOW and chart.automatic == ELIMINATED for chart in charts)
