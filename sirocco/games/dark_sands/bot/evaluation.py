"""What a position is worth to a side, for bots.

    value of a side = the places it holds and what else the scenario is about (objectives)
                    + its units by factors and steps, less where supply is cut or marked
                    + the pull of goals, fading with the march there
                    - what the enemy threatens: stacks he could strike, places he could walk into
                    + what the attacks promise that the chit under way still allows

The evaluation of a side is its value less the other side's. There is nothing hidden in this game but the future.
"""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.cutoff import cut_off
from sirocco.games.dark_sands.bot.objectives import cause, drive, field, goals, prize_at, prizes, urgency
from sirocco.games.dark_sands.bot.prospects import prospect
from sirocco.games.dark_sands.bot.stacks import Stack, Stacks, ground_defence, stacks_of, unit_worth
from sirocco.games.dark_sands.bot.weights import (
    ALONE,
    AT_STAKE,
    BESIDE,
    CUT_OFF,
    EXPOSED,
    FEAR,
    GUARD,
    HELD_BY,
    HELPED,
    LOST,
    MARKED,
    MOST,
    OPEN_FAR,
    OPEN_NEAR,
    OVERFULL,
    PANZERS,
    PULL,
    SAFE_ODDS,
    SHOCK,
    SPARE,
    STARVING,
    THREAT,
    WEAKENED,
    WITHIN,
    WORTH_FIGHTING,
)
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.vocabulary import FIGHT, HALF_DRM
from sirocco.games.dark_sands.rules.action_phase import KINDS
from sirocco.games.dark_sands.rules.activation import everybody
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack, CombatAction, Defence
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.distances import ranges
from sirocco.games.dark_sands.rules.headquarters import in_range
from sirocco.games.dark_sands.rules.panzer_momentum import Momentum
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports, DefenderSupports
from sirocco.kernel.action import Action

BESIDE_COST = 8
"""Quarters by which a unit may fall short of a hex and still stand beside it."""


def evaluate(s: DarkSandsState, side: int, draw: list[float] | None = None) -> float:
    """The position for a side, against the other. `draw` is how its goals draw from each hex: who compares positions
    gives that of the one he thinks from, or reaching a goal would look like losing it."""
    mine, theirs = stacks_of(s, side), stacks_of(s, 1 - side)
    cuts = [0, 0]
    cuts[side], cuts[1 - side] = cut_off(s, side), cut_off(s, 1 - side)
    keen = drive(s, side)
    fear = _between(EXPOSED, keen) * to_come(s, 1 - side)
    threat = _between(THREAT, keen) * to_come(s, side)
    value = cause(s, (cuts[ALLIED], cuts[AXIS]))
    value = value if side == ALLIED else -value
    value += _side(s, side, mine, theirs, cuts[side], fear, WITHIN[0])
    value -= _side(s, 1 - side, theirs, mine, cuts[1 - side], threat, WITHIN[1])
    if draw is None:
        draw = draw_of(s, side)
    pull = _between(PULL, keen)
    value += sum(pull * k.mobile * draw[hex_] for hex_, k in mine.items())
    return value + _promise(s, side)


