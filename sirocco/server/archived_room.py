"""A table whose game the present rules cannot go on with: it is shown as it was last kept, and changes no more."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from sirocco.server.archive import Archive
from sirocco.server.frames import RematchOffer, TableFrame
from sirocco.server.gathering import Gathering
from sirocco.server.observer import Observer, TableSettings
from sirocco.server.refusals import Refused, refused
from sirocco.server.seats import plays_alone, seats_payload
from sirocco.server.store import GameRow, SeatRow, Store

OVER: Final = "over"
RUNNING: Final = "running"

Kept = Literal["over", "running"]


class ArchivedRoom(Gathering):
    """Those who held a seat may go on talking there, and begin a game of their own from where this one stands."""

    def __init__(
        self, row: GameRow, seats: Sequence[SeatRow], table_settings: TableSettings, store: Store, archive: Archive
    ) -> None:
        super().__init__(row, seats, table_settings, store)
        self.archive = archive

    @property
    def seq(self) -> int:
        return self.archive.seq

    @property
    def in_order(self) -> Sequence[str]:
        return self.archive.sides

    @property
    def kept(self) -> Kept:
        return OVER if self.archive.over else RUNNING

    def hides_nothing(self, sides: Sequence[str]) -> bool:
        """Whether who holds these sides may know all secrets: nobody else plays any more."""
        return self.archive.over or self.table_settings.recorded or plays_alone(self.seats, sides)

    def cannot_go_on(self) -> Refused:
        """The refusal of whatever needs the game itself."""
        return refused("unplayable", f"server-archived-{self.kept}")

    def record(self) -> str:
        """The record as it was written when the game ended."""
        if self.archive.record is None:
            raise self.cannot_go_on()
        return self.archive.record

    def table_frame(self, observer: Observer) -> bytes:
        self.used = time.monotonic()
        seen = self.archive.seen_by(observer.side)
        frame = TableFrame(
            seq=self.archive.seq,
            side=observer.side,
            sides=list(observer.held),
            game=self.row.game,
            scenario=self.row.scenario,
            options=self.row.options,
            seats=seats_payload(self.seats, self.taken),
            commitment=self.archive.commitment,
            **seen.fields,
            log=seen.log,
            news=len(seen.log),
            chat=self.chat,
            present=self.present,
            watching=self.watching,
            rematch=None if self.row.rematch is None else RematchOffer(self.row.rematch, f"/table/{self.row.rematch}"),
            kept=self.kept,
        )
        return msgspec.json.encode(frame)
