"""Windows over the wire: a path as one order, interrupted, resumed and stopped; standing answers; a server killed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import sirocco
from sirocco.kernel import registry
from sirocco.server.settings import PLUGINS
from tests.server.harness import PLUGIN, Player, Server, check_frames, serving
from tests.server.postgres import cluster
from tests.skirmish import Skirmish
from tests.skirmish.components import UNITS
from tests.skirmish.openings import programming

TWO = {"north": "open", "south": "open"}
PATH = ("take N-2", "move 0303", "move 0404", "halt")


class Two:
    """Both players of a skirmish in which north is about to move."""

    def __init__(self, server: Server, seed: str = "windows") -> None:
        self.server = server
        self.made = server.create(TWO, game="skirmish", seed=seed)
        self.seat("north", "south")

    def seat(self, *sides: str) -> None:
        for side in sides:
            setattr(self, side, Player(self.server, self.made["id"], self.made["tokens"][side]))

    north: Player
    south: Player

    async def begin(self) -> Two:
        await self.open()
        for action in programming():
            player = self.north if self.north.decides == "north" else self.south
            await self.both(await player.act(action))
        return self

    async def open(self) -> Two:
        await self.north.open()
        await self.south.open()
        return self

    async def both(self, answer: dict[str, Any]) -> dict[str, Any]:
        """Wait until both have learnt of an action."""
        assert answer["op"] == "done", answer
        for player in (self.north, self.south):
            await player.catch_up(answer["seq"])
        return answer

    async def close(self) -> None:
        await self.north.close()
        await self.south.close()

    def at(self, unit: str) -> Any:
        """Where a unit stands, as its owner sees it."""
        player = self.north if unit.startswith("N") else self.south
        return player.table["table"]["pieces"][unit]["at"]


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


def test_a_path_waits_for_the_window_and_goes_on_when_the_other_declines(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        await two.both(await two.north.act(*PATH))
        assert two.at("N-2") == "0303"
        assert two.north.table["order"] == ["move 0404", "halt"]
        assert two.south.table["order"] is None
        assert two.south.table["decision"]["step"] == "UnderFire"
        await two.both(await two.south.act("decline"))
        assert two.at("N-2") == "0404"
        assert two.north.table["order"] == ["halt"]
        await two.both(await two.south.act("decline"))
        assert two.north.table["order"] is None
        assert two.south.table["decision"]["step"] == "Reaction"
        for player in (two.north, two.south):
            check_frames(player.frames)
        await two.close()

    run(play)


def test_a_path_ends_where_the_other_side_does_something_else(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        await two.both(await two.north.act("take N-2", "move 0303", "move 0404", "move 0403", "halt"))
        await two.both(await two.south.act("decline"))
        assert two.north.table["order"] == ["move 0403", "halt"]
        await two.both(await two.south.act("fire S-guns"))
        assert two.north.table["order"] is None
        while two.south.decides == "south":
            await two.both(await two.south.act("decline"))
        assert two.at("N-2") == "0404"
        await two.close()

    run(play)


def test_an_order_that_waits_can_be_withdrawn(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        refused = await two.north.ask("withdraw")
        assert (refused["op"], refused["code"]) == ("refused", "not-yours")
        await two.both(await two.north.act(*PATH))
        assert (await two.south.ask("withdraw"))["op"] == "refused"
        two.south.frames.clear()
        assert (await two.north.ask("withdraw"))["op"] == "done"
        assert two.north.table["order"] is None
        await two.south.ask("ping")
        assert [json.loads(frame)["op"] for frame in two.south.frames] == ["pong"]
        await two.both(await two.south.act("decline"))
        assert two.at("N-2") == "0303"
        assert two.north.decides == "north"
        await two.close()

    run(play)


def test_two_servers_on_one_database_agree_on_standing_answers(tmp_path: Path) -> None:
    """What one server has taken the other reads before it goes on: it refuses as stale, and then knows."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def play(one: Server, other: Server) -> None:
        two = await Two(one).begin()
        elsewhere = await Player(other, two.made["id"], two.made["tokens"]["south"]).open()
        answer = await elsewhere.ask("answer", side="south", window="fire", answer="decline")
        assert answer["op"] == "done", answer
        stale = await two.north.act(*PATH)
        assert (stale["op"], stale["code"]) == ("refused", "stale")
        await two.both(await two.north.act(*PATH))
        assert two.at("N-2") == "0404"
        late = await elsewhere.ask("answer", side="south", window="fire", answer="ask")
        assert (late["op"], late["code"]) == ("refused", "stale")
        assert (await elsewhere.ask("answer", side="south", window="fire", answer="ask"))["op"] == "done"
        await elsewhere.close()
        await two.close()

    with (
        serving(database, "--no-limits", env={PLUGINS: PLUGIN}) as one,
        serving(database, "--no-limits", env={PLUGINS: PLUGIN}) as other,
    ):
        asyncio.run(play(one, other))


