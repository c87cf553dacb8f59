"""The turn and reinforcement tracks ahead: chits, initiative, and who comes and goes on each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import TrackRow
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.display.trays import chit_token
from sirocco.games.dark_sands.rules.state import OUT, TRACK, DarkSandsState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Notice, TurnAhead, notices
from sirocco.mechanics.display.schedule import turns_ahead


def ahead(s: DarkSandsState) -> tuple[TurnAhead, ...]:
    """This turn and all that follow, as the tracks print them; units that are out of the game come and go no more."""
    c = s.components
    gone = frozenset(c.unit_ids[u] for u, place in enumerate(s.place) if place == OUT)
    late = tuple(c.unit_ids[u] for u, place in enumerate(s.place) if place == TRACK and 0 < s.due[u] < s.turn)
    return turns_ahead(s, s.turn, lambda turn: _turn(c, turn, gone, late if turn == s.turn else ()))


@lru_cache(maxsize=256)
def _turn(c: DarkSands, turn: int, gone: frozenset[str], late: tuple[str, ...]) -> tuple[Notice, ...]:
    row = c.turns[turn - 1]
    found = [Notice(message("board-initiative", side=row.initiative), "DS-18.2b", row.initiative)]
    for side, chits in ((ALLIED, row.allied), (AXIS, row.axis)):
        tokens = tuple(chit_token(chit, SIDES[side], number) for chit, number in chits.items())
        found.append(Notice(message("board-chits"), "DS-18.3b", SIDES[side], tokens=tokens))
    if row.repair:
        found.append(Notice(message("board-repair"), "DS-17.3.2a", SIDES[AXIS]))
    for side, name in enumerate(SIDES):
        delayed = tuple(u for u in late if c.side_of[c.unit_ids.index(u)] == side)
        found += notices("board-delayed", "DS-22.7b", name, delayed)
        found += _entries(c.track.get((side, turn), TrackRow()), name, gone)
        found += _upgrades(c, side, turn, gone)
    return tuple(found)


def _entries(row: TrackRow, side: str, gone: frozenset[str]) -> Iterator[Notice]:
    """What the reinforcement track has for a side on one turn, in the order of the rules."""
    yield from notices("board-entering", "DS-22.1a", side, _known(row.arrivals, gone))
    yield from notices("board-returning", "DS-22.3a", side, _known(row.returns, gone))
    yield from notices("board-new-supports", "DS-22.1b", side, row.supports, argument="supports")
    yield from notices("board-old-supports", "DS-13.1b", side, row.leaving, argument="supports")
    yield from notices("board-leaving", "DS-22.2a", side, _known(row.departures, gone))
    for exchange in row.exchanges:
        text = message("board-exchange", units=list(exchange.enters), others=list(exchange.leaves))
        yield Notice(text, "DS-22.4a", side, exchange.enters)


def _known(units: Sequence[str], gone: frozenset[str]) -> tuple[str, ...]:
    return tuple(unit for unit in units if unit not in gone)


def _upgrades(c: DarkSands, side: int, turn: int, gone: frozenset[str]) -> Iterator[Notice]:
    units = [c.unit_ids[u] for u in c.units_of[side] if any(up.turn == turn for up in c.units[u].upgrades)]
    yield from notices("board-upgraded", "DS-22.5a", SIDES[side], _known(units, gone))
    guns = [
        name
        for name, row, owner in zip(c.support_ids, c.supports, c.support_side, strict=True)
        if owner == side and any(up.turn == turn for up in row.upgrades)
    ]
    yield from notices("board-upgraded-supports", "DS-22.5c", SIDES[side], guns, argument="supports")
