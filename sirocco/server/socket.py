"""The WebSocket connections: each is read by one task and written by another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from sirocco.server.archived_room import ArchivedRoom
from sirocco.server.caller import caller_of
from sirocco.server.explanations import Number
from sirocco.server.frames import (
    ActFrame,
    AnswerFrame,
    ClientFrame,
    DoneFrame,
    LookFrame,
    NameFrame,
    PingFrame,
    PongFrame,
    RefusedFrame,
    ResignFrame,
    SayFrame,
    ServerFrame,
    SyncFrame,
    UndoFrame,
    WithdrawFrame,
)
from sirocco.server.gathering import Gathering
from sirocco.server.limits import FRAME, STRIKES, WAITING_ANSWERS, WAITING_FRAMES
from sirocco.server.observer import Observer
from sirocco.server.refusals import Refused, refused
from sirocco.server.room import Room
from sirocco.server.rooms import Rooms

NORMAL, GOING_AWAY, BAD_BEHAVIOUR, FAILED, TRY_LATER = 1000, 1001, 1008, 1011, 1013
STRIKE_SECONDS = 60.0
CLOSE_SECONDS = 2.0


log = logging.getLogger("sirocco.server")


_decoder = msgspec.json.Decoder(ClientFrame)
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What decoding a frame may raise."""


class Flooded(Exception):
    """The client keeps sending although it has been refused."""


class SocketConnection:
    """One connection: incoming frames are processed in order; outgoing frames wait in a separate queue."""

    def __init__(self, socket: WebSocket, room: Gathering, observer: Observer, frames_per_second: int) -> None:
        self.observer = observer
        self._socket = socket
        self._room = room
        self._out: asyncio.Queue[bytes] = asyncio.Queue(WAITING_ANSWERS)
        self._in: asyncio.Queue[str] = asyncio.Queue(WAITING_FRAMES)
        self._arrivals: deque[float] = deque(maxlen=frames_per_second)
        self._strikes: deque[float] = deque(maxlen=STRIKES + 1)
        self._ended = asyncio.Event()
        self._code = NORMAL

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client that reads so slowly that the queue is full is disconnected."""
        try:
            self._out.put_nowait(frame)
        except asyncio.QueueFull:
            self.disconnect(TRY_LATER)

    def disconnect(self, code: int) -> None:
        self._code = code
        self._ended.set()

    async def run(self) -> None:
        """Serve until either end disconnects."""
        await self._room.enter(self)
        tasks = [asyncio.create_task(part()) for part in (self._read, self._process, self._write, self._ended.wait)]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if task.exception() is not None:
                    log.error("table %s: a connection failed", self._room.id, exc_info=task.exception())
                    self._code = FAILED
        finally:
            self._room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(self._close(), CLOSE_SECONDS)

    async def _close(self) -> None:
        """Send the frames still queued, which may contain the reason, then close."""
        while self._code != NORMAL and not self._out.empty():
            await self._socket.send_text(self._out.get_nowait().decode())
        await self._socket.close(self._code)

    # Out.

    async def _write(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while True:
                await self._socket.send_text((await self._out.get()).decode())

    def _send_frame(self, frame: ServerFrame) -> None:
        self.send(msgspec.json.encode(frame))

    def _refuse(self, refusal: Refused, number: Any) -> None:
        self._send_frame(_refusal_frame(refusal, number, self._room.seq))

    def _strike(self, refusal: Refused, number: Any = None) -> None:
        """Refuse, and count it as a strike for a minute."""
        now = time.monotonic()
        self._strikes.append(now)
        if len(self._strikes) > STRIKES and now - self._strikes[0] < STRIKE_SECONDS:
            raise Flooded
        self._refuse(refusal, number)

    # In.

    async def _read(self) -> None:
        """Receive frames; refuse those that are too many or too large before they are parsed."""
        try:
            while True:
                event = await self._socket.receive()
                if event["type"] != "websocket.receive":
                    return
                self._take(event)
        except Flooded:
            self._code = BAD_BEHAVIOUR

    def _take(self, event: Any) -> None:
        now = time.monotonic()
        arrivals = self._arrivals
        if len(arrivals) == arrivals.maxlen and now - arrivals[0] < 1:
            self._strike(refused("too-fast", "server-too-fast"), _id_in(event.get("text") or ""))
            return
        arrivals.append(now)
        text = event.get("text")
        if text is None or len(text) > FRAME or len(text.encode(errors="replace")) > FRAME:
            self._strike(refused("bad-frame", "server-frame-size" if text else "server-frame-text"))
            return
        try:
            self._in.put_nowait(text)
        except asyncio.QueueFull:
            self._strike(refused("too-fast", "server-too-fast"), _id_in(text))

    async def _process(self) -> None:
        try:
            while True:
                text = await self._in.get()
                try:
                    frame = _decoder.decode(text)
                except UNREADABLE as error:
                    detail = str(error)[:200]
                    self._strike(refused("bad-frame", "server-bad-frame", detail=detail), _id_in(text))
                    continue
                try:
                    await self._execute(frame)
                except Refused as refusal:
                    self._refuse(refusal, frame.id)
        except Flooded:
            self._code = BAD_BEHAVIOUR

    async def _execute(self, frame: ClientFrame) -> None:
        room, held = self._room, self.observer.held
        if isinstance(frame, PingFrame):
            self._send_frame(PongFrame(frame.id))
        elif isinstance(frame, SyncFrame):
            self.send(room.table_frame(self.observer))
        elif isinstance(frame, LookFrame):
            await room.look(self, frame.side)
            self._done(frame.id, room.seq)
        elif isinstance(frame, SayFrame):
            await room.say(held, _printable(frame.text))
            self._done(frame.id, room.seq)
        elif isinstance(frame, NameFrame):
            await room.rename(held, frame.name)
            self._done(frame.id, room.seq)
        else:
            if not held:
                raise refused("not-yours", "server-spectator")
            # Once begun, a change is completed even if the connection breaks: the room must not lag behind the journal.
            change = asyncio.create_task(self._change(frame))
            change.add_done_callback(_retrieve_exception)
            self._done(frame.id, await asyncio.shield(change))

    async def _change(self, frame: ActFrame | UndoFrame | ResignFrame | AnswerFrame | WithdrawFrame) -> int:
        room, held = self._room, self.observer.held
        if isinstance(room, ArchivedRoom):
            raise room.cannot_go_on()
        assert isinstance(room, Room)
        if isinstance(frame, ActFrame):
            return await room.act(held, frame.seq, frame.actions)
        if isinstance(frame, AnswerFrame):
            return await room.answer(held, frame.side, frame.window, frame.answer)
        if isinstance(frame, WithdrawFrame):
            return await room.withdraw(held)
        if isinstance(frame, ResignFrame):
            return await room.resign(held, frame.seq, frame.side)
        return await room.undo(held, frame.seq)

    def _done(self, number: Any, seq: int) -> None:
        self._send_frame(DoneFrame(number, seq))


def _retrieve_exception(change: asyncio.Task[int]) -> None:
    """Mark the exception of a change as retrieved: if the connection is gone, nobody else does."""
    if not change.cancelled():
        change.exception()


def _refusal_frame(refusal: Refused, number: Number | None, seq: int) -> RefusedFrame:
    return RefusedFrame(number, refusal.code, refusal.text or "", refusal.message, refusal.rule, seq)


def _id_in(text: str) -> int | float | None:
    """The id of a frame that is refused."""
    if len(text) > FRAME:
        return None
    try:
        number = msgspec.json.decode(text)["id"]
    except (*UNREADABLE, KeyError, TypeError, IndexError):
        return None
    return number if isinstance(number, int | float) and not isinstance(number, bool) else None


def _printable(text: str) -> str:
    """A chat message without control characters."""
    printable = "".join(ch if ch.isprintable() else " " for ch in text).strip()
    if not printable:
        raise refused("bad-frame", "server-nothing-said")
    return printable


def same_origin(socket: WebSocket) -> bool:
    """Whether the connection comes from our own page; scripts send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


