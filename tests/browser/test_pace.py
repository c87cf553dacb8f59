"""At the pace at which a person watches: the other side's doings take their time, and decisions with one choice still
take themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import let_time_pass, sequence
from tests.browser.tables import EVERYWHERE, LANGUAGES, SIZES
from tests.server.harness import Player, Server

ASSAULT = (
    *("take naval-support", "take unit-recovery", "take sustained-attack"),
    *("attack 7SG Maktila", "attack Selby Maktila", "done"),
    *("assault Piccadilly-Circus Maktila", "front Selby", "done"),
)
"""The Allied doings up to the Italian line of battle, in which 1 Libica stands alone."""


async def _act(server: Server, table: str, token: str, actions: Sequence[str]) -> None:
    player = await Player(server, table, token).open()
    for action in actions:
        answer = await player.act(action)
        assert answer["op"] == "done", (action, answer)
    await player.close()


def test_a_decision_with_one_choice_takes_itself_at_normal_pace(visit: Visit, server: Server) -> None:
    made = server.create({"allied": "open", "italian": "me"}, seed="0")
    page = visit(made["links"]["italian"], reduced_motion="no-preference")
    expect(page.locator(".table")).to_have_attribute("data-mine", "no")
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _act(server, made["id"], made["tokens"]["allied"], ASSAULT)).result()

    # The only unit that can stand in front is put there, and the line ends: there is nothing else to choose.
    expect(page.locator(".table")).to_have_attribute("data-seq", str(len(ASSAULT) + 2))
    expect(page.locator(".who")).to_contain_text("Waiting for the Allies")
    let_time_pass(page, 1500)
    assert sequence(page) == str(len(ASSAULT) + 2)


MARCHES = (
    *("take naval-support", "take unit-recovery", "take sustained-attack"),
    *(f"move {unit} Bir-Enba" for unit in ("4Arm", "7Arm", "7SG", "11Hussars", "5Ind", "11Ind")),
)


@EVERYWHERE
def test_what_the_other_side_does_can_be_skipped(visit: Visit, server: Server, size: str, language: str) -> None:
    made = server.create({"allied": "open", "italian": "me"}, seed="0")
    options = {**SIZES[size], "locale": LANGUAGES[language], "reduced_motion": "no-preference"}
    page = visit(made["links"]["italian"], **options)
    expect(page.locator(".table")).to_have_attribute("data-mine", "no")
    with ThreadPoolExecutor(1) as aside:
        acting = aside.submit(asyncio.run, _act(server, made["id"], made["tokens"]["allied"], MARCHES))
        skip = page.locator("[data-hasten]")
        expect(skip).to_be_in_viewport(ratio=1)
        acting.result()
        if skip.count():
            skip.click()
    expect(page.locator(".table")).to_have_attribute("data-seq", str(len(MARCHES)))
    expect(skip).to_have_count(0)
