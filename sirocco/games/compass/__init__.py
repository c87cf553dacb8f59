"""Compass: Libya and Egypt, December 1940 to February 1941. What the registry needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from sirocco.games.compass.components import MARKERS, SIDES
from sirocco.games.compass.components.options import Options
from sirocco.games.compass.rules.movement import refuse_march
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.definition import Effort
from sirocco.kernel.step import Refusal
from sirocco.mechanics.definition import RoomsDefinition

EFFORTS = {"campaign": Effort(120, "easy")}


class CompassGame(RoomsDefinition[CompassState]):
    """The game as the kernel knows it."""

    name = "compass"
    title = "Compass"
    sides = SIDES
    package = "sirocco.games.compass"
    scenarios = ("campaign",)
    efforts = EFFORTS
    options_type = Options
    message_arguments: ClassVar[Mapping[str, str]] = {
        "areas": "area",
        "via": "area",
        "taken": "area",
        "goal": "area",
        "phase": "phase",
    }

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        for name, row, field, value, basis in super().provenance(scenario, override):
            if field == "neighbours":
                yield from link_provenance(name, row, value, basis)
            else:
                yield name, row, field, value, basis

    def unreachable(self, state: CompassState, piece: int, place: int) -> Refusal | None:
        return refuse_march(state, piece, place)


def link_provenance(
    table: str, row: str, links: dict[str, str], basis: str
) -> Iterable[tuple[str, str, str, Any, str]]:
    """Roads and tracks are history's; where areas merely touch is ours."""
    for other, kind in links.items():
        ours = basis == "history" and kind == "border"
        yield table, row, f"neighbours.{other}", kind, "balance" if ours else basis


GAME = CompassGame()

__all__ = ["GAME", "MARKERS", "CompassGame"]
