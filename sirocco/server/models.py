"""Request and response models of the REST interface."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from sirocco.server.kernel_types import (
    BreakdownData,
    DecisionData,
    KernelMessage,
    KernelOption,
    KernelPlace,
    KernelResult,
    KernelTable,
    LogData,
    SeatData,
    StepData,
)
from sirocco.server.limits import NAME_LENGTH

Seed = Annotated[str, Field(max_length=200)] | Annotated[int, Field(ge=-(2**53), le=2**53)]
Name = Annotated[str, Field(max_length=NAME_LENGTH)]
Seats = Annotated[dict[str, Annotated[str, Field(max_length=100)]], Field(max_length=16)]


class RequestModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseModel(BaseModel):
    model_config = ConfigDict(strict=True)


# Errors.


class Problem(ResponseModel):
    """`code` is for programs; `message` is for people, `text` is the same in English."""

    code: str
    text: str
    message: KernelMessage | None
    rule: str | None


class Error(ResponseModel):
    error: Problem


# The server and the games.


class Health(ResponseModel):
    version: str
    database: str
    tables: int
    workers: int


class Ready(ResponseModel):
    ready: Literal[True]


class TutorialSummary(ResponseModel):
    name: str
    minutes: int


class EffortModel(ResponseModel):
    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


class GameDetails(ResponseModel):
    name: str
    title: str
    scenarios: list[str]
    options: list[KernelOption]
    sides: list[str]
    bots: list[str]
    about: dict[str, str]
    tutorials: list[TutorialSummary]
    scenario_names: dict[str, dict[str, str]]
    efforts: dict[str, EffortModel]
    pictures: dict[str, str]
    """The address of a small picture of the board, by language."""


class LessonStep(ResponseModel):
    """`do`: what the player is to do, nothing if there is only something to read; `then`: what happens by itself after
    it; `points`: kinds and ids of what is shown; `explains`: the action whose numbers are shown."""

    id: str
    points: list[str]
    do: list[str]
    any_order: bool
    explains: str
    then: list[str]


class LessonDetails(ResponseModel):
    id: str
    scenario: str
    steps: list[LessonStep]


class TutorialDetails(ResponseModel):
    """`side` is the player's."""

    name: str
    side: str
    minutes: int
    lessons: list[LessonDetails]


class LessonPoint(RequestModel):
    """A point of a tutorial: where a step of a lesson begins."""

    lesson: str
    step: str


class Board(ResponseModel):
    """`ground` and `lines` are the addresses of the two pictures, the second drawn over the first."""

    width: float
    height: float
    piece: float
    places: dict[str, KernelPlace]
    ground: str
    lines: str


Basis = Literal["", "reading", "rebuilt"]
"""What a clause rests on, as in the rulebook; empty if it is printed so."""


class Clause(ResponseModel):
    id: str
    text: str
    basis: Basis


class Section(ResponseModel):
    """`notes` are paragraphs without a reference, which precede the clauses."""

    title: str
    notes: list[str]
    clauses: list[Clause]


class Chapter(ResponseModel):
    title: str
    sections: list[Section]


class Rulebook(ResponseModel):
    title: str
    preface: str
    chapters: list[Chapter]


class ClauseDetails(ResponseModel):
    id: str
    chapter: str
    section: str
    text: str
    basis: Basis
    implemented: list[str]
    tested: list[str]


# Tables.


class NewTable(RequestModel):
    """`seats`: for each side `me`, `open` or `bot:LEVEL`. `name` is shown at the seats of `me`."""

    game: str
    scenario: str | None = None
    options: dict[str, bool] = {}
    seed: Seed | None = None
    seats: Seats
    name: Name | None = None


class TableCreated(ResponseModel):
    """`links` are the addresses that give the right to play a side. Those of open seats are invitations: each gives its
    seat to the first who accepts it, and then to nobody else. All others are the creator's own."""

    id: str
    links: dict[str, str]
    watch: str


class SeatLink(RequestModel):
    """The last part of a seat's link."""

    token: Annotated[str, Field(max_length=100)]


class SeatOffer(ResponseModel):
    """`invitation`: whether the link gives a seat that nobody has yet; else it is one's own link."""

    sides: list[str]
    invitation: bool


class Joined(ResponseModel):
    """`links` are the player's own, by side: they open his seat on another device, so nobody else should have them."""

    sides: list[str]
    links: dict[str, str]


class TableSummary(ResponseModel):
    """`mine`: the sides this visitor plays; `my_turn`: whether one of them decides now. A branch has a `parent`, and
    is `imagined` if the parent's secrets were hidden from the player who made it."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, bool]
    seats: dict[str, SeatData]
    mine: list[str]
    my_turn: bool
    n: int
    turn: int
    headline: KernelMessage
    decides: str | None
    result: KernelResult | None
    recorded: bool
    parent: str | None
    branched_at: int | None
    imagined: bool
    rematch: str | None
    created: int
    updated: int


class TableAt(ResponseModel):
    n: int
    table: KernelTable
    here: list[StepData]
    decision: DecisionData | None
    log: list[LogData]
    score: dict[str, int]


class Bookmark(ResponseModel):
    n: int
    headline: KernelMessage
    here: list[StepData]


class Route(ResponseModel):
    """`windows`: those of the actions after which the other side may be asked whether it interferes."""

    cost: float
    actions: list[str]
    windows: list[str]


class Reach(ResponseModel):
    ways: dict[str, Route]


class Reason(ResponseModel):
    rule: str
    message: KernelMessage


class VerbReason(Reason):
    verb: str


class TextLine(ResponseModel):
    """`tone` is head, quiet, warn, the id of a side, or empty."""

    text: str
    tone: str
    indent: int
    rule: str


class BoardText(ResponseModel):
    headline: str
    board: list[TextLine]
    situation: list[TextLine]
    hand: list[TextLine]
    calendar: list[TextLine]
    roster: list[TextLine]


class ScoreModel(ResponseModel):
    score: dict[str, int]
    breakdowns: list[BreakdownData]


class Luck(ResponseModel):
    rolls: int
    hits: int
    expected: float


class LuckModel(ResponseModel):
    lines: list[TextLine]
    sides: dict[str, Luck]


class TurnOfCourse(ResponseModel):
    """Where a turn began, or the game ended."""

    n: int
    turn: int
    headline: KernelMessage
    score: dict[str, int]


class TurningPoint(TurnOfCourse):
    """`change`: by how much the first side's lead grew."""

    change: int
    event: LogData | None


class LossesModel(ResponseModel):
    """Pieces lost, and pieces that lost a step."""

    destroyed: int = 0
    reduced: int = 0


class CourseModel(ResponseModel):
    turns: list[TurnOfCourse]
    losses: dict[str, LossesModel]
    luck: dict[str, Luck]
    turning: list[TurningPoint]


class RecordUpload(RequestModel):
    record: str


class Branch(RequestModel):
    at: int = Field(ge=0)
    seed: Seed | None = None
    seats: Seats
    name: Name | None = None


class Rematch(RequestModel):
    swap: bool = False


class Forgotten(ResponseModel):
    forgotten: Literal[True] = True
