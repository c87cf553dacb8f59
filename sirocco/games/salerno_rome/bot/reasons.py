"""Why a bot does something in From Salerno to Rome, in words: what the position gains by its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot.objectives import goals_of, marches
from sirocco.games.salerno_rome.bot.stakes import is_watched, worth_at
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message


def reasons(before: SalernoState, after: SalernoState, side: int, actions: Sequence[Action]) -> list[Message]:
    if {action.verb for action in actions} <= {"done", "decline"}:
        return [message("hint-enough")]
    found = list(_ground(before, after, side))
    for unit in after.components.units_of[side]:
        if before.place[unit] >= 0 and after.place[unit] >= 0 and before.place[unit] != after.place[unit]:
            return [*found, *_whereto(before, after, side, unit)]
    return found


def _ground(before: SalernoState, after: SalernoState, side: int) -> Iterator[Message]:
    """Places taken, and those that are guarded now."""
    c = after.components
    matter = worth_at(c)
    taken = [hex_ for hex_ in matter if after.control[side] >> hex_ & ~before.control[side] >> hex_ & 1]
    if taken:
        yield message("hint-takes", hexes=[c.hex_ids[hex_] for hex_ in taken])
    for hex_ in matter:
        manned = after.occupied[side] >> hex_ & ~before.occupied[side] >> hex_ & 1
        if manned and hex_ not in taken and is_watched(after, side, hex_):
            yield message("hint-guards", hex=c.hex_ids[hex_])


def _whereto(before: SalernoState, after: SalernoState, side: int, unit: int) -> Iterator[Message]:
    """What a unit that moved is good for where it is: the enemies beside it, or the goal it gets closer to."""
    c, enemy = after.components, 1 - side
    origin, hex_ = before.place[unit], after.place[unit]
    adjacent = c.map.board.adjacent
    beside = adjacent[hex_] & after.occupied[enemy]
    if beside & ~adjacent[origin]:
        yield message("hint-beside", hexes=[c.hex_ids[h] for h in places_of(beside & ~adjacent[origin])])
        return
    if adjacent[origin] & before.occupied[enemy] and not beside:
        yield message("hint-away")
    nearer = [
        (worth * (marches(c).to(goal)[origin] - marches(c).to(goal)[hex_]), goal)
        for goal, worth in goals_of(before, side)
    ]
    gain, goal = max(nearer, default=(0.0, hex_))
    if gain > 0 and goal != hex_:
        yield message("hint-towards", hex=c.hex_ids[goal])
