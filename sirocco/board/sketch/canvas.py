"""A sheet of characters to draw on."""

from __future__ import annotations

BLANK = " "
KEPT = "\0"
"""A blank that is part of a text and must not be overwritten."""


class Canvas:
    """Characters by column and row; what falls off the sheet is dropped."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[BLANK] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str) -> None:
        """Write text over whatever is there."""
        if 0 <= y < self.height:
            for i, char in enumerate(text, x):
                if 0 <= i < self.width:
                    self._rows[y][i] = KEPT if char == BLANK else char

    def fill(self, x: int, y: int, text: str) -> None:
        """Write text where nothing is yet."""
        for i, char in enumerate(text, x):
            if self.is_free(i, y):
                self._rows[y][i] = char

    def is_free(self, x: int, y: int, length: int = 1, over: str = BLANK) -> bool:
        """Whether a stretch is on the sheet and holds nothing but characters that may be written over."""
        if not (0 <= y < self.height and x >= 0 and x + length <= self.width):
            return False
        return all(char in over for char in self._rows[y][x : x + length])

    def lines(self) -> list[str]:
        return ["".join(row).replace(KEPT, BLANK).rstrip() for row in self._rows]
