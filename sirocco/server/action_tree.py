"""The legal actions as a tree of words, a fraction of the size of the list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

END = 0


def tree(actions: Iterable[str]) -> dict[str, Any]:
    """Verb, then argument by argument; 0 ends an action. The key "" ends an action that is a prefix of others."""
    root: dict[str, Any] = {}
    for action in actions:
        words = action.split(" ")
        branch = root
        for word in words[:-1]:
            below = branch.get(word, END)
            if below == END:
                below = branch[word] = {"": END} if word in branch else {}
            branch = below
        last = words[-1]
        if isinstance(branch.get(last), dict):
            branch[last][""] = END
        else:
            branch[last] = END
    return root


def listed(branch: dict[str, Any]) -> list[str]:
    """The actions of a tree: the inverse of `tree`, as a client computes it."""
    found = []
    for word, below in branch.items():
        if below == END:
            found.append(word)
        else:
            found += [f"{word} {rest}".rstrip() for rest in listed(below)]
    return found
