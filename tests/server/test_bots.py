"""Bots think in worker processes that may crash, hang or lie; the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import sirocco
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.imagined import pack, unpack
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.players import Bot, make
from sirocco.server.background import bot_seed
from sirocco.server.bots import Worker
from sirocco.server.settings import PLUGINS
from sirocco.server.worker import Memory, Question, answer
from tests.patience import PATIENCE
from tests.server.harness import PLUGIN, Player, Server, serving, wait_for_exit
from tests.server.trace import TRACE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("bots")
    address = f"sqlite:///{folder / 'games.sqlite'}"
    env = {PLUGINS: PLUGIN, TRACE: str(folder / "slow")}
    with serving(address, "--no-limits", "--seconds", "0.1", env=env) as running:
        yield running


def workers_of(server: Server) -> list[int]:
    """The process ids of the server's bot workers."""
    threads = Path(f"/proc/{server.pid}/task").glob("*/children")
    children = [child for path in threads for child in path.read_text().split()]
    return sorted({int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()})


def test_two_bots_play_while_somebody_watches(tmp_path: Path) -> None:
    """A whole game at a table, action for action as the same bots play it in the library; nobody watches the other."""
    seats = {"allied": "bot:greedy", "italian": "bot:greedy"}
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits", "--seconds", str(PATIENCE)) as server:
        unseen, seen = (server.create(seats, seed=5) for _ in range(2))
        assert seen["links"] == {}

        async def watch() -> None:
            watching = await Player(server, seen["id"]).open()
            while watching.decides is not None:
                assert watching.table["thinking"] == watching.decides
                await watching.receive()
            assert watching.table["result"] is not None and watching.table["thinking"] is None
            await watching.close()

        asyncio.run(watch())
        with server.http() as http:
            assert http.get(f"/api/tables/{unseen['id']}").json()["n"] == 0, "played in the time of a whole other game"
            table = sirocco.replay(http.get(f"/api/tables/{seen['id']}/record").text)
    game = sirocco.new("compass", seed=5)
    bots: dict[str, Bot] = {}
    for number, (side, action) in enumerate(table.actions_taken):
        assert game.decision is not None and game.decision.side == side
        if side not in bots:
            bots[side] = make("greedy", bot_seed(game, side, number), PATIENCE, "compass")
        assert str(bots[side].choose(game)) == str(action), f"action {number}"
        game.act(action)
    assert game.decision is None and len(bots) == 2


async def one_bot_move(server: Server, level: str) -> int:
    """Play until a bot of that level has made a decision with a choice; how many pings were answered before."""
    made = server.create({"allied": f"bot:{level}", "italian": "open"}, seed=1)
    player = await Player(server, made["id"], made["tokens"]["italian"]).open()
    answered = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            await player.ask("ping")
            if player.table["n"] > 0:
                break
            answered += 1
            await asyncio.sleep(0.02)
    await player.close()
    return answered


def test_a_worker_killed_in_mid_thought_is_replaced(server: Server) -> None:
    trace = Path(server.env[TRACE])

    async def play() -> None:
        moving = asyncio.create_task(one_bot_move(server, "slow"))
        while not trace.exists():
            assert not moving.done(), "it thinks for ever"
            await asyncio.sleep(0.02)
        killed = int(trace.read_text(encoding="ascii"))
        os.kill(killed, signal.SIGKILL)
        await moving
        assert killed not in workers_of(server) and workers_of(server)

    asyncio.run(play())
    assert "attempt 1: the worker ended" in server.log
    assert "playing at random" not in server.log


@pytest.mark.parametrize(
    ("level", "complaint"),
    [("crashing", "the worker ended"), ("lying", "'nonsense' is not legal"), ("sleepy", "no answer within")],
)
def test_a_bad_bot_is_cut_off(server: Server, level: str, complaint: str) -> None:
    """The move is retried three times, then made at random; the server answers others all the while."""
    assert asyncio.run(one_bot_move(server, level)) > 10
    for attempt in (1, 2, 3):
        assert f"bot {level}, attempt {attempt}: {complaint}" in server.log
    assert f"bot {level} gives no usable answer; playing at random" in server.log
    asyncio.run(one_bot_move(server, "greedy"))


