"""What a scenario is fought for, for bots: places and their worth, what else decides, and where units are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from sirocco.board.distances import Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.bot import weights
from sirocco.games.dark_sands.bot.cutoff import barriers, regained
from sirocco.games.dark_sands.bot.stacks import Stacks, ground_defence, stacks_of
from sirocco.games.dark_sands.components import CENTRE, EAST, WEST, DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.scenarios import CLOSE_TO_TOBRUK
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.mechanics.bot.attraction import Goals, attraction
from sirocco.mechanics.movement_costs import turned_round

PRIZES: Mapping[str, Mapping[str, float]] = {
    "compass": {"Bardia": 9, "Tobruk": 14, "Bengasi": 7, "Sollum": 1},
    "sunflower": {"El-Agheila": 1, "Bengasi": 7, "Tobruk": 15, "Bardia": 6, "Sollum": 5, "Halfaya-Pass": 5},
    "crusader": {"Tobruk": 14, "Bardia": 3},
    "gazala": {"Tobruk": 14, "Bardia": 8, "Sollum": 2, "Mersa-Matruh": 8, "Bengasi": 7, "El-Agheila": 8},
}
"""What places are worth to whoever holds them. At Sunflower hardly anybody gets at El Agheila; while it was worth more
half the Axis stayed behind to guard it."""
CAMPAIGN: Mapping[str, float] = {
    **{"Tobruk": 10, "Bengasi": 8, "Mersa-Matruh": 7, "El-Alamein": 6, "Bardia": 4, "Sollum": 3},
    **{"El-Agheila": 12, "Alexandria": 16},
}
DRIVE: Mapping[str, tuple[float, float]] = {
    "compass": (1.0, 0.1),
    "sunflower": (0.8, 1.0),
    "crusader": (0.9, 0.6),
    "gazala": (0.4, 1.0),
}
"""How keenly each side looks for the enemy's units: Allied and Axis."""
CAMPAIGN_DRIVE: tuple[tuple[float, float], ...] = (
    *((1.0, 0.1), (1.0, 0.1), (0.2, 1.0), (0.4, 0.9), (0.4, 0.8), (0.4, 0.6), (0.5, 0.5), (0.9, 0.6), (0.9, 0.6)),
    *((0.4, 0.8), (0.4, 0.9), (0.4, 1.0), (0.4, 1.0), (0.7, 0.6), (1.0, 0.4), (1.0, 0.3), (1.0, 0.2)),
)
"""The same in the campaign, turn by turn."""
CLEARED = 9.0
"""Compass: nobody of the Axis left in Egypt."""
INTRUDER = (2.0, 4.0)
"""Compass: each Axis stack in Egypt, on the first turn and on the last."""
OUT_OF_ORDER = 7.0
"""Compass: a place taken before one that comes before it, which counts for nothing."""
URGENT = 3.0
"""How many times more what decides the game counts on its last turn."""
ALL_OF_THEM = 14.0
"""Everything a scenario asks for, in one hand."""
OUTSIDE = 9.0
"""Sunflower: what the last Allied stack of the Centre outside Tobruk is worth, shared by those there are."""
RELIEVED = 5.0
"""Crusader: Tobruk joined to Egypt overland, shared with what still lies between."""
PANZER_STEP = 6.0
"""Crusader: a step of the panzers."""
OUT_OF_REACH = 3
"""Crusader: how many times a step of panzers counts that stand in the West, where nobody gets at them in time."""
BESIEGER = 4.0
"""Crusader: an Axis stack in supply within six hexes of Tobruk."""
UNBROKEN = 40.0
"""Crusader: panzers in strength, or besiegers in strength, whichever is nearer to being broken; the last ones count
most."""
DECIDED = 60.0
"""Crusader: what `RELIEVED` grows by once panzers or besiegers are broken and only the way is lacking."""
BROKEN = 0.3
"""Crusader: how much of what panzers and besiegers count for is left when that is so."""
CUT_BESIEGER = (0.9, 0.5)
"""Crusader: how far a besieger without a line of supply counts: with no logistics to come this turn, and with some."""
CUT_PANZER = (0.9, 0.6)
"""Crusader: the same for a step of panzers that is not marked out of supply."""
CUT_MARKED = 0.3
"""Crusader: the same for one that is marked: the end of the turn kills it."""
REOPENED = 0.7
"""How much of what its cut-off units have lost a side gets back by destroying those who cut them off."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "sunflower": ("Bengasi", "Bardia", "Sollum", "Halfaya-Pass"),
    "gazala": ("El-Agheila", "Bengasi", "Tobruk", "Bardia"),
}
"""Places the Axis must hold together, at Gazala with one in the East."""
PRESSING = 3.0
"""How many times its worth such a place counts more that is the only one lacking."""
IN_THE_EAST = 40.0
"""Gazala: a place in the East in Axis hands."""
CLOSE = 40
"""Quarters from which an enemy is near a place."""
QUARRY = 0.3
"""Share of its worth by which a stack of the enemy draws those who look for him."""

FADES = tuple(
    weights.NEARBY * weights.NEAR_FADE ** (cost / 16) + (1 - weights.NEARBY) * weights.FADE ** (cost / 16)
    for cost in range(1200)
)
"""How much of a goal's pull is left by the quarters of a movement point that the march there costs."""


