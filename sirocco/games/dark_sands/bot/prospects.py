"""What a battle promises before the die is rolled, for bots: the odds by the rules, times what each result would
change."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.bot.objectives import bounty, pressing, prize_at, urgency
from sirocco.games.dark_sands.bot.stacks import age, step_worth, unit_worth
from sirocco.games.dark_sands.bot.weights import CORNERED, DRIVEN, FLIGHT, GROUND, LOST, PRIZE
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.sides import AXIS
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat_procedure import odds_column, strengths_of
from sirocco.games.dark_sands.rules.combat_units import Doctrine
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.odds import as_defended, results
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import ready, refuse_at, support_value
from sirocco.mechanics.charts import BELOW
from sirocco.mechanics.memo import Memo


class Clash(NamedTuple):
    """A battle summed up."""

    battle: Battle
    """With those who will probably add their defence."""
    column: int
    modifier: int
    doctrine: Doctrine
    attackers: tuple[int, ...]
    """Those who add their attack."""


MEMO: Memo[tuple[object, ...], Clash] = Memo(20_000)
"""Battles summed up, by all they depend on: the same are looked at again and again while others move."""


@lru_cache(maxsize=4096)
def chances(c: DarkSands, table: int, column: int, modifier: int) -> tuple[tuple[str, float], ...]:
    """The chance of every result in a column of a table."""
    if column == BELOW:
        return (("AE", 1.0),)
    return tuple((name, float(chance)) for name, chance in c.charts[table].chances(column, modifier).items())


def clash(s: DarkSandsState, b: Battle, added: int = 0) -> Clash:
    """A battle by the rules; `added` is support that the attacker will have more than the defender."""
    there = s.at[b.target] & s.components.side_mask[1 - b.side]
    involved = there | mask_of(b.attackers)
    key = (
        *(s.components, s.options, b, added, there, *(s.place[u] for u in b.attackers), *s.boxes),
        *(s.reduced & involved, s.oos & involved, s.disrupted & involved, age(s), *s.guns_with, *s.support_level),
    )
    known = MEMO.get(key)
    if known is None:
        b = as_defended(s, b)
        sums = strengths_of(s, b)
        column = odds_column(s, b, sums.attack_total + added, sums.defence_total)
        known = MEMO[key] = Clash(b, column, sums.modifier, sums.doctrine, tuple(contributing(s, b)))
    return known


def support_balance(s: DarkSandsState, b: Battle) -> int:
    """How much more support the attacker will probably bring than the defender: the best that each has ready."""
    c = s.components
    defending = s.at[b.target] & c.side_mask[1 - b.side]
    mine = _best_support(s, b, b.side, bool(defending & c.tanks))
    return mine - _best_support(s, b, 1 - b.side, bool(mask_of(b.attackers) & c.tanks))


def _best_support(s: DarkSandsState, b: Battle, side: int, tanks: bool) -> int:
    """The most that a support adds which a side could commit; anti-tank guns do only if they meet tanks."""
    found = [x for x, kind in ready(s, side) if (tanks or kind != "anti-tank") and refuse_at(s, b, side, x) is None]
    return max((support_value(s, x, side == b.side) for x in found), default=0)


# What a result is worth.


def prospect(s: DarkSandsState, b: Battle) -> float:
    """What an attack promises its side on average, before anything is committed to it."""
    k = clash(s, b, support_balance(s, b))
    worth = _worths(s, k)
    return sum(chance * worth[name] for name, chance in chances(s.components, b.table, k.column, k.modifier))


def _worths(s: DarkSandsState, k: Clash) -> dict[str, float]:
    """What each result is worth to the attacker."""
    c = s.components
    side, target, attackers, defenders = k.battle.side, k.battle.target, k.battle.attackers, k.battle.defenders
    enemy = 1 - side
    theirs = [_loss(s, u) for u in defending_units(s, k.battle)]
    counting = [_loss(s, u) for u in defenders]
    steps = sum(s.steps_left(u) for u in defenders)
    extra = urgency(s) * bounty(s, target, enemy)
    destroyed = sum(theirs) + extra
    their_step = min((step_worth(s, u) for u in defenders), default=0.0)
    ours = [_loss(s, u) for u in attackers]
    armour = [u for u in k.attackers if (c.tanks | c.panzers) >> u & 1]
    our_step = min((step_worth(s, u) for u in armour or k.attackers), default=0.0)
    our_steps = sum(s.steps_left(u) for u in k.attackers)
    prize = prize_at(c).get(target, 0.0) * pressing(s, side, target)
    taken = PRIZE * 2 * urgency(s) * prize if holds(s, enemy, target) else 0.0
    ground = GROUND + taken
    if side == AXIS and c.tobruk >> target & 1 and s.is_1941:
        driven = 0.0
    elif _is_cornered(s, side, target):
        driven = CORNERED * destroyed + ground
    else:
        driven = FLIGHT * sum(theirs) + DRIVEN * extra + ground
    alone = len(theirs) == 1 and steps == 1
    last = (destroyed + ground) if alone else their_step
    shocked = their_step if k.doctrine.shock else 0.0
    exchanged = min(sum(ours), steps * max(our_step, sum(ours) / max(our_steps, 1)))
    return {
        "AE": -sum(ours),
        "AL1": shocked - our_step,
        "BL1": last + shocked - our_step,
        "DR": driven + shocked,
        "DR*": (destroyed + ground if alone else their_step + driven) + shocked,
        "HEX": sum(counting) / 2 - sum(ours) / 2,
        "EX": sum(counting) + extra + ground - exchanged,
        "DE*": destroyed + ground - (0.0 if k.doctrine.resilient else our_step),
        "DE": destroyed + ground,
    }


def _loss(s: DarkSandsState, unit: int) -> float:
    """What losing a unit costs."""
    worth = unit_worth(s, unit)
    return worth * (1 - LOST) if s.components.units[unit].keeps else worth


def _is_cornered(s: DarkSandsState, side: int, target: int) -> bool:
    """Whether the defenders of a hex can go nowhere but through the attacker's zones."""
    enemy = 1 - side
    ways = s.ground.overland[target] & ~s.occupied[side]
    return not ways & ~(s.zone[side] & ~s.occupied[enemy])


def battle_gain(s: DarkSandsState, b: Battle) -> float:
    """What a battle promises the attacker as it stands, with all that is committed."""
    worth = _worths(s, clash(s, uncommitted(b)))
    return sum(float(chance) * worth[name] for name, chance in results(s, b).items())


def uncommitted(b: Battle) -> Battle:
    """A battle without the supports that are committed to it."""
    return replace(b, attack_supports=(), defence_supports=())
