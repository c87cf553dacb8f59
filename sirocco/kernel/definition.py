"""What a game gives the kernel. A game package registers one instance under the entry point `sirocco.games`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, get_args

import msgspec

from sirocco.kernel.action import Action, Vocabulary
from sirocco.kernel.conversion import convert
from sirocco.kernel.dice import Dice
from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.events import Event, EventKind
from sirocco.kernel.fields import Clause
from sirocco.kernel.formats.shape import ANYTHING, Shape
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.readable import Readable, sentences
from sirocco.kernel.state import State
from sirocco.kernel.step import Refusal, Step
from sirocco.kernel.strategy import Strategy

if TYPE_CHECKING:
    from sirocco.kernel.explain import Breakdown
    from sirocco.kernel.formats.tutorial import Tutorial
    from sirocco.kernel.play import BotFactory
    from sirocco.kernel.presentation.describe import Describer
    from sirocco.kernel.presentation.display import Display
    from sirocco.kernel.presentation.roster import RosterEntry
    from sirocco.kernel.presentation.text import Texts

S = TypeVar("S", bound=State)


class Option(msgspec.Struct, frozen=True):
    """A named switch for a reading of the rules; `rule` is the clause it bends."""

    name: str
    default: bool
    rule: str


class Effort(msgspec.Struct, frozen=True):
    """What a scenario asks of a player: about how long it takes, and how hard it is to play."""

    minutes: int
    difficulty: Literal["easy", "medium", "hard"]


class GameInfo(msgspec.Struct, frozen=True):
    """What `sirocco.games()` tells about a game."""

    name: str
    title: str
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    sides: tuple[str, ...]
    efforts: dict[str, Effort] = {}
    """By scenario, of those whose effort is known."""


class Result(Readable, frozen=True):
    """How a game ended: the winner (None: a draw), how clearly, the scores by side, and what they are made of."""

    winner: str | None
    level: str
    scores: dict[str, int]
    reasons: tuple[Message, ...] = ()

    def text(self, texts: Texts) -> str:
        ended = Message("ui-draw") if self.winner is None else Message("ui-winner", {"winner": self.winner})
        return sentences(texts.say(message) for message in (ended, *self.reasons))


class Marching(NamedTuple):
    """The verbs that take pieces somewhere. `move` names the piece and where it goes; in a game in which pieces are
    first taken in hand, `take` does that, `join` adds another of the same place, `move` names only where they go, and
    `done` ends it."""

    move: str = "move"
    take: str = ""
    join: str = ""
    done: str = "done"


class Declaration(NamedTuple):
    """The actions that declare an attack, the last of which explains it, and where it comes from if that matters."""

    actions: tuple[Action, ...]
    origin: str = ""


class Components(msgspec.Struct, eq=False):
    """Everything of a game that never changes: map, units, charts. Loaded once and shared by every game in play."""

    version: str
    scenario: str
    vocabulary: Vocabulary


class NoOptions(msgspec.Struct, frozen=True):
    """The options of a game without any."""


class Definition(ABC, Generic[S]):
    """A game: its names, its components, its steps, and the few questions the kernel cannot answer itself.

    What is not abstract has a default that is right for a game with open information and no data files.
    """

    name: str
    title: str
    sides: tuple[str, ...]
    package: str
    scenarios: tuple[str, ...]
    efforts: Mapping[str, Effort] = {}
    """How long each scenario takes a player against a bot, and how hard it is."""
    options_type: type[msgspec.Struct] = NoOptions
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    marching: Marching = Marching()
    windows: tuple[str, ...] = ()
    """The kinds of windows to which a side may give a standing answer; the state is then a `WindowedState`."""
    declining: tuple[str, ...] = ()
    """The verbs that let a window of the other side's action pass: orders go on after them."""
    event_kinds: Mapping[str, EventKind] = {}
    """Every kind of event and what it tells. Rulings know no others, and a proof compares the dice named there."""
    facts_shape: Shape = ANYTHING
    """What `facts` tells."""
    view_shape: Shape = ANYTHING
    """What `view` tells."""

    @abstractmethod
    def components(self, scenario: str, override: Path | None = None) -> Components:
        """Load and validate the components, with an owner's file on top if given."""

    @abstractmethod
    def start(self, components: Any, options: Any, dice: Dice) -> S:
        """The set-up of the scenario, before any step has run."""

    def position(self, components: Any, options: Any, dice: Dice, table: Mapping[str, Any]) -> S:
        """A situation described by the tables of a position file."""
        raise DataError(f"position: {self.name} cannot be set up from a position")

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of a finished game."""

    @abstractmethod
    def score(self, state: S) -> dict[str, int]:
        """The score if the game ended now."""

    def score_breakdown(self, state: S, side: int) -> Breakdown | None:
        """A side's score term by term, if it has terms."""
        return None

    @abstractmethod
    def view(self, state: S, side: int | None) -> dict[str, Any]:
        """What a side (None: a spectator) may know, JSON-ready."""

    def roster(self, state: S, side: int | None) -> Mapping[str, RosterEntry]:
        """Every unit a side (None: a spectator) may know of, by id, with its numbers now."""
        return {}

    def resample(self, state: S, side: int, dice: Dice) -> None:
        """Replace all that `side` cannot know by something else consistent with what it knows.

        What comes out depends on nothing but what the side knows and the dice: bots think in it, and whoever holds the
        side may begin a game from it.
        """

    @abstractmethod
    def broken_invariants(self, state: S) -> Iterable[str]:
        """Sentences about what can never be true in this game but is.

        A snapshot that somebody else wrote is refused at the first of them: numbers out of their range come before
        whatever relies on them.
        """

    def sizes(self, components: Any) -> Mapping[str, int]:
        """How many things of each kind there are, by which the numbers in states and steps are checked (fields.py)."""
        named = {kind: len(names.ids) for kind, names in components.vocabulary.names.items()}
        return {"side": len(self.sides), "window": len(self.windows), **named}

    def facts(self, state: S) -> Mapping[str, Any]:
        """The whole position by name, for rulings: `units`, each with `at` and its condition, and the rest."""
        return {}

    def draws(self, state: S) -> Mapping[str, Mapping[str, int]]:
        """What the next draw from each container can bring, and how many of each there are: all are equally likely."""
        return {}

    def secrets(self, state: S, side: int) -> Any:
        """All that `side` must not know, to be compared: the conformance suite changes it and looks for leaks."""
        return None

    def provenance(self, scenario: str, override: Path | None = None) -> Iterable[tuple[str, str, str, Any, str]]:
        """Every datum of the components: table, row, field, value, basis."""
        return ()

    def strategy(self) -> Strategy[S]:
        """How bots judge positions and what they plan; the default judges any game by its score."""
        return Strategy(self)

    def bots(self) -> Mapping[str, BotFactory]:
        """The game's own bots by name, weakest first, beside those that play any game."""
        return {}

    def declarations(self, state: S, units: Sequence[int], target: int) -> Iterable[Declaration]:
        """How these units would attack a place, one entry for each battle it makes. Whether they may, the rules say
        when it is tried."""
        raise DataError(f"{self.name} has no attacks to preview")

    def unreachable(self, state: S, piece: int, place: int) -> Refusal | None:
        """Why a piece that moves cannot get to a place that no single move refuses: too far, or who bars the way. None
        if the game cannot tell."""
        return None

    def milestones(self, events: Iterable[Event]) -> Mapping[str, int]:
        """What a balance report should know of a finished game: things that happened, and on which turn."""
        return {}

    def history(self) -> Mapping[str, int]:
        """On which turn milestones were reached in history, for balance reports."""
        return {}

    def course(self, state: S) -> Mapping[str, float]:
        """Figures of a position that a balance report follows from turn to turn."""
        return {}

    def tutorials(self) -> Mapping[str, Tutorial]:
        """What teaches this game, by name: the files of its folder `tutorials` (docs/tutorials.md)."""
        from sirocco.kernel.formats.tutorial import tutorials_in

        return tutorials_in(self.package)

    def names(self, components: Any) -> Mapping[str, Mapping[str, str]]:
        """Display names by kind and id, for messages."""
        return {}

    def argument_kinds(self) -> Mapping[str, str]:
        """Which message arguments hold ids, and of what kind: {"unit": "unit", "to": "area", ...}."""
        return {}

    def describer(self) -> type[Describer[Any, Any]]:
        """What tells this game in words; the default tells any game."""
        from sirocco.kernel.presentation.describe import Describer

        return Describer

    def display(self, components: Any) -> Display:
        """What shows this game on a page; the default shows any game, plainly."""
        from sirocco.kernel.presentation.display import Display

        return Display(self, components)

    @property
    def option_rules(self) -> Mapping[str, str]:
        """The clause that each option bends, as its type declares."""
        fields = msgspec.structs.fields(self.options_type)
        return {f.encode_name: next(c.id for c in get_args(f.type) if isinstance(c, Clause)) for f in fields}

    def info(self) -> GameInfo:
        defaults, rules = self.options_type(), self.option_rules
        fields = msgspec.structs.fields(self.options_type)
        options = tuple(Option(f.encode_name, getattr(defaults, f.name), rules[f.encode_name]) for f in fields)
        return GameInfo(self.name, self.title, self.scenarios, options, self.sides, dict(self.efforts))

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """The options as the game's own type; unknown names and wrong types are refused."""
        if not options:
            return self.options_type()
        known = {o.name: o for o in self.info().options}
        for name, value in options.items():
            if name not in known:
                raise UnknownName(f"unknown option '{name}' for {self.name}; known: {', '.join(known)}")
            if not isinstance(value, bool):
                raise UnknownName(f"option '{name}' is true or false, not {value!r}")
        return convert(dict(options), self.options_type)

    def read_scenario(self, scenario: str | None) -> str:
        if scenario is None:
            return self.scenarios[0]
        if scenario not in self.scenarios:
            raise UnknownName(f"unknown scenario '{scenario}' for {self.name}; known: {', '.join(self.scenarios)}")
        return scenario

    def side_index(self, side: str) -> int:
        try:
            return self.sides.index(side)
        except ValueError:
            raise UnknownName(f"unknown side '{side}' for {self.name}; known: {', '.join(self.sides)}") from None
