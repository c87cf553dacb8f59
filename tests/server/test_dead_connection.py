"""A connection that dies without a word: the server notices, and the other player sees that somebody is away."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.harness import Player, Server
from tests.server.swallowing_proxy import SwallowingProxy

NOTICED = 15.0
"""Seconds within which a dead connection must be noticed."""
SLOW = 3.0
"""What a busy machine may add."""


def test_the_other_side_sees_away_and_then_back(server: Server) -> None:
    asyncio.run(_away_and_back(server))


async def _away_and_back(server: Server) -> None:
    made = server.create({"allied": "open", "italian": "open"})
    proxy = SwallowingProxy(server.url)
    listening = await proxy.start()
    allied = await Player(server, made["id"], made["tokens"]["allied"]).open()
    italian = await Player(proxy, made["id"], made["tokens"]["italian"]).open()
    try:
        while allied.table["present"] != ["allied", "italian"]:
            await allied.until("present")

        # It is quiet for longer than a dead connection would last: nobody is taken for dead.
        quiet = asyncio.create_task(allied.until("present"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(quiet), NOTICED)
        assert (await italian.ask("ping"))["op"] == "pong"

        proxy.swallow()
        died = time.monotonic()
        await quiet
        assert allied.table["present"] == ["allied"]
        assert time.monotonic() - died < NOTICED + SLOW

        back = await Player(proxy, made["id"], made["tokens"]["italian"]).open()
        await allied.until("present")
        assert allied.table["present"] == ["allied", "italian"] == back.table["present"]
        await back.close()
    finally:
        await allied.close()
        italian.socket.transport.abort()
        listening.close()


def test_those_who_look_on_are_counted(server: Server) -> None:
    asyncio.run(_counted(server))


async def _counted(server: Server) -> None:
    made = server.create({"allied": "me", "italian": "open"})
    allied = await Player(server, made["id"], made["tokens"]["allied"]).open()
    assert allied.table["watching"] == 0
    spectator = await Player(server, made["id"]).open()
    while allied.table["watching"] != 1:
        await allied.until("present")
    assert allied.table["present"] == ["allied"]
    assert spectator.table["watching"] == 1
    await spectator.close()
    while allied.table["watching"] != 0:
        await allied.until("present")
    await allied.close()
