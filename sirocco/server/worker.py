"""A bot worker: a process that is handed imagined games and answers what a bot does in them.

A worker keeps nothing between two questions. What a bot remembers comes with the question and goes back with the
answer, so that any worker can go on with it, and it plays as it would play anywhere else.
"""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.imagined import unpack
from sirocco.kernel.registry import definition, known
from sirocco.players import make
from sirocco.players.hints import Hint, hint
from sirocco.server.settings import import_plugins

ALONE_SECONDS = 60.0
READY = b"ready"
POLITENESS = 10
"""So much does thinking stand back behind answering people."""


Memory = dict[str, Any]
"""What a bot remembers, as plain data that only the bot reads (`Bot.memory`)."""


class Question(msgspec.Struct, frozen=True):
    """A packed game in which the bot's side decides. A bot that remembers nothing yet begins with the seed."""

    game: bytes
    level: str
    seed: int
    seconds: float
    memory: Memory | None = None
    hint: bool = False
    """A person asks what the bot would do: it answers with its whole plan and the reasons."""


class Answer(msgspec.Struct, frozen=True):
    """The action in notation and what the bot remembers after it, or why there is none."""

    action: str = ""
    memory: Memory | None = None
    problem: str = ""
    hint: Hint | None = None


def work(pipe: Connection, plugins: tuple[str, ...]) -> None:
    """Answer questions until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    import_plugins(plugins)
    for game in known():
        definition(game)
    pipe.send_bytes(READY)
    while True:
        try:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
            _limit(question.seconds + ALONE_SECONDS)
            pipe.send_bytes(msgspec.msgpack.encode(answer(question)))
            _limit(0)
        except (EOFError, OSError):
            return


def _limit(seconds: float) -> None:
    """Let the system end this process after so long: the server does it sooner, unless it has died itself."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answer(question: Question) -> Answer:
    try:
        game = unpack(question.game)
        bot = make(question.level, question.seed, question.seconds, game.definition.name)
        if question.memory is not None:
            bot.recall(question.memory)
        if question.hint:
            given = hint(bot, game)
            return Answer(given.actions[0], hint=given)
        return Answer(str(bot.choose(game)), bot.memory())
    except SiroccoError as error:
        return Answer(problem=str(error))
