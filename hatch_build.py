"""Every wheel and every sdist contains the built page."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page first. An editable install leaves that to `make`: it comes before Node is fetched."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        source = Path(self.root) / "tools" / "page.py"
        spec = importlib.util.spec_from_file_location("page", source)
        assert spec is not None
        assert spec.loader is not None
        page = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(page)
        try:
            page.build()
        except page.CannotBuild as error:
            raise SystemExit(str(error)) from None
