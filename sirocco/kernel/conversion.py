"""Plain data as typed data, one thread at a time: msgspec builds what it knows of a type when it first meets it, and
two threads that meet one at the same moment crash the process (`tests/test_conversion.py` shows it)."""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_ONE_AT_A_TIME = threading.RLock()


def convert(data: Any, kind: type[T]) -> T:
    """Plain data as a `kind`."""
    with _ONE_AT_A_TIME:
        return msgspec.convert(data, kind)


def decode(text: str | bytes, kind: type[T]) -> T:
    """JSON as a `kind`."""
    with _ONE_AT_A_TIME:
        return msgspec.json.decode(text, type=kind)
