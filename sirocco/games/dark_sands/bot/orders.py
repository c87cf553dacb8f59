"""How orders to units are spelt, for bots, and what is assumed of the enemy while they are carried out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.bot.objectives import prize_at
from sirocco.games.dark_sands.rules.garrisons import garrison_creators
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.mechanics.bot.orders import Word


def march(s: DarkSandsState, units: Sequence[int], path: Sequence[int]) -> Iterator[Word]:
    """Units of one hex go together along a path; where they first pass a place that matters they leave a garrison."""
    side, start, group = s.components.side_of[units[0]], s.place[units[0]], mask_of(units)
    yield "activate", units[0]
    for unit in units[1:]:
        yield "join", unit
    left = False
    for hex_ in (start, *path):
        if hex_ != start:
            yield "move", hex_
        if not left and (creators := wanted_garrison(s, side, hex_, group)):
            yield "garrison", creators[0]
            left = True


def wanted_garrison(s: DarkSandsState, side: int, hex_: int, group: int) -> Sequence[int]:
    """Those of a group (a mask) that could leave a garrison where it is of use: in a place that matters and has
    none."""
    c = s.components
    if hex_ not in prize_at(c) or s.at[hex_] & c.garrisons & c.side_mask[side]:
        return ()
    return garrison_creators(s, side, hex_, group)


def assumed_answer(s: DarkSandsState) -> Action | None:
    """What is assumed when the other side has to decide in the middle of a march: headquarters that are driven away
    flee somewhere."""
    top = s.stack[-1]
    return top.actions(s)[0] if isinstance(top, Displacement) else None
