"""The scenarios and the campaign: who begins where, who comes when, and how the rulebook's lists agree."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

import sirocco
from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components import SalernoRome, set_up_room
from sirocco.games.salerno_rome.components.entries import Group
from sirocco.games.salerno_rome.components.loading import DATA, SCENARIOS
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.components.terrain import MOUNTAIN
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.kernel.dice import Dice

GAMES = {name: DATA.load(name) for name in SCENARIOS}
CAMPAIGN = GAMES["campaign"]


def units(c: SalernoRome, *groups: Group) -> set[str]:
    return {c.unit_ids[i] for group in groups for i in places_of(group.units)}


def headquarters(c: SalernoRome, *groups: Group) -> set[str]:
    return {c.formation_ids[i] for group in groups for i in places_of(group.headquarters)}


def guns(c: SalernoRome, *groups: Group) -> set[str]:
    return {c.artillery_ids[i] for group in groups for i in places_of(group.artillery)}


def division(c: SalernoRome, *names: str) -> set[str]:
    return {name for name, row in c.unit_rows.items() if row.formation in names}


def all_groups(c: SalernoRome) -> Iterable[Group]:
    for setup in c.setups:
        yield from setup
    for arrival in c.arrivals.values():
        yield from arrival.groups


def printed(c: SalernoRome, groups: Iterable[Group]) -> list[tuple[Group, set[str]]]:
    """Groups, each with the printed numbers of its hexes: a scenario counts hexes in an order of its own."""
    return [(replace(group, hexes=0), {c.hex_ids[i] for i in places_of(group.hexes)}) for group in groups]


def come(c: SalernoRome, side: int, turn: int, impulse: int) -> set[str]:
    return units(c, *c.arrivals[side, turn, impulse].groups)


def by(c: SalernoRome, side: int, turn: int, impulse: int) -> set[str]:
    """The units of a side that have come by an impulse, whether they have left again or not."""
    early = [a.groups for (of, *when), a in c.arrivals.items() if of == side and tuple(when) <= (turn, impulse)]
    return units(c, *c.setups[side], *(group for groups in early for group in groups))


def refused(tmp_path: Path, scenario: str, text: str) -> str:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    with pytest.raises(sirocco.DataError) as error:
        DATA.load(scenario, own)
    assert "own.toml" in str(error.value)
    return str(error.value)


# All scenarios.


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_comes_twice(scenario: str) -> None:
    c = GAMES[scenario]
    for field in ("units", "artillery", "headquarters"):
        masks = [getattr(group, field) for group in all_groups(c)]
        assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_begins_on_the_map_begins_in_the_area_of_play(scenario: str) -> None:
    c = GAMES[scenario]
    for setup in c.setups:
        for group in setup:
            assert not group.hexes & ~c.area
            assert bool(group.units) == bool(group.hexes or group.by)


def wanting_room(c: SalernoRome, group: Group) -> Iterable[set_up_room.Group]:
    """The units of a group that stand on the map; armour needs a road in the mountains."""
    roadless = mask_of([i for i in range(c.map.open) if c.map.terrain[i] == MOUNTAIN]) & ~c.italy.road
    for mask, hexes in ((group.units & ~c.armour, group.hexes), (group.units & c.armour, group.hexes & ~roadless)):
        if mask and group.hexes:
            dots = [c.half_dots[i] / HALVES for i in places_of(mask)]
            yield set_up_room.Group(str(units(c, group)), hexes, dots)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_set_up_has_room(scenario: str) -> None:
    """The side that sets up first has room, and leaves enough of it to the other."""
    c = GAMES[scenario]
    taken = 0
    first = SIDES.index(c.scene.sets_up_first)
    for side in (first, 1 - first):
        groups = [wanting for group in c.setups[side] for wanting in wanting_room(c, group)]
        found = set_up_room.find_room(c.italy, groups, closed=taken)
        assert groups and found.left == ()
        taken = found.hexes


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_headquarters_has_its_place_on_the_display(scenario: str) -> None:
    c = GAMES[scenario]
    present = headquarters(c, *c.setups[ALLIED], *c.setups[AXIS])
    late = {"15PzG", "3PzG", "2FJ"} if scenario == "salerno" else set()
    placed = [name for row in c.command.values() for name in row.divisions]
    corps = {name for name in c.command if name in c.corps}
    assert set(placed) | corps == present | late
    assert len(placed) == len(set(placed))
    for name, row in c.command.items():
        assert (row.army in c.armies) == (name in c.corps)
        side = (c.corps | c.armies)[name].side
        assert {c.divisions[each].side for each in row.divisions} <= {side}
        assert len(row.divisions) <= 6 or name in c.armies
    for army in c.armies:
        assert sum(row.army == army for row in c.command.values()) <= c.armies[army].spaces


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bound_formations_are_where_they_must_be(scenario: str) -> None:
    c = GAMES[scenario]
    present = headquarters(c, *c.setups[ALLIED])
    for name, row in c.command.items():
        for each in row.divisions:
            bound = c.divisions[each].bound
            assert bound is None or bound == name or bound not in present


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reinforcements_come_in_turns_that_are_played(scenario: str) -> None:
    c = GAMES[scenario]
    assert all(c.scene.first <= turn <= c.scene.last for _, turn, _ in c.arrivals)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_places_that_count_lie_in_the_area(scenario: str) -> None:
    c = GAMES[scenario]
    named = [*c.scene.values, *(place for row in c.victory for place in (*row.hold, *row.supply))]
    assert named
    for place in named:
        assert not c.italy.hexes_of(place) & ~c.area
    for hexes in c.terminals.values():
        assert not hexes & ~c.area


# Ortona.


def test_ortona_the_axis() -> None:
    c = GAMES["ortona"]
    axis = units(c, *c.setups[AXIS])
    assert axis == division(c, "65I", "1FJ") | {
        *("26Pz/Afkl", "26Pz/A", "26Pz/I-67", "26Pz/II-67", "26Pz/B"),
        *("90PzG/Afkl", "90PzG/A", "90PzG/I-200", "90PzG/II-200", "90PzG/III-200"),
    }
    assert guns(c, *c.setups[AXIS]) == {"76PzK-Art", "65I-Art", "26Pz-Art", "90PzG-Art", "1FJ-Art"}
    reserve = [group for group in c.setups[AXIS] if group.reserve]
    assert units(c, *reserve) == {"26Pz/II-67", "26Pz/B"}
    assert [group.hexes for group in reserve] == [c.italy.hexes_of("Lanciano")]
    (parachutists,) = [group for group in c.setups[AXIS] if "1FJ/MG" in units(c, group)]
    hills = c.italy.within(0, "4023", "4124")
    assert parachutists.hexes == c.italy.gustav_between("3026", "3923") | hills


def test_ortona_the_allies_begin_south_of_the_line() -> None:
    c = GAMES["ortona"]
    allied = c.setups[ALLIED]
    assert units(c, *allied) == division(c, "78Inf", "8Ind", "2NZ", "1Can", "5Inf") | {"4/3", "4/44", "4/50"}
    assert guns(c, *allied) >= {"VIII-Army-Art", "XIII-Art", "V-Art"}
    hexes = sum(c.italy.within(0, name) for name in ("Ortona", "Lanciano", "Orsogna", "Palena", "Casoli"))
    assert all(not group.hexes & (hexes | c.italy.gustav) for group in allied)
    assert any(group.hexes & c.italy.hexes_of("Atessa") for group in allied)


def test_ortona_reinforcements() -> None:
    c = GAMES["ortona"]
    assert set(c.arrivals) == {(AXIS, 4, 2), (AXIS, 4, 3)}
    assert len(come(c, AXIS, 4, 2)) == 9
    assert come(c, AXIS, 4, 3) == division(c, "5GJ")
    assert by(c, AXIS, 4, 3) >= division(c, "26Pz", "90PzG", "65I", "1FJ", "5GJ")


def test_ortona_special_rules() -> None:
    c = GAMES["ortona"]
    scene = c.scene
    assert c.points == {4: (0, 18, 0, 12)}
    assert scene.reserves == {"allied": 4, "axis": 3}
    assert (scene.initiative, scene.fair, scene.gustav, scene.landings) == ("allied", True, 2, ())
    assert (scene.planes["allied"].free, scene.planes["allied"].bonus) == (2, None)
    assert (scene.planes["axis"].free, scene.planes["axis"].bonus) == (0, 4)
    assert scene.offensives == ("VIII",) and scene.optional == ("offensives",)
    assert set(scene.barred) == {"rearguards", "gegenangriff"} and scene.rearguards == scene.fortifications == 0
    assert scene.values == {"Ortona": 1, "Orsogna": 1, "Popoli": 1, "Pescara": 1}
    assert c.broken and c.broken == c.italy.bridges & c.italy.rivers["Sangro"]
    assert "Nebelwerfer" not in guns(c, *all_groups(c))


@pytest.mark.parametrize(
    ("scenario", "inside", "outside"),
    [
        (
            "ortona",
            "Ortona Pescara Montesilvano Popoli Isernia Sulmona Castel-di-Sangro Vasto Capracotta",
            "Avezzano Cassino Termoli Penne Roma L-Aquila Alfedena",
        ),
        (
            "anzio",
            "Roma Tivoli Valmontone Frosinone Arce Terracina Anzio Ostia Littoria Priverno",
            "Rieti Monterotondo Cassino Fondi Formia Subiaco Avezzano Sora Napoli",
        ),
        ("salerno", "Salerno Termoli Foggia", "Roma Vasto Cassino"),
        ("kesselring", "Sessa-Aurunca Petacciato Cerignola", "Minturno Vasto"),
        ("diadem", "Roma Minturno Vasto", "Termoli Sessa-Aurunca"),
        ("campaign", "Roma Salerno", ""),
    ],
)
def test_areas_of_play(scenario: str, inside: str, outside: str) -> None:
    c = GAMES[scenario]
    assert [place for place in inside.split() if c.italy.hexes_of(place) & ~c.area] == []
    assert [place for place in outside.split() if c.italy.hexes_of(place) & c.area] == []


# Anzio.


def test_anzio_begins_with_parts_of_divisions() -> None:
    c = GAMES["anzio"]
    assert headquarters(c, *c.setups[AXIS]) == {"1FK", "4FJ", "HG"}
    assert len(units(c, *c.setups[AXIS])) == 18
    assert headquarters(c, *c.setups[ALLIED]) == {"VI", "3Inf", "1Inf"}
    independents = {"82Air/504", "751T", "509", "Rngrs", "23-46", "Cmd-B"}
    assert units(c, *c.setups[ALLIED]) == division(c, "3Inf", "1Inf") | independents
    assert {"Naval-A", "Naval-B", "V-Army-Art"} <= guns(c, *c.setups[ALLIED])
    assert c.depots == tuple(places_of(c.italy.hexes_of("Anzio")))
    assert c.scene.detached


def test_anzio_reinforcements() -> None:
    c = GAMES["anzio"]
    assert come(c, ALLIED, 5, 2) | come(c, ALLIED, 5, 3) >= division(c, "45Inf", "1Arm")
    assert come(c, ALLIED, 6, 1) == {"1SSF", "UK-168"}
    assert come(c, ALLIED, 6, 2) == division(c, "56Inf") and c.arrivals[ALLIED, 6, 2].steps == 2
    assert {"14Armee-Art", "Nebelwerfer"} <= guns(c, *c.arrivals[AXIS, 5, 3].groups)
    assert come(c, AXIS, 6, 2) == {"114J/741", "1-4Pz-C", "653"}
    beaches = c.italy.within(0, "Anzio", "Nettuno")
    for (side, _, _), arrival in c.arrivals.items():
        if side == ALLIED:
            assert {group.hexes for group in arrival.groups} == {beaches}


def test_anzio_special_rules() -> None:
    c = GAMES["anzio"]
    assert c.points == {5: (14, 0, 0, 16), 6: (16, 0, 0, 22)}
    assert c.scene.axis_alone and c.scene.fair and c.scene.recovery == {"allied": 3, "axis": 2}
    assert c.scene.rearguards == 2 and c.scene.offensives == ("V",)
    assert (c.scene.planes["allied"].free, c.scene.planes["axis"].free) == (3, 1)
    allied, axis = c.victory
    assert (allied.hold, allied.every, allied.supply) == (("Roma", "Valmontone"), False, ("Anzio",))
    assert (axis.hold, axis.supply) == (("Anzio",), ("Roma",))


def test_case_richard_brings_what_came_to_anzio() -> None:
    """Its card is made of that scenario's lists; only divisions that were elsewhere do not come by it."""
    c = GAMES["anzio"]
    steps = [units(c, *arrival.groups) for arrival in c.richard]
    assert steps[0] <= units(c, *c.setups[AXIS]) and c.richard[0].steps == 2
    lists = [come(c, AXIS, *when) for when in ((5, 2), (5, 3), (6, 1), (6, 2), (6, 3))]
    for step, arrived in zip(steps[1:5], lists[:4], strict=True):
        assert step <= arrived
    assert steps[5] - division(c, "362I") <= lists[4]
    assert sum(len(step) for step in steps) == len(set().union(*steps))


