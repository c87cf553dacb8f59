"""The map of Kasserine by itself, and short ways to ask about it. Hexes are named as printed."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

from sirocco.board.graph import mask_of, places_of
from sirocco.board.paths import reach
from sirocco.games.kasserine.components.loading import DATA
from sirocco.games.kasserine.components.terrain import Mover
from sirocco.games.kasserine.components.tunisia import FILES, read_tunisia
from sirocco.kernel.formats.datafile import DataFile, Tables

FOLDER = files("sirocco.games.kasserine") / "data"
TABLES = Tables(*(DataFile.read(FOLDER / name, name) for name in FILES))
TUNISIA = read_tunisia(TABLES)
MAP = TUNISIA.map
GAME = DATA.load("kasserine")


def at(number: str) -> int:
    return MAP.number[number]


def hexes(mask: int) -> set[str]:
    return {MAP.ids[i] for i in places_of(mask)}


def mask(numbers: str) -> int:
    return mask_of([at(number) for number in numbers.split()])


def terrain(number: str) -> str:
    return MAP.terrain[at(number)]


def touch(one: str, other: str) -> bool:
    return at(other) in MAP.board.neighbours[at(one)]


def cheapest(mover: Mover, start: str, goal: str, closed: str = "", follow: bool = False) -> float | None:
    """Movement points from hex to hex by the cheapest way and the better turn of tracks; None: there is no way."""
    costs = TUNISIA.costs
    found = reach(costs.search[mover, follow], (at(start),), closed=mask(closed), modes=costs.modes).cost
    return found[at(goal)] / 2 if at(goal) in found else None


def along(mover: Mover, way: str, turn: int = 0, follow: bool = False) -> float | None:
    """Movement points for going through these hexes, if tracks begin with their first price or the next."""
    costs, total = TUNISIA.costs, 0
    places = [at(number) for number in way.split()]
    for here, there in pairwise(places):
        price = dict(costs.tables[mover, follow, turn % costs.modes][here]).get(there)
        if price is None:
            return None
        total += price
        turn += costs.turns(here, there, follow)
    return total / 2
