"""What others install: the wheel and the sdist bring the built page along."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import sirocco

ROOT = Path(__file__).parents[1]
PAGE = "sirocco/server/page/index.html"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist, made of a copy of the sources with the page built."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    return folder


def test_wheel_and_sdist_contain_the_page_and_the_version(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    (sdist,) = built.glob("*.tar.gz")
    assert sirocco.__version__ in wheel.name and sirocco.__version__ in sdist.name
    with zipfile.ZipFile(wheel) as archive:
        inside = archive.namelist()
        index = archive.read(PAGE).decode()
    script = re.search(r'src="/(assets/[^"]+\.js)"', index)
    assert script is not None and f"sirocco/server/page/{script[1]}" in inside
    pictures = {name for name in inside if name.endswith(".jpg")}
    assert pictures == {path.relative_to(ROOT).as_posix() for path in ROOT.glob("sirocco/games/*/pictures/board-*.jpg")}
    assert pictures
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {PAGE, "web/package-lock.json", "hatch_build.py", "tools/page.py", "CHANGELOG.md"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.fixture(scope="module")
def environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an empty environment into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    (wheel,) = built.glob("*.whl")
    subprocess.run([python, *PIP, "install", f"{wheel}[server]"], check=True, cwd=folder)
    return python


@pytest.fixture
def address(environment: Path, tmp_path: Path) -> Iterator[str]:
    """A server started from the installed wheel."""
    words = [str(environment.parent / "sirocco"), "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(
        [*words, "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tmp_path,
    )
    assert server.stdout is not None
    try:
        found = next((m for line in server.stdout if (m := re.search(r"http://\S+:\d+", line))), None)
        assert found is not None, "the server printed no address"
        yield found.group()
    finally:
        server.terminate()
        server.communicate(timeout=120)


def test_an_installed_wheel_serves_the_page(address: str) -> None:
    index = httpx.get(address, timeout=120)
    assert index.status_code == 200
    script = re.search(r'src="(/assets/[^"]+\.js)"', index.text)
    assert script is not None, "not the built page"
    assert httpx.get(f"{address}{script[1]}", timeout=120).status_code == 200
    assert httpx.get(f"{address}/api/games", timeout=120).status_code == 200


def test_building_without_node_fails_with_a_sentence(tmp_path: Path) -> None:
    copy = tmp_path / "sources"
    left_out = shutil.ignore_patterns(".git", ".venv", "node_modules", "page", "screenshots", "*cache*", "golden")
    shutil.copytree(ROOT, copy, ignore=left_out)
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(words, cwd=copy, env={"PATH": "/nowhere"}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "needs Node 20.19 or newer" in done.stderr
    assert "Traceback" not in done.stderr
