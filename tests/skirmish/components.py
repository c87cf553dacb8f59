"""What never changes: a map of hexes with two towns and some hills, the units, and the boxes headquarters stand in."""

from __future__ import annotations

from typing import Final

from sirocco.board.graph import Board
from sirocco.board.hexes import Hex, HexGrid
from sirocco.kernel.action import Names, Vocabulary
from sirocco.kernel.definition import Components

SIDES: Final = ("north", "south")
GRID: Final = HexGrid(northwards=False)
ROWS, COLUMNS = 6, 8
HEXES: Final[tuple[Hex, ...]] = tuple((row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
HEX_IDS: Final = tuple(f"{row:02}{column:02}" for row, column in HEXES)
HILLS: Final = frozenset(HEX_IDS.index(h) for h in ("0203", "0304", "0405", "0507", "0207"))
TOWNS: Final = tuple(HEX_IDS.index(h) for h in ("0302", "0407"))

INFANTRY, BATTERY, HEADQUARTERS = "infantry", "battery", "headquarters"
SETUP: Final[tuple[tuple[str, int, str, str], ...]] = (
    ("N-1", 0, INFANTRY, "0202"),
    ("N-2", 0, INFANTRY, "0204"),
    ("N-3", 0, INFANTRY, "0206"),
    ("N-guns", 0, BATTERY, "0105"),
    ("S-1", 1, INFANTRY, "0502"),
    ("S-2", 1, INFANTRY, "0504"),
    ("S-3", 1, INFANTRY, "0506"),
    ("S-guns", 1, BATTERY, "0605"),
    ("N-march-hq", 0, HEADQUARTERS, "N-staff"),
    ("N-fire-hq", 0, HEADQUARTERS, "N-staff"),
    ("S-march-hq", 1, HEADQUARTERS, "S-staff"),
    ("S-fire-hq", 1, HEADQUARTERS, "S-staff"),
)
"""Id, side, kind and where it begins: units in a hex, headquarters in a box."""
UNITS: Final = tuple(row[0] for row in SETUP)
OWNER: Final = tuple(row[1] for row in SETUP)
KIND: Final = tuple(row[2] for row in SETUP)
FIELD_UNITS: Final = tuple(u for u, kind in enumerate(KIND) if kind != HEADQUARTERS)
HQS: Final = tuple(u for u, kind in enumerate(KIND) if kind == HEADQUARTERS)
BY_SIDE: Final = tuple(tuple(u for u in FIELD_UNITS if OWNER[u] == side) for side in (0, 1))
COVERS: Final = ("N-a", "N-b", "N-c", "N-d", "S-a", "S-b", "S-c", "S-d")
"""What a unit is called for who may not know it. Which unit lies under which cover is drawn at the start."""

BOXES: Final = ("N-field", "N-staff", "S-field", "S-staff")
"""Two boxes a side: one headquarters at most is in the field, and gives a point more for what it commands."""
PURPOSES: Final = ("march", "fire", "reaction")
MARCH, FIRE, REACTION = range(3)
NUMBERS: Final = tuple(map(str, range(6)))
POINTS = 5
MOVEMENT, REACTION_MOVEMENT = 4, 2
RANGE = 2
TURNS = 3


class SkirmishComponents(Components):
    board: Board
    distance: tuple[tuple[int, ...], ...]


def _board() -> Board:
    at = {place: number for number, place in enumerate(HEXES)}
    return Board([{at[n]: "side" for n in GRID.neighbours(place) if n in at} for place in HEXES])


BOARD: Final = _board()
COSTS: Final = tuple([(other, 1 + (other in HILLS)) for other in around] for around in BOARD.neighbours)
"""What it costs to enter the hexes next to each, enemies apart."""


def load() -> SkirmishComponents:
    board = BOARD
    words = Vocabulary(
        {
            "assign": [("unit", "box")],
            "allocate": [("purpose", "number")],
            "take": [("unit",)],
            "move": [("hex",)],
            "halt": [()],
            "fire": [("unit",)],
            "react": [("unit",)],
            "pursue": [()],
            "decline": [()],
            "decline-move": [()],
            "done": [()],
        },
        [
            Names("unit", UNITS),
            Names("hex", HEX_IDS),
            Names("box", BOXES),
            Names("purpose", PURPOSES),
            Names("number", NUMBERS),
        ],
    )
    distance = tuple(_distances(board, start) for start in range(len(HEXES)))
    return SkirmishComponents("1", "meeting", words, board, distance)


def _distances(board: Board, start: int) -> tuple[int, ...]:
    found = {start: 0}
    frontier = [start]
    for place in frontier:
        for other in board.neighbours[place]:
            if other not in found:
                found[other] = found[place] + 1
                frontier.append(other)
    return tuple(found[place] for place in range(len(board)))
