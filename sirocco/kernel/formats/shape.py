"""Shapes: which entries the facts and the view of a game have, and what values each may have.

A game declares both once. Rulings are read by the declaration, so that a misspelt entry is an error and every name the
game knows a thing by (a code, a beginning) will do; the conformance suite holds the game to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sirocco.kernel.action import Names
from sirocco.kernel.errors import DataError, NotationError

NONE = "none"
"""How a file, which has no null, denotes an empty value."""


class Lexicon:
    """The names a game knows, by kind: those of its vocabulary, and its sides."""

    def __init__(self, names: Mapping[str, Names], sides: tuple[str, ...]) -> None:
        self.names = names
        self.sides = sides
        self._ids: dict[str, frozenset[str]] = {}

    def knows(self, kind: str) -> bool:
        return kind == "side" or kind in self.names

    def id(self, kind: str, name: str) -> str:
        """The id of a thing by any of its names. Raises DataError if there is none, or more than one."""
        if kind == "side":
            if name not in self.sides:
                raise DataError(f"unknown side '{name}'; known: {', '.join(self.sides)}")
            return name
        names = self.names[kind]
        ids = self._ids.get(kind)
        if ids is None:
            ids = self._ids[kind] = frozenset(names.ids)
        if name in ids:
            return name
        try:
            return names.ids[names.index(name)]
        except NotationError as error:
            raise DataError(str(error)) from None


class Shape:
    """Base of all shapes; by itself it accepts anything."""

    sparse: bool = False
    """Whether a missing entry means an empty value."""

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        """The value a ruling expects, with names replaced by ids. Raises DataError for an impossible one."""
        return wanted

    def spelt(self, word: str, lexicon: Lexicon, path: str) -> str:
        """The same for a value that is the key of a table."""
        return word

    def inner(self, key: str) -> Shape:
        """The shape of an entry."""
        return ANYTHING

    def key(self, key: str, lexicon: Lexicon, path: str) -> str:
        """The key of an entry as the game spells it. Raises DataError for an impossible one."""
        return key

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        """Where the data of a game does not have this shape."""
        return iter(())


ANYTHING = Shape()


class Value(Shape):
    """A number, a text, or true or false; `empty`: possibly empty."""

    def __init__(self, what: str, *types: type, empty: bool = False) -> None:
        self.what = what
        self.types = types
        self.empty = empty

    def _fits(self, value: Any) -> bool:
        return isinstance(value, self.types) and (bool in self.types or not isinstance(value, bool))

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if wanted == NONE and self.empty:
            return wanted
        if not self._fits(wanted):
            raise DataError(f"{path} is {self.what}, never {wanted!r}")
        return wanted

    def spelt(self, word: str, lexicon: Lexicon, path: str) -> str:
        if word == NONE and self.empty:
            return word
        if bool in self.types:
            fits = word in ("true", "false")
        else:
            fits = str in self.types or word.removeprefix("-").replace(".", "", 1).isdigit()
        if not fits:
            raise DataError(f"{path} is {self.what}, never '{word}'")
        return word

    def inner(self, key: str) -> Shape:
        raise DataError(f"there is nothing inside {self.what}")

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if not (found is None and self.empty) and not self._fits(found):
            yield f"{path} is {found!r}, not {self.what}"


class Name(Shape):
    """The name of a thing of a kind (or of `another`), or one of certain words."""

    def __init__(self, kind: str, *words: str, empty: bool = False, another: str | None = None) -> None:
        self.kind = kind
        self.another = another
        self.words = words
        self.empty = empty

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if not isinstance(wanted, str):
            raise DataError(f"{path} is the name of a {self.kind}, never {wanted!r}")
        return self.spelt(wanted, lexicon, path)

    def spelt(self, word: str, lexicon: Lexicon, path: str) -> str:
        if word in self.words or (word == NONE and self.empty):
            return word
        try:
            return lexicon.id(self.kind, word)
        except DataError as error:
            if self.another is not None:
                return Name(self.another).spelt(word, lexicon, path)
            raise DataError(f"{path}: {error}") from None

    def inner(self, key: str) -> Shape:
        raise DataError(f"there is nothing inside the name of a {self.kind}")

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if (found is None and self.empty) or found in self.words:
            return
        try:
            known = self.read(found, lexicon, path) == found
        except DataError:
            known = False
        if not known:
            yield f"{path} is {found!r}, not the id of a {self.kind}"


class Word(Shape):
    """One of certain words; `empty`: possibly empty."""

    def __init__(self, *words: str, empty: bool = False) -> None:
        self.words = words
        self.empty = empty

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if wanted not in self.words and not (wanted == NONE and self.empty):
            raise DataError(f"{path} is one of {', '.join(self.words)}, never {wanted!r}")
        return wanted

    def spelt(self, word: str, lexicon: Lexicon, path: str) -> str:
        return str(self.read(word, lexicon, path))

    def inner(self, key: str) -> Shape:
        raise DataError("there is nothing inside a word")

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if found not in self.words and not (found is None and self.empty):
            yield f"{path} is {found!r}, not one of {', '.join(self.words)}"


class Listing(Shape):
    """A list; in a path a star selects its entries."""

    def __init__(self, item: Shape, empty: bool = False) -> None:
        self.item = item
        self.empty = empty

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if wanted == NONE and self.empty:
            return wanted
        if not isinstance(wanted, list):
            raise DataError(f"{path} is a list, never {wanted!r}")
        return [self.item.read(entry, lexicon, path) for entry in wanted]

    def inner(self, key: str) -> Shape:
        return self.item

    def key(self, key: str, lexicon: Lexicon, path: str) -> str:
        raise DataError(f"{path} is a list: only a star leads into it")

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if found is None and self.empty:
            return
        if not isinstance(found, list):
            yield f"{path} is {found!r}, not a list"
            return
        for entry in found:
            yield from self.item.strays(entry, lexicon, path)


class _Table(Shape):
    """What all tables share."""

    sparse = True

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if not isinstance(wanted, Mapping):
            raise DataError(f"{path} is a table, never {wanted!r}")
        if not wanted:
            raise DataError(f"{path}: an empty table says nothing")
        read: dict[str, Any] = {}
        for name, value in wanted.items():
            key = self.key(name, lexicon, path)
            if key in read:
                raise DataError(f"{path}.{key} is there twice")
            read[key] = self.inner(key).read(value, lexicon, f"{path}.{key}")
        return read

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if not isinstance(found, Mapping):
            yield f"{path} is {found!r}, not a table"
            return
        for key, value in found.items():
            try:
                known = self.key(key, lexicon, path) == key
            except DataError:
                known = False
            if known:
                yield from self.inner(key).strays(value, lexicon, f"{path}.{key}")
            else:
                yield f"{path}.{key} is not declared"


class Record(_Table):
    """A table with entries of its own. Where `short` names one of them, a plain value stands for that entry."""

    def __init__(self, entries: Mapping[str, Shape], short: str = "", empty: bool = False) -> None:
        self.entries = dict(entries)
        self.short = short
        self.empty = empty

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if wanted == NONE and self.empty:
            return wanted
        if self.short and not isinstance(wanted, Mapping):
            return {self.short: self.entries[self.short].read(wanted, lexicon, path)}
        return super().read(wanted, lexicon, path)

    def inner(self, key: str) -> Shape:
        return self.entries[key]

    def key(self, key: str, lexicon: Lexicon, path: str) -> str:
        if key not in self.entries:
            raise DataError(f"{path} has no entry '{key}'; known: {', '.join(self.entries)}")
        return key

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if found is None and self.empty:
            return iter(())
        return super().strays(found, lexicon, path)


class Each(_Table):
    """A table with the same shape for every thing of a kind. A missing thing means an empty value or 0; with
    `complete` every thing must be present."""

    def __init__(self, kind: str, value: Shape, empty: bool = False, complete: bool = False) -> None:
        self.sparse = not complete
        self.kind = kind
        self.value = value
        self.empty = empty

    def read(self, wanted: Any, lexicon: Lexicon, path: str) -> Any:
        if wanted == NONE and self.empty:
            return wanted
        return super().read(wanted, lexicon, path)

    def inner(self, key: str) -> Shape:
        return self.value

    def key(self, key: str, lexicon: Lexicon, path: str) -> str:
        try:
            return lexicon.id(self.kind, key)
        except DataError as error:
            raise DataError(f"{path}: {error}") from None

    def strays(self, found: Any, lexicon: Lexicon, path: str) -> Iterator[str]:
        if found is None and self.empty:
            return iter(())
        return super().strays(found, lexicon, path)


NUMBER = Value("a number", int, float)
MAYBE_NUMBER = Value("a number", int, float, empty=True)
FLAG = Value("true or false", bool)
TEXT = Value("a text", str)
MAYBE_TEXT = Value("a text", str, empty=True)
SCORE = Each("side", NUMBER)


def numbers(*names: str) -> dict[str, Any]:
    """Entries that are all numbers."""
    return dict.fromkeys(names, NUMBER)
