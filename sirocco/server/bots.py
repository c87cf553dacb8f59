"""The pool of bot workers. Thinking never happens in the server's own process, and never without an end."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from sirocco.server.pool import Pool
from sirocco.server.settings import Settings
from sirocco.server.worker import READY, Answer, Question, work

ATTEMPTS = 3
STARTING_SECONDS = 120.0
"""A new worker has to import the games before it is ready: a second, or much more on a busy machine."""

log = logging.getLogger("sirocco.server")


class NoAnswer(Exception):
    """A worker crashed, took too long or answered nonsense."""


class Worker:
    """One process and our end of its pipe. All methods but `kill` are called from one thread at a time."""

    def __init__(self, plugins: tuple[str, ...]) -> None:
        self._plugins = plugins
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def runs(self) -> bool:
        """Also one that was not needed yet, or was ended because it gave no answer: the next question starts it."""
        try:
            return self._process is None or self._process.is_alive()
        except ValueError:  # it was closed this very moment
            return True

    def ask(self, question: Question, seconds: float) -> Answer:
        """What a bot does, within so many seconds."""
        if self._process is None or not self._process.is_alive():
            self._begin()
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(msgspec.msgpack.encode(question))
            if not self._pipe.poll(seconds):
                raise NoAnswer(f"no answer within {seconds:.1f} s")
            answer = msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError) as error:
            raise NoAnswer(f"the worker ended: {type(error).__name__}") from None
        except msgspec.MsgspecError as error:
            raise NoAnswer(f"nonsense: {error}") from None
        if answer.problem or not answer.action:
            raise NoAnswer(answer.problem or "no action")
        return answer

    def _begin(self) -> None:
        self.end()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self._plugins), name="sirocco-bot", daemon=True)
        self._process.start()
        theirs.close()
        try:
            ready = self._pipe.poll(STARTING_SECONDS) and self._pipe.recv_bytes() == READY
        except (EOFError, OSError):
            ready = False
        if not ready:
            raise NoAnswer("the worker does not start")

    def kill(self) -> None:
        """Kill the process from another thread than the one that waits for it."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """Kill the process, whatever it is doing, and forget it."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None


class Bots:
    """So many workers, shared by all games."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._workers = [Worker(settings.plugins) for _ in range(settings.workers)]
        self._pool = Pool(self._workers)
        self._threads = ThreadPoolExecutor(settings.workers, "sirocco-bots")

    @property
    def alive(self) -> list[int]:
        """The process ids of the workers that have been started."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def well(self) -> bool:
        """Whether every worker that has been started still runs, or is being replaced by whoever asks it next."""
        return all(worker.runs for worker in self._workers)

    async def think(self, question: Question, legal: Collection[str], patient: bool = False) -> Answer | None:
        """A legal action and the bot's memory after it; None if there is no such answer in three attempts. Who is
        `patient` comes after everybody who is not: bots that play among themselves."""
        for attempt in range(1, ATTEMPTS + 1):
            async with self._pool.lent(patient) as worker:
                try:
                    return await self._ask(worker, question, legal)
                except NoAnswer as problem:
                    log.warning("bot %s, attempt %d: %s", question.level, attempt, problem)
        return None

    async def _ask(self, worker: Worker, question: Question, legal: Collection[str]) -> Answer:
        seconds = question.seconds + self._settings.bot_grace

        def ask() -> Answer:
            try:
                answer = worker.ask(question, seconds)
                if answer.action not in legal:
                    raise NoAnswer(f"'{answer.action[:60]}' is not legal")
                return answer
            except NoAnswer:
                worker.end()
                raise

        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    def close(self) -> None:
        """End all workers. Who waits for one sees its pipe break."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.end()
