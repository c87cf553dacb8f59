"""The board by keyboard: from a picked counter to where it can go, from place to place by arrows, odds read aloud."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sirocco
from sirocco.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.hands import at_rest, moved_on, piece, place, sequence
from tests.browser.tables import continue_from, visit_with
from tests.browser.test_dice import BATTLE, SEED

MARCH: dict[str, dict[str, Any]] = {
    "compass": {"units": {"4Arm": "Bir-Enba", "5Ind": "Bir-Enba", "Maletti": "Nibeiwa", "Cirene": "Bardia"}},
    "dark-sands": {"turn": 2, "side": "axis", "units": {"Sirte": "1929", "Cirene": "1602", "16/70": "2830"}},
}
MOVER = {"compass": "4Arm", "dark-sands": "Sirte"}
WALK = {
    "compass": [("Tab", "Nibeiwa"), ("ArrowLeft", "Buq-Buq"), ("ArrowDown", "Sofafi")],
    "dark-sands": [
        ("Tab", "1829"),
        ("ArrowLeft", "1828"),
        ("ArrowUp", "1927"),
        ("ArrowDown", "1827"),
        ("ArrowRight", "1828"),
    ],
}
"""From a unit to the place nearest to it, and on from neighbour to neighbour."""


def sit_down_at(visit: Visit, game: Game, language: str) -> Page:
    page = visit_with(visit, "desktop", language)
    record = game.record()
    continue_from(page, record, "8", at=len(game.actions_taken))
    at_rest(page)
    return page


@pytest.mark.parametrize(("game", "language"), [("compass", "en"), ("dark-sands", "it")])
def test_arrows_lead_from_place_to_place(visit: Visit, game: str, language: str) -> None:
    position = sirocco.position({"game": game, **MARCH[game]})
    page = sit_down_at(visit, position, language)
    piece(page, MOVER[game]).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".place.goal").first).to_be_attached()
    at_rest(page)
    picked = piece(page, MOVER[game])
    expect(picked).to_have_class(re.compile("picked"))
    picked.focus()
    for key, there in WALK[game]:
        page.keyboard.press(key)
        expect(place(page, there)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(picked).to_be_focused()
    # What has the focus is where the unit goes.
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    before = sequence(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


READ = "[data-odds-read][aria-live]"
PERCENT = re.compile(r"\d\s?%")


def test_the_odds_of_an_area_with_the_focus_are_read(visit: Visit) -> None:
    page = sit_down_at(visit, sirocco.position({"game": "compass", **MARCH["compass"]}), "en")
    piece(page, "4Arm").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    target = place(page, "Nibeiwa")
    expect(target).to_be_focused()
    expect(target).to_have_accessible_name("Attack Nibeiwa, Italians: Maletti")
    expect(page.locator(READ)).to_have_text(PERCENT)
    page.keyboard.press("ArrowLeft")
    expect(place(page, "Buq-Buq")).to_have_accessible_name(re.compile(r"^Buq Buq, 2\sMP$"))
    expect(page.locator(READ)).to_have_text("")


def test_the_odds_of_a_hex_with_the_focus_are_read(visit: Visit) -> None:
    game = sirocco.new("dark-sands", "crusader", seed=SEED)
    for action in BATTLE[:2]:
        game.act(action)
    page = sit_down_at(visit, game, "it")
    target = place(page, "2730")
    target.focus()
    expect(target).to_have_accessible_name(re.compile("^Attacca 2730, "))
    expect(page.locator(READ)).to_have_text(PERCENT)
