"""The units of a game at a glance: what each can do now, where it is, and whether it is supplied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from sirocco.kernel.formats.shape import FLAG, MAYBE_NUMBER, NUMBER, TEXT, Each, Listing, Name, Record, Value, Word


class RosterEntry(msgspec.Struct, frozen=True, rename="camel"):
    """One unit as its owner would read it off the table, with everything that changes its numbers now."""

    name: str
    side: str
    kind: str
    at: str
    """The place it is in, or the box, track or the like if it is not on the map."""
    on_map: bool
    attack: int
    """What it attacks with now by itself; 0 if it cannot attack at all."""
    defence: int
    movement: float
    """What it may spend in a whole move, in its present condition."""
    left: float | None
    """What it can still spend now; None where it cannot move now."""
    steps: int
    full_steps: int
    supply: Literal["in", "out"] | None
    """By the marker it carries, which is what the rules go by; None off the map."""
    line: bool | None
    """Whether a line of supply could be traced from where it stands at this moment; None off the map."""
    condition: list[str] = []
    """Reduced, disrupted and the like: names of the game's."""
    due: int | None = None
    """The turn on which it is to come, if that is known."""


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
    all_told=True,
)
"""The roster as rulings may ask for it."""


def plain(roster: Mapping[str, RosterEntry]) -> dict[str, dict[str, Any]]:
    """The roster JSON-ready."""
    return {name: msgspec.to_builtins(entry) for name, entry in roster.items()}
