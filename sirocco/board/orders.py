"""Orders to pieces: two that are illegal in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from sirocco.kernel.step import Refusal, refuse


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


class Orders(NamedTuple):
    """A game's clauses against giving orders to enemy pieces, and to those that are not on the map; `off_map` names the
    places off it."""

    sides: Sequence[str]
    off_map: Mapping[int, str]
    enemy_rule: str
    absent_rule: str

    def refuse(self, s: Placed, unit: int, side: int) -> Refusal | None:
        c = s.components
        if c.side_of[unit] != side:
            return refuse(self.enemy_rule, "enemy-unit", unit=c.unit_ids[unit], side=self.sides[side])
        if s.place[unit] < 0:
            return refuse(self.absent_rule, "not-on-map", unit=c.unit_ids[unit], where=self.off_map[s.place[unit]])
        return None
