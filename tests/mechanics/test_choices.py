"""Choosing: who is asked and when, what is refused and by which clause."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
import pytest

from sirocco.kernel.action import Action
from sirocco.kernel.fields import Index
from sirocco.kernel.step import NOBODY, Refusal, advance, refuse
from sirocco.mechanics.choices import ALWAYS, IF_ANY, IF_SEVERAL, Choice, PairChoice, PieceChoice
from tests.mechanics.field import BLUE, BOX, RED, FieldState, act, field, hex_, legal, read, refused, unit, where

Side = Annotated[int, Index("side")]


class Lose(PieceChoice[FieldState], frozen=True):
    """A side gives up pieces on A1."""

    rule = "L-1"
    verb = "choose"
    refused_as = "elsewhere"

    side: Side

    def candidates(self, s: FieldState) -> list[int]:
        return list(s.pieces_at(hex_("A1"), self.side))

    def take(self, s: FieldState, candidate: int) -> None:
        s.take_off(candidate, BOX)


class LoseIfSeveral(Lose, frozen=True):
    asks: ClassVar[int] = IF_SEVERAL


class LoseAtWill(Lose, frozen=True):
    asks: ClassVar[int] = ALWAYS
    optional: ClassVar[bool] = True
    done_rule: ClassVar[str] = "L-2"

    def may_finish(self, s: FieldState) -> bool:
        return len(self.candidates(s)) < 2


class Set(PairChoice[FieldState], frozen=True):
    """Guns or staff come in at A1 or A2."""

    rule = "S-1"
    verb = "place"

    def chooser(self, s: FieldState) -> int:
        return RED

    def candidates(self, s: FieldState) -> list[tuple[int, int]]:
        waiting = [unit(name) for name in ("guns", "staff") if s.place[unit(name)] < 0]
        return [(piece, hex_(place)) for piece in waiting for place in ("A1", "A2")]

    def take(self, s: FieldState, candidate: tuple[int, int]) -> None:
        s.put(*candidate)

    def refuse_candidate(self, s: FieldState, candidate: tuple[int, int]) -> Refusal:
        return refuse("S-2", "there")


class Stay(Choice[FieldState], frozen=True):
    verbs = ("stay",)
    optional = True
    rule = "T-1"

    side: Side

    def options(self, s: FieldState) -> list[Action]:
        return [s.components.vocabulary.action("stay")]

    def choose(self, s: FieldState, action: Action) -> None:
        s.emit("stayed")
        s.pop()


def test_a_side_is_asked_while_there_are_candidates() -> None:
    s = field(Lose(RED), tank="A1", foot="A1", guns="A2")
    assert legal(s) == ["choose tank", "choose foot"]
    act(s, "choose foot")
    assert legal(s) == ["choose tank"]
    act(s, "choose tank")
    assert s.stack == []
    assert (where(s, "tank"), where(s, "guns")) == ("box", "A2")


def test_a_single_candidate_may_be_taken_without_asking() -> None:
    s = field(LoseIfSeveral(RED), tank="A1", foot="A1", guns="A1")
    act(s, "choose foot")
    assert legal(s) == ["choose tank", "choose guns"]
    act(s, "choose tank")
    assert s.stack == [] and where(s, "guns") == "box"


@pytest.mark.parametrize(("step", "number"), [(Lose, IF_ANY), (LoseIfSeveral, IF_SEVERAL), (LoseAtWill, ALWAYS)])
def test_the_fewest_options_worth_a_question(step: type[Lose], number: int) -> None:
    red = ("tank", "foot", "guns", "staff")
    for there in range(4):
        s = field(**dict.fromkeys(red[:there], "A1"))
        assert step(RED).decider(s) == (RED if there >= number else NOBODY)


def test_what_is_refused_and_by_which_clause() -> None:
    """K-bad-01: commands out of phase, for enemy units, for eliminated or off-map units."""
    s = field(Lose(RED), tank="A1", foot="A1", guns="B2", rifles="C3")
    assert refused(s, "with tank") == "F-1"
    assert refused(s, "done") == "F-1"
    assert refused(s, "choose rifles") == "F-2"
    assert refused(s, "choose staff") == "F-3"
    assert refused(s, "choose guns") == "L-1"


def test_an_optional_choice_ends_when_it_may() -> None:
    s = field(LoseAtWill(BLUE), grenadiers="A1", rifles="A1")
    assert legal(s) == ["choose grenadiers", "choose rifles"]
    assert refused(s, "done") == "L-2"
    act(s, "choose rifles", "done")
    assert s.stack == [] and where(s, "grenadiers") == "A1"


def test_pairs_of_a_piece_and_a_place() -> None:
    s = field(Set(), tank="A4")
    assert legal(s) == ["place guns A1", "place guns A2", "place staff A1", "place staff A2"]
    assert refused(s, "place guns A3") == "S-2"
    act(s, "place staff A2", "place guns A2")
    assert s.stack == [] and (where(s, "guns"), where(s, "staff")) == ("A2", "A2")


def test_a_choice_between_something_and_nothing() -> None:
    s = field(Stay(RED), Stay(RED))
    act(s, "stay")
    assert legal(s) == ["stay", "done"]
    act(s, "done")
    assert s.stack == []


class Struggle(msgspec.Struct, frozen=True):
    side: Side


class GiveWay(Choice[FieldState], frozen=True):
    """The defender of a battle takes pieces away, wherever they are."""

    rule = "G-1"
    verbs = ("choose", "retreat")
    attacking = False
    ordering = ("choose",)

    battle: Struggle

    def options(self, s: FieldState) -> list[Action]:
        return [s.components.vocabulary.action("choose", piece) for piece in (unit("rifles"), unit("recon"))]

    def choose(self, s: FieldState, action: Action) -> None:
        s.pop()

    def refuse_other(self, s: FieldState, action: Action) -> Refusal:
        return refuse("G-2", "not-now")


class Press(GiveWay, frozen=True):
    attacking = True


def test_the_attacker_or_the_defender_of_a_battle_is_asked() -> None:
    assert advance(field(GiveWay(Struggle(RED)))) == BLUE
    assert advance(field(Press(Struggle(RED)))) == RED


def test_orders_to_pieces_of_the_enemy_or_off_the_map_are_refused_by_the_general_clauses() -> None:
    s = field(GiveWay(Struggle(RED)), tank="A1", rifles="C1", grenadiers="C2")
    assert refused(s, "choose tank") == "F-2"
    assert refused(s, "choose recon") == "F-3"
    assert refused(s, "choose grenadiers") == "G-2"
    assert refused(s, "retreat A1") == "G-2"
    assert s.stack[-1].refusal(s, read("choose rifles")) is None