def test_a_path_is_refused_as_a_whole_if_it_cannot_begin(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        seq = two.north.table["seq"]
        for actions in (("take N-2", "move 0505"), ("take N-2", "nonsense"), ("done", "take S-1")):
            answer = await two.north.act(*actions)
            assert answer["op"] == "refused", answer
            assert answer["seq"] == seq
        await two.close()

    run(play)


def test_one_player_of_both_sides_gives_and_answers(server: Server) -> None:
    async def play() -> None:
        made = server.create({"north": "me", "south": "me"}, game="skirmish", seed="both")
        player = await Player(server, made["id"], made["tokens"]["north"]).open()
        answer = await player.act(*programming(), *PATH)
        assert answer["op"] == "done", answer
        await player.ask("sync")
        assert player.decides == "south"
        answer = await player.act("decline")
        await player.catch_up(answer["seq"])
        await player.ask("look", side="north")
        assert player.table["table"]["pieces"]["N-2"]["at"] == "0404"
        await player.close()

    run(play)


def test_a_standing_answer_is_taken_out_of_turn_and_only_its_owner_learns_of_it(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        watching = await Player(server, two.made["id"]).open()
        for player in (two.north, watching):
            await player.ask("sync")
            player.frames.clear()
        seq = two.south.table["seq"]
        answer = await two.south.ask("answer", side="south", window="fire", answer="decline")
        assert (answer["op"], answer["seq"]) == ("done", seq)
        assert two.south.table["answers"] == {"fire": "decline", "reaction": "ask", "pursuit": "ask"}
        for player in (two.north, watching):
            await player.ask("ping")
            assert [json.loads(frame)["op"] for frame in player.frames] == ["pong"]
        await two.both(await two.north.act(*PATH))
        assert two.at("N-2") == "0404"
        assert two.south.table["decision"]["step"] == "Reaction"
        assert two.north.table["answers"]["fire"] == "ask"
        await two.south.ask("answer", side="south", window="fire", answer="ask")
        assert two.south.table["answers"]["fire"] == "ask"
        check_frames(two.south.frames)
        await watching.close()
        await two.close()

    run(play)


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"side": "north", "window": "fire", "answer": "decline"}, "not-yours"),
        ({"side": "south", "window": "rain", "answer": "decline"}, None),
        ({"side": "south", "window": "fire", "answer": "perhaps"}, "bad-frame"),
    ],
)
def test_an_answer_that_cannot_be_is_refused(server: Server, frame: dict[str, str], code: str | None) -> None:
    async def play() -> None:
        two = await Two(server).open()
        answer = await two.south.ask("answer", **frame)
        assert answer["op"] == "refused", answer
        assert code is None or answer["code"] == code
        assert two.south.table["answers"] == {"fire": "ask", "reaction": "ask", "pursuit": "ask"}
        await two.close()

    run(play)


def test_ways_look_past_windows_and_mark_them(server: Server) -> None:
    async def play() -> None:
        two = await Two(server).begin()
        await two.both(await two.north.act("take N-2"))
        await two.close()
        with server.http(two.made["tokens"]["north"]) as http:
            ways = http.get(f"/api/tables/{two.made['id']}/reach", params={"piece": "N-2"}).json()["ways"]
        assert ways["0403"]["actions"] == ways["0403"]["windows"] == ["move 0303", "move 0403"]
        assert ways["0205"]["windows"] == []

    run(play)


