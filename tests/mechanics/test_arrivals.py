"""Arrivals: due pieces, where they may enter, what waits, and budgets."""

from __future__ import annotations

from sirocco.kernel.step import Refusal, refuse
from sirocco.mechanics.arrivals import ArrivalChoice, Tally
from sirocco.mechanics.stacking import CountLimit, StackingLimits
from tests.mechanics.field import FIELD, LATER, RED, FieldState, act, field, hex_, legal, refused, where

TWO = StackingLimits((CountLimit(FIELD.side_mask[RED], 2),))
ENTRIES = (hex_("A1"), hex_("A4"))


class Arrivals(ArrivalChoice[FieldState], frozen=True):
    """From Salerno to Rome: at the hexes of the card with room and no enemy, delayed at will (SR-18b, SR-18e)."""

    rule = "SR-18b"
    optional = True

    def chooser(self, s: FieldState) -> int:
        return RED

    def waiting(self, s: FieldState) -> list[int]:
        return [u for u in range(4) if s.place[u] == LATER]

    def entries(self, s: FieldState) -> list[int]:
        return [place for place in ENTRIES if not s.occupied[1 - RED] >> place & 1]

    def places_for(self, s: FieldState, piece: int, entries: list[int]) -> list[int]:
        return [place for place in entries if TWO.have_room(s, piece, place)]

    def take(self, s: FieldState, candidate: tuple[int, int]) -> None:
        s.put(*candidate)

    def refuse_candidate(self, s: FieldState, candidate: tuple[int, int]) -> Refusal:
        return refuse("SR-18b" if candidate[0] in self.waiting(s) else "SR-18a", "no-entry")


def test_pieces_enter_where_there_is_room() -> None:
    s = field(Arrivals(), tank="A1", rifles="A4")
    assert legal(s) == ["place foot A1", "place guns A1", "place staff A1", "done"]
    assert refused(s, "place foot A4") == "SR-18b"
    assert refused(s, "place tank A1") == "SR-18a"
    act(s, "place guns A1")
    assert s.stack == [], "nobody else fits: they wait without a question"
    assert (where(s, "guns"), where(s, "foot")) == ("A1", "later")


def test_arrivals_may_be_delayed() -> None:
    s = field(Arrivals(), tank="A1")
    act(s, "place foot A4", "done")
    assert s.stack == [] and [where(s, name) for name in ("foot", "guns", "staff")] == ["A4", "later", "later"]


def test_nobody_is_asked_with_nobody_due() -> None:
    s = field(Arrivals(), tank="A1", foot="A1", guns="A2", staff="A2")
    assert legal(s) == [] and s.stack == []


def test_a_tally_counts_what_a_budget_has_spent() -> None:
    """SR-19a: of each division one infantry step and one armour step."""
    infantry, armour = 0, 1
    spent = Tally().plus(infantry).plus(armour).plus(infantry)
    assert (spent.number(infantry), spent.number(armour), spent.number(7)) == (2, 1, 0)
    assert spent == Tally().plus(infantry).plus(infantry).plus(armour)
