"""Boards as pictures: mechanisms that any game's board is drawn with. They know no game and read no rules."""

from __future__ import annotations

from sirocco.board.drawing import svg
from sirocco.kernel.presentation import drawing as kernel
from sirocco.kernel.presentation.drawing import PlaceShape


class Drawing(kernel.Drawing, frozen=True):
    """The kernel's drawing, able to stand alone."""

    def document(self, *above: str) -> str:
        """Ground and lines in one picture, with whatever else lies on the board above them."""
        return svg.document(self.width, self.height, self.ground, self.lines, *above)


__all__ = ["Drawing", "PlaceShape"]
