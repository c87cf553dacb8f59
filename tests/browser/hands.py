"""A player's hands: what a person does with mouse, finger and keys, and what they read."""

from __future__ import annotations

import random
import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect


def new_game(page: Page, preset: str, seed: str | None = None) -> None:
    """Set up a game on its own screen: `bot`, `hotseat` or `remote` by the words on its button."""
    page.goto("/new")
    page.get_by_role("button", name=preset).click()
    if seed is not None:
        page.get_by_text("Fix the dice with a seed").click()
        page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Start game").click()


def decide_everything(page: Page) -> None:
    """Have the page ask also where there is only one choice."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Skip decisions with only one choice").uncheck()
    page.keyboard.press("Escape")


def settled(page: Page) -> None:
    """Wait until the player can decide, must take the screen over, or the game has ended."""
    page.wait_for_function(
        """() => document.querySelector('[data-handover], .result, .table[data-mine="yes"][data-idle="yes"]')"""
    )


AT_REST = """() => {
  const still = () =>
    document.querySelector('.table')?.dataset.idle === 'yes' && !document.querySelector('.world.moving');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  return still() && frame().then(frame).then(still);
}"""
"""It counts only after two frames: what changes the size of the board moves it when the next frame is drawn."""


def at_rest(page: Page) -> None:
    """Wait until the page has finished what was asked of it: every answer is there, no decision is about to take
    itself, and the board lies still."""
    page.wait_for_function(AT_REST)


def take_over(page: Page) -> None:
    """Take the screen over from the other player."""
    page.locator("[data-handover]").click()
    expect(page.locator("[data-handover]")).to_have_count(0)


def let_time_pass(page: Page, milliseconds: int) -> None:
    """Let the page do what it would do by itself in that time. Its timers go off in the order they are due, so that
    they have, however slow the machine is, when one that was set after them goes off."""
    page.evaluate("milliseconds => new Promise((passed) => setTimeout(passed, milliseconds))", milliseconds)
    at_rest(page)


def step(page: Page) -> str:
    return page.locator(".table").get_attribute("data-step") or ""


def action_buttons(page: Page) -> Locator:
    return page.locator(".action-buttons button")


def tap_again(button: Locator) -> None:
    """Tap what may lie where the last tap was, as two taps: the page does not count the second of a double tap."""
    button.page.wait_for_timeout(600)  # a finger's pace
    button.tap()


def finish(page: Page) -> None:
    """End the step, also when warned."""
    page.locator("[data-finish]").click()
    at_rest(page)
    if page.locator(".warnings").count():
        page.locator("[data-confirm]").click()
        at_rest(page)


def end_turn(page: Page) -> None:
    """End the movement, and the turn when that is asked too."""
    finish(page)
    _left(page, "MovementPhase")
    at_rest(page)
    # With nothing to decide in it, the phase ends by itself after a while.
    while page.locator(".table[data-mine='yes'][data-step='ExploitationPhase']").count():
        page.wait_for_function(
            """() => document.querySelector('[data-finish]')
                     || document.querySelector('.table').dataset.step !== 'ExploitationPhase'"""
        )
        if page.locator("[data-finish]").count():
            finish(page)
        _left(page, "ExploitationPhase")
        at_rest(page)


def _left(page: Page, step: str) -> None:
    """Wait until a step of one's own is over."""
    page.wait_for_function(
        """step => { const table = document.querySelector('.table').dataset;
                     return table.step !== step || table.mine !== 'yes'; }""",
        arg=step,
    )


def show_now(page: Page) -> None:
    """Turn the dock to what is being done."""
    if not page.locator(".dock .content > .now").count():
        page.locator("[data-tab='now']").click()


def press_piece(page: Page, name: str) -> None:
    """Pick a counter, however small and wherever it lies: one in a stack from the fan that opens."""
    at_rest(page)
    before, lies = sequence(page), piece(page, name)
    lies.dispatch_event("click")
    if lies.get_attribute("data-stacked") is None:
        return
    at_rest(page)
    fan = page.locator(f".fan [data-piece='{name}']")
    if not fan.count() and sequence(page) == before:  # the board has moved, which closes what lies on it
        lies.dispatch_event("click")
    if fan.count():
        fan.dispatch_event("click")


def take_markers(page: Page, *names: str) -> None:
    show_now(page)
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
    at_rest(page)
    for _ in range(3):  # the list's own field, what is picked, the drawer
        if page.locator(".drawer").count():
            page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place='{name}']")


def piece(page: Page, name: str) -> Locator:
    return page.locator(f".piece[data-piece='{name}']")


def take_seat(page: Page) -> None:
    """Accept the invitation that is read here."""
    page.locator("[data-join]").click()
    page.locator(".table").wait_for()


