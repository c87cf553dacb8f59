"""Rules 14.1 and 14.2: strengths, column and dice of a battle, as sums of terms with the clauses that make them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from sirocco.games.salerno_rome.components.charts import CoverRow
from sirocco.games.salerno_rome.components.terrain import MOUNTAIN, PLAIN, RIDGE, RIVER
from sirocco.games.salerno_rome.rules.combat.battle import Battle, by_origin, defending_units
from sirocco.games.salerno_rome.rules.combat.measures import measures_of
from sirocco.games.salerno_rome.rules.combat.tactical_support import support_dice, support_shifts
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.operations.offensives import offensive_bonus
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.explain import Breakdown, Explanation, Term
from sirocco.kernel.message import Message, message
from sirocco.kernel.odds import distribution, odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.attacks import BattleSums, total

OPPOSITE = 3
"""Headings between two hexes that face each other across a third."""
HEADINGS = 6


class Sums(BattleSums, frozen=True):
    """All that decides a battle before the dice are rolled."""

    shifts: list[Term]

    def breakdowns(self) -> tuple[Breakdown, ...]:
        return (*super().breakdowns(), Breakdown(message("sum-columns"), tuple(self.shifts)))


@implements("SR-14d", "SR-14.1a", "SR-14.1b", "SR-14.1c")
def sums_of(s: SalernoState, b: Battle) -> Sums:
    """Odds after terrain and armour, rounded for the defender; then the net shift, within the ends of the chart."""
    attack, defence, shifts = attack_terms(s, b), defence_terms(s, b), shift_terms(s, b)
    chart = s.components.combat
    column = chart.shifted(chart.column(total(attack), total(defence)), int(total(shifts)))
    return Sums(attack, defence, die_terms(s, b), column, shifts)


def explain_battle(s: SalernoState, b: Battle, *, attacker: bool = False, defender: bool = False) -> Explanation:
    """The sums of a battle as it stands, and the chances of all results; a side that has named a supporting piece has
    not rolled for it yet."""
    chart, sums = s.components.combat, sums_of(s, b)
    once, twice = {-1: Fraction(1)}, distribution(s.components.support.dice, int)
    chances: dict[str, Fraction] = {}
    for mine, chance in (twice if attacker else once).items():
        for theirs, other in (twice if defender else once).items():
            rolled = sums_of(s, replace(b, support=(mine, theirs))) if attacker or defender else sums
            for result, share in chart.chances(rolled.column, rolled.modifier).items():
                chances[result] = chances.get(result, Fraction(0)) + chance * other * share
    given = _column(s, sums)
    reading = chart.reading("attacked", "combat", sums.column, sums.modifier)
    measures = measures_of(s, b, chances)
    odds = odds_of(chances, given, lambda result: message("outcome-result", result=result), measures, reading)
    return Explanation(sums.breakdowns(), (odds,))


def _column(s: SalernoState, sums: Sums) -> Message:
    """The column, and from which one it has been shifted."""
    chart = s.components.combat
    before = chart.column(sums.attack_total, sums.defence_total)
    shift, column = sums.column - before, chart.names[sums.column]
    if not shift:
        return message("given-column", column=column)
    if shift > 0:
        return message("given-column-right", column=column, odds=chart.names[before], number=shift)
    return message("given-column-left", column=column, odds=chart.names[before], number=-shift)


# The attack.


@implements("SR-14.2.1a", "SR-14.2.1b")
def attack_terms(s: SalernoState, b: Battle) -> list[Term]:
    """The factors of the units; what Tank Shock doubles; and half of all that is halved, summed before it is rounded
    down. Nothing is halved twice. Options: each hex rounded by itself; both halvings."""
    terms, halved, lost = [], 0, 0
    for origin, units in by_origin(s, b).items():
        terms += [s.term("unit", s.strength(unit), "SR-14d", unit=unit) for unit in units]
        strength = sum(s.strength(unit) for unit in units)
        doubled = shock_doubles(s, b, units)
        if doubled:
            terms.append(s.term("shock", doubled, "SR-14.2.3a", origin=origin))
        times = approach_halves(s, b, origin) + shock_halves(s, b, units)
        if not times:
            continue
        if times > 1 and s.options.shock_halves_again:
            lost += _lost(strength + doubled, 4)
        elif s.options.halve_each_hex:
            lost += _lost(strength + doubled, 2)
        else:
            halved += strength + doubled
    lost += _lost(halved, 2)
    if lost:
        terms.append(s.term("halved", -lost, "SR-14.2.1b"))
    return terms


def _lost(strength: int, divisor: int) -> int:
    """What is lost of a strength that is divided and rounded down."""
    return strength - strength // divisor


@implements("SR-14.2.1a")
def approach_halves(s: SalernoState, b: Battle, origin: int) -> bool:
    """Whether who strikes from a hex is halved: at a hill from the plain, across a river or a ridge."""
    world, approach = s.components.map, s.components.effects.approach
    sides = world.sides.get((origin, b.target), frozenset())
    if any(feature in sides and approach[feature].halves for feature in (RIVER, RIDGE)):
        return True
    row = approach.get(world.terrain[b.target])
    return row is not None and row.halves and world.terrain[origin] in row.origins


@implements("SR-14.2.3a", "SR-14.2.3b", "SR-14.2.3e", "SR-8.1h")
def has_shock(s: SalernoState, b: Battle) -> bool:
    """Whether armour decides: in fair weather, against a plain hex without city, fortification or Gustav line."""
    plain = s.components.map.terrain[b.target] == PLAIN
    return plain and not s.bad and not is_fortified(s, b.target, 1 - b.side)


@implements("SR-14.2.3a", "SR-14.2.3c", "SR-14.2.3d")
def shock_doubles(s: SalernoState, b: Battle, units: list[int]) -> int:
    """What Tank Shock adds to those of one hex: their strength once more if a true tank is among them and no armour
    defends; tank destroyers add nothing."""
    c = s.components
    if not has_shock(s, b) or any(c.armour >> unit & 1 for unit in defending_units(s, b)):
        return 0
    if not any(c.tanks >> unit & 1 for unit in units):
        return 0
    if s.options.destroyers_bar_doubling and any(c.tank_destroyers >> unit & 1 for unit in units):
        return 0
    return sum(s.strength(unit) for unit in units if not c.tank_destroyers >> unit & 1)


@implements("SR-14.2.3b")
def shock_halves(s: SalernoState, b: Battle, units: list[int]) -> bool:
    """Whether those of one hex have no armour and the defender has."""
    armour = s.components.armour
    return (
        has_shock(s, b)
        and not any(armour >> unit & 1 for unit in units)
        and any(armour >> unit & 1 for unit in defending_units(s, b))
    )


# The defence.


def cover_of(s: SalernoState, place: int) -> CoverRow:
    return s.components.effects.cover[s.components.map.terrain[place]]


@implements("SR-14.2.1a", "SR-14.2.1c", "SR-14.2.1d", "SR-14.2.1e", "SR-9.6.1b", "SR-9.7b")
def defence_terms(s: SalernoState, b: Battle) -> list[Term]:
    """The factors of the units; one multiplier for all but armour; then the village, if not armour alone is there."""
    c, place = s.components, b.target
    units = defending_units(s, b)
    terms = [s.term("unit", s.strength(unit), "SR-14d", unit=unit) for unit in units]
    soft = [unit for unit in units if not c.armour >> unit & 1]
    ground = c.map.terrain[place]
    fortified = is_fortified(s, place, 1 - b.side)
    times: int = getattr(c.effects.line, ground) if fortified else cover_of(s, place).defence
    if times > 1 and soft:
        more = (times - 1) * sum(s.strength(unit) for unit in soft)
        terms.append(s.term("fortified" if fortified else ground, more, "SR-14.2.1c", times=times))
    if soft and c.italy.villages >> place & 1:
        terms.append(s.term("village", c.effects.cover["village"].bonus, "SR-14.2.1d"))
    return terms


# The column and the dice.


@implements("SR-17.2b", "SR-14.2.4a", "SR-14.2.4b", "SR-14.2.8b")
def shift_terms(s: SalernoState, b: Battle) -> list[Term]:
    """Columns to the right, or left if negative."""
    terms = []
    if is_encircled(s, b):
        terms.append(s.term("encircled", 1, "SR-14.2.4a"))
    if b.counter:
        terms.append(s.term("gegenangriff", b.counter, "SR-14.2.8b"))
    if is_unsupplied(s, b.attackers):
        terms.append(s.term("attacker-unsupplied", -1, "SR-17.2b"))
    return [*terms, *support_shifts(s, b)]


@implements("SR-17.2b", "SR-17.2c")
def is_unsupplied(s: SalernoState, units: Sequence[int]) -> bool:
    """Whether units are out of supply: any of them, or all if the game is played so."""
    lacking = [bool(s.oos >> unit & 1) for unit in units]
    return all(lacking) if s.options.unsupplied_if_all else any(lacking)


@implements("SR-14.2.4a", "SR-14.2.4b")
def is_encircled(s: SalernoState, b: Battle) -> bool:
    """Whether attackers stand in opposite hexes; fortified hexes cannot be encircled."""
    if is_fortified(s, b.target, 1 - b.side):
        return False
    world = s.components.map
    headings = {world.heading(b.target, origin) for origin in by_origin(s, b)}
    return any(heading is not None and (heading + OPPOSITE) % HEADINGS in headings for heading in headings)


@implements("SR-14.2.2a", "SR-14.2.2b", "SR-14.2.2c", "SR-14.2.5a", "SR-14.2.5b", "SR-17.2c", "SR-9.10c")
def die_terms(s: SalernoState, b: Battle) -> list[Term]:
    """The best bonus of each attacking hex for the attacker, the defender's best one against him; and supply."""
    defenders = defending_units(s, b)
    terms = []
    for origin, units in by_origin(s, b).items():
        terms += _bonus_terms(s, b, units, 1, origin)
    terms += _bonus_terms(s, b, defenders, -1, b.target)
    if any(offensive_bonus(s, unit) for unit in b.attackers):
        terms.append(s.term("offensive", 1, "SR-9.10c"))
    if devils_defend(s, b, defenders):
        terms.append(s.term("devils", -1, "SR-14.2.7a"))
    if is_unsupplied(s, defenders):
        terms.append(s.term("defender-unsupplied", 1, "SR-17.2c"))
    return [*terms, *support_dice(s, b)]


