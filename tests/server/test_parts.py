"""The parts of the server by themselves: patches, choices, the log, the writer, migrations, allowances."""

from __future__ import annotations

import asyncio
import copy
import gzip
import hashlib
import random
import threading
from collections.abc import Callable, Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, insert, select, text
from starlette.applications import Starlette

import sirocco
from sirocco.cli import main
from sirocco.kernel.formats.record import read_record
from sirocco.kernel.presentation.text import Texts
from sirocco.kernel.proof.fairness import prove
from sirocco.kernel.registry import installed
from sirocco.server.action_tree import listed, tree
from sirocco.server.database import open_database
from sirocco.server.event_log import EventLog, entries_of
from sirocco.server.frames import LogEntry
from sirocco.server.limits import Allowance
from sirocco.server.messages import preferred_language
from sirocco.server.page import Page
from sirocco.server.patch import apply, changes
from sirocco.server.schema import games, metadata
from sirocco.server.serve import address_of, bound_socket
from sirocco.server.settings import PLUGINS, Settings, data_directory, import_plugins, plugins
from sirocco.server.writer import StorageFailed, Taken, Writer

VALUES = st.recursive(
    st.none() | st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=2),
    lambda below: st.dictionaries(st.sampled_from("abcd"), below, max_size=4),
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(OBJECTS, OBJECTS)
def test_a_patch_makes_the_old_into_the_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    patched = copy.deepcopy(old)
    apply(patched, changes(old, new))
    assert patched == new
    assert changes(new, new) == []


WORDS = st.lists(st.sampled_from(["go", "a", "b", "c"]), min_size=1, max_size=3).map(" ".join)


@given(st.lists(WORDS, unique=True))
def test_a_tree_of_choices_holds_them_all(actions: list[str]) -> None:
    assert sorted(listed(tree(actions))) == sorted(actions)


@pytest.mark.parametrize("name", installed())
def test_the_log_kept_up_to_date_is_the_log_event_logs_at_once(name: str) -> None:
    """Also when actions are taken back, and for each side: it reads the same live and after a reload."""
    game = sirocco.new(name, seed=6)
    chance = random.Random(6)
    event_logs = {side: EventLog(side) for side in (*game.definition.sides, None)}
    shown: dict[str | None, list[LogEntry]] = {side: [] for side in event_logs}
    for count in range(1, ACTIONS + 1):
        if game.decision is None:
            break
        if game.can_undo and chance.random() < 0.1:
            game.undo()
        else:
            game.act(chance.choice(game.decision.actions))
        for side, event_log in event_logs.items():
            tail = event_log.update(game)
            shown[side] = shown[side][: tail.keep] + tail.add
            assert shown[side] == event_log.entries
            if count % 20 == 0:
                assert event_log.entries == entries_of(game, game.state.log, side)
                describer = game.definition.describer()(game, Texts.of(game), side)
                whole = describer.condense([event.seen_by(side) for event in game.events])
                assert [entry.kind for entry in event_log.entries] == [event.kind for event in whole]
    assert any(shown.values()) and not any(entry.known for entry in shown[None])
    if name == "compass":
        known = [entry for entry in shown["allied"] if entry.known]
        assert known and all(entry.data["side"] == "allied" for entry in known)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(Settings(database=f"sqlite:///{tmp_path / 'games.sqlite'}", lock_seconds=0.3))
    yield engine
    engine.dispose()


ACTIONS = 600


def test_the_migrations_make_the_tables_of_the_schema(engine: Engine) -> None:
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_database_is_migrated_once(engine: Engine) -> None:
    again = open_database(Settings(database=engine.url.render_as_string()))
    again.dispose()


