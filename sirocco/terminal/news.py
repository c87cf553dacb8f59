"""Telling what happened, each event once to each person at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sirocco.kernel.game import Game

if TYPE_CHECKING:
    from sirocco.terminal.session import Session


class News:
    """How much of the log each side has been told.

    Events that belong together are told as one, so the last one is held back while it may still grow.
    """

    def __init__(self) -> None:
        self._start = 0
        """Where in the log a game began for everybody: what a loaded game tells again is nobody's news."""
        self._told: dict[str | None, int] = {}
        self._shown: dict[str | None, int] = {}

    def skip(self, game: Game) -> None:
        """Nothing of the past is news."""
        self._told.clear()
        self._shown.clear()
        self._start = len(game.events) if game.actions_taken else 0

    def rewind(self, game: Game) -> None:
        """Forget what was told of things that have been taken back."""
        end = len(game.events)
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, end)
            self._shown[viewer] = 0

    def tell(self, session: Session, all_of_it: bool = False) -> None:
        """Show the viewer what is new; with `all_of_it` the event still growing too."""
        viewer = session.viewer
        events = session.game.events
        begin = self._told.get(viewer, self._start)
        new = session.speaker.describer.condense(events[begin:])
        shown = self._shown.get(viewer, 0)
        lines = session.speaker.events(new[shown : None if all_of_it else -1])
        session.screen.show(line._replace(indent=1) for line in lines)
        if all_of_it:
            self._told[viewer], self._shown[viewer] = len(events), 0
        elif new and new[-1] is events[-1]:
            self._told[viewer], self._shown[viewer] = len(events) - 1, 0
        else:
            self._told[viewer], self._shown[viewer] = begin, max(shown, len(new) - 1)
