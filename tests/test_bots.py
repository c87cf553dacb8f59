"""Bots: legal, fair, bounded in time, repeatable, and worth playing against."""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import sirocco
from sirocco.arena.match import Pairing, check_pairing, play
from sirocco.kernel import registry
from sirocco.kernel.proof.conformance import disguised
from sirocco.players import BOTS, make, offered
from sirocco.players.greedy import GreedyBot
from sirocco.terminal.seats import read_seats
from tests.toy_march import ScoutBot, ToyMarch

SECONDS = 60.0
"""For a thought: more than it takes on any machine, so that the same is chosen on every one."""


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(sirocco.UnknownName, match="unknown bot 'deepblue'; known: random, greedy"):
        make("deepblue")


@pytest.fixture
def toy_march() -> Iterator[str]:
    """A game with a bot of its own."""
    registry.register(ToyMarch())
    yield ToyMarch.name
    registry._REGISTERED.clear()


def test_a_game_offers_its_own_bots_beside_the_general_ones(toy_march: str) -> None:
    assert list(offered(toy_march)) == [*BOTS, "scout"]
    assert list(offered()) == list(offered("compass")) == list(BOTS)
    assert isinstance(make("scout", game=toy_march), ScoutBot)
    for game in (None, "compass"):
        with pytest.raises(sirocco.UnknownName, match="unknown bot 'scout'; known: random, greedy"):
            make("scout", game=game)


def test_a_games_own_bots_play_matches_and_in_the_terminal(toy_march: str) -> None:
    pairing = Pairing(toy_march, ("scout", "random"))
    check_pairing(pairing)
    assert play(pairing, 1, 0).seats == ("scout", "random")
    with pytest.raises(sirocco.UnknownName, match="unknown bot 'scout'"):
        check_pairing(Pairing("compass", ("scout", "random")))
    seats = read_seats(registry.definition(toy_march), ["blue=scout"])
    assert isinstance(seats["blue"], ScoutBot) and seats["red"] is None
    with pytest.raises(sirocco.UnknownName, match="unknown player 'scout' for italian; known: human, random, greedy"):
        read_seats(registry.definition("compass"), ["italian=scout"])


