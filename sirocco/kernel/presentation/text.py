"""Messages and events formatted in English and Italian, from Fluent catalogues.

A game's catalogues are in its `text/` folder, those of its tutorials in `tutorials/`; the kernel's own contain what all
games share. Arguments that are ids (units, areas, sides, markers ...) are turned into names first: from the components,
or from messages `name-KIND-ID` where a name differs between languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from sirocco.kernel.errors import IllegalAction, UnknownName
from sirocco.kernel.events import Event
from sirocco.kernel.message import Message, Value

if TYPE_CHECKING:
    from sirocco.kernel.definition import Components, Definition
    from sirocco.kernel.game import Game
    from sirocco.kernel.step import Refusal

LANGUAGES = ("en", "it")
FOLDERS = ("text", "tutorials")
KEYLESS = re.compile(r"[^A-Za-z0-9_-]")
"""Characters that an id may contain and the key of a message may not: they become _ there."""


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in ("sirocco.kernel", package):
        for text in own_catalogues(source, language):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def own_catalogues(package: str, language: str) -> Iterator[str]:
    """The messages of a package as Fluent text: those of its rules and, in a file of their own, of its tutorials."""
    for folder in FOLDERS:
        catalogue = files(package) / folder / f"{language}.ftl"
        if catalogue.is_file():
            yield catalogue.read_text(encoding="utf-8")


class Catalogue:
    """A game's messages in one language without a game in play, such as the lettering of its board."""

    def __init__(self, package: str, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName(f"unknown language '{language}'; known: {', '.join(LANGUAGES)}")
        self._bundle = _bundle(package, language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def dates(self, dates: str) -> str:
        return _with_months(dates, lambda month: self.say(f"name-month-{month}"))


def _with_months(dates: str, name: Callable[[str], str]) -> str:
    return re.sub(r"[A-Za-z]+", lambda month: name(month[0]), dates)


class Texts:
    """The texts of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self._set_up(game.definition, game.components, language)

    def _set_up(self, definition: Definition[Any], components: Components, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName(f"unknown language '{language}'; known: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(definition.package, language)
        self._kinds = definition.argument_kinds()
        self._names = definition.names(components)

    @classmethod
    def of(cls, game: Game, language: str = "en") -> Texts:
        """The texts of all games with these components; created once."""
        return texts_for(game.definition, game.components, language)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def orders(self, side: str, scenario: str) -> str | None:
        """The briefing of a side: for its scenario, or for the game if all scenarios share one."""
        for whose in (f"{side}-{scenario}", side):
            if self.has(f"intro-{whose}"):
                return self.say(Message(f"intro-{whose}"))
        return None

    def say(self, message: Message) -> str:
        """The formatted message; a key without a message is shown itself, so that an error is visible."""
        if not self._bundle.has_message(message.key):
            return f"{message.key} {message.args or ''}".strip()
        return self._format(message.key, {name: self._argument(name, value) for name, value in message.args.items()})

    def _format(self, key: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def event(self, event: Event, side: str | None) -> str:
        """An event as that side may read it: `event-KIND`, or `event-KIND-known` for the side that knows its secret."""
        seen = event.seen_by(side)
        key = f"event-{event.kind}"
        if event.secret is not None and side == event.owner:
            key += "-known"
        return self.say(Message(key, seen.data))

    def name(self, kind: str, value: str) -> str:
        """The name of a unit, area, side, marker ... in this language."""
        key = f"name-{kind}-{KEYLESS.sub('_', value)}"
        if self._bundle.has_message(key):
            return self._format(key, {})
        if kind == "dates":
            return _with_months(value, lambda month: self.name("month", month))
        return self._names.get(kind, {}).get(value, value)

    def points(self, value: float | Fraction) -> str:
        """A number of points as a counter shows it."""
        return str(in_halves(value))

    def decimal(self, value: float) -> str:
        """A number to one place, with the point or comma of the language."""
        return str(format_decimal(value, "0.0", self.language))

    def _argument(self, name: str, value: Value) -> Any:
        """A value as messages use it. An empty value ("" or []) is the word `none` and a boolean `yes` or `no`, which
        the catalogues use as selectors and never show."""
        kind = self._kinds.get(name)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float):
            return in_halves(value)
        if isinstance(value, list):
            return ", ".join(self.name(kind, v) if kind else v for v in value) or "none"
        if isinstance(value, str):
            return (self.name(kind, value) if kind else value) or "none"
        return value


@lru_cache(maxsize=64)
def texts_for(definition: Definition[Any], components: Components, language: str) -> Texts:
    """The texts of a game with these components."""
    texts = Texts.__new__(Texts)
    texts._set_up(definition, components, language)
    return texts


def illegal(game: Game, refusal: Refusal) -> IllegalAction:
    """A refusal as an exception."""
    return IllegalAction(Texts.of(game).say(refusal.message), refusal.rule, refusal.message)


PARTS = {0.25: "¼", 0.5: "½", 0.75: "¾"}


def in_halves(value: float | Fraction) -> int | str:
    """A number of points as a counter shows it: 2, 2½, ¼, -1; anything finer as it is."""
    whole = int(value)
    if value == whole:
        return whole
    part = PARTS.get(abs(float(value) - whole))
    if part is not None:
        return f"{'-' if value < 0 else ''}{abs(whole) or ''}{part}"
    return f"{float(value):g}"