def click_piece(page: Page, name: str, *, shift: bool = False) -> None:
    """Click a counter; one that lies in a stack is picked from the fan that opens."""
    leave_board(page)
    keys: list[Literal["Shift"]] = ["Shift"] if shift else []
    lies = piece(page, name)
    if lies.get_attribute("data-stacked") is None:
        lies.click(modifiers=keys)
        return
    lies.dispatch_event("click")
    page.locator(f".fan [data-piece='{name}']").click(modifiers=keys)
    page.keyboard.press("Escape") if shift else None


def leave_board(page: Page) -> None:
    """Take the mouse off the board: where it rests on a counter, a card comes up and lies over its neighbours."""
    page.mouse.move(1, 1)
    expect(page.locator(".info")).to_have_count(0)


def zoom_to(page: Page, name: str, times: int = 4) -> None:
    """Turn the wheel over a counter until it is large."""
    at_rest(page)
    box = piece(page, name).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(times):
        turn_wheel(page)
    at_rest(page)


def turn_wheel(page: Page) -> None:
    """Nearer to what is under the mouse; wait until the board has followed."""
    before = page.locator(".world").evaluate("world => world.style.transform")
    page.mouse.wheel(0, -240)
    page.wait_for_function("before => document.querySelector('.world').style.transform !== before", arg=before)


def free_piece(page: Page) -> tuple[float, float]:
    """The middle of a counter that lies alone in its place, and that nothing covers."""
    at_rest(page)
    spot = page.evaluate(
        """() => {
          for (const piece of document.querySelectorAll('.piece:not([data-stacked])')) {
            const box = piece.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
            if (piece.contains(document.elementFromPoint(x, y))) return [x, y];
          }
        }"""
    )
    assert spot, "no counter that lies alone"
    x, y = spot
    return x, y


def free_spot(page: Page, name: str) -> tuple[float, float]:
    """A point in the midst of a place where no counter and no furniture lies."""
    at_rest(page)
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


ON_THE_BOARD = ".piece.able, .place.goal"
"""What can be chosen there."""


def play_on(page: Page, rng: random.Random, bold: float = 0.5) -> None:
    """One decision, made as a careless player would: something from the buttons, or from the list of choices."""
    settled(page)
    if page.locator("[data-handover]").count():
        take_over(page)
        return
    if page.locator(".result").count():
        return
    before = sequence(page)
    show_now(page)
    if page.locator("[data-allocate]").count():
        _give_points(page, rng)
        return
    offered = page.locator(".hand .card.able:not(.picked)")
    named = page.locator(".action-buttons button:not([data-finish], [data-hint], :disabled)")
    end = page.locator("[data-finish]")
    choice = _one_of(named, rng)
    if choice is not None and (not end.count() or rng.random() < 0.75):
        _click(choice)
        _go_on(page, before)
    elif end.count() and (rng.random() > bold or not page.locator(ON_THE_BOARD).count()):
        _click(end)
        _go_on(page, before)
    elif page.locator(ON_THE_BOARD).count():
        _pick_and_go(page, rng)
    elif (card := _one_of(offered, rng)) is not None:
        _click(card)
        _go_on(page, before)


def _go_on(page: Page, before: str) -> None:
    """Confirm what was chosen, or choose what is asked next, unless something has been done already."""
    if sequence(page) == before:
        confirm = page.locator("[data-confirm]")
        _click(confirm if confirm.count() else page.locator(".action-buttons button").first)


def _click(button: Locator) -> None:
    """Click, and wait for what comes of it."""
    button.click()
    at_rest(button.page)


def _give_points(page: Page, rng: random.Random) -> None:
    """Give points to whatever it is, as long as there are some to give or one has had enough."""
    for _ in range(rng.randrange(4)):
        if (share := _one_of(page.locator("[data-share]:enabled"), rng)) is not None:
            _click(share)
    before = sequence(page)
    _click(page.locator("[data-allocate]"))
    moved_on(page, before)


def _pick_and_go(page: Page, rng: random.Random) -> None:
    """Pick a counter on the board, if one can be, and choose a place."""
    if (counter := _one_of(page.locator(".piece.able"), rng)) is not None:
        counter.dispatch_event("click")
        at_rest(page)
    if (fanned := _one_of(page.locator(".fan .glows"), rng)) is not None:
        _click(fanned)
    if (goal := _one_of(page.locator(".place.goal"), rng)) is not None:
        goal.dispatch_event("click")
        at_rest(page)


def _one_of(found: Locator, rng: random.Random) -> Locator | None:
    """One of what is there now."""
    number = found.count()
    return found.nth(rng.randrange(number)) if number else None


def score(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".score b").all_text_contents()]


def turn(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".when").inner_text())
    return int(found.group()) if found else 0