@lru_cache(maxsize=32)
def prizes(c: DarkSands) -> Goals:
    """The hexes that matter in a scenario, and how much."""
    worth = CAMPAIGN if c.campaign else PRIZES[c.scenario]
    return tuple((hex_named(c, name), float(value)) for name, value in worth.items())


@lru_cache(maxsize=512)
def hex_named(c: DarkSands, name: str) -> int:
    return c.hex_of_place[c.place_ids.index(name)]


@lru_cache(maxsize=32)
def prize_at(c: DarkSands) -> dict[int, float]:
    return dict(prizes(c))


def drive(s: DarkSandsState, side: int) -> float:
    c = s.components
    return CAMPAIGN_DRIVE[s.turn - 1][side] if c.campaign else DRIVE[c.scenario][side]


def urgency(s: DarkSandsState) -> float:
    """How many times more than usual counts what decides the game: on the last turn it is that or nothing."""
    return URGENT if s.turn == s.components.last_turn else 1.0


# What decides.


def cause(s: DarkSandsState, cut: tuple[int, int]) -> float:
    """What both sides have of what the game is about, for the Allies. `cut`: the hexes whose units are cut off."""
    c = s.components
    value = 0.0
    for hex_, worth in prizes(c):
        if holds(s, ALLIED, hex_):
            value += worth
        elif holds(s, AXIS, hex_):
            value -= worth
    if not c.campaign:
        value += CAUSES[c.scenario](s, cut[AXIS])
    return urgency(s) * value


def _compass(s: DarkSandsState, cut: int) -> float:
    c = s.components
    there = s.occupied[AXIS] & c.egypt
    late = s.turn == c.last_turn
    each = INTRUDER[late]
    value = CLEARED if not there else 0.0
    value -= each * ((there & ~cut).bit_count() + 0.5 * (there & cut).bit_count())
    taken = [holds(s, ALLIED, hex_named(c, name)) for name in ("Bardia", "Tobruk", "Bengasi")]
    if any(later and not sooner for sooner, later in pairwise(taken)):
        value -= OUT_OF_ORDER
    return value


def _sunflower(s: DarkSandsState, _: int) -> float:
    c = s.components
    outside = (s.occupied[ALLIED] & c.sections[CENTRE] & ~c.tobruk).bit_count()
    value = -OUTSIDE / (1 + outside) - (ALL_OF_THEM if not outside else 0.0)
    value -= ALL_OF_THEM * _has(s, AXIS, "El-Agheila", "Bengasi", "Tobruk")
    share = (s.turn - 2) / (c.last_turn - 2)
    return value - share * ALL_OF_THEM * _has(s, AXIS, "Bengasi", "Bardia", "Sollum", "Halfaya-Pass")


def _crusader(s: DarkSandsState, cut: int) -> float:
    c = s.components
    fresh = _fresh_besiegers(s)
    starved = CUT_BESIEGER[s.pool[-1] > 0]
    besiegers = (fresh & ~cut).bit_count() + starved * (fresh & cut).bit_count()
    return _relief(_panzer_steps(s, c.panzers, cut), besiegers, _gap(s)) - ALL_OF_THEM * _has(
        s, AXIS, "Tobruk", "Bardia"
    )


