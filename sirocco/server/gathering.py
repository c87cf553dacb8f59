"""Those who come together at a table: who looks on, who holds which seat, what they say to each other."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from sirocco.server.frames import ChatFrame, PresentFrame, SeatsFrame
from sirocco.server.observer import Observer, TableSettings
from sirocco.server.refusals import refused
from sirocco.server.seats import clean_name, seats_payload, sides_of
from sirocco.server.store import CHAT_LINES, ChatLine, GameRow, SeatRow, Store, now


class Connection(Protocol):
    """Somebody who looks on."""

    observer: Observer

    def send(self, frame: bytes) -> None:
        """Queue a frame; never waits."""


class Gathering(ABC):
    """A table without its game."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], table_settings: TableSettings, store: Store) -> None:
        self.row = row
        self.seats = list(seats)
        self.table_settings = table_settings
        self.taken: Counter[str] = Counter()
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._store = store
        self._connections: list[Connection] = []
        self._company: tuple[list[str], int] = [], 0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def watched(self) -> bool:
        return bool(self._connections)

    @property
    @abstractmethod
    def seq(self) -> int:
        """The end of the journal."""

    @property
    @abstractmethod
    def in_order(self) -> Sequence[str]:
        """The sides, in the order of the game."""

    @abstractmethod
    def table_frame(self, observer: Observer) -> bytes:
        """The whole table, as this kind of observer sees it."""

    def sides_of(self, tokens: set[str]) -> tuple[str, ...]:
        return sides_of(self.seats, tokens)

    # Those who look on.

    async def prepare(self, observer: Observer) -> None:  # noqa: B027 (there need not be anything)
        """Work out beside the event loop what a kind of observer is to see. Nothing has changed when it returns."""

    async def enter(self, connection: Connection) -> None:
        """Begin with the whole table; the others learn who has come."""
        await self.prepare(connection.observer)
        self.used = time.monotonic()
        self._connections.append(connection)
        connection.send(self.table_frame(connection.observer))
        self._send_present()

    def leave(self, connection: Connection) -> None:
        self.used = time.monotonic()
        if connection in self._connections:  # it may have gone before it was shown anything
            self._connections.remove(connection)
        self._clear_up()
        self._send_present()

    async def look(self, connection: Connection, side: str | None) -> None:
        """Let somebody look as another of his sides, or as nobody."""
        held = connection.observer.held
        if side is not None and side not in held:
            raise refused("not-yours", "server-not-your-side")
        await self.prepare(Observer(side, held))
        connection.observer = Observer(side, held)
        self._clear_up()
        connection.send(self.table_frame(connection.observer))

    def _clear_up(self) -> None:  # noqa: B027 (there need not be anything)
        """Forget what nobody looks at."""

    @property
    def present(self) -> list[str]:
        held = {side for connection in self._connections for side in connection.observer.held}
        return [side for side in self.in_order if side in held]

    @property
    def watching(self) -> int:
        """How many look on without a side of their own."""
        return sum(not connection.observer.held for connection in self._connections)

    def _send_present(self) -> None:
        """Send who is present, if that has changed."""
        company = self.present, self.watching
        if company != self._company:
            self._company = company
            frame = msgspec.json.encode(PresentFrame(*company))
            self.send_all(lambda _: frame)

    def send_all(self, frame: Callable[[Connection], bytes]) -> None:
        for connection in self._connections:
            connection.send(frame(connection))

    # What they say.

    async def say(self, sides: Sequence[str], text: str) -> None:
        if not sides:
            raise refused("not-yours", "server-chat-players")
        name = next((seat.name for seat in self.seats if seat.side == sides[0]), None)
        line = ChatLine(sides[0], name, text, now())
        await self._store.say(self.id, line)
        self.chat = [*self.chat, line][-CHAT_LINES:]
        frame = msgspec.json.encode(ChatFrame(**msgspec.structs.asdict(line)))
        self.send_all(lambda _: frame)

    # Their seats.

    def invited(self, invitation_hash: str) -> tuple[str, ...]:
        """The sides that an invitation is for, if nobody has accepted it."""
        return tuple(seat.side for seat in self.seats if seat.invitation_hash == invitation_hash)

    async def accept(self, invitation_hash: str, token_hash: str, visitor_hash: str | None) -> tuple[str, ...]:
        """Give the seat to the first who accepts its invitation, under a token of his own."""
        sides = self.invited(invitation_hash)
        if not sides or not await self._store.accept(self.id, invitation_hash, token_hash, visitor_hash):
            raise refused("wrong-token", "server-invitation-used")
        self.seats = [
            seat._replace(token_hash=token_hash, invitation_hash=None) if seat.side in sides else seat
            for seat in self.seats
        ]
        if visitor_hash is not None:
            self.taken[token_hash] += 1
        self._send_seats()
        return sides

    def seat_taken(self, token_hash: str) -> None:
        """Somebody has opened a seat's link who had not; everybody learns of it."""
        self.taken[token_hash] += 1
        self._send_seats()

    async def rename(self, sides: Sequence[str], name: str) -> None:
        """Say what the player of these sides is called."""
        if not sides:
            raise refused("not-yours", "server-spectator")
        shown = clean_name(name)
        changed = [s._replace(name=shown) if s.side in sides else s for s in self.seats]
        if changed == self.seats:
            return
        await self._store.rename(self.id, sides, shown)
        self.seats = changed
        self._send_seats()

    def _send_seats(self) -> None:
        frame = msgspec.json.encode(SeatsFrame(seats_payload(self.seats, self.taken)))
        self.send_all(lambda _: frame)
