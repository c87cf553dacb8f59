"""What attacks promise, by the exact chances of the combat chart and of support, for bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.stakes import prize
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.combat.battle import Battle, defending_units
from sirocco.games.salerno_rome.rules.combat.combat import targets_of
from sirocco.games.salerno_rome.rules.combat.odds import cover_of, sums_of
from sirocco.games.salerno_rome.rules.combat.results import read_result
from sirocco.games.salerno_rome.rules.combat.retreat import retreat_paths
from sirocco.games.salerno_rome.rules.combat.tactical_support import ATTACKER, COLUMNS, DEFENDER, supporters
from sirocco.games.salerno_rome.rules.open_city.rome import evacuates
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.rearguards import is_lone_rearguard
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.mechanics.bot.attacks import PlannedAttack, best_attack, ranked

GIVES_WAY = 0.4
"""How often a defender who may retreat instead of losing a step does so."""
POOR_ODDS = "1:2"
"""The column from which leftwards nobody attacks, whatever the place is worth."""
REARGUARD = 0.12
"""An attack on a rearguard alone: it costs nothing."""


def step_worth(s: SalernoState, unit: int) -> float:
    """What the next step of a unit is worth."""
    row = s.components.units[unit]
    lost = s.strength(unit) - (row.reduced or 0) if s.steps_left(unit) > 1 else s.strength(unit)
    return weights.STEP + weights.FACTOR * lost


def unit_worth(s: SalernoState, unit: int) -> float:
    return weights.STEP * s.steps_left(unit) + weights.FACTOR * s.strength(unit)


def steps_of(s: SalernoState, units: Iterable[int]) -> int:
    return sum(s.steps_left(unit) for unit in units)


class Outlook(NamedTuple):
    """Means over the dice: steps lost by both, and how likely the defender's hex is free afterwards."""

    attacker: float
    defender: float
    vacated: float


@cache
def _support(c: SalernoRome, column: int) -> tuple[tuple[int, int, float], ...]:
    """What support may bring: a shift, a number on the dice, and how likely."""
    found = []
    for result, chance in c.support.chances(column).items():
        shift = COLUMNS[result[0]] * int(result[1:]) if result[0] in COLUMNS else 0
        number = int(result) if result[0] in "+-" and len(result) > 1 else 0
        found.append((shift, number, float(chance)))
    return tuple(found)


NO_SUPPORT = ((0, 0, 1.0),)


@lru_cache(maxsize=100_000)
def outlook(
    c: SalernoRome,
    column: int,
    modifier: int,
    supported: tuple[bool, bool],
    attackers: int,
    defenders: int,
    gives_way: float = GIVES_WAY,
) -> Outlook:
    """What comes of an attack in a column, with so many steps on both sides; who has support uses it. `gives_way`: how
    often the defender retreats instead of losing a step."""
    lost = taken = vacated = 0.0
    for shift, number, likely in _support(c, ATTACKER) if supported[0] else NO_SUPPORT:
        for shift2, number2, likely2 in _support(c, DEFENDER) if supported[1] else NO_SUPPORT:
            at = c.combat.shifted(column, shift + shift2)
            one = _dice(c, at, modifier + number + number2, attackers, defenders, gives_way)
            chance = likely * likely2
            lost += chance * one.attacker
            taken += chance * one.defender
            vacated += chance * one.vacated
    return Outlook(lost, taken, vacated)


@lru_cache(maxsize=20_000)
def _dice(c: SalernoRome, column: int, modifier: int, attackers: int, defenders: int, gives_way: float) -> Outlook:
    lost = taken = vacated = 0.0
    for text, fraction in c.combat.chances(column, modifier).items():
        chance, result = float(fraction), read_result(text)
        lost += chance * min(result.attacker, attackers)
        steps: float = min(result.defender, defenders)
        if steps >= defenders or result.retreat:
            vacated += chance
        elif steps:
            vacated += chance * gives_way
            steps -= gives_way
        taken += chance * steps
    return Outlook(lost, taken, vacated)


