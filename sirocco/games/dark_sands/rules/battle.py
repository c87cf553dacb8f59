"""Rules 20.2 and 12.7, the arithmetic of a battle: strengths, anti-tank factors, doctrines, column and die modifiers.

Everything is a sum of terms with the clauses that make them, so what decides and what is explained is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import CENTRE, DarkSands
from sirocco.games.dark_sands.components.kinds import ChitModifier, Hex, Side, Support, TableKind, Unit
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN, RIDGE, ROUGH, WADI
from sirocco.games.dark_sands.components.vocabulary import ASSAULT, MOBILE
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.chart import BELOW
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import Value, message
from sirocco.kernel.proof.rulebook import implements

CENTRE_LIMIT = 2
"""Units larger than a battalion that count in one battle from or in a hex of the Centre (DS-7.4a, DS-7.4b)."""
SUPERIORITY = 2
SHOCKED = ("AL1", "BL1", "DR", "DR*")
"""The results by which a shocked defender loses a step more."""
SUPPLY_DRM = 2
FIRST_ASSAULT_TURN = 14


class Battle(msgspec.Struct, frozen=True):
    """An attack: who strikes which hex, in the order they were named, and what is committed to it."""

    side: Side
    target: Hex
    attackers: tuple[Unit, ...] = ()
    defenders: tuple[Unit, ...] = ()
    """Those that add their defence; the others in the hex only share its fate."""
    drm: ChitModifier = 0
    """What the chit does to the die."""
    attack_supports: tuple[Support, ...] = ()
    defence_supports: tuple[Support, ...] = ()
    table: TableKind = MOBILE

    def supports(self, side: int) -> tuple[int, ...]:
        return self.attack_supports if side == self.side else self.defence_supports


def is_large(c: DarkSands, unit: int) -> bool:
    """Division, brigade or regiment: what the Centre section limits."""
    return bool(c.exerting >> unit & 1) and not c.small >> unit & 1


@implements("DS-7.4b", "DS-7.4c", "DS-7.4g", "DS-20.2.1a")
def contributing(s: DarkSandsState, b: Battle) -> list[int]:
    """The attackers that add their attack: of each hex of the Centre only the first two larger than a battalion."""
    c = s.components
    found, large = [], dict.fromkeys((s.place[u] for u in b.attackers), 0)
    for unit in b.attackers:
        hex_ = s.place[unit]
        if is_large(c, unit) and c.sections[CENTRE] >> hex_ & 1:
            large[hex_] += 1
            if large[hex_] > CENTRE_LIMIT:
                continue
        found.append(unit)
    return found


def defending_units(s: DarkSandsState, b: Battle) -> list[int]:
    """Everybody of the defender's in the hex but headquarters (DS-20.1g)."""
    c = s.components
    return list(places_of(s.at[b.target] & c.side_mask[1 - b.side] & ~c.hqs))


@implements("DS-7.4a")
def must_choose_defenders(s: DarkSandsState, b: Battle) -> bool:
    """Whether more large units stand in a hex of the Centre than may add their defence."""
    c = s.components
    if not c.sections[CENTRE] >> b.target & 1:
        return False
    return sum(is_large(c, u) for u in defending_units(s, b)) > CENTRE_LIMIT


def all_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    """Whether every attacker strikes across such a hexside."""
    return all(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)


def any_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    return any(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)


# Doctrines.


@implements("DS-12.7.2b", "DS-12.7.2c", "DS-12.7.2d", "DS-12.7.2e", "DS-12.7.2f")
def at_factors(s: DarkSandsState, b: Battle) -> list[Term]:
    """What an Allied hex has against panzers."""
    c = s.components
    hex_, terms = b.target, []
    steps = sum(s.steps_left(u) for u in defending_units(s, b) if c.tanks >> u & 1)
    if steps:
        terms.append(_term("at-tanks", steps, "DS-12.7.2b"))
    rough = c.map.terrain[hex_] in (ROUGH, MARSH, MOUNTAIN)
    ridge = all_cross if s.options.ridge_if_all_cross else any_cross
    if rough or all_cross(s, b, WADI) or ridge(s, b, RIDGE):
        terms.append(_term("at-terrain", 1, "DS-12.7.2c"))
    if s.boxes[1 - b.side] >> hex_ & 1:
        terms.append(_term("at-box", 1, "DS-12.7.2d"))
    if c.forts >> hex_ & 1:
        terms.append(_term("at-fort", 1, "DS-12.7.2e"))
    return terms


