"""Taking over from a game that is still played against somebody else: what comes along is what one side knows."""

from __future__ import annotations

import asyncio
import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sirocco
from sirocco.kernel.dice import commitment, key_of
from sirocco.kernel.formats.record import read_record
from sirocco.kernel.game import Game
from sirocco.server.tokens import hash_of
from tests.server.harness import Player, Server, serving
from tests.server.test_bad_input import resealed

SEED = "9d41-the-secret-seed-of-two"
TWO = {"allied": "open", "italian": "open"}
BOTH = {"allied": "me", "italian": "me"}
OTHER = {"allied": "italian", "italian": "allied"}
SLOTS = {"allied": slice(0, 8), "italian": slice(8, 16)}
HIDDEN = ("hand", "container")
PLAYED = 240
LOOKING = ("words?whole=true", "score", "luck", "bookmarks", "at/0?side=allied", "at/0?side=italian", "record")


def played(server: Server, actions: int = PLAYED) -> tuple[dict[str, Any], Game]:
    """A game of two people in its middle, and the whole truth about it."""
    made = server.create(TWO, seed=SEED)
    truth = sirocco.new("compass", seed=SEED)
    chance = random.Random(3)

    async def play() -> None:
        players = {side: await Player(server, made["id"], token).open() for side, token in made["tokens"].items()}
        for number in range(actions):
            assert truth.decision is not None
            player = players[truth.decision.side]
            await player.catch_up(number)
            truth.act(chance.choice(truth.decision.actions))
            assert (await player.act(str(truth.actions_taken[-1][1])))["op"] == "done"
        for player in players.values():
            await player.close()

    asyncio.run(play())
    return made, truth


def branch(
    server: Server, made: dict[str, Any], token: str | None, at: int, seats: dict[str, str], seed: str | None = None
) -> dict[str, Any]:
    with server.http(token) as http:
        answer = http.post(f"/api/tables/{made['id']}/branch", json={"at": at, "seats": seats, "seed": seed})
    assert answer.status_code == 201, answer.text
    new: dict[str, Any] = answer.json()
    new["tokens"] = {side: link.rpartition("/")[2] for side, link in new["links"].items()}
    return new


def every_byte(server: Server, new: dict[str, Any]) -> str:
    """All that can be had of a table by who holds all its sides."""
    (token,) = set(new["tokens"].values())

    async def frames() -> list[str]:
        player = await Player(server, new["id"], token).open()
        for side in SLOTS:
            await player.ask("look", side=side)
        await player.close()
        return player.frames

    found = asyncio.run(frames())
    with server.http(token) as http:
        for path in ("", *(f"/{path}" for path in LOOKING)):
            answer = http.get(f"/api/tables/{new['id']}{path}")
            assert answer.status_code == 200, answer.text
            found.append(answer.text)
    return "\n".join(found)


