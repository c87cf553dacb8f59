"""How the dice of battles fell, compared with expectation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sirocco.kernel.events import Event, EventKind
from sirocco.kernel.presentation.describe import Fortune
from sirocco.kernel.presentation.display import Sheet

FACES = 6
MEAN = (FACES + 1) / 2


class Throw(NamedTuple):
    """A die of a side. `hitting`: how many faces hit, and `hit`: whether this one did; None where dice are added up."""

    side: str
    die: int
    hitting: int | None = None
    hit: bool = False


def thrown_in_fights(events: Iterable[Event], kinds: Mapping[str, EventKind], sheet: Sheet) -> Iterator[Throw]:
    """The dice that fights were decided with (events `rolled`), for the side that is named with them or else for the
    side that began the fight."""
    attacker = ""
    for event in events:
        if event.kind in sheet.fights:
            attacker = str(event.data["side"])
        elif event.kind == "rolled":
            side = str(event.data.get("side", attacker))
            yield from (Throw(side, face) for face in kinds[event.kind].faces(event))


def fortunes(throws: Iterable[Throw], sides: Sequence[str]) -> dict[str, Fortune]:
    """For each side that rolled: how many dice, hits and expected hits; or the sum of the dice and its mean."""
    rolled = list(throws)
    found = {}
    for side in sides:
        dice = [throw for throw in rolled if throw.side == side]
        if dice:
            hits = sum(throw.die if throw.hitting is None else throw.hit for throw in dice)
            expected = sum(MEAN if throw.hitting is None else throw.hitting / FACES for throw in dice)
            found[side] = Fortune(len(dice), hits, expected)
    return found
