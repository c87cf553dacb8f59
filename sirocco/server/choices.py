"""The legal actions as a tree of words, which is a fraction of the size of the list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

END = 0


def tree(actions: Iterable[str]) -> dict[str, Any]:
    """Verb, then argument by argument; 0 ends an action, and the key "" one that ends where others go on."""
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
    """The actions of a tree, as a client reads them."""
    found = []
    for word, below in branch.items():
        if below == END:
            found.append(word)
        else:
            found += [f"{word} {rest}".rstrip() for rest in listed(below)]
    return found
