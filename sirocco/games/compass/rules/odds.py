"""Odds before the dice: exact distributions of a combat, for the lines as they stand or as they could come."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

from msgspec.structs import replace

from sirocco.games.compass.rules.battle import FRONT_LIMIT, Battle, Line
from sirocco.games.compass.rules.expectations import measures
from sirocco.games.compass.rules.hits import chances, is_hit, modified_value, scored, value_breakdown
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation, Odds
from sirocco.kernel.message import Message, message
from sirocco.kernel.odds import distribution, hits, odds_of, total
from sirocco.kernel.proof.rulebook import implements


def hit_chances(attack: tuple[int, ...], defence: tuple[int, ...]) -> dict[tuple[int, int], Fraction]:
    """The exact chance of every pair of hits (attacker's, defender's), from the hitting faces of each die."""
    whole = total(attack) * total(defence)
    ours, theirs = hits(attack), hits(defence)
    return {(a, d): Fraction(x * y, whole) for a, x in enumerate(ours) for d, y in enumerate(theirs) if x and y}


@implements("C-6.2.E.7a", "C-6.2.E.7h")
def retreat_chance(attack: tuple[int, ...], defence: tuple[int, ...]) -> Fraction:
    """The chance that the attacker scores strictly more hits."""
    return sum((p for (a, d), p in hit_chances(attack, defence).items() if a > d), Fraction(0))


def battle_odds(s: CompassState, battle: Battle, given: Message) -> Odds:
    """The distribution of a battle if both lines roll as they stand."""
    found = hit_chances(chances(s, battle, battle.side), chances(s, battle, 1 - battle.side))
    return _odds(s, battle, found, given)


def _odds(s: CompassState, battle: Battle, found: dict[tuple[int, int], Fraction], given: Message) -> Odds:
    ranked = dict(sorted(found.items(), reverse=True))
    return odds_of(ranked, given, _outcome, measures(s, battle, found))


def _outcome(hits: tuple[int, int]) -> Message:
    attacker, defender = hits
    return message("outcome-retreat" if attacker > defender else "outcome-hold", attacker=attacker, defender=defender)


def possible_lines(s: CompassState, units: list[int], at_least: int = 1) -> Iterator[Line]:
    """Every line of at least so many of these units, up to the order within the line."""
    c = s.components
    for size in range(1, min(FRONT_LIMIT, len(units)) + 1):
        for front in combinations(units, size):
            behind = [u for u in units if u not in front and c.asterisk[u]]
            for support in range(max(0, at_least - size), min(size, len(behind)) + 1):
                for chosen in combinations(behind, support):
                    for places in permutations(range(size), support):
                        line = Line()
                        for unit in front:
                            line = line.with_front(unit)
                        for unit, place in zip(chosen, places, strict=True):
                            line = line.with_support(unit, front[place])
                        yield line


def defence_lines(s: CompassState, battle: Battle) -> list[Line]:
    """The lines the defender may form (C-6.2.E.2c)."""
    from sirocco.games.compass.rules.lines import largest_line

    units = s.units_in(battle.target, 1 - battle.side)
    starred = sum(s.components.asterisk[u] for u in units)
    return list(possible_lines(s, units, largest_line(len(units) - starred, starred)))


def defence_range(s: CompassState, battle: Battle, given: Message) -> tuple[Odds, ...]:
    """The odds of an attack line against the line that holds best and the line that holds worst."""
    side = 1 - battle.side
    attack = chances(s, battle, battle.side)
    ranked = []
    for line in defence_lines(s, battle):
        defence = chances(s, battle.with_line(side, line), side)
        ranked.append((retreat_chance(attack, defence), defence, line))
    if not ranked:
        return ()
    ranked.sort(key=lambda found: found[:2])
    best, worst = ranked[0], ranked[-1]
    odds = _odds(s, battle.with_line(side, best[2]), hit_chances(attack, best[1]), given)
    if worst[0] == best[0]:
        return (odds,)
    against = _odds(s, battle.with_line(side, worst[2]), hit_chances(attack, worst[1]), message("given-worst-defence"))
    return replace(odds, answer="best"), replace(against, answer="worst")


def strongest_attack(s: CompassState, battle: Battle) -> Line:
    """The line of the pool with the most expected hits; of equals the one that risks fewest units."""
    units = [u for u in s.components.units_of[battle.side] if battle.pool >> u & 1]
    allowed = (
        line
        for line in possible_lines(s, units)
        if len(line.front) <= battle.front_left and len(line.supports()) <= battle.support_left
    )
    return max(
        allowed,
        key=lambda line: (sum(chances(s, battle.with_line(battle.side, line), battle.side)), -len(line.units())),
        default=Line(),
    )


def declared_odds(s: CompassState, side: int, origin: int, target: int, joining: int | None = None) -> tuple[Odds, ...]:
    """The odds of a declared attack with its strongest line, if no events are played."""
    from sirocco.games.compass.rules.combat import declared_attacks

    pool = declared_attacks(s, side).get((origin, target), 0)
    if joining is not None:
        pool |= 1 << joining
    return pool_odds(s, Battle(side, origin, target, pool))


def odds_of_declared(s: CompassState, side: int) -> tuple[Odds, ...]:
    """The odds of every attack that is declared, as `declared_odds` has them, each with its target."""
    from sirocco.games.compass.rules.combat import declared_attacks

    areas, found = s.components.area_ids, []
    for origin, target in declared_attacks(s, side):
        best, *worst = declared_odds(s, side, origin, target)
        named = message("given-declared", origin=areas[origin], target=areas[target])
        found += [replace(best, given=named), *worst]
    return tuple(found)


def pool_odds(s: CompassState, battle: Battle) -> tuple[Odds, ...]:
    """The odds of the strongest line the units of a battle's pool can form."""
    return defence_range(s, battle.with_line(battle.side, strongest_attack(s, battle)), message("given-best-defence"))


def line_forecast(s: CompassState, battle: Battle) -> Explanation:
    """Modified values so far, and the odds: of the lines as they stand, or against what the enemy can field."""
    sums = tuple(
        value_breakdown(s, line, i, attacking)
        for line, attacking in ((battle.attack, True), (battle.defence, False))
        for i in range(len(line.front))
    )
    if battle.defence.front:
        return Explanation(sums, (battle_odds(s, battle, message("given-lines")),))
    return Explanation(
        sums, defence_range(s, battle, message("given-line-best-defence")) if battle.attack.front else ()
    )


def reroll_forecast(s: CompassState, battle: Battle, side: int, action: Action) -> Explanation:
    """After the dice: what stands, or what rolling one die again could make of it."""
    mine, theirs = scored(s, battle, side), scored(s, battle, 1 - side)
    if action.verb == "done":
        pair = (mine, theirs) if side == battle.side else (theirs, mine)
        return Explanation(odds=(_odds(s, battle, {pair: Fraction(1)}, message("given-dice")),))
    line = battle.line(side)
    i = line.front.index(action.args[1])
    value = modified_value(s, line, i, side == battle.side)
    others = mine - is_hit(line.dice[i], value)

    def pair_after(face: int) -> tuple[int, int]:
        score = others + is_hit(face, value)
        return (score, theirs) if side == battle.side else (theirs, score)

    odds = _odds(s, battle, distribution(1, pair_after), message("given-reroll"))
    return Explanation((value_breakdown(s, line, i, side == battle.side),), (odds,))
