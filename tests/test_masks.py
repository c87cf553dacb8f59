"""Masks of places are read by several threads at once: a server's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from sirocco.board import graph

THREADS = 8
PLACES = 2000


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads that interrupt each other as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hasty")
def test_threads_that_read_the_first_large_mask_at_once_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        monkeypatch.setattr(graph, "_BYTES", [])
        monkeypatch.setattr(graph, "_LISTED", {})
        together = Barrier(THREADS)

        def read(together: Barrier = together) -> list[int]:
            together.wait()
            return list(graph.places_of((1 << PLACES) - 1))

        with ThreadPoolExecutor(THREADS) as pool:
            found = [each.result() for each in [pool.submit(read) for _ in range(THREADS)]]
        assert found == [list(range(PLACES))] * THREADS