def record_of(server: Server, new: dict[str, Any]) -> str:
    with server.http(next(iter(new["tokens"].values()))) as http:
        answer = http.get(f"/api/tables/{new['id']}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def known_to(plain: dict[str, Any], side: str) -> str:
    """A position without what a side cannot know of it, and without how many dice were thrown."""
    own = {name: plain[name][SLOTS[side]] for name in HIDDEN}
    return json.dumps({**plain, **own, "rolled": None}, sort_keys=True)


@pytest.mark.parametrize("side", OTHER)
def test_nothing_but_what_the_side_knows_comes_along(server: Server, side: str) -> None:
    """Everything there is of many branches, taken by who then holds both sides: the position is the true one as far as
    the side knows it, the other's markers differ from one branch to the next, and there is nothing else."""
    made, truth = played(server)
    other = SLOTS[OTHER[side]]
    secrets = [SEED, key_of(SEED).hex(), commitment(SEED), truth.header.commitment]
    secrets += [*made["tokens"].values(), *map(hash_of, made["tokens"].values())]
    for at in (2, 120, PLAYED):
        then = truth.as_of(at).state
        hands = set()
        for number in range(12):
            new = branch(server, made, made["tokens"][side], at, BOTH)
            sent = every_byte(server, new) if number == 0 else record_of(server, new)
            for secret in secrets:
                assert secret not in sent
            record = read_record(record_of(server, new))
            assert record.actions == []
            assert not any(name.startswith(("branch-", "start", "dice")) for name in record.header)
            snapshot = json.loads(record.header["snapshot"])
            assert known_to(snapshot, side) == known_to(then.plain(), side)
            assert snapshot["rolled"] == 0
            assert sum(snapshot["hand"][other]) == sum(then.hand[other])
            hands.add(tuple(snapshot["hand"][other]))
        print(f"{side}, after {at} actions: {len(hands)} different hands in 12 branches")  # noqa: T201
        assert len(hands) > 1 or sum(then.hand[other]) == 0


def test_the_branch_says_what_it_is(server: Server) -> None:
    made, truth = played(server, actions=60)
    new = branch(server, made, made["tokens"]["italian"], 40, BOTH)
    with server.http(new["tokens"]["italian"]) as http:
        table = http.get(f"/api/tables/{new['id']}").json()
        assert (table["imagined"], table["parent"], table["branched_at"], table["n"]) == (True, made["id"], 40, 0)
        assert http.get(f"/api/tables/{made['id']}").status_code == 403, "another game's token"
        assert http.get("/api/tables").json()[0]["imagined"] is True
    with server.http() as http:
        original = http.get(f"/api/tables/{made['id']}").json()
    assert (original["imagined"], original["parent"], original["n"]) == (False, None, 60)
    assert truth.as_of(40).score == table_of(server, new)["score"]


def table_of(server: Server, new: dict[str, Any]) -> dict[str, Any]:
    async def look() -> dict[str, Any]:
        player = await Player(server, new["id"], next(iter(new["tokens"].values()))).open()
        await player.close()
        return player.table

    return asyncio.run(look())


def test_who_may_not(server: Server) -> None:
    """Spectators cannot take over while it is played; nor can anybody from a point that is not there."""
    made, _ = played(server, actions=30)
    elsewhere = server.create(TWO)
    path = f"/api/tables/{made['id']}/branch"
    wanted = {"at": 10, "seats": BOTH}
    with server.http() as http:
        answer = http.post(path, json=wanted)
        assert answer.status_code == 403
        assert answer.json()["error"]["message"]["key"] == "server-branch-later"
        assert http.get(f"/api/tables/{made['id']}/record").status_code == 403
    with server.http(elsewhere["tokens"]["allied"]) as http:
        assert http.post(path, json=wanted).json()["error"]["code"] == "wrong-token"
    with server.http(made["tokens"]["allied"]) as http:
        assert http.get(f"/api/tables/{made['id']}/record").status_code == 403
        assert http.post(path, json={**wanted, "at": 31}).status_code == 422
        assert http.post(path, json={**wanted, "at": -1}).status_code == 422
        assert http.post(path, json={"at": 10, "seats": {"allied": "me"}}).status_code == 422


def test_who_may_know_all_gets_the_past_too(server: Server) -> None:
    """Who plays alone, and everybody once the game is over."""
    for seats in (BOTH, {"allied": "me", "italian": "bot:random"}):
        made = server.create(seats, seed=SEED)

        async def play(made: dict[str, Any] = made) -> None:
            player = await Player(server, made["id"], made["tokens"]["allied"]).open()
            await player.ask("look", side="allied")
            for _ in range(4):
                assert (await player.act(player.legal[0]))["op"] == "done"
            await player.close()

        asyncio.run(play())
        true_branch(server, made, made["tokens"]["allied"], 3)
    made, _ = played(server, actions=20)

    async def resign() -> None:
        player = await Player(server, made["id"], made["tokens"]["italian"]).open()
        assert (await player.ask("resign", seq=player.table["seq"], side="italian"))["op"] == "done"
        await player.close()

    asyncio.run(resign())
    for token in (made["tokens"]["allied"], None):
        true_branch(server, made, token, 12)


def true_branch(server: Server, made: dict[str, Any], token: str | None, at: int) -> None:
    new = branch(server, made, token, at, BOTH)
    record = read_record(record_of(server, new))
    assert len(record.actions) == at and record.header["seed"] == SEED
    with server.http() as http:
        table = http.get(f"/api/tables/{new['id']}").json()
    assert (table["imagined"], table["branched_at"], table["n"]) == (False, at, at)


def test_who_names_a_seed_gets_its_dice(server: Server) -> None:
    made, _ = played(server, actions=60)
    new = branch(server, made, made["tokens"]["allied"], 40, BOTH, seed="of my own")
    assert read_record(record_of(server, new)).header["seed"] == "of my own"


def test_it_is_played_taken_back_replayed_and_brought_as_a_record(server: Server) -> None:
    made, _ = played(server, actions=150)
    new = branch(server, made, made["tokens"]["allied"], 100, BOTH)
    chance = random.Random(5)
    positions: list[dict[str, Any]] = []

    async def play() -> None:
        player = await Player(server, new["id"], new["tokens"]["allied"]).open()
        await player.ask("look", side="allied")
        positions.append(deepcopy(player.table["table"]))
        while player.table["n"] < 90:
            if player.table["side"] != player.decides:
                await player.ask("look", side=player.decides)
            if player.table["decision"]["undo"] and chance.random() < 0.2:
                assert (await player.ask("undo", seq=player.table["seq"]))["op"] == "done"
            else:
                assert (await player.act(chance.choice(player.legal)))["op"] == "done"
        await player.ask("look", side="allied")
        positions.append(deepcopy(player.table["table"]))
        await player.close()

    asyncio.run(play())
    record = record_of(server, new)
    assert len(sirocco.replay(record).actions_taken) == 90
    with server.http() as http:
        uploaded = http.post("/api/records", json={"record": record}).json()
    uploaded["tokens"] = {side: link.rpartition("/")[2] for side, link in uploaded["links"].items()}
    for table in (new, uploaded):
        with server.http(table["tokens"]["allied"]) as http:
            for n, shown in zip((0, 90), positions, strict=True):
                at = http.get(f"/api/tables/{table['id']}/at/{n}", params={"side": "allied"})
                assert at.json()["table"] == shown
            marks = http.get(f"/api/tables/{table['id']}/bookmarks").json()
            assert marks[0]["n"] == 0 and len(marks) > 1
        twig = branch(server, table, table["tokens"]["allied"], 45, {"allied": "me", "italian": "bot:random"})
        again = sirocco.replay(record_of(server, twig))
        assert again.state.turn >= 1 and len(again.header.seeds) == 2
    assert record_of(server, uploaded) == record


def test_a_bot_plays_in_it(server: Server) -> None:
    made, _ = played(server, actions=150)
    new = branch(server, made, made["tokens"]["italian"], 150, {"allied": "bot:greedy", "italian": "me"})

    async def play() -> None:
        player = await Player(server, new["id"], new["tokens"]["italian"]).open()
        chance = random.Random(1)
        while player.table["n"] < 60:
            if player.legal:
                assert (await player.act(chance.choice(player.legal)))["op"] == "done"
            else:
                await player.receive()
        await player.close()

    asyncio.run(play())


def test_it_outlives_the_server(tmp_path: Path) -> None:
    """Killed at once, and after so many actions that there is a snapshot: it is the same game."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with serving(database, "--no-limits") as server:
        made, _ = played(server, actions=100)
        new = branch(server, made, made["tokens"]["allied"], 77, BOTH)
        before = record_of(server, new)
        server.kill()
    for _ in range(3):
        with serving(database, "--no-limits") as server:
            assert record_of(server, new) == before
            asyncio.run(play_alone(server, new, 70))
            before = record_of(server, new)
            server.kill()
    assert len(sirocco.replay(before).actions_taken) == 210


async def play_alone(server: Server, new: dict[str, Any], actions: int) -> None:
    player = await Player(server, new["id"], new["tokens"]["allied"]).open()
    chance = random.Random(player.table["n"])
    for _ in range(actions):
        if player.table["side"] != player.decides:
            await player.ask("look", side=player.decides)
        assert (await player.act(chance.choice(player.legal)))["op"] == "done"
    await player.close()


def test_a_forged_snapshot_is_refused(server: Server) -> None:
    game = sirocco.new("compass", seed=1)
    chance = random.Random(0)
    for _ in range(120):
        assert game.decision is not None
        game.act(chance.choice(game.decision.actions))
    good = game.imagined_branch(100, "allied").record()
    line = next(line for line in good.split("\n") if line.startswith("snapshot: "))
    snapshot = json.loads(line.removeprefix("snapshot: "))
    place = snapshot["place"]
    stack = snapshot["stack"]
    forged: dict[str, Any] = {
        "not a table": [],
        "not even JSON": None,
        "empty": {},
        "fewer units": {**snapshot, "place": place[1:]},
        "nowhere": {**snapshot, "place": [77, *place[1:]]},
        "endless": {**snapshot, "controlled": [-1, -1], "occupied": [-1, -1]},
        "nobody decides": {**snapshot, "stack": stack[:1]},
        "upside down": {**snapshot, "stack": stack[::-1]},
        "too deep": {**snapshot, "stack": stack * 2000},
    }
    with server.http() as http:
        for name, wrong in forged.items():
            text = "snapshot: {" if wrong is None else f"snapshot: {json.dumps(wrong)}"
            record = resealed(good, lambda body, text=text: body.replace(line, text))  # type: ignore[misc]
            answer = http.post("/api/records", json={"record": record})
            assert answer.status_code == 422, (name, answer.text)
            assert "snapshot" in answer.text or "header" in answer.text, (name, answer.text)
        other = resealed(good, lambda body: body.replace("components: ", "components: 0000"))
        assert "made with components 0000" in http.post("/api/records", json={"record": other}).text
        assert http.post("/api/records", json={"record": good}).status_code == 201
