"""The map of Compass in plain text."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.sketch.areas import AreaSketch, Link, Strokes
from sirocco.board.sketch.stacks import Position
from sirocco.games.compass.components import Compass
from sirocco.games.compass.display.drawing import plan
from sirocco.kernel.message import Message

STROKES = {
    "road": Strokes("═", "║", "╲", "╱"),
    "track": Strokes("-", "|", "\\", "/"),
    "border": Strokes("·", "·", "·", "·"),
}
NEAR = 2
"""How many areas away is near."""
VICTORY = "*"
MARKS: dict[str, str] = {}
"""Signs for markers: none."""


def sketch(c: Compass, position: Position, around: str | None, width: int) -> str:
    """All areas, or those near one; then who is there."""
    ids = c.area_ids
    links = [Link(ids[a], ids[b], kind) for a, of in enumerate(c.board.links) for b, kind in of.items() if a < b]
    notes = {ids[a]: f"{VICTORY}{row.victory}" for a, row in enumerate(c.areas) if row.victory}
    drawn = AreaSketch(plan().block, links, STROKES, notes, position)
    places = set(ids) if around is None else drawn.near(ids[c.vocabulary.names["area"].index(around)], NEAR)
    there = [place for place in ids if place in places]
    return "\n".join(
        [
            *position.headline(width),
            "",
            *drawn.draw(places, width),
            "",
            *position.key(_signs(position), width),
            "",
            *position.listed(there, position.place, width),
        ]
    )


def _signs(position: Position) -> Iterator[tuple[str, str]]:
    """What each sign means."""
    texts = position.texts
    for kind, strokes in STROKES.items():
        yield strokes.level * 2, texts.say(Message(f"map-key-{kind}"))
    yield f"{VICTORY}3", texts.say(Message("map-key-victory"))
    for side, letter in position.letters.items():
        yield letter.lower(), texts.say(Message("sketch-empty", {"side": side}))
