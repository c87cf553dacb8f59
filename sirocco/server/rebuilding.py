"""A game out of what is kept of it: from its last snapshot, or from its beginning, and the journal behind that."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.saved import from_json
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.server.refusals import refused
from sirocco.server.store import Entry, GameRow, Kept

ACT, UNDO, RESIGN = "act", "undo", "resign"

log = logging.getLogger("sirocco.server")


def beginning(row: GameRow) -> Game:
    """The game before the first line of its journal."""
    if row.origin is not None:
        return from_json(row.origin)
    return Game.start(definition(row.game), row.scenario, row.seed, row.options)


def follow(game: Game, entries: Iterable[Entry]) -> str | None:
    """Play journal entries; returns the side that resigned, if one did."""
    resigned = None
    for entry in entries:
        if entry.kind == ACT:
            game.act(entry.text)
        elif entry.kind == UNDO:
            game.undo()
        else:
            resigned = entry.side
    return resigned


def from_snapshot(kept: Kept) -> tuple[Game, int, str | None] | None:
    """The game, how many journal entries it has seen, who resigned; None if there is no usable snapshot."""
    if kept.snapshot is None:
        return None
    seq, saved = kept.snapshot
    try:
        game = from_json(saved)
        resigned = follow(game, kept.journal)
    except SiroccoError as error:
        log.warning("table %s: snapshot %s is of no use: %s", kept.row.id, seq, error)
        return None
    return game, kept.journal[-1].seq if kept.journal else seq, resigned


def from_journal(row: GameRow, journal: list[Entry]) -> tuple[Game, int, str | None]:
    """As `from_snapshot`, from the beginning. Refuses a game of components that are no longer these."""
    try:
        game = beginning(row)
    except SiroccoError as error:
        raise refused("unplayable", "server-unplayable", detail=str(error)) from None
    if game.header.components != row.components:
        raise refused("unplayable", "server-components", then=row.components, now=game.header.components)
    try:
        resigned = follow(game, journal)
    except SiroccoError as error:
        raise refused("unplayable", "server-unplayable", detail=str(error)) from None
    return game, journal[-1].seq if journal else 0, resigned
