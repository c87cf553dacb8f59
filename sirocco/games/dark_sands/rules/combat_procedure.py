"""Rule 20.2, Procedure: strengths, odds column and die modifiers of a battle, and what the die gives.

Everything is a sum of terms with the clauses that make them, so what decides and what is explained is the same.
"""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.dark_sands.components.sides import AXIS
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN, RIDGE, ROUGH, WADI
from sirocco.games.dark_sands.rules.battle import Battle, all_cross, defending_units
from sirocco.games.dark_sands.rules.combat_units import Doctrine, doctrine
from sirocco.games.dark_sands.rules.fortified_boxes import box_terms
from sirocco.games.dark_sands.rules.forts import fort_terms
from sirocco.games.dark_sands.rules.out_of_supply import MODIFIER, fight_badly
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import support_terms
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.attacks import BattleSums, total


@implements("DS-20.2.2a", "DS-20.2.3a", "DS-6.0a")
def _marsh_term(s: DarkSandsState, unit: int, factor: Fraction) -> Term:
    """The half that a vehicle loses in a marsh; by an option what is left is rounded down."""
    left = Fraction(factor // 2) if s.options.marsh_rounds_down else factor / 2
    return s.term("marsh-halves", left - factor, "DS-6.0a", unit=unit)


@implements("DS-20.2.2a", "DS-20.1d", "DS-13.5c")
def attack_terms(s: DarkSandsState, b: Battle, shock: bool) -> list[Term]:
    """The attack: that of the units, then supports."""
    tanks = any(s.components.tanks >> u & 1 for u in defending_units(s, b)) and b.side == AXIS
    return ground_attack(s, b, shock) + support_terms(s, b, b.side, tanks)


@implements("DS-20.2.1a", "DS-20.2.2a")
def ground_attack(s: DarkSandsState, b: Battle, shock: bool) -> list[Term]:
    """The attack of the units: factors, halved in marsh, doubled by shock, less one across a ridge."""
    c = s.components
    terms = []
    marsh = c.map.terrain[b.target] == MARSH
    for unit in contributing(s, b):
        factor = Fraction(s.factors(unit)[0])
        terms.append(s.term("unit", factor, "DS-20.2.2a", unit=unit))
        if marsh and c.wheeled >> unit & 1:
            terms.append(_marsh_term(s, unit, factor))
        if shock and c.panzers >> unit & 1:
            terms.append(s.term("shock", factor, "DS-12.7.3a", unit=unit))
        if RIDGE in c.map.sides.get((s.place[unit], b.target), ()):
            terms.append(s.term("ridge", -1, "DS-6.0a", unit=unit))
    return terms


@implements("DS-20.2.3a", "DS-13.5c")
def defence_terms(s: DarkSandsState, b: Battle) -> list[Term]:
    """The defence: that of the units in their hex, then supports."""
    side = 1 - b.side
    tanks = any(s.components.tanks >> u & 1 for u in b.attackers) and side == AXIS
    return ground_defence(s, b) + support_terms(s, b, side, tanks)


@implements("DS-20.2.3a", "DS-20.2.3b", "DS-14.2a", "DS-12.4b", "DS-13.6.4f")
def ground_defence(s: DarkSandsState, b: Battle) -> list[Term]:
    """The defence of the units: factors, then what the hex, its side, a fort or a box give."""
    c = s.components
    terms, hex_ = [], b.target
    marsh = c.map.terrain[hex_] == MARSH
    for unit in b.defenders:
        factor = Fraction(s.factors(unit)[1])
        terms.append(s.term("unit", factor, "DS-20.2.3a", unit=unit))
        if marsh and c.wheeled >> unit & 1:
            terms.append(_marsh_term(s, unit, factor))
    if c.map.terrain[hex_] == ROUGH:
        terms.append(s.term("rough-defence", 1, "DS-6.0a"))
    if all_cross(s, b, WADI):
        terms.append(s.term("wadi-defence", 1, "DS-6.0a"))
    terms += fort_terms(s, b)
    terms += box_terms(s, b)
    return terms


class Strengths(BattleSums, frozen=True):
    """All that decides a battle before the die is rolled; the column BELOW loses the attackers without a roll."""

    doctrine: Doctrine


@implements("DS-20.2.5a", "DS-20.2.5b", "DS-20.2.5c", "DS-20.2.5d", "DS-20.2.5e")
def odds_column(s: DarkSandsState, b: Battle, attack: Fraction, defence: Fraction) -> int:
    """The column for two strengths: no defence counts for next to nothing, and a mountain shifts it."""
    chart = s.components.charts[b.table]
    column = chart.column(attack, max(defence, Fraction(1, 100)))
    return chart.shifted(column, -1) if s.components.map.terrain[b.target] == MOUNTAIN else column


@implements("DS-16.0d")
def strengths_of(s: DarkSandsState, b: Battle) -> Strengths:
    """Strengths, odds column and die modifiers of a battle as it stands."""
    panzers = doctrine(s, b)
    attack, defence = attack_terms(s, b, panzers.shock), defence_terms(s, b)
    column = odds_column(s, b, total(attack), total(defence))
    return Strengths(attack, defence, die_terms(s, b, panzers), column, panzers)


@implements("DS-20.2.6a", "DS-12.7.2a")
def die_terms(s: DarkSandsState, b: Battle, panzers: Doctrine) -> list[Term]:
    """What changes the die: units out of supply or disrupted, once for each side; the chit; panzer superiority."""
    terms = []
    if fight_badly(s, b.attackers):
        terms.append(s.term("attacker-poor", -MODIFIER, "DS-10.2.1f"))
    if fight_badly(s, defending_units(s, b)):
        terms.append(s.term("defender-poor", MODIFIER, "DS-10.2.1f"))
    if b.drm:
        terms.append(s.term("chit", b.drm, "DS-C.HMCa"))
    if panzers.superiority:
        terms.append(s.term("superiority", panzers.superiority, "DS-12.7.2a"))
    return terms
