"""Every error a caller can provoke. Each says in one sentence what is wrong; none leaves anything half done."""

from __future__ import annotations

from sirocco.kernel.message import Message


class SiroccoError(Exception):
    """Base of all errors caused by input: the command line prints it as one line and exits with 2."""


class UnknownName(SiroccoError, LookupError):
    """A game, scenario, option, side, language or bot that does not exist."""


class NotationError(SiroccoError, ValueError):
    """Text that cannot be read as an action at all: unknown verb, unit or place, wrong number of words."""


class AmbiguousNotation(NotationError):
    """Text that could mean more than one thing."""


class IllegalAction(SiroccoError, ValueError):
    """A readable action that is refused here. `rule` is the clause that refuses it, empty if the game is over."""

    def __init__(self, reason: str, rule: str, message: Message) -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, Message]]:
        return IllegalAction, (self.reason, self.rule, self.message)


class OutOfTurn(IllegalAction):
    """An action tried by a side that has nothing to decide now. `rule` is the clause of the decision that is open."""

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, Message]]:
        return OutOfTurn, (self.reason, self.rule, self.message)


class UndoError(SiroccoError):
    """Nothing can be taken back: a die, hidden information or the other side's decision lies in between."""


class DiceExhausted(SiroccoError):
    """Scripted dice ran out."""


class DataError(SiroccoError, ValueError):
    """A record, saved game, position, ruling or component file that is not what it should be."""
