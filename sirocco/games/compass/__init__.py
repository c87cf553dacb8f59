"""Compass: Libya and Egypt, December 1940 to February 1941. What the registry needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sirocco.games.compass.components import ALLIED, MARKERS, SIDES, Compass
from sirocco.games.compass.components.loading import DATA
from sirocco.games.compass.components.options import Options
from sirocco.games.compass.positions.facts import facts
from sirocco.games.compass.positions.invariants import broken_invariants
from sirocco.games.compass.positions.position import position
from sirocco.games.compass.positions.shapes import EVENT_KINDS, FACTS, VIEW
from sirocco.games.compass.rules.events import drawable
from sirocco.games.compass.rules.movement import refuse_march
from sirocco.games.compass.rules.setup import set_up
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.victory import points, result
from sirocco.games.compass.rules.view import resample, view
from sirocco.kernel.definition import Declaration, Definition, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.describe import Describer
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.kernel.step import Refusal
from sirocco.kernel.steps import steps_in
from sirocco.kernel.strategy import Strategy


class CompassGame(Definition[CompassState]):
    """The game as the kernel knows it."""

    name = "compass"
    title = "Compass"
    sides = SIDES
    package = "sirocco.games.compass"
    scenarios = ("campaign",)
    options_type = Options
    steps = steps_in("sirocco.games.compass.rules")
    event_kinds = EVENT_KINDS
    facts_shape = FACTS
    view_shape = VIEW

    def components(self, scenario: str, override: Path | None = None) -> Compass:
        return DATA.load(scenario, override)

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        for name, row, field, value, basis in DATA.provenance(scenario, override):
            if field == "neighbours":
                yield from link_provenance(name, row, value, basis)
            else:
                yield name, row, field, value, basis

    def start(self, components: Compass, options: Options, dice: Dice) -> CompassState:
        return set_up(components, options, dice)

    def position(self, components: Compass, options: Options, dice: Dice, table: Mapping[str, Any]) -> CompassState:
        return position(components, options, dice, table)

    def result(self, state: CompassState) -> Result:
        return result(state)

    def score(self, state: CompassState) -> dict[str, int]:
        return {name: points(state, side) for side, name in enumerate(SIDES)}

    def view(self, state: CompassState, side: int | None) -> dict[str, Any]:
        return view(state, side)

    def roster(self, state: CompassState, side: int | None) -> Mapping[str, RosterEntry]:
        from sirocco.games.compass.positions.roster import roster

        return roster(state)

    def facts(self, state: CompassState) -> dict[str, Any]:
        return facts(state)

    def draws(self, state: CompassState) -> Mapping[str, Mapping[str, int]]:
        return {name: dict(zip(MARKERS, drawable(state, side), strict=True)) for side, name in enumerate(SIDES)}

    def resample(self, state: CompassState, side: int, dice: Dice) -> None:
        resample(state, side, dice)

    def secrets(self, state: CompassState, side: int) -> Any:
        base = 8 * (ALLIED if side != ALLIED else 1)
        return tuple(state.hand[base : base + 8]), tuple(state.container[base : base + 8])

    def broken_invariants(self, state: CompassState) -> Iterable[str]:
        return broken_invariants(state, self.sizes(state.components))

    def strategy(self) -> Strategy[CompassState]:
        from sirocco.games.compass.bot.strategy import CompassStrategy

        return CompassStrategy(self)

    def declarations(self, state: CompassState, units: Sequence[int], target: int) -> Iterable[Declaration]:
        from sirocco.games.compass.rules.declarations import declarations

        return declarations(state, units, target)

    def unreachable(self, state: CompassState, piece: int, place: int) -> Refusal | None:
        return refuse_march(state, piece, place)

    def milestones(self, events: Iterable[Event]) -> dict[str, int]:
        from sirocco.games.compass.display.milestones import milestones

        return milestones(events)

    def describer(self) -> type[Describer[Any, Any]]:
        from sirocco.games.compass.display.words import CompassDescriber

        return CompassDescriber

    def display(self, components: Compass) -> Display:
        from sirocco.games.compass.display.table import CompassDisplay

        return CompassDisplay(self, components)

    def names(self, components: Compass) -> Mapping[str, Mapping[str, str]]:
        return {
            "unit": {i: row.name for i, row in zip(components.unit_ids, components.units, strict=True)},
            "area": {i: row.name for i, row in zip(components.area_ids, components.areas, strict=True)},
        }

    def argument_kinds(self) -> Mapping[str, str]:
        return ARGUMENT_KINDS


def link_provenance(
    table: str, row: str, links: dict[str, str], basis: str
) -> Iterable[tuple[str, str, str, Any, str]]:
    """Roads and tracks are history's; where areas merely touch is ours."""
    for other, kind in links.items():
        ours = basis == "history" and kind == "border"
        yield table, row, f"neighbours.{other}", kind, "balance" if ours else basis


ARGUMENT_KINDS = {
    "unit": "unit",
    "units": "unit",
    "front": "unit",
    "support": "unit",
    "area": "area",
    "areas": "area",
    "origin": "area",
    "to": "area",
    "via": "area",
    "taken": "area",
    "thing": "unit",
    "goal": "area",
    "side": "side",
    "winner": "side",
    "marker": "marker",
    "markers": "marker",
    "cause": "cause",
    "where": "where",
    "phase": "phase",
    "dates": "dates",
}

GAME = CompassGame()

__all__ = ["GAME", "MARKERS", "CompassGame"]
