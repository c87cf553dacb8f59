"""Restores a stored game from its last snapshot, or from its beginning, and the journal entries after that.

A game is shown only if it comes out as it was: its rules must be those it was begun with, or ones under which its games
replay (docs/compatibility.md), and where the journal has a digest of the position, the position must have it.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sirocco.kernel.errors import DataError, SiroccoError
from sirocco.kernel.formats.record import digest
from sirocco.kernel.formats.saved import from_json, taken_over, version_in
from sirocco.kernel.formats.versions import playable, replayable
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition, known
from sirocco.server.observer import CurrentGame
from sirocco.server.refusals import refused
from sirocco.server.store import Entry, GameRow, StoredGame
from sirocco.server.waiting import AnswerRow

ACT, UNDO, RESIGN = "act", "undo", "resign"

DIGEST_EVERY = 50
"""Entries of the journal, after which the digest of the position is noted."""

LISTED = ("n", "turn", "decides")
"""What the lobby tells of a game that no translation changes."""

log = logging.getLogger("sirocco.server")


class Restored(NamedTuple):
    """A game, how many entries of its journal it has seen, and who resigned."""

    game: Game
    seq: int
    resigned: str | None


def with_digest(entries: Sequence[Entry], since: int, current: CurrentGame) -> list[Entry]:
    """Journal entries that lead to the position of `current`: now and then, and when all is over, with its digest."""
    *others, last = entries
    if current.over or last.seq // DIGEST_EVERY > since // DIGEST_EVERY:
        last = last._replace(digest=digest(current.game.state.plain()))
    return [*others, last]


def under_these_rules(row: GameRow) -> bool:
    """Whether the game replays under the present rules and components."""
    return replayable(definition(row.game).package, row.components, _present(row))


def _present(row: GameRow) -> str:
    """The version of rules and components that a game would be begun with now."""
    rules = definition(row.game)
    return rules.components(rules.read_scenario(row.scenario)).version


def require_as_listed(row: GameRow, summary: dict[str, Any]) -> None:
    """Refuse a game that did not come out as the lobby lists it, which was written with the end of its journal."""
    if any(row.summary[told] != summary[told] for told in LISTED):
        raise refused("unplayable", "server-unplayable", detail="it does not lead to the position it once led to")


def in_play(row: GameRow) -> bool:
    """Whether a listed game can be played on, as far as its version tells. Some may not even be installed any more."""
    if row.game not in known() or row.scenario not in definition(row.game).scenarios:
        return False
    return playable(definition(row.game).package, {row.components}, _present(row))


def may_go_on(stored: StoredGame) -> bool:
    """Whether a game begun under other rules may go on under the present ones, from its snapshot: if those rules are
    declared compatible, and nothing has happened since the snapshot."""
    if stored.snapshot is None or stored.journal:
        return False
    begun = {stored.row.components, version_in(stored.snapshot[1])}
    return playable(definition(stored.row.game).package, begun, _present(stored.row))


def from_last_snapshot(stored: StoredGame) -> Game:
    """A game that begins under the present rules where the snapshot of another one stands."""
    if stored.snapshot is None:
        raise DataError("nothing was kept of this game from which it could be played on")
    return taken_over(stored.snapshot[1])


def beginning(row: GameRow) -> Game:
    """The game before the first line of its journal."""
    if row.origin is not None:
        return from_json(row.origin)
    return Game.start(definition(row.game), row.scenario, row.seed, row.options)


def follow(game: Game, entries: Iterable[Entry], answers: Sequence[AnswerRow] = ()) -> str | None:
    """Replay journal entries, with the standing answers given between them; returns the side that resigned, if one
    did. Raises DataError at the first position that is not as it was."""
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
        if entry.digest is not None and entry.digest != digest(game.state.plain()):
            raise DataError(f"entry {entry.seq} of the journal does not lead to the position it once led to")
    for _, *given in waiting:
        game.answer(*given)
    return resigned


def from_snapshot(stored: StoredGame) -> Restored | None:
    """The game from its last snapshot; None if there is no usable one."""
    if stored.snapshot is None:
        return None
    seq, saved = stored.snapshot
    try:
        game = from_json(saved)
        resigned = follow(game, stored.journal, [answer for answer in stored.answers if answer.seq >= seq])
    except SiroccoError as error:
        log.warning("table %s: snapshot %s is unusable: %s", stored.row.id, seq, error)
        return None
    return Restored(game, stored.journal[-1].seq if stored.journal else seq, resigned)


def from_journal(row: GameRow, journal: list[Entry], answers: Sequence[AnswerRow]) -> Restored:
    """The game from its beginning."""
    try:
        game = beginning(row)
        resigned = follow(game, journal, [answer for answer in answers if answer.seq >= row.begins])
    except SiroccoError as error:
        raise refused("unplayable", "server-unplayable", detail=str(error)) from None
    return Restored(game, journal[-1].seq if journal else row.begins, resigned)
