"""Every set-up has room for its units: zones around places, dots of units, stacking limits of the ground."""

from __future__ import annotations

import pytest

from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import flood
from sirocco.games.salerno_rome.components.set_up_room import Group, Room, find_room
from tests.salerno_rome.italy import ITALY, MAP, at, hexes, mask

EVERYWHERE = (1 << MAP.open) - 1
MAP_1, MAP_2 = ITALY.maps
NORTH = flood(at("1005"), MAP.board.adjacent, EVERYWHERE & ~ITALY.gustav)
"""Of the Gustav line."""
SOUTH = EVERYWHERE & ~ITALY.gustav & ~NORTH
INFANTRY = (3, 3, 3)
"""A division of three brigades or regiments."""
TANK = 0.5


def within(distance: int, *places: str, only: int = EVERYWHERE) -> int:
    return ITALY.within(distance, *places) & only


def group(name: str, zone: int, *dots: float) -> Group:
    return Group(name, zone, dots)


def infantry(names: str, zone: int, *more: float) -> list[Group]:
    """Divisions of three, and single pieces beside them."""
    return [
        *(Group(name, zone, INFANTRY) for name in names.split(", ")),
        *([Group("others", zone, more)] if more else []),
    ]


def room(groups: list[Group], closed: int = 0) -> Room:
    found = find_room(ITALY, groups, closed)
    assert found.left == ()
    for place, dots in found.taken.items():
        assert dots <= ITALY.stack[place]
    assert not found.hexes & closed
    return found


def test_ortona() -> None:
    axis = [
        *infantry("65.I", within(2, "Lanciano")),
        group("26.Pz Casoli", within(0, "Casoli"), 1, TANK, 1),
        group("26.Pz Lanciano", within(0, "Lanciano"), 1, TANK),
        group("90.PzG", within(2, "Chieti"), 1, TANK, 1, 1, 1),
        group("1.FJ", ITALY.gustav_between("3026", "3923") | mask("4023 4124"), *[1] * 10),
    ]
    allied = [
        *infantry("78 Inf", within(1, "Torino-di-Sangro", only=SOUTH)),
        group("4", within(2, "Torino-di-Sangro", only=SOUTH), 1, 1, 1),
        *infantry("8 Ind", within(2, "Torino-di-Sangro", only=SOUTH)),
        group("2 NZ", within(2, "Atessa", only=SOUTH), 3, 3, 1, 1, 1),
        *infantry("1 Can", within(2, "Castiglione-Messer-Marino", only=SOUTH)),
        *infantry("5 Inf", within(3, "Capracotta", only=SOUTH)),
    ]
    room(allied, closed=room(axis).hexes)
    assert ITALY.room(ITALY.gustav_between("3026", "3923")) >= 26


def test_anzio() -> None:
    allied = [
        *infantry("3 Inf, 1 Inf", within(2, "Anzio", "Nettuno")),
        group("others", within(2, "Anzio", "Nettuno"), 3, 1, 1, 2, 1, 2),
    ]
    room(allied)
    axis = [
        group("26.Pz", within(0, "Tivoli"), 1, TANK, TANK),
        group("HG and 29.PzG", within(0, "Terracina"), 1, 1, TANK, TANK),
        group("3.PzG", within(0, "Roma"), 1, 1, 1),
        group("Flak", within(3, "Roma"), 1, 1),
    ]
    room(axis, closed=within(2, "Anzio", "Nettuno"))


def test_rome_takes_more_than_one_stack() -> None:
    """The reinforcements of 6.1 at Anzio: eleven units at Rome."""
    room([group("6.1", within(0, "Roma"), TANK, 3, 3, TANK, TANK, 3, 3, 3, 3, 1, 1)])


