"""A position as one picture: the board with its counters, for printing, documentation and replays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from sirocco.board.drawing.counters import STYLE, PieceMark, laid_out
from sirocco.board.drawing.svg import document, group, tag
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.game import Game


def picture(game: Game, language: str) -> str:
    """The board as everybody may see it, as a complete SVG document."""
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
        values, reduced = piece.faces[now.face].values, piece.steps(now.face) < piece.steps(0)
        mark = PieceMark(now.at, side.colour, side.ink, side.cut, piece.symbol, values, reduced, len(now.badges))
        stacks[now.at].append(mark)
    laid = [(drawing.places[place], marks) for place, marks in stacks.items() if place in drawing.places]
    counters = [laid_out(place, marks, drawing.piece) for place, marks in laid]
    style = tag("style", STYLE + _seen(table.parts))
    return document(drawing.width, drawing.height, drawing.ground, drawing.lines, style, group(counters))


def _seen(parts: Iterable[str]) -> str:
    """The rule that shows the parts of the drawing that are visible now."""
    selectors = ",".join(f"[data-part='{name}']" for name in parts)
    return f"{selectors}{{display:inline}}" if selectors else ""
