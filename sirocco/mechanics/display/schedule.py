"""The turn track ahead: what this turn and those to come bring and take away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Notice, TurnAhead, notices
from sirocco.mechanics.pieces import PiecesState


def turns_ahead(s: PiecesState, turn: int, notices_on: Callable[[int], Iterable[Notice]]) -> tuple[TurnAhead, ...]:
    """The turns from `turn` on that there is something to say about."""
    c = s.components
    found = {n: tuple(notices_on(n)) for n in range(turn, c.last_turn + 1)}
    return tuple(
        TurnAhead(n, message("board-track-turn", turn=n, dates=c.turns[n - 1].dates), about)
        for n, about in found.items()
        if about
    )


def by_side(s: PiecesState, key: str, rule: str, units: Iterable[int], warn: bool = False) -> Iterator[Notice]:
    """A notice for each side about its units among these."""
    c, listed = s.components, list(units)
    for side, name in enumerate(s.refusals.sides):
        yield from notices(key, rule, name, s.names(u for u in listed if c.side_of[u] == side), warn)
