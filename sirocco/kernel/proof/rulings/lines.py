"""The line numbers of rulings in a file: of each `[[ruling]]`, and of each item of its play.

The TOML parser gives no line numbers. This reads as much of the syntax as needed: strings, comments, brackets.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""'
    r"|'''.*?'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|\[\[|\]\]|[\[\]{},=\n]"
    r"|[^\s\[\]{},=#\"']+",
    re.DOTALL,
)


class Lines(NamedTuple):
    """The lines of one ruling: of its heading, and of the items of its play."""

    heading: int
    play: list[int]


def lines_of(text: str) -> list[Lines]:
    """The lines of all rulings of a file that the parser has accepted."""
    found: list[Lines] = []
    for line, statement in _statements(text):
        if [token for _, token in statement] == ["[[", "ruling", "]]"]:
            found.append(Lines(line, []))
        elif found and [token.strip("\"'") for _, token in statement[:2]] == ["play", "="]:
            found[-1].play.extend(_items(statement[2:]))
    return found


def _tokens(text: str) -> list[tuple[int, str]]:
    found = []
    line, counted = 1, 0
    for match in _TOKEN.finditer(text):
        line += text.count("\n", counted, match.start())
        counted = match.start()
        token = match.group()
        if not token.startswith("#"):
            found.append((line, token))
    return found


def _statements(text: str) -> list[tuple[int, list[tuple[int, str]]]]:
    """Headings and entries, each with its first line and its tokens; inside brackets the end of a line ends nothing."""
    found: list[tuple[int, list[tuple[int, str]]]] = []
    current: list[tuple[int, str]] = []
    depth = 0
    for line, token in _tokens(text):
        if token == "\n":
            if depth == 0 and current:
                found.append((current[0][0], current))
                current = []
            continue
        depth += _depth(token)
        current.append((line, token))
    if current:
        found.append((current[0][0], current))
    return found


def _depth(token: str) -> int:
    return {"[": 1, "{": 1, "[[": 2, "]": -1, "}": -1, "]]": -2}.get(token, 0)


def _items(tokens: list[tuple[int, str]]) -> list[int]:
    """The lines on which the items of a list begin."""
    found = []
    depth = 0
    fresh = False
    for line, token in tokens:
        before = depth
        depth += _depth(token)
        if before == 0:
            fresh = True
            if token == "[[":
                found.append(line)
                fresh = False
        elif before == 1 and token == ",":
            fresh = True
        elif fresh and token not in ("]", "]]"):
            found.append(line)
            fresh = False
    return found