class Doctrine(NamedTuple):
    """What panzers do to a battle: the die modifier, whether they shock, whether they are resilient."""

    superiority: int = 0
    shock: bool = False
    resilient: bool = False


def panzer_steps(s: DarkSandsState, b: Battle) -> int:
    """The steps of the panzers that add their attack."""
    panzers = s.components.panzers
    return sum(s.steps_left(u) for u in contributing(s, b) if panzers >> u & 1) if b.side == AXIS else 0


@implements("DS-12.7.2a", "DS-12.7.3a", "DS-12.7.4a", "DS-12.7.4b")
def doctrine(s: DarkSandsState, b: Battle) -> Doctrine:
    c = s.components
    steps = panzer_steps(s, b)
    if not steps:
        return Doctrine()
    against = int(sum(term.value for term in at_factors(s, b)))
    infantry_only = all(c.infantry >> u & 1 for u in defending_units(s, b))
    return Doctrine(max(0, min(SUPERIORITY, steps - against)), infantry_only and not against, True)


@implements("DS-R.SHK", "DS-12.7.3b")
def is_shocked(s: DarkSandsState, result: str) -> bool:
    """Whether shock adds a step to what a result costs the defender."""
    return result in SHOCKED and not (result == "AL1" and s.options.shock_not_on_al1)


@implements("DS-12.7.4b")
def with_resilience(result: str, panzers: Doctrine) -> str:
    """What a result of the table becomes: resilient panzers turn DE* into DE."""
    return "DE" if result == "DE*" and panzers.resilient else result


@implements("DS-R.GAR", "DS-12.4b")
def is_lone_garrison(s: DarkSandsState, b: Battle) -> bool:
    """Whether a garrison defends by itself: DE* then costs the attacker nothing."""
    defending = defending_units(s, b)
    return len(defending) == 1 and bool(s.components.garrisons >> defending[0] & 1)


@implements("DS-12.6a", "DS-12.6b", "DS-12.6c", "DS-2.2.2a", "DS-20.2.4a")
def may_assault(s: DarkSandsState, b: Battle) -> bool:
    """Whether the Allies may use the Assault table: infantry of one division in every attacking hex, and in the
    majority."""
    c = s.components
    if b.side != ALLIED or s.turn < FIRST_ASSAULT_TURN:
        return False
    steps = [(s.steps_left(u), c.infantry >> u & 1) for u in b.attackers]
    if 2 * sum(n for n, foot in steps if foot) <= sum(n for n, _ in steps):
        return False
    attacking = mask_of(list(b.attackers))
    for hex_ in {s.place[u] for u in b.attackers}:
        there = s.at[hex_] & c.infantry & c.side_mask[ALLIED]
        if s.options.assault_both_attack:
            there &= attacking
        brigades = [u for u in places_of(there) if c.units[u].size == "X"]
        if not any(
            sum(c.formation_of[u] == f for u in brigades) >= 2 for f in {c.formation_of[u] for u in brigades} - {-1}
        ):
            return False
    return True


# Strengths.


def _term(key: str, value: Fraction | int, rule: str, **args: Value) -> Term:
    return Term(message(f"term-{key}", **args), Fraction(value), rule)


