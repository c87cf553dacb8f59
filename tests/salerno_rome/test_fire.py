"""What no ruling can show of artillery, ships and planes: airfields before they are bought, the ship of a minor
landing, that windows nobody can use cost next to nothing, and that playing at random never goes wrong."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.operations.naval_units import ShipForLanding, dismiss_ships, offer_ship
from sirocco.games.salerno_rome.rules.operations.planes import air_points, airfield_groups
from sirocco.games.salerno_rome.rules.sequence.windows import after_entry, after_move, before_entry
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.game import Game
from sirocco.kernel.registry import register

register(GAME)


def position(**table: Any) -> SalernoState:
    state: SalernoState = sirocco.position({"game": "salerno-rome", **table}).state
    return state


def kesselring(**table: Any) -> SalernoState:
    s = position(scenario="kesselring", units={"78Inf/11": "4548", "26Pz/I-9": "4346"}, **table)
    s.control = [0, s.components.area]
    return s


def take(s: SalernoState, *places: str) -> None:
    for name in places:
        hexes = s.components.italy.hexes_of(name)
        s.control[ALLIED] |= hexes
        s.control[AXIS] &= ~hexes


# SR-9.8.1: airfields.


def test_four_air_points_are_one_group_of_planes() -> None:
    s = kesselring()
    take(s, "Foggia", "Amendola")
    s.planes[ALLIED] = 3
    assert (air_points(s), airfield_groups(s)) == (4, 1)
    s.bad = True
    assert airfield_groups(s) == 0


def test_airfields_bring_nine_planes_at_most_free_ones_included() -> None:
    s = kesselring()
    take(s, *(name for name, row in s.components.italy.places.items() if row.airfield))
    s.planes[ALLIED] = 3
    assert air_points(s) >= 9
    assert airfield_groups(s) == 2
    beside = kesselring(options={"ninePlanesBesideFree": True})
    beside.control, beside.planes = s.control, s.planes
    assert airfield_groups(beside) == 3


# SR-9.5.5g: the light ship.


def test_the_light_ship_joins_a_minor_landing_for_one_impulse() -> None:
    s = position(scenario="anzio", units={"3Inf/7": "0514", "XI": "0906"}, state={"naples": True, "impulse": 2})
    landing = s.components.map.number["0616"]
    offer_ship(s, landing)
    step = s.stack[-1]
    assert isinstance(step, ShipForLanding)
    found = step.candidates(s)
    assert found
    ship, water = found[0]
    assert s.components.artillery_ids[ship] == "Naval-B"
    assert all(s.components.map.distance(landing, place) <= 2 for _, place in found)
    step.take(s, found[0])
    assert s.gun_at[ship] == water
    assert s.active_guns >> ship & 1
    dismiss_ships(s)
    assert s.gun_at[ship] == -1
    assert not s.active_guns >> ship & 1


# Windows.


def test_windows_that_nobody_can_use_are_not_opened_and_cost_little() -> None:
    s = sirocco.new("salerno-rome", scenario="diadem", seed=1).state
    for gun in places_of(s.guns):
        s.gun_at[gun] = places_of(s.components.area)[0]
    s.planes = [0, 0]
    group = next(unit for unit in places_of(s.standing) if s.components.side_of[unit] == ALLIED)
    place, depth = s.place[group], len(s.stack)
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(100):
            before_entry(s, ALLIED, place)
            after_entry(s, ALLIED, 1 << group, place)
            after_move(s, ALLIED, 1 << group)
        best = min(best, (time.perf_counter() - start) / 300)
    assert len(s.stack) == depth
    assert best < 0.0002  # ten times what it takes on a slow machine


# Playing at random.


def play(game: Game, seed: int, most: int) -> None:
    """At random, a verb first, so that missions and combats are as frequent as moves."""
    dice = random.Random(seed)
    for number in range(most):
        decision = game.decision
        if decision is None:
            return
        verbs: dict[str, list[Any]] = {}
        for action in decision.actions:
            verbs.setdefault(str(action).split()[0], []).append(action)
        game.act(dice.choice(verbs[dice.choice(sorted(verbs))]))
        if not number % 9:
            assert list(GAME.broken_invariants(game.state)) == []


@pytest.mark.parametrize("scenario", ["ortona", "kesselring", "anzio", "diadem"])
def test_playing_at_random_never_goes_wrong(scenario: str) -> None:
    for seed in range(2):
        options = {"interdiction": True, "planesHitMovers": True} if seed else {}
        play(sirocco.new("salerno-rome", scenario=scenario, seed=seed, options=options), seed, 600)