def _relief(steps: tuple[float, float], besiegers: float, gap: int | None) -> float:
    """Crusader: how far Tobruk is relieved, and the panzers or the besiegers broken, for the Allies. `gap`: what still
    lies between them and Tobruk, if they hold it."""
    total, far = steps
    panzers = total - 1 + (OUT_OF_REACH - 1) * far if total > 1 else 0.0
    nearer = min(panzers / (panzers + 2), besiegers / (besiegers + 2))
    share = 1.0 if nearer else BROKEN
    value = -share * (PANZER_STEP * total + BESIEGER * besiegers) - UNBROKEN * nearer
    if gap is not None:
        value += (RELIEVED + DECIDED * (not nearer)) / (1 + gap)
    return value


def _panzer_steps(s: DarkSandsState, panzers: int, cut: int = 0) -> tuple[float, float]:
    """Crusader: the steps of some panzers, all of them and those far in the West; those that are cut off in part."""
    west = s.components.sections[WEST]
    starved = CUT_PANZER[s.pool[-1] > 0]
    total = far = 0.0
    for unit in places_of(panzers & s.standing):
        hex_ = s.place[unit]
        steps = float(s.steps_left(unit))
        if cut >> hex_ & 1:
            steps *= CUT_MARKED if s.oos >> unit & 1 else starved
        total += steps
        far += steps * (west >> hex_ & 1)
    return total, far


def _fresh_besiegers(s: DarkSandsState) -> int:
    """Crusader: the hexes close to Tobruk with Axis units that are not out of supply (a mask)."""
    c = s.components
    near = s.occupied[AXIS] & close_to_tobruk(c)
    return mask_of([h for h in places_of(near) if s.at[h] & c.side_mask[AXIS] & ~s.oos])


def to_be_joined(s: DarkSandsState, side: int) -> int | None:
    """Crusader: the place that a side has to join overland to its sources."""
    c = s.components
    if c.scenario != "crusader" or c.campaign or side != ALLIED:
        return None
    tobruk = hex_named(c, "Tobruk")
    return tobruk if holds(s, ALLIED, tobruk) else None


def _gap(s: DarkSandsState, gone: int = 0) -> int | None:
    """Crusader: what lies between the Allies and Tobruk, if they hold it, without the Axis units in a hex (a mask)."""
    tobruk = to_be_joined(s, ALLIED)
    return None if tobruk is None else barriers(s, ALLIED, tobruk, gone)


def _rid_of(s: DarkSandsState, hex_: int) -> float:
    """Crusader: what it brings the Allies beyond their worth if the Axis units in a hex are destroyed."""
    c = s.components
    here = 1 << hex_
    fresh = _fresh_besiegers(s)
    before = _relief(_panzer_steps(s, c.panzers), fresh.bit_count(), _gap(s))
    left = _panzer_steps(s, c.panzers & ~s.at[hex_])
    return _relief(left, (fresh & ~here).bit_count(), _gap(s, here)) - before


def _gazala(s: DarkSandsState, _: int) -> float:
    east = bool(_held_in_the_east(s))
    four = _has(s, AXIS, "El-Agheila", "Bengasi", "Tobruk", "Bardia")
    return -IN_THE_EAST * east - 0.5 * ALL_OF_THEM * four - ALL_OF_THEM * four * east


def pressing(s: DarkSandsState, side: int, hex_: int) -> float:
    """How many times more the Axis wants a place it lacks, the more it has of the others it needs."""
    c = s.components
    needed = () if c.campaign or side != AXIS else NEEDED.get(c.scenario, ())
    hexes = [hex_named(c, name) for name in needed]
    if hex_ not in hexes or holds(s, AXIS, hex_):
        return 1.0
    others = len(hexes) - 1
    held = sum(holds(s, AXIS, h) for h in hexes)
    if c.scenario == "gazala":
        others += 1
        held += bool(_held_in_the_east(s))
    return 1.0 + PRESSING * (held / others) ** 3


