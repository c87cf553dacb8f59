"""Dangers: what a side stands to lose soon, told before it happens."""

from __future__ import annotations

import msgspec

from sirocco.kernel.message import Message


class Danger(msgspec.Struct, frozen=True, omit_defaults=True):
    """What threatens, by which clause, where to look for it, and the pieces it is about."""

    what: Message
    rule: str
    place: str
    pieces: tuple[str, ...] = ()
