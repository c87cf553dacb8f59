"""Counters and stacks as text, from the sheet and the table of any game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from sirocco.kernel.message import Message, Value
from sirocco.kernel.presentation.display import PieceNow, Row, Sheet, Slot, Table, Token
from sirocco.kernel.presentation.text import Texts


class Stack(NamedTuple):
    """The counters of one side in one place."""

    side: str
    pieces: tuple[str, ...]


class Counters:
    """The counters of a table in one language."""

    def __init__(self, sheet: Sheet, table: Table, texts: Texts) -> None:
        self.sheet = sheet
        self.table = table
        self.texts = texts
        self.stacks = _stacks(sheet, table)

    def say(self, key: str, /, **args: Value) -> str:
        return self.texts.say(Message(key, args))

    def place(self, place: str) -> str:
        """The name of a place on the map or of a box where pieces stand too."""
        return self.texts.name(self.sheet.box if place in self.boxes else self.sheet.place, place)

    @property
    def boxes(self) -> Collection[str]:
        return self.sheet.names.get(self.sheet.box, {})

    def counter(self, name: str) -> str:
        """A counter with its condition: `7RTR 3*-3/2 (out of supply)`."""
        return f"{name} {self.values(name)}{in_brackets(self._conditions(name))}"

    def values(self, name: str) -> str:
        """What is printed on the face that is up, and the strength levels left where there are several: `3*-3/2`."""
        piece, face = self.sheet.pieces[name], self.table.pieces[name].face
        steps = f"/{piece.steps(face)}" if piece.steps(0) > 1 else ""
        return f"{'-'.join(piece.faces[face].values)}{steps}"

    def when_reduced(self, name: str) -> list[str]:
        """The faces that follow as the unit loses strength."""
        piece, face = self.sheet.pieces[name], self.table.pieces[name].face
        found = []
        while face + 1 < len(piece.faces) and piece.steps(face + 1) < piece.steps(face):
            face += 1
            found.append("-".join(piece.faces[face].values))
        return found

    def _conditions(self, name: str) -> list[str]:
        piece, now = self.sheet.pieces[name], self.table.pieces[name]
        reduced = [self.say("sketch-reduced")] if piece.steps(now.face) < piece.steps(0) else []
        badges = [self.texts.name("badge", badge).lower() for badge in now.badges]
        return [*reduced, *badges, *self._aim(now)]

    def _aim(self, now: PieceNow) -> Iterable[str]:
        return () if now.aim is None else (self.say("board-aim", place=self.place(now.aim)),)

    def counters(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.counter, names))

    def token(self, token: Token, owner: str | None = None) -> str:
        """A chit, a support or the like, how many of it, and its side unless that is the owner of what it lies in."""
        number = f"{token.number} × " if token.number > 1 else ""
        side = f", {self.texts.name('side', token.side)}" if token.side and token.side != owner else ""
        down = f" ({self.say('board-down')})" if token.down else ""
        return f"{number}{self.texts.name(token.kind, token.id)}{side}{down}"

    def row(self, row: Row) -> str:
        """One side of a battle: what fights for it, or what could if nothing has been chosen yet."""
        slots = [self._slot(slot) for slot in row.slots if slot.piece is not None]
        return f"{self.texts.say(row.label)}: {'; '.join(slots) if slots else self.counters(row.pool)}"

    def _slot(self, slot: Slot) -> str:
        """A unit with those behind it, its value, its die once rolled, and what was played on it."""
        pieces, behind = [slot.piece or ""], slot.behind
        while behind is not None and behind.piece is not None:
            pieces.append(behind.piece)
            behind = behind.behind
        remarks = [] if slot.value is None else [self.say("board-slot-value", value=slot.value)]
        remarks += self._die(slot)
        remarks += [self.texts.name(token.kind, token.id) for token in slot.tokens]
        return f"{' + '.join(pieces)}{in_brackets(remarks)}"

    def _die(self, slot: Slot) -> Iterable[str]:
        if slot.die == 0:
            yield self.say("board-slot-no-die")
        elif slot.die is not None and slot.hit is not None:
            yield self.say("board-slot-die", die=slot.die, hit=slot.hit)


def in_brackets(remarks: Sequence[str]) -> str:
    """Remarks behind something, or nothing."""
    return f" ({', '.join(remarks)})" if remarks else ""


def _stacks(sheet: Sheet, table: Table) -> Mapping[str, list[Stack]]:
    """The stacks by place, side by side."""
    by_place: dict[str, dict[str, list[str]]] = {}
    for name, now in table.pieces.items():
        by_place.setdefault(now.at, {}).setdefault(sheet.pieces[name].side, []).append(name)
    sides = [style.id for style in sheet.sides]
    return {
        place: [Stack(side, tuple(found[side])) for side in sides if side in found] for place, found in by_place.items()
    }
