"""The client's types are the server's: generated from its OpenAPI document, and up to date."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from sirocco.server.app import api
from sirocco.server.openapi import document

WEB = Path(__file__).parents[2] / "web"


def test_the_generated_types_are_up_to_date(tmp_path: Path) -> None:
    """`make types` writes them anew."""
    described, written = tmp_path / "openapi.json", tmp_path / "schema.ts"
    described.write_text(json.dumps(document(api())), encoding="utf-8")
    tool = ["node_modules/.bin/openapi-typescript", "--default-non-nullable=false"]
    subprocess.run([*tool, str(described), "-o", str(written)], cwd=WEB, check=True, capture_output=True)
    assert written.read_text("utf-8") == (WEB / "src" / "lib" / "schema.ts").read_text("utf-8")
