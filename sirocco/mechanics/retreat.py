"""Retreat: a group of pieces falls back place by place, or one of its own accord on a whole path.

Which places are closed is the game's, and how harmful the others are: nobody may choose a way that harms more than
another does. The owner decides, or the winner, as the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Generic

from sirocco.kernel.step import UNASKED, Question
from sirocco.mechanics.choices import IF_SEVERAL, P, SingleChoice


def least_harmful(harms: Mapping[int, int]) -> list[int]:
    """The places that harm least."""
    least = min(harms.values(), default=0)
    return [place for place, harm in harms.items() if harm == least]


def path_harms(
    here: int,
    left: int,
    entered: Collection[int],
    neighbours: Callable[[int], Iterable[int]],
    harm: Callable[[int, bool], int | None],
) -> dict[int, int]:
    """For each place that can be entered next, the least harm of a whole retreat of `left` places by way of it.

    A path harms as its worst place does, and enters none twice. `harm` is asked about a place and whether the retreat
    ends there, and gives None for a closed one. Places from which the retreat could not be completed are left out."""
    found = {}
    for place in neighbours(here):
        own = None if place in entered else harm(place, left == 1)
        if own is None:
            continue
        if left > 1:
            beyond = path_harms(place, left - 1, {*entered, place}, neighbours, harm)
            if not beyond:
                continue
            own = max(own, min(beyond.values()))
        found[place] = own
    return found


class GroupRetreat(SingleChoice[P], Generic[P], frozen=True):
    """A group falls back one place at a time; a single way is taken without asking."""

    verb: ClassVar[str] = "retreat"
    asks: ClassVar[int] = IF_SEVERAL

    def group(self, s: P) -> Sequence[int]:
        """The pieces that are still retreating."""
        raise NotImplementedError

    def is_complete(self, s: P) -> bool:
        """Whether they have gone far enough."""
        raise NotImplementedError

    def harms(self, s: P) -> Mapping[int, int]:
        """The places they can enter next, each with how much it harms them."""
        raise NotImplementedError

    def prefers(self, s: P, place: int) -> bool:
        """Whether a place goes before others that harm as much."""
        return True

    def complete(self, s: P) -> None:
        """They have gone far enough."""
        s.pop()

    def cornered(self, s: P) -> None:
        """They have not, and can go nowhere."""
        raise NotImplementedError

    def destroyed(self, s: P) -> None:
        """Nobody is left of them."""
        s.pop()

    def candidates(self, s: P) -> list[int]:
        found = least_harmful(self.harms(s))
        return [place for place in found if self.prefers(s, place)] or found

    def ask(self, s: P) -> Question:
        return UNASKED if not self.group(s) or self.is_complete(s) else super().ask(s)

    def run(self, s: P) -> None:
        if not self.group(s):
            self.destroyed(s)
        elif self.is_complete(s):
            self.complete(s)
        else:
            super().run(s)

    def finish(self, s: P) -> None:
        self.cornered(s)