def test_games_kept_before_there_were_imagined_branches(engine: Engine) -> None:
    with engine.begin() as connection, as_file(files("sirocco.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        names = "id, game, scenario, options, components, seed, summary, recorded, created, updated"
        connection.execute(text(f"INSERT INTO games ({names}) VALUES ('old', '', '', '', '', '', '', false, 0, 0)"))
    again = open_database(Settings(database=engine.url.render_as_string()))
    with again.begin() as connection:
        assert connection.execute(select(games.c.id, games.c.imagined)).all() == [("old", False)]
    again.dispose()


def _new_game(name: str) -> Callable[[Connection], None]:
    words = dict.fromkeys(("game", "scenario", "options", "components", "seed", "summary"), "")
    row = {"id": name, **words, "recorded": False, "created": 0, "updated": 0}

    def work(connection: Connection) -> None:
        connection.execute(insert(games), row)

    return work


def test_only_the_culprit_is_refused(engine: Engine) -> None:
    """Of many jobs in one transaction some fail: the others are committed."""
    writer = Writer(engine)
    held = threading.Event()
    writer.submit(lambda connection: held.wait(5))

    def broken(connection: Connection) -> None:
        raise ZeroDivisionError

    jobs = [writer.submit(_new_game(name)) for name in ("a", "b", "a", "c")]
    bad = writer.submit(broken)
    asked = writer.submit(lambda connection: list(connection.execute(select(games.c.id)).scalars()))
    held.set()
    assert [job.exception(5) is None for job in jobs] == [True, True, False, True]
    assert isinstance(jobs[2].exception(), Taken)
    assert isinstance(bad.exception(5), ZeroDivisionError)
    assert sorted(asked.result(5)) == ["a", "b", "c"]
    writer.close()


def test_a_locked_database_fails_all_at_once(engine: Engine) -> None:
    writer = Writer(engine)
    with engine.begin():
        jobs = [writer.submit(lambda connection: None) for _ in range(50)]
        assert all(isinstance(job.exception(5), StorageFailed) for job in jobs)
    assert writer.submit(lambda connection: "well again").result(5) == "well again"
    writer.close()


def test_an_allowance_fills_up_again() -> None:
    now = 0.0
    allowance = Allowance(2, 3, lambda: now)
    assert [allowance.take("a") for _ in range(4)] == [True, True, True, False]
    assert allowance.take("b")
    now = 1.0
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    for number in range(30_000):
        allowance.take(str(number))
    assert len(allowance._left) <= 10_000


def ask_page(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=Page(folder).routes()))
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
            request = client.build_request("GET", path, headers=names)
            answer = await client.send(request, stream=True)
            answer.extensions["raw"] = b"".join([part async for part in answer.aiter_raw()])
            return answer

    return asyncio.run(ask())


def test_the_built_page_is_served_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "page-1a2b.js").write_text("let x = 1;" * 500)
    (tmp_path / "assets" / "page-1a2b.js.br").write_bytes(b"as the build made it")
    for path in ("/", "/new", "/table/abc", "/rules/compass/C-1a"):
        answer = ask_page(tmp_path, path, accept_encoding="gzip")
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-cache"
        assert gzip.decompress(answer.extensions["raw"]).startswith(b"<!doctype")
    script = ask_page(tmp_path, "/assets/page-1a2b.js", accept_encoding="identity")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"] and script.extensions["raw"].startswith(b"let x")
    packed = ask_page(tmp_path, "/assets/page-1a2b.js", accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "br" and packed.extensions["raw"] == b"as the build made it"
    assert ask_page(tmp_path, "/assets/page-1a2b.js.br").status_code == 404


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = ask_page(tmp_path / "none", "/", accept_language="it-IT,it;q=0.9")
    assert answer.status_code == 503
    assert b"make play" in answer.extensions["raw"] and b"costruita" in answer.extensions["raw"]


def test_languages_and_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert preferred_language("fr, it;q=0.8, en;q=0.5") == "it"
    assert preferred_language("") == preferred_language("de") == "en"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_directory() == tmp_path / "sirocco"


def test_a_port_that_is_taken_is_passed_over() -> None:
    with bound_socket("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with bound_socket("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 20
            assert address_of(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"
    with pytest.raises(sirocco.SiroccoError):
        bound_socket("192.0.2.1", 0)


def test_serving_what_cannot_be_served_is_bad_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in (["--database", "nonsense"], ["--host", "192.0.2.1", "--database", "sqlite://"], ["--port", "x"]):
        assert main(["serve", *words]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    monkeypatch.setenv(PLUGINS, "no.such.module")
    with pytest.raises(sirocco.SiroccoError):
        import_plugins(plugins())


def forged(record: str) -> str:
    """A record with another seed than the one committed to, and a checksum that fits."""
    body = record[: record.rindex("checksum: ")].replace("seed: proof", "seed: better")
    return f"{body}checksum: {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_record_is_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = sirocco.new("compass", seed="proof")
    chance = random.Random(1)
    while game.decision is not None:
        game.act(chance.choice(game.decision.actions))
    proof = prove(read_record(game.record()))
    assert proof.over and proof.dice > 20 and proof.numbers == game.state.dice.counter and not proof.scripted
    half = proof.actions // 2
    branch = game.branch(half, "another seed")
    for _ in range(100):
        assert branch.decision is not None
        branch.act(chance.choice(branch.decision.actions))
    assert prove(read_record(branch.record())).actions == half + 100
    for record, code in ((game.record(), 0), (forged(game.record()), 1), (game.record()[:-9], 2)):
        file = tmp_path / "record"
        file.write_text(record, encoding="utf-8")
        assert main(["replay", str(file), "--verify"]) == code
    assert "NOT SOUND" in capsys.readouterr().out
    scripted = sirocco.new("compass", seed="proof", dice=[6] * 50)
    scripted.act(scripted.decision.actions[0])  # type: ignore[union-attr]
    assert prove(read_record(scripted.record())).scripted == 50