def test_kesselrings_option() -> None:
    kept = mask("1436 1938 1837")
    """Castel Volturno, Capua and Grazzanise stay free for the Allied units named there."""
    axis = [
        group("1.FJ", within(1, "Larino", "S-Elia-a-Pianisi", "Casacalenda"), *[1] * 10),
        group("16.Pz", within(0, "Petacciato"), 1, 1, 1),
        group("16.Pz", within(0, "Montecilfone"), 1, 1),
        group("16.Pz", within(1, "Campobasso"), *[TANK] * 6),
        group("26.Pz", within(0, "Faicchio"), 1, 1),
        group("26.Pz", within(0, "Campobasso"), 1),
        group("26.Pz", within(0, "S-Giuliano"), 1),
        group("26.Pz", within(3, "Vinchiaturo"), TANK, TANK, TANK, 1),
        group("29.PzG", within(3, "Jelsi"), *[1] * 7, TANK, TANK),
        group("15.PzG", within(1, "Mondragone"), 1, TANK, TANK),
        group("15.PzG", within(1, "Vitulazio"), 1, 1, 1),
        group("15.PzG", within(2, "Cancello-Arnone"), 1, 1, 1),
        group("3.PzG", within(1, "Amorosi"), TANK, 1),
        group("3.PzG", within(1, "Caiazzo"), 1, 1, 1, 1, TANK),
        group("HG", within(2, "Vitulazio"), 1, 1, 1, 1, TANK, TANK, TANK),
    ]
    axis_room = room(axis, closed=kept)
    allied = [
        *infantry("34 Inf", within(3, "Montesarchio"), 1, 1),
        *infantry("3 Inf", within(1, "Caserta"), 1, 1),
        *infantry("45 Inf", within(3, "Benevento"), 1, 1, 1, 1),
        *infantry("36 Inf", within(1, "Nola"), 1),
        *infantry("82 Air", within(1, "Napoli"), 1, 2, 2, 2, 1, 1, 1, 3),
        group("128", within(0, "Castel-Volturno"), 3),
        group("138", within(2, "Villa-Literno"), 3),
        group("139", within(3, "Napoli"), 3),
        group("56 Inf", within(1, "Caserta"), 3, 3),
        group("201", within(0, "Capua"), 3),
        group("131", within(0, "Grazzanise"), 3),
        group("7 Arm", within(2, "Aversa"), 1, 1, 1, 1, 1),
        group("23", within(1, "Acerra"), 1, 1, 1),
        *infantry("78 Inf", within(1, "Termoli"), 2, 1, 1, 1),
        *infantry("8 Ind", within(4, "Serracapriola")),
        group("1 Air", within(1, "Foggia"), 3, 3, 3, 3),
        *infantry("5 Inf", within(3, "Castelnuovo-della-Daunia")),
        *infantry("1 Can", within(2, "Volturara"), 1, 1, 1),
    ]
    room(allied, closed=axis_room.hexes)


def test_campaign() -> None:
    allied = [
        *infantry("36 Inf", within(3, "Paestum"), 3, 3, 1, 1, 2),
        *infantry("46 Inf", within(2, "Salerno"), 1),
        *infantry("56 Inf", within(2, "Montecorvino"), 1),
        group("Cmd B", within(0, "Vietri"), 2),
        group("Rngrs", within(0, "Maiori"), 2),
    ]
    first = room(allied)
    axis = [
        group("16.Pz", within(3, "Eboli"), *[1] * 5, *[TANK] * 6),
        group("HG", within(2, "Nocera-Inferiore"), 1, 1, 1, 1, TANK, TANK, TANK),
        group("29.PzG", within(2, "Contursi"), *[1] * 7, TANK, TANK),
        group("26.Pz", within(2, "Polla"), *[1] * 5, TANK, TANK),
        group("1.FJ", within(3, "Foggia", "Melfi"), *[1] * 10),
        group("15.PzG", within(2, "Formia"), *[1] * 6, TANK),
        group("3.PzG and 2.FJ", within(2, "Roma"), *[1] * 11, TANK, TANK),
    ]
    room(axis, closed=first.hexes)