def test_no_frame_names_a_unit_that_its_reader_may_not_know(server: Server) -> None:
    """A whole game at random, with standing answers given at random; then every frame is searched."""

    async def play() -> None:
        two = await Two(server, "secrets").open()
        players = {"north": two.north, "south": two.south}
        chance = random.Random(6)
        while two.north.decides is not None:
            if chance.random() < 0.1:
                side = chance.choice(["north", "south"])
                window, answer = chance.choice(["fire", "reaction"]), chance.choice(["ask", "decline"])
                assert (await players[side].ask("answer", side=side, window=window, answer=answer))["op"] == "done"
            player = players[two.north.decides]
            await two.both(await player.act(chance.choice(player.legal)))
        await two.close()
        with server.http(two.made["tokens"]["north"]) as http:
            record = http.get(f"/api/tables/{two.made['id']}/record").text
        registry.register(Skirmish())
        try:
            whole = sirocco.replay(record)
        finally:
            registry._REGISTERED.clear()
        searched = 0
        for side, player in players.items():
            number = whole.definition.side_index(side)
            for frame in map(json.loads, player.frames):
                if frame["op"] == "update" and frame["seq"] > frame["from"]:
                    before, after = (whole.as_of(n).state for n in (frame["n"] - 1, frame["n"]))
                    unknown = set(before.hidden(1 - number, number)) & set(after.hidden(1 - number, number))
                    text = json.dumps(frame)
                    assert [UNITS[unit] for unit in unknown if f'"{UNITS[unit]}"' in text] == []
                    searched += len(unknown)
        assert searched > 100

    run(play)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_orders_and_answers_survive_that_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        killed(f"sqlite:///{tmp_path / 'games.sqlite'}")
    else:
        with cluster() as running:
            killed(running.address)


def killed(database: str) -> None:
    def serve() -> Server:
        return Server(database, "--no-limits", env={PLUGINS: PLUGIN}).start()

    async def until_killed(server: Server) -> Two:
        two = await Two(server).begin()
        await two.both(await two.north.act(*PATH))
        await two.south.ask("answer", side="south", window="fire", answer="decline")
        return two

    async def after(server: Server, two: Two) -> None:
        two.server = server
        two.seat("north", "south")
        await two.open()
        assert two.north.table["order"] == ["move 0404", "halt"]
        assert two.south.table["answers"]["fire"] == "decline"
        assert two.south.table["order"] is None
        await two.both(await two.south.act("decline"))
        assert two.at("N-2") == "0404"
        assert two.south.table["decision"]["step"] == "Reaction"
        await two.both(await two.south.act("decline"))
        await two.north.ask("resign", seq=two.north.table["seq"], side="north")
        with server.http(two.made["tokens"]["north"]) as http:
            record = http.get(f"/api/tables/{two.made['id']}/record").text
        assert "south answers: fire decline" in record
        await two.close()

    server = serve()
    two = asyncio.run(until_killed(server))
    server.kill()
    again = serve()
    try:
        asyncio.run(after(again, two))
    finally:
        assert again.stop() == 0
    assert "Traceback" not in again.log, again.log


def test_a_bot_answers_windows_and_an_order_goes_on_past_it(server: Server) -> None:
    quiet = ("done", "decline", "halt", "allocate march 5", "allocate fire 0", "allocate reaction 0")

    async def play() -> None:
        made = server.create({"north": "open", "south": "bot:greedy"}, game="skirmish", seed="bot")
        player = await Player(server, made["id"], made["tokens"]["north"]).open()
        ordered = False
        while player.decides is not None:
            if player.decides != "north":
                await player.until("update")
                continue
            if "take N-2" in player.legal and not ordered:
                answer = await player.act(*PATH)
                ordered = True
            else:
                answer = await player.act(next(action for action in quiet if action in player.legal))
            assert answer["op"] == "done", answer
            await player.catch_up(answer["seq"])
        assert ordered
        with server.http(made["tokens"]["north"]) as http:
            lines = http.get(f"/api/tables/{made['id']}/record").text.splitlines()
        begun = lines.index("north: take N-2")
        assert any(line.startswith("south: ") for line in lines[begun : begun + 6])
        check_frames(player.frames)
        await player.close()

    run(play)