def in_the_rear(s: SalernoState, side: int, hex_: int) -> float:
    """What it is worth to drive an enemy from a hex near a depot, beside which there is nothing: there he starves those
    who have landed."""
    near = s.components.map.near(hex_, weights.REAR)
    return weights.IN_THE_REAR if side == ALLIED and near & s.depots else 0.0


def attack_gain(s: SalernoState, b: Battle) -> float:
    """What an attack promises its side, in victory points."""
    prized = prize(s, b.side, b.target)
    place = weights.VACATED + min(prized, weights.MOST_PRIZED) + in_the_rear(s, b.side, b.target)
    if is_lone_rearguard(s, b.side, b.target):
        return REARGUARD
    if evacuates(s, b):
        return place
    sums = sums_of(s, b)
    defenders = defending_units(s, b)
    supported = tuple(bool(guns) or plane for guns, plane in (supporters(s, b, b.side), supporters(s, b, 1 - b.side)))
    found = outlook(
        s.components,
        sums.column,
        sums.modifier,
        (supported[0], supported[1]),
        steps_of(s, b.attackers),
        max(1, steps_of(s, defenders)),
        0.0 if prized else GIVES_WAY,
    )
    if not defenders:
        return 0.0
    theirs = sum(step_worth(s, unit) for unit in defenders) / len(defenders)
    ours = min(step_worth(s, unit) for unit in b.attackers)
    exchange = theirs * found.defender - ours * found.attacker
    poor = sums.column <= s.components.combat.named(POOR_ODDS) and not _may_gamble(s, b, prized)
    if poor or (exchange < 0 and found.vacated < weights.FORLORN):
        return min(0.0, exchange)
    return exchange + place * found.vacated


def _may_gamble(s: SalernoState, b: Battle, prized: float) -> bool:
    """Whether poor odds are taken: for a place that matters when there is no later turn, or against somebody who has no
    way out."""
    if prized and s.turn == s.components.scene.last:
        return True
    return not retreat_paths(s, 1 - b.side, s.at[b.target] & s.components.side_mask[1 - b.side], b.target)


def best_attacks(s: SalernoState, side: int, able: Sequence[int]) -> list[PlannedAttack]:
    """The attacks of some units that are worth fighting, the most promising first."""
    near: dict[int, list[int]] = {}
    for unit in sorted(able, key=lambda each: (s.oos >> each & 1, -s.strength(each), each)):
        for target in targets_of(s, unit):
            near.setdefault(target, []).append(unit)

    def promised(target: int, force: tuple[int, ...]) -> float:
        return attack_gain(s, Battle(side, target, force))

    attacks = (best_attack(target, units, promised, weights.SPARE) for target, units in sorted(near.items()))
    return ranked(attacks, weights.WORTH_FIGHTING)


# Standing somewhere.


def defence_factor(s: SalernoState, side: int, place: int) -> int:
    """What the ground multiplies the defence of a side's units by."""
    c = s.components
    if is_fortified(s, place, side):
        times: int = getattr(c.effects.line, c.map.terrain[place])
        return times
    return cover_of(s, place).defence


def strikes(s: SalernoState, side: int, rings: Sequence[tuple[int, float]] = weights.STRIKES) -> dict[int, float]:
    """What the enemy could strike each hex near him with: all that is beside it, and shares from further away."""
    c, enemy = s.components, 1 - side
    found: dict[int, float] = {}
    for place in places_of(s.occupied[enemy]):
        force = sum(s.strength(unit) for unit in places_of(s.at[place] & c.side_mask[enemy]))
        within = 0
        for distance, share in rings:
            around = c.map.near(place, distance)
            for hex_ in places_of(around & ~within):
                found[hex_] = found.get(hex_, 0.0) + share * force
            within = around
    return found


def risk(s: SalernoState, side: int, place: int, units: int, struck: dict[int, float]) -> float:
    """The share of units (a mask) that is at stake where they stand."""
    strike = struck.get(place, 0.0)
    if not strike:
        return 0.0
    defence = defence_factor(s, side, place) * sum(s.strength(unit) for unit in places_of(units))
    if side == ALLIED and s.depots >> place & 1:
        strike *= 1.2
    odds = strike / max(defence, 1)
    return min(weights.MOST_RISK, weights.RISK * max(0.0, odds - weights.SAFE_ODDS))
