"""A sentence before it is put into a language: a catalogue key and its arguments."""

from __future__ import annotations

import msgspec

Value = str | int | float | bool | list[str]


class Message(msgspec.Struct, frozen=True):
    """`key` names a message of the catalogues in `text/`; `args` fill its places."""

    key: str
    args: dict[str, Value] = {}


def message(key: str, **args: Value) -> Message:
    return Message(key, args)
