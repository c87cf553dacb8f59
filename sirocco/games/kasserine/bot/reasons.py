"""Why a bot does something in Kasserine, in words: what the position gains by its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.bot.posts import posts
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message


def reasons(before: KasserineState, after: KasserineState, side: int, actions: Sequence[Action]) -> list[Message]:
    """From the most important on."""
    if {action.verb for action in actions} == {"done"}:
        return [message("hint-enough")]
    found = [*_leaving(before, after, side), *_ground(before, after, side), *_blown(after, actions)]
    moved = [
        unit
        for unit in after.components.units_of[side]
        if before.place[unit] >= 0 <= after.place[unit] and before.place[unit] != after.place[unit]
    ]
    return [*found, *_supply(before, after, side, moved), *_whereto(before, after, side, moved)]


def _leaving(before: KasserineState, after: KasserineState, side: int) -> Iterator[Message]:
    gone = points_exited(after) - points_exited(before)
    if side == AXIS and gone:
        yield message("hint-leaves", points=gone)


def _ground(before: KasserineState, after: KasserineState, side: int) -> Iterator[Message]:
    """Supply units taken, and those that are guarded now."""
    c = after.components
    for unit in places_of(c.urfs & c.side_mask[side] & after.standing):
        place = after.place[unit]
        name = c.hex_ids[place]
        if before.occupied[1 - side] >> place & 1:
            yield message("hint-takes-dump", hex=name)
        elif after.at[place] & c.ucts and before.occupied[side] >> place & 1 and not before.at[place] & c.ucts:
            yield message("hint-guards", hex=name)


def _blown(after: KasserineState, actions: Sequence[Action]) -> Iterator[Message]:
    for action in actions:
        if action.verb == "blow":
            yield message("hint-blows", unit=after.components.unit_ids[action.args[0]])


def _supply(before: KasserineState, after: KasserineState, side: int, moved: Sequence[int]) -> Iterator[Message]:
    """Those whom a supply unit or a headquarters on the march will reach."""
    c = after.components
    if not any(c.urfs >> unit & 1 for unit in moved):
        return
    was, now = Picture(before, side).fed, Picture(after, side).fed
    mine = places_of(c.supply_bound & c.side_mask[side] & after.standing)
    fed = [unit for unit in mine if now >> after.place[unit] & 1 and not was >> after.place[unit] & 1]
    if fed:
        yield message("hint-feeds", units=after.names(fed))


def _whereto(before: KasserineState, after: KasserineState, side: int, moved: Sequence[int]) -> Iterator[Message]:
    """What the first unit that moved is good for where it is."""
    c, enemy = after.components, 1 - side
    fighters = [unit for unit in moved if c.ucts >> unit & 1]
    if not fighters:
        return
    unit = fighters[0]
    origin, place = before.place[unit], after.place[unit]
    beside = c.contact[place] & after.occupied[enemy]
    if beside & ~c.contact[origin]:
        yield message("hint-beside", hexes=[c.hex_ids[each] for each in places_of(beside & ~c.contact[origin])])
        return
    if c.contact[origin] & before.occupied[enemy] and not beside:
        yield message("hint-away")
    if side == ALLIED and place in [post.place for post in posts(before)]:
        yield message("hint-bars", hex=c.hex_ids[place])
        return
    pull = Picture(before, side).pulls[unit]
    if pull[place] > pull[origin]:
        yield message("hint-closer" if side == AXIS else "hint-to-post", unit=c.unit_ids[unit])
