"""Where the greedy bot's Axis stands between the enemy and Rome."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.board.trace import layers
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot.command import activity, helps_to_recover
from sirocco.games.salerno_rome.bot.fronts import before_winter_line, front, main_body
from sirocco.games.salerno_rome.bot.garrisons import ground_ahead, kept_in_line
from sirocco.games.salerno_rome.bot.lines import Lines
from sirocco.games.salerno_rome.bot.marches import Staff
from sirocco.games.salerno_rome.bot.objectives import draw_of, goals_of, ways_back
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes
from sirocco.games.salerno_rome.bot.winter_line import land, winter_line
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.movement.movement import Movement, UnitMarch
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel import registry
from sirocco.players import make

BATTALIONS = {f"16Pz/{name}": "2256" for name in ("I-79", "II-79")}
FIFTH_ARMY = {
    **{f"46Inf/{number}": "2053" for number in (128, 138, 139)},
    **{f"56Inf/{number}": "2052" for number in (167, 169, 201)},
    **{f"36Inf/{number}": "1958" for number in (141, 142, 143)},
}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def campaign(turn: int, units: dict[str, str], **more: Any) -> SalernoState:
    table = {"game": "salerno-rome", "scenario": "campaign", "side": "axis", "turn": turn, "units": units, **more}
    s: SalernoState = sirocco.position(table).state
    return s


def gap(s: SalernoState) -> int:
    """Hexes between the Allies and the line of the Axis, where it is closest."""
    away = s.components.map.distances_from(s.occupied[ALLIED])
    return min(away[post] for post in front(s, AXIS).posts)


def test_who_could_be_struck_hard_falls_back() -> None:
    weak = {"46Inf/138": "2053", "46Inf/139": "2052"}
    assert gap(campaign(2, {**BATTALIONS, **weak})) == 1
    assert gap(campaign(2, {**BATTALIONS, **FIFTH_ARMY})) > 3


def test_who_has_no_time_to_gain_gives_no_ground() -> None:
    """Salerno is over in October: the same Allies are met where they stand."""
    table = {
        "game": "salerno-rome",
        "scenario": "salerno",
        "side": "axis",
        "turn": 1,
        "units": {**BATTALIONS, **FIFTH_ARMY},
    }
    assert gap(sirocco.position(table).state) == 1


def test_the_winter_line_is_held_while_few_are_behind_it() -> None:
    allies = dict(zip(FIFTH_ARMY, 3 * ["1931", "2130", "2329"], strict=True))
    south = {"5Inf/15": "1543", "78Inf/11": "4448"}
    landed = {f"45Inf/{number}": "0815" for number in (157, 179)}
    c = campaign(5, {}).components
    gustav = [c.map.ids[hex_] for hex_ in places_of(c.italy.gustav)]
    tenth_army = [name for name in c.unit_ids if name.split("/")[0] in ("15PzG", "29PzG", "3PzG", "26Pz", "1FJ", "HG")]
    garrison = {name: gustav[number % len(gustav)] for number, name in enumerate(tenth_army)}
    s = campaign(5, {**allies, **south, **landed, **garrison})
    winter = winter_line(s.components)
    assert winter is not None
    posts = mask_of(list(front(s, AXIS).posts))
    near_the_beach = s.components.map.near(s.components.map.number["0815"], 3)
    assert (posts & winter.line).bit_count() > 5
    assert posts & near_the_beach


def test_points_go_to_those_who_stand_before_the_line() -> None:
    s = campaign(2, {**BATTALIONS, **FIFTH_ARMY, "15PzG/I-104": "2128", "15PzG/II-104": "2128"})
    ahead, draw = ground_ahead(s, AXIS), draw_of(s, AXIS)
    at = {place: s.at[s.components.map.number[place]] for place in ("2256", "2128")}
    assert activity(s, at["2256"], draw, ahead) > activity(s, at["2128"], draw, ahead)


NEAR_NAPLES = dict(zip(FIFTH_ARMY, 3 * ["1741", "1943", "2145"], strict=True))
EIGHTH_ARMY = {f"5Inf/{number}": "4449" for number in (13, 15, 17)}
PANZER = (
    "15PzG/I-104",
    "15PzG/I-115",
    "15PzG/II-115",
    "HG/I-2",
    "HG/II-2",
    "26Pz/I-9",
    "26Pz/II-9",
    "1FJ/I-1",
    "1FJ/I-3",
)
ON_THE_VOLTURNO = ("1538", "1739", "1938", "2236", "2535", "2834", "3334", "3732", "4431")
ON_THE_GUSTAV_LINE = ("1630", "1830", "1929", "2128", "2226", "2626", "3126", "3524", "4124")


def test_the_line_of_october_lies_before_the_winter_line_and_shuts_the_peninsula() -> None:
    tenth_army = dict(zip(PANZER, ON_THE_VOLTURNO, strict=True))
    s = campaign(2, {**NEAR_NAPLES, **EIGHTH_ARMY, **tenth_army})
    c = s.components
    posts = front(s, AXIS).posts
    assert before_winter_line(s, AXIS) > 2
    assert len(posts) < 20
    watched = union_at(c.map.board.adjacent, mask_of(list(posts))) | mask_of(list(posts))
    reached = sum(layers(main_body(s, ALLIED), land(c), c.area & ~(watched & ~s.occupied[ALLIED])))
    assert not reached & decisive_hexes(s, AXIS)


def test_towns_behind_the_line_are_not_left_to_whoever_comes_by_sea() -> None:
    """Pescara and Ortona lie behind the line of October: who stands there alone stays. Termoli lies before it."""
    pescara, ortona, termoli = "4417", "4521", "4633"
    garrisons = {"1FJ/II-1": pescara, "1FJ/II-3": ortona, "1FJ/I-4": termoli}
    tenth_army = dict(zip(PANZER, ON_THE_VOLTURNO, strict=True))
    s = campaign(2, {**NEAR_NAPLES, **EIGHTH_ARMY, **tenth_army, **garrisons})
    kept = kept_in_line(s, AXIS)
    held = {town for name, town in garrisons.items() if kept >> s.components.unit_number[name] & 1}
    assert held == {pescara, ortona}


def test_who_has_come_by_sea_into_a_town_behind_the_line_is_to_be_driven_out() -> None:
    """Pescara draws the Axis, Termoli, which lies before its line, does not."""
    pescara, termoli = "4417", "4633"
    tenth_army = dict(zip(PANZER, ON_THE_VOLTURNO, strict=True))
    s = campaign(2, {**NEAR_NAPLES, **EIGHTH_ARMY, **tenth_army, "Cmd-A": pescara, "Cmd-B": termoli})
    goals = {s.components.map.ids[hex_] for hex_, _ in goals_of(s, AXIS)}
    assert pescara in goals
    assert termoli not in goals


def test_nobody_goes_forward_again_to_hold_a_line() -> None:
    s = campaign(2, {**NEAR_NAPLES, **EIGHTH_ARMY, **dict(zip(PANZER, ON_THE_GUSTAV_LINE, strict=True))})
    assert before_winter_line(s, AXIS) <= 2


def test_who_is_cut_off_goes_round_the_enemy_back_to_the_line() -> None:
    """Before Salerno, with the enemy at Eboli and Avellino: by the mountains in the east."""
    beachhead = dict(zip(FIFTH_ARMY, 3 * ["2054", "2256", "2448"], strict=True))
    units = {
        "26Pz/I-9": "2560",
        "26Pz/II-9": "2560",
        **beachhead,
        **dict(zip(PANZER[:4], ON_THE_VOLTURNO, strict=False)),
    }
    game = sirocco.position({"game": "salerno-rome", "scenario": "campaign", "side": "axis", "turn": 1, "units": units})
    s: SalernoState = game.state
    here = s.components.map.number["2560"]
    assert ground_ahead(s, AXIS) >> here & 1
    bot = make("greedy", 3, 60.0, "salerno-rome")
    while isinstance(game.state.stack[-1], Movement | UnitMarch):
        game.act(bot.choose(game))
    now: SalernoState = game.state
    for name in ("26Pz/I-9", "26Pz/II-9"):
        there = now.place[now.components.unit_ids.index(name)]
        assert ways_back(s, AXIS)[there] < ways_back(s, AXIS)[here]
        assert not now.zone[ALLIED] >> there & 1


def test_who_stays_in_the_line_needs_no_points() -> None:
    there = ("1632", "1932", "2131", "2329", "2628", "2828", "3128", "3426", "4226")
    s = campaign(2, {**NEAR_NAPLES, **EIGHTH_ARMY, **dict(zip(PANZER, there, strict=True))})
    draw, ahead = draw_of(s, AXIS), ground_ahead(s, AXIS)
    kept = kept_in_line(s, AXIS)
    assert kept.bit_count() > 3
    assert activity(s, kept, draw, ahead, kept) < 0.2 * activity(s, kept, draw, ahead)


def test_a_division_with_losses_keeps_somebody_in_reserve() -> None:
    stand = {**NEAR_NAPLES, "26Pz/I-9": "2834", "26Pz/II-9": "3334"}
    whole = campaign(2, stand)
    number = whole.components.unit_ids.index
    place = whole.components.map.number["2834"]
    kept = 1 << number("26Pz/I-9") | 1 << number("26Pz/II-9")
    assert not helps_to_recover(whole, AXIS, place, kept)
    s = campaign(2, {**stand, "26Pz/I-67": "cadre", "26Pz/II-67": "cadre"})
    assert helps_to_recover(s, AXIS, place, kept)
    assert not helps_to_recover(s, AXIS, place, 0)
    s.reserves[AXIS] |= 1 << s.components.map.number["3334"]
    assert not helps_to_recover(s, AXIS, place, kept)


def test_a_line_past_the_enemy_is_in_doubt_until_friends_cover_it() -> None:
    """By the coast to Terracina, with the enemy at Fondi and Esperia."""
    beside_the_coast = {"26Pz/I-9": "1526", "26Pz/II-9": "1526", "15PzG/I-104": "1527", "15PzG/II-104": "1527"}
    ahead = {"45Inf/157": "1024", "46Inf/128": "1632", "46Inf/138": "1734"}
    behind = {"46Inf/139": "1428", "56Inf/167": "1225", "56Inf/169": "1229"}
    state = {"naples": True}
    control = {"allied": ["1543", "1643"]}
    alone, covered = (
        campaign(2, {**beside_the_coast, **ahead, **more, "36Inf/141": "1543"}, state=state, control=control)
        for more in ({}, behind)
    )
    unit = alone.components.unit_ids.index("45Inf/157")
    near_fondi = alone.components.map.near(alone.components.map.number["1325"], 2)

    def in_doubt(s: SalernoState) -> int:
        sure, doubtful = Lines(s, ALLIED), Lines(s, ALLIED, 0.9)
        return mask_of([h for h in places_of(near_fondi) if sure.lack(unit, h) < 0.9 == doubtful.lack(unit, h)])

    assert in_doubt(alone)
    assert not in_doubt(covered)


def test_the_eighth_army_goes_up_the_adriatic() -> None:
    """With Foggia and Naples taken, each town draws more than the last, and Cassino the Fifth Army."""
    taken = ["1543", "1643", "4448"]
    s = campaign(2, {**FIFTH_ARMY, **BATTALIONS, "78Inf/11": "4448"}, control={"allied": taken})
    draw = draw_of(s, ALLIED)

    def at(name: str) -> float:
        return max(draw[hex_] for hex_ in places_of(s.components.italy.hexes_of(name)))

    assert at("Foggia") < at("San-Severo") < at("Termoli") < at("Ortona")
    assert at("Termoli") < at("Napoli") < at("Cassino")


def test_a_division_of_the_eighth_army_takes_the_adriatic_road() -> None:
    """From Foggia a march ends nearer to Termoli, although Cassino draws the Fifth Army more."""
    taken = ["1543", "1643", "4448"]
    command = {"78Inf": "VIII-Army"}
    units = {**FIFTH_ARMY, **BATTALIONS, "78Inf/11": "4448", "8Ind/17": "4448"}
    s = campaign(2, units, side="allied", control={"allied": taken}, command=command)
    c = s.components
    movement = s.stack[-1]
    assert isinstance(movement, Movement)
    unit = c.unit_ids.index("78Inf/11")
    staff = Staff(s, movement)
    staff.march_all()
    near = c.map.distances_from(c.italy.hexes_of("Termoli"))
    assert near[staff.s.place[unit]] <= near[c.map.number["4448"]] - 5
