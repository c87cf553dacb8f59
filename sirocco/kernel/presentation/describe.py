"""The board in words, for a player who sees no picture.

The base class tells any game from its view; a game overrides what it can tell better. Lines are plain text with a
tone, so that whoever shows them (a terminal, a page, a screen reader) gives them a look of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from sirocco.kernel.action import Action
from sirocco.kernel.definition import Components
from sirocco.kernel.events import Event
from sirocco.kernel.explain import Breakdown, Odds
from sirocco.kernel.message import Message, Value
from sirocco.kernel.state import State
from sirocco.kernel.step import Step

if TYPE_CHECKING:
    from sirocco.kernel.game import Game
    from sirocco.kernel.presentation.text import Texts

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Components)

HEAD, QUIET, WARN = "head", "quiet", "warn"


class Line(NamedTuple):
    """`tone` is HEAD, QUIET, WARN, the id of a side, or nothing; `rule` is the clause behind what is said."""

    text: str
    tone: str = ""
    indent: int = 0
    rule: str = ""


class Fortune(NamedTuple):
    """The dice of one side: how many, how many hit, and how many should have."""

    rolls: int
    hits: int
    expected: float


class Describer(Generic[S, C]):
    """Tells a game to one side (None: a spectator), in one language, and nothing that side may not know."""

    telling: ClassVar[str] = ""
    """The measure that is told when odds must fit into a number: a key of the catalogues."""

    strikes: ClassVar[str] = ""
    """The verb that attacks a place: units and a place can be named with it, as the game's `declarations` has them."""
    behind: ClassVar[Mapping[str, str]] = {}
    """Verbs that put a unit somewhere, and the verb that adds another to it: `front A+B`."""

    def __init__(self, game: Game, texts: Texts, side: str | None) -> None:
        self.game = game
        self.texts = texts
        self.side = side

    @property
    def state(self) -> S:
        state: S = self.game.state
        return state

    @property
    def components(self) -> C:
        components: C = self.state.components
        return components

    def say(self, key: str, /, **args: Value) -> str:
        return self.texts.say(Message(key, args))

    def headline(self) -> str:
        """Where the game stands, in one line."""
        return ", ".join(self.say(f"step-{step}") for step, _ in self.game.here)

    def situation(self) -> list[Line]:
        """What whoever decides should have before the eyes, such as the lines of a battle being formed."""
        return []

    def declared(self) -> dict[str, Callable[[], tuple[Odds, ...]]]:
        """The attacks declared so far and not yet fought, in words, and how to find their odds."""
        return {}

    def best(self) -> list[Action]:
        """The actions that form the line with the best odds, where one is being formed."""
        return []

    def board(self, whole: bool) -> list[Line]:
        """The board in short, or all of it with its links."""
        return list(_outline(self.game.definition.view(self.game.state, self._index)))

    def about(self, kind: str, name: str) -> list[Line]:
        """All there is to know of a unit, a place or another named thing."""
        seen = self.game.definition.view(self.game.state, self._index).get(f"{kind}s", {})
        known = seen.get(name) if isinstance(seen, dict) else None
        return [Line(self.texts.name(kind, name), HEAD), *_outline(known, 1)]

    def brief(self, kind: str, name: str) -> str:
        """The condition of a named thing in a few words, or nothing."""
        return ""

    def whereabouts(self, name: str) -> str | None:
        """The place a unit is in, if it is in one."""
        return None

    def focus(self) -> str | None:
        """The place that is being decided about, if there is one."""
        return None

    def roster(self, side: str | None) -> list[Line]:
        """The units of a side, or of all."""
        return list(_outline(self.game.definition.view(self.game.state, self._index).get("units")))

    def hand(self) -> list[Line]:
        """What the side holds that others do not see."""
        return []

    def calendar(self) -> list[Line]:
        """The turns, and what they bring."""
        return []

    def score(self) -> list[Breakdown]:
        """The score of each side, term by term."""
        return []

    def condense(self, events: Sequence[Event]) -> list[Event]:
        """The events with those that belong together told as one."""
        return list(events)

    def fortunes(self) -> dict[str, Fortune]:
        """How the dice fell for each side that threw any."""
        return {}

    def luck(self) -> list[Line]:
        """How the dice fell, against what could be expected."""
        return []

    @property
    def _index(self) -> int | None:
        return None if self.side is None else self.game.definition.side_index(self.side)

    @property
    def step(self) -> Step[Any] | None:
        """The step that waits for a decision."""
        stack = self.game.state.stack
        return stack[-1] if stack else None


def _outline(data: Any, indent: int = 0) -> Iterator[Line]:
    """Nested data as indented lines."""
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, dict | list) and value:
                yield Line(f"{name}:", "", indent)
                yield from _outline(value, indent + 1)
            else:
                yield Line(f"{name}: {'-' if value in (None, [], {}) else value}", "", indent)
    elif isinstance(data, list):
        yield Line(", ".join(map(str, data)), "", indent)
    elif data is not None:
        yield Line(str(data), "", indent)
