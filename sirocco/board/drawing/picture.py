"""A position as one picture: the board with its counters, for printing, documentation and replays."""

from __future__ import annotations

from collections import defaultdict

from sirocco.board.drawing.counters import STYLE, PieceMark, laid_out
from sirocco.board.drawing.svg import document, group, tag
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.game import Game


def picture(game: Game, language: str) -> str:
    """The board as it lies now for anybody to see, as a complete SVG document."""
    display = game.definition.display(game.components)
    drawing = display.drawing(language)
    if drawing is None:
        raise UnknownName(f"{game.definition.name} has no board to draw")
    stacks: dict[str, list[PieceMark]] = defaultdict(list)
    sheet, table = display.sheet(), display.table(game.state, None)
    sides = {side.id: side for side in sheet.sides}
    for name, now in table.pieces.items():
        piece = sheet.pieces[name]
        side = sides[piece.side]
        values = piece.faces[now.face].values
        mark = PieceMark(now.at, side.colour, side.ink, side.cut, piece.symbol, values, now.face > 0, len(now.badges))
        stacks[now.at].append(mark)
    counters = [laid_out(drawing.places[place], marks, drawing.piece) for place, marks in stacks.items()]
    return document(drawing.width, drawing.height, drawing.ground, drawing.lines, tag("style", STYLE), group(counters))
