"""The roster: what each unit can do now, where it is, and whether it is supplied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.kernel.formats.shape import FLAG, MAYBE_NUMBER, NUMBER, TEXT, Each, Listing, Name, Record, Value, Word


class RosterEntry(msgspec.Struct, frozen=True, rename="camel"):
    """One unit with its current numbers, as its owner sees it."""

    name: str
    side: str
    kind: str
    at: str
    """The place it is in, or the box, track or the like if it is not on the map."""
    on_map: bool
    attack: int
    """Its present attack strength alone; 0 if it cannot attack at all."""
    defence: int
    movement: float
    """Its movement allowance in its present condition."""
    left: float | None
    """The movement points it has left; None where it cannot move now."""
    steps: int
    full_steps: int
    supply: Literal["in", "out"] | None
    """By the marker it carries, which the rules use; None off the map."""
    line: bool | None
    """Whether a line of supply could be traced from its place now; None off the map."""
    condition: list[str] = []
    """Reduced, disrupted and the like: names defined by the game."""
    due: int | None = None
    """The turn of its arrival, if known."""


ROSTER = Each(
    "unit",
    Record(
        {
            **dict.fromkeys(("name", "kind", "at"), TEXT),
            **dict.fromkeys(("attack", "defence", "movement", "steps", "fullSteps"), NUMBER),
            "side": Name("side"),
            "onMap": FLAG,
            "left": MAYBE_NUMBER,
            "supply": Word("in", "out", empty=True),
            "line": Value("true or false", bool, empty=True),
            "condition": Listing(TEXT),
            "due": MAYBE_NUMBER,
        },
        short="at",
    ),
    complete=True,
)
"""The shape of the roster, for rulings."""


def plain(roster: Mapping[str, RosterEntry]) -> dict[str, dict[str, Any]]:
    """The roster JSON-ready."""
    return {name: msgspec.to_builtins(entry) for name, entry in roster.items()}
