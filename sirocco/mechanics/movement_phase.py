"""Taking pieces in hand one after the other: the phase that does it, and what all steps with pieces in hand share.

`March` (mechanics/marching.py) is the usual step with pieces in hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Index, Mask
from sirocco.kernel.step import Refusal, Step, refuse
from sirocco.mechanics.zones_of_control import ZonesState

ACTIVATE, MOVE, JOIN, LEAVE, BACK, DONE = "activate", "move", "join", "leave", "back", "done"

MARCH_VERBS: Mapping[str, Sequence[tuple[str, ...]]] = {
    ACTIVATE: [("unit",)],
    MOVE: [("hex",)],
    JOIN: [("unit",)],
    LEAVE: [("unit",)],
    BACK: [()],
    DONE: [()],
}
"""What marching adds to a game's vocabulary."""

Side = Annotated[int, Index("side")]
Pieces = Annotated[int, Mask("unit")]


class MarchState(ZonesState):
    """Pieces that march hex by hex on the map of the components (`components.map`)."""

    moved: Pieces
    """Mask of the pieces that have finished their movement."""


M = TypeVar("M", bound=MarchState)


class MarchClauses(NamedTuple):
    """The clauses a game cites when it refuses something of a march, with the keys of the messages."""

    together: str
    """Pieces of one hex may march together, and a march that has begun is completed before another begins:
    join-late, cannot-join, not-in-group, not-begun, back."""
    adjacent: str
    """A step leads to a hex next to it: not-adjacent."""
    closed: str
    """Ground that nobody enters: closed."""
    enemies: str
    """Hexes with enemies are not entered: enemy-there."""
    halt: str
    """Who enters an enemy zone of control stops: stopped."""
    zone_to_zone: str
    """Not straight from one enemy zone into another: zone-to-zone."""
    points: str
    """Not further than movement points go: too-far."""


class InHand(Step[M], Generic[M], frozen=True, kw_only=True):
    """Pieces in hand. Until they have begun to move they can be put back, unless they are `kept`; then they can be
    done at any time."""

    clauses: ClassVar[MarchClauses]

    stepped: bool = False
    kept: bool = False

    def pieces(self) -> int:
        """Mask of those in hand."""
        raise NotImplementedError

    def last_verb(self) -> str:
        """With which verb it ends as it is now."""
        return DONE if self.stepped or self.kept else BACK

    def finish(self, s: M) -> None:
        """Those in hand have moved."""
        s.moved |= self.pieces()
        s.pop()

    def put_back(self, s: M) -> None:
        """Those in hand have not moved, and the phase remembers that they were put back."""
        s.pop()
        phase: MovementPhase[M] = s.stack[-1]
        s.replace(replace(phase, put_back=phase.put_back | self.pieces()))

    def refuse_end(self, action: Action) -> Refusal | None:
        """What has begun is completed before another begins; what has not is put back."""
        if action.verb == self.last_verb():
            return None
        return refuse(self.clauses.together, "not-begun" if action.verb == DONE else "back")


class MovementPhase(Step[M], Generic[M], frozen=True, kw_only=True):
    """A side takes pieces in hand, one or a stack after the other, until it is done.

    `put_back` are pieces that were taken in hand and put back unmoved: once is enough, or nobody would ever be done.
    """

    other_verbs: ClassVar[tuple[str, ...]] = ()

    put_back: Pieces = 0

    def chooser(self, s: M) -> int:
        """The side that moves: the step's `side`, if it does not say otherwise."""
        side: int = self.side  # type: ignore[attr-defined]
        return side

    def decider(self, s: M) -> int:
        return self.chooser(s)

    def movers(self, s: M) -> int:
        """Mask of the pieces that can be taken in hand now."""
        mine: int = s.components.side_mask[self.chooser(s)]
        return mine & s.standing & ~s.moved

    def march(self, s: M, piece: int, kept: bool) -> Step[M]:
        """The march that begins when a piece is taken in hand; `kept`: it cannot be put back."""
        raise NotImplementedError

    def refuse_mover(self, s: M, piece: int) -> Refusal | None:
        """Why a piece cannot be taken in hand, or None."""
        wrong = s.refusals.piece(s, piece, self.chooser(s))
        if wrong is None and s.moved >> piece & 1:
            return refuse(self.rule, "moved", unit=s.components.unit_ids[piece])
        return wrong

    def finish(self, s: M) -> None:
        s.pop()

    def others(self, s: M) -> list[Action]:
        """What else can be done between two marches."""
        return []

    def do_other(self, s: M, action: Action) -> None:
        raise NotImplementedError

    def refuse_other(self, s: M, action: Action) -> Refusal | None:
        raise NotImplementedError

    def actions(self, s: M) -> list[Action]:
        words = s.components.vocabulary
        found: list[Action] = words.naming(ACTIVATE, places_of(self.movers(s)))
        found += self.others(s)
        found.append(words.bare[DONE])
        return found

    def apply(self, s: M, action: Action) -> None:
        if action.verb == ACTIVATE:
            piece = action.args[0]
            s.push(self.march(s, piece, bool(self.put_back >> piece & 1)))
        elif action.verb == DONE:
            self.finish(s)
        else:
            self.do_other(s, action)

    def refusal(self, s: M, action: Action) -> Refusal | None:
        if action.verb == DONE:
            return None
        if action.verb == ACTIVATE:
            return self.refuse_mover(s, action.args[0])
        if action.verb in self.other_verbs:
            return self.refuse_other(s, action)
        return s.refusals.order(self, action)
