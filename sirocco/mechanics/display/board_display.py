"""A game with pieces on a drawn board on a page: its picture, its text map, its counters, and the table as far as it
follows from where the pieces are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from operator import itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import (
    Card,
    CardsNow,
    Display,
    Panel,
    Piece,
    PieceNow,
    Row,
    Sheet,
    SideStyle,
    Table,
)
from sirocco.kernel.presentation.text import texts_for
from sirocco.mechanics.control import holders

if TYPE_CHECKING:
    from sirocco.board.drawing.board_picture import BoardPicture
    from sirocco.kernel.definition import Components
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.drawing import Drawing


@lru_cache(maxsize=32)
def drawn_board(board: Callable[[Any, str], BoardPicture], components: Components, language: str) -> Drawing:
    """A board with its lettering in a language."""
    return board(components, language).drawing()


class BoardDisplay(Display):
    """The game draws its board in `display/drawing.py` (`Board`) and `display/sketch.py` (`sketch`), its battles in
    `display/panel.py` (`battle_panel`) and the turns to come in `display/schedule.py` (`ahead`)."""

    styles: ClassVar[tuple[SideStyle, ...]]
    badges: ClassVar[Mapping[str, str]]
    """The badges of counters, with the clause behind each."""
    card_rules: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The kinds of cards, with the clause that describes each."""
    box_names: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The boxes off the map that are called otherwise on the sheet than in the rules."""
    losses = MappingProxyType({"eliminated": "destroyed", "reduced": "reduced"})
    turning: ClassVar[tuple[str, ...]] = ("control", "eliminated")

    # What a game says.

    def counter(self, unit: int) -> Piece:
        """The counter of a unit, with all its faces."""
        raise NotImplementedError

    def held(self, state: Any) -> Sequence[int]:
        """The places each side holds, as masks."""
        raise NotImplementedError

    def cards(self, state: Any, side: int, own: bool) -> CardsNow:
        """The cards of a side, as itself or as anybody else may see them."""
        raise NotImplementedError

    def anonymous(self, state: Any, side: int | None) -> Mapping[int, str]:
        """The units on the map that a side (None: a spectator) may not know, and the counter that stands for each."""
        return {}

    def other_pieces(self, state: Any) -> Iterable[tuple[str, PieceNow]]:
        """Counters that are no units."""
        return ()

    def badges_now(self, state: Any) -> Mapping[str, int]:
        """The units that carry each badge, as masks."""
        return {}

    def aims(self, state: Any) -> Mapping[int, int]:
        """The place that a unit points at."""
        return {}

    def face(self, state: Any, unit: int) -> int:
        """The face of a counter on the map that is up."""
        face: int = state.reduced >> unit & 1
        return face

    def left(self, state: Any, unit: int) -> float | None:
        """What a unit on the map can still move."""
        return None

    def due(self, state: Any, unit: int) -> int:
        """The turn on which a unit comes that lies on the turn track; 0 if it does not lie there."""
        return 0

    def standing(self, state: Any, side: int | None) -> tuple[Message, ...]:
        """How far it is to winning, as a side (None: a spectator) is told."""
        return ()

    def dangers(self, state: Any, side: int) -> Iterable[Danger]:
        """What a side stands to lose soon, the gravest first."""
        return ()

    # The sheet and the table.

    def sheet(self) -> Sheet:
        c: Any = self.components
        return replace(
            super().sheet(),
            sides=self.styles,
            pieces={name: self.counter(unit) for unit, name in enumerate(c.unit_ids)},
            cards={name: Card(rule) for name, rule in self.card_rules.items()},
            turns=len(c.turns),
            badges=dict(self.badges),
        )

    def table(self, state: Any, side: int | None) -> Table:
        sides = self.definition.sides if self.card_rules else ()
        covers = self.anonymous(state, side)
        return Table(
            state.turn,
            self.turn_headline(state.turn),
            dict((*self._pieces(state, covers), *self.other_pieces(state))),
            holders(state, self.held(state)),
            {name: self.cards(state, i, i == side) for i, name in enumerate(sides)},
            self._panel(state, covers),
            self._module("schedule").ahead(state),
            standing=self.standing(state, side),
            allocation=self.allocation(state, side, {}),
            dangers=() if side is None or not state.stack else tuple(self.dangers(state, side)),
        )

    def _panel(self, s: Any, covers: Mapping[int, str]) -> Panel | None:
        panel: Panel | None = self._module("panel").battle_panel(s)
        if panel is None or not covers:
            return panel
        called = {s.components.unit_ids[unit]: cover for unit, cover in covers.items()}
        return replace(panel, rows=tuple(_covered(row, called) for row in panel.rows))

    def _pieces(self, s: Any, covers: Mapping[int, str]) -> Iterable[tuple[str, PieceNow]]:
        """Anonymous counters come last: among the others their place in the order would tell who they are."""
        carried, aims, places = self.badges_now(s), self.aims(s), s.place_ids
        for unit, name in enumerate(s.components.unit_ids):
            if unit in covers:
                continue
            if s.place[unit] < 0:
                yield name, PieceNow(self._box(s, unit))
                continue
            badges = tuple(badge for badge, units in carried.items() if units >> unit & 1)
            aim = places[aims[unit]] if unit in aims else None
            yield name, PieceNow(places[s.place[unit]], self.face(s, unit), badges, aim, self.left(s, unit))
        for unit, cover in sorted(covers.items(), key=itemgetter(1)):
            yield cover, PieceNow(places[s.place[unit]])

    def _box(self, s: Any, unit: int) -> str:
        """The box a unit off the map lies in: a turn to come of the track, or one of its side's."""
        due = self.due(s, unit)
        if due > s.turn:
            return f"turn-{due}"
        box = s.refusals.off_map[s.place[unit]]
        return f"{self.box_names.get(box, box)}-{self.definition.sides[s.components.side_of[unit]]}"

    def turn_headline(self, turn: int) -> Message:
        """The turn, the last one, and the dates."""
        c: Any = self.components
        return message("board-turn", turn=turn, last=c.last_turn, dates=c.turns[turn - 1].dates)

    # The board.

    def drawing(self, language: str) -> Drawing:
        return drawn_board(self._module("drawing").Board, self.components, language)

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

    def _module(self, name: str) -> Any:
        return import_module(f"{self.definition.package}.display.{name}")


def _covered(row: Row, called: Mapping[str, str]) -> Row:
    """A row of a panel without the names and values of units that may not be known, nor their place in the order."""
    known = [slot for slot in row.slots if slot.piece not in called]
    covers = [
        replace(slot, piece=called[slot.piece], value=None) for slot in row.slots if slot.piece and slot.piece in called
    ]
    pool = sorted(row.pool, key=called.__contains__)
    return replace(row, slots=(*known, *covers), pool=tuple(called.get(name, name) for name in pool))
