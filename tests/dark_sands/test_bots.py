"""The greedy bot in The Dark Sands: what it does in plain situations, that its quick sums are right, that it wins."""

from __future__ import annotations

from typing import Any

import pytest

import sirocco
from sirocco.arena.match import Pairing, play
from sirocco.board.graph import places_of
from sirocco.games.dark_sands.bot.cutoff import barriers, cut_off, gates, regained
from sirocco.games.dark_sands.bot.prospects import clash
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.combat_procedure import strengths_of
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.odds import as_defended
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.games.dark_sands.rules.supports import AttackerSupports
from sirocco.kernel.game import Game
from sirocco.players import make
from tests.whole import WHOLE

SECONDS = 60.0
GAMES = 2 if WHOLE else 1


def position(scenario: str, **table: Any) -> Game:
    return sirocco.position({"game": "dark-sands", "scenario": scenario, **table})


def play_on(game: Game, step: type) -> Game:
    """The bot plays for the deciding side until the step it began with is over."""
    bot = make("greedy", 3, SECONDS)
    depth = len(game.state.stack)
    while game.decision is not None and len(game.state.stack) >= depth:
        if len(game.state.stack) == depth and not isinstance(game.state.stack[-1], step):
            break
        game.act(bot.choose(game))
    return game


def test_an_undefended_tobruk_is_taken() -> None:
    game = position(
        "compass",
        at="movement",
        turn=2,
        control={"axis": ["Tobruk"], "allied": ["Bardia", "Mersa-Matruh", "Alexandria"]},
        units={"7SG/7": "2535", "17/6Aus": "2441", "Pavia": "3418"},
    )
    play_on(game, MovementAction)
    assert game.definition.facts(game.state)["control"]["2830"] == "allied"


def test_nobody_attacks_at_one_to_three() -> None:
    game = position("compass", at="combat", units={"3Cold": "2440", "23Marzo": "2441", "Marmarica": "2441"})
    assert str(make("greedy", 3, SECONDS).choose(game)) == "done"


def test_a_good_attack_is_made() -> None:
    game = position("compass", at="combat", units={"4/7": "1141", "7/7": "1141", "5/4Ind": "1141", "Cirene": "1140"})
    play_on(game, CombatAction)
    attack = next(event for event in game.events if event.kind == "attack")
    assert attack.data["hex"] == "1140"
    assert {"4/7", "7/7"} <= set(attack.data["units"])  # type: ignore[arg-type]


def test_a_unit_beyond_its_supply_comes_back() -> None:
    """In the desert, five hexes from the nearest track."""
    game = position(
        "compass",
        at="movement",
        side="axis",
        control={"axis": ["El-Agheila", "Bengasi", "Tobruk", "Bardia"], "allied": ["Alexandria", "Mersa-Matruh"]},
        units={"Sirte": "1910", "23Marzo": "2830", "16/70": "1960"},
    )
    assert cut_off(game.state, AXIS)
    play_on(game, MovementAction)
    assert not cut_off(game.state, AXIS)


def test_a_brigade_falls_back_before_the_ring_closes() -> None:
    """Panzers to the west and behind it: it goes while there is a way, and joins those who hold Tobruk."""
    game = position(
        "gazala",
        at="movement",
        side="allied",
        control={"axis": ["El-Agheila", "Bengasi"], "allied": ["Tobruk", "Bardia", "Mersa-Matruh", "Alexandria"]},
        units={"150/50": "2324", "1/8": "2326", "2/8": "2326", "115": "2123", "1/5": "2526", "9/5Ind": "2830"},
    )
    play_on(game, MovementAction)
    assert game.definition.facts(game.state)["units"]["150/50"]["at"] == "2830"


def test_a_headquarters_follows_those_it_commands() -> None:
    game = position(
        "sunflower",
        at="movement",
        side="axis",
        control={"axis": ["El-Agheila"], "allied": ["Bengasi", "Tobruk", "Bardia", "Alexandria"]},
        units={"HQAK": "1601", "1/5": "2509", "2/5": "2509", "3/21": "2509", "24/9Aus": "2830"},
    )
    s, c = game.state, game.state.components
    headquarters, panzers = c.unit_ids.index("HQAK"), c.unit_ids.index("1/5")
    before = c.map.distance(s.place[headquarters], s.place[panzers])
    play_on(game, MovementAction)
    assert c.map.distance(game.state.place[headquarters], game.state.place[panzers]) < before


