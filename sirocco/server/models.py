"""What is asked and answered over REST."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from sirocco.server.frames import DecisionNow, Here, LogEntry, SeatNow
from sirocco.server.kernel_types import KernelMessage, KernelOption, KernelPlace, KernelResult, KernelTable
from sirocco.server.limits import NAME_LENGTH

Seed = Annotated[str, Field(max_length=200)] | Annotated[int, Field(ge=-(2**53), le=2**53)]
Name = Annotated[str, Field(max_length=NAME_LENGTH)]
Seats = Annotated[dict[str, Annotated[str, Field(max_length=100)]], Field(max_length=16)]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    model_config = ConfigDict(strict=True)


# Errors.


class Problem(Told):
    """`code` is for programs; `message` is the sentence for people, `text` the same in English."""

    code: str
    text: str
    message: KernelMessage | None
    rule: str | None


class Error(Told):
    error: Problem


# The server and the games.


class Health(Told):
    version: str
    database: str
    tables: int
    workers: int


class GameTold(Told):
    name: str
    title: str
    scenarios: list[str]
    options: list[KernelOption]
    sides: list[str]
    bots: list[str]
    about: dict[str, str]


class Board(Told):
    """`ground` and `lines` are the addresses of the two pictures, the second to be laid over the first."""

    width: float
    height: float
    piece: float
    places: dict[str, KernelPlace]
    ground: str
    lines: str


class ClauseTold(Told):
    id: str
    text: str


class Section(Told):
    """`notes` are paragraphs without a reference, which stand before the clauses."""

    title: str
    notes: list[str]
    clauses: list[ClauseTold]


class Chapter(Told):
    title: str
    sections: list[Section]


class Rulebook(Told):
    preface: str
    chapters: list[Chapter]


class ClauseInFull(Told):
    id: str
    chapter: str
    section: str
    text: str
    implemented: list[str]
    tested: list[str]


# Tables.


class NewTable(Asked):
    """`seats`: for each side `me`, `open` or `bot:LEVEL`. `name` is shown at the seats of `me`."""

    game: str
    scenario: str | None = None
    options: dict[str, bool] = {}
    seed: Seed | None = None
    seats: Seats
    name: Name | None = None


class TableMade(Told):
    """`links` are the addresses that give the right to play a side; whoever has one holds the seat."""

    id: str
    links: dict[str, str]
    watch: str


class TableListed(Told):
    """`mine`: the sides this visitor plays; `my_turn`: whether one of them decides now. A branch has a `parent`, and
    was `imagined` if its parent's secrets were not its maker's to know."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, bool]
    seats: dict[str, SeatNow]
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


class TableAt(Told):
    n: int
    table: KernelTable
    here: list[Here]
    decision: DecisionNow | None
    log: list[LogEntry]
    score: dict[str, int]


class Bookmark(Told):
    n: int
    headline: KernelMessage
    here: list[Here]


class TermTold(Told):
    label: KernelMessage
    value: float
    rule: str


class BreakdownTold(Told):
    label: KernelMessage
    total: float
    terms: list[TermTold]


class OutcomeTold(Told):
    label: KernelMessage
    chance: float
    exact: str


class MeasureTold(Told):
    """What odds come to in one number: a chance, or how much to expect."""

    label: KernelMessage
    value: float
    exact: str
    is_chance: bool


class OddsTold(Told):
    given: KernelMessage
    outcomes: list[OutcomeTold]
    measures: list[MeasureTold]


class ExplanationTold(Told):
    """Where the game has nothing to explain all lists are empty."""

    breakdowns: list[BreakdownTold]
    odds: list[OddsTold]
    warnings: list[KernelMessage]


class Way(Told):
    cost: float
    actions: list[str]


class Reach(Told):
    ways: dict[str, Way]


class Reason(Told):
    rule: str
    message: KernelMessage


class VerbReason(Reason):
    verb: str


class LineTold(Told):
    """`tone` is head, quiet, warn, the id of a side, or nothing."""

    text: str
    tone: str
    indent: int
    rule: str


class Words(Told):
    headline: str
    board: list[LineTold]
    situation: list[LineTold]
    hand: list[LineTold]
    calendar: list[LineTold]
    roster: list[LineTold]


class ScoreTold(Told):
    score: dict[str, int]
    breakdowns: list[BreakdownTold]


class Luck(Told):
    rolls: int
    hits: int
    expected: float


class LuckTold(Told):
    lines: list[LineTold]
    sides: dict[str, Luck]


class RecordSent(Asked):
    record: str


class Branch(Asked):
    at: int = Field(ge=0)
    seats: Seats
    name: Name | None = None


class Rematch(Asked):
    swap: bool = False


class Forgotten(Told):
    forgotten: Literal[True] = True
