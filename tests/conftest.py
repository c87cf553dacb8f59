"""How the tests are dealt out to several processes."""

from __future__ import annotations

from pathlib import Path

import pytest

TOGETHER = [Path(__file__).parent / name for name in ("browser", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share a server, a database or a browser stay in one process: `--dist loadgroup`. It would be started
    in each of them otherwise."""
    for item in items:
        if item.path.parent in TOGETHER:
            item.add_marker(pytest.mark.xdist_group(item.path.stem + item.path.parent.name))
