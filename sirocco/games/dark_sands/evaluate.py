"""What a position is worth to a side, for bots: units by strength and supply, places held, where everybody stands."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.battle import Battle, contributing, defending_units
from sirocco.games.dark_sands.combat import Attack
from sirocco.games.dark_sands.components import ALLIED, AXIS, DarkSands
from sirocco.games.dark_sands.forecast import results
from sirocco.games.dark_sands.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.supply import lines
from sirocco.kernel.action import Action

PRIZES: Mapping[str, Mapping[str, float]] = {
    "compass": {"Bardia": 8, "Tobruk": 10, "Bengasi": 6, "Sollum": 3, "Sidi-Barrani": 4, "Buqbuq": 2, "El-Agheila": 4},
    "sunflower": {"El-Agheila": 8, "Bengasi": 8, "Tobruk": 12, "Bardia": 6, "Sollum": 5, "Halfaya-Pass": 4},
    "crusader": {"Tobruk": 12, "Bardia": 7, "El-Adem": 4, "Sidi-Rezegh": 3, "Sollum": 3, "Halfaya-Pass": 2},
    "gazala": {"Tobruk": 12, "Bardia": 7, "Sollum": 3, "El-Adem": 2, "Mersa-Matruh": 5, "Bengasi": 4, "El-Agheila": 4},
}
CAMPAIGN: Mapping[str, float] = {
    **{"Tobruk": 10, "Bengasi": 8, "Mersa-Matruh": 6, "El-Alamein": 6, "Bardia": 4, "Sollum": 3},
    **{"El-Agheila": 8, "Alexandria": 12},
}
"""What places are worth to whoever holds them, in victory points of a sort."""

STEP = 0.55
"""The worth of one factor of a unit on the map."""
OUT_OF_SUPPLY, DISRUPTED, CUT_OFF = 0.55, 0.9, 0.8
LOST = 0.25
"""What a lost unit that can be rebuilt is still worth."""
PULL, REACH = 0.22, 7.0
"""How strongly units are drawn to prizes, and over how many hexes that fades by half."""
EXPOSED = 0.18
STACKED = 0.04


@lru_cache(maxsize=32)
def prizes(c: DarkSands) -> tuple[tuple[int, float], ...]:
    """The hexes that matter in a scenario, and how much."""
    worth = CAMPAIGN if c.campaign else PRIZES[c.scenario]
    return tuple((c.hex_of_place[c.place_ids.index(name)], value) for name, value in worth.items())


def unit_worth(s: DarkSandsState, unit: int) -> float:
    """A unit by the factors of the face it shows."""
    attack, defence = s.factors(unit)
    return STEP * (attack + defence + s.steps_left(unit)) if attack + defence else 1.0


def evaluate(s: DarkSandsState, side: int) -> float:
    """The position for a side, against the other."""
    covered = (lines(s, ALLIED).all, lines(s, AXIS).all)
    return _side(s, side, covered[side]) - _side(s, 1 - side, covered[1 - side])


def _side(s: DarkSandsState, side: int, covered: int) -> float:
    c = s.components
    value = sum(worth for hex_, worth in prizes(c) if _holds(s, side, hex_))
    goals = _goals(s, side)
    threat = _threat(s, 1 - side)
    for unit in c.units_of[side]:
        place = s.place[unit]
        if place >= 0:
            value += _standing(s, unit, place, covered, goals, threat)
        elif place == REBUILD:
            value += LOST * unit_worth(s, unit)
    return value


def _holds(s: DarkSandsState, side: int, hex_: int) -> bool:
    if s.components.kept >> hex_ & 1:
        return bool(s.control[side] >> hex_ & 1)
    return bool(s.occupied[side] >> hex_ & 1)


def _goals(s: DarkSandsState, side: int) -> list[tuple[int, float]]:
    """Where a side's units are wanted: at prizes it does not hold, and at its own that an enemy is near."""
    c = s.components
    enemy = s.front[1 - side]
    found = []
    for hex_, worth in prizes(c):
        if not _holds(s, side, hex_):
            found.append((hex_, worth))
        elif any(c.map.distance(hex_, h) <= 6 for h in places_of(enemy)):
            found.append((hex_, worth * 0.8))
    return found or [(hex_, worth) for hex_, worth in prizes(c)]


def _threat(s: DarkSandsState, enemy: int) -> dict[int, int]:
    """What could strike each hex next to the enemy's units."""
    c = s.components
    found: dict[int, int] = {}
    for hex_ in places_of(s.front[enemy]):
        force = sum(s.factors(u)[0] for u in places_of(s.at[hex_] & c.side_mask[enemy]))
        for near in places_of(s.ground.overland[hex_]):
            found[near] = found.get(near, 0) + force
    return found


def _standing(
    s: DarkSandsState, unit: int, place: int, covered: int, goals: list[tuple[int, float]], threat: dict[int, int]
) -> float:
    """A unit where it stands: its strength, its supply, how near it is to what matters, how exposed."""
    c = s.components
    worth = unit_worth(s, unit)
    value = worth
    if s.oos >> unit & 1:
        value *= OUT_OF_SUPPLY
    elif not covered >> place & 1:
        value *= CUT_OFF
    if s.disrupted >> unit & 1:
        value *= DISRUPTED
    if c.exerting >> unit & 1:
        pull = max(w / (1 + c.map.distance(place, h) / REACH) for h, w in goals)
        value += PULL * pull * min(1.0, worth / 4)
        force = threat.get(place, 0)
        if force:
            mates = s.at[place] & c.side_mask[c.side_of[unit]]
            defence = sum(s.factors(u)[1] for u in places_of(mates)) + 1
            if force >= 2 * defence:
                value -= EXPOSED * worth * min(3.0, force / defence - 1)
        value += STACKED * ((s.at[place] & c.side_mask[c.side_of[unit]]).bit_count() > 1)
    return value


# Battles, before the die.


def expected(s: DarkSandsState, side: int, action: Action) -> float | None:
    """The mean worth of an attack that is about to be fought."""
    step = s.stack[-1]
    if not isinstance(step, Attack) or action.verb != "done":
        return None
    return evaluate(s, side) + gain(s, step.battle)


def gain(s: DarkSandsState, b: Battle) -> float:
    """What a battle is worth to the attacker on average."""
    chances = results(s, b)
    attackers = [unit_worth(s, u) for u in b.attackers]
    defenders = [unit_worth(s, u) for u in defending_units(s, b)]
    ours = sum(s.steps_left(u) for u in contributing(s, b))
    theirs = sum(s.steps_left(u) for u in defending_units(s, b))
    our_step = sum(attackers) / max(ours, 1)
    their_step = sum(defenders) / max(theirs, 1)
    taken = sum(worth for hex_, worth in prizes(s.components) if hex_ == b.target)
    ground = 0.5 + 0.12 * sum(defenders) + 1.2 * taken
    worth = {
        "AE": -sum(attackers),
        "AL1": -our_step,
        "BL1": their_step - our_step + (sum(defenders) > 0 and theirs == 1) * ground,
        "DR": ground,
        "DR*": their_step + ground,
        "HEX": sum(defenders) / 2 - sum(attackers) / 2,
        "EX": sum(defenders) - min(sum(attackers), theirs * our_step) + ground,
        "DE*": sum(defenders) - our_step + ground,
        "DE": sum(defenders) + ground,
    }
    return float(sum((Fraction(chance) * Fraction(worth[name]) for name, chance in chances.items()), Fraction(0)))
