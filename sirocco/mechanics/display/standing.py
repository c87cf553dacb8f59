"""How far it is to winning where the higher total of points decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sirocco.kernel.message import Message, message


def standing_by_points(score: Mapping[str, int], sides: Sequence[str], side: int | None, last: int) -> Message:
    """The totals, to a side its own first, and who is ahead by how much; they count when the last turn ends."""
    first = 0 if side is None else side
    mine, theirs = score[sides[first]], score[sides[1 - first]]
    if side is None:
        return message("board-standing", mine=mine, theirs=theirs, last=last)
    how = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
    return message(f"board-standing-{how}", mine=mine, theirs=theirs, by=abs(mine - theirs), last=last)