def test_workers_end_with_the_server(tmp_path: Path) -> None:
    for goodbye in (Server.stop, Server.kill):
        server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits").start()
        asyncio.run(one_bot_move(server, "greedy"))
        pids = workers_of(server)
        assert pids
        goodbye(server)
        for pid in pids:
            wait_for_exit(pid)


def test_an_imagined_game_survives_packing() -> None:
    game = sirocco.new("compass", seed=2)
    for _ in range(40):
        assert game.decision is not None
        game.act(game.decision.actions[-1])
    assert game.decision is not None
    imagined = game.imagine(game.decision.side, 7)
    again = unpack(pack(imagined))
    assert again.state == imagined.state and again.decision is not None and imagined.decision is not None
    assert again.decision.actions == imagined.decision.actions
    for both in (imagined, again):
        assert both.decision is not None
        both.act(both.decision.actions[0])
    assert again.state == imagined.state
    with pytest.raises(DataError):
        pack(game)
    with pytest.raises(DataError):
        unpack(b"nonsense")


@pytest.fixture(scope="module")
def workers() -> Iterator[list[Worker]]:
    """Two real worker processes."""
    started = [Worker(()), Worker(())]
    yield started
    for worker in started:
        worker.end()


@pytest.mark.parametrize(("game", "scenario"), [("compass", None), ("dark-sands", "crusader")])
def test_a_bot_plays_the_same_in_workers_as_anywhere(workers: list[Worker], game: str, scenario: str | None) -> None:
    """Decision by decision another worker is asked; the bot never notices, and thinks no more often than it must."""
    table = Game.start(definition(game), scenario, seed=11)
    seeds = {side: 40 + number for number, side in enumerate(table.definition.sides)}
    bots = {side: make("greedy", seed, PATIENCE, game) for side, seed in seeds.items()}
    memories: dict[str, Memory | None] = dict.fromkeys(seeds)
    followed = 0
    for number in range(400):
        decision = table.decision
        assert decision is not None
        side = decision.side
        packed = pack(table.imagine(side, number))
        question = Question(packed, "greedy", seeds[side], PATIENCE, memories[side])
        answered = workers[number % 2].ask(question, PATIENCE)
        memories[side] = answered.memory
        followed += plans_of(bots[side]) > 0
        chosen = bots[side].choose(table)
        assert answered.action == str(chosen), f"decision {number}"
        table.act(chosen)
    assert followed > 100


def plans_of(bot: Bot) -> int:
    return len(bot.memory()["plans"]["plans"])


def test_a_worker_answers_a_bad_question() -> None:
    game = sirocco.new("compass", seed=2)
    assert game.decision is not None
    packed = pack(game.imagine(game.decision.side, 1))
    assert "unknown bot 'nobody'" in answer(Question(packed, "nobody", 0, 0.1)).problem
    assert "imagined game" in answer(Question(b"", "random", 0, 0.1)).problem
    assert answer(Question(packed, "random", 0, 0.1)).action in map(str, game.decision.actions)


def test_a_game_offers_its_own_bots(server: Server) -> None:
    """They are listed with the game, sit down at its tables and at no others, and play."""
    with server.http() as http:
        games = http.get("/api/games").json()
        assert games["toy-march"]["bots"] == [*http.get("/api/bots").json(), "scout"]
        assert "scout" not in games["compass"]["bots"]
        seats = {"allied": "bot:scout", "italian": "open"}
        refused = http.post("/api/tables", json={"game": "compass", "seats": seats})
        assert refused.status_code == 404 and "scout" in refused.text
        made = http.post(
            "/api/tables", json={"game": "toy-march", "seats": {"red": "bot:scout", "blue": "open"}}
        ).json()

    async def watch() -> None:
        watching = await Player(server, made["id"]).open()
        async with asyncio.timeout(PATIENCE):
            while watching.table["n"] == 0:
                await watching.receive()
        await watching.close()

    asyncio.run(watch())
