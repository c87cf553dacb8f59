"""What a game hands out and can tell itself as a sentence.

An event or an explanation is plain data: ids, numbers, keys. The game it came from knows the words, so whatever it
hands out is bound to it. The bond is no field: it takes no part in comparison and is never written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.text import Texts

BOND = "told_by"


class Spoken(msgspec.Struct, frozen=True, dict=True):
    """Base of what can be told. `str()` is the sentence in English; what came from no game is shown as data."""

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        texts = self.texts(language)
        return repr(self) if texts is None else self.told(texts)

    def texts(self, language: str) -> Texts | None:
        """The words of the game it came from."""
        bond = self.__dict__.get(BOND)
        if bond is None:
            return None
        from sirocco.kernel.presentation.text import voice

        return voice(*bond, language)

    def told(self, texts: Texts) -> str:
        """The sentence in the words of a game."""
        raise NotImplementedError

    def parts(self) -> Iterable[Spoken]:
        """What it is made of that can be told by itself."""
        return ()

    def __str__(self) -> str:
        return self.say()


T = TypeVar("T", bound=Spoken)


def bound(thing: T, game: Game) -> T:
    """The thing, now able to tell itself in the words of this game."""
    bind(thing, (game.definition, game.components))
    return thing


def bind(thing: Spoken, bond: Any) -> None:
    """Give a thing and its parts their bond."""
    thing.__dict__[BOND] = bond
    for part in thing.parts():
        bind(part, bond)


def bound_alike(thing: T, other: Spoken) -> T:
    """The thing, told by whom another one is told by, if by anybody."""
    if BOND in other.__dict__:
        bind(thing, other.__dict__[BOND])
    return thing


def sentences(parts: Iterable[str]) -> str:
    """Parts as sentences one after the other."""
    return " ".join(part if part.endswith((".", "!", "?", ":")) else f"{part}." for part in parts if part)