@pytest.mark.parametrize(
    ("besiegers", "number"),
    [
        ({}, 0),
        ({"1/8": "2730", "115": "2829"}, 0),
        ({"1/8": "2730", "115": "2829", "104": "2729"}, 1),
        ({"Savona": "2140", "132": "1841"}, 1),
    ],
)
def test_what_lies_between_tobruk_and_egypt_is_counted(besiegers: dict[str, str], number: int) -> None:
    game = position(
        "crusader",
        at="movement",
        control={"axis": ["El-Agheila", "Bengasi"], "allied": ["Tobruk", "Mersa-Matruh", "Alexandria"]},
        units={"16/70": "2830", **besiegers},
    )
    c = game.state.components
    assert barriers(game.state, ALLIED, c.hex_of_place[c.place_ids.index("Tobruk")]) == number


def test_a_brigade_opens_the_way_to_tobruk() -> None:
    """The besiegers hold the roads out of Tobruk; the desert between them they only watch."""
    game = position(
        "crusader",
        at="movement",
        control={"axis": ["El-Agheila", "Bengasi"], "allied": ["Tobruk", "Mersa-Matruh", "Alexandria"]},
        units={"16/70": "2830", "22Guards": "2132", "1/8": "2730", "115": "2829", "104": "2728", "32": "2629"},
    )
    c = game.state.components
    tobruk = c.hex_of_place[c.place_ids.index("Tobruk")]
    assert [c.hex_ids[h] for h in places_of(gates(game.state, ALLIED, tobruk))] == ["2630"]
    play_on(game, MovementAction)
    assert barriers(game.state, ALLIED, tobruk) == 0


@pytest.mark.parametrize(("raider", "supplied_again"), [("1804", ["2522"]), ("2409", [])])
def test_who_is_supplied_again_without_a_raider(raider: str, supplied_again: list[str]) -> None:
    """On the only road out of El Agheila he cuts off the panzers far ahead; where there is another way, nobody."""
    game = position(
        "gazala",
        at="movement",
        side="axis",
        control={"axis": ["El-Agheila", "Bengasi"], "allied": ["Tobruk", "Mersa-Matruh", "Alexandria"]},
        units={"1/8": "2522", "7SG/7": "2830", "4/7": raider},
    )
    s, c = game.state, game.state.components
    assert [c.hex_ids[h] for h in places_of(regained(s, AXIS, c.hex_ids.index(raider)))] == supplied_again
    assert not regained(s, AXIS, c.hex_ids.index("2830"))


@pytest.fixture(scope="module")
def decisions() -> list[Game]:
    """Decisions along a game between two greedy bots."""
    game = sirocco.new("dark-sands", "crusader", seed=5)
    bots = {"allied": make("greedy", 1, SECONDS), "axis": make("greedy", 2, SECONDS)}
    found = []
    while game.decision is not None:
        found.append(game.clone())
        game.act(bots[game.decision.side].choose(game))
    return found


@pytest.mark.slow
def test_battles_that_are_remembered_are_those_of_the_rules(decisions: list[Game]) -> None:
    """The bots have looked at most of them before they were fought, among many others."""
    battles = [g for g in decisions if isinstance(g.state.stack[-1], AttackerSupports)]
    assert len(battles) > 10
    for game in battles:
        s = game.state
        b = as_defended(s, s.stack[-1].battle)
        sums, known = strengths_of(s, b), clash(s, s.stack[-1].battle)
        assert (known.column, known.modifier, known.doctrine) == (sums.column, sums.modifier, sums.doctrine)
        assert known.battle == b


def test_who_is_said_to_be_cut_off_is(decisions: list[Game]) -> None:
    """The quick look may miss lines that lead back through their own hex, and nothing else."""
    looked = missed = 0
    for game in decisions[::15]:
        s = game.state
        for side in (ALLIED, AXIS):
            covered, cut = Cover(s, side).all, cut_off(s, side)
            for hex_ in places_of(s.occupied[side]):
                looked += 1
                missed += (covered >> hex_ & 1) == (cut >> hex_ & 1)
    assert missed <= looked / 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "bots", "winner"),
    [
        ("compass", ("greedy", "random"), "allied"),
        ("compass", ("random", "greedy"), "axis"),
        ("sunflower", ("greedy", "random"), "allied"),
        ("sunflower", ("random", "greedy"), "axis"),
        ("crusader", ("greedy", "random"), "allied"),
        ("crusader", ("random", "greedy"), "axis"),
        ("gazala", ("greedy", "random"), "allied"),
        ("gazala", ("random", "greedy"), "axis"),
    ],
)
def test_greedy_beats_random(scenario: str, bots: tuple[str, str], winner: str) -> None:
    outcomes = [play(Pairing("dark-sands", bots, scenario, seconds=SECONDS), 7, number) for number in range(GAMES)]
    assert [outcome.winner for outcome in outcomes] == [winner] * GAMES


def test_same_seed_same_game() -> None:
    pairing = Pairing("dark-sands", ("greedy", "greedy"), "compass", seconds=SECONDS)
    one, other = (play(pairing, 3, 0) for _ in range(2))
    assert (one.winner, one.scores, one.actions) == (other.winner, other.scores, other.actions)
