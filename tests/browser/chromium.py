"""Chromium for the tests: the system's own, or the one Playwright fetches.

`python -m tests.browser.chromium` sees to it that there is one.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def installed() -> str | None:
    """The system's own browser."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if installed() is not None:
        return 0
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
