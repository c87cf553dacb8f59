"""Seats: who plays which side, in requests and in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sirocco.kernel.definition import Definition
from sirocco.players import offered
from sirocco.server.frames import SeatInfo
from sirocco.server.lessons import LESSON
from sirocco.server.refusals import refused
from sirocco.server.store import SeatRow
from sirocco.server.tokens import hash_of, new_token

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot"
RECORD: Final = "record"


class NewSeats(NamedTuple):
    """Seats for a new game, the token in each side's link, and the token of the player who created it, if he plays. The
    links of open seats are invitations: whoever accepts one first gets a token of his own."""

    rows: list[SeatRow]
    tokens: dict[str, str]
    own: str | None


def clean_name(name: str | None) -> str | None:
    """A name without unprintable characters."""
    shown = "".join(ch for ch in name or "" if ch.isprintable()).strip()
    return shown or None


def new_seats(definition: Definition[Any], wanted: Mapping[str, str], name: str | None) -> NewSeats:
    """Seats from `{side: "me" | "open" | "bot:LEVEL"}`. All sides of `me` share one token."""
    for side in wanted:
        definition.side_index(side)
    missing = [side for side in definition.sides if side not in wanted]
    if missing:
        raise refused("bad-request", "server-seat-missing")
    bots = offered(definition.name)
    rows, tokens = [], {}
    own = new_token() if ME in wanted.values() else None
    for side in definition.sides:
        kind, _, level = wanted[side].partition(":")
        if kind == BOT:
            if level not in bots:
                raise refused("unknown", "server-unknown-bot", level=level[:40], known=", ".join(bots))
            rows.append(SeatRow(side, BOT, level))
        elif kind in (ME, OPEN) and not level:
            if kind == ME and own is not None:
                tokens[side] = own
                rows.append(SeatRow(side, ME, token_hash=hash_of(own), name=name))
            else:
                tokens[side] = new_token()
                rows.append(SeatRow(side, OPEN, invitation_hash=hash_of(tokens[side])))
        else:
            raise refused("bad-request", "server-bad-seat", seat=wanted[side][:40])
    return NewSeats(rows, tokens, own)


def record_seats(definition: Definition[Any]) -> NewSeats:
    """The uploader of a record may view it from every side; nobody plays it."""
    own = new_token()
    rows = [SeatRow(side, RECORD, None, hash_of(own)) for side in definition.sides]
    return NewSeats(rows, dict.fromkeys(definition.sides, own), own)


def lesson_seats(definition: Definition[Any]) -> NewSeats:
    """Who takes a lesson holds every side: the tutorial decides for the others."""
    own = new_token()
    rows = [SeatRow(side, LESSON, None, hash_of(own)) for side in definition.sides]
    return NewSeats(rows, dict.fromkeys(definition.sides, own), own)


def sides_of(seats: Iterable[SeatRow], tokens: Iterable[str]) -> tuple[str, ...]:
    """The sides that tokens (hashes) entitle to."""
    held = set(tokens)
    return tuple(seat.side for seat in seats if seat.token_hash in held)


def seats_payload(seats: Iterable[SeatRow], taken: Mapping[str, int]) -> dict[str, SeatInfo]:
    """The seats as everybody may see them; `taken` is how many visitors use each token (hash)."""
    return {
        seat.side: SeatInfo(
            kind=seat.kind,
            level=seat.level,
            name=seat.name,
            taken=seat.kind == BOT
            or (seat.kind == OPEN and seat.token_hash is not None)
            or taken.get(seat.token_hash or "", 0) > 0,
            devices=taken.get(seat.token_hash or "", 0),
        )
        for seat in seats
    }


def plays_alone(seats: Iterable[SeatRow], sides: Iterable[str]) -> bool:
    """Whether all seats but those of bots are among these sides, and were from the beginning: one that was offered to
    others may still pass to them."""
    held = set(sides)
    return bool(held) and all(seat.kind == BOT or (seat.side in held and seat.kind != OPEN) for seat in seats)


def rematch_rows(seats: Iterable[SeatRow], swap: bool) -> dict[str, SeatRow]:
    """The seats of a rematch: the same people and bots, each on its side or, swapped, on the next one."""
    rows = list(seats)
    sides = [row.side for row in rows]
    shifted = sides[1:] + sides[:1] if swap else sides
    return dict(zip(shifted, rows, strict=True))
