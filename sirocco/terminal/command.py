"""The commands besides actions, and finding a command by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from sirocco.kernel.action import plain
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.text import Texts

if TYPE_CHECKING:
    from sirocco.terminal.session import Session

Handler = Callable[["Session", list[str]], bool]
"""Runs a command; returns whether the decision must be presented again."""


class Command(NamedTuple):
    """`name` is its name everywhere; `ui-command-NAME` lists what it is called in each language, `ui-usage-NAME`
    shows how it is written and `ui-help-NAME` what it does."""

    name: str
    run: Handler

    def called(self, texts: Texts) -> list[str]:
        """Its names in one language, the usual one first."""
        return texts.say(Message(f"ui-command-{self.name}")).split(", ")


class Phrasebook:
    """The commands by every name they have in any language."""

    def __init__(self, commands: Iterable[Command], all_texts: Iterable[Texts]) -> None:
        self.commands = tuple(commands)
        self._by_name: dict[str, Command] = {"?": next(c for c in self.commands if c.name == "choices")}
        for texts in all_texts:
            for command in self.commands:
                for name in (command.name, *command.called(texts)):
                    self._by_name[plain(name)] = command

    def words(self, texts: Texts) -> list[str]:
        """The names of the commands in one language."""
        return [name for command in self.commands for name in command.called(texts)]

    def find(self, word: str) -> Command | None:
        return self._by_name.get(plain(word) or word)

    def beginning(self, word: str) -> Command | None:
        """The only command whose name begins with the word."""
        start = plain(word)
        found = {c for name, c in self._by_name.items() if start and name.startswith(start)}
        return found.pop() if len(found) == 1 else None