# Salerno.


def test_salerno_uses_the_campaigns_cards_on_map_1() -> None:
    c = GAMES["salerno"]
    late = division(c, "2FJ") | {
        *(f"15PzG/{code}" for code in ("Afkl", "A", "I-104", "I-115", "II-115", "III-115", "129")),
        *(f"3PzG/{code}" for code in ("Afkl", "A", "B", "I-8", "I-29", "II-29", "III-29")),
    }
    assert units(c, *c.setups[AXIS]) == units(CAMPAIGN, *CAMPAIGN.setups[AXIS]) - late
    assert printed(c, c.setups[ALLIED]) == printed(CAMPAIGN, CAMPAIGN.setups[ALLIED])
    assert [c.hex_ids[i] for i in c.depots] == [CAMPAIGN.hex_ids[i] for i in CAMPAIGN.depots]
    assert come(c, AXIS, 1, 3) == late
    assert {group.by for group in c.arrivals[AXIS, 1, 3].groups} == {("north-edge",)}
    assert not {"15PzG/Reggio", "15PzG/B"} & units(c, *all_groups(c))
    theirs = {key: arrival for key, arrival in CAMPAIGN.arrivals.items() if key[1] <= 2 and key != (AXIS, 1, 3)}
    ours = {key: arrival for key, arrival in c.arrivals.items() if key != (AXIS, 1, 3)}
    assert ours.keys() == theirs.keys()
    for key, arrival in ours.items():
        assert replace(arrival, groups=()) == replace(theirs[key], groups=())
        assert printed(c, arrival.groups) == printed(CAMPAIGN, theirs[key].groups)


