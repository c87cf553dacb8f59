"""What a battle promises before the die is rolled, for bots: the odds by the rules' tables, times what each result
would change. Strengths are added up quickly here; that they agree with the rules is tested."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.objectives import bounty, pressing, prize_at, urgency
from sirocco.games.dark_sands.bot.stacks import step_worth, unit_worth
from sirocco.games.dark_sands.bot.weights import CORNERED, DRIVEN, FLIGHT, GROUND, LOST, PRIZE
from sirocco.games.dark_sands.components import CENTRE, DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN, RIDGE, ROUGH, WADI
from sirocco.games.dark_sands.components.vocabulary import MOBILE
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat_units import SUPERIORITY, Doctrine
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.headquarters import in_range
from sirocco.games.dark_sands.rules.odds import results
from sirocco.games.dark_sands.rules.out_of_supply import MODIFIER as SUPPLY_DRM
from sirocco.games.dark_sands.rules.out_of_supply import commands
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT, is_large
from sirocco.games.dark_sands.rules.state import READY, DarkSandsState
from sirocco.games.dark_sands.rules.supports import support_value
from sirocco.mechanics.charts import BELOW


class Clash(NamedTuple):
    """A battle summed up."""

    column: int
    modifier: int
    shock: bool
    resilient: bool
    attackers: tuple[int, ...]
    """Those who add their attack."""
    defenders: tuple[int, ...]


@lru_cache(maxsize=4096)
def chances(c: DarkSands, table: int, column: int, modifier: int) -> tuple[tuple[str, float], ...]:
    """The chance of every result in a column of a table."""
    if column == BELOW:
        return (("AE", 1.0),)
    return tuple((name, float(chance)) for name, chance in c.charts[table].chances(column, modifier).items())


def clash(
    s: DarkSandsState, side: int, target: int, attackers: Sequence[int], drm: int = 0, added: float = 0.0
) -> Clash:
    """An attack of some units on a hex; `added` is the support that the attacker has more than the defender."""
    c = s.components
    defending = tuple(places_of(s.at[target] & c.side_mask[1 - side] & ~c.hqs))
    ours = _contributing(s, attackers)
    theirs = _counting(s, target, defending)
    panzers = _panzers(s, side, target, ours, defending)
    attack = added + _attack(s, target, ours, panzers.shock)
    defence = _defence(s, target, attackers, defending, theirs)
    if side == ALLIED and any(c.tanks >> u & 1 for u in attackers):
        defence += _guns(s, theirs, False)
    if side == AXIS and any(c.tanks >> u & 1 for u in defending):
        attack += _guns(s, ours, True)
    chart = c.charts[MOBILE]
    column = chart.column(attack, max(defence, 0.01))
    if c.map.terrain[target] == MOUNTAIN:
        column = chart.shifted(column, -1)
    poor = s.oos | s.disrupted
    modifier = drm + panzers.superiority
    if any(poor >> u & 1 for u in attackers):
        modifier -= SUPPLY_DRM
    if any(poor >> u & 1 for u in defending):
        modifier += SUPPLY_DRM
    return Clash(column, modifier, panzers.shock, panzers.resilient, ours, theirs)


def _cross(s: DarkSandsState, target: int, units: Sequence[int], feature: str) -> list[bool]:
    """Who of some units strikes a hex across such a hexside."""
    sides = s.components.map.sides
    return [feature in sides.get((s.place[u], target), ()) for u in units]


def _panzers(s: DarkSandsState, side: int, target: int, ours: Sequence[int], defending: Sequence[int]) -> Doctrine:
    """What panzers do to the battle."""
    c = s.components
    steps = sum(s.steps_left(u) for u in ours if c.panzers >> u & 1)
    if side != AXIS or not steps:
        return Doctrine()
    against = sum(s.steps_left(u) for u in defending if c.tanks >> u & 1)
    hindered = c.map.terrain[target] in (ROUGH, MARSH, MOUNTAIN) or any(_cross(s, target, ours, RIDGE))
    against += hindered or all(_cross(s, target, ours, WADI))
    against += (s.boxes[1 - side] >> target & 1) + (c.forts >> target & 1)
    shock = not against and all(c.infantry >> u & 1 for u in defending)
    return Doctrine(max(0, min(SUPERIORITY, steps - against)), shock, True)


def _attack(s: DarkSandsState, target: int, ours: Sequence[int], shock: bool) -> float:
    c = s.components
    marsh = c.map.terrain[target] == MARSH
    attack = 0.0
    for unit, across in zip(ours, _cross(s, target, ours, RIDGE), strict=True):
        factor: float = s.factors(unit)[0]
        if marsh and c.wheeled >> unit & 1:
            factor /= 2
        if shock and c.panzers >> unit & 1:
            factor *= 2
        attack += factor - across
    return attack


def _defence(
    s: DarkSandsState, target: int, attackers: Sequence[int], defending: Sequence[int], theirs: Sequence[int]
) -> float:
    c = s.components
    terrain = c.map.terrain[target]
    defence = 0.0
    for unit in theirs:
        factor = s.factors(unit)[1]
        defence += factor / 2 if terrain == MARSH and c.wheeled >> unit & 1 else factor
    defence += (terrain == ROUGH) + all(_cross(s, target, attackers, WADI))
    if (s.boxes[ALLIED] | s.boxes[AXIS]) >> target & 1:
        foot = [u for u in defending if c.infantry >> u & 1]
        defence += 0 if not foot else 1 if any(c.italian >> u & 1 for u in foot) else 2
    if c.forts >> target & 1:
        defence += 1 if c.bardia >> target & 1 else sum(not c.italian >> u & 1 for u in theirs)
    return defence


def _guns(s: DarkSandsState, units: Sequence[int], attacking: bool) -> int:
    """What the anti-tank guns add that some units have with them."""
    return sum(support_value(s, gun, attacking) for gun, holder in enumerate(s.guns_with) if holder in units)


def _contributing(s: DarkSandsState, attackers: Sequence[int]) -> tuple[int, ...]:
    """Who adds his attack: of each hex of the Centre the two strongest larger than a battalion."""
    c = s.components
    centre = c.sections[CENTRE]
    large: dict[int, int] = {}
    found = []
    for unit in sorted(attackers, key=lambda u: -s.factors(u)[0]):
        hex_ = s.place[unit]
        if centre >> hex_ & 1 and is_large(c, unit):
            large[hex_] = large.get(hex_, 0) + 1
            if large[hex_] > CENTRE_LIMIT:
                continue
        found.append(unit)
    return tuple(found)


def _counting(s: DarkSandsState, target: int, defending: tuple[int, ...]) -> tuple[int, ...]:
    c = s.components
    if len(defending) <= CENTRE_LIMIT or not c.sections[CENTRE] >> target & 1:
        return defending
    large = sorted((u for u in defending if is_large(c, u)), key=lambda u: -s.factors(u)[1])
    return tuple(u for u in defending if u not in large[CENTRE_LIMIT:])


def supports_ready(s: DarkSandsState, side: int, target: int, attacking: bool, tanks: bool) -> list[tuple[int, int]]:
    """The supports a side could commit to a battle for a hex, and what each adds."""
    c = s.components
    found = []
    for support, row in enumerate(c.supports):
        if c.support_side[support] != side or s.support[support] != READY or s.fired >> support & 1:
            continue
        if row.sections and c.map.sections[c.map.section_of[target]] not in row.sections:
            continue
        if row.kind in ("naval", "engineers") and not c.coast >> target & 1:
            continue
        if row.kind == "anti-tank" and not tanks:
            continue
        if row.kind == "artillery":
            hq = c.unit_ids.index(row.hq or "")
            if not commands(s, hq) or not in_range(s, hq, target):
                continue
        found.append((support, support_value(s, support, attacking)))
    return found


def support_balance(s: DarkSandsState, side: int, target: int, attackers: Sequence[int]) -> float:
    """How much more support the attacker will probably bring than the defender: the best that each has ready."""
    c = s.components
    defending = s.at[target] & c.side_mask[1 - side]
    against_tanks = any(c.tanks >> u & 1 for u in attackers)
    mine = supports_ready(s, side, target, True, bool(defending & c.tanks))
    theirs = supports_ready(s, 1 - side, target, False, against_tanks)
    return float(max((v for _, v in mine), default=0) - max((v for _, v in theirs), default=0))


# What a result is worth.


def prospect(
    s: DarkSandsState, side: int, target: int, attackers: Sequence[int], drm: int = 0, added: float | None = None
) -> float:
    """What an attack promises its side on average."""
    if added is None:
        added = support_balance(s, side, target, attackers)
    return mean(s, side, target, attackers, clash(s, side, target, attackers, drm, added), MOBILE)


def mean(s: DarkSandsState, side: int, target: int, attackers: Sequence[int], k: Clash, table: int) -> float:
    worth = _worths(s, side, target, attackers, k)
    return sum(chance * worth[name] for name, chance in chances(s.components, table, k.column, k.modifier))


def _worths(s: DarkSandsState, side: int, target: int, attackers: Sequence[int], k: Clash) -> dict[str, float]:
    c = s.components
    enemy = 1 - side
    theirs = [_loss(s, u) for u in places_of(s.at[target] & c.side_mask[enemy] & ~c.hqs)]
    counting = [_loss(s, u) for u in k.defenders]
    steps = sum(s.steps_left(u) for u in k.defenders)
    extra = urgency(s) * bounty(s, target, enemy)
    destroyed = sum(theirs) + extra
    their_step = min((step_worth(s, u) for u in k.defenders), default=0.0)
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
    shocked = their_step if k.shock else 0.0
    exchanged = min(sum(ours), steps * max(our_step, sum(ours) / max(our_steps, 1)))
    return {
        "AE": -sum(ours),
        "AL1": shocked - our_step,
        "BL1": last + shocked - our_step,
        "DR": driven + shocked,
        "DR*": (destroyed + ground if alone else their_step + driven) + shocked,
        "HEX": sum(counting) / 2 - sum(ours) / 2,
        "EX": sum(counting) + extra + ground - exchanged,
        "DE*": destroyed + ground - (0.0 if k.resilient else our_step),
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
    k = clash(s, b.side, b.target, b.attackers, b.drm)
    worth = _worths(s, b.side, b.target, b.attackers, k)
    return sum(float(chance) * worth[name] for name, chance in results(s, b).items())
