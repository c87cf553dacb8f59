"""The single writer thread. Waiting jobs share one transaction and one commit, so many games share a sync.

No job reports success before the commit. If a job fails, the transaction is rolled back and each job runs in a
transaction of its own, so that only the faulty one is refused. If the database itself fails (locked, full, gone), all
waiting jobs fail at once.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

T = TypeVar("T")

BATCH_SIZE = 200
"""Maximum number of jobs in one transaction."""


class Taken(Exception):
    """The key to be written exists already: another writer was first."""


class StorageFailed(Exception):
    """The write failed. Whether it took effect is not certain until the data is read again."""


class Job(NamedTuple):
    """`work` may be run twice: it changes nothing but the database."""

    work: Callable[[Connection], Any]
    future: Future[Any]


class Writer:
    """A thread that runs until `close`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sirocco-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put(Job(work, future))
        return future

    def close(self) -> None:
        """Write the waiting jobs, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        running = True
        while running:
            batch = [self._jobs.get()]
            while len(batch) < BATCH_SIZE and not self._jobs.empty():
                batch.append(self._jobs.get())
            running = None not in batch
            jobs = [job for job in batch if job is not None and job.future.set_running_or_notify_cancel()]
            if jobs:
                self._write(jobs)

    def _write(self, jobs: list[Job]) -> None:
        try:
            results = self._transaction(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, OperationalError | InterfaceError):
                for job in jobs:
                    job.future.set_exception(_translated(error))
                return
            for job in jobs:
                self._write([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.future.set_result(result)

    def _transaction(self, jobs: list[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            return [job.work(connection) for job in jobs]


def _translated(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Taken(str(error.orig))
    if isinstance(error, SQLAlchemyError):
        return StorageFailed(str(getattr(error, "orig", None) or error))
    return error
