"""The OpenAPI document against the running server: no 5xx, and every answer is what the document says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import randoms
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sirocco.server.app import api
from sirocco.server.openapi import document
from tests.patience import PATIENCE
from tests.server.harness import Player, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

EXAMPLES = 25


@pytest.fixture(scope="module")
def table(server: Server) -> dict[str, str]:
    """A game under way, for addresses that need one."""
    made = server.create({"allied": "me", "italian": "me"}, seed=3)

    async def play() -> None:
        player = await Player(server, made["id"], made["tokens"]["allied"]).open()
        while player.table["decision"]["step"] != "MovementPhase":
            await player.ask("look", side=player.decides)
            await player.act(player.legal[0])
        await player.close()

    asyncio.run(play())
    return {"id": made["id"], "token": made["tokens"]["allied"]}


REAL = {"game": "compass", "scenario": "campaign", "lang": "it", "clause": "C-3.1a", "name": "supply", "n": 3}
REAL_QUERY = {"piece": "7RTR", "place": "Bardia", "kind": "unit", "name": "7RTR", "action": "done", "side": "allied"}
SCHEMA = schemathesis.openapi.from_dict(document(api()))
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_operation(operation: Any, server: Server, table: dict[str, str]) -> None:
    """Most of the time with ids that exist, so that more than 404 is seen."""

    def call(case: Any, chance: random.Random) -> None:
        if chance.random() < 0.7:
            _make_real(case, chance, table)
        response = case.call(base_url=server.url)
        case.validate_response(response, checks=CHECKS)

    bounds = settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        cases = operation.as_strategy(generation_mode=mode)
        # Of an operation without parameters there is nothing wrong that could be sent.
        with contextlib.suppress(Unsatisfiable):
            bounds(given(case=cases, chance=randoms(use_true_random=False))(call))()


def _make_real(case: Any, chance: random.Random, table: dict[str, str]) -> None:
    known = {**REAL, "id": table["id"]}
    for name in case.path_parameters or {}:
        if name in known and chance.random() < 0.8:
            case.path_parameters[name] = known[name]
    for name in case.query or {}:
        if name in REAL_QUERY and chance.random() < 0.6:
            case.query[name] = REAL_QUERY[name]
    if case.operation.label == "POST /api/tables" and chance.random() < 0.5:
        case.body = {"game": "compass", "seats": {"allied": "me", "italian": "bot:random"}}
    case.headers["authorization"] = f"Bearer {table['token']}"


def test_the_document_is_printed_without_a_server() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sirocco.server.openapi"], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    printed = json.loads(done.stdout)
    schemas = printed["components"]["schemas"]
    for name in ("TableFrame", "UpdateFrame", "ActFrame", "ServerFrame", "ClientFrame", "Sheet", "Table", "Overlay"):
        assert name in schemas
    assert {"/api/tables", "/api/tables/{id}/at/{n}", "/api/records"} <= set(printed["paths"])
    missing = [ref for ref in _references(printed) if ref.rpartition("/")[2] not in schemas]
    assert missing == []


def _references(data: Any) -> list[str]:
    if isinstance(data, dict):
        own = [data["$ref"]] if isinstance(data.get("$ref"), str) else []
        return own + [ref for value in data.values() for ref in _references(value)]
    return [ref for value in data for ref in _references(value)] if isinstance(data, list) else []