async def _reject(socket: WebSocket, refusal: Refused) -> None:
    """Accept, send the reason, and close: a browser does not show a page why a handshake failed."""
    await socket.accept()
    frame = _refusal_frame(refusal, None, 0)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode(frame).decode())
        await socket.close(TRY_LATER if refusal.status == 503 else 4000 + refusal.status)


class Connections:
    """All open connections of a server."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._open: set[SocketConnection] = set()

    async def serve(self, socket: WebSocket, game: str) -> None:
        """Answer a handshake and serve the connection until it closes."""
        if not same_origin(socket):
            refusal = refused("foreign-page", "server-foreign-page")
            body = msgspec.json.encode({"error": refusal.plain()})
            await socket.send_denial_response(Response(body, refusal.status, media_type="application/json"))
            return
        try:
            if len(self._open) >= self._rooms.settings.max_connections:
                raise refused("busy", "server-busy")
            room = await self._rooms.gathering(game)
            held = await caller_of(socket, in_query=True).sides(self._rooms, room)
        except Refused as refusal:
            await _reject(socket, refusal)
            return
        await socket.accept()
        alone = len(held) == 1 or (held and room.table_settings.recorded)
        observer = Observer(held[0] if alone else None, held)
        connection = SocketConnection(socket, room, observer, self._rooms.settings.rates.frames)
        self._open.add(connection)
        try:
            await connection.run()
        finally:
            self._open.discard(connection)

    def close(self) -> None:
        for connection in self._open:
            connection.disconnect(GOING_AWAY)
