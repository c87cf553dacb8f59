"""Games outlive upgrades: they go on where the rules allow it, and are shown as they were where they do not."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, select, update

from sirocco.kernel.formats import versions
from sirocco.kernel.formats.datafile import DataFile, Tables, version_of
from sirocco.kernel.formats.versions import Versions
from sirocco.kernel.registry import definition, installed
from sirocco.server.archived_room import ArchivedRoom
from sirocco.server.observer import Observer
from sirocco.server.refusals import Refused
from sirocco.server.restore import in_play
from sirocco.server.room import Room
from sirocco.server.rooms import Rooms
from sirocco.server.schema import archives, games, journal, snapshots
from tests.server.databases import RELEASES, KeptGame, Release
from tests.server.harness import Player, Server, serving
from tests.server.hub import SIDES, in_hub, new_room, play, until

BEFORE = "0123456789abcdef"
"""The version of other rules."""

RETOLD = {("2026-11-19-early", "running kasserine"): {"log", "news"}}
"""What the present rules tell otherwise of a game of an earlier release that stands as it stood."""
CHANGED = {("2026-11-19-early", "running salerno-rome")}
"""Games of releases that did not yet keep how a game looks, and whose rules have changed since."""


# Databases made by earlier releases.


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_games_of_an_earlier_release_stand_as_they_stood(release: Release, tmp_path: Path) -> None:
    release.unpack(tmp_path / "games.sqlite")
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits") as server:
        for name, game in release.games().items():
            if (release.name, name) in CHANGED:
                with server.http() as http:
                    answer = http.get(f"/api/tables/{game.id}")
                assert answer.status_code == 409 and answer.json()["error"]["code"] == "unplayable"
            else:
                now = _seated(server, game)
                asyncio.run(_compared(server, now, RETOLD.get((release.name, name), set())))
                if name.startswith("running"):
                    asyncio.run(_played_on(server, now))


def _seated(server: Server, game: KeptGame) -> KeptGame:
    """The same game with the players' tokens now: the links of seats that nobody had opened have become invitations."""
    tokens = {}
    with server.http() as http:
        for side, token in game.tokens.items():
            answer = http.post(f"/api/tables/{game.id}/join", json={"token": token})
            assert answer.status_code == 200, answer.text
            tokens[side] = answer.json()["links"][side].rpartition("/")[2]
    return msgspec.structs.replace(game, tokens=tokens)


async def _compared(server: Server, game: KeptGame, retold: set[str]) -> None:
    for side, before in game.tables.items():
        player = await Player(server, game.id, game.tokens.get(side)).open()
        for table in (before, player.table):
            if table["decision"] is not None:
                table["decision"]["explanations"] = {}  # they follow in a frame of their own, sooner or later
        assert {name for name, shown in before.items() if player.table[name] != shown} - {"seats"} <= retold, (
            game.id,
            side,
        )
        await player.close()


