"""A game with a drawn board on a page: its picture and its text map."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.text import texts_for

if TYPE_CHECKING:
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.drawing import Drawing


class BoardDisplay(Display):
    """The game draws its board in `display/drawing.py` (`drawing`) and `display/sketch.py` (`sketch`)."""

    def drawing(self, language: str) -> Drawing:
        drawn: Drawing = self._module("drawing").drawing(self.components, language)
        return drawn

    def sketch(self, state: Any, side: int | None, around: str | None, width: int, language: str) -> str:
        from sirocco.board.sketch.stacks import Position, Sketch

        sheet = self.sheet()
        texts = texts_for(self.definition, self.components, language)
        sketch: Sketch = self._module("sketch").sketch(self.components, Position(sheet, self.table(state, side), texts))
        places = self.components.vocabulary.names[sheet.place]
        return sketch.text(None if around is None else places.ids[places.index(around)], width)

    def picture(self, game: Game, language: str) -> str:
        from sirocco.board.drawing.picture import picture

        return picture(game, language)

    def turn_headline(self, turn: int) -> Message:
        """The turn, the last one, and the dates."""
        c: Any = self.components
        return message("board-turn", turn=turn, last=c.last_turn, dates=c.turns[turn - 1].dates)

    def _module(self, name: str) -> Any:
        return import_module(f"{self.definition.package}.display.{name}")
