"""Choices: numbering what is legal, and gathering long lists by what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sirocco.kernel.action import Action, Vocabulary
from sirocco.terminal.reading import Thing

FLAT = 12
"""Up to so many choices are listed one by one; more are gathered by the thing they begin with."""


class Choice(NamedTuple):
    """A numbered line: one action, or all those about one thing."""

    about: Thing | None
    actions: tuple[Action, ...]


class Menu(NamedTuple):
    """What the numbers mean just now. `about` is the thing whose own choices are listed, if one was picked."""

    choices: tuple[Choice, ...]
    about: Thing | None = None


def subject(vocabulary: Vocabulary, action: Action) -> Thing | None:
    """The thing an action begins with."""
    for form in vocabulary.verbs[action.verb]:
        if form and len(form) == len(action.args):
            return Thing(form[0], action.args[0])
    return None


def whole_menu(vocabulary: Vocabulary, actions: Sequence[Action]) -> Menu:
    """Every choice of a decision, gathered if there are many."""
    if len(actions) <= FLAT:
        return Menu(tuple(Choice(None, (action,)) for action in actions))
    gathered: dict[Thing | Action, list[Action]] = {}
    for action in actions:
        gathered.setdefault(subject(vocabulary, action) or action, []).append(action)
    return Menu(tuple(Choice(key if isinstance(key, Thing) else None, tuple(found)) for key, found in gathered.items()))


def menu_of(vocabulary: Vocabulary, actions: Sequence[Action], about: Thing) -> Menu | None:
    """The choices that concern one thing: those that begin with it, then those that name it elsewhere."""
    first = [a for a in actions if subject(vocabulary, a) == about]
    later = [a for a in actions if a not in first and about in _named(vocabulary, a)]
    found = tuple(Choice(None, (action,)) for action in first + later)
    return Menu(found, about) if found else None


def _named(vocabulary: Vocabulary, action: Action) -> list[Thing]:
    for form in vocabulary.verbs[action.verb]:
        if len(form) == len(action.args):
            return [Thing(kind, i) for kind, i in zip(form, action.args, strict=True)]
    return []
