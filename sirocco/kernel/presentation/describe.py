"""The board as text, for players without a picture.

The base class describes any game from its view; a game overrides what it can describe better. Lines are plain text
with a tone; a terminal, a page or a screen reader renders the tone in its own way.
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
    """`tone` is HEAD, QUIET, WARN, the id of a side, or empty; `rule` is the clause behind the text."""

    text: str
    tone: str = ""
    indent: int = 0
    rule: str = ""


class Fortune(NamedTuple):
    """The dice of one side: how many, how many hit, and how many hits to expect."""

    rolls: int
    hits: int
    expected: float


class Describer(Generic[S, C]):
    """Describes a game for one side (None: a spectator) in one language, without what that side may not know."""

    measure: ClassVar[str] = ""
    """The measure that is shown when odds must fit into one number: a key of the catalogues."""

    strikes: ClassVar[str] = ""
    """The verb that attacks a place. Typed with units and a place, it becomes the game's `declarations`."""
    behind: ClassVar[Mapping[str, str]] = {}
    """For a verb that places a unit, the verb that adds another unit to it: `front A+B`."""

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
        """The state of the game in one line."""
        return ", ".join(self.say(f"step-{step}") for step, _ in self.game.here)

    def situation(self) -> list[Line]:
        """What the deciding player needs to see, such as the lines of a battle being formed."""
        return []

    def declared(self) -> dict[str, Callable[[], tuple[Odds, ...]]]:
        """The attacks declared so far and not yet fought, as text, each with a function that computes its odds."""
        return {}

    def best(self) -> list[Action]:
        """The actions that form the line-up with the best odds, if one is being formed."""
        return []

    def board(self, whole: bool) -> list[Line]:
        """The board in short, or all of it with its links."""
        return list(_outline(self.game.definition.view(self.game.state, self._index)))

    def about(self, kind: str, name: str) -> list[Line]:
        """A full description of a unit, a place or another named thing."""
        seen = self.game.definition.view(self.game.state, self._index).get(f"{kind}s", {})
        known = seen.get(name) if isinstance(seen, dict) else None
        return [Line(self.texts.name(kind, name), HEAD), *_outline(known, 1)]

    def brief(self, kind: str, name: str) -> str:
        """The condition of a named thing in a few words, or an empty text."""
        return ""

    def whereabouts(self, name: str) -> str | None:
        """The place a unit is in, if it is in one."""
        return None

    def focus(self) -> str | None:
        """The place the decision is about, if there is one."""
        return None

    def roster(self, side: str | None) -> list[Line]:
        """The units of a side, or of all."""
        return list(_outline(self.game.definition.view(self.game.state, self._index).get("units")))

    def hand(self) -> list[Line]:
        """What the side holds that others do not see."""
        return []

    def calendar(self) -> list[Line]:
        """The turns and their events."""
        return []

    def score(self) -> list[Breakdown]:
        """The score of each side, term by term."""
        definition, state = self.game.definition, self.game.state
        found = [definition.score_breakdown(state, side) for side in range(len(definition.sides))]
        return [breakdown for breakdown in found if breakdown is not None]

    def condense(self, events: Sequence[Event]) -> list[Event]:
        """The events, with related ones condensed into one."""
        return list(events)

    def fortunes(self) -> dict[str, Fortune]:
        """The dice of each side that rolled any."""
        return {}

    def luck(self) -> list[Line]:
        """The dice rolled, compared with expectation."""
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