def test_diadem() -> None:
    def upper(place: str) -> int:
        """The side of a place that is up on the map, its own row included."""
        row = MAP.at[at(ITALY.places[place].hex)][0]
        return mask_of([i for i in range(MAP.open) if MAP.at[i][0] <= row])

    line = ITALY.gustav | NORTH
    axis = [
        *infantry("94.I", (within(2, "Formia") | within(2, "Minturno")) & ITALY.gustav),
        *infantry("71.I", within(2, "Esperia", only=line)),
        group("15.PzG", within(2, "Pontecorvo", only=line), *[1] * 6, TANK, TANK),
        group("HGJ", within(2, "Atina", only=line), 1, 1),
        group("1.FJ", within(1, "Cassino", only=line), *[1] * 10),
        *infantry("44.I", within(2, "Cassino", "Atina", only=line)),
        group("5.GJ", within(2, "Alfedena", only=line), 3, 3),
        group("114.J", within(2, "Roccaraso", only=line), 3, 3),
        *infantry("305.I", within(2, "Guardiagrele", only=line)),
        *infantry("334.I", within(2, "Orsogna", only=line)),
        *infantry("278.I", within(2, "Ortona", only=upper("Ortona"))),
        *infantry("65.I", within(1, "Aprilia", only=upper("Aprilia"))),
        *infantry("4.FJ", within(2, "Pomezia")),
        group("3.PzG", within(1, "Albano"), *[1] * 7, TANK, TANK),
        *infantry("362.I", within(1, "Cisterna")),
        group("tanks", within(2, "Velletri"), *[TANK] * 9),
        group("26.Pz and 90.PzG", within(2, "Frosinone"), *[1] * 12, *[TANK] * 7),
        group("29.PzG", within(2, "Tivoli"), *[1] * 7, TANK, TANK),
        group("92.I", within(2, "Ostia"), 3, 3),
    ]
    first = room(axis)
    allied = [
        *infantry("85 Inf, 88 Inf", within(3, "Minturno", only=SOUTH)),
        *infantry("4 DMM, 2 DIM, 3 DIA, 1 DFL", within(3, "1829", "2030", only=SOUTH), 3, 3, 3),
        *infantry("4 Inf, 8 Ind, 78 Inf", within(2, "Mignano", only=SOUTH), 1, 1, 1, 3, 3, 1, 1, 1, 1),
        *infantry("1 Can", within(2, "Venafro", only=SOUTH), 1, 1, 1, 3, 1, 1, 1, 1, 1),
        group(
            "II POL", within(2, "San-Pietro-Infine", only=SOUTH & upper("San-Pietro-Infine")), 3, 3, 1, 3, 3, 1, 1, 1, 1
        ),
        group("X UK", within(3, "Alfedena", only=SOUTH), 3, 3, 1, 1, 1, 3, 1, 3),
        *infantry("4 Ind, 10 Ind", within(3, "Lanciano", only=SOUTH), 1, 1),
    ]
    room(allied, closed=first.hexes)
    beachhead = within(3, "Anzio") & ~first.hexes
    room([*infantry("3 Inf, 34 Inf, 45 Inf, 1 Inf, 5 Inf", beachhead, 2, 2, 3, 1, 2, 1, 1, 1, 1, 1, 1, 3)])


# The check itself.


def test_a_zone_that_is_too_small_is_told() -> None:
    found = find_room(ITALY, [group("many", within(0, "Tivoli"), *[3] * 4)])
    assert found.left == ("many",)


def test_groups_leave_room_for_each_other() -> None:
    """Anywhere within 1 goes around the place itself, where another group must stand."""
    found = find_room(ITALY, [group("wide", within(1, "Tivoli"), 3), group("narrow", within(0, "Tivoli"), 3, 3)])
    assert found.left == () and at("1608") in found.taken


def test_closed_hexes_are_not_used() -> None:
    closed = within(0, "Roma")
    found = find_room(ITALY, [group("any", within(1, "Roma"), *INFANTRY)], closed)
    assert not found.hexes & closed and not found.left


@pytest.mark.parametrize(("zone", "expected"), [("1608", {"1608"}), ("Roma", {"1005", "1105", "1006"})])
def test_within_none_is_the_place_itself(zone: str, expected: set[str]) -> None:
    assert hexes(ITALY.within(0, zone)) == expected


def test_within_counts_from_all_hexes_of_a_city() -> None:
    around = ITALY.within(1, "Napoli")
    assert all(
        min(MAP.distance(place, at("1543")), MAP.distance(place, at("1643"))) <= 1 for place in places_of(around)
    )
    assert at("1743") in places_of(around)