@implements("DS-20.2.2a", "DS-20.2.3a", "DS-6.0a")
def _marsh_term(s: DarkSandsState, unit: int, factor: Fraction) -> Term:
    """The half that a vehicle loses in a marsh; by an option what is left is rounded down."""
    left = Fraction(factor // 2) if s.options.marsh_rounds_down else factor / 2
    return _term("marsh-halves", left - factor, "DS-6.0a", unit=s.components.unit_ids[unit])


@implements("DS-20.2.2a", "DS-20.1d", "DS-13.5c")
def attack_terms(s: DarkSandsState, b: Battle, shock: bool) -> list[Term]:
    """The attack: that of the units, then supports."""
    tanks = any(s.components.tanks >> u & 1 for u in defending_units(s, b)) and b.side == AXIS
    return ground_attack(s, b, shock) + _support_terms(s, b, b.side, tanks)


@implements("DS-20.2.2a")
def ground_attack(s: DarkSandsState, b: Battle, shock: bool) -> list[Term]:
    """The attack of the units: factors, halved in marsh, doubled by shock, less one across a ridge."""
    c = s.components
    terms = []
    marsh = c.map.terrain[b.target] == MARSH
    for unit in contributing(s, b):
        name = c.unit_ids[unit]
        factor = Fraction(s.factors(unit)[0])
        terms.append(_term("unit", factor, "DS-20.2.2a", unit=name))
        if marsh and c.wheeled >> unit & 1:
            terms.append(_marsh_term(s, unit, factor))
        if shock and c.panzers >> unit & 1:
            terms.append(_term("shock", factor, "DS-12.7.3a", unit=name))
        if RIDGE in c.map.sides.get((s.place[unit], b.target), ()):
            terms.append(_term("ridge", -1, "DS-6.0a", unit=name))
    return terms


@implements("DS-20.2.3a", "DS-13.5c")
def defence_terms(s: DarkSandsState, b: Battle) -> list[Term]:
    """The defence: that of the units in their hex, then supports."""
    side = 1 - b.side
    tanks = any(s.components.tanks >> u & 1 for u in b.attackers) and side == AXIS
    return ground_defence(s, b) + _support_terms(s, b, side, tanks)


@implements("DS-20.2.3a", "DS-20.2.3b", "DS-14.2a", "DS-13.7.4a", "DS-12.4b", "DS-13.6.4f")
def ground_defence(s: DarkSandsState, b: Battle) -> list[Term]:
    """The defence of the units: factors, then what the hex, its side, a fort or a box give."""
    c = s.components
    terms, hex_, side = [], b.target, 1 - b.side
    marsh = c.map.terrain[hex_] == MARSH
    for unit in b.defenders:
        name = c.unit_ids[unit]
        factor = Fraction(s.factors(unit)[1])
        terms.append(_term("unit", factor, "DS-20.2.3a", unit=name))
        if marsh and c.wheeled >> unit & 1:
            terms.append(_marsh_term(s, unit, factor))
    if c.map.terrain[hex_] == ROUGH:
        terms.append(_term("rough-defence", 1, "DS-6.0a"))
    if all_cross(s, b, WADI):
        terms.append(_term("wadi-defence", 1, "DS-6.0a"))
    terms += _fort_terms(s, b)
    if s.boxes[side] >> hex_ & 1:
        foot = [u for u in defending_units(s, b) if c.infantry >> u & 1]
        if foot:
            italian = any(c.italian >> u & 1 for u in foot)
            terms.append(_term("box", 1 if italian else 2, "DS-13.7.4a"))
    return terms


@implements("DS-14.1a", "DS-14.2a", "DS-2.4a")
def _fort_terms(s: DarkSandsState, b: Battle) -> list[Term]:
    c = s.components
    if c.bardia >> b.target & 1:
        return [_term("bardia", 1, "DS-14.2a")]
    if not c.tobruk >> b.target & 1:
        return []
    if s.options.note_f_forts:
        alone = all(c.italian >> u & 1 for u in b.defenders)
        number = 0 if alone else sum(c.infantry >> u & 1 for u in b.defenders)
    else:
        number = sum(not c.italian >> u & 1 for u in b.defenders)
    return [_term("tobruk", number, "DS-14.1a")] if number else []


def support_value(s: DarkSandsState, support: int, attacking: bool) -> int:
    """What a support adds, after its upgrades."""
    row = s.components.supports[support]
    level = s.support_level[support]
    value = row.upgrades[level - 1].value if level else row.value
    return value[0 if attacking else 1]


@implements("DS-13.2b", "DS-13.5b", "DS-13.5c")
def _support_terms(s: DarkSandsState, b: Battle, side: int, tanks: bool) -> list[Term]:
    """Air, guns of ships and artillery as committed; anti-tank guns with their unit, where there are enemy tanks."""
    c = s.components
    attacking = side == b.side
    terms = []
    for support in b.supports(side):
        if c.supports[support].kind != "anti-tank":
            value = support_value(s, support, attacking)
            terms.append(_term("support", value, "DS-13.1c", support=c.support_ids[support]))
    ours = contributing(s, b) if attacking else b.defenders
    if tanks:
        for support, holder in enumerate(s.guns_with):
            if holder in ours and c.support_side[support] == side:
                value = support_value(s, support, attacking)
                terms.append(_term("support", value, "DS-13.5c", support=c.support_ids[support]))
    return terms


# Odds.


class Reckoning(NamedTuple):
    """All that decides a battle before the die is rolled."""

    attack: list[Term]
    defence: list[Term]
    drm: list[Term]
    column: int
    """After shifts; BELOW loses the attackers without a roll."""
    doctrine: Doctrine

    @property
    def attack_total(self) -> Fraction:
        return sum((t.value for t in self.attack), Fraction(0))

    @property
    def defence_total(self) -> Fraction:
        return sum((t.value for t in self.defence), Fraction(0))

    @property
    def modifier(self) -> int:
        return int(sum(t.value for t in self.drm))

    def breakdowns(self) -> tuple[Breakdown, ...]:
        return (
            Breakdown(message("sum-attack"), tuple(self.attack)),
            Breakdown(message("sum-defence"), tuple(self.defence)),
            Breakdown(message("sum-die"), tuple(self.drm)),
        )


@implements("DS-20.2.5a", "DS-20.2.5b", "DS-20.2.5c", "DS-20.2.5d", "DS-20.2.5e", "DS-16.0d")
def reckon(s: DarkSandsState, b: Battle) -> Reckoning:
    """Strengths, odds column and die modifiers of a battle as it stands."""
    c = s.components
    panzers = doctrine(s, b)
    attack, defence = attack_terms(s, b, panzers.shock), defence_terms(s, b)
    strength, against = sum(t.value for t in attack), sum(t.value for t in defence)
    column = c.charts[b.table].column(strength, max(against, Fraction(1, 100)))
    if column != BELOW and c.map.terrain[b.target] == MOUNTAIN:
        column -= 1
    return Reckoning(attack, defence, die_terms(s, b, panzers), column, panzers)


@implements("DS-20.2.6a", "DS-10.2.1f", "DS-10.2.1g", "DS-19.3c", "DS-19.3d", "DS-12.7.2a")
def die_terms(s: DarkSandsState, b: Battle, panzers: Doctrine) -> list[Term]:
    """What changes the die: units out of supply or disrupted, once for each side; the chit; panzer superiority."""
    terms = []
    if _is_poor(s, b.attackers):
        terms.append(_term("attacker-poor", -SUPPLY_DRM, "DS-10.2.1f"))
    if _is_poor(s, defending_units(s, b)):
        terms.append(_term("defender-poor", SUPPLY_DRM, "DS-10.2.1f"))
    if b.drm:
        terms.append(_term("chit", b.drm, "DS-C.HMCa"))
    if panzers.superiority:
        terms.append(_term("superiority", panzers.superiority, "DS-12.7.2a"))
    return terms


@implements("DS-10.2.1f", "DS-19.3c")
def _is_poor(s: DarkSandsState, units: Sequence[int]) -> bool:
    """Whether one of a side's units, or by an option each of them, is out of supply or disrupted."""
    poor = s.oos | s.disrupted
    found = [poor >> u & 1 for u in units]
    return all(found) if s.options.drm_only_if_all else any(found)


@implements("DS-20.4.1a")
def is_edge_defence(s: DarkSandsState, b: Battle) -> bool:
    """Whether all attackers strike from another section at a hex with no enemy next to it on its own."""
    c = s.components
    section = c.map.section_of[b.target]
    if any(c.map.section_of[s.place[u]] == section for u in b.attackers):
        return False
    own = c.sections[section] & c.map.board.adjacent[b.target]
    return not own & s.occupied[b.side]


@implements("DS-2.2a", "DS-2.2.1a", "DS-20.2.7a")
def result_of(s: DarkSandsState, b: Battle, column: int, die: int) -> str:
    """What a modified die gives. An option exchanges the two odd results of the last row of the Mobile table."""
    c = s.components
    chart = c.charts[b.table]
    found = chart.result(column, die)
    if s.options.swap_row_8 and b.table != ASSAULT and chart.final(die) == len(chart.rows):
        odds = chart.names[column]
        found = {"3:1": "DE*", "4:1": "DE"}.get(odds, found)
    return found
