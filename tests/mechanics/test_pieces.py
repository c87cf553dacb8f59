"""Pieces on a map: where they are, what follows from it, and what losses do to them."""

from __future__ import annotations

import pytest

from sirocco.kernel.errors import DataError
from sirocco.mechanics.zones_of_control import zone_disagreements
from tests.mechanics.field import BLUE, BOX, LATER, RED, ZONES, events, field, hex_, hexes, unit, where


def test_what_follows_from_where_pieces_are_is_kept_up() -> None:
    s = field(tank="A1", foot="A1", guns="B1", rifles="B3")
    s.put(unit("tank"), hex_("B2"))
    s.put(unit("staff"), hex_("A1"))
    s.take_off(unit("rifles"), BOX)
    assert list(zone_disagreements(s)) == []
    assert s.occupied == [hexes("A1", "B1", "B2"), 0]
    assert list(s.pieces_at(hex_("A1"), RED)) == [unit("foot"), unit("staff")]
    assert s.names(s.pieces_at(hex_("A1"), RED)) == ["foot", "staff"]
    assert s.standing == sum(1 << unit(name) for name in ("tank", "foot", "guns", "staff"))
    assert where(s, "rifles") == "box"


def test_wrong_masks_are_found() -> None:
    s = field(tank="A1", rifles="C3")
    s.occupied[RED] = 0
    s.zone[BLUE] = 0
    assert list(zone_disagreements(s)) == [
        "the places that red occupies are wrong",
        "the zone of blue is wrong",
    ]


def test_pieces_by_place_are_places_by_piece() -> None:
    s = field(tank="A1")
    s.place[unit("foot")] = hex_("A1")
    assert next(zone_disagreements(s)) == "pieces by place do not agree with places by piece"


@pytest.mark.parametrize("place", [12, -3])
def test_a_piece_is_somewhere(place: int) -> None:
    s = field(tank="A1")
    s.place[unit("tank")] = place
    with pytest.raises(DataError, match="nowhere"):
        s.derive()


def test_a_zone_reaches_from_a_hex_once_and_only_from_pieces_that_exert_one() -> None:
    """K-zoc-01 and K-zoc-02: artillery and headquarters have none."""
    s = field(tank="B2", foot="B2", guns="C4", staff="C4")
    around = sum(1 << place for place in ZONES[hex_("B2")])
    assert (s.front[RED], s.zone[RED]) == (hexes("B2"), around)
    s.take_off(unit("tank"), BOX)
    assert s.zone[RED] == around
    s.put(unit("foot"), hex_("C1"))
    assert s.zone[RED] == hexes("B1", "B2", "C2")


def test_a_step_flips_a_piece_of_two_and_eliminates_any_other() -> None:
    """SR-14.3b, K-res-05: a reduced unit that must reduce is eliminated."""
    s = field(tank="A1", guns="A1")
    s.lose_step(unit("tank"), "combat")
    assert (s.steps_left(unit("tank")), where(s, "tank")) == (1, "A1")
    s.lose_step(unit("tank"), "combat")
    s.lose_step(unit("guns"), "combat")
    assert (where(s, "tank"), where(s, "guns"), s.reduced) == ("box", "box", 0)
    assert events(s) == ["reduced", "eliminated", "eliminated"]


def test_steps_come_back() -> None:
    """SR-19f and SR-19g: a reduced unit on the map flips; from the box a unit of two steps returns with one."""
    s = field(tank="A1")
    s.reduced = 1 << unit("tank")
    s.restore_step(unit("tank"), "restored")
    assert s.steps_left(unit("tank")) == 2
    s.rebuild(unit("foot"), hex_("A2"))
    s.rebuild(unit("guns"), hex_("A2"))
    assert s.steps_on_map([unit("foot"), unit("guns"), unit("staff")]) == 2
    assert s.place[unit("staff")] == LATER


def test_a_transfer_is_reported_with_where_it_began() -> None:
    s = field(tank="A1")
    s.transfer(unit("tank"), hex_("B1"), "advanced")
    assert s.log is not None
    assert s.log[1].data == {"unit": "tank", "origin": "A1", "to": "B1"}
    assert where(s, "tank") == "B1"
