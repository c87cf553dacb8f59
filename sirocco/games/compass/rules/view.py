"""What each side may know (C-3.1h, A-26): the board and all stacks are open, hands are not, their size is."""

from __future__ import annotations

from typing import Any

from sirocco.games.compass.components import ALLIED, ITALIAN, MARKERS, SIDES
from sirocco.games.compass.rules.eliminated_units import OFF_MAP
from sirocco.games.compass.rules.events import drawable
from sirocco.games.compass.rules.losses import Losses
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.supply import supply_line
from sirocco.kernel.dice import Dice
from sirocco.kernel.formats.shape import MAYBE_NUMBER, NUMBER, Each, Name
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.control import holders
from sirocco.mechanics.facts import SIDE, UNITS, Fact, Facts, UnitFacts, battle_facts, by_side, condition, each_unit


def named_markers(counts: list[int]) -> dict[str, int]:
    return {MARKERS[m]: n for m, n in enumerate(counts) if n}


AREA = Name("area")
SOME_MARKERS = Each("marker", NUMBER)

UNIT_FACTS = UnitFacts(
    "area",
    OFF_MAP,
    {
        "reduced": condition("reduced"),
        "oos": condition("oos"),
        "attack": Fact(
            Name("area", empty=True), lambda s: [s.place_ids[area] if area >= 0 else None for area in s.target]
        ),
        "mp": Fact(MAYBE_NUMBER, lambda s: [None if points == FINISHED else points / 2 for points in s.mp]),
    },
)


def _behind(s: CompassState, step: Any) -> dict[str, str]:
    """Who supports whom."""
    ids, lines = s.components.unit_ids, (step.battle.attack, step.battle.defence)
    pairs = [pair for line in lines for pair in zip(line.front, line.support, strict=True)]
    return {ids[front]: ids[behind] for front, behind in pairs if behind >= 0}


def _dice(s: CompassState, step: Any) -> dict[str, int]:
    lines = (step.battle.attack, step.battle.defence)
    rolled = [pair for line in lines for pair in zip(line.front, line.dice, strict=False)]
    return {s.components.unit_ids[unit]: die for unit, die in rolled if die}


def _hits(_s: CompassState, side: int, step: Any) -> int:
    """The hits still to be taken."""
    if not isinstance(step, Losses):
        return 0
    return step.left if step.side == side else step.other


FACTS = Facts(
    {
        "turn": Fact(NUMBER, lambda s: s.turn),
        "units": each_unit(UNIT_FACTS),
        "control": Fact(Each("area", SIDE), lambda s: holders(s, s.controlled)),
        "hands": by_side(SOME_MARKERS, lambda s, side: named_markers(s.hand[8 * side : 8 * side + 8])),
        "containers": by_side(SOME_MARKERS, lambda s, side: named_markers(s.container[8 * side : 8 * side + 8])),
        "removed": by_side(SOME_MARKERS, lambda s, side: named_markers(s.out[8 * side : 8 * side + 8])),
        "battle": battle_facts(
            {
                "side": Fact(SIDE, lambda _, step: SIDES[step.battle.side]),
                "from": Fact(AREA, lambda s, step: s.place_ids[step.battle.origin]),
                "to": Fact(AREA, lambda s, step: s.place_ids[step.battle.target]),
                "front": by_side(UNITS, lambda s, side, step: s.names(step.battle.line(side).front)),
                "support": Fact(Each("unit", Name("unit", empty=True)), _behind),
                "dice": Fact(Each("unit", NUMBER), _dice),
                "hits": by_side(NUMBER, _hits),
            }
        ),
    }
)
"""The whole position by name, for rulings; nobody playing sees it."""


@implements("C-3.1h", "C-1.1b", "C-3.6b")
def view(s: CompassState, side: int | None) -> dict[str, Any]:
    """The board as it lies on the table, and one's own hand."""
    c = s.components
    seen: dict[str, Any] = {
        "turn": s.turn,
        "dates": c.turns[s.turn - 1].dates,
        "moving": c.unit_ids[s.mover] if s.mover >= 0 else None,
        "units": UNIT_FACTS.of(s),
        "areas": {},
        "markers": {},
    }
    for unit, known in enumerate(seen["units"].values()):
        if s.place[unit] >= 0:
            path = supply_line(s, unit)
            known["supply"] = None if path is None else [c.area_ids[a] for a in path]
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
