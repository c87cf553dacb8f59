"""A player's hands: what a person does with mouse, finger and keys, and what they read."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE = 20_000


def new_game(page: Page, preset: str, seed: str | None = None) -> None:
    """Set up a game on its own screen: `bot`, `hotseat` or `remote` by the words on its button."""
    page.goto("/new")
    page.get_by_role("button", name=preset).click()
    if seed is not None:
        page.get_by_text("Fix the dice with a seed").click()
        page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="To the table").click()


def decide_everything(page: Page) -> None:
    """Have the page ask also where there is only one choice."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Take decisions that have only one choice").uncheck()
    page.keyboard.press("Escape")


def settled(page: Page) -> None:
    """Wait until the player can decide, must take the screen over, or the game has ended."""
    page.wait_for_function(
        """() => document.querySelector('[data-handover], .result, .table[data-mine="yes"][data-busy="no"]')""",
        timeout=PATIENCE,
    )


def step(page: Page) -> str:
    return page.locator(".table").get_attribute("data-step") or ""


def deeds(page: Page) -> Locator:
    return page.locator(".deeds button")


def finish(page: Page) -> None:
    """End the step, also when warned."""
    page.locator("[data-finish]").click()
    page.wait_for_timeout(60)
    if page.locator(".warnings").count():
        page.locator(".deeds .primary").click()


def end_turn(page: Page) -> None:
    """End the movement, and the turn when that is asked too."""
    finish(page)
    _left(page, "MovementPhase")
    page.wait_for_timeout(200)
    while page.locator(".table[data-mine='yes'][data-step='ExploitationPhase']").count():
        finish(page)
        _left(page, "ExploitationPhase")
        page.wait_for_timeout(200)


def _left(page: Page, step: str) -> None:
    """Wait until a step of one's own is over."""
    page.wait_for_function(
        """step => { const table = document.querySelector('.table').dataset;
                     return table.step !== step || table.mine !== 'yes'; }""",
        arg=step,
        timeout=PATIENCE,
    )


def take_markers(page: Page, *names: str) -> None:
    for name in names:
        before = sequence(page)
        page.locator(".hand .card", has_text=name).first.click()
        moved_on(page, before)


def sequence(page: Page) -> str:
    return page.locator(".table").get_attribute("data-seq") or ""


def moved_on(page: Page, before: str) -> None:
    """Wait until something has been done."""
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def choose(page: Page, words: str) -> None:
    """Take the choice that has these words in it, from the list of choices."""
    before = sequence(page)
    page.keyboard.press("c")
    page.locator(".drawer .find input").fill(words)
    page.locator(".drawer li button").first.click()
    moved_on(page, before)
    page.keyboard.press("Escape")
    while page.locator(".drawer").count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place='{name}']")


def piece(page: Page, name: str) -> Locator:
    return page.locator(f".piece[data-piece='{name}']")


def zoom_to(page: Page, name: str, times: int = 4) -> None:
    """Turn the wheel over a counter until it is large."""
    box = piece(page, name).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(times):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(40)
    page.wait_for_timeout(250)


def free_spot(page: Page, name: str) -> tuple[float, float]:
    """A point in the midst of a place where no counter and no furniture lies."""
    spots = page.evaluate(
        """name => {
          const path = document.querySelector(`[data-place='${name}']`), box = path.getBoundingClientRect();
          const found = [];
          for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
            const x = box.left + box.width * j / 24, y = box.top + box.height * i / 24;
            if (document.elementFromPoint(x, y) === path) found.push([x, y]);
          }
          return found;
        }""",
        name,
    )
    assert spots, f"no free spot in {name} on the screen"
    x, y = spots[len(spots) // 2]
    return x, y


def click_place(page: Page, name: str) -> None:
    page.mouse.click(*free_spot(page, name))


def play_on(page: Page, rng: random.Random, bold: float = 0.5) -> None:
    """One decision, made as a careless player would: something from the buttons, or from the list of choices."""
    settled(page)
    if page.locator("[data-handover]").count():
        page.locator("[data-handover]").click()
        return
    if page.locator(".result").count():
        return
    before = sequence(page)
    offered = page.locator(".hand .card.able:not(.picked)")
    named = page.locator(".deeds button:not([data-finish])")
    end = page.locator("[data-finish]")
    choice = _one_of(named, rng)
    if choice is not None and (not end.count() or rng.random() < 0.75):
        _click(choice)
        if not _went_on(page, before):
            _click(page.locator(".deeds .primary").first)
    elif end.count() and (rng.random() > bold or not page.locator(".piece.able").count()):
        _click(end)
        if not _went_on(page, before):
            _click(page.locator(".deeds .primary").first)
    elif page.locator(".piece.able").count():
        _pick_and_go(page, rng)
    elif (card := _one_of(offered, rng)) is not None:
        _click(card)
        if not _went_on(page, before):
            _click(page.locator(".deeds button").first)
    _went_on(page, before)


def _click(button: Locator) -> None:
    """Click what may be gone by now: the page takes decisions with one choice by itself."""
    try:
        button.click(timeout=1500)
    except TimeoutError:
        return


def _pick_and_go(page: Page, rng: random.Random) -> None:
    """Pick a counter on the board and send it somewhere."""
    if (counter := _one_of(page.locator(".piece.able"), rng)) is not None:
        counter.dispatch_event("click")
    if (fanned := _one_of(page.locator(".fan .glows"), rng)) is not None:
        _click(fanned)
    page.wait_for_timeout(60)
    if (goal := _one_of(page.locator(".place.goal"), rng)) is not None:
        goal.dispatch_event("click")


def _one_of(found: Locator, rng: random.Random) -> Locator | None:
    """One of what is there now, for it may be gone when it is counted again."""
    number = found.count()
    return found.nth(rng.randrange(number)) if number else None


def _went_on(page: Page, before: str) -> bool:
    try:
        page.wait_for_function(
            "before => document.querySelector('.table').dataset.seq !== before || document.querySelector('.result')",
            arg=before,
            timeout=1500,
        )
    except TimeoutError:
        return False
    return True


def score(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".score b").all_text_contents()]


def turn(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".when").inner_text())
    return int(found.group()) if found else 0