def _bonus_terms(s: SalernoState, b: Battle, units: list[int], sign: int, origin: int) -> list[Term]:
    rows = [s.components.units[unit] for unit in units]
    found = (
        ("tank-bonus", "SR-14.2.2a", max(row.tank for row in rows) if tanks_count(s, b) else 0),
        ("mountain-bonus", "SR-14.2.5a", max(row.mountain for row in rows) if mountain_counts(s, b, origin) else 0),
    )
    return [s.term(key, sign * bonus, rule, origin=origin) for key, rule, bonus in found if bonus]


@implements("SR-14.2.2d")
def tanks_count(s: SalernoState, b: Battle) -> bool:
    """Not against a city or a fortified hex, for neither side."""
    return cover_of(s, b.target).tanks and not is_fortified(s, b.target, 1 - b.side)


@implements("SR-14.2.5a")
def mountain_counts(s: SalernoState, b: Battle, origin: int) -> bool:
    """Where the defender's hex is a mountain; or, if the game is played so, for each hex that is one itself."""
    place = origin if s.options.mountain_bonus_by_origin else b.target
    return s.components.map.terrain[place] == MOUNTAIN


@implements("SR-14.2.7a")
def devils_defend(s: SalernoState, b: Battle, defenders: list[int]) -> bool:
    """Whether paratroops, machine guns or special forces share in the defence of a city or a fortified line."""
    c, place = s.components, b.target
    if not in_force(s, "devils") or not any(c.devils >> unit & 1 for unit in defenders):
        return False
    towns = c.italy.cities | (c.italy.villages if s.options.devils_in_villages else 0)
    return bool(towns >> place & 1) or is_fortified(s, place, 1 - b.side)
