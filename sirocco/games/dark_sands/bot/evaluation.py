"""What a position is worth to a side, for bots.

    value of a side = the places it holds and what else the scenario is about (objectives)
                    + its units by factors and steps, less where supply is cut or marked
                    + the pull of goals, fading with the march there
                    - what the enemy threatens: stacks he could strike, places he could walk into
                    + what the attacks promise that the chit under way still allows

The evaluation of a side is its value less the other side's. There is nothing hidden in this game but the future.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot import weights
from sirocco.games.dark_sands.bot.cutoff import cut_off
from sirocco.games.dark_sands.bot.objectives import cause, drive, field, goals, prize_at, prizes, ranges, urgency
from sirocco.games.dark_sands.bot.prospects import prospect, uncommitted
from sirocco.games.dark_sands.bot.stacks import Stack, Stacks, ground_defence, stacks_of, unit_worth
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.vocabulary import FIGHT, HALF_DRM
from sirocco.games.dark_sands.rules.action_phase import KINDS
from sirocco.games.dark_sands.rules.activation import everybody
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack, CombatAction, Defence
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.headquarters import in_range
from sirocco.games.dark_sands.rules.panzer_momentum import Momentum
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports, DefenderSupports
from sirocco.kernel.action import Action
from sirocco.mechanics.attacks import in_contact
from sirocco.mechanics.bot.attacks import PlannedAttack, best_attack, promise_together, ranked
from sirocco.mechanics.bot.weights import between

BESIDE_COST = 8
"""Quarters by which a unit may fall short of a hex and still stand beside it."""


def evaluate(s: DarkSandsState, side: int, draw: Sequence[float] | None = None) -> float:
    """The position for a side, against the other. `draw` is how its goals draw from each hex: who compares positions
    gives that of the one he thinks from, or reaching a goal would look like losing it."""
    mine, theirs = stacks_of(s, side), stacks_of(s, 1 - side)
    cuts = [0, 0]
    cuts[side], cuts[1 - side] = cut_off(s, side), cut_off(s, 1 - side)
    keen = drive(s, side)
    fear = between(*weights.EXPOSED, keen) * to_come(s, 1 - side)
    threat = between(*weights.THREAT, keen) * to_come(s, side)
    value = cause(s, (cuts[ALLIED], cuts[AXIS]))
    value = value if side == ALLIED else -value
    value += _side(s, side, mine, theirs, cuts[side], fear, weights.WITHIN[0])
    value -= _side(s, 1 - side, theirs, mine, cuts[1 - side], threat, weights.WITHIN[1])
    if draw is None:
        draw = draw_of(s, side)
    pull = between(*weights.PULL, keen)
    value += sum(pull * k.mobile * draw[hex_] for hex_, k in mine.items())
    return value + _promise(s, side)


def draw_of(s: DarkSandsState, side: int) -> list[float]:
    """How strongly a side's goals draw from each hex."""
    return field(s.components, goals(s, side, stacks_of(s, side), stacks_of(s, 1 - side)))


def judge(s: DarkSandsState, side: int) -> Callable[[DarkSandsState], float]:
    """How a side that thinks about a position judges those that may follow it."""
    draw = draw_of(s, side)
    return lambda following: evaluate(following, side, draw)


def _side(s: DarkSandsState, side: int, mine: Stacks, theirs: Stacks, cut: int, fear: float, within: float) -> float:
    """The worth of all a side has on the map."""
    c = s.components
    value = weights.LOST * sum(unit_worth(s, u) for u in c.units_of[side] if s.place[u] == REBUILD)
    for hex_, k in mine.items():
        if cut >> hex_ & 1:
            value += weights.CUT_OFF[s.pool[-1] > 0] * k.fresh + weights.STARVING * k.marked
        else:
            value += k.fresh + weights.MARKED * k.marked
        value -= weights.OVERFULL * k.excess + fear * _danger(s, side, hex_, k, theirs, within)
        for hq in places_of(k.headquarters):
            value += weights.HELPED * sum(other.mobile for h, other in mine.items() if in_range(s, hq, h))
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
        return weights.ALONE * k.worth if close else 0.0
    added = ground_defence(s, hex_, side, k)
    shock = weights.SHOCK if side == ALLIED and k.foot and not added else weights.PANZERS
    strikes = []
    for h, enemy in theirs.items():
        if beside >> h & 1:
            share = weights.BESIDE
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
        odds *= weights.WEAKENED
    if odds <= weights.SAFE_ODDS:
        return 0.0
    at_risk = min(weights.MOST, weights.FEAR * (odds - weights.SAFE_ODDS))
    return at_risk * (k.worth + weights.AT_STAKE * prize_at(c).get(hex_, 0.0))


def _openness(s: DarkSandsState, side: int, hex_: int, k: Stack | None, theirs: Stacks) -> float:
    """How far a place a side holds is in danger of being walked into, or thinly held, as a share of its worth."""
    near = ranges(s.components).near(hex_)
    closest = min((near[h] / e.speed for h, e in theirs.items() if e.speed), default=99.0)
    if closest > 2:
        return 0.0
    if k is not None and k.fighting:
        thin = weights.HELD_BY ** (k.defence + ground_defence(s, hex_, side, k))
        return thin * (weights.GUARD[0] if closest <= 1 else weights.GUARD[1])
    return weights.OPEN_NEAR if closest <= 1 else weights.OPEN_FAR


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
    return promise_together(ranked_attacks(s, action))


def ranked_attacks(s: DarkSandsState, action: CombatAction) -> list[PlannedAttack]:
    """The attacks worth fighting, the most promising first. The strongest units come first, but nobody fights out of
    supply beside others who are in supply."""
    poor = s.oos | s.disrupted
    able = sorted(action.able(s), key=lambda u: (poor >> u & 1, -s.factors(u)[0]))

    def promised(target: int, force: tuple[int, ...]) -> float:
        return prospect(s, Battle(action.side, target, force, drm=action.drm))

    near = {target: in_contact(s, able, (target,), s.ground.overland) for target in action.targets(s)}
    attacks = (best_attack(target, units, promised, weights.SPARE) for target, units in near.items())
    return ranked(attacks, weights.WORTH_FIGHTING)


# Battles, before the die.


def expected(s: DarkSandsState, side: int, action: Action) -> float | None:
    """The mean worth of a battle that is about to be fought."""
    step = s.stack[-1]
    if not isinstance(step, (Attack, Defence, AttackerSupports, DefenderSupports)) or action.verb != "done":
        return None
    return evaluate(s, side) + _gain(s, step.battle, side)


def _gain(s: DarkSandsState, b: Battle, side: int) -> float:
    gain = prospect(s, uncommitted(b))
    return gain if b.side == side else -gain
