"""What no game lets a player do: act out of turn, or give orders to enemy pieces or to pieces that are not there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sirocco.kernel.action import Action
from sirocco.kernel.step import Refusal, Step, out_of_order, refuse


class Pieces(Protocol):
    """Whose each piece is and what it is called, by number."""

    @property
    def unit_ids(self) -> Sequence[str]: ...
    @property
    def side_of(self) -> Sequence[int]: ...


class Placed(Protocol):
    """Where each piece is: a place of the board, or a number below 0 for one off the map."""

    @property
    def components(self) -> Pieces: ...
    @property
    def place(self) -> Sequence[int]: ...


class CommonRefusals:
    """The clauses a game cites for them. `off_map` names the boxes off the map by number; `choice_open` is the clause
    against ending a compulsory choice, if it is not the one against acting out of order."""

    def __init__(
        self,
        sides: Sequence[str],
        off_map: Mapping[int, str],
        *,
        out_of_order: str,
        enemy_piece: str,
        absent_piece: str,
        choice_open: str | None = None,
    ) -> None:
        self.sides = sides
        self.off_map = off_map
        self.out_of_order = out_of_order
        self.choice_open = choice_open or out_of_order
        self.enemy_piece = enemy_piece
        self.absent_piece = absent_piece

    def order(self, step: Step[Any], action: Action) -> Refusal:
        """Why an action whose verb a step does not know is refused. A step that must be decided may cite a clause of
        its own against `done`: its `done_rule`."""
        return out_of_order(action, self.out_of_order, getattr(step, "done_rule", "") or self.choice_open)

    def piece(self, s: Placed, piece: int, side: int) -> Refusal | None:
        """Why a side cannot give orders to a piece, or None."""
        return self.enemy(s, piece, side) or self.absent(s, piece)

    def enemy(self, s: Placed, piece: int, side: int) -> Refusal | None:
        """Why a side cannot choose a piece, on the map or off it, or None."""
        c = s.components
        if c.side_of[piece] == side:
            return None
        return refuse(self.enemy_piece, "enemy-unit", unit=c.unit_ids[piece], side=self.sides[side])

    def absent(self, s: Placed, piece: int) -> Refusal | None:
        """Why a piece off the map cannot act, or None."""
        if s.place[piece] >= 0:
            return None
        where = self.off_map[s.place[piece]]
        return refuse(self.absent_piece, "not-on-map", unit=s.components.unit_ids[piece], where=where)
