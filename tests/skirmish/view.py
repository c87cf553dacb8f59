"""What a side may know of a skirmish, and what things are called."""

from __future__ import annotations

from typing import Any

from tests.skirmish.components import BOXES, COVERS, FIELD_UNITS, HEX_IDS, HQS, OWNER, PURPOSES, SIDES, UNITS
from tests.skirmish.state import OFF_MAP, SkirmishState


def shown_as(s: SkirmishState, unit: int, side: int | None) -> str:
    """The id a unit has for a side: its own, or that of the cover it lies under."""
    return UNITS[unit] if s.known(unit, side) else COVERS[s.cover[unit]]


def view(s: SkirmishState, side: int | None) -> dict[str, Any]:
    units = {}
    for unit in FIELD_UNITS:
        units[shown_as(s, unit, side)] = {
            "side": SIDES[OWNER[unit]],
            "at": "" if s.place[unit] == OFF_MAP else HEX_IDS[s.place[unit]],
            "hits": s.hits[unit],
            "moved": bool(s.moved >> unit & 1),
            "reacted": bool(s.reacted >> unit & 1),
        }
    return {
        "turn": s.turn,
        "units": dict(sorted(units.items())),
        "headquarters": {UNITS[hq]: BOXES[s.place[hq]] for hq in HQS},
        "points": {
            name: {purpose: s.points[3 * i + number] for number, purpose in enumerate(PURPOSES)}
            for i, name in enumerate(SIDES)
        },
    }


def names() -> dict[str, dict[str, str]]:
    units = {unit: unit for unit in UNITS} | {cover: f"unit {cover[2:].upper()}" for cover in COVERS}
    return {"unit": units, "hex": {h: h for h in HEX_IDS}}