def test_salerno_special_rules() -> None:
    c = GAMES["salerno"]
    assert c.scene.axis_alone and c.scene.landings == ("minor",) and c.scene.fortifications == 0
    assert set(c.scene.optional) == {"rearguards", "gegenangriff"} and c.scene.offensives == ()
    assert sum(c.scene.values.values()) == 3 + 3 + 10
    assert c.victory[ALLIED].every and c.victory[AXIS].depot
    assert {c.hex_ids[i] for i in c.depots} == {"2053", "1858"}
    assert c.terminals["axis"].bit_count() == 4  # Appia, Casilina, and the roads 17 and 16


# Kesselring.


def test_kesselring_special_rules() -> None:
    c = GAMES["kesselring"]
    assert [c.points[turn][3] for turn in (2, 3)] == [28, 25]
    assert (c.scene.initiative, c.scene.fair) == ("axis", True)
    assert set(c.scene.optional) == {"rearguards", "gegenangriff", "interdiction"}
    assert sum(c.scene.values.values()) == 4 * 2 + 7
    assert c.victory[AXIS].hold == ("Napoli", "Foggia") and c.victory[ALLIED].hold == ("Termoli", "Sessa-Aurunca")


def test_kesselrings_axis_leaves_allied_places_free() -> None:
    c = GAMES["kesselring"]
    free = sum(c.italy.hexes_of(place) for place in ("Castel-Volturno", "Capua", "Grazzanise"))
    assert not any(group.hexes & free for group in c.setups[AXIS])


