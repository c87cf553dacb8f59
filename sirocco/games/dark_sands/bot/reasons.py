"""Why a bot does something in The Dark Sands, in words: what the position gains by its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.objectives import FADES, goals, ranges
from sirocco.games.dark_sands.bot.stacks import stacks_of
from sirocco.games.dark_sands.rules.dangers import open_places
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message


def reasons(before: DarkSandsState, after: DarkSandsState, side: int, actions: Sequence[Action]) -> list[Message]:
    verbs = {action.verb for action in actions}
    if verbs == {"done"}:
        return [message("hint-enough")]
    gained = [*_ground(before, after, side), *_supply(before, after, side)]
    moved = [u for u in after.components.units_of[side] if before.place[u] >= 0 and before.place[u] != after.place[u]]
    return [*gained, *_whereto(before, after, side, moved[0])] if moved and after.place[moved[0]] >= 0 else gained


def _ground(before: DarkSandsState, after: DarkSandsState, side: int) -> Iterator[Message]:
    """Places taken, and those that need not be feared for any more."""
    c = after.components
    taken = after.control[side] & ~before.control[side] & c.named
    if taken:
        yield message("hint-takes", hexes=[c.hex_ids[hex_] for hex_ in places_of(taken)])
    for hex_ in open_places(before, side):
        if after.occupied[side] >> hex_ & 1:
            yield message("hint-guards", hex=c.hex_ids[hex_])


def _supply(before: DarkSandsState, after: DarkSandsState, side: int) -> Iterator[Message]:
    """Lines of supply that are open again, and those of the enemy that are cut."""
    opened = _hungry(before, side) & ~_hungry(after, side) & after.standing
    if opened:
        yield message("hint-supplied", units=after.names(places_of(opened)))
    cut = _hungry(after, 1 - side) & ~_hungry(before, 1 - side)
    if cut:
        yield message("hint-cuts", units=after.names(places_of(cut)))


def _hungry(s: DarkSandsState, side: int) -> int:
    """A side's units without a line of supply (a mask)."""
    covered = Cover(s, side).all
    units = places_of(s.components.side_mask[side] & s.standing)
    return sum(1 << u for u in units if not covered >> s.place[u] & 1)


def _whereto(before: DarkSandsState, after: DarkSandsState, side: int, unit: int) -> Iterator[Message]:
    """What a unit that moved is good for where it is: the enemies beside it, or the goal it gets closer to."""
    c, enemy = after.components, 1 - side
    origin, hex_ = before.place[unit], after.place[unit]
    was_beside = before.ground.overland[origin] & before.occupied[enemy]
    beside = after.ground.overland[hex_] & after.occupied[enemy]
    if beside & ~was_beside:
        yield message("hint-beside", hexes=[c.hex_ids[h] for h in places_of(beside & ~was_beside)])
        return
    if was_beside and not beside:
        yield message("hint-away")
    wanted = goals(before, side, stacks_of(before, side), stacks_of(before, enemy))
    nearer = []
    for goal, worth in wanted:
        near = ranges(c).to(goal)
        nearer.append((worth * (_fade(near[hex_]) - _fade(near[origin])), goal))
    gain, goal = max(nearer, default=(0.0, hex_))
    if gain > 0 and goal != hex_:
        yield message("hint-towards", hex=c.hex_ids[goal])


def _fade(cost: int) -> float:
    share: float = FADES[min(cost, len(FADES) - 1)]
    return share
