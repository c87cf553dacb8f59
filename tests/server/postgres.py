"""A PostgreSQL cluster of the test run's own, in a temporary directory, on a free port."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SERVANT = "postgres"
"""PostgreSQL refuses to run as root; then it runs as this user, which Debian's package brings along."""


def binaries() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def _command(*words: str) -> list[str]:
    return ["runuser", "-u", SERVANT, "--", *words] if os.geteuid() == 0 else list(words)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A cluster that can be taken down and brought back."""

    def __init__(self, programs: Path, data: Path) -> None:
        self._control = (programs / "pg_ctl", "-D", data)
        self._data = data
        self._port = _free_port()
        self.address = f"postgresql://sirocco@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60"
        _run(*self._control, "-w", "-l", self._data / "log", "-o", options, "start")

    def stop(self) -> None:
        _run(*self._control, "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster, gone afterwards. Its folder lies apart from pytest's own, which only their owner can enter."""
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
    with tempfile.TemporaryDirectory(prefix="sirocco-postgres-") as folder:
        if os.geteuid() == 0:
            if shutil.which("runuser") is None:
                pytest.skip("PostgreSQL does not run as root, and there is no runuser to become somebody else")
            shutil.chown(folder, SERVANT)
        data = Path(folder) / "data"
        _run(programs / "initdb", "-D", data, "-U", "sirocco", "-A", "trust", "-E", "UTF8", "--no-locale")
        running = Cluster(programs, data)
        running.start()
        try:
            yield running
        finally:
            running.stop()


def _run(*words: object) -> None:
    command = _command(*map(str, words))
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", timeout=60, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
