"""A field of twelve hexes with a few pieces of two sides, on which the shared mechanisms are tried.

The hexes stand in three rows of four, each row half a hex further east:

    A1  A2  A3  A4
      B1  B2  B3  B4
        C1  C2  C3  C4
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sirocco.board.graph import Board, mask_of
from sirocco.board.zones import zone_table
from sirocco.kernel.action import Action, Names, Vocabulary
from sirocco.kernel.definition import Components, NoOptions
from sirocco.kernel.dice import Dice
from sirocco.kernel.step import Step, advance
from sirocco.mechanics.refusals import CommonRefusals
from sirocco.mechanics.zones_of_control import ZonesState

RED, BLUE = 0, 1
SIDES = ("red", "blue")
BOX, LATER = -1, -2
HEXES = tuple(f"{row}{column}" for row in "ABC" for column in (1, 2, 3, 4))
UNITS = ("tank", "foot", "guns", "staff", "grenadiers", "recon", "rifles")
"""The first four are red."""
VERBS: dict[str, list[tuple[str, ...]]] = {
    "done": [()],
    "stay": [()],
    "choose": [("unit",)],
    "lose": [("unit",)],
    "eliminate": [("unit",)],
    "advance": [("unit",)],
    "with": [("unit",)],
    "against": [("hex",)],
    "retreat": [("hex",)],
    "place": [("unit", "hex")],
}


def neighbours(place: int) -> list[int]:
    row, column = divmod(place, 4)
    around = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))
    return [
        4 * (row + down) + column + right for down, right in around if 0 <= row + down < 3 and 0 <= column + right < 4
    ]


BOARD = Board([dict.fromkeys(neighbours(place), "ground") for place in range(len(HEXES))])


class Field(Components):
    unit_ids: tuple[str, ...]
    side_of: tuple[int, ...]
    side_mask: tuple[int, int]
    steps: tuple[int, ...]
    exerting: int
    """All but guns and staff."""


FIELD = Field(
    version="1",
    scenario="field",
    vocabulary=Vocabulary(VERBS, [Names("unit", UNITS), Names("hex", HEXES)]),
    unit_ids=UNITS,
    side_of=(RED,) * 4 + (BLUE,) * 3,
    side_mask=(0b0001111, 0b1110000),
    steps=(2, 2, 1, 1, 2, 1, 2),
    exerting=0b1110011,
)
ZONES = zone_table(BOARD.neighbours, lambda _, __: True)


class FieldState(ZonesState):
    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, {BOX: "box", LATER: "later"}, out_of_order="F-1", enemy_piece="F-2", absent_piece="F-3"
    )

    @property
    def place_ids(self) -> Sequence[str]:
        return HEXES

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        return ZONES

    def elimination_box(self, piece: int) -> int:
        return BOX


def unit(name: str) -> int:
    return UNITS.index(name)


def hex_(name: str) -> int:
    return HEXES.index(name)


def hexes(*names: str) -> int:
    return mask_of([hex_(name) for name in names])


def field(*steps: Step[Any], **where: str) -> FieldState:
    """A state with pieces on hexes, the others still to come, and steps on the stack."""
    place = [hex_(where[name]) if name in where else LATER for name in UNITS]
    state = FieldState(FIELD, NoOptions(), Dice.seeded("x"), list(steps), None, 0, place, 0, 0, [], [], [], [], [])
    state.derive()
    return state


def legal(s: FieldState) -> list[str]:
    """What the side to decide can do now, after everything that happens by itself."""
    return [str(action) for action in s.stack[-1].actions(s)] if advance(s) >= 0 else []


def act(s: FieldState, *orders: str) -> None:
    """Carry out orders, each of which must be legal."""
    for order in orders:
        assert order in legal(s)
        s.stack[-1].apply(s, read(order))
    advance(s)


def refused(s: FieldState, order: str) -> str:
    """The clause by which an order is refused."""
    advance(s)
    refusal = s.stack[-1].refusal(s, read(order))
    assert refusal is not None, f"{order} is legal"
    clause: str = refusal.rule
    return clause


def read(order: str) -> Action:
    return FIELD.vocabulary.parse(order)


def where(s: FieldState, name: str) -> str:
    place = s.place[unit(name)]
    return HEXES[place] if place >= 0 else s.refusals.off_map[place]


def events(s: FieldState) -> list[str]:
    """The kinds of what has happened so far."""
    found, log = [], s.log
    while log is not None:
        log, event = log
        found.append(event.kind)
    return found[::-1]
