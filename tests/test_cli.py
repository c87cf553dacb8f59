"""The command line: what each command prints, and one clear line for everything that can be wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import sirocco
from sirocco import players
from sirocco.cli import main
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.registry import definition
from tests.patience import PATIENCE

SIROCCO = [sys.executable, "-m", "sirocco.cli"]

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.delenv("SIROCCO_LANG", raising=False)

    def call(*words: str) -> tuple[int, str, str]:
        code = main(words)
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return call


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short stretch of play."""
    game = sirocco.new("compass", seed=4)
    actions = "take leader; take surprise; take motor-convoy; move 11Hussars Bir-Enba; attack 4Arm Maktila"
    for action in actions.split("; "):
        game.act(action)
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


# What the commands print.


def test_version_and_help(run: Run) -> None:
    assert run("--version") == (0, f"sirocco {sirocco.__version__}\n", "")
    for words in ([], ["--help"], ["-h"]):
        code, out, _ = run(*words)
        assert code == 0
        for command in ("play", "replay", "rule", "rules", "check", "components", "games", "match"):
            assert f"  {command} " in out
            assert run(command, "--help")[0] == 0


def test_games(run: Run) -> None:
    code, out, _ = run("games")
    assert out.count("bots: random, greedy") == len(sirocco.games())
    assert code == 0
    assert "compass: Compass" in out and "sides: allied, italian" in out and "scenarios: campaign" in out
    for option in definition("compass").info().options:
        assert f"option {option.name}={'true' if option.default else 'false'}: " in out and f"[{option.rule}]" in out
    assert "Una guarnigione" in run("games", "--lang", "it")[1]


def test_rule(run: Run) -> None:
    code, out, _ = run("rule", "compass", "c-3.9A")
    assert code == 0
    assert out.startswith("C-3.9a  3 Basic concepts, 3.9 Supply")
    assert "a supply line, an unbroken run" in out and "sirocco.games.compass.rules.supply:" in out and "Tested:" in out
    assert "linea di rifornimento" in run("rule", "compass", "C-3.9a", "--lang", "it")[1]


def test_a_clause_says_that_it_is_rebuilt(run: Run) -> None:
    heading = run("rule", "compass", "C-3.6a")[1].splitlines()[0]
    assert heading == "C-3.6a (rebuilt)  3 Basic concepts, 3.6 Events"
    assert run("rule", "compass", "C-3.6a", "--lang", "it")[1].startswith("C-3.6a (ricostruito)  3 ")
    assert "\n  [C-3.6a] (rebuilt) " in run("rule", "compass", "event", "markers")[1]
    assert run("rule", "compass", "C-3.9a")[1].startswith("C-3.9a  3 ")


def test_rule_looks_for_a_text(run: Run) -> None:
    """Words instead of a reference: where in the rulebook they stand."""
    code, out, _ = run("rule", "compass", "supply")
    lines = out.splitlines()
    assert code == 0 and lines[0] == "3 Basic concepts, 3.9 Supply"
    clauses = [line for line in lines if line.startswith("  [C-")]
    assert len(clauses) > 20 and all("supply" in line.lower() for line in clauses[20:])
    assert clauses[0].startswith("  [C-3.9a] ") and lines[-1].startswith(f"{len(clauses)} clauses; 'sirocco rule")
    assert all(len(line) < 200 for line in clauses)
    assert "[C-3.9a]" in run("rule", "compass", "supply", "line")[1]
    assert "rifornimento" in run("rule", "compass", "rifornimento", "--lang", "it")[1]
    assert run("rule", "dark-sands", "panzers")[0] == 0
    code, out, err = run("rule", "compass", "zeppelin")
    assert (code, out) == (2, "") and err == "sirocco: no clause 'zeppelin' in compass, and none that contains it\n"
    assert "did you mean" in run("rule", "compass", "C-3.1z")[2]


@pytest.mark.parametrize("language", ["en", "it"])
def test_rules(run: Run, language: str) -> None:
    code, out, _ = run("rules", "compass", "--lang", language)
    assert code == 0
    clauses = read_clauses("sirocco.games.compass", language)
    lines = [line for line in out.splitlines() if line.startswith("[C-")]
    assert [line.split("]")[0][1:] for line in lines] == list(clauses)
    marks = {"": "", "reading": {"en": "(reading)", "it": "(lettura)"}[language]}
    marks["rebuilt"] = {"en": "(rebuilt)", "it": "(ricostruito)"}[language]
    assert {clause.basis for clause in clauses.values()} == set(marks)
    for line, clause in zip(lines, clauses.values(), strict=True):
        assert line == " ".join(filter(None, [f"[{clause.id}]", marks[clause.basis], clause.unmarked]))


