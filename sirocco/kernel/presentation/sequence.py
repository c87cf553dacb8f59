"""The sequence of play as a page lists it, made from what the steps of a game declare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sirocco.kernel.presentation.display import Stage
from sirocco.kernel.step import Line, Step

Steps = Mapping[str, type[Step[Any]]]


def sequence_of_play(steps: Steps, turn: str = "GameTurn") -> tuple[Stage, ...]:
    """The lines within a turn. A line for one side is one for it in all its direct parts that belong to a side."""
    return tuple(_stage(steps, line, None) for line in steps[turn].leads_to) if turn in steps else ()


def _stage(steps: Steps, line: str | Line, side: str | None) -> Stage:
    if isinstance(line, str):
        line = Line(line)
    step = steps[line.step]
    whose = line.side or (side if "side" in step.__struct_fields__ else None)
    parts = tuple(_stage(steps, part, line.side) for part in step.leads_to)
    also = tuple(name for name, other in steps.items() if line.step in other.shown_as.split())
    return Stage(line.step, line.rule or step.rule, whose, parts, also)
