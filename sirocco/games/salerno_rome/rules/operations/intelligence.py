"""Rule 9.9, Intelligence: enemy stacks may not be examined from afar, and what it costs to do so all the same.

Of a stack everybody sees the unit on top, the one that comes first among the counters. The units below it are known to
the enemy while one of his units is adjacent, when he has looked into the hex, and when they have acted in this impulse.
"""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, SIDES
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.paying import Due, can_pay, charge, due_from_anybody
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

LOOKS = 10
"""Hexes that can be looked into for one payment."""


@implements("SR-9.9a")
def unknown_units(s: SalernoState, side: int | None) -> int:
    """The units that a side may not know, of its enemy; a spectator knows what both sides do."""
    found = 0
    for owner in range(len(SIDES)):
        if owner != side:
            found |= hidden_units(s, owner)
    return found


def _below_the_top(s: SalernoState, owner: int, hexes: int) -> int:
    found, ours = 0, s.components.side_mask[owner]
    for place in places_of(hexes):
        stack = s.at[place] & ours
        found |= stack & (stack - 1)
    return found


def hidden_units(s: SalernoState, owner: int, hexes: int = ~0) -> int:
    """The units of a side, or those in some hexes (a mask), that its enemy may not know."""
    if not s.options.fog_of_war:
        return 0
    return _below_the_top(s, owner, hexes & s.occupied[owner] & ~s.seen_into(1 - owner)) & ~s.acted


def might_stand_in(s: SalernoState, units: int, hexes: int, owner: int) -> bool:
    """Whether, for all the enemy knows, one of some hidden units of a side may stand in one of some hexes (masks)."""
    return bool(hidden_units(s, owner, hexes)) and bool(hidden_units(s, owner) & units)


def unseen(s: SalernoState, side: int | None) -> dict[str, int]:
    """How many units there are in a hex besides those that are known; in the order of the hexes, for that of the units
    would tell who they are."""
    found: dict[str, int] = {}
    for place in sorted(s.place[unit] for unit in places_of(unknown_units(s, side))):
        found[s.place_ids[place]] = found.get(s.place_ids[place], 0) + 1
    return found


# Looking from afar.


@implements("SR-9.9b", "SR-6f")
def hexes_to_inspect(s: SalernoState, side: int) -> int:
    """The enemy hexes that the Allied player may look into: ten for one payment."""
    if side != ALLIED or not (s.options.fog_of_war and in_force(s, "intelligence")):
        return 0
    if s.inspected[side].bit_count() % LOOKS == 0 and not can_pay(s, _due(s, side)):
        return 0
    return s.occupied[1 - side] & ~s.seen_into(side)


def _due(s: SalernoState, side: int) -> Due:
    return due_from_anybody(s, side, s.components.costs["intelligence"].points)


@implements("SR-9.9b")
def inspect(s: SalernoState, side: int, place: int) -> None:
    """What is seen cannot be taken back."""
    pays = s.inspected[side].bit_count() % LOOKS == 0
    s.inspected[side] |= 1 << place
    s.reveals += 1
    s.report("inspected", side=side, hex=place)
    if pays:
        charge(s, _due(s, side))


def refuse_inspection(s: SalernoState, side: int, place: int) -> Refusal | None:
    if hexes_to_inspect(s, side) >> place & 1:
        return None
    return s.refuse("SR-9.9b", "cannot-inspect", hex=place)
