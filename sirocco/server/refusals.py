"""Refusals: error responses with a code, a message and an HTTP status. Nothing has changed when one is raised."""

from __future__ import annotations

from typing import Any

import msgspec

from sirocco.kernel.errors import DataError, IllegalAction, NotationError, SiroccoError, UndoError, UnknownName
from sirocco.kernel.message import Message, Value, message
from sirocco.server.messages import say

STATUS = {
    "unknown": 404,
    "no-method": 405,
    "bad-request": 422,
    "bad-frame": 400,
    "too-large": 413,
    "too-fast": 429,
    "not-json": 415,
    "foreign-page": 403,
    "wrong-token": 403,
    "not-yours": 403,
    "not-allowed": 403,
    "stale": 409,
    "over": 409,
    "no-undo": 409,
    "illegal": 409,
    "unreadable": 422,
    "unplayable": 409,
    "storage": 503,
    "busy": 503,
    "failed": 500,
}
"""Codes, and the HTTP status that carries each."""


class Refused(Exception):
    """`code` is for programs, `message` for people; `rule` is the clause that refuses an action."""

    def __init__(self, code: str, content: Message | None, rule: str | None = None, text: str | None = None) -> None:
        self.code = code
        self.message = content
        self.rule = rule or None
        self.text = text if text is not None or content is None else say(content)
        super().__init__(self.text)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def plain(self) -> dict[str, Any]:
        return {
            "code": self.code,
            "text": self.text or "",
            "message": None if self.message is None else msgspec.to_builtins(self.message),
            "rule": self.rule,
        }


def refused(code: str, key: str, /, **args: Value) -> Refused:
    return Refused(code, message(key, **args))


def from_kernel(error: SiroccoError) -> Refused:
    """An error of the kernel as a refusal. An English-only message of the kernel is passed on as the detail."""
    if isinstance(error, IllegalAction):
        return Refused("over" if not error.rule else "illegal", error.message, error.rule, error.reason)
    detail = str(error)
    if isinstance(error, NotationError):
        return refused("unreadable", "server-unreadable", detail=detail)
    if isinstance(error, UndoError):
        return refused("no-undo", "server-no-undo")
    if isinstance(error, UnknownName):
        return refused("unknown", "server-unknown-name", detail=detail)
    if isinstance(error, DataError):
        return refused("bad-request", "server-bad-data", detail=detail)
    return refused("bad-request", "server-bad-request", detail=detail)
