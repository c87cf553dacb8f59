"""Positions in which both sides stand among each other, so that random games are full of fire and combat."""

from __future__ import annotations

import random
from typing import Any

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.components.loading import DATA
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.kernel.registry import register

register(GAME)
COMPONENTS = DATA.load("kasserine", None)
MIDDLES = ("2021", "1514", "2619", "1124", "2828", "0902")
KEEN = ("attack", "with", "also", "only", "air", "fire", "target", "bomb", "activate")


def scrimmage(seed: int, options: dict[str, bool] | None = None) -> Game:
    """The units of the first days, thrown down within a few hexes of each other, before some half of a move."""
    chance = random.Random(f"scrimmage {seed}")
    c, middle = COMPONENTS, chance.choice(MIDDLES)
    near = [
        place for place in range(c.map.open) if c.map.distance(c.map.number[middle], place) <= chance.choice((3, 4))
    ]
    owner: dict[int, int] = {}
    stack: dict[int, int] = {}
    units: dict[str, Any] = {}
    for unit in chance.sample(range(len(c.units)), 60):
        if c.taken[unit] >= 0 and units.get(c.unit_ids[c.taken[unit]]):
            continue
        side, fights = c.side_of[unit], bool(c.ucts >> unit & 1)
        place = chance.choice(near)
        if owner.setdefault(place, side) != side or (fights and stack.get(place, 0) >= c.limits.stack):
            continue
        stack[place] = stack.get(place, 0) + fights
        reduced = fights and c.steps[unit] == 2 and chance.random() < 0.2
        units[c.unit_ids[unit]] = {"at": c.hex_ids[place], "reduced": reduced}
    turn, number = chance.randint(1, 9), chance.choice((1, 2, 3))
    where = {"turn": turn, "number": number, "weather": chance.choice(("clear", "clear", "rain", "storm"))}
    at = {"at": "movement" if chance.random() < 0.3 else "air", "side": chance.choice(SIDES)}
    table = {"game": "kasserine", "seed": str(seed), "options": options or {}, "units": units, **where, **at}
    return sirocco.position(table)


def keen_choice(game: Game, chance: random.Random) -> Action:
    """An action, more often than not of fire or combat if there is any."""
    assert game.decision is not None
    found = game.decision.actions
    keen = [action for action in found if action.verb in KEEN]
    return chance.choice(keen if keen and chance.random() < 0.75 else found)
