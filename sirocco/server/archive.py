"""What a game looked like when it was last kept: enough to show it, and to hand out its record when it is over,
whatever has become of its rules since."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec

from sirocco.kernel.conversion import decode
from sirocco.server.event_log import EventLog
from sirocco.server.frames import LogEntry
from sirocco.server.observer import CurrentGame, Observer, TableSettings, fields

LEVEL = 6
"""How hard archives are compressed: beyond this it takes twice as long and saves next to nothing."""

SPECTATOR = ""


class SeenBy(msgspec.Struct, frozen=True):
    """The table as one side saw it, or a spectator: what changes of its frame, and the log."""

    fields: dict[str, Any]
    log: list[LogEntry]


class Archive(msgspec.Struct, frozen=True):
    """`views` are by side, a spectator's by an empty name; `record` is there when the game is over or was uploaded."""

    version: str
    commitment: str
    seq: int
    over: bool
    views: dict[str, SeenBy]
    record: str | None

    def seen_by(self, side: str | None) -> SeenBy:
        return self.views[SPECTATOR if side is None else side]

    @property
    def sides(self) -> list[str]:
        return [side for side in self.views if side != SPECTATOR]


def archive_of(current: CurrentGame, table_settings: TableSettings) -> Archive:
    """The archive of a game. Slow for a long one: make it in a thread."""
    game, over = current.game, current.over
    ended = over or table_settings.recorded
    observers = [Observer(side, (side,)) for side in game.definition.sides]
    shown = fields(current._replace(explanations=None, order=None), table_settings, [Observer(None, ()), *observers])
    views = {}
    for observer, seen in shown.items():
        log = EventLog(observer.side)
        log.update(game)
        unasked: Mapping[str, Any] = {"decision": None, "thinking": None}
        views[SPECTATOR if observer.side is None else observer.side] = SeenBy({**seen, **unasked}, log.entries)
    record = game.record() if ended else None
    return Archive(game.header.components, game.header.commitment, current.seq, over, views, record)


def packed(archive: Archive) -> bytes:
    return zlib.compress(msgspec.json.encode(archive), LEVEL)


def unpacked(content: bytes) -> Archive:
    return decode(zlib.decompress(content), Archive)
