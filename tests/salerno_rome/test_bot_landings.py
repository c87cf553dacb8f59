"""Where and when the greedy bot's Allies land two divisions behind the enemy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.beachhead import is_on_its_own, strayed, units_that_stay
from sirocco.games.salerno_rome.bot.garrisons import deciding_posts
from sirocco.games.salerno_rome.bot.landings import (
    divisions_to_land,
    harbour_of,
    is_time_to_land,
    safe_beaches,
    sailing,
    worth_of_beach,
)
from sirocco.games.salerno_rome.bot.marches import Staff
from sirocco.games.salerno_rome.bot.objectives import draw_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry

NAPLES, HARBOUR = "1543", "1643"
NORTH_OF_THE_TIBER, ANZIO = "0602", "0414"
AT_CASSINO = {
    **{f"46Inf/{number}": "2130" for number in (128, 138, 139)},
    **{f"56Inf/{number}": "1831" for number in (167, 169, 201)},
    **{f"36Inf/{number}": "2330" for number in (141, 142, 143)},
    **{f"45Inf/{number}": "2430" for number in (157, 179, 180)},
}
ON_THE_SELE = dict(zip(AT_CASSINO, 4 * ["2053", "2052", "1958"], strict=True))
IN_PORT = {
    "3Inf/7": NAPLES,
    "3Inf/15": NAPLES,
    "3Inf/30": "1644",
    "1Inf/2": NAPLES,
    "1Inf/3": HARBOUR,
    "1Inf/24G": HARBOUR,
}
GUSTAV_LINE = dict.fromkeys(("15PzG/I-104", "15PzG/I-115", "15PzG/II-115"), "2128")
HOST = {
    "0914": ("HG/I-1", "HG/II-1", "HG/I-2", "HG/II-2", "26Pz/I-9", "26Pz/II-9"),
    "0812": ("26Pz/I-67", "26Pz/II-67", "29PzG/I-71", "29PzG/II-71", "29PzG/III-71"),
    "1010": ("3PzG/I-8", "3PzG/II-8", "3PzG/III-8", "4FJ/11", "65I/145", "65I/147"),
}
IN_ROME = dict.fromkeys(("3PzG/I-29", "3PzG/II-29", "3PzG/III-29"), "1005")


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def campaign(turn: int, units: dict[str, str], **more: Any) -> SalernoState:
    table = {"game": "salerno-rome", "scenario": "campaign", "side": "allied", "turn": turn, "units": units, **more}
    s: SalernoState = sirocco.position(table).state
    return s


def force_in_port(s: SalernoState) -> int:
    return sailing(s, divisions_to_land(s))


def at(s: SalernoState, hexes: int) -> set[str]:
    return {s.components.map.ids[place] for place in places_of(hexes)}


def test_the_divisions_in_port_land() -> None:
    s = campaign(5, {**AT_CASSINO, **IN_PORT, **GUSTAV_LINE})
    assert {s.components.formation_ids[division] for division in divisions_to_land(s)} == {"3Inf", "1Inf"}


def test_who_lands_can_be_joined_and_is_not_beside_rome() -> None:
    s = campaign(5, {**AT_CASSINO, **IN_PORT, **GUSTAV_LINE, **IN_ROME})
    force = force_in_port(s)
    assert is_time_to_land(s, force)
    safe = at(s, safe_beaches(s, force))
    assert ANZIO in safe
    assert NORTH_OF_THE_TIBER not in safe
    worth = worth_of_beach(s, force, draw_of(s, ALLIED))
    beach = max(worth, key=lambda place: worth[place])
    assert s.components.map.ids[beach] in safe


def test_they_land_beside_a_port_that_the_enemy_has_left_open() -> None:
    units = {**AT_CASSINO, **IN_PORT, **GUSTAV_LINE}
    s, guarded = campaign(5, units), campaign(5, {**units, "65I/145": ANZIO})
    beach = s.components.map.number["0413"]
    assert at(s, harbour_of(s, beach)) == {ANZIO}
    assert not harbour_of(guarded, beach)
    assert safe_beaches(s, force_in_port(s)) >> beach & 1
    assert not safe_beaches(guarded, force_in_port(guarded)) >> beach & 1


def test_nobody_lands_far_from_the_front() -> None:
    s = campaign(5, {**ON_THE_SELE, **IN_PORT, **GUSTAV_LINE})
    safe = safe_beaches(s, force_in_port(s))
    front = s.components.map.distances_from(mask_of([s.components.map.number[place] for place in ON_THE_SELE.values()]))
    assert ANZIO not in at(s, safe)
    assert all(front[place] <= weights.JOINED_WITHIN for place in places_of(safe))


def test_it_is_too_early_in_november_and_late_in_february() -> None:
    """In the last turn those land as well who are not safe anywhere: who never lands loses a corps."""
    host = {name: place for place, names in HOST.items() for name in names}
    units = {**AT_CASSINO, **IN_PORT, **GUSTAV_LINE}
    assert not is_time_to_land(campaign(3, units), force_in_port(campaign(3, units)))
    assert is_time_to_land(campaign(6, {**units, **host}), 30)


def test_nobody_lands_with_too_little() -> None:
    assert not is_time_to_land(campaign(6, {**AT_CASSINO, "3Inf/7": NAPLES}), 7)


def test_nobody_lands_where_the_enemy_waits() -> None:
    host = {name: place for place, names in HOST.items() for name in names}
    s = campaign(5, {**AT_CASSINO, **IN_PORT, **GUSTAV_LINE, **host})
    assert ANZIO not in at(s, safe_beaches(s, force_in_port(s)))


def beachhead(units: dict[str, str], landed_at: Sequence[str] = (ANZIO, "0513")) -> SalernoState:
    """The two divisions at Anzio, with their depot."""
    landed = dict(zip(IN_PORT, 3 * list(landed_at), strict=True))
    number = campaign(5, {}).components.map.number[ANZIO]
    s = campaign(5, {**AT_CASSINO, **landed, **GUSTAV_LINE, **units})
    s.beach, s.major_landing, s.depots = number, 5, 1 << number
    return s


def test_a_beachhead_stays_round_its_depot_and_guards_it_well() -> None:
    host = {name: place for place, names in HOST.items() for name in names}
    s = beachhead(host)
    assert is_on_its_own(s)
    assert units_that_stay(s) == union_at(s.at, 1 << s.beach | 1 << s.components.map.number["0513"])
    assert strayed(s, s.beach) == 0
    assert strayed(s, s.components.map.number["0911"]) > strayed(s, s.components.map.number["0713"])
    post = next(post for post in deciding_posts(s, ALLIED) if post.hex == s.beach)
    assert post.wanted >= weights.HOLDS_A_DEPOT


def test_it_breaks_out_where_hardly_anybody_is() -> None:
    assert not units_that_stay(beachhead({}))


def test_a_beachhead_that_has_been_joined_is_part_of_the_front() -> None:
    way = ("0716", "0819", "1022", "1225", "1528")
    s = beachhead(dict(zip(("34Inf/133", "34Inf/135", "34Inf/168", "1Arm/A", "1Arm/B"), way, strict=True)))
    assert not is_on_its_own(s)


@pytest.mark.parametrize("hosts", [True, False])
def test_who_waits_in_a_port_follows_a_beachhead_that_needs_him(hosts: bool) -> None:
    host = {name: place for place, names in HOST.items() for name in names} if hosts else {}
    s = beachhead({**host, "34Inf/133": HARBOUR, "34Inf/135": HARBOUR}, landed_at=["0513", "0515"])
    movement = s.stack[-1]
    assert isinstance(movement, Movement)
    s.activated |= 1 << s.components.formation_ids.index("34Inf")
    unit = s.components.unit_number["34Inf/133"]
    s.operating |= 1 << unit
    staff = Staff(s, movement)
    staff.follow_by_sea()
    assert staff.s.components.map.ids[staff.s.place[unit]] == (ANZIO if hosts else HARBOUR)