async def _played_on(server: Server, game: KeptGame) -> None:
    decides = game.tables[""]["decision"]["side"]
    player = await Player(server, game.id, game.tokens[decides]).open()
    answer = await player.act(player.legal[0])
    assert answer["op"] == "done", answer
    await player.close()


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release.name)
def test_what_ended_under_an_earlier_release_is_kept_from_then_on(release: Release, tmp_path: Path) -> None:
    release.unpack(tmp_path / "games.sqlite")
    over = {game.id for name, game in release.games().items() if name in ("resigned", "finished", "uploaded")}

    async def kept(_: Rooms, engine: Engine) -> None:
        def archived() -> set[str]:
            with engine.connect() as connection:
                return set(connection.execute(select(archives.c.game)).scalars())

        await until(lambda: archived() == over)

    async def after_the_rules_changed(rooms: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(update(games).values(components=BEFORE))
        for name in ("resigned", "finished", "uploaded"):
            game = release.games()[name]
            room = await rooms.gathering(game.id)
            assert isinstance(room, ArchivedRoom)
            for before in game.tables.values():
                table = msgspec.json.decode(room.table_frame(Observer(before["side"], tuple(before["sides"]))))
                shown = {"table", "log", "result", "score", "seed", "n", "commitment"}
                assert {part: table[part] for part in shown} == {part: before[part] for part in shown}
                assert table["decision"] is None and table["kept"] == "over"
            assert room.record().startswith("sirocco-record 1")

    in_hub(tmp_path, kept)
    in_hub(tmp_path, after_the_rules_changed)


# Under rules that have changed.


async def _begun_before(rooms: Rooms, engine: Engine, actions: int) -> dict[str, Any]:
    """A game of other rules, as their server left it when it stopped."""
    room = await new_room(rooms)
    await play(room, actions)
    header = msgspec.structs.replace(room.current.game.header, components=BEFORE)
    room.current.game.header = header
    with engine.begin() as connection:
        connection.execute(update(games).values(components=BEFORE))
    seen = msgspec.json.decode(room.table_frame(Observer("allied", ("allied",))))
    return {"id": room.id, "seen": seen, "plain": room.current.game.state.plain(), "seq": room.current.seq}


def test_a_game_whose_rules_have_changed_is_shown_and_can_be_branched(tmp_path: Path) -> None:
    made: dict[str, Any] = {}

    async def before(rooms: Rooms, engine: Engine) -> None:
        made.update(await _begun_before(rooms, engine, 40))

    async def after(rooms: Rooms, _: Engine) -> None:
        room = await rooms.gathering(made["id"])
        assert isinstance(room, ArchivedRoom)
        table = msgspec.json.decode(room.table_frame(Observer("allied", ("allied",))))
        assert (table["kept"], table["decision"]) == ("running", None)
        for part in ("table", "log", "score", "n", "seq"):
            assert table[part] == made["seen"][part]
        with pytest.raises(Refused) as refusal:
            await rooms.room(made["id"])
        assert refusal.value.message is not None and refusal.value.message.key == "server-archived-running"
        with pytest.raises(Refused):
            room.record()

    in_hub(tmp_path, before)
    in_hub(tmp_path, after)
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits") as server, server.http() as http:
        refused = http.post(f"/api/tables/{made['id']}/branch", json={"at": 40, "seats": dict.fromkeys(SIDES, "me")})
        assert refused.status_code == 403
        assert http.get(f"/api/tables/{made['id']}").json()["my_turn"] is False


def test_the_branch_of_a_game_that_can_only_be_shown_begins_where_it_stands(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits") as server:
        made = server.create(dict.fromkeys(SIDES, "me"))
        asyncio.run(_some_actions(server, made, 30))
    _change_rules(tmp_path)
    with serving(f"sqlite:///{tmp_path / 'games.sqlite'}", "--no-limits") as server:
        token = made["tokens"]["allied"]
        with server.http(token) as http:
            before = http.get(f"/api/tables/{made['id']}").json()
            answer = http.post(
                f"/api/tables/{made['id']}/branch", json={"at": before["n"], "seats": dict.fromkeys(SIDES, "me")}
            )
            assert answer.status_code == 201, answer.text
            for path in ("at/3", "bookmarks", "course", "record"):
                refusal = http.get(f"/api/tables/{made['id']}/{path}")
                assert refusal.status_code == 409 and "new game" in refusal.json()["error"]["text"], path
        branch = answer.json()
        tables = (
            asyncio.run(_tables(server, made["id"], token)),
            asyncio.run(_tables(server, branch["id"], branch["links"]["allied"].rpartition("/")[2])),
        )
        assert tables[0]["table"] == tables[1]["table"] and tables[0]["log"] == tables[1]["log"]
        assert tables[0]["kept"] == "running" and tables[1]["kept"] is None and tables[1]["decision"] is not None


def _change_rules(tmp_path: Path) -> None:
    async def change(_: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(update(games).values(components=BEFORE))

    in_hub(tmp_path, change)


async def _some_actions(server: Server, made: dict[str, Any], actions: int) -> None:
    player = await Player(server, made["id"], made["tokens"]["allied"]).open()
    for _ in range(actions):
        await player.ask("look", side=player.decides)
        answer = await player.act(player.legal[-1])
        assert answer["op"] == "done", answer
        await player.catch_up(answer["seq"])
    await player.close()


async def _tables(server: Server, game: str, token: str) -> dict[str, Any]:
    player = await Player(server, game, token).open()
    await player.ask("look", side="allied")
    await player.close()
    return player.table


def test_a_game_goes_on_under_rules_that_declare_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, Any] = {}

    async def before(rooms: Rooms, engine: Engine) -> None:
        made.update(await _begun_before(rooms, engine, 60))

    async def after(rooms: Rooms, engine: Engine) -> None:
        room = await rooms.room(made["id"])
        current = room.current
        plain = current.game.state.plain()
        assert plain == made["plain"] and (current.seq, current.n) == (made["seq"], 0)
        table = msgspec.json.decode(room.table_frame(Observer("allied", ("allied",))))
        assert table["log"] == made["seen"]["log"] and table["kept"] is None
        await play(room, 5)
        made.update(then=room.current.game.state.plain())

    async def again(rooms: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(update(snapshots).values(saved="spoilt"))
        room = await rooms.room(made["id"])
        assert room.current.game.state.plain() == made["then"] and room.current.seq == made["seq"] + 5

    in_hub(tmp_path, before)
    monkeypatch.setattr(versions, "versions_of", lambda _: Versions(goes_on=frozenset({BEFORE})))
    in_hub(tmp_path, after)
    in_hub(tmp_path, again)


def test_what_happened_after_the_snapshot_is_not_lost_by_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed kept less than its journal tells: then the game is shown, not played on from before."""

    async def before(rooms: Rooms, engine: Engine) -> None:
        await _begun_before(rooms, engine, 60)

    async def killed(_: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(update(snapshots).values(seq=55))

    async def after(rooms: Rooms, engine: Engine) -> None:
        with engine.connect() as connection:
            game = connection.execute(select(games.c.id)).scalar_one()
        assert isinstance(await rooms.gathering(game), ArchivedRoom)

    in_hub(tmp_path, before)
    in_hub(tmp_path, killed)
    monkeypatch.setattr(versions, "versions_of", lambda _: Versions(goes_on=frozenset({BEFORE})))
    in_hub(tmp_path, after)


def test_a_list_of_games_survives_a_scenario_that_is_gone(tmp_path: Path) -> None:
    async def test(rooms: Rooms, _: Engine) -> None:
        row = (await new_room(rooms)).row
        assert in_play(row)
        for gone in ({"scenario": "forgotten"}, {"game": "lost"}, {"components": BEFORE}):
            assert not in_play(msgspec.structs.replace(row, **gone))

    in_hub(tmp_path, test)


# A position that does not come out as it was.


def test_a_rebuild_that_does_not_match_is_never_shown(tmp_path: Path) -> None:
    made: dict[str, Any] = {}

    async def before(rooms: Rooms, _: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 70)
        made.update(id=room.id)

    async def spoilt(_: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            digests = list(connection.execute(select(journal.c.digest).where(journal.c.digest.is_not(None))).scalars())
            assert len(digests) == 1
            connection.execute(update(snapshots).values(saved="spoilt"))
            connection.execute(update(journal).where(journal.c.seq == 50).values(digest=BEFORE))

    async def after(rooms: Rooms, engine: Engine) -> None:
        assert isinstance(await rooms.gathering(made["id"]), ArchivedRoom)

    async def nothing_kept(rooms: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(archives.delete())
        with pytest.raises(Refused) as refusal:
            await rooms.gathering(made["id"])
        assert refusal.value.code == "unplayable"

    in_hub(tmp_path, before)
    in_hub(tmp_path, spoilt)
    in_hub(tmp_path, after)
    in_hub(tmp_path, nothing_kept)


def test_a_game_that_ends_elsewhere_than_the_lobby_says_is_not_shown(tmp_path: Path) -> None:
    """As long as there is no digest yet, the list of games tells where it stood."""
    made: dict[str, Any] = {}

    async def before(rooms: Rooms, _: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 20)
        made.update(id=room.id)

    async def shortened(rooms: Rooms, engine: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(journal.delete().where(journal.c.seq == 20))
            connection.execute(snapshots.delete())
        assert isinstance(await rooms.gathering(made["id"]), ArchivedRoom)

    in_hub(tmp_path, before)
    in_hub(tmp_path, shortened)


def test_an_ended_game_has_its_digest(tmp_path: Path) -> None:
    async def test(rooms: Rooms, engine: Engine) -> None:
        room = await new_room(rooms)
        await play(room, 7)
        await room.resign(SIDES, 7, "italian")
        with engine.connect() as connection:
            last = connection.execute(select(journal.c.digest).where(journal.c.seq == 8)).scalar_one()
        assert last is not None and isinstance(room, Room)

    in_hub(tmp_path, test)


# What counts for the version.


@pytest.mark.parametrize("game", installed())
def test_no_name_counts_for_the_version(game: str) -> None:
    """A name corrected: the games go on. A number of the rules counts."""
    units_file = files(definition(game).package) / "data" / "units.toml"
    tables = Tables(DataFile.read(units_file, "units.toml"))
    before = version_of(tables, 1)
    units = tables["unit"].rows
    first = next(iter(units))
    units[first]["name"] = "another name"
    assert version_of(tables, 1) == before != version_of(tables, 2)
    units[first]["movement"] = 99
    assert version_of(tables, 1) != before


@pytest.mark.parametrize("game", installed())
def test_versions_of_releases_replay_by_declaration(game: str) -> None:
    """The databases of earlier releases name no version that is not declared."""
    declared = versions.versions_of(definition(game).package)
    presents = {definition(game).components(scenario).version for scenario in definition(game).scenarios}
    assert not presents & (declared.replays | declared.goes_on)
    assert all(len(version) == 16 for version in declared.replays | declared.goes_on)
