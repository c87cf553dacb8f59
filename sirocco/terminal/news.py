"""Showing new events, each once to each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.game import Game

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


class News:
    """How much of the log each side has seen.

    Related events are condensed into one, so the last one is held back while it may still grow.
    """

    def __init__(self) -> None:
        self._start = 0
        """Where the news begins: earlier events of a loaded game are not news."""
        self._seen: dict[str | None, int] = {}
        self._shown: dict[str | None, int] = {}

    def skip(self, game: Game) -> None:
        """Treat all past events as seen."""
        self._seen.clear()
        self._shown.clear()
        self._start = len(game.events) if game.actions_taken else 0

    def rewind(self, game: Game) -> None:
        """Forget events that have been undone."""
        end = len(game.events)
        for viewer, seen in self._seen.items():
            self._seen[viewer] = min(seen, end)
            self._shown[viewer] = 0

    def show(self, session: Session, include_last: bool = False) -> None:
        """Show the viewer what is new; with `include_last` also the last event, which may still grow."""
        viewer = session.viewer
        events = session.game.events
        begin = self._seen.get(viewer, self._start)
        new = session.formatter.describer.condense(events[begin:])
        shown = self._shown.get(viewer, 0)
        lines = session.formatter.events(new[shown : None if include_last else -1])
        session.screen.show(line._replace(indent=1) for line in lines)
        if include_last:
            self._seen[viewer], self._shown[viewer] = len(events), 0
        elif new and new[-1] is events[-1]:
            self._seen[viewer], self._shown[viewer] = len(events) - 1, 0
        else:
            self._seen[viewer], self._shown[viewer] = begin, max(shown, len(new) - 1)
