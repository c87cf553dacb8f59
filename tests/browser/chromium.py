"""Chromium for the tests: the system's own, else the one that the npm package `@sparticuz/chromium` ships.

`python -m tests.browser.chromium` sees to it that there is one. Nothing is installed outside the virtual environment,
and no root is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = Path(__file__).parent / "chromium_package"
FOLDER = Path(__file__).parents[2] / ".venv" / "chromium"
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--hide-scrollbars"),
]
STARTS = 3
"""How often starting the browser is tried."""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    """A browser, and what its environment needs to hold."""

    program: str
    env: dict[str, str]


def installed() -> Chromium | None:
    """The browser to test with."""
    own = next((path for name in NAMES if (path := shutil.which(name))), None)
    if own is not None:
        return Chromium(own, {})
    return _fetched()


def launch(playwright: Playwright) -> Browser:
    """Start the browser. Now and then one crashes while it starts, which says nothing about the page."""
    found = installed()
    assert found is not None, "Chromium is missing: `make test` fetches it"
    env: dict[str, str | float | bool] = {**os.environ, **found.env}
    for _ in range(STARTS - 1):
        try:
            return playwright.chromium.launch(executable_path=found.program, args=FLAGS, env=env, timeout=300_000)
        except Error as crash:
            print(f"Chromium did not start: {crash}", file=sys.stderr)  # noqa: T201
    return playwright.chromium.launch(executable_path=found.program, args=FLAGS, env=env, timeout=300_000)


def _fetched() -> Chromium | None:
    """The one unpacked by `fetch`. Its own libraries serve where the system has none: with and without is tried."""
    program = FOLDER / "chromium"
    if not program.is_file():
        return None
    env = {"FONTCONFIG_PATH": str(FOLDER / "fonts")}
    libraries = {"LD_LIBRARY_PATH": f"{FOLDER / 'al2023' / 'lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(":")}
    for more in ({}, libraries):
        found = Chromium(str(program), {**env, **more})
        if _runs(found):
            return found
    return None


def _runs(browser: Chromium) -> bool:
    done = subprocess.run(
        [browser.program, "--version"], env={**os.environ, **browser.env}, capture_output=True, check=False
    )
    return done.returncode == 0


def fetch() -> None:
    """Get the package, unpack the browser, and configure its fonts."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "unpack.mjs"):
        shutil.copy(PACKAGE / name, FOLDER)
    subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True)
    unpack = ["node", "unpack.mjs"]
    subprocess.run(unpack, cwd=FOLDER, env={**os.environ, "TMPDIR": str(FOLDER)}, check=True, stdout=subprocess.DEVNULL)
    (FOLDER / "fonts" / "fonts.conf").write_text(FONTS.format(folder=FOLDER), encoding="utf-8")
    shutil.rmtree(FOLDER / "node_modules")


def main() -> int:
    if installed() is None:
        print("== fetching Chromium (once)", flush=True)  # noqa: T201
        try:
            fetch()
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"Chromium could not be fetched: {error}", file=sys.stderr)  # noqa: T201
    return 0 if installed() is not None else 1


if __name__ == "__main__":
    sys.exit(main())
