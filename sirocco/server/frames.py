"""The frames of the WebSocket, in both directions. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sirocco.server.kernel_types import KernelMessage, KernelResult, KernelTable
from sirocco.server.limits import ACTIONS_IN_A_ROW, CHAT_LENGTH, NAME_LENGTH

Number = int | float


class Frame(BaseModel):
    model_config = ConfigDict(strict=True, allow_inf_nan=False)


# From the client.


class ActFrame(Frame):
    op: Literal["act"]
    id: Number
    seq: int
    actions: list[Annotated[str, Field(max_length=200)]] = Field(min_length=1, max_length=ACTIONS_IN_A_ROW)


class UndoFrame(Frame):
    op: Literal["undo"]
    id: Number
    seq: int


class LookFrame(Frame):
    op: Literal["look"]
    id: Number
    side: str | None


class SayFrame(Frame):
    op: Literal["say"]
    id: Number
    text: str = Field(min_length=1, max_length=CHAT_LENGTH)


class NameFrame(Frame):
    """Sets the name of the player at this connection; an empty name removes it."""

    op: Literal["name"]
    id: Number
    name: str = Field(max_length=NAME_LENGTH)


class ResignFrame(Frame):
    op: Literal["resign"]
    id: Number
    seq: int
    side: str


class AnswerFrame(Frame):
    """A standing answer: whether a side is asked at windows of this kind. It can be given at any time."""

    op: Literal["answer"]
    id: Number
    side: Annotated[str, Field(max_length=80)]
    window: Annotated[str, Field(max_length=80)]
    answer: Literal["ask", "decline"]


class WithdrawFrame(Frame):
    """Give up the order that waits for the other side."""

    op: Literal["withdraw"]
    id: Number


class SyncFrame(Frame):
    op: Literal["sync"]
    id: Number


class PingFrame(Frame):
    op: Literal["ping"]
    id: Number


ClientFrame = Annotated[
    ActFrame
    | UndoFrame
    | LookFrame
    | SayFrame
    | NameFrame
    | ResignFrame
    | AnswerFrame
    | WithdrawFrame
    | SyncFrame
    | PingFrame,
    Field(discriminator="op"),
]
client_frame: TypeAdapter[ClientFrame] = TypeAdapter(ClientFrame)


# From the server.


class SequenceStep(Frame):
    """A step of the sequence of play."""

    step: str
    rule: str
    side: str | None


class DecisionInfo(Frame):
    """`prompt`, `actions` and `warnings` are sent only to the side that decides; `undo`: whether this seat may undo."""

    side: str
    step: str
    rule: str
    prompt: KernelMessage | None
    actions: dict[str, Any] | None
    warnings: dict[str, list[KernelMessage]]
    """The actions that are worth a second thought, and why; the others are not listed."""
    window: str | None
    """The kind of window, if the side that decides may give a standing answer to it; only for that side."""
    undo: bool


class LogEntry(Frame):
    """`known`: the entry contains something only this side may read, and its message is the one that includes it."""

    kind: str
    data: dict[str, str | int | float | bool | list[str]]
    known: bool = False


class SeatInfo(Frame):
    """`taken`: somebody has opened the seat's link, or a bot plays it; `devices`: in how many browsers."""

    kind: Literal["me", "open", "bot", "record"]
    level: str | None
    name: str | None
    taken: bool
    devices: int


class ChatMessage(Frame):
    side: str
    name: str | None
    text: str
    at: int


class RematchOffer(Frame):
    id: str
    link: str


class TableFrame(Frame):
    """`answers` are the standing answers of the side that is viewed, by kind of window; `order` what remains of its
    order that waits for the other side."""

    op: Literal["table"]
    seq: int
    n: int
    side: str | None
    sides: list[str]
    game: str
    scenario: str
    options: dict[str, bool]
    seats: dict[str, SeatInfo]
    here: list[SequenceStep]
    decision: DecisionInfo | None
    table: KernelTable
    answers: dict[str, Literal["ask", "decline"]]
    order: list[str] | None
    score: dict[str, int]
    result: KernelResult | None
    commitment: str
    seed: str | None
    thinking: str | None
    log: list[LogEntry]
    news: int
    chat: list[ChatMessage]
    present: list[str]
    rematch: RematchOffer | None


class LogTail(Frame):
    """The first `keep` entries stay; `add` follows them."""

    keep: int
    add: list[LogEntry]


class UpdateFrame(Frame):
    op: Literal["update"]
    from_: int = Field(alias="from")
    seq: int
    n: int
    patch: list[list[Any]]
    log: LogTail


class DoneFrame(Frame):
    op: Literal["done"]
    id: Number
    seq: int


class RefusedFrame(Frame):
    op: Literal["refused"]
    id: Number | None
    code: str
    text: str
    message: KernelMessage | None
    rule: str | None
    seq: int


class ChatFrame(ChatMessage):
    op: Literal["chat"]


class PresentFrame(Frame):
    op: Literal["present"]
    present: list[str]


class SeatsFrame(Frame):
    """Somebody has taken a seat or changed a name."""

    op: Literal["seats"]
    seats: dict[str, SeatInfo]


class RematchFrame(RematchOffer):
    op: Literal["rematch"]


class PongFrame(Frame):
    op: Literal["pong"]
    id: Number


ServerFrame = Annotated[
    TableFrame
    | UpdateFrame
    | DoneFrame
    | RefusedFrame
    | ChatFrame
    | PresentFrame
    | SeatsFrame
    | RematchFrame
    | PongFrame,
    Field(discriminator="op"),
]
server_frame: TypeAdapter[ServerFrame] = TypeAdapter(ServerFrame)
