"""Kasserine in the page: light and weather over the map, ways to fight on the battlefield panel, retreats, lines."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sirocco
from sirocco.kernel.game import Game
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, leave_board, moved_on, sequence, settled, show_now, step, take_over
from tests.browser.tables import LANGUAGES, SIZES, continue_from
from tests.browser.test_access import findings
from tests.whole import WHOLE

FIGHT: dict[str, Any] = {
    "game": "kasserine",
    "base": "setup",
    "at": "combat",
    "units": {
        **{"10Pz/I-7": "2219", "10Pz/II-7": "2219", "21Pz/I-5": "2121", "21Pz/II-5": "2121", "10Pz/AR90": "2319"},
        **{"1US/1-6AIR": "2120", "1US/3-1AR": "2020", "1US/2-13AR": "1022", "19Fr/I-3RTA": "2309"},
    },
}
"""Two panzer divisions before Sidi bou Zid."""
FLED: dict[str, Any] = {
    "game": "kasserine",
    "at": "combat",
    "units": {
        **{"21Pz/I-5": "2121", "21Pz/II-5": "1922", "21Pz/AA580": "2022", "1US/2-6AIR": "2021"},
        **{"Hildebrandt": "2221", "URF-21Pz": "2221"},
    },
}
"""Whoever retreats from 2021 goes through the zone of those who attack."""


OVERLAP = """selectors => {
  const [one, other] = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
"""Whether one thing lies over another."""


def variants(*usual: tuple[str, str]) -> pytest.MarkDecorator:
    """A size and a language for a test; all of them when everything is run."""
    every = [(size, language) for size in SIZES for language in LANGUAGES]
    return pytest.mark.parametrize(("size", "language"), every if WHOLE else list(usual))


def sit_down(visit: Visit, size: str, language: str, game: Game, actions: int = 0) -> Page:
    """Both sides at one screen, at a game after so many actions."""
    page = visit("/", locale=LANGUAGES[language], **SIZES[size], bypass_csp=True)
    continue_from(page, game.record(), seed="5", at=actions)
    hand_over(page)
    show_now(page)
    return page


def hand_over(page: Page) -> None:
    """The screen goes to whoever decides."""
    settled(page)
    if page.locator("[data-handover]").count():
        take_over(page)
        settled(page)
    at_rest(page)


def declared(position: dict[str, Any], *actions: str) -> Game:
    game = sirocco.position(position)
    for action in actions:
        game.act(action)
    return game


@variants(("desktop", "en"), ("phone", "it"))
def test_light_and_weather_lie_over_the_map(visit: Visit, size: str, language: str, keep: Keep) -> None:
    words = {"en": ("Morning · clear", "Afternoon · rain", "Night · storm")}
    words["it"] = ("Mattina · sereno", "Pomeriggio · pioggia", "Notte · temporale")
    moves = (("day", "clear"), ("dusk", "rain"), ("night", "storm"))
    for number, ((light, sky), said) in enumerate(zip(moves, words[language], strict=True), 1):
        game = sirocco.position({**FIGHT, "at": "movement", "number": number, "weather": sky})
        page = sit_down(visit, size, language, game)
        sign = page.locator(f".sign[data-light='{light}'][data-sky='{sky}']")
        expect(sign).to_have_attribute("aria-label", said)
        expect(page.locator(f".tint.{light}")).to_have_count(1)
        expect(page.locator(".air")).to_have_count(0 if sky == "clear" else 1)
        # Nothing falls before those who want nothing to move.
        expect(page.locator(".falling")).to_have_count(0)
        keep(page, f"kasserine-{light}-{size}-{language}")
    assert findings(page) == []


@variants(("desktop", "it"), ("phone", "en"))
def test_both_sides_declare_on_the_grid_of_tables(visit: Visit, size: str, language: str, keep: Keep) -> None:
    actions = ("attack 2120", "with 10Pz/I-7", "with 21Pz/I-5", "done")
    page = sit_down(visit, size, language, declared(FIGHT, *actions), len(actions))
    assert step(page) == "AttackType"
    grid = page.locator(".battle .grid")
    letters = [cell.inner_text() for cell in grid.locator("td b").all()]
    assert letters == ["A", "B", "C", "D", "E", "F"]
    expect(grid.locator("tbody tr").nth(0).locator(".bar").first).to_have_attribute("aria-label", re.compile(r"\d\s?%"))
    expect(page.locator("[data-finish]")).to_have_count(0)
    keep(page, f"kasserine-attack-{size}-{language}")
    assert findings(page) == []
    before = sequence(page)
    page.locator("[data-way='violent']").click()
    moved_on(page, before)
    hand_over(page)
    assert step(page) == "DefenceType"
    expect(page.locator("tbody tr").nth(0).locator("th")).to_have_class(re.compile("chosen"))
    keep(page, f"kasserine-defence-{size}-{language}")
    before = sequence(page)
    page.locator("[data-way='disengage']").click()
    moved_on(page, before)
    hand_over(page)
    expect(page.locator("[data-roll='rolled']").first).to_be_visible()


def fled() -> tuple[Game, int]:
    """A retreat whose first hex has been chosen, and how many actions that took: with dice that bring one."""
    for seed in range(20):
        game, count = sirocco.position({**FLED, "seed": seed}), 0
        for action in ("attack 2021", "with 21Pz/I-5", "with 21Pz/II-5", "done", "retreat 1921"):
            if game.decision is None or action not in map(str, game.decision.actions):
                break
            game.act(action)
            count += 1
        if count == 5 and game.decision is not None and game.decision.step == "Retreat":
            return game, count
    raise AssertionError("no dice bring a retreat of several hexes")


@variants(("desktop", "it"), ("phone", "en"))
def test_a_retreat_is_laid_and_the_winner_forbids_it(visit: Visit, size: str, language: str, keep: Keep) -> None:
    game, count = fled()
    page = sit_down(visit, size, language, game, count)
    expect(page.locator("[data-laid]")).to_have_attribute("data-laid", "2021 1921")
    while step(page) == "Retreat":
        before = sequence(page)
        goal = page.locator("[data-place].goal").first
        goal.dispatch_event("click")
        at_rest(page)
        if sequence(page) == before:
            page.locator("[data-confirm]").click()
        moved_on(page, before)
        hand_over(page)
    assert step(page) == "Permission"
    assert len((page.locator("[data-laid]").get_attribute("data-laid") or "").split()) >= 3
    leave_board(page)
    assert not page.evaluate(OVERLAP, [".board [data-sky]", ".board .tools"])
    keep(page, f"kasserine-forbid-{size}-{language}")
    before = sequence(page)
    page.locator(".action-buttons button", has_text="Forbid" if language == "en" else "Vieta").click()
    moved_on(page, before)
    hand_over(page)
    expect(page.locator("[data-laid]")).to_have_count(0)


@variants(("desktop", "it"))
def test_supply_and_command_are_laid_over_the_map(visit: Visit, size: str, language: str, keep: Keep) -> None:
    page = sit_down(visit, size, language, sirocco.position({**FIGHT, "at": "movement", "weather": "rain"}))
    for layer in ("supply", "command"):
        page.locator(f"[data-layer='{layer}']").click()
        at_rest(page)
        expect(page.locator(".layers .legend li").first).to_be_visible()
        expect(page.locator(".layers .note p")).to_contain_text({"en": "MP", "it": "PM"}[language])
        keep(page, f"kasserine-{layer}-{size}-{language}")
