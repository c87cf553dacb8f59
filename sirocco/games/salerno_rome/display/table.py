"""From Salerno to Rome on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.display.allocation import allocation
from sirocco.games.salerno_rome.display.counters import anonymous, artillery_piece, covers, unit_piece
from sirocco.games.salerno_rome.display.side_styles import STYLES
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.presentation.display import AllocationNow, Piece, PieceNow, Sheet, Table
from sirocco.mechanics.display.board_display import BoardDisplay

BADGES = {"oos": "SR-17.2e", "end-ops": "SR-8e", "reacted": "SR-13d", "reserve": "SR-15b", "active": "SR-9.2b"}


class GameDisplay(BoardDisplay):
    """The page's picture of a game."""

    components: SalernoRome
    styles = STYLES
    badges = BADGES

    def sheet(self) -> Sheet:
        c, base = self.components, super().sheet()
        guns = {name: artillery_piece(c, name, row) for name, row in c.artillery_rows.items()}
        return replace(
            base,
            place="hex",
            pieces={**base.pieces, **guns, **covers()},
            select=self.definition.marching.take,
            strikes=("attack",),
        )

    def counter(self, unit: int) -> Piece:
        return unit_piece(self.components, unit)

    def held(self, state: SalernoState) -> Sequence[int]:
        return [mask & self.components.place_hexes for mask in state.control]

    def allocation(self, state: SalernoState, side: int | None, gifts: Mapping[int, int]) -> AllocationNow | None:
        return allocation(state, side, gifts)

    def anonymous(self, state: SalernoState, side: int | None) -> Mapping[int, str]:
        return anonymous(state, side)

    def other_pieces(self, state: SalernoState) -> Iterable[tuple[str, PieceNow]]:
        """The artillery in play: on the map, or ready beside it."""
        c = state.components
        for gun in places_of(state.guns):
            place, owner = state.gun_at[gun], SIDES[c.artillery_side[gun]]
            at = f"artillery-{owner}" if place < 0 else c.map.ids[place]
            yield c.artillery_ids[gun], PieceNow(at)
