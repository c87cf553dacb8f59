"""Replacements: points are spent on steps and on lost pieces, as in the recovery phase of From Salerno to Rome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from sirocco.kernel.fields import Count, Index
from sirocco.kernel.step import Refusal
from sirocco.mechanics.pieces import OFF
from sirocco.mechanics.replacements import ReplacementChoice
from tests.mechanics.field import BOX, RED, FieldState, act, field, legal, refused, unit, where


class Recovery(ReplacementChoice[FieldState], frozen=True):
    """A point a step; lost units come back beside the staff (SR-19g), those out of reach of it do not (SR-19k)."""

    rule = "SR-19a"
    restore_verb = "choose"
    rebuild_verb = "place"
    question = ("points",)

    side: Annotated[int, Index("side")]
    points: Count

    def means(self, s: FieldState) -> tuple[int, int]:
        staff = s.place[unit("staff")]
        return (staff, staff + 1)

    def is_restorable(self, s: FieldState, piece: int, means: tuple[int, int]) -> bool:
        return self.points > 0 and s.place[piece] in means

    def restore(self, s: FieldState, piece: int) -> None:
        s.restore_step(piece, "restored")
        s.replace(replace(self, points=self.points - 1))

    def refuse_restoring(self, s: FieldState, piece: int) -> Refusal | None:
        if piece in self.restorable(s, self.means(s)):
            return None
        return s.refuse("SR-19k", "not-restorable", unit=piece)

    def rebuildable(self, s: FieldState, means: tuple[int, int]) -> Iterator[tuple[int, int]]:
        lost = [unit(name) for name in ("tank", "guns") if s.place[unit(name)] == BOX]
        return ((piece, place) for piece in lost for place in means if self.points)

    def rebuild(self, s: FieldState, piece: int, place: int = OFF) -> None:
        s.rebuild(piece, place)
        s.replace(replace(self, points=self.points - 1))

    def refuse_rebuilding(self, s: FieldState, piece: int, place: int = OFF) -> Refusal | None:
        if (piece, place) in self.rebuildable(s, self.means(s)):
            return None
        return s.refuse("SR-19g", "no-entry", unit=piece, hex=place)


def losses(points: int) -> FieldState:
    s = field(Recovery(RED, points), staff="A1", foot="A2", rifles="A2")
    s.place[unit("tank")] = BOX
    s.reduced |= 1 << unit("foot") | 1 << unit("rifles")
    return s


def test_steps_are_restored_and_lost_pieces_rebuilt_until_the_points_are_spent() -> None:
    s = losses(2)
    assert legal(s) == ["choose foot", "place tank A1", "place tank A2", "done"]
    assert s.stack[-1].prompt(s).args == {"points": 2}
    act(s, "place tank A2")
    assert (where(s, "tank"), s.steps_left(unit("tank"))) == ("A2", 1)
    assert legal(s) == ["choose tank", "choose foot", "done"]
    act(s, "choose tank")
    assert s.stack == []
    assert (s.steps_left(unit("tank")), s.steps_left(unit("foot"))) == (2, 1)


def test_points_may_be_left() -> None:
    s = losses(2)
    act(s, "done")
    assert s.stack == []
    assert where(s, "tank") == "box"


def test_what_cannot_be_restored_or_rebuilt_is_refused() -> None:
    s = losses(1)
    assert refused(s, "choose rifles") == "SR-19k"
    assert refused(s, "place tank C1") == "SR-19g"
    assert refused(s, "place guns A1") == "SR-19g"


def test_nobody_is_asked_without_points() -> None:
    s = losses(0)
    assert legal(s) == []
    assert s.stack == []