def test_kesselrings_divisions_are_whole_but_for_what_comes_later() -> None:
    c = GAMES["kesselring"]
    axis = units(c, *c.setups[AXIS])
    assert division(c, "16Pz", "1FJ", "29PzG") <= axis
    assert division(c, "HG") - axis == {"HG/I-1", "HG/D"}
    assert division(c, "15PzG") - axis == {"15PzG/II-104", "15PzG/III-104"}
    assert division(c, "3PzG") - axis == {"3PzG/II-8", "3PzG/III-8"}
    assert division(c, "26Pz") - axis == {"26Pz/D"}
    allied = units(c, *c.setups[ALLIED])
    assert division(c, "46Inf", "56Inf", "7Arm", "82Air", "1Air", "34Inf", "8Ind") <= allied


def test_whoever_stands_in_kesselrings_set_up_has_come_in_the_campaign_by_then() -> None:
    c = GAMES["kesselring"]
    for side in (ALLIED, AXIS):
        assert units(c, *c.setups[side]) <= by(CAMPAIGN, side, 2, 1)
    assert {"7/2", "7/6"} <= by(CAMPAIGN, ALLIED, 2, 1)
    assert not [key for key in CAMPAIGN.arrivals if key[0] == ALLIED and (2, 2) <= key[1:] < (3, 1)]