def test_a_games_own_bot_must_be_a_bot(toy_march: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Anybody:
        def __init__(self, seed: int, seconds: float) -> None:
            pass

        def choose(self, game: sirocco.Game) -> str:
            return "pass"

    monkeypatch.setattr(ToyMarch, "bots", lambda self: {"greedy": Anybody})
    with pytest.raises(sirocco.DataError, match="bot 'greedy' of toy-march is not"):
        make("greedy", game=toy_march)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_nothing_to_say_after_the_end(name: str) -> None:
    with pytest.raises(ValueError, match="over"):
        make(name).choose(sirocco.position({"game": "compass", "turn": 12, "at": "end"}))


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy"), ("greedy", "greedy")])
def test_whole_games_keep_the_rules(seats: tuple[str, str]) -> None:
    """`act` refuses what is not legal, so reaching the end is the proof; the invariants are checked all the way."""
    game = sirocco.new("compass", seed=str(seats))
    bots = {side: make(bot, i, SECONDS) for i, (side, bot) in enumerate(zip(game.definition.sides, seats, strict=True))}
    while game.decision is not None:
        game.act(bots[game.decision.side].choose(game))
        assert list(game.definition.broken_invariants(game.state)) == []
    assert game.result is not None


def positions(count: int) -> list[sirocco.Game]:
    """Decisions along a greedy game."""
    rng = random.Random(4)
    game = sirocco.new("compass", seed=44)
    bots = {"allied": make("greedy", 1, SECONDS), "italian": make("greedy", 2, SECONDS)}
    found: list[sirocco.Game] = []
    while game.decision is not None and len(found) < count:
        if len(game.decision.actions) > 1 and rng.random() < 0.2:
            found.append(game.clone())
        game.act(bots[game.decision.side].choose(game))
    return found


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_see_the_other_hand(name: str) -> None:
    """With the other side's secrets replaced it chooses the same."""
    for i, game in enumerate(positions(60)):
        assert game.decision is not None
        other = disguised(game, game.decision.side, i)
        chosen = [str(make(name, 9, seconds=SECONDS).choose(g)) for g in (game, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_choice(name: str) -> None:
    for game in positions(20):
        assert len({str(make(name, 9, seconds=SECONDS).choose(game)) for _ in range(3)}) == 1


def test_thinking_time_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is up the plan under way is looked at to its end, and nothing else: one of each group of plans."""
    calls: Counter[str] = Counter()

    def counted(name: str) -> None:
        method = getattr(GreedyBot, name)
        monkeypatch.setattr(GreedyBot, name, lambda *args: calls.update([name]) or method(*args))

    counted("_best")
    counted("_worth")
    games = positions(30)
    spent = {}
    for seconds in (0.0, SECONDS):
        calls.clear()
        for game in games:
            make("greedy", 1, seconds=seconds).choose(game)
        spent[seconds] = dict(calls)
    assert spent[0.0]["_worth"] == spent[0.0]["_best"] > 0
    assert spent[SECONDS]["_worth"] > 3 * spent[SECONDS]["_best"]


@pytest.mark.slow
def test_greedy_beats_random_from_both_sides() -> None:
    for bots, side in ((("greedy", "random"), "allied"), (("random", "greedy"), "italian")):
        outcomes = [play(Pairing("compass", bots, seconds=SECONDS), 77, number) for number in range(4)]
        assert sum(o.winner == side for o in outcomes) == 4, bots


def test_the_british_open_with_the_camps_and_mass_for_it() -> None:
    """On turn 1 the greedy British attack the frontier camps with a full line and support."""
    game = sirocco.new("compass", seed=5)
    bots = {"allied": make("greedy", 1, SECONDS), "italian": make("greedy", 2, SECONDS)}
    while game.state.turn == 1 and game.decision is not None:
        game.act(bots[game.decision.side].choose(game))
    attacks = [e.data for e in game.events if e.kind == "assault" and e.data["side"] == "allied"]
    assert attacks
    assert max(len(list(a["front"])) + len(list(a["support"])) for a in attacks) >= 5  # type: ignore[arg-type]


def test_greedy_takes_good_odds_and_leaves_bad_ones() -> None:
    """A lone armoured car does not attack a fortress; six units do attack one division that cannot retreat."""
    hopeless = sirocco.position(
        {
            "game": "compass",
            "turn": 4,
            "at": "movement",
            "units": {"11Hussars": "Gambut", "GarTobruch": "Tobruch", "Sirte": "Tobruch", "Marmarica": "Tobruch"},
        }
    )
    assert make("greedy", 1, SECONDS).choose(hopeless).verb != "attack"
    good = sirocco.position(
        {
            "game": "compass",
            "turn": 4,
            "at": "movement",
            "units": {
                **dict.fromkeys(("16Bde", "16Aus", "17Aus", "7RTR", "WDFArt", "6AusArt"), "Forte-Capuzzo"),
                "Catanzaro": "Sollum",
            },
            "control": {"allied": ["Buq-Buq", "Sofafi", "Sidi-Omar"]},
        }
    )
    bot = make("greedy", 1, SECONDS)
    chosen = []
    while good.decision is not None and good.decision.step == "MovementPhase":
        action = bot.choose(good)
        chosen.append(str(action))
        good.act(action)
    assert sum(c.endswith("Sollum") and c.startswith("attack") for c in chosen) >= 4


def test_a_cut_off_italian_stack_breaks_out_or_fights() -> None:
    """Italians about to be cut off in the desert do not just sit there."""
    game = sirocco.position(
        {
            "game": "compass",
            "turn": 3,
            "at": "movement",
            "side": "italian",
            "units": {
                "Cirene": "Sofafi",
                "Catanzaro": "Sofafi",
                "4Arm": "Forte-Maddalena",
                "7Arm": "Forte-Maddalena",
                "7SG": "Forte-Maddalena",
                "16Bde": "Nibeiwa",
                "16Aus": "Nibeiwa",
                "7RTR": "Nibeiwa",
                "GarBardia": "Bardia",
                "GarTobruch": "Tobruch",
            },
        }
    )
    bot = make("greedy", 1, SECONDS)
    while game.decision is not None and game.decision.step == "MovementPhase":
        game.act(bot.choose(game))
    where = {u: game.definition.facts(game.state)["units"][u]["at"] for u in ("Cirene", "Catanzaro")}
    assert set(where.values()) != {"Sofafi"}


def test_no_garbage_is_collected_while_a_bot_decides() -> None:
    """A full collection would take longer than the decision."""
    collecting: list[bool] = []

    class Watched(GreedyBot):
        def think(self, game: sirocco.Game, side: str) -> sirocco.Action:
            collecting.append(gc.isenabled())
            return super().think(game, side)

    Watched(1, SECONDS).choose(sirocco.new("compass", seed=1))
    assert collecting == [False]
    assert gc.isenabled()
