"""The map of From Salerno to Rome by itself, and short ways to ask about it. Hexes are named as printed."""

from __future__ import annotations

from importlib.resources import files

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.italy import FILES, read_italy
from sirocco.kernel.formats.datafile import DataFile, Tables

FOLDER = files("sirocco.games.salerno_rome") / "data"
TABLES = Tables(*(DataFile.read(FOLDER / name, name) for name in FILES))
ITALY = read_italy(TABLES)
MAP = ITALY.map


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
