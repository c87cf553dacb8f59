"""The greedy bot in From Salerno to Rome: what it does in plain situations, that it is quick, that it wins."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.board.trace import layers
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.bot.balance import is_in_danger
from sirocco.games.salerno_rome.bot.demolitions import worth_blowing
from sirocco.games.salerno_rome.bot.fronts import front, main_body
from sirocco.games.salerno_rome.bot.garrisons import Post, can_be_spared, deciding_posts, threat
from sirocco.games.salerno_rome.bot.lines import enemies_behind
from sirocco.games.salerno_rome.bot.prospects import attack_gain, outlook
from sirocco.games.salerno_rome.bot.stakes import decisive_hexes
from sirocco.games.salerno_rome.bot.winter_line import land, winter_line
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.activation_points import Allocation
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.combat import Combat
from sirocco.games.salerno_rome.rules.combat.odds import sums_of
from sirocco.games.salerno_rome.rules.movement.bridges import demolitions
from sirocco.games.salerno_rome.rules.movement.movement import Movement
from sirocco.games.salerno_rome.rules.scenarios.scenarios import SetUp
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.mechanics.bot.orders import Orders
from sirocco.mechanics.windows import Window
from sirocco.players import make

SECONDS = 60.0
IN_A_WINDOW = 0.1


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def position(scenario: str, **table: Any) -> Game:
    return sirocco.position({"game": "salerno-rome", "scenario": scenario, **table})


def greedy(seed: int = 3) -> Any:
    return make("greedy", seed, SECONDS, "salerno-rome")


def play_on(game: Game, step: type) -> Game:
    """The bot plays for the deciding side until the step it began with is over."""
    bot, depth = greedy(), len(game.state.stack)
    while game.decision is not None and len(game.state.stack) >= depth:
        if len(game.state.stack) == depth and not isinstance(game.state.stack[-1], step):
            break
        game.act(bot.choose(game))
    return game


def test_orders_that_win_the_game_are_given_as_far_as_they_go() -> None:
    game = position("campaign", side="axis", turn=1, units={"16Pz/A": "2054"})
    c = game.state.components
    orders = Orders(game.state, lambda _: None)
    unit, depot, beyond = c.unit_ids.index("16Pz/A"), c.map.number["2053"], c.map.number["2052"]
    assert not orders.give([("activate", unit), ("move", depot), ("move", beyond)])
    assert [str(action) for action in orders.finished()] == ["activate 16Pz/A", "move 2053"]
    for action in orders.finished():
        game.act(action)
    assert game.result is not None and game.result.winner == "axis"


def test_a_good_attack_is_made_with_all_it_takes() -> None:
    units = {"78Inf/11": "4246", "78Inf/36": "4246", "78Inf/38": "4246", "1FJ/I-1": "4245"}
    game = play_on(position("kesselring", at="combat", units=units), Combat)
    attack = next(event for event in game.events if event.kind == "attacked")
    assert attack.data["hex"] == "4245"
    assert {"78Inf/11", "78Inf/36"} <= set(attack.data["units"])  # type: ignore[arg-type]


def test_nobody_attacks_at_one_to_three() -> None:
    units = {"26Pz/I-9": "4546", "78Inf/11": "4646", "78Inf/36": "4646"}
    game = position("kesselring", at="combat", side="axis", points={"axis": 0}, units=units)
    assert str(greedy().choose(game)) == "done"


def test_poor_odds_are_for_the_last_turn() -> None:
    """At 1:2 a battalion has a small chance of Cisterna, which is worth its risk only if there is no later one."""

    def promise(turn: int, planes: int) -> float:
        units = {"525-B": "0914", "601TD": "0915"}
        table = {"at": "combat", "side": "axis", "turn": turn, "state": {"impulse": 2}, "planes": {"axis": planes}}
        s = position("anzio", units=units, **table).state
        c = s.components
        battle = Battle(AXIS, c.map.number["0915"], (c.unit_ids.index("525-B"),))
        assert c.combat.names[sums_of(s, battle).column] == "1:2"
        return attack_gain(s, battle)

    assert promise(5, 0) <= 0 and promise(5, 1) <= 0
    assert promise(6, 1) > promise(6, 0) > weights.WORTH_FIGHTING


def test_who_stands_beside_a_depot_is_attacked_sooner() -> None:
    """The same battalions on the same ground, beside the depot of VI Corps or far from it."""

    def promise(depot: str) -> float:
        units = {"45Inf/157": "0613", "45Inf/179": "0613", "HG/I-1": "0513", "HG/II-1": "0513", "45Inf/180": depot}
        s = position("diadem", turn=9, depots=[depot], units=units).state
        c = s.components
        force = tuple(c.unit_ids.index(f"45Inf/{number}") for number in (157, 179))
        return attack_gain(s, Battle(ALLIED, c.map.number["0513"], force))

    assert promise("0414") > promise("1924")


def test_the_outlook_of_an_attack_is_the_mean_of_the_chart() -> None:
    """At 1:1 of 36: the attacker loses 2 twice as often as the chart says, and never more than there is."""
    c = sirocco.new("salerno-rome", scenario="ortona").state.components
    column = c.combat.named("1:1")
    losses = {"A2": 2, "A1": 1, "A1* D1*": 1, "A1 D1": 1, "A1 D2": 1}
    chances = c.combat.chances(column)
    found = outlook(c, column, 0, (False, False), 9, 9)
    assert found.attacker == pytest.approx(float(sum(chances[r] * n for r, n in losses.items() if r in chances)))
    single = outlook(c, column, 0, (False, False), 1, 9)
    assert single.attacker == pytest.approx(found.attacker - float(chances["A2"]))


def test_support_helps_who_has_it() -> None:
    c = sirocco.new("salerno-rome", scenario="ortona").state.components
    column = c.combat.named("2:1")
    plain, helped = (outlook(c, column, 0, (has, False), 6, 6) for has in (False, True))
    hindered = outlook(c, column, 0, (False, True), 6, 6)
    assert hindered.defender < plain.defender < helped.defender
    assert hindered.attacker > plain.attacker > helped.attacker


def post_at(game: Game, side: int, place: str) -> Post:
    hex_ = game.state.components.map.number[place]
    return next(post for post in deciding_posts(game.state, side) if post.hex == hex_)


STRIKERS = {f"29PzG/{name}": "2054" for name in ("I-15", "II-15", "III-15", "I-71", "II-71")}


def test_a_depot_that_could_fall_is_strengthened_before_anything_else() -> None:
    units = {"46Inf/138": "2053", "46Inf/139": "2052", "16Pz/D": "2151", **STRIKERS}
    game = play_on(position("campaign", turn=1, state={"impulse": 2}, units=units), Movement)
    c = game.state.components
    assert game.state.place[c.unit_ids.index("46Inf/139")] == c.map.number["2053"]


def test_a_place_wants_more_the_nearer_the_enemy_and_less_with_friends_between() -> None:
    def wanted(there: str, friends: dict[str, str]) -> float:
        enemies = {f"46Inf/{number}": there for number in (128, 138, 139)}
        units = {"26Pz/I-9": "1833", **enemies, **friends}
        return post_at(position("kesselring", side="axis", units=units), AXIS, "1833").wanted

    friends = {f"15PzG/{name}": "1835" for name in ("I-104", "II-104", "III-104")}
    assert wanted("1841", {}) < wanted("1836", {})
    assert wanted("1836", friends) < wanted("1836", {})


def test_friends_beside_the_way_do_not_answer_for_what_decides_the_game() -> None:
    """Valmontone, by which the Allies win, wants more than what friends near it leave of the threat."""
    enemies = {f"45Inf/{number}": "1211" for number in (157, 179, 180)}
    s = position("anzio", side="axis", units={**enemies, "26Pz/I-9": "1311", "26Pz/II-9": "1410"}).state
    hex_ = s.components.map.number["1412"]
    post = next(post for post in deciding_posts(s, AXIS) if post.hex == hex_)
    assert post.decides and post.wanted * weights.HOLDING_ODDS > threat(s, AXIS, hex_) > 0


def test_the_last_who_hold_what_decides_the_game_cannot_be_spared() -> None:
    units = {"26Pz/I-9": "1833", "26Pz/II-9": "1834", "46Inf/138": "1836"}
    s = position("kesselring", side="axis", units=units).state
    number = s.components.unit_ids.index
    assert not can_be_spared(s, AXIS, number("26Pz/I-9"))
    assert can_be_spared(s, AXIS, number("26Pz/II-9"))


def test_who_goes_past_the_enemy_has_him_behind() -> None:
    units = {"46Inf/138": "1840", "26Pz/I-9": "1836", "26Pz/II-9": "1836"}
    s = position("kesselring", units=units).state
    at = s.components.map.number
    assert enemies_behind(s, ALLIED).get(at["1832"]) == 4
    assert at["1840"] not in enemies_behind(s, ALLIED)
    assert enemies_behind(s, AXIS).get(at["1844"]) == 6


def test_bridges_are_blown_up_by_the_weaker_side_when_the_enemy_comes() -> None:
    c = sirocco.new("salerno-rome", scenario="kesselring").state.components
    bare = position("kesselring", side="axis").state
    here, across = next(pair for place in sorted(c.river_sides_at) for pair in demolitions(bare, place))
    name = c.map.ids
    enemies = {f"46Inf/{number}": name[across] for number in (128, 138)}

    def blown(units: dict[str, str]) -> list[tuple[int, int]]:
        return worth_blowing(position("kesselring", side="axis", units=units).state, AXIS, here)

    assert (here, across) in blown({"26Pz/I-9": name[here], **enemies})
    assert not blown({"26Pz/I-9": name[here]})
    strong = {f"29PzG/{each}": name[here] for each in ("I-15", "II-15", "III-15", "I-71", "II-71", "III-71", "Afkl")}
    assert not blown({**strong, **enemies})


def play_out(bots: tuple[str, str], scenario: str, seed: int) -> Game:
    game = sirocco.new("salerno-rome", scenario=scenario, seed=seed)
    seated: dict[str, Any] = {
        side: make(bot, seed * 10 + i, SECONDS, "salerno-rome")
        for i, (side, bot) in enumerate(zip(GAME.sides, bots, strict=True))
    }
    while game.decision is not None:
        game.act(seated[game.decision.side].choose(game))
    return game


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_chance_at_ortona(bots: tuple[str, str]) -> None:
    for seed in range(2):
        result = play_out(bots, "ortona", seed).result
        assert result is not None
        assert result.winner == GAME.sides[bots.index("greedy")]


@pytest.mark.parametrize(
    ("scenario", "side"),
    [("anzio", "axis"), ("kesselring", "axis"), ("kesselring", "allied"), ("salerno", "allied"), ("campaign", "axis")],
)
def test_it_beats_chance_elsewhere(scenario: str, side: str) -> None:
    bots = ("greedy", "random") if side == "allied" else ("random", "greedy")
    result = play_out(bots, scenario, 4).result
    assert result is not None
    assert result.winner == side


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (play_out(("greedy", "greedy"), "ortona", 5) for _ in range(2))
    assert one.record() == other.record()


def test_a_bot_lets_nobody_wait_in_windows() -> None:
    game = sirocco.new("salerno-rome", scenario="ortona", seed=2)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    slowest, asked = 0.0, 0
    while game.decision is not None:
        in_window = isinstance(game.state.stack[-1], Window)
        began = time.process_time()
        action = bots[game.decision.side].choose(game)
        if in_window:
            asked += 1
            slowest = max(slowest, time.process_time() - began)
        game.act(action)
    assert asked > 10
    assert slowest < IN_A_WINDOW


def test_depots_are_guarded_at_set_up() -> None:
    game = sirocco.new("salerno-rome", scenario="salerno", seed=1, options={"playersSetUp": True})
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    while game.decision is not None and isinstance(game.state.stack[-1], SetUp):
        game.act(bots[game.decision.side].choose(game))
    s = game.state
    assert s.depots
    for place in places_of(s.depots):
        assert sum(s.strength(unit) for unit in places_of(s.at[place])) > 10


def test_two_bots_end_other_scenarios_too() -> None:
    for scenario in ("anzio", "salerno"):
        result = play_out(("greedy", "greedy"), scenario, 1).result
        assert result is not None


def test_every_hex_of_rome_keeps_a_garrison() -> None:
    """In September: each hex of Rome must be held, and Anzio, where the enemy could come by sea."""
    garrison = {"2FJ/I-2": "1005", "2FJ/II-2": "1005", "2FJ/I-6": "1105", "2FJ/II-6": "1105", "2FJ/I-7": "1006"}
    units = {**garrison, "2FJ/II-7": "1006", "16Pz/D": "2151", "46Inf/139": "2052", "46Inf/138": "2053"}
    game = play_on(position("campaign", side="axis", turn=1, state={"impulse": 2}, units=units), Movement)
    s = game.state
    at = s.components.map.number
    for place in ("1005", "1105", "1006"):
        assert s.occupied[AXIS] >> at[place] & 1, place
    assert not can_be_spared(s, AXIS, places_of(s.at[at["1006"]])[0])


def test_from_january_on_nobody_defends_the_open_city() -> None:
    units = {"2FJ/I-2": "1005", "46Inf/138": "1010", "46Inf/139": "1010"}
    wanted = {turn: post_at(position("campaign", side="axis", turn=turn, units=units), AXIS, "1005") for turn in (4, 5)}
    assert wanted[4].wanted > wanted[5].wanted == weights.TOKEN


def test_a_depot_that_feeds_a_corps_is_not_left_alone() -> None:
    """At DIADEM no depot decides the game; but VI Corps has no other at Anzio."""
    at_anzio = {f"45Inf/{number}": "0414" for number in (157, 179)}
    game = position("diadem", turn=9, depots=["0414"], units={**at_anzio, "1Arm/A": "0513", "715I/725": "1012"})
    assert post_at(game, ALLIED, "0414").wanted >= weights.LEAST_GUARD
    s = play_on(game, Movement).state
    assert s.occupied[ALLIED] >> s.components.map.number["0414"] & 1


def test_a_line_stands_between_the_enemy_and_home() -> None:
    """At DIADEM nobody comes to Rome past the line without coming beside one of its posts."""
    s = sirocco.new("salerno-rome", scenario="diadem", seed=1).state
    line = front(s, AXIS)
    watched = 0
    for place in line.posts:
        watched |= s.components.map.near(place, 1)
    ways = layers(main_body(s, ALLIED), land(s.components), s.components.area & ~(watched & ~s.occupied[ALLIED]))
    reached = sum(ways)
    assert line.posts
    assert not reached & decisive_hexes(s, AXIS)


def test_who_attacks_builds_no_works() -> None:
    game = sirocco.new("salerno-rome", scenario="kesselring", seed=1)
    while not isinstance(game.state.stack[-1], Allocation) or game.decision.side != "axis":  # type: ignore[union-attr]
        game.act(greedy().choose(game))
    bot = greedy()
    while isinstance(game.state.stack[-1], Allocation):
        game.act(bot.choose(game))
    revealed = [event.data["purchases"] for event in game.events if event.kind == "revealed"]
    bought = {name for names in revealed if isinstance(names, list) for name in names}
    assert "15PzG" in bought
    assert not bought & {"gustav", "fortification"}


CALLS_IN_A_WINDOW = 10_000
"""Of functions, for one answer: a few milliseconds."""
ENOUGH = 2_500
"""Actions after which windows of most kinds have come."""


def calls_to_choose(bot: Any, game: Game) -> tuple[Any, int]:
    calls = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        action = bot.choose(game)
    finally:
        sys.setprofile(None)
    return action, calls


def test_an_answer_in_a_window_takes_bounded_work() -> None:
    """Counted, not timed: in the largest battle, with everything to be found for the first time."""
    game = sirocco.new("salerno-rome", scenario="diadem", seed=3)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    kinds: dict[str, int] = {}
    for _ in range(ENOUGH):
        assert game.decision is not None
        bot, top = bots[game.decision.side], game.state.stack[-1]
        if isinstance(top, Window):
            action, calls = calls_to_choose(bot, game)
            kinds[type(top).__name__] = max(calls, kinds.get(type(top).__name__, 0))
        else:
            action = bot.choose(game)
        game.act(action)
    assert {"BombardmentWindow", "ReactionWindow", "ReserveWindow"} <= set(kinds)
    assert max(kinds.values()) < CALLS_IN_A_WINDOW, kinds


def test_the_winter_line_shuts_the_peninsula() -> None:
    c = sirocco.new("salerno-rome", scenario="campaign", seed=1).state.components
    found = winter_line(c)
    assert found is not None
    assert c.italy.hexes_of("Roma") & ~found.behind == 0
    assert not c.italy.hexes_of("Napoli") & found.behind
    assert winter_line(sirocco.new("salerno-rome", scenario="salerno", seed=1).state.components) is None


def test_nobody_drives_while_what_decides_the_game_is_in_danger() -> None:
    """At Anzio the Axis keeps to its line while the Allies are as near to Valmontone as this."""
    enemies = {f"45Inf/{number}": "1212" for number in (157, 179, 180)}
    for units, expected in (({"26Pz/I-9": "1412", **enemies}, True), ({"26Pz/I-9": "1412"}, False)):
        assert is_in_danger(position("anzio", side="axis", units=units).state, AXIS) is expected
