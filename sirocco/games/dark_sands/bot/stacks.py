"""Stacks at a glance, for bots: what the units of a hex are worth, strike and defend with."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.weights import DISRUPTED, FACTOR, GARRISON, HEADQUARTERS, LOST
from sirocco.games.dark_sands.components import CENTRE
from sirocco.games.dark_sands.components.stacking import ALL, LARGE
from sirocco.games.dark_sands.components.terrain import ROUGH
from sirocco.games.dark_sands.rules.stacking import CENTRE_LIMIT
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.mechanics.memo import Memo


class Stack(NamedTuple):
    """The units of one side in a hex."""

    fresh: float
    """What those are worth that are not marked out of supply."""
    marked: float
    """What the others are worth."""
    attack: int
    """What can strike one hex: in the Centre no more than two of the larger units."""
    panzers: int
    """How much of that panzers bring."""
    mobile: int
    """The attack of all that can move."""
    defence: int
    speed: int
    """Quarters of the fastest fighting unit."""
    poor: bool
    """Whether anybody is out of supply or disrupted."""
    foot: bool
    """Whether all defenders are infantry."""
    box: int
    """What a fortified box adds to them."""
    forts: int
    """What the forts of Tobruk add to them."""
    excess: int
    """Units too many in the hex."""
    fighting: bool
    """Whether there is more than headquarters."""
    headquarters: int
    """Mask of the headquarters."""

    @property
    def worth(self) -> float:
        return self.fresh + self.marked


Stacks = dict[int, Stack]

_known: Memo[tuple[object, ...], Stack] = Memo(50_000)


def unit_worth(s: DarkSandsState, unit: int) -> float:
    """A unit by the factors of the face it shows."""
    attack, defence = s.factors(unit)
    c = s.components
    if c.garrisons >> unit & 1:
        return GARRISON
    if c.hqs >> unit & 1:
        return HEADQUARTERS
    worth = FACTOR * (attack + defence + s.steps_left(unit))
    return worth * DISRUPTED if s.disrupted >> unit & 1 else worth


def step_worth(s: DarkSandsState, unit: int) -> float:
    """What the next step of a unit is worth."""
    row = s.components.units[unit]
    worth = unit_worth(s, unit)
    level = s.level[unit]
    face = row if not level else row.upgrades[level - 1]
    if s.steps_left(unit) == 2 and face.reduced is not None:
        return max(0.3, worth - FACTOR * (sum(face.reduced) + 1))
    return worth * (1 - LOST) if row.keeps else worth


def age(s: DarkSandsState) -> int:
    """What tells how far units are upgraded."""
    return sum(s.level)


def stacks_of(s: DarkSandsState, side: int) -> Stacks:
    """All stacks of a side by hex."""
    upgraded = age(s)
    return {h: stack_at(s, h, side, upgraded) for h in places_of(s.occupied[side])}


def stack_at(s: DarkSandsState, hex_: int, side: int, upgraded: int) -> Stack:
    """The stack of a side in a hex; `upgraded` is the `age` of the state."""
    c = s.components
    units = s.at[hex_] & c.side_mask[side]
    centre = c.sections[CENTRE] >> hex_ & 1
    key = (c, units, s.reduced & units, s.oos & units, s.disrupted & units, centre, upgraded)
    known = _known.get(key)
    if known is None:
        known = _known[key] = _sum_up(s, units, bool(centre))
    return known


def _sum_up(s: DarkSandsState, units: int, centre: bool) -> Stack:
    c = s.components
    fresh = marked = 0.0
    strikes: list[tuple[int, int]] = []
    small_strike = small_panzers = small_defence = 0
    holds: list[int] = []
    mobile = speed = forts = 0
    for unit in places_of(units):
        worth = unit_worth(s, unit)
        if s.oos >> unit & 1:
            marked += worth
        else:
            fresh += worth
        if c.hqs >> unit & 1:
            continue
        attack, defence = s.factors(unit)
        forts += not c.italian >> unit & 1
        if c.exerting >> unit & 1:
            mobile += attack
            speed = max(speed, s.allowance(unit, False))
        panzer = attack if c.panzers >> unit & 1 else 0
        if centre and not (c.small | c.garrisons) >> unit & 1:
            strikes.append((attack, panzer))
            holds.append(defence)
        else:
            small_strike += attack
            small_panzers += panzer
            small_defence += defence
    strikes.sort(reverse=True)
    holds.sort(reverse=True)
    fighting = units & c.exerting
    large = (fighting & ~c.small).bit_count()
    excess = max(large - LARGE, fighting.bit_count() - ALL, 0) + max((units & c.hqs).bit_count() - 1, 0)
    infantry = units & c.infantry
    return Stack(
        fresh,
        marked,
        small_strike + sum(a for a, _ in strikes[:CENTRE_LIMIT]),
        small_panzers + sum(p for _, p in strikes[:CENTRE_LIMIT]),
        mobile,
        small_defence + sum(holds[:CENTRE_LIMIT]),
        speed,
        bool((s.oos | s.disrupted) & units & ~c.hqs),
        not units & ~c.infantry & ~c.hqs,
        0 if not infantry else 1 if infantry & c.italian else 2,
        min(forts, CENTRE_LIMIT + 2),
        excess,
        bool(units & ~c.hqs),
        units & c.hqs,
    )


def ground_defence(s: DarkSandsState, hex_: int, side: int, stack: Stack) -> int:
    """What the hex adds to the defence of a stack, and stops panzers with."""
    c = s.components
    added = 0
    if c.map.terrain[hex_] == ROUGH:
        added += 1
    if s.boxes[side] >> hex_ & 1:
        added += stack.box
    if c.forts >> hex_ & 1:
        added += 1 if c.bardia >> hex_ & 1 else stack.forts
    return added