def _between(pair: tuple[float, float], keen: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * keen


def draw_of(s: DarkSandsState, side: int) -> list[float]:
    """How strongly a side's goals draw from each hex."""
    return field(s.components, goals(s, side, stacks_of(s, side), stacks_of(s, 1 - side)))


def _side(s: DarkSandsState, side: int, mine: Stacks, theirs: Stacks, cut: int, fear: float, within: float) -> float:
    """The worth of all a side has on the map."""
    c = s.components
    value = LOST * sum(unit_worth(s, u) for u in c.units_of[side] if s.place[u] == REBUILD)
    for hex_, k in mine.items():
        if cut >> hex_ & 1:
            value += CUT_OFF[s.pool[-1] > 0] * k.fresh + STARVING * k.marked
        else:
            value += k.fresh + MARKED * k.marked
        value -= OVERFULL * k.excess + fear * _danger(s, side, hex_, k, theirs, within)
        for hq in places_of(k.headquarters):
            value += HELPED * sum(other.mobile for h, other in mine.items() if in_range(s, hq, h))
    for hex_, worth in prizes(c):
        if holds(s, side, hex_):
            value -= urgency(s) * worth * _openness(s, side, hex_, mine.get(hex_), theirs)
    return value


def to_come(s: DarkSandsState, side: int) -> float:
    """How much a side can still do: all it likes, but on the last turn only what its chits allow."""
    if s.turn < s.components.last_turn:
        return 1.0
    left = sum(s.pool[side * KINDS : side * KINDS + KINDS]) + s.held[side].bit_count()
    return min(1.0, left / 4)


def _danger(s: DarkSandsState, side: int, hex_: int, k: Stack, theirs: Stacks, within: float) -> float:
    """What a stack stands to lose to all who are beside it or could come there."""
    c = s.components
    near = ranges(c).near(hex_)
    beside = s.ground.overland[hex_]
    if not k.fighting:
        close = any(e.speed and near[h] <= e.speed for h, e in theirs.items())
        return ALONE * k.worth if close else 0.0
    added = ground_defence(s, hex_, side, k)
    shock = SHOCK if side == ALLIED and k.foot and not added else PANZERS
    strikes = []
    for h, enemy in theirs.items():
        if beside >> h & 1:
            share = BESIDE
        elif near[h] <= enemy.speed + BESIDE_COST:
            share = within
        else:
            continue
        strikes.append(share * (enemy.attack + (shock - 1) * enemy.panzers))
    if not strikes:
        return 0.0
    sides = (beside & ~s.occupied[side]).bit_count()
    odds = sum(sorted(strikes, reverse=True)[:sides]) / max(k.defence + added, 1)
    if k.poor:
        odds *= WEAKENED
    if odds <= SAFE_ODDS:
        return 0.0
    return min(MOST, FEAR * (odds - SAFE_ODDS)) * (k.worth + AT_STAKE * prize_at(c).get(hex_, 0.0))


def _openness(s: DarkSandsState, side: int, hex_: int, k: Stack | None, theirs: Stacks) -> float:
    """How far a place a side holds is in danger of being walked into, or thinly held, as a share of its worth."""
    near = ranges(s.components).near(hex_)
    closest = min((near[h] / e.speed for h, e in theirs.items() if e.speed), default=99.0)
    if closest > 2:
        return 0.0
    if k is not None and k.fighting:
        thin = HELD_BY ** (k.defence + ground_defence(s, hex_, side, k))
        return thin * (GUARD[0] if closest <= 1 else GUARD[1])
    return OPEN_NEAR if closest <= 1 else OPEN_FAR


# Attacks to come.


def _promise(s: DarkSandsState, side: int) -> float:
    """What the attacks promise to a side that the chit under way still allows."""
    for step in s.stack:
        action = step
        if isinstance(step, Momentum) and step.use == FIGHT:
            units = s.components.panzer_divisions & everybody(s, AXIS)
            action = CombatAction(AXIS, units, HALF_DRM if step.half else 0)
        if isinstance(action, CombatAction):
            promised = promise(s, action)
            return promised if action.side == side else -promised
    return 0.0


def promise(s: DarkSandsState, action: CombatAction) -> float:
    """The best attacks of a combat action, each unit in one of them."""
    total = 0.0
    used = 0
    for worth, _, force in ranked_attacks(s, action):
        if not any(used >> u & 1 for u in force):
            total += worth
            for unit in force:
                used |= 1 << unit
    return total


def ranked_attacks(s: DarkSandsState, action: CombatAction) -> list[tuple[float, int, tuple[int, ...]]]:
    """The attacks worth fighting, the most promising first: what they promise, which hex, with whom."""
    able = action.able(s)
    found = []
    for target in action.targets(s):
        near = s.ground.overland[target]
        force = [u for u in able if near >> s.place[u] & 1]
        best = best_force(s, action, target, force)
        if best is not None and best[0] > WORTH_FIGHTING:
            found.append((best[0], target, best[1]))
    return sorted(found, key=lambda each: -each[0])


def best_force(
    s: DarkSandsState, action: CombatAction, target: int, units: Iterable[int]
) -> tuple[float, tuple[int, ...]] | None:
    """Add the strongest units one after the other, and keep the force that promises most; nobody fights out of supply
    beside others who are in supply."""
    best: tuple[float, tuple[int, ...]] | None = None
    poor = s.oos | s.disrupted
    ordered = sorted(units, key=lambda u: (poor >> u & 1, -s.factors(u)[0]))
    force: tuple[int, ...] = ()
    for unit in ordered:
        force = (*force, unit)
        worth = prospect(s, action.side, target, force, action.drm)
        if best is None or worth > best[0] + SPARE:
            best = (worth, force)
    return best


# Battles, before the die.


def expected(s: DarkSandsState, side: int, action: Action) -> float | None:
    """The mean worth of a battle that is about to be fought."""
    step = s.stack[-1]
    if not isinstance(step, (Attack, Defence, AttackerSupports, DefenderSupports)) or action.verb != "done":
        return None
    return evaluate(s, side) + _gain(s, step.battle, side)


def _gain(s: DarkSandsState, b: Battle, side: int) -> float:
    gain = prospect(s, b.side, b.target, b.attackers, b.drm)
    return gain if b.side == side else -gain
