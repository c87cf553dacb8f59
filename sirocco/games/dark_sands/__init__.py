"""The Dark Sands: the war in North Africa, December 1940 to December 1942. What the registry needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.loading import CAMPAIGN, DATA, SCENARIOS
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.positions.facts import facts
from sirocco.games.dark_sands.positions.invariants import broken_invariants
from sirocco.games.dark_sands.positions.position import position
from sirocco.games.dark_sands.positions.shapes import EVENT_KINDS, FACTS, VIEW
from sirocco.games.dark_sands.rules.action_phase import draws
from sirocco.games.dark_sands.rules.obstacles import refuse_march
from sirocco.games.dark_sands.rules.setup import set_up
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.victory import result, score
from sirocco.games.dark_sands.rules.view import view
from sirocco.kernel.definition import Declaration, Definition, Marching, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.describe import Describer
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.kernel.step import Refusal
from sirocco.kernel.steps import steps_in
from sirocco.kernel.strategy import Strategy


class DarkSandsGame(Definition[DarkSandsState]):
    """The game as the kernel knows it."""

    name = "dark-sands"
    title = "The Dark Sands"
    sides = SIDES
    package = "sirocco.games.dark_sands"
    scenarios = (*SCENARIOS, *(f"{CAMPAIGN}{name}" for name in SCENARIOS))
    options_type = Options
    steps = steps_in("sirocco.games.dark_sands.rules")
    marching = Marching(take="activate", join="join")
    event_kinds = EVENT_KINDS
    facts_shape = FACTS
    view_shape = VIEW

    def components(self, scenario: str, override: Path | None = None) -> DarkSands:
        return DATA.load(scenario, override)

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        return DATA.provenance(scenario, override)

    def start(self, components: DarkSands, options: Options, dice: Dice) -> DarkSandsState:
        return set_up(components, options, dice)

    def position(self, components: DarkSands, options: Options, dice: Dice, table: Mapping[str, Any]) -> DarkSandsState:
        return position(components, options, dice, table)

    def result(self, state: DarkSandsState) -> Result:
        return result(state)

    def score(self, state: DarkSandsState) -> dict[str, int]:
        return score(state)

    def view(self, state: DarkSandsState, side: int | None) -> dict[str, Any]:
        return view(state)

    def roster(self, state: DarkSandsState, side: int | None) -> Mapping[str, RosterEntry]:
        from sirocco.games.dark_sands.positions.roster import roster

        return roster(state)

    def sizes(self, components: DarkSands) -> Mapping[str, int]:
        c = components
        counted = {"hex": c.hex_ids, "section": c.sections, "railway": c.railway, "replacement": c.replacements}
        own = {kind: len(things) for kind, things in counted.items()}
        named = super().sizes(components)
        return {**named, **own, "owned chit": len(SIDES) * named["chit"]}

    def facts(self, state: DarkSandsState) -> dict[str, Any]:
        return facts(state)

    def draws(self, state: DarkSandsState) -> Mapping[str, Mapping[str, int]]:
        return draws(state)

    def broken_invariants(self, state: DarkSandsState) -> Iterable[str]:
        return broken_invariants(state, self.sizes(state.components))

    def strategy(self) -> Strategy[DarkSandsState]:
        from sirocco.games.dark_sands.bot.strategy import DarkSandsStrategy

        return DarkSandsStrategy(self)

    def declarations(self, state: DarkSandsState, units: Sequence[int], target: int) -> Iterable[Declaration]:
        from sirocco.games.dark_sands.rules.declarations import declarations

        return declarations(state, units, target)

    def unreachable(self, state: DarkSandsState, piece: int, place: int) -> Refusal | None:
        return refuse_march(state, piece, place)

    def milestones(self, events: Iterable[Event]) -> dict[str, int]:
        from sirocco.games.dark_sands.display.milestones import STATIONS, milestones

        c = self.components(SCENARIOS[0])
        return milestones({name: c.hex_ids[c.hex_of_place[c.place_ids.index(name)]] for name in STATIONS}, events)

    def course(self, state: DarkSandsState) -> dict[str, float]:
        from sirocco.games.dark_sands.display.milestones import course

        return course(state)

    def describer(self) -> type[Describer[Any, Any]]:
        from sirocco.games.dark_sands.display.words import DarkSandsDescriber

        return DarkSandsDescriber

    def display(self, components: DarkSands) -> Display:
        from sirocco.games.dark_sands.display.table import DarkSandsDisplay

        return DarkSandsDisplay(self, components)

    def names(self, components: DarkSands) -> Mapping[str, Mapping[str, str]]:
        c = components
        hexes = {number: f"{number[:2]}.{number[2:]}" for number in c.map.ids}
        hexes |= {c.hex_ids[h]: row.name for h, row in zip(c.hex_of_place, c.places, strict=True)}
        return {"unit": {i: row.name for i, row in zip(c.unit_ids, c.units, strict=True)}, "hex": hexes}

    def argument_kinds(self) -> Mapping[str, str]:
        return ARGUMENT_KINDS


ARGUMENT_KINDS = {
    "unit": "unit",
    "units": "unit",
    "defenders": "unit",
    "others": "unit",
    "hex": "hex",
    "hexes": "hex",
    "origin": "hex",
    "to": "hex",
    "side": "side",
    "winner": "side",
    "chit": "chit",
    "declared": "chit",
    "support": "support",
    "supports": "support",
    "sections": "section",
    "formation": "formation",
    "replacement": "replacement",
    "cause": "cause",
    "level": "level",
    "where": "where",
    "table": "table",
    "use": "use",
    "result": "outcome",
    "dates": "dates",
    "thing": "unit",
    "goal": "hex",
}

GAME = DarkSandsGame()
