"""The die on the table: every roll is seen with what decided it, and stays until the player has acted again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, moved_on, sequence, settled, step
from tests.browser.tables import EVERYWHERE, LANGUAGES, SIZES, continue_from, visit_with
from tests.browser.test_access import findings
from tests.browser.test_pace import ASSAULT
from tests.server.harness import Player, Server

SEED = "8"
RETREATS = {"en": "retreats", "it": "si ritira"}


def finish(page: Page) -> None:
    before = sequence(page)
    page.locator("[data-finish]").click()
    at_rest(page)
    if sequence(page) == before:
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    settled(page)


def finish_alone(page: Page) -> None:
    """End the step; the other side decides next."""
    before = sequence(page)
    page.locator("[data-finish]").click()
    at_rest(page)
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    moved_on(page, before)


BATTLE = (
    *("done", "chit combat", "attack 2730", "with 23/70", "with Polish", "with 32Tank", "done"),
    *("choose 155", "choose 361"),
)
"""The first battle of Crusader up to the supports."""


def fight_for_2730(page: Page) -> None:
    """Up to the die."""
    game = sirocco.new("dark-sands", "crusader", seed=SEED)
    for action in BATTLE:
        game.act(action)
    continue_from(page, game.record(), SEED, at=len(BATTLE))
    while step(page) in ("AttackerSupports", "DefenderSupports"):
        finish(page)


@EVERYWHERE
def test_a_battle_on_a_results_table(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit_with(visit, size, language, bypass_csp=True)
    fight_for_2730(page)

    roll = page.locator(".now [data-roll='rolled']")
    expect(roll).to_be_visible()
    expect(roll.locator("[data-face]")).to_have_count(1)
    expect(roll.locator("thead .lit")).to_have_count(1)
    expect(roll.locator("tbody tr.lit")).to_have_count(1)
    expect(roll.locator(".here")).to_be_in_viewport()
    result = roll.locator("[data-result]")
    expect(result).to_have_text(roll.locator(".here").inner_text())
    expect(roll.locator(".outcome")).to_contain_text(RETREATS[language])
    expect(page.locator(".now .next").first).to_be_visible()
    keep(page, f"dice-dark-sands-{size}-{language}")
    assert findings(page) == []

    # The place of the battle is in view.
    board, hexagon = (page.locator(each).bounding_box() for each in (".board", "[data-place='2730']"))
    assert board is not None and hexagon is not None
    x, y = hexagon["x"] + hexagon["width"] / 2, hexagon["y"] + hexagon["height"] / 2
    assert board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"]

    # What was rolled stays in the log, and its table with it.
    page.locator("[data-tab='log']").click()
    page.locator("[data-open-roll]").last.click()
    expect(page.locator(".entry [data-roll='rolled'] .here")).to_have_count(1)


async def _act(server: Server, made: dict[str, Any], side: str, *actions: str) -> None:
    """Do what a side does, over a connection of its own."""
    player = await Player(server, made["id"], made["tokens"][side]).open()
    for action in actions:
        answer = await player.act(action)
        assert answer["op"] == "done", (action, answer)
    await player.close()


@EVERYWHERE
def test_dice_for_every_unit(visit: Visit, server: Server, keep: Keep, size: str, language: str) -> None:
    """C-6.2.E.4a: both sides roll for each unit in front, and who hits is read from the dice."""
    made = server.create({"allied": "me", "italian": "open"}, seed="0")
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _act(server, made, "allied", *ASSAULT)).result()
        aside.submit(asyncio.run, _act(server, made, "italian", "front 1Libica", "done")).result()
        page = visit(made["links"]["allied"], locale=LANGUAGES[language], **SIZES[size], bypass_csp=True)
        settled(page)
        assert step(page) == "CombatEvents"
        finish_alone(page)
        aside.submit(asyncio.run, _act(server, made, "italian", "done")).result()
    fight = page.locator(".now .battle, .now .aftermath").first
    expect(fight.locator("[data-face]")).to_have_count(2)
    at_rest(page)
    expect(fight.locator("[data-face]").first).to_be_in_viewport()
    keep(page, f"dice-compass-{size}-{language}")
    assert findings(page) == []
