"""Menus: the legal actions numbered, with long lists grouped by the thing they begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sirocco.kernel.action import Action, Thing, Vocabulary

MAX_UNGROUPED = 12
"""Up to this many choices are listed one by one; more are grouped by the thing they begin with."""


class Choice(NamedTuple):
    """A numbered line: one action, or all those about one thing."""

    about: Thing | None
    actions: tuple[Action, ...]


class Menu(NamedTuple):
    """The meaning of the numbers at present. `about` is the thing whose own choices are listed, if one was picked."""

    choices: tuple[Choice, ...]
    about: Thing | None = None


def whole_menu(vocabulary: Vocabulary, actions: Sequence[Action]) -> Menu:
    """Every choice of a decision, grouped if there are many."""
    if len(actions) <= MAX_UNGROUPED:
        return Menu(tuple(Choice(None, (action,)) for action in actions))
    grouped: dict[Thing | Action, list[Action]] = {}
    for action in actions:
        things: list[Thing | Action] = [*vocabulary.things(action), action]
        grouped.setdefault(things[0], []).append(action)
    return Menu(tuple(Choice(key if isinstance(key, Thing) else None, tuple(found)) for key, found in grouped.items()))


def menu_of(vocabulary: Vocabulary, actions: Sequence[Action], about: Thing) -> Menu | None:
    """The choices that concern one thing: those that begin with it, then those that name it elsewhere."""
    first = [a for a in actions if vocabulary.things(a)[:1] == [about]]
    later = [a for a in actions if a not in first and about in vocabulary.things(a)]
    found = tuple(Choice(None, (action,)) for action in first + later)
    return Menu(found, about) if found else None
