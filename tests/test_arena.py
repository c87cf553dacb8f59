"""Matches: repeatable, the same on one process and on two, reported with honest intervals."""

from __future__ import annotations

import csv
import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sirocco.arena.interval import share
from sirocco.arena.match import Pairing, play_match
from sirocco.arena.report import plain, report
from tests.patience import PATIENCE

RANDOM = Pairing("compass", ("random", "random"))


def outcomes(jobs: int, games: int = 6, seed: int = 3) -> list[tuple[str, str | None, int]]:
    return sorted((o.seed, o.winner, o.actions) for o in play_match(RANDOM, games, jobs, seed))


def test_a_match_is_repeatable_on_any_number_of_processes() -> None:
    assert outcomes(1) == outcomes(1) == outcomes(2)
    assert outcomes(1) != outcomes(1, seed=4)


def test_wilson_intervals() -> None:
    """Known values: 8 of 10, none of 20, and nothing at all."""
    assert (round(share(8, 10).low, 3), round(share(8, 10).high, 3)) == (0.490, 0.943)
    assert (round(share(0, 20).low, 3), round(share(0, 20).high, 3)) == (0.0, 0.161)
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_a_report_adds_up() -> None:
    played = list(play_match(RANDOM, 6, 1, 3))
    found = report(RANDOM, 3, ("allied", "italian"), played)
    assert found.games == 6
    assert sum(s.part for s in found.sides.values()) + found.draws == 6
    assert found.turns == 12
    assert found.actions_per_second > 0
    assert json.loads(json.dumps(plain(found, played)))["sides"]["italian"]["of"] == 6 - found.draws


def test_seats_alternate() -> None:
    pairing = Pairing("compass", ("greedy", "random"), alternate=True)
    played = list(play_match(pairing, 2, 1, 1))
    assert [o.seats for o in played] == [("greedy", "random"), ("random", "greedy")]


def sirocco(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "sirocco", *args], capture_output=True, text=True, check=False)


def test_the_command_prints_json_and_writes_csv(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    done = sirocco("match", "compass", "--bots", "random", "random", "--games", "4", "--json", "--csv", str(file))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    assert len(list(csv.reader(file.open()))) == 5


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("chess",), "unknown game 'chess'"),
        (("compass", "--bots", "random", "fritz"), "unknown bot 'fritz'"),
        (("compass", "--scenario", "x"), "unknown scenario 'x'"),
        (("compass", "--option", "splitRetreat"), "name=true or name=false"),
        (("compass", "--option", "fog=true"), "unknown option 'fog'"),
        (("compass", "--override", "nowhere.toml"), "nowhere.toml: cannot be read"),
        (("compass", "--bots", "random", "random", "--games", "1", "--csv", "/nowhere/x.csv"), "cannot be written"),
    ],
)
def test_bad_matches_are_refused_in_one_line(args: tuple[str, ...], message: str) -> None:
    done = sirocco("match", *args)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is(jobs: str, tmp_path: Path) -> None:
    """Stopped as soon as the progress shown on the terminal says that a game is over."""
    command = [sys.executable, "-m", "sirocco", "match", "compass", "--bots", "random", "random"]
    ours, theirs = os.openpty()
    with (tmp_path / "out").open("w") as out:
        running = subprocess.Popen(
            [*command, "--games", "40000", "--jobs", jobs, "--json"],
            stdout=out,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
            start_new_session=True,
        )
    os.close(theirs)
    shown, stopped = "", False
    while (more := shown_on(ours)) is not None:
        shown += more
        if not stopped and re.search(r"\b[1-9]\d*/40000", shown):
            os.killpg(running.pid, signal.SIGINT)
            stopped = True
    os.close(ours)
    assert running.wait(PATIENCE) == 130, shown
    assert "Traceback" not in shown
    assert "stopped after" in shown
    assert 0 < json.loads((tmp_path / "out").read_text())["games"] < 40000


def shown_on(terminal: int) -> str | None:
    """What is written next, or nothing any more."""
    assert select.select([terminal], [], [], PATIENCE)[0], "nothing is shown"
    try:
        return os.read(terminal, 4096).decode(errors="replace")
    except OSError:  # nobody has it open for writing
        return None


def test_a_report_follows_the_game_from_turn_to_turn() -> None:
    """Two turns of The Dark Sands: how it stands after each, and how it ended."""
    pairing = Pairing("dark-sands", ("random", "random"), "compass")
    played = list(play_match(pairing, 2, 1, 1))
    found = report(pairing, 1, ("allied", "axis"), played)
    assert sum(found.levels.values()) == 2
    assert all(level.partition(": ")[0] in ("allied", "axis") for level in found.levels)
    assert [len(o.course) for o in played] == [2, 2]
    assert found.course[1]["allied points"] == sum(o.scores["allied"] for o in played) / 2
