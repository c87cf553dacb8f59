"""Actions and their notation.

An action is a verb and a few numbers (indices of units, places, markers). Its text is the canonical notation and
the boundary format everywhere: API, records, logs, tests. Actions are interned by their `Vocabulary`, so two
equal actions of one set of components are the same object and membership tests cost nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from operator import getitem
from typing import NamedTuple

import msgspec

from sirocco.kernel.errors import AmbiguousNotation, NotationError

MAX_NOTATION = 200


class Action(msgspec.Struct, frozen=True, eq=False, gc=False):
    """One legal thing to do. `str(action)` is its notation.

    It holds nothing that could lead back to it, so the collector need not look at it, nor at the long chains of actions
    that games keep.
    """

    verb: str
    args: tuple[int, ...]
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


def plain(name: str) -> str:
    """A name as the parser compares it: no case, accents, spaces or punctuation."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(ch for ch in decomposed if ch.isalnum())


class Names:
    """The names of one kind of thing (units, areas, ...): canonical ids by index, and what else they answer to."""

    __slots__ = ("_indices", "_words", "ids", "kind")

    def __init__(self, kind: str, ids: Sequence[str], aliases: Iterable[tuple[str, int]] = ()) -> None:
        self.kind = kind
        self.ids = tuple(ids)
        self._indices: dict[str, set[int]] = {}
        self._words: list[tuple[str, int]] = []
        for index, name in enumerate(self.ids):
            self._answer(name, index)
        for alias, index in aliases:
            self._answer(alias, index)

    def _answer(self, name: str, index: int) -> None:
        self._indices.setdefault(plain(name), set()).add(index)
        self._words += [(plain(word), index) for word in re.split(r"[\W_]+", name)[1:]]

    def answering_to(self, aliases: Iterable[tuple[str, int]]) -> Names:
        """The same things with more names, such as those of another language."""
        more = Names(self.kind, self.ids)
        more._indices = {key: set(found) for key, found in self._indices.items()}
        more._words = list(self._words)
        for alias, index in aliases:
            more._answer(alias, index)
        return more

    def index(self, name: str) -> int:
        """The thing of that name; the beginning of its name, or of a word in it, will do if no other has the same."""
        found = self.matching(name)
        if not found:
            raise NotationError(f"unknown {self.kind} '{name[:40]}'")
        if len(found) > 1:
            options = ", ".join(self.ids[i] for i in found[:6])
            raise AmbiguousNotation(f"{self.kind} '{name[:40]}' is ambiguous: {options}")
        return found[0]

    def is_called(self, index: int, name: str) -> bool:
        """Whether this is a whole name of the thing, not the beginning of one."""
        return index in self._indices.get(plain(name), ())

    def matching(self, name: str) -> list[int]:
        """Everything of that name; failing that, everything whose name begins with it; failing that, everything with
        a word in its name that does (`Maddalena` for Forte Maddalena)."""
        key = plain(name)
        found = self._indices.get(key)
        if found is None and key:
            found = set().union(*(v for k, v in self._indices.items() if k.startswith(key)))
        if not found and key:
            found = {index for word, index in self._words if word.startswith(key)}
        return sorted(found or ())


class Thing(NamedTuple):
    """A named thing of the game: its kind, and its place among its kind."""

    kind: str
    number: int


class Vocabulary:
    """The verbs of a game with the kinds of their arguments, and the actions interned so far."""

    __slots__ = ("_actions", "_ids", "_lists", "bare", "names", "verbs")

    def __init__(self, verbs: Mapping[str, Sequence[tuple[str, ...]]], names: Iterable[Names]) -> None:
        self.verbs = {verb: tuple(forms) for verb, forms in verbs.items()}
        self.names = {n.kind: n for n in names}
        self._ids = {
            (verb, len(form)): tuple(self.names[kind].ids for kind in form)
            for verb, forms in self.verbs.items()
            for form in reversed(forms)
        }
        """What its arguments may name, by verb and number of arguments: many actions are spelled that nobody takes."""
        self._actions: dict[tuple[str, tuple[int, ...]], Action] = {}
        self._lists: dict[str | tuple[str, int], tuple[Action, ...]] = {}
        self.bare = {verb: self.action(verb) for verb, forms in self.verbs.items() if () in forms}
        """The actions of verbs that name nothing, such as `done`."""

    def answering_to(self, aliases: Mapping[str, Iterable[tuple[str, int]]]) -> Vocabulary:
        """The same vocabulary, and the very same actions, with more names by kind of thing."""
        names = [known.answering_to(aliases.get(kind, ())) for kind, known in self.names.items()]
        more = Vocabulary(self.verbs, names)
        more._actions, more._lists, more.bare = self._actions, self._lists, self.bare
        return more

    def action(self, verb: str, *args: int) -> Action:
        """The interned action; the arguments are trusted to fit one of the verb's forms."""
        key = (verb, args)
        known = self._actions.get(key)
        if known is None:
            # One step, so that two threads at once get the same object.
            known = self._actions.setdefault(key, Action(verb, args, self._spell(verb, args)))
        return known

    def each(self, verb: str, first: int | None = None) -> tuple[Action, ...]:
        """The actions of a verb that names one thing, or `first` and one thing more, by the index of the thing: for
        long lists made often."""
        key = verb if first is None else (verb, first)
        known = self._lists.get(key)
        if known is None:
            known = self._lists[key] = self._each(verb, () if first is None else (first,))
        return known

    def _each(self, verb: str, before: tuple[int, ...]) -> tuple[Action, ...]:
        kind = next(form[-1] for form in self.verbs[verb] if len(form) == len(before) + 1)
        return tuple(self.action(verb, *before, i) for i in range(len(self.names[kind].ids)))

    def naming(self, verb: str, things: Sequence[int]) -> list[Action]:
        """The actions of a verb that names one thing, for each of some things."""
        if not things:
            return []
        each = self._lists.get(verb) or self.each(verb)
        return [each[thing] for thing in things]

    def things(self, action: Action) -> list[Thing]:
        """What an action names, in order."""
        for form in self.verbs[action.verb]:
            if len(form) == len(action.args):
                return [Thing(kind, i) for kind, i in zip(form, action.args, strict=True)]
        return []

    def _spell(self, verb: str, args: tuple[int, ...]) -> str:
        ids = self._ids.get((verb, len(args)))
        if ids is None:
            raise NotationError(f"'{verb}' does not take {len(args)} words")
        return " ".join([verb, *map(getitem, ids, args)])

    def parse(self, text: str) -> Action:
        """Read notation. Raises NotationError (unreadable) or AmbiguousNotation."""
        words = text.split() if len(text) <= MAX_NOTATION else []
        if not words:
            raise NotationError("an action is a verb and up to three names" if text.strip() else "empty action")
        verb = words[0].lower()
        forms = self.verbs.get(verb)
        if forms is None:
            raise NotationError(f"unknown verb '{words[0][:40]}'; known: {', '.join(self.verbs)}")
        for form in forms:
            if len(form) == len(words) - 1:
                return self.action(
                    verb, *(self.names[kind].index(word) for kind, word in zip(form, words[1:], strict=True))
                )
        usage = " or ".join(" ".join([verb, *(kind.upper() for kind in form)]) for form in forms)
        raise NotationError(f"'{verb}' is written: {usage}")