def test_nobody_of_kesselrings_leaves_before_december_but_82_air() -> None:
    gone = {key: arrival for key, arrival in CAMPAIGN.arrivals.items() if arrival.departs and key[1] < 4}
    departed = set().union(*({CAMPAIGN.unit_ids[i] for i in places_of(a.departs)} for a in gone.values()))
    present = units(GAMES["kesselring"], *all_groups(GAMES["kesselring"]))
    assert departed & present == division(CAMPAIGN, "82Air") - {"82Air/504"}


def test_the_cards_of_october_and_november_are_kesselrings() -> None:
    c = GAMES["kesselring"]
    assert come(c, AXIS, 2, 2) == come(CAMPAIGN, AXIS, 2, 2)
    assert come(CAMPAIGN, AXIS, 3, 1) == come(c, AXIS, 3, 1) | {"26Pz/D"}
    assert come(CAMPAIGN, ALLIED, 3, 1) == come(c, ALLIED, 3, 1)
    assert units(c, *c.events["foggia-in"].groups) == come(c, AXIS, 2, 3) == division(c, "1SSPz", "24Pz")
    for side in (ALLIED, AXIS):
        assert sum(group.mules for group in c.arrivals[side, 3, 1].groups) == 2


# DIADEM.


def test_diadem_headquarters_and_artillery_as_listed() -> None:
    c = GAMES["diadem"]
    corps = headquarters(c, *c.setups[ALLIED], *c.setups[AXIS]) & set(c.corps)
    assert corps == {"51GK", "14PzK", "1FK", "76PzK", "II", "CEF", "VI", "X", "I-CAN", "II-POL", "XIII", "V"}
    assert {"10Armee-Art", "14Armee-Art", "Nebelwerfer"} <= guns(c, *c.setups[AXIS])
    assert {"V-Army-Art", "VIII-Army-Art", "Naval-A", "Naval-B"} <= guns(c, *c.setups[ALLIED])
    for setup in c.setups:
        assert sum(group.mules for group in setup) == 2
    assert c.depots == tuple(places_of(c.italy.hexes_of("Anzio")))


def test_diadem_the_main_fronts_face_each_other_across_the_line() -> None:
    c = GAMES["diadem"]
    bridgehead = c.italy.within(3, "Anzio")
    for group in c.setups[ALLIED]:
        if group.hexes != bridgehead & c.area:
            assert not group.hexes & c.italy.gustav
    (coast,) = [group for group in c.setups[AXIS] if "94I/267" in units(c, group)]
    assert coast.hexes and not coast.hexes & ~c.italy.gustav


def test_diadem_special_rules() -> None:
    c = GAMES["diadem"]
    assert c.points == {9: CAMPAIGN.points[9], 10: CAMPAIGN.points[10]}
    assert (c.scene.initiative, c.scene.fair, c.scene.gustav) == ("allied", True, 2)
    assert (c.scene.fortifications, c.scene.free_fortifications, c.scene.rearguards) == (5, 3, 4)
    assert c.scene.offensives == ("VIII", "XV")
    assert c.victory[ALLIED].hold == ("Roma",) and c.victory[AXIS].keeps == "Roma"
    for river in ("Rapido-Gari", "Aventino", "Foro"):
        assert c.italy.bridges & c.italy.rivers[river] <= c.broken
    garrison = c.italy.hexes_of("Ceprano")
    assert not any(garrison >> a & 1 for a, _ in c.broken)  # the Liri behind the German front keeps its bridges
    assert all((b, a) in c.broken for a, b in c.broken)


