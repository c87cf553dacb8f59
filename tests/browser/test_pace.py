"""At the pace at which a person watches: the other side's doings take their time, and decisions with one choice still
take themselves."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import let_time_pass, sequence
from tests.server.harness import Player, Server

ASSAULT = (
    *("take naval-support", "take unit-recovery", "take sustained-attack"),
    *("attack 7SG Maktila", "attack Selby Maktila", "done"),
    *("assault Piccadilly-Circus Maktila", "front Selby", "done"),
)
"""The Allied doings up to the Italian line of battle, in which 1 Libica stands alone."""


async def _assault(server: Server, table: str, token: str) -> None:
    player = await Player(server, table, token).open()
    for action in ASSAULT:
        answer = await player.act(action)
        assert answer["op"] == "done", (action, answer)
    await player.close()


def test_a_decision_with_one_choice_takes_itself_at_normal_pace(visit: Visit, server: Server) -> None:
    made = server.create({"allied": "open", "italian": "me"}, seed="0")
    page = visit(made["links"]["italian"], reduced_motion="no-preference")
    expect(page.locator(".table")).to_have_attribute("data-mine", "no")
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _assault(server, made["id"], made["tokens"]["allied"])).result()

    # The only unit that can stand in front is put there, and the line ends: there is nothing else to choose.
    expect(page.locator(".table")).to_have_attribute("data-seq", str(len(ASSAULT) + 2))
    expect(page.locator(".who")).to_contain_text("Waiting for the Allies")
    let_time_pass(page, 1500)
    assert sequence(page) == str(len(ASSAULT) + 2)
