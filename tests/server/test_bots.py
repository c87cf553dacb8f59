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
from sirocco.players import make
from sirocco.server.settings import PLUGINS
from sirocco.server.worker import Answer, Question, answer, intended
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


def test_two_bots_play_while_somebody_watches(server: Server) -> None:
    unseen, seen = (server.create({"allied": "bot:greedy", "italian": "bot:greedy"}, seed=5) for _ in range(2))
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
    [("crashing", "the worker ended"), ("lying", "unknown verb"), ("sleepy", "no answer within")],
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


def test_what_a_worker_intends_comes_true() -> None:
    """As long as nothing unforeseen happens, the actions a worker names are legal one after the other."""
    game = sirocco.new("compass", seed=9)
    answers = several = 0
    while game.decision is not None and answers < 120:
        imagined = unpack(pack(game.imagine(game.decision.side, answers)))
        actions = intended(make("greedy", answers, PATIENCE), imagined, PATIENCE)
        answers += 1
        several += len(actions) > 1
        for action in actions:
            game.act(action)
    assert several > 20


def test_a_worker_answers_a_bad_question() -> None:
    game = sirocco.new("compass", seed=2)
    assert game.decision is not None
    packed = pack(game.imagine(game.decision.side, 1))
    assert answer(Question(packed, "nobody", 0, 0.1)).problem
    assert answer(Question(b"", "random", 0, 0.1)) == Answer([], answer(Question(b"", "random", 0, 0.1)).problem)
    assert answer(Question(packed, "random", 0, 0.1)).actions
