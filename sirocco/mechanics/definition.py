"""The definition of a game whose modules lie in the usual rooms: each is found by its name, which is that of its role.

    components.loading    DATA                      the data files and how components are made of them
    rules.setup           set_up                    how a game begins
    rules.view            view, draws               what a side may know, what the next draw can bring
                          hidden_from, resample     what it may not, and that drawn anew; missing if all lies open
    rules.victory         result, score, score_breakdown
    rules.declarations    declarations              an attack as the actions that declare it
    positions.shapes      EVENT_KINDS, FACTS, VIEW  what the game writes, by name
    positions.position    position                  a state from a position file
    positions.facts       facts                     the whole position by name
    positions.roster      roster                    the units with their numbers now
    positions.soundness   unsound_state,            what no numbers of a state and of a step can be
                          unsound_step
    positions.invariants  broken_invariants         what can never be true
    bot.strategy          GameStrategy              how bots judge and plan
    display.words         GameDescriber             what the game adds to its description in words; may be missing
    display.table         GameDisplay               the game on a page
    display.milestones    milestones, course        what balance reports follow

`bot` and `display` are imported when they are asked for: the rules play without them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from sirocco.kernel.definition import Components, Declaration, Definition, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.events import Event, EventKind
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.formats.shape import Listing, Name, Shape
from sirocco.kernel.presentation.describe import Describer
from sirocco.kernel.presentation.display import Display
from sirocco.kernel.presentation.roster import RosterEntry
from sirocco.kernel.state import State
from sirocco.kernel.steps import steps_in
from sirocco.kernel.strategy import Strategy
from sirocco.mechanics.components import UnitComponents
from sirocco.mechanics.soundness import unsound

S = TypeVar("S", bound=State)

EVERYWHERE = {"side": "side", "winner": "side", "thing": "unit", "cause": "cause", "where": "where", "dates": "dates"}
"""Arguments of messages that every game has."""


class RoomsDefinition(Definition[S], Generic[S]):
    """A game in the usual layout. It states its names, and overrides what it does in a way of its own."""

    message_arguments: ClassVar[Mapping[str, str]] = {}
    """The kinds of things that arguments of messages name, besides those of events."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.steps = steps_in(f"{cls.package}.rules")
        shapes = import_module(f"{cls.package}.positions.shapes")
        cls.event_kinds, cls.facts_shape, cls.view_shape = shapes.EVENT_KINDS, shapes.FACTS, shapes.VIEW

    def module(self, name: str) -> Any:
        """A module of the game's package."""
        return import_module(f"{self.package}.{name}")

    def components(self, scenario: str, override: Path | None = None) -> Components:
        loaded: Components = self.module("components.loading").DATA.load(scenario, override)
        return loaded

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        found: Iterable[tuple[str, str, str, Any, str]]
        found = self.module("components.loading").DATA.provenance(scenario, override)
        return found

    def start(self, components: Any, options: Any, dice: Dice) -> S:
        state: S = self.module("rules.setup").set_up(components, options, dice)
        return state

    def position(self, components: Any, options: Any, dice: Dice, table: Mapping[str, Any]) -> S:
        state: S = self.module("positions.position").position(components, options, dice, table)
        return state

    def result(self, state: S) -> Result:
        result: Result = self.module("rules.victory").result(state)
        return result

    def score(self, state: S) -> dict[str, int]:
        points: dict[str, int] = self.module("rules.victory").score(state)
        return points

    def score_breakdown(self, state: S, side: int) -> Breakdown:
        terms: Breakdown = self.module("rules.victory").score_breakdown(state, side)
        return terms

    def view(self, state: S, side: int | None) -> dict[str, Any]:
        seen: dict[str, Any] = self.module("rules.view").view(state, side)
        return seen

    def draws(self, state: S) -> Mapping[str, Mapping[str, int]]:
        possible: Mapping[str, Mapping[str, int]] = self.module("rules.view").draws(state)
        return possible

    def secrets(self, state: S, side: int) -> Any:
        hidden_from = getattr(self.module("rules.view"), "hidden_from", None)
        return None if hidden_from is None else hidden_from(state, side)

    def resample(self, state: S, side: int, dice: Dice) -> None:
        resample = getattr(self.module("rules.view"), "resample", None)
        if resample is not None:
            resample(state, side, dice)

    def declarations(self, state: S, units: Sequence[int], target: int) -> Iterable[Declaration]:
        found: Iterable[Declaration] = self.module("rules.declarations").declarations(state, units, target)
        return found

    def facts(self, state: S) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.module("positions.facts").facts(state)
        return found

    def roster(self, state: S, side: int | None) -> Mapping[str, RosterEntry]:
        units: Mapping[str, RosterEntry] = self.module("positions.roster").roster(state)
        return units

    def broken_invariants(self, state: S) -> Iterable[str]:
        own = self.module("positions.soundness")
        yield from unsound(state, self.sizes(state.components), own.unsound_state, own.unsound_step)
        yield from self.module("positions.invariants").broken_invariants(state)

    def strategy(self) -> Strategy[S]:
        strategy: Strategy[S] = self.module("bot.strategy").GameStrategy(self)
        return strategy

    def describer(self) -> type[Describer[Any, Any]]:
        if find_spec(f"{self.package}.display.words") is None:
            from sirocco.mechanics.display.describer import TableDescriber

            return TableDescriber
        describer: type[Describer[Any, Any]] = self.module("display.words").GameDescriber
        return describer

    def display(self, components: Any) -> Display:
        display: Display = self.module("display.table").GameDisplay(self, components)
        return display

    def milestones(self, events: Iterable[Event]) -> Mapping[str, int]:
        turns: Mapping[str, int] = self.module("display.milestones").milestones(events)
        return turns

    def course(self, state: S) -> Mapping[str, float]:
        figures: Mapping[str, float] = self.module("display.milestones").course(state)
        return figures

    def names(self, components: Components) -> Mapping[str, Mapping[str, str]]:
        return components.display_names() if isinstance(components, UnitComponents) else {}

    def argument_kinds(self) -> Mapping[str, str]:
        own = {name: kind for event in self.event_kinds.values() for name, kind in named_entries(event)}
        return {**own, **EVERYWHERE, **self.message_arguments}


def named_entries(event: EventKind) -> Iterator[tuple[str, str]]:
    """The entries of an event that name things, and of which kind."""
    secret = event.secret.entries if event.secret is not None else {}
    for name, shape in {**event.entries.entries, **secret}.items():
        kind = _kind_of(shape)
        if kind is not None:
            yield name, kind


def _kind_of(shape: Shape) -> str | None:
    if isinstance(shape, Listing):
        return _kind_of(shape.item)
    return shape.kind if isinstance(shape, Name) else None
