"""What each side may know (C-3.1h, A-26): the board and all stacks are open, hands are not, their size is."""

from __future__ import annotations

from typing import Any

from sirocco.games.compass.components import ALLIED, ITALIAN, MARKERS, SIDES
from sirocco.games.compass.rules.eliminated_units import OFF_MAP
from sirocco.games.compass.rules.events import drawable
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import supply_line
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements


def unit_facts(s: CompassState, unit: int) -> dict[str, Any]:
    """Where a unit is and in what condition."""
    c = s.components
    place = s.place[unit]
    return {
        "at": c.area_ids[place] if place >= 0 else OFF_MAP[place],
        "reduced": bool(s.reduced >> unit & 1),
        "oos": s.is_out_of_supply(unit),
        "attack": c.area_ids[s.target[unit]] if s.target[unit] >= 0 else None,
        "mp": None if s.mp[unit] == FINISHED else s.mp[unit] / 2,
    }


def named_markers(counts: list[int]) -> dict[str, int]:
    return {MARKERS[m]: n for m, n in enumerate(counts) if n}


@implements("C-3.1h", "C-1.1b", "C-3.6b")
def view(s: CompassState, side: int | None) -> dict[str, Any]:
    """The board as it lies on the table, and one's own hand."""
    c = s.components
    seen: dict[str, Any] = {
        "turn": s.turn,
        "dates": c.turns[s.turn - 1].dates,
        "moving": c.unit_ids[s.mover] if s.mover >= 0 else None,
        "units": {},
        "areas": {},
        "markers": {},
    }
    for unit, name in enumerate(c.unit_ids):
        known = unit_facts(s, unit)
        if s.place[unit] >= 0:
            path = supply_line(s, unit)
            known["supply"] = None if path is None else [c.area_ids[a] for a in path]
        seen["units"][name] = known
    for area, name in enumerate(c.area_ids):
        seen["areas"][name] = {
            "control": SIDES[ALLIED if s.controlled[ALLIED] >> area & 1 else ITALIAN],
            "units": [c.unit_ids[u] for u in range(len(c.units)) if s.place[u] == area],
        }
    for i, name in enumerate(SIDES):
        slot = slice(8 * i, 8 * i + 8)
        seen["markers"][name] = {
            "held": s.hand_size(i),
            "container": sum(s.container[slot]),
            "removed": named_markers(s.out[slot]),
            "hand": named_markers(s.hand[slot]) if i == side else None,
        }
    return seen


def hidden_from(s: CompassState, side: int) -> Any:
    """What a side must not know: the other side's hand and container."""
    base = 8 * (1 - side)
    return tuple(s.hand[base : base + 8]), tuple(s.container[base : base + 8])


def draws(s: CompassState) -> dict[str, dict[str, int]]:
    """What the next draw of each side can bring."""
    return {name: dict(zip(MARKERS, drawable(s, side), strict=True)) for side, name in enumerate(SIDES)}


def resample(s: CompassState, side: int, dice: Dice) -> None:
    """Deal the other side another hand of the same size from the markers it could hold.

    Markers put back since its last draw are known to lie in the container.
    """
    base = 8 * (1 - side)
    known = s.returned[base : base + 8]
    size = s.hand_size(1 - side)
    pool = [m for m in range(8) for _ in range(s.hand[base + m] + s.container[base + m] - known[m])]
    hand = [0] * 8
    for _ in range(size):
        hand[pool.pop(dice.below(len(pool)))] += 1
    s.hand[base : base + 8] = hand
    left = known[:]
    for marker in pool:
        left[marker] += 1
    s.container[base : base + 8] = left
