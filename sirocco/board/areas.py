"""Maps of areas, read from data: every area names its neighbours, and what kind of link leads to each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from sirocco.board.graph import Board
from sirocco.kernel.formats.datafile import Table


class AreaLinks(Protocol):
    """What every row of an area has."""

    @property
    def neighbours(self) -> Mapping[str, str]: ...


def linked_areas(table: Table, rows: Mapping[str, AreaLinks]) -> Board:
    """The areas and their links, numbered as the rows; a link must be the same from both ends. If it is not, the end is
    named that an owner has changed."""
    owned_first = sorted(rows.items(), key=lambda item: (item[0], "neighbours") not in table.owned)
    for name, row in owned_first:
        for other, kind in row.neighbours.items():
            if other not in rows:
                raise table.fail(f"unknown neighbour '{other}'", name, "neighbours")
            back = rows[other].neighbours.get(name, "no link")
            if back != kind:
                changed = (name, "neighbours") not in table.owned and (other, "neighbours") in table.owned
                here, there, one, way = (other, name, back, kind) if changed else (name, other, kind, back)
                raise table.fail(f"link to '{there}' is {one} but {way} the other way", here, "neighbours")
    number = {name: i for i, name in enumerate(rows)}
    return Board([{number[other]: kind for other, kind in row.neighbours.items()} for row in rows.values()])
