"""Stacks of counters, as letters and numbers on a sketch and as the list below it."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Protocol

from sirocco.kernel.presentation.counters import Counters
from sirocco.kernel.presentation.display import Sheet, Table
from sirocco.kernel.presentation.text import Texts


class Sketch(Protocol):
    """A map in text."""

    def text(self, around: str | None, width: int) -> str:
        """All of it that matters, or what lies around a place; then what its signs mean, and who is there."""
        ...


class Position(Counters):
    """What a sketch needs of a game: its counters, and the letter of each side."""

    def __init__(self, sheet: Sheet, table: Table, texts: Texts) -> None:
        super().__init__(sheet, table, texts)
        self.letters = letters({style.id: texts.name("side", style.id) for style in sheet.sides})

    def tokens(self, place: str) -> str:
        """The stacks of a place in a few characters: `A3` for three counters of the side A."""
        return " ".join(f"{self.letters[stack.side]}{len(stack.pieces)}" for stack in self.stacks.get(place, ()))

    def headline(self, width: int) -> list[str]:
        """The headline, and the letter of each side."""
        sides = "  ".join(f"{letter} {self.texts.name('side', side)}" for side, letter in self.letters.items())
        parts = self.texts.say(self.table.headline), f"{sides}   {self.say('sketch-count')}"
        together = "   ".join(parts)
        return [together] if len(together) <= width else list(parts)

    def key(self, signs: Iterable[tuple[str, str]], width: int) -> list[str]:
        """What the signs of a sketch mean."""
        lines = [""]
        for sign, meaning in signs:
            entry = f"{sign} {meaning}"
            if lines[-1] and len(lines[-1]) + 2 + len(entry) > width:
                lines.append(entry)
            else:
                lines[-1] += f"  {entry}" if lines[-1] else entry
        return lines

    def listed(self, places: Iterable[str], label: Callable[[str], str], width: int) -> list[str]:
        """The counters of some places, a paragraph for each stack."""
        lines: list[str] = []
        for place in places:
            for stack in self.stacks.get(place, ()):
                text = f"{self.letters[stack.side]} {label(place)}: {self.counters(stack.pieces)}"
                lines += textwrap.wrap(text, width, subsequent_indent="    ", break_on_hyphens=False)
        return lines

    def held(self, places: Collection[str], width: int) -> list[str]:
        """Which of some places each side holds."""
        lines: list[str] = []
        for side in self.letters:
            mine = [place for place, holder in self.table.control.items() if holder == side and place in places]
            if mine:
                text = self.say("sketch-held", side=side, places=", ".join(map(self.place, mine)))
                lines += textwrap.wrap(text, width, subsequent_indent="    ", break_on_hyphens=False)
        return lines


def letters(names: Mapping[str, str]) -> dict[str, str]:
    """A letter for each side: the first of its name that no other has."""
    found: dict[str, str] = {}
    for side, name in names.items():
        taken = set(found.values())
        found[side] = next((char for char in name.upper() if char.isalpha() and char not in taken), str(len(found)))
    return found
