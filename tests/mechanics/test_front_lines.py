"""Where a side could stand between the enemy and what it has to keep, on a field of squares."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.mechanics.bot.front_lines import belts, closed, outposts

SIZE = 11
FIELD = (1 << SIZE * SIZE) - 1


def at(row: int, column: int) -> int:
    return row * SIZE + column


def row_of(row: int, columns: range = range(SIZE)) -> int:
    return mask_of([at(row, column) for column in columns])


def beside(place: int) -> int:
    row, column = divmod(place, SIZE)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return mask_of([at(r, c) for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE])


NETWORK = Network(beside(place) for place in range(SIZE * SIZE))
HOME = row_of(0)


def test_belts_lie_between_the_enemy_and_home() -> None:
    assert belts(row_of(9), HOME, NETWORK, FIELD, 3) == [row_of(8), row_of(7), row_of(6)]


def test_a_gap_of_a_front_belongs_to_it() -> None:
    """Between two enemies nobody comes through without coming near one; what lies behind the gap is theirs."""
    front = row_of(7, range(5)) | row_of(7, range(6, SIZE))
    held = closed(front, HOME, NETWORK, FIELD, 3)
    assert held & front == front
    assert held >> at(8, 5) & 1
    assert not held >> at(6, 5) & 1
    assert closed(front, HOME, NETWORK, FIELD, 0) == front


def test_ground_near_home_is_not_given_to_the_enemy() -> None:
    raider = 1 << at(4, 5)
    assert closed(raider, HOME, NETWORK, FIELD, 2) == raider


def test_where_every_home_is_as_near_the_enemy_holds_only_where_he_stands() -> None:
    enemies = row_of(2)
    assert closed(enemies, HOME, NETWORK, FIELD, 4) == enemies


def test_outposts_watch_all_of_a_belt_from_its_strongest_places() -> None:
    belt = row_of(5)
    chosen = outposts(belt, NETWORK, lambda place: float(place % 2))
    watched = mask_of(chosen)
    for place in chosen:
        watched |= NETWORK[place]
    assert not belt & ~watched
    assert chosen[0] % 2
    assert len(chosen) < len(list(places_of(belt)))
