"""The difference between two JSON-ready values, as a list of `[path, value]` (set) and `[path]` (remove).

A path leads through objects only; a list that changed is set whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Change = list[Any]


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    return list(_changes(old, new, []))


def _changes(old: dict[str, Any], new: dict[str, Any], path: list[str]) -> Iterator[Change]:
    for key in old:
        if key not in new:
            yield [[*path, key]]
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is value or (before is not _ABSENT and before == value):
            continue
        if isinstance(before, dict) and isinstance(value, dict) and _worth_it(before, value):
            yield from _changes(before, value, [*path, key])
        else:
            yield [[*path, key], value]


def _worth_it(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether a nested patch is likely to be shorter than the new value: some keys must be common to both."""
    return not old.keys().isdisjoint(new)


def apply(value: dict[str, Any], patch: list[Change]) -> None:
    """Apply the changes, as a client does."""
    for path, *new in patch:
        target = value
        for key in path[:-1]:
            target = target[key]
        if new:
            target[path[-1]] = new[0]
        else:
            del target[path[-1]]


_ABSENT = object()
