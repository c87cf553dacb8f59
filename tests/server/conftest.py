"""One server for the tests that leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sirocco.server.settings import PLUGINS
from tests.server.harness import PLUGIN, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", "--no-limits", env={PLUGINS: PLUGIN}) as running:
        yield running
