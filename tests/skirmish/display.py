"""How a skirmish is shown: hexes, boxes beside them, units, and covers for units one may not know."""

from __future__ import annotations

from sirocco.board.hexes import Hex
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Display, Face, Piece, PieceNow, Sheet, SideStyle, Stage, Table
from sirocco.kernel.presentation.drawing import Drawing, PlaceShape
from sirocco.kernel.presentation.sequence import sequence_of_play
from tests.skirmish.components import (
    BOXES,
    COVERS,
    FIELD_UNITS,
    GRID,
    HEX_IDS,
    HEXES,
    HILLS,
    HQS,
    KIND,
    OWNER,
    SIDES,
    TOWNS,
    TURNS,
    UNITS,
)
from tests.skirmish.movement import moving
from tests.skirmish.state import OFF_MAP, SkirmishState
from tests.skirmish.view import shown_as

SCALE = 100.0
MARGIN = 90.0
BOX_WIDTH, BOX_HEIGHT = 180.0, 120.0
WIDTH, HEIGHT = 1320.0, 680.0
SYMBOLS = {"infantry": "SFGPUCI---", "battery": "SFGPUCF---", "headquarters": "SFGPUH----"}
UNKNOWN = "SUGPU-----"


def _corner(point: tuple[float, float]) -> tuple[float, float]:
    return MARGIN + SCALE * (point[0] - 1), MARGIN + SCALE * (-point[1] - 0.8)


def _hex(at: Hex) -> PlaceShape:
    x, y = _corner(GRID.centre(at))
    corners = " L".join(f"{cx:.1f} {cy:.1f}" for cx, cy in map(_corner, GRID.corners(at)))
    return PlaceShape(x, y, f"M{corners}Z", columns=2, rows=1)


def _box(number: int) -> PlaceShape:
    x, y = WIDTH - BOX_WIDTH / 2 - 20, 80 + number * (BOX_HEIGHT + 30)
    left, top = x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2
    return PlaceShape(x, y, f"M{left} {top}h{BOX_WIDTH}v{BOX_HEIGHT}h-{BOX_WIDTH}Z", columns=2, rows=1, map=False)


def _drawing() -> Drawing:
    places = {name: _hex(at) for name, at in zip(HEX_IDS, HEXES, strict=True)}
    tone = dict.fromkeys(HILLS, "#c9b78a") | dict.fromkeys(TOWNS, "#b98f7a")
    ground = "".join(
        f'<path d="{places[name].outline}" fill="{tone.get(number, "#e9e2c8")}" stroke="#8d8468"/>'
        for number, name in enumerate(HEX_IDS)
    )
    places |= {name: _box(number) for number, name in enumerate(BOXES)}
    boxes = "".join(f'<path d="{places[name].outline}" fill="none" stroke="#3b372c"/>' for name in BOXES)
    return Drawing(WIDTH, HEIGHT, 52.0, _svg(ground), _svg(boxes), places)


def _svg(inside: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inside}</svg>'


class SkirmishDisplay(Display):
    piece = "unit"

    def sheet(self) -> Sheet:
        plain = super().sheet()
        pieces = {
            unit: Piece(SIDES[OWNER[u]], SYMBOLS[KIND[u]], unit[2:], (Face(("2",)), Face(("1",))))
            for u, unit in enumerate(UNITS)
        }
        pieces |= {
            cover: Piece(SIDES[OWNER[u]], UNKNOWN, "?", (Face(("?",)), Face(("?",)))) for u, cover in enumerate(COVERS)
        }
        return Sheet(
            plain.game,
            plain.title,
            plain.scenario,
            plain.components,
            (SideStyle("north", "#7f93b2", "#10141c"), SideStyle("south", "#c09a63", "#1c1a16", True)),
            plain.verbs,
            plain.argument_kinds,
            plain.names,
            piece="unit",
            place="hex",
            box="box",
            pieces=pieces,
            sequence=(Stage("Turn", "K-1", None, sequence_of_play(self.definition.steps, "Turn")),),
            turns=TURNS,
            select="take",
            declining=plain.declining,
        )

    def drawing(self, language: str) -> Drawing:
        return _drawing()

    def table(self, state: SkirmishState, side: int | None) -> Table:
        pieces = {
            shown_as(state, unit, side): PieceNow(HEX_IDS[state.place[unit]], state.hits[unit])
            for unit in FIELD_UNITS
            if state.place[unit] != OFF_MAP
        }
        pieces |= {UNITS[hq]: PieceNow(BOXES[state.place[hq]]) for hq in HQS}
        move = moving(state)
        return Table(
            state.turn,
            message("headline", turn=state.turn),
            dict(sorted(pieces.items())),
            {},
            {},
            moving=() if move is None else (shown_as(state, move.unit, side),),
        )
