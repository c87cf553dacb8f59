"""The frames of the WebSocket, in both directions. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sirocco.kernel.definition import Result
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import Table
from sirocco.server.explanations import ExplanationInfo, Number
from sirocco.server.limits import ACTIONS_IN_A_ROW, CHAT_LENGTH, NAME_LENGTH
from sirocco.server.store import ChatLine, SeatKind


class Frame(msgspec.Struct, frozen=True, tag_field="op"):
    """Its tag, `op`, says which it is."""


class Part(msgspec.Struct, frozen=True):
    """A part of frames."""


# From the client.


class Request(Frame, frozen=True):
    id: Number


class ActFrame(Request, frozen=True, tag="act"):
    seq: int
    actions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=ACTIONS_IN_A_ROW)]


class UndoFrame(Request, frozen=True, tag="undo"):
    seq: int


class LookFrame(Request, frozen=True, tag="look"):
    side: str | None


class SayFrame(Request, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class NameFrame(Request, frozen=True, tag="name"):
    """Sets the name of the player at this connection; an empty name removes it."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)]


class ResignFrame(Request, frozen=True, tag="resign"):
    seq: int
    side: str


class AnswerFrame(Request, frozen=True, tag="answer"):
    """A standing answer: whether a side is asked at windows of this kind. It can be given at any time."""

    side: Annotated[str, Meta(max_length=80)]
    window: Annotated[str, Meta(max_length=80)]
    answer: Literal["ask", "decline"]


class WithdrawFrame(Request, frozen=True, tag="withdraw"):
    """Give up the order that waits for the other side."""


class SyncFrame(Request, frozen=True, tag="sync"):
    """Asks for the whole table."""


class PingFrame(Request, frozen=True, tag="ping"):
    """Asks whether the server is there."""


ClientFrame = (
    ActFrame
    | UndoFrame
    | LookFrame
    | SayFrame
    | NameFrame
    | ResignFrame
    | AnswerFrame
    | WithdrawFrame
    | SyncFrame
    | PingFrame
)


# From the server.


class SequenceStep(Part, frozen=True):
    """A step of the sequence of play."""

    step: str
    rule: str
    side: str | None


class DecisionInfo(Part, frozen=True):
    """`prompt`, `actions`, `warnings` and `explanations` are sent only to the side that decides; `undo`: whether this
    seat may undo."""

    side: str
    step: str
    rule: str
    undo: bool
    prompt: Message | None
    actions: dict[str, Any] | None
    warnings: dict[str, list[Message]]
    """The actions that are worth a second thought, and why; the others are not listed."""
    explanations: dict[str, ExplanationInfo]
    """The odds of the actions that dice decide. They follow the decision in an update of their own."""
    window: str | None
    """The kind of window, if the side that decides may give a standing answer to it; only for that side."""


class LogEntry(Part, frozen=True, omit_defaults=True):
    """`known`: the entry contains something only this side may read, and its message is the one that includes it."""

    kind: str
    data: dict[str, str | int | float | bool | list[str]]
    known: bool = False


class SeatInfo(Part, frozen=True):
    """`taken`: somebody has opened the seat's link, or a bot plays it; `devices`: in how many browsers."""

    kind: SeatKind
    level: str | None
    name: str | None
    taken: bool
    devices: int


class RematchOffer(Part, frozen=True):
    id: str
    link: str


class TableFrame(Frame, frozen=True, tag="table"):
    """`answers` are the standing answers of the side that is viewed, by kind of window; `order` what remains of its
    order that waits for the other side."""

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
    table: Table
    answers: dict[str, Literal["ask", "decline"]]
    order: list[str] | None
    score: dict[str, int]
    result: Result | None
    commitment: str
    seed: str | None
    thinking: str | None
    log: list[LogEntry]
    news: int
    chat: list[ChatLine]
    present: list[str]
    watching: int
    rematch: RematchOffer | None
    kept: Literal["over", "running"] | None = None
    """If the rules have changed so that the game can only be shown: whether it was over."""


class LogTail(Part, frozen=True):
    """The first `keep` entries stay; `add` follows them."""

    keep: int
    add: list[LogEntry]


class UpdateFrame(Frame, frozen=True, tag="update"):
    since: int = msgspec.field(name="from")
    seq: int
    n: int
    patch: list[list[Any]]
    log: LogTail


class DoneFrame(Frame, frozen=True, tag="done"):
    id: Number
    seq: int


class RefusedFrame(Frame, frozen=True, tag="refused"):
    id: Number | None
    code: str
    text: str
    message: Message | None
    rule: str | None
    seq: int


class ChatFrame(Frame, frozen=True, tag="chat"):
    side: str
    name: str | None
    text: str
    at: int


class PresentFrame(Frame, frozen=True, tag="present"):
    """The sides whose players are there, and how many look on without a side."""

    present: list[str]
    watching: int


class SeatsFrame(Frame, frozen=True, tag="seats"):
    """Somebody has taken a seat or changed a name."""

    seats: dict[str, SeatInfo]


class RematchFrame(Frame, frozen=True, tag="rematch"):
    id: str
    link: str


class PongFrame(Frame, frozen=True, tag="pong"):
    id: Number


ServerFrame = (
    TableFrame
    | UpdateFrame
    | DoneFrame
    | RefusedFrame
    | ChatFrame
    | PresentFrame
    | SeatsFrame
    | RematchFrame
    | PongFrame
)
