"""Why a bot does something in Compass, in words: what the position gains by its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import places_of
from sirocco.games.compass.bot.prospects import clash, usual_line
from sirocco.games.compass.bot.standing import fading, goals
from sirocco.games.compass.rules.dangers import threat_to
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply
from sirocco.kernel.action import Action
from sirocco.kernel.message import Message, message

LIKELY = 0.4
"""From this chance on, being driven out is a reason to leave."""


def reasons(before: CompassState, after: CompassState, side: int, actions: Sequence[Action]) -> list[Message]:
    verbs = {action.verb for action in actions}
    if verbs & {"front", "support"} or isinstance(before.stack[-1], AttackLine | DefenceLine):
        return [message("hint-line")]
    if verbs == {"done"}:
        return [message("hint-enough")]
    gained = [*_ground(before, after, side), *_supply(before, after, side)]
    if "attack" in verbs:
        return gained
    gained += _safety(before, after, side)
    return gained or list(_whereto(before, after, side))


def _ground(before: CompassState, after: CompassState, side: int) -> Iterator[Message]:
    """Areas taken, and those that need not be feared for any more."""
    c = after.components
    taken = list(places_of(after.controlled[side] & ~before.controlled[side]))
    if taken:
        yield message("hint-takes", areas=[c.area_ids[area] for area in taken])
        points = sum(c.victory_by_area[area] for area in taken)
        if points:
            yield message("hint-points", points=points)
    for area in threat_to(before, side).entering:
        if after.occupied[side] >> area & 1:
            yield message("hint-guards", area=c.area_ids[area])


def _supply(before: CompassState, after: CompassState, side: int) -> Iterator[Message]:
    """Units that are in supply again."""
    units = [u for u in after.components.units_of[side] if before.place[u] >= 0 and after.place[u] >= 0]
    fed = [u for u in units if not in_supply(before, u) and in_supply(after, u)]
    if fed:
        yield message("hint-supplied", units=after.names(fed))


def _moved(before: CompassState, after: CompassState, side: int) -> list[int]:
    units = after.components.units_of[side]
    return [u for u in units if before.place[u] >= 0 and before.place[u] != after.place[u] >= 0]


def _safety(before: CompassState, after: CompassState, side: int) -> Iterator[Message]:
    """Units that are no longer where they could be driven out."""
    attacking = threat_to(before, side).attacking
    for area in sorted({before.place[u] for u in _moved(before, after, side)} & attacking.keys()):
        if after.units_in(area, side):
            continue
        attack = sorted(attacking[area], key=before.combat_value, reverse=True)[:6]
        line = usual_line(before, before.units_in(area, side), False)
        chance = clash(usual_line(before, attack, True), line).retreat
        if chance >= LIKELY:
            yield message("hint-saves", area=after.components.area_ids[area], chance=round(100 * chance))


def _whereto(before: CompassState, after: CompassState, side: int) -> Iterator[Message]:
    """What the units that moved are good for where they are: the stack they join, or the goal they get closer to."""
    c = after.components
    for unit in _moved(before, after, side)[:1]:
        origin, area = before.place[unit], after.place[unit]
        held, strength = (sum(s.combat_value(u) for u in s.units_in(area, side)) for s in (before, after))
        if held and strength > held:
            yield message("hint-joins", area=c.area_ids[area], before=held, strength=strength)
        nearer = [(worth * (fading(c)[area][g] - fading(c)[origin][g]), g) for g, worth in goals(before, side)]
        gain, goal = max(nearer, default=(0.0, area))
        if gain > 0 and goal != area:
            yield message("hint-towards", area=c.area_ids[goal])
