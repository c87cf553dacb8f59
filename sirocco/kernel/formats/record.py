"""Records: a game as readable text, one line per action, that replays to the identical state.

sirocco-record 1
game: compass
components: 8d5c...
...
--
# Turn 1 ...
allied: take naval-support
allied answers: fire decline        (a standing answer, only in games that have windows)
...
--
actions: 812
position: 6f0a...        (digest of the final state)
checksum: 2b1c...        (digest of everything above)
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from sirocco.kernel.chains import unchained
from sirocco.kernel.dice import commitment
from sirocco.kernel.errors import DataError, IllegalAction, NotationError, SiroccoError
from sirocco.kernel.formats.snapshot import UNSOUND, same_components
from sirocco.kernel.game import Game, header_seed
from sirocco.kernel.registry import definition
from sirocco.kernel.standing import named

MAGIC = "sirocco-record 1"
RULE = "--"
ANSWERS = " answers"
"""What follows the side on the line of a standing answer."""
MAX_RECORD = 4_000_000


def digest(data: Any) -> str:
    """A short fingerprint of JSON-ready data."""
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]


def write_record(game: Game) -> str:
    seed = header_seed(game)
    header = game.header
    lines = [
        MAGIC,
        f"game: {header.game}",
        f"components: {header.components}",
        f"scenario: {header.scenario}",
        f"options: {json.dumps(header.options, sort_keys=True)}",
        f"commitment: {header.commitment}",
        f"seed: {seed}",
    ]
    if header.dice is not None:
        lines.append(f"dice: {' '.join(map(str, header.dice))}")
    lines += [f"branch-{number}: {branch}" for number, branch in header.seeds[1:]]
    if header.position is not None:
        lines.append(f"start: {json.dumps(header.position)}")
    if header.begins_from is not None:
        lines.append(f"snapshot: {json.dumps(header.begins_from)}")
    lines.append(RULE)
    lines += _body(game)
    lines += [RULE, f"actions: {len(game.actions_taken)}", f"position: {digest(game.state.plain())}"]
    body = "\n".join(lines) + "\n"
    return f"{body}checksum: {_checksum(body)}\n"


def _body(game: Game) -> Iterator[str]:
    """One line an action; standing answers stand where they were given."""
    answers = deque(unchained(game._history.answers))
    for number, (side, action) in enumerate((*game.actions_taken, ("", None))):
        while answers and answers[0].after <= number:
            owner, window, answer = named(game.definition, answers.popleft())
            yield f"{owner}{ANSWERS}: {window} {answer}"
        if action is not None:
            yield f"{side}: {action}"


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


class RecordedAnswer(msgspec.Struct, frozen=True):
    """A standing answer, given when so many actions had been taken."""

    after: int
    side: str
    text: str


class Record(msgspec.Struct):
    """A parsed record: its checksum is verified, its actions are not yet played."""

    header: dict[str, str]
    actions: list[tuple[str, str]]
    trailer: dict[str, str]
    answers: list[RecordedAnswer] = []


def read_record(text: str) -> Record:
    """Parse a record. Raises DataError for anything that is not a complete, unaltered record."""
    if len(text) > MAX_RECORD:
        raise DataError(f"record: longer than {MAX_RECORD} characters")
    text = text.replace("\r\n", "\n")
    body, found, checksum = text.rpartition("checksum: ")
    if not text.startswith(MAGIC + "\n"):
        raise DataError(f"record: the first line must be '{MAGIC}'")
    if not found:
        raise DataError("record: cut off: the checksum line is missing")
    if checksum.strip() != _checksum(body):
        raise DataError("record: changed after it was written: the checksum does not fit")
    lines = body.split("\n")
    rules = [i for i, line in enumerate(lines) if line == RULE]
    if len(rules) != 2:
        raise DataError("record: must have a header, actions and a trailer")
    first, second = rules
    header = _fields(lines[1:first], "header")
    actions: list[tuple[str, str]] = []
    answers = []
    for number, line in enumerate(lines[first + 1 : second], 1):
        if line and not line.startswith("#"):
            side, colon, action = line.partition(": ")
            if not colon:
                raise DataError(f"record: action line {number} is not 'side: action': {line[:60]!r}")
            if side.endswith(ANSWERS):
                answers.append(RecordedAnswer(len(actions), side.removesuffix(ANSWERS), action))
            else:
                actions.append((side, action))
    return Record(header, actions, _fields(lines[second + 1 : -1], "trailer"), answers)


def _fields(lines: list[str], where: str) -> dict[str, str]:
    fields = {}
    for line in lines:
        name, colon, value = line.partition(": ")
        if not colon:
            raise DataError(f"record: {where} line is not 'name: value': {line[:60]!r}")
        fields[name] = value
    return fields


def replay(text: str, override: str | Path | None = None, upto: int | None = None) -> Game:
    """Replay a record (or its first `upto` actions) and verify its final position."""
    wanted = islice(replay_stepwise(read_record(text), override), None if upto is None else upto + 1)
    return deque(wanted, maxlen=1).pop()


def replay_stepwise(record: Record, override: str | Path | None = None) -> Iterator[Game]:
    """Yield the game of a record before its first action and then after each. It is the same object throughout, except
    at a branch, where another replaces it. After the last action the final position is verified."""
    game = start_of(record, override)
    branches = branches_of(record)
    for number, (side, action) in enumerate(record.actions):
        if number in branches:
            game = game.branch(number, branches[number])
        _give_answers(game, record, number)
        yield game
        if game.decision is None or game.decision.side != side:
            raise DataError(f"record: action {number + 1} '{action}': it is not {side}'s decision")
        try:
            game.act(action)
        except (IllegalAction, NotationError) as error:
            raise DataError(f"record: action {number + 1} '{action}': {error}") from None
        except UNSOUND as error:
            if game.header.begins_from is None:
                raise
            raise DataError(
                f"record: action {number + 1} '{action}': the snapshot does not bear it: {error!r}"
            ) from None
    if len(record.actions) in branches:
        game = game.branch(len(record.actions), branches[len(record.actions)])
    _give_answers(game, record, len(record.actions))
    if record.trailer.get("position") != digest(game.state.plain()):
        raise DataError("record: does not replay to the position it was written from")
    yield game


def _give_answers(game: Game, record: Record, number: int) -> None:
    """Give the standing answers of this point of a record."""
    for answer in record.answers:
        if answer.after == number:
            window, _, given = answer.text.partition(" ")
            try:
                game.answer(answer.side, window, given)
            except SiroccoError as error:
                raise DataError(f"record: after action {number}: {error}") from None


def branches_of(record: Record) -> dict[int, str]:
    """After how many actions the dice come from another seed."""
    try:
        found = {int(name[7:]): value for name, value in record.header.items() if name.startswith("branch-")}
    except ValueError:
        raise DataError("record: a branch line must be 'branch-NUMBER: seed'") from None
    if any(not 0 <= number <= len(record.actions) for number in found):
        raise DataError("record: a branch begins where there is no action")
    return dict(sorted(found.items()))


def start_of(record: Record, override: str | Path | None) -> Game:
    header = record.header
    try:
        branches = branches_of(record)
        last_seed = list(branches.values())[-1] if branches else header["seed"]
        rules = definition(header["game"])
        options = json.loads(header["options"])
        dice = [int(d) for d in header["dice"].split()] if "dice" in header else None
        start = json.loads(header["start"]) if "start" in header else None
        snapshot = json.loads(header["snapshot"]) if "snapshot" in header else None
        if header["commitment"] != commitment(last_seed):
            raise DataError("record: the seed is not the one committed to")
        same_components(rules, header["scenario"], header["components"], override, "record")
        game = Game.start(rules, header["scenario"], header["seed"], options, dice, override, start, snapshot)
    except KeyError as error:
        raise DataError(f"record: header line {error} is missing") from None
    except (ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, SiroccoError):
            raise
        raise DataError(f"record: unreadable header: {error}") from None
    return game
