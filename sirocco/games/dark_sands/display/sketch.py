"""The map of The Dark Sands in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.sketch.hexes import HexSketch, Signs
from sirocco.board.sketch.stacks import Position
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.terrain import DESERT, MARSH, MOUNTAIN, ROAD, ROUGH, TRAIL
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import Texts

SIGNS = Signs(
    {DESERT: "·", ROUGH: "^", MOUNTAIN: "▲", MARSH: "≈", "depression": "░", "sea": "~"},
    {ROAD: ("═", "╲", "╱"), TRAIL: ("-", "\\", "/")},
)

MARKS = {"ring": "#"}
"""Fortified boxes."""


def sketch(c: DarkSands, position: Position, around: str | None, width: int) -> str:
    """The part of each section where counters are, or what lies around a hex; then who is there."""
    names = {h: row.name for h, row in zip(c.hex_of_place, c.places, strict=True) if row.named or row.fort is None}
    drawn = HexSketch(c.map, names, SIGNS, position)
    hex_ = None if around is None else c.vocabulary.names["hex"].index(around)
    windows = drawn.occupied() if hex_ is None else drawn.around(hex_, width)
    shown = {c.map.ids[h] for window in windows for h in drawn.hexes(window)}
    there = sorted((place for place in position.stacks if place in shown), reverse=True)
    named = {c.map.ids[h] for h in names} & shown
    return "\n".join(
        [
            *position.headline(width),
            *drawn.draw(windows, width),
            "",
            *position.key(_signs(position.texts), width),
            "",
            *position.listed(there, lambda place: _called(c, names, place), width),
            *position.held(named, width),
        ]
    )


def _called(c: DarkSands, names: dict[int, str], place: str) -> str:
    name = names.get(c.map.number[place])
    return place if name is None else f"{place} {name}"


def _signs(texts: Texts) -> Iterator[tuple[str, str]]:
    """What each sign means."""
    for kind, sign in SIGNS.ground.items():
        yield sign, texts.name("terrain", kind)
    for kind, signs in SIGNS.ways.items():
        yield signs[0] * 2, texts.say(Message(f"map-key-{kind}"))
    for sign in MARKS.values():
        yield sign, texts.say(Message("board-box"))
