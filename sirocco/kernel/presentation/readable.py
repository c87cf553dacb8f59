"""Data of a game that can format itself as a sentence.

An event or an explanation is plain data: ids, numbers, keys. The texts belong to the game it came from, so a game binds
whatever it returns to itself. The binding is not a field: it is ignored by comparison and never saved.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.text import Texts

SOURCE = "bound_to"


class Readable(msgspec.Struct, frozen=True, dict=True):
    """Base of readable data. `str()` is the sentence in English; data that is bound to no game is shown as `repr`."""

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        texts = self.texts(language)
        return repr(self) if texts is None else self.text(texts)

    def texts(self, language: str) -> Texts | None:
        """The texts of the game it came from."""
        source = self.__dict__.get(SOURCE)
        if source is None:
            return None
        from sirocco.kernel.presentation.text import texts_for

        return texts_for(*source, language)

    def text(self, texts: Texts) -> str:
        """The sentence, formatted with the texts of a game."""
        raise NotImplementedError

    def parts(self) -> Iterable[Readable]:
        """The parts that are readable by themselves."""
        return ()

    def __str__(self) -> str:
        return self.say()


T = TypeVar("T", bound=Readable)


def bound(thing: T, game: Game) -> T:
    """The thing, bound to this game."""
    bind(thing, (game.definition, game.components))
    return thing


def bind(thing: Readable, source: Any) -> None:
    """Bind a thing and its parts to a definition and components."""
    thing.__dict__[SOURCE] = source
    for part in thing.parts():
        bind(part, source)


def bound_like(thing: T, other: Readable) -> T:
    """The thing, bound to the same game as another one, if that is bound."""
    if SOURCE in other.__dict__:
        bind(thing, other.__dict__[SOURCE])
    return thing


def sentences(parts: Iterable[str]) -> str:
    """The parts joined as sentences."""
    return " ".join(part if part.endswith((".", "!", "?", ":")) else f"{part}." for part in parts if part)