def _held_in_the_east(s: DarkSandsState) -> int:
    """Gazala: the named places of the East in Axis hands (a mask)."""
    c = s.components
    return mask_of([h for h in places_of(c.named & c.sections[EAST]) if holds(s, AXIS, h)])


CAUSES = {"compass": _compass, "sunflower": _sunflower, "crusader": _crusader, "gazala": _gazala}


def _has(s: DarkSandsState, side: int, *names: str) -> float:
    """The share of some places a side holds, weighed towards having all of them."""
    held = sum(holds(s, side, hex_named(s.components, name)) for name in names)
    return (held / len(names)) ** 3


@lru_cache(maxsize=16)
def close_to_tobruk(c: DarkSands) -> int:
    return c.map.near(hex_named(c, "Tobruk"), CLOSE_TO_TOBRUK)


def bounty(s: DarkSandsState, hex_: int, side: int) -> float:
    """What it brings the enemy of a side beyond their worth if its units in a hex are destroyed."""
    value = 0.0 if s.components.campaign else _bounty_of_scenario(s, hex_, side)
    back = regained(s, 1 - side, hex_)
    if back:
        stacks = stacks_of(s, 1 - side)
        lost = 1 - weights.CUT_OFF[s.pool[-1] > 0]
        value += REOPENED * sum(
            lost * stacks[h].fresh + (weights.MARKED - weights.STARVING) * stacks[h].marked for h in places_of(back)
        )
    return value


def _bounty_of_scenario(s: DarkSandsState, hex_: int, side: int) -> float:
    """The part of it that comes from what the scenario is about."""
    c = s.components
    if c.scenario == "compass":
        return INTRUDER[s.turn == c.last_turn] if side == AXIS and c.egypt >> hex_ & 1 else 0.0
    if c.scenario == "sunflower":
        inside = c.sections[CENTRE] & ~c.tobruk
        return 1.0 if side == ALLIED and inside >> hex_ & 1 else 0.0
    if c.scenario == "gazala" and side == ALLIED:
        return 0.5 * IN_THE_EAST if (c.named & c.sections[EAST]) >> hex_ & 1 and not _held_in_the_east(s) else 0.0
    if c.scenario == "crusader" and side == AXIS:
        return _rid_of(s, hex_)
    return 0.0


# Where units are wanted.


def goals(s: DarkSandsState, side: int, mine: Stacks, theirs: Stacks) -> Goals:
    """The places a side does not hold or may lose, and the enemy's stacks, each with its pull."""
    c = s.components
    found: dict[int, float] = {}
    far = ranges(c)
    urgent = urgency(s)
    for hex_, worth in prizes(c):
        share = urgent
        if holds(s, side, hex_):
            near = far.near(hex_)
            share = weights.QUIET
            if any(near[h] < CLOSE for h in theirs):
                k = mine.get(hex_)
                held = 0 if k is None else k.defence + ground_defence(s, hex_, side, k)
                share = weights.GUARDED if held >= weights.GUARDS else weights.UNGUARDED
        found[hex_] = share * worth * pressing(s, side, hex_)
    keen = drive(s, side)
    for hex_, k in theirs.items():
        pull = keen * (QUARRY * k.worth / urgent + 1.5 * urgent * bounty(s, hex_, 1 - side))
        if pull > 0.4:
            found[hex_] = max(found.get(hex_, 0.0), pull)
    if c.scenario == "gazala" and side == AXIS:
        for hex_ in places_of(c.named & c.sections[EAST] & ~s.occupied[ALLIED]):
            found[hex_] = max(found.get(hex_, 0.0), urgent * IN_THE_EAST)
    return tuple(sorted((hex_, round(worth, 1)) for hex_, worth in found.items()))


@lru_cache(maxsize=256)
def field(c: DarkSands, wanted: Goals) -> list[float]:
    """How strongly goals draw from each hex."""
    return attraction(wanted, ranges(c), FADES, weights.OTHERS)


@lru_cache(maxsize=16)
def ranges(c: DarkSands) -> Distances:
    """Marching distances in quarters of a movement point, by the roads as they are at the beginning."""
    return Distances(turned_round(c.grounds[False, False].on_foot))
