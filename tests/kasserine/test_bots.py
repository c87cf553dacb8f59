"""The greedy bot in Kasserine: what it does in plain situations, that it is quick, that it wins."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.bot.battles import Battles
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.bot.posts import posts
from sirocco.games.kasserine.bot.prospects import Stakes, mean
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.games.kasserine.rules.victory import units_beyond
from sirocco.kernel import registry
from sirocco.kernel.game import Game
from sirocco.players import make
from sirocco.players.hints import hint

SECONDS = 60.0


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def position(**table: Any) -> Game:
    return sirocco.position({"game": "kasserine", "scenario": "kasserine", **table})


def greedy(seed: int = 3) -> Any:
    return make("greedy", seed, SECONDS, "kasserine")


def play_on(game: Game, *steps: type) -> Game:
    """The bot plays for the deciding side as long as one of these steps is on the stack."""
    bot = greedy()
    while game.decision is not None and any(isinstance(step, steps) for step in game.state.stack):
        game.act(bot.choose(game))
    return game


def where(game: Game, unit: str) -> str:
    s = game.state
    place = s.place[s.components.unit_ids.index(unit)]
    return str(s.components.hex_ids[place]) if place >= 0 else str(s.refusals.off_map[place])


# Leaving the map, and barring the way.


def test_who_can_leave_for_victory_does_so_with_all_points() -> None:
    units = {"10Pz/I-7": "0213", "10Pz/II-7": "0213", "21Pz/I-5": "0313", "URF-21Pz": "0313"}
    game = position(turn=4, units=units)
    bot = greedy()
    while game.decision is not None:
        game.act(bot.choose(game))
    assert game.result is not None
    assert (game.result.winner, game.result.level) == ("axis", "total")
    assert game.score["axis"] == 24


AHEAD = {"10Pz/I-7": "0913", "10Pz/II-7": "0913", "URF-10Pz": "0914", "Broich": "0914"}


def test_an_open_exit_is_barred_in_time() -> None:
    units = {"34US/1-133": "0312", "34US/3-133": "0312", "Ryder": "0313", "URF-Tebessa": "0313", **AHEAD}
    game = play_on(position(turn=4, side="allied", units=units), Movement)
    assert "0114" in {where(game, "34US/1-133"), where(game, "34US/3-133")}


def test_posts_lie_on_the_ways_of_the_enemy_and_begin_with_the_exits() -> None:
    s = position(turn=4, side="allied", units=AHEAD).state
    exits = set(s.components.tunisia.exits.values())
    found = [post.place for post in posts(s)]
    assert set(found[:2]) == exits
    assert len(found) == len(set(found)) > 4
    assert not any(s.occupied[AXIS] >> place & 1 for place in found)


def test_supplied_units_stand_beyond_the_railway_when_it_ends() -> None:
    """The Allies move last: what stands north of the railway in the last night goes south."""
    foot = {f"34US/{name}": place for name, place in (("1-133", "1315"), ("3-133", "1315"), ("1-135", "1414"))}
    units = {**foot, "Ryder": "1315", "URF-Kasserine": "1216", "10Pz/I-7": "2909", "URF-Kairouan": "2909"}
    game = play_on(position(turn=10, number=3, side="allied", units=units), Movement)
    assert units_beyond(game.state, reconnaissance=False).bit_count() >= 2


# Dumps.


def chosen(side: str, units: dict[str, str], **table: Any) -> str:
    return str(greedy().choose(position(at="dumps", side=side, units=units, **table)))


TANKS = {f"{name}": "1114" for name in ("10Pz/I-7", "10Pz/II-7")} | {"21Pz/I-5": "1115", "21Pz/II-5": "1115"}


def test_a_dump_that_is_about_to_fall_is_blown_up() -> None:
    weak = {"URF-Thala": "1010", "URF-Tebessa": "0313", "1US/17FA": "1010"}
    near = {name: {"1114": "1011", "1115": "1112"}[place] for name, place in TANKS.items()}
    assert chosen("allied", {**weak, **near}) == "blow URF-Thala"


def test_a_dump_out_of_reach_is_kept() -> None:
    assert chosen("allied", {"URF-Thala": "1010", "1US/17FA": "1010", "10Pz/I-7": "2319"}) == "done"


def test_a_dump_by_which_others_live_is_kept() -> None:
    units = {f"34US/{name}": "0909" for name in ("1-133", "3-133")} | {"34US/1-135": "1009", "34US/2-135": "1009"}
    near = {name: {"1114": "1011", "1115": "1112"}[place] for name, place in TANKS.items()}
    assert chosen("allied", {**units, **near, "URF-Thala": "1010", "1US/17FA": "1010"}) == "done"


def test_a_dump_is_not_left_alone_with_the_enemy_near() -> None:
    """Reconnaissance is near the dump, and the exits are barred by others: who holds it stays."""
    units = {"34US/1-133": "1010", "URF-Thala": "1010", "Ryder": "1010", "10Pz/AA10": "1113", "URF-Faid": "2319"}
    units |= {"34US/3-133": "0114", "34US/1-135": "0114", "34US/2-135": "1101", "34US/3-135": "1101"}
    game = play_on(position(turn=4, side="allied", units=units), Movement)
    assert where(game, "34US/1-133") == "1010"


# Fights.


def test_a_good_attack_is_made_with_all_it_takes() -> None:
    units = {"10Pz/I-7": "1815", "10Pz/II-7": "1815", "Broich": "1815", "Arnim": "1815", "URF-10Pz": "1815"}
    game = position(at="combat", units={**units, "34US/1-133": "1915"})
    bot = greedy()
    game.act(bot.choose(game))
    while type(game.state.stack[-1]).__name__ == "Attack":
        game.act(bot.choose(game))
    attack = next(event for event in game.events if event.kind == "attack")
    assert attack.data["hexes"] == ["1915"]
    assert set(attack.data["units"]) == {"10Pz/I-7", "10Pz/II-7"}  # type: ignore[arg-type]


def test_nobody_attacks_against_the_odds() -> None:
    units = {"34US/1-133": "1415", "URF-CCA": "1415", "Ryder": "1415", "10Pz/I-7": "1315", "10Pz/II-7": "1315"}
    assert str(greedy().choose(position(at="combat", side="allied", units=units))) == "done"


def test_a_march_into_contact_is_answered_by_attacks() -> None:
    """All who are owed an attack after the bot's marches are attacked: the half comes to its end."""
    game = sirocco.new("kasserine", seed=4)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    owed = 0
    while game.decision is not None and game.state.move < 8:
        owed += bool(game.state.owed)
        game.act(bots[game.decision.side].choose(game))
    assert owed
    assert game.state.move == 8


