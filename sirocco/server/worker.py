"""A bot worker: a process that is handed imagined games and answers what it would do.

It plays on in the imagined game for as long as nothing happens that it could not know: no die, nothing laid open, no
decision of the other side. So one answer may be several actions, and a plan is thought of once.
"""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection

import msgspec

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.imagined import unpack
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition, known
from sirocco.players import Bot, make
from sirocco.server.settings import import_plugins

FAR_ENOUGH = 40
"""At most so many actions in one answer."""
ALONE_SECONDS = 60.0
READY = b"ready"
POLITENESS = 10
"""So much does thinking stand back behind answering people."""


class Question(msgspec.Struct, frozen=True):
    """A packed game in which the bot's side decides."""

    game: bytes
    level: str
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """The actions in notation, or why there are none."""

    actions: list[str]
    problem: str = ""


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
        bot = make(question.level, question.seed, question.seconds)
        return Answer(intended(bot, game, question.seconds))
    except SiroccoError as error:
        return Answer([], str(error))


def intended(bot: Bot, game: Game, seconds: float) -> list[str]:
    """What a bot does in an imagined game until something happens that it cannot foresee."""
    assert game.decision is not None
    side = game.decision.side
    before = (game.state.dice.counter, game.state.reveals)
    deadline = time.monotonic() + seconds
    actions: list[str] = []
    while True:
        action = bot.choose(game)
        actions.append(str(action))
        game.act(action)
        foreseen = (game.state.dice.counter, game.state.reveals) == before
        if game.decision is None or game.decision.side != side or not foreseen:
            return actions
        if len(actions) == FAR_ENOUGH or time.monotonic() > deadline:
            return actions