def test_searching_the_rules(run: Run) -> None:
    found = run("rules", "compass", "--search", "matilda")[1]
    assert "[C-7.8a]" in found and "[C-3.1a]" not in found
    under_heading = json.loads(run("rules", "compass", "--search", "stacking", "--json")[1])
    assert under_heading[0]["id"] == "C-3.1a"


def test_coverage(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run("rules", "compass", "--coverage", "--json")
    found = json.loads(out)
    assert list(found) == ["game", "clauses", "implemented", "tested", "read", "rebuilt", "open"]
    assert found["game"] == "compass" and found["clauses"] > 200
    assert code == (1 if found["open"] else 0)
    assert f"{found['clauses']} clauses" in run("rules", "compass", "--coverage")[1]
    for count in ("clauses", "implemented", "tested"):
        assert found["read"][count] + found["rebuilt"][count] == found[count]
    bases = [clause.basis for clause in read_clauses("sirocco.games.compass", "en").values()]
    assert found["rebuilt"]["clauses"] == bases.count("rebuilt") > 3
    assert f"  rebuilt: {bases.count('rebuilt')}, " in run("rules", "compass", "--coverage")[1]
    monkeypatch.setattr("sirocco.kernel.proof.coverage.rulings_of", lambda _: [])
    code, out, _ = run("rules", "compass", "--coverage", "--json")
    assert code == 1 and len(json.loads(out)["open"]) == found["clauses"]


def test_check(run: Run, tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text(
        'game = "compass"\n[[ruling]]\ntitle = "a move"\nclauses = ["C-6.2.Dc"]\nplay = ["move Selby Bir-Enba"]\n'
        '[ruling.position]\nat = "movement"\n[ruling.position.units]\nSelby = "Piccadilly-Circus"\n',
        encoding="utf-8",
    )
    assert run("check", str(good)) == (0, "1 rulings, 1 hold, 0 failed\n", "")
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace('"move Selby Bir-Enba"', '"move Selby Bardia"'), "utf-8")
    code, out, _ = run("check", str(good), str(bad))
    assert code == 1
    lines = out.splitlines()
    assert len(lines) == 2 and lines[0].startswith("FAILED bad.toml:5: a move, play 1 (move Selby Bardia): ")
    assert lines[1] == "2 rulings, 1 hold, 1 failed"
    assert "rulings" in run("check", "--game", "compass")[1]


def test_components(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("components", "compass", "--json", "--provenance")
    found = json.loads(out)
    assert code == 0
    assert found["data"] == len(found["provenance"]) == sum(found["basis"].values()) == sum(found["tables"].values())
    assert {"table": "unit", "row": "7RTR", "field": "combat", "value": 3, "basis": "balance"} in found["provenance"]
    table = run("components", "compass", "--provenance")[1]
    assert "7RTR" in table and "data are valid" in table
    own = tmp_path / "own.toml"
    own.write_text("[unit.7RTR]\ncombat = 5\n", encoding="utf-8")
    found = json.loads(run("components", "compass", "--json", "--override", str(own))[1])
    assert found["basis"]["owner"] == 1


def test_a_branch_is_told_drawn_and_proven(run: Run, tmp_path: Path) -> None:
    game, bot = sirocco.new("compass", seed=3), players.make("random", 3)
    for _ in range(200):
        game.act(bot.choose(game))
    branch = game.branch(90, "another")
    for _ in range(150):
        branch.act(bot.choose(branch))
    record = tmp_path / "branch.record"
    record.write_text(branch.record(), encoding="utf-8")
    code, out, _ = run("replay", str(record), "--verify")
    assert code == 0
    assert "sound, 240 actions" in out
    code, output, _ = run("replay", str(record))
    assert code == 0
    assert "  240 " in output
    drawn = tmp_path / "board.svg"
    code, out, _ = run("replay", str(record), "--to", "100", "--svg", str(drawn), "--lang", "it")
    assert (code, "after 100 actions" in out) == (0, True)
    assert "Mare Mediterraneo" in drawn.read_text("utf-8")
    assert run("replay", str(record), "--svg", str(tmp_path / "no" / "where.svg"))[0] == 2


def test_replay(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "    4 Allies: move 11Hussars Bir-Enba" in out and "4 Arm Bde declared an attack on " in out
    assert "The Italians drew one event marker: " in out and "The Allies chose Leader." in out
    short = run("replay", str(record), "--to", "1", "--lang", "it")[1]
    assert "move 11Hussars" not in short and "Gli Alleati scelgono Leader." in short
    seen = run("replay", str(record), "--side", "italian")[1]
    assert "eader" not in seen and "take s" not in seen and "The Allies chose an event marker." in seen
    code, out, _ = run("replay", str(record), "--verify")
    assert code == 0 and out.endswith(f"{record}: sound, 5 actions, the game is not over\n")
    assert "seed: fits the commitment" in out and "every one the seed's" in out


# What can be wrong.


def broken(record: Path, tmp_path: Path) -> dict[str, Path]:
    """Files that are not what they should be."""
    text = record.read_text(encoding="utf-8")
    contents = {
        "touched": text.replace("take leader", "take surprise"),
        "cut": text[: len(text) // 2],
        "empty": "",
        "json": '{"format": "sirocco-game 1"}',
        "toml": "game = ",
        "ruling": 'game = "compass"\n[[ruling]]\ntitle = 3\n',
    }
    paths = {}
    for name, content in contents.items():
        paths[name] = tmp_path / name
        paths[name].write_text(content, encoding="utf-8")
    paths["binary"] = tmp_path / "binary"
    paths["binary"].write_bytes(b"\xff\xfe\x00\x81")
    paths["missing"] = tmp_path / "missing"
    paths["folder"] = tmp_path
    return paths


WRONG = [
    "nonsense",
    "--nonsense",
    "play",
    "play checkers",
    "play compass --scenario nowhere",
    "play compass --option nonsense=true",
    "play compass --option splitRetreat=maybe",
    "play compass --option splitRetreat",
    "play compass --allied nobody",
    "play compass --german human",
    "play compass --german",
    "play compass --seat allied",
    "play compass --lang fr",
    "play compass --seconds soon",
    "play compass --load {missing}",
    "play compass --load {touched}",
    "play compass --load {cut}",
    "play compass --load {json}",
    "play compass --load {binary}",
    "play compass --save {folder}/no/such/place",
    "play compass --save {folder}",
    "play compass --override {missing}",
    "play compass --override {toml}",
    "play compass extra",
    "replay",
    "replay {missing}",
    "replay {empty}",
    "replay {touched}",
    "replay {cut} --verify",
    "replay {folder}",
    "replay {record} --to many",
    "replay {record} --side german",
    "replay {record} --lang fr",
    "rule compass C-99",
    "rule checkers C-1a",
    "rule compass C-1a --lang fr",
    "rules checkers",
    "rules compass --search xyzzy",
    "rules checkers --coverage",
    "check",
    "check {missing}",
    "check {toml}",
    "check {ruling}",
    "check --game checkers",
    "components checkers",
    "components compass --override {missing}",
    "components compass --override {toml}",
    "components compass --scenario nowhere",
    "games --lang fr",
    "match checkers",
    "match compass --bots greedy nobody --games 1",
]


@pytest.mark.parametrize("line", WRONG)
def test_bad_input_is_one_line_and_code_2(run: Run, record: Path, tmp_path: Path, line: str) -> None:
    files = {name: str(path) for name, path in broken(record, tmp_path).items()} | {"record": str(record)}
    code, _, err = run(*(word.format(**files) for word in line.split()))
    assert code == 2
    assert err.startswith("sirocco: ") and err.count("\n") == 1 and err.endswith("\n"), err
    assert "Traceback" not in err


# As a process.


def test_importing_the_library_brings_no_command_line() -> None:
    check = "import sys, sirocco; print([m for m in ('typer', 'rich', 'fluent', 'click') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen([*SIROCCO, "rules", "compass"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=PATIENCE) in (0, 141)


def test_an_output_that_cannot_spell_is_no_error() -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    commands = b"1\n1\n1\nmove 11h bir enba\n\xff\xfe\nboard\n"
    words = [*SIROCCO, "play", "compass", "--seed", "1", "--lang", "it"]
    done = subprocess.run(words, input=commands, capture_output=True, env=plain, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_interrupting_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = [*SIROCCO, "play", "compass", "--seed", "1", "--save", str(file)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(words, **pipes) as process:  # type: ignore[call-overload]
        process.stdin.write(b"take leader\n")
        process.stdin.flush()
        until = time.monotonic() + PATIENCE
        while not file.exists() or "take leader" not in file.read_text(encoding="utf-8"):
            assert time.monotonic() < until, "it is not saved"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) == 130
        assert b"Traceback" not in process.stderr.read()
    game = sirocco.from_json(file.read_text(encoding="utf-8"))
    assert [str(action) for _, action in game.actions_taken] == ["take leader"]
