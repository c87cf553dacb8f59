"""Rule 9.9, what a side imagines of enemy stacks that it may not look into.

It knows how many units lie below the top of each, which units of the enemy lie hidden somewhere, how many dots a hex
holds, and from the log how many of the hidden units are reduced, out of supply or fed. All else is drawn anew: who lies
where, whatever its size, and what lies on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements

ATTEMPTS = 12
"""How often units are dealt anew that do not fit, before some hex is left with too many."""
OF_THE_HEX = ("flown", "end_ops")
"""What lies on a whole stack: hidden units carry it if the one on top does."""


class Stack(NamedTuple):
    """A hex with hidden units, as the enemy sees it."""

    place: int
    top: int
    """The unit that he sees on top: the others come after it among the counters."""
    hidden: int
    """How many lie hidden."""
    room: int
    """For how many half dots of them there is room."""


@implements("SR-9.9a", "SR-10a")
def imagine_units(s: SalernoState, side: int, dice: Dice) -> None:
    """Draw anew who lies hidden in the enemy's stacks, and in which condition."""
    hidden = list(places_of(unknown_units(s, side)))
    if not hidden:
        return
    c, owner, unknown = s.components, 1 - side, mask_of(hidden)
    stacks = _stacks(s, owner, unknown)
    numbers = {name: (getattr(s, name) & unknown).bit_count() for name in ("reduced", "oos", "fed")}
    tops = {stack.place: stack.top for stack in stacks}
    for stack, units in zip(stacks, _dealt(c, hidden, stacks, dice), strict=True):
        for unit in units:
            s.place[unit] = stack.place
    for name in OF_THE_HEX:
        mask = getattr(s, name)
        setattr(s, name, mask & ~unknown | mask_of([u for u in hidden if mask >> tops[s.place[u]] & 1]))
    flippable = [u for u in hidden if c.steps[u] > 1]
    s.reduced = s.reduced & ~unknown | _drawn(flippable, numbers["reduced"], dice)
    without = [u for u in hidden if not s.flown >> u & 1]
    below = [u for u in without if s.oos >> tops[s.place[u]] & 1]
    first = _drawn(below, numbers["oos"], dice)
    others = [u for u in without if not first >> u & 1]
    s.oos = s.oos & ~unknown | first | _drawn(others, numbers["oos"] - first.bit_count(), dice)
    s.fed = s.fed & ~unknown | _drawn(hidden, numbers["fed"], dice)
    s.derive()


def _stacks(s: SalernoState, owner: int, unknown: int) -> list[Stack]:
    """The hexes with hidden units, those first into which the fewest units can be dealt."""
    c, found = s.components, []
    for place in {s.place[unit] for unit in places_of(unknown)}:
        units = s.at[place] & c.side_mask[owner]
        top = (units & -units).bit_length() - 1
        taken = sum(c.half_dots[unit] for unit in places_of(units & ~unknown))
        room = HALVES * c.italy.stack[place] - taken
        found.append(Stack(place, top, (units & unknown).bit_count(), room))
    return sorted(found, key=lambda stack: (-stack.top, stack.place))


def _drawn(units: Sequence[int], number: int, dice: Dice) -> int:
    """So many of some units (a mask), or all if there are not more."""
    left, found = list(units), 0
    for _ in range(min(number, len(left))):
        found |= 1 << left.pop(dice.below(len(left)))
    return found


# Who lies where.


def _dealt(c: SalernoRome, units: Sequence[int], stacks: Sequence[Stack], dice: Dice) -> list[list[int]]:
    """The units of each stack. It depends on nothing but who is hidden and what is seen of the stacks."""
    best: list[list[int]] = []
    least = -1
    for _ in range(ATTEMPTS):
        hands = _dealt_at_random(units, stacks, dice)
        excess = _fitted(c, hands, stacks, dice)
        if least < 0 or excess < least:
            best, least = hands, excess
        if not excess:
            break
    return best


def _dealt_at_random(units: Sequence[int], stacks: Sequence[Stack], dice: Dice) -> list[list[int]]:
    """Below the unit on top of each stack, whatever the dots."""
    left, hands = list(units), []
    for stack in stacks:
        hand = []
        for _ in range(stack.hidden):
            fitting = [unit for unit in left if unit > stack.top]
            hand.append(fitting[dice.below(len(fitting))])
            left.remove(hand[-1])
        hands.append(hand)
    return hands


def _fitted(c: SalernoRome, hands: list[list[int]], stacks: Sequence[Stack], dice: Dice) -> int:
    """Let stacks with too many dots exchange units with others as long as that helps. The half dots that are still too
    many."""
    dots = c.half_dots
    free = [stack.room - sum(dots[unit] for unit in hand) for stack, hand in zip(stacks, hands, strict=True)]
    helped = True
    while helped and min(free) < 0:
        helped = False
        for here in [number for number, room in enumerate(free) if room < 0]:
            swaps = _swaps(dots, hands, stacks, free, here) if free[here] < 0 else []
            if swaps:
                there, i, j = swaps[dice.below(len(swaps))]
                mine, other = hands[here][i], hands[there][j]
                hands[here][i], hands[there][j] = other, mine
                free[here] += dots[mine] - dots[other]
                free[there] -= dots[mine] - dots[other]
                helped = True
    return -sum(min(0, room) for room in free)


def _swaps(
    dots: Sequence[int], hands: Sequence[Sequence[int]], stacks: Sequence[Stack], free: Sequence[int], here: int
) -> list[tuple[int, int, int]]:
    """The exchanges with another stack, by the places of both units in theirs, that leave fewer dots too many."""
    found = []
    for there, hand in enumerate(hands):
        if there == here:
            continue
        before = min(0, free[here]) + min(0, free[there])
        for i, mine in enumerate(hands[here]):
            if mine <= stacks[there].top:
                continue
            for j, other in enumerate(hand):
                gain = dots[mine] - dots[other]
                if gain > 0 and other > stacks[here].top:
                    after = min(0, free[here] + gain) + min(0, free[there] - gain)
                    if after > before:
                        found.append((there, i, j))
    return found