def test_diadem_has_nobody_who_had_left_by_then() -> None:
    c = GAMES["diadem"]
    present = units(c, *all_groups(c))
    gone: set[str] = set()
    for (_, turn, _), arrival in CAMPAIGN.arrivals.items():
        if turn <= 9:
            gone |= {CAMPAIGN.unit_ids[i] for i in places_of(arrival.departs)}
    assert not present & gone


# The campaign.


def test_every_counter_comes_into_play_in_the_campaign() -> None:
    c = CAMPAIGN
    richard = [group for arrival in c.richard for group in arrival.groups]
    events = [group for arrival in c.events.values() for group in arrival.groups]
    exchanged = {c.unit_ids[enters] for arrival in c.arrivals.values() for enters, _ in arrival.exchanges}
    assert units(c, *all_groups(c), *richard, *events) | exchanged == set(c.unit_ids)
    assert guns(c, *all_groups(c), *richard, *events) == set(c.artillery_ids)
    assert headquarters(c, *all_groups(c), *richard, *events) == set(c.formation_ids)


def test_case_richard_and_the_cards_name_nobody_twice() -> None:
    c = CAMPAIGN
    richard = units(c, *(group for arrival in c.richard for group in arrival.groups))
    assert not richard & units(c, *all_groups(c))
    without_landing = units(c, *c.events["no-landing-in"].groups)
    assert without_landing <= richard
    assert without_landing == division(c, "4FJ", "114J", "362I") | {"508-A"}


def test_who_leaves_has_come() -> None:
    c = CAMPAIGN
    for (side, turn, impulse), arrival in c.arrivals.items():
        here = by(c, side, turn, impulse)
        assert {c.unit_ids[i] for i in places_of(arrival.departs | arrival.independent)} <= here
        assert {c.unit_ids[leaves] for _, leaves in arrival.exchanges} <= here
        assert not {c.unit_ids[enters] for enters, _ in arrival.exchanges} & here


def test_withdrawals() -> None:
    c = CAMPAIGN
    gone = {
        (SIDES[side], turn): {c.formation_ids[i] for i in places_of(arrival.leaves)}
        for (side, turn, _), arrival in c.arrivals.items()
        if arrival.leaves
    }
    assert gone == {
        ("axis", 3): {"2FJ"},
        ("allied", 3): {"82Air"},
        ("axis", 4): {"16Pz"},
        ("allied", 4): {"1Air", "7Arm"},
        ("allied", 7): {"46Inf"},
        ("allied", 8): {"56Inf"},
    }
    number = c.unit_ids.index
    assert c.arrivals[ALLIED, 3, 1].independent == 1 << number("82Air/504")
    assert c.arrivals[ALLIED, 4, 1].exchanges == ((number("2Para"), number("1Air/2")),)
    assert c.arrivals[ALLIED, 8, 1].exchanges == ((number("CIL"), number("RM")),)
    assert c.arrivals[ALLIED, 8, 1].departs >> number("82Air/504") & 1


def test_case_foggia_and_a_campaign_without_a_landing() -> None:
    c = CAMPAIGN
    rows = c.event_rows
    assert rows["foggia-in"].impulses == 3 and rows["foggia-out"].turn == 5
    assert set(rows["foggia-out"].leaves) == {"1SSPz", "24Pz", "2SSPzK"}
    assert (rows["foggia-delay"].delayed, rows["foggia-delay"].turns) == (("82Air", "1Air"), 2)
    french = {name for name, row in c.divisions.items() if row.bound == "CEF"}
    assert set(rows["no-landing-out"].leaves) == french | {"CEF"} and rows["no-landing-out"].turn == 7


def test_82_air_comes_in_the_second_impulse_and_may_drop() -> None:
    (group,) = [g for g in CAMPAIGN.arrivals[ALLIED, 1, 2].groups if "82Air/504" in units(CAMPAIGN, g)]
    assert units(CAMPAIGN, group) == division(CAMPAIGN, "82Air") and "drop" in group.by


