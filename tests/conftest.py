"""What several test files share, and how the tests are dealt out to several processes."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest

from sirocco.cli import main
from tests.scripted import VALUES, Play

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Run in the background of a shell the tests would ignore it, and every program they start and interrupt."""

TOGETHER = [Path(__file__).parent / name for name in ("browser", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server, a database or a browser stay in one process: `--dist loadgroup`. It would be started
    in each of them otherwise."""
    for item in items:
        if item.path.parent in TOGETHER:
            item.add_marker(pytest.mark.xdist_group(item.path.stem + item.path.parent.name))


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play with these commands and give back what was shown; anything but a clean end is a failure.

    The values are those the rulings are pinned to: what is shown must not change when the balance is tuned.
    """

    def run(commands: str | list[str], *options: str, game: str = "compass", code: int = 0) -> str:
        text = commands if isinstance(commands, str) else "".join(f"{line}\n" for line in commands)
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        pinned = ["--italian", "random", "--override", str(VALUES)] if game == "compass" else []
        assert main(["play", game, "--seed", "1", *pinned, *options]) == code
        shown = capsys.readouterr()
        assert code or not shown.err
        return shown.out

    return run
