"""Pieces whose identity one side may not know: it sees a cover where a piece lies, and follows it as it moves.

Every piece of a side has one of the side's covers, drawn at the start. Who may know a piece (because it stands next to
it, say) sees the piece, everybody else its cover. What is seen of a cover (where it lies, what is marked on it) is
public; which piece lies under it is what `identities` draws anew for a side that imagines the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from sirocco.kernel.dice import Dice


def draw_covers(cover: list[int], pieces: Sequence[int], dice: Dice) -> None:
    """Deal the covers of a side to its pieces. They have the numbers of its pieces, in another order."""
    left = list(pieces)
    for piece in pieces:
        cover[piece] = left.pop(dice.below(len(left)))


def identities(
    hidden: Iterable[int], cover: Sequence[int], dice: Dice, fits: Callable[[int, int], bool] | None = None
) -> dict[int, int]:
    """Which of the hidden pieces of a side takes the place of which, drawn at random. It depends on nothing but which
    covers are seen and which pieces are not: not on which lies where. `fits(piece, old)` says whether a piece may take
    the place of another, judged by what is seen of that; where none does, any will do."""
    seen = sorted(hidden, key=cover.__getitem__)
    left = sorted(seen)
    took: dict[int, int] = {}
    for old in seen:
        fitting = [piece for piece in left if fits is None or fits(piece, old)] or left
        took[old] = fitting[dice.below(len(fitting))]
        left.remove(took[old])
    return took


def exchange(values: list[int], took: Mapping[int, int]) -> None:
    """Give every piece what the one had whose place it takes, in a list by piece."""
    before = values[:]
    for old, new in took.items():
        values[new] = before[old]


def exchanged(mask: int, took: Mapping[int, int]) -> int:
    """The same for a set of pieces."""
    after = mask
    for old, new in took.items():
        after = after & ~(1 << new) | (mask >> old & 1) << new
    return after