def test_bari_holds_what_begins_there() -> None:
    c = CAMPAIGN
    (bari,) = [group for group in c.setups[ALLIED] if "bari" in group.by]
    assert sum(c.half_dots[i] for i in places_of(bari.units)) <= 2 * c.italy.boxes["Bari"].dots


def test_the_campaigns_victory_conditions() -> None:
    allied, axis = CAMPAIGN.victory
    assert allied.hold == axis.hold == ("Roma", "Napoli", "Foggia") and allied.every and axis.every
    assert (allied.decisive_until, allied.exits, allied.enemy_losses, allied.own_losses) == (5, 24, 45, 27)
    assert (axis.since, axis.depot, axis.keeps) == (4, True, "Roma")
    assert CAMPAIGN.scene.axis_alone and CAMPAIGN.scene.reserves == {"allied": 10, "axis": 10}


# Files of one's own.


@pytest.mark.parametrize("scenario", ["salerno", "campaign", "anzio", "diadem"])
def test_the_program_leaves_no_depot_to_a_single_unit(scenario: str) -> None:
    """SR-2.2b: whoever captures one wins, and the Axis moves first."""
    c = GAMES[scenario]
    s = GAME.start(c, Options(), Dice.seeded("depots"))
    assert s.depots
    for place in places_of(s.depots):
        assert (s.at[place] & c.side_mask[ALLIED]).bit_count() > 1


def test_an_owners_values_are_taken(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[unit."65I/145"]\ncombat = 5\n[turn.4]\naxis = 30\n[cost.intelligence]\npoints = 2\n',
        encoding="utf-8",
    )
    c = DATA.load("campaign", own)
    assert c.unit_rows["65I/145"].combat == 5 and c.points[4][3] == 30 and c.costs["intelligence"].points == 2
    combat = [each for each in DATA.provenance("campaign", own) if each[0] == "unit" and each[2] == "combat"]
    assert [each for each in combat if each[4] == "owner"] == [("unit", "65I/145", "combat", 5, "owner")]
    assert c.version != CAMPAIGN.version


@pytest.mark.parametrize(
    ("scenario", "text", "reason"),
    [
        ("ortona", '[setup.axis]\nentries = [{ divisions = ["99I"], at = ["Lanciano"] }]', "99I"),
        ("ortona", '[setup.axis]\nentries = [{ divisions = ["78Inf"], at = ["Lanciano"] }]', "not of this side"),
        ("ortona", '[setup.axis]\nentries = [{ divisions = ["65I"], at = ["Atlantis"] }]', "Atlantis"),
        ("ortona", '[setup.axis]\nentries = [{ divisions = ["65I"], at = ["Napoli"] }]', "nobody can come"),
        ("ortona", '[setup.axis]\nentries = [{ divisions = ["5GJ"], at = ["Popoli"] }]', "twice"),
        ("ortona", '[setup.axis]\nentries = [{ division = ["65I"] }]', "unknown field"),
        ("ortona", '[border.north]\nthrough = ["Atlantis", "Ortona"]', "Atlantis"),
        ("ortona", "[scenario.start]\nlast = 11", "turns are 1 to 10"),
        ("ortona", '[victory.allied]\nhold = ["Atlantis"]', "Atlantis"),
        ("campaign", '[unit."65I/145"]\ndots = 1.5', "dots"),
        ("campaign", '[unit."65I/145"]\nformation = "78Inf"', "other side"),
        ("campaign", '[artillery.65I-Art]\nof = "71I"', "needs its artillery"),
        ("campaign", '[card."axis-4.3"]\nleaves = ["nobody"]', "nobody"),
        ("campaign", '[card."axis-44"]\nsteps = 1', "unknown card"),
        ("campaign", '[division.2DIM]\nbound = "Foreign"', "Foreign"),
        ("campaign", '[chart.rearguard]\nrows = ["none", "retreat", "retreat", "out", "out", "gone"]', "gone"),
        ("diadem", '[broken.Foro]\nriver = "Po"', "Po"),
        ("diadem", '[setup.allied]\ndepots = ["Genova"]', "Genova"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, scenario: str, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, scenario, text)
