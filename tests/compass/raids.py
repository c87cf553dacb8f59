"""How far a unit gets in a player turn: every way of marching it, with every marker that carries it farther.

The search plays the game itself, action by action: moves, Motor Convoys, and the moves of Sustained Attacks. The enemy
stays where he is, nobody else of the raider's side is in the way, and no attack is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from sirocco.games.compass.components import MARKERS, SIDES
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action
from sirocco.kernel.formats.position import load_position

CARRIERS = ("motor-convoy", "sustained-attack")
"""The markers that move units; the others are all one to a raider."""

Hand = tuple[str, ...]


class Raider(NamedTuple):
    """A unit at the end of a player turn, and what its side still holds of the markers that move units."""

    unit: str
    area: str
    hand: Hand


class Ground(NamedTuple):
    """What a search is made on: where the enemy is, which turn it is, and whose data are used."""

    enemies: Mapping[str, str]
    turn: int = 1
    override: Path | None = None


def hands(drawn: int, held: dict[str, int]) -> list[Hand]:
    """Every hand of so many markers, as far as they move units: fewer of those means others in their place."""
    found = []
    for number in range(drawn + 1):
        for hand in combinations_with_replacement(CARRIERS, number):
            if all(hand.count(marker) <= held[marker] for marker in CARRIERS):
                found.append(hand)
    return found


def with_draws(hand: Hand, drawn: int, held: dict[str, int]) -> Iterator[Hand]:
    """A hand and whatever may be drawn to it. What was played has gone back to the container."""
    for more in hands(drawn, {marker: held[marker] - hand.count(marker) for marker in CARRIERS}):
        yield tuple(sorted((*hand, *more)))


def outings(side: str, raider: Raider, ground: Ground) -> set[Raider]:
    """Every way a unit can end its side's player turn."""
    table: dict[str, Any] = {
        **{"game": "compass", "side": side, "turn": ground.turn, "at": "movement"},
        "units": {**ground.enemies, raider.unit: raider.area},
        "hands": {side: list(raider.hand)},
    }
    found: set[Raider] = set()
    seen: set[Any] = set()
    waiting = [load_position(table, ground.override)]
    unit = waiting[0].components.vocabulary.names["unit"].index(raider.unit)
    while waiting:
        game = waiting.pop()
        state: CompassState = game.state
        step = None if game.decision is None or game.decision.side != side else game.decision.step
        area, hand = state.components.area_ids[state.place[unit]], _hand(state, side)
        if step not in STEPS:
            found.add(Raider(raider.unit, area, hand))
        elif (step, area, state.mp[unit], hand, *state.stack[-1:]) not in seen:
            seen.add((step, area, state.mp[unit], hand, *state.stack[-1:]))
            assert game.decision is not None
            for action in _of(raider.unit, game.decision.actions):
                branch = game.clone()
                branch.act(action)
                waiting.append(branch)
    return found


STEPS = ("MovementPhase", "ExploitationPhase", "Activation", "SustainedAttack")


def _of(unit: str, actions: Iterable[Action]) -> Iterator[Action]:
    """What this unit could do, and going on without it."""
    for action in actions:
        verb, *words = str(action).split()
        moves = verb in ("move", "activate") and words[0] == unit
        plays = verb == "play" and words[0] in CARRIERS and words[1:] in ([], [unit])
        if verb == "done" or moves or plays:
            yield action


def _hand(state: CompassState, side: str) -> Hand:
    held = 8 * SIDES.index(side)
    return tuple(marker for marker in CARRIERS for _ in range(state.hand[held + MARKERS.index(marker)]))


def best(raiders: Iterable[Raider]) -> set[Raider]:
    """Those who hold nothing less than another of the same unit in the same area: more markers never hinder."""
    every = set(raiders)
    return {
        one
        for one in every
        if not any(
            (one.unit, one.area) == (other.unit, other.area)
            and one.hand != other.hand
            and all(one.hand.count(marker) <= other.hand.count(marker) for marker in CARRIERS)
            for other in every
        )
    }