def test_the_outlook_of_a_combat_is_the_mean_of_the_table() -> None:
    """At 2:1 on table E: the results of the ladder with their chances, R/R by both losses."""
    c = position().state.components
    stakes = Stakes(3.0, 8.0, 1.0, 3.0, 0.0, 1, 1, trapped=False)
    rows = [row[c.tables["medium", "medium"].chart.column(8, 4)] for row in c.tables["medium", "medium"].chart.rows]
    brings = {"R/R": -2.0, "A2": -0.5, "D2": 0.5, "D3": 0.7, "AR": -3.0, "A3": -0.7, "DR": 1.0, "DE": 3.0, "AE": -8.0}
    assert mean(c, (8, 4), "medium", "medium", stakes) == pytest.approx(sum(brings[row] for row in rows) / 6)


def test_command_and_aircraft_count_in_the_sums() -> None:
    units = {"10Pz/I-7": "1315", "Broich": "1315", "Arnim": "1315", "URF-10Pz": "1315", "34US/1-133": "1415"}
    s = position(at="combat", units=units).state
    target, force = s.components.map.number["1415"], (s.components.unit_ids.index("10Pz/I-7"),)
    battles = Battles(s, AXIS, flying=False)
    assert battles.sums(s, target, force, aircraft=False) == (6, 4)
    assert battles.sums(s, target, force, aircraft=True) == (8, 4)


