"""Declaring attacks: one place or several, each piece once, and moving in afterwards."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.kernel.explain import Term
from sirocco.kernel.fields import Index, Mask
from sirocco.kernel.message import message
from sirocco.kernel.step import Refusal, refuse
from sirocco.mechanics.advance import AdvanceChoice
from sirocco.mechanics.attacks import AttackDeclaration, BattleSums, in_contact, struck_by
from tests.mechanics.field import (
    BLUE,
    BOARD,
    FIELD,
    HEXES,
    RED,
    FieldState,
    act,
    field,
    hex_,
    hexes,
    legal,
    refused,
    unit,
    where,
)

Unit = Annotated[int, Index("unit")]
Hex = Annotated[int, Index("hex")]


class Battle(msgspec.Struct, frozen=True):
    targets: tuple[Hex, ...]
    attackers: tuple[Unit, ...] = ()


class Declare(AttackDeclaration[FieldState], frozen=True):
    """Kasserine: several units may attack one enemy, and one several (K-cmb-02, K-cmb-03)."""

    rule = "K-cmb-02"
    target_verb = "against"

    battle: Battle
    spent: Annotated[int, Mask("unit")] = 0
    """Those that have attacked in this move (K-cmb-04)."""

    def chooser(self, s: FieldState) -> int:
        return RED

    def targets(self) -> tuple[int, ...]:
        return self.battle.targets

    def attackers(self) -> tuple[int, ...]:
        return self.battle.attackers

    def able(self, s: FieldState) -> list[int]:
        return list(places_of(s.standing & FIELD.side_mask[RED] & FIELD.exerting & ~self.spent))

    def contact(self, s: FieldState) -> tuple[int, ...]:
        return BOARD.adjacent

    def more_targets(self, s: FieldState) -> list[int]:
        reach = (1 << len(HEXES)) - 1
        for piece in self.battle.attackers:
            reach &= BOARD.adjacent[s.place[piece]]
        found = reach & s.occupied[BLUE] if self.battle.attackers else 0
        return [place for place in places_of(found) if place not in self.battle.targets]

    def with_attacker(self, piece: int) -> Declare:
        return replace(self, battle=replace(self.battle, attackers=(*self.battle.attackers, piece)))

    def with_target(self, place: int) -> Declare:
        return replace(self, battle=replace(self.battle, targets=(*self.battle.targets, place)))

    def done(self, s: FieldState) -> None:
        s.replace(Advance(self.battle))

    def refuse_attacker(self, s: FieldState, piece: int) -> Refusal:
        once = self.spent >> piece & 1 or piece in self.battle.attackers
        return refuse("K-cmb-04" if once else "K-bad-04", "cannot-attack")

    def refuse_target(self, s: FieldState, place: int) -> Refusal:
        return refuse("K-bad-04", "not-adjacent")


class Advance(AdvanceChoice[FieldState], frozen=True):
    """From Salerno to Rome: any attacking units into the vacated hex (SR-14.3.3a)."""

    rule = "SR-14.3.3a"
    refused_as = "did-not-attack"

    battle: Battle

    def chooser(self, s: FieldState) -> int:
        return RED

    def target(self) -> int:
        return self.battle.targets[0]

    def able(self, s: FieldState) -> list[int]:
        return [u for u in self.battle.attackers if s.place[u] not in (-1, self.target())]


def against(*names: str) -> Declare:
    return Declare(Battle(tuple(hex_(name) for name in names)))


def test_several_units_against_one_hex() -> None:
    s = field(against("B2"), tank="A2", foot="B1", guns="C1", rifles="B2")
    assert legal(s) == ["with tank", "with foot"]
    assert refused(s, "done") == "F-1"
    assert refused(s, "with guns") == "K-bad-04"
    assert refused(s, "with rifles") == "F-2"
    act(s, "with tank")
    assert refused(s, "with tank") == "K-cmb-04"
    assert legal(s) == ["with foot", "done"]


def test_one_unit_against_several_hexes_must_touch_all_of_them() -> None:
    """K-cmb-03; the unit next to only one of them cannot join any more."""
    s = field(against("B2"), tank="A2", foot="C1", rifles="B2", recon="A3", grenadiers="C4")
    assert legal(s) == ["with tank", "with foot"]
    act(s, "with tank")
    assert legal(s) == ["with foot", "against A3", "done"]
    assert refused(s, "against C4") == "K-bad-04"
    act(s, "against A3")
    assert legal(s) == ["done"]
    assert refused(s, "with foot") == "K-bad-04"


def test_who_has_attacked_does_not_again() -> None:
    """K-cmb-04: a unit takes part in at most one attack per move."""
    s = field(replace(against("B2"), spent=1 << unit("tank")), tank="A2", foot="B1", rifles="B2")
    assert legal(s) == ["with foot"]
    assert refused(s, "with tank") == "K-cmb-04"


def test_what_can_be_struck_and_from_where() -> None:
    s = field(tank="A1", foot="C4")
    assert struck_by(s, [unit("tank"), unit("foot")], BOARD.adjacent) == hexes("A2", "B1", "C3", "B4")
    assert in_contact(s, [unit("tank"), unit("foot"), unit("guns")], [hex_("A2"), hex_("B1")], BOARD.adjacent) == [
        unit("tank")
    ]


def test_some_of_the_attackers_move_into_the_vacated_hex() -> None:
    s = field(against("B2"), tank="A2", foot="B1", guns="C1", rifles="B2")
    act(s, "with tank", "with foot")
    s.take_off(unit("rifles"), -1)
    act(s, "done")
    assert legal(s) == ["advance tank", "advance foot", "done"]
    assert refused(s, "advance guns") == "SR-14.3.3a"
    act(s, "advance foot", "done")
    assert s.stack == [] and (where(s, "foot"), where(s, "tank")) == ("B2", "A2")


def test_nobody_advances_while_an_enemy_is_there() -> None:
    s = field(against("B2"), tank="A2", rifles="B2")
    act(s, "with tank", "done")
    assert s.stack == [] and where(s, "tank") == "A2"


def test_sums_of_terms_decide_and_explain() -> None:
    """K-cmb-17: armour 5 and grenadiers 1, one more each for the chain of command, against 2 doubled in a city."""
    attack = [Term(message("a"), Fraction(value), "K-cmb-17") for value in (5, 1, 1, 1)]
    sums = BattleSums(attack, [Term(message("d"), Fraction(4), "K-cmb-07")], [], 2)
    assert (sums.attack_total, sums.defence_total, sums.modifier) == (Fraction(8), Fraction(4), 0)
    assert [str(breakdown.label.key) for breakdown in sums.breakdowns()] == ["sum-attack", "sum-defence", "sum-die"]
