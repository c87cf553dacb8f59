"""What a side stands to lose by the enemy's next operations: empty places and depots he is near, lines he has cut."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import message

NEAR = 3
"""How near an enemy must be to an empty place."""


def dangers(s: SalernoState, side: int) -> Iterator[Danger]:
    """All of it, the gravest first."""
    yield from _open_depots(s, side)
    yield from _open_places(s, side)
    yield from _without_supply(s, side)


def _open_depots(s: SalernoState, side: int) -> Iterator[Danger]:
    """Depots with nobody in their hex."""
    for place in places_of(s.depots & ~s.occupied[ALLIED] if side == ALLIED else 0):
        if _is_near(s, side, place):
            name = s.place_ids[place]
            yield Danger(message("danger-depot-open", hex=name), "SR-17.1k", name)


def _open_places(s: SalernoState, side: int) -> Iterator[Danger]:
    """Places that decide the game, held by the side and empty."""
    c = s.components
    wanted = {*c.scene.values, *(name for row in c.victory for name in (*row.hold, row.keeps) if name)}
    for name in sorted(wanted):
        hexes = c.italy.hexes_of(name)
        if hexes & s.occupied[side] or hexes & ~s.control[side]:
            continue
        if any(_is_near(s, side, place) for place in places_of(hexes)):
            at = c.italy.places[name].hex
            yield Danger(message("danger-place-open", hex=at), "SR-2.1a", at)


def _is_near(s: SalernoState, side: int, place: int) -> bool:
    return bool(s.components.map.near(place, NEAR) & s.occupied[1 - side])


def _without_supply(s: SalernoState, side: int) -> Iterator[Danger]:
    """Units without a line: those that will be marked at the next check, and those that will suffer for it."""
    lacking = Cover(s, side, as_known=True).lacking()
    suffering, fresh = [u for u in lacking if s.oos >> u & 1], [u for u in lacking if not s.oos >> u & 1]
    if suffering:
        names = s.names(suffering)
        what = message("danger-attrition", units=names)
        yield Danger(what, "SR-17.2e", s.place_ids[s.place[suffering[0]]], tuple(names))
    if fresh:
        names = s.names(fresh)
        yield Danger(message("danger-cut-off", units=names), "SR-17a", s.place_ids[s.place[fresh[0]]], tuple(names))