# Supply.


def test_supply_units_follow_those_who_have_gone_ahead() -> None:
    """Faid supplies nobody in Kasserine: by night the mobile supply unit goes on until it does."""
    units = {"10Pz/I-7": "1216", "10Pz/II-7": "1216", "URF-10Pz": "2319", "Broich": "1216", "34US/1-133": "0313"}
    game = position(turn=2, number=3, side="axis", units={**units, "URF-Faid": "2319"})
    s = game.state
    assert not Picture(s, AXIS).fed >> s.components.map.number["1216"] & 1
    play_on(game, Movement)
    assert Picture(game.state, AXIS).fed >> game.state.components.map.number[where(game, "10Pz/I-7")] & 1


# Whole games.


def play_out(bots: tuple[str, str], seed: int) -> Game:
    game = sirocco.new("kasserine", seed=seed)
    seated: dict[str, Any] = {
        side: make(bot, seed * 10 + i, SECONDS, "kasserine")
        for i, (side, bot) in enumerate(zip(GAME.sides, bots, strict=True))
    }
    while game.decision is not None:
        game.act(seated[game.decision.side].choose(game))
    return game


@pytest.mark.parametrize("seed", [101, 102, 103])
@pytest.mark.parametrize("side", ["allied", "axis"])
def test_it_beats_chance(side: str, seed: int) -> None:
    game = play_out(("greedy", "random") if side == "allied" else ("random", "greedy"), seed)
    assert game.result is not None
    assert game.result.winner == side


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (play_out(("greedy", "greedy"), 5) for _ in range(2))
    assert one.record() == other.record()


READINGS = ("advanceAfterCombat", "strategicBombers", "stackedUnitsAlone", "gunsAttack", "infantry26th", "zoneToZone")


def test_it_plays_to_the_end_whatever_is_played_with() -> None:
    options = dict.fromkeys((*READINGS, "commandBonusInDefence", "firerPicksUnit", "arrivalsNeedSupply"), True)
    game = sirocco.new("kasserine", seed=8, options=options)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    while game.decision is not None:
        game.act(bots[game.decision.side].choose(game))
    assert game.result is not None


MARCHES, ANYTHING_ELSE = 1.5, 0.8
"""Seconds of computing: several times what a decision takes on a quiet machine."""


def test_no_decision_takes_long() -> None:
    game = sirocco.new("kasserine", seed=2)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    slowest = {True: 0.0, False: 0.0}
    while game.decision is not None:
        marching = isinstance(game.state.stack[-1], Movement)
        began = time.process_time()
        action = bots[game.decision.side].choose(game)
        slowest[marching] = max(slowest[marching], time.process_time() - began)
        game.act(action)
    assert slowest[True] < MARCHES
    assert slowest[False] < ANYTHING_ELSE


@pytest.mark.parametrize("language", ["en", "it"])
def test_hints_say_why(language: str) -> None:
    """Every reason of the first days has its words."""
    from sirocco.kernel.presentation.text import texts_for

    game = sirocco.new("kasserine", seed=6)
    texts = texts_for(GAME, game.state.components, language)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    said = set()
    while game.decision is not None and game.state.move < 3:
        if isinstance(game.state.stack[-1], Movement):
            imagined = game.imagine(game.decision.side, 1)
            for reason in hint(greedy(), imagined).reasons:
                said.add(reason.key)
                assert reason.key not in texts.say(reason)
        game.act(bots[game.decision.side].choose(game))
    assert len(said) > 2


def test_set_up_guards_what_can_be_guarded() -> None:
    game = sirocco.new("kasserine", seed=1)
    bots: dict[str, Any] = {side: greedy(i) for i, side in enumerate(GAME.sides)}
    while game.decision is not None and type(game.state.stack[-1]).__name__ == "Placement":
        game.act(bots[game.decision.side].choose(game))
    s = game.state
    mine = s.components.urfs & s.components.mobile & s.components.side_mask[ALLIED]
    for unit in places_of(mine & s.standing):
        assert s.at[s.place[unit]] & s.components.ucts
