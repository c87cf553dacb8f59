"""Restores a stored game from its last snapshot, or from its beginning, and the journal entries after that."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Sequence

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.saved import from_json
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.server.refusals import refused
from sirocco.server.store import Entry, GameRow, StoredGame
from sirocco.server.waiting import AnswerRow

ACT, UNDO, RESIGN = "act", "undo", "resign"

log = logging.getLogger("sirocco.server")


def beginning(row: GameRow) -> Game:
    """The game before the first line of its journal."""
    if row.origin is not None:
        return from_json(row.origin)
    return Game.start(definition(row.game), row.scenario, row.seed, row.options)


def follow(game: Game, entries: Iterable[Entry], answers: Sequence[AnswerRow] = ()) -> str | None:
    """Replay journal entries, with the standing answers given between them; returns the side that resigned, if one
    did."""
    resigned = None
    waiting = deque(answers)
    for entry in entries:
        while waiting and waiting[0].seq < entry.seq:
            _, *given = waiting.popleft()
            game.answer(*given)
        if entry.kind == ACT:
            game.act(entry.text)
        elif entry.kind == UNDO:
            game.undo()
        else:
            resigned = entry.side
    for _, *given in waiting:
        game.answer(*given)
    return resigned


def from_snapshot(stored: StoredGame) -> tuple[Game, int, str | None] | None:
    """The game, how many journal entries it has seen, who resigned; None if there is no usable snapshot."""
    if stored.snapshot is None:
        return None
    seq, saved = stored.snapshot
    try:
        game = from_json(saved)
        resigned = follow(game, stored.journal, [answer for answer in stored.answers if answer.seq >= seq])
    except SiroccoError as error:
        log.warning("table %s: snapshot %s is unusable: %s", stored.row.id, seq, error)
        return None
    return game, stored.journal[-1].seq if stored.journal else seq, resigned


def from_journal(row: GameRow, journal: list[Entry], answers: Sequence[AnswerRow]) -> tuple[Game, int, str | None]:
    """As `from_snapshot`, from the beginning. Refuses a game whose components have changed since."""
    try:
        game = beginning(row)
    except SiroccoError as error:
        raise refused("unplayable", "server-unplayable", detail=str(error)) from None
    if game.header.components != row.components:
        raise refused("unplayable", "server-components", then=row.components, now=game.header.components)
    try:
        resigned = follow(game, journal, answers)
    except SiroccoError as error:
        raise refused("unplayable", "server-unplayable", detail=str(error)) from None
    return game, journal[-1].seq if journal else 0, resigned
