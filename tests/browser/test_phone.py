"""On a phone: fingers, a small screen, and nothing out of reach."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

import pytest
from playwright.sync_api import CDPSession, Page, TimeoutError, expect

import sirocco
from sirocco.players import make
from tests.browser.conftest import PATIENCE_MS, PHONE, Keep, Visit
from tests.browser.hands import at_rest, free_spot, let_time_pass, moved_on, piece, sequence, settled, tap_again
from tests.browser.tables import LANGUAGES, continue_from, visit_with


def in_the_hand(visit: Visit) -> Page:
    """A phone, and a game against the machine up to the first movement."""
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name="Play against the computer").tap()
    settled(page)
    for name in ("Naval Support", "Air Support", "Surprise"):
        before = sequence(page)
        page.locator(".hand .card", has_text=name).first.tap()
        page.locator("[data-confirm]").tap()
        moved_on(page, before)
    return page


def test_moving_and_attacking_with_fingers(visit: Visit, keep: Keep) -> None:
    page = in_the_hand(visit)
    keep(page, "phone-movement")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # A tap on an area opens its stack, another picks a counter; the first tap on a place shows, the second goes.
    page.touchscreen.tap(*free_spot(page, "Piccadilly-Circus"))
    keep(page, "phone-fan")
    page.locator(".fan").get_by_label("4 Arm Bde").tap()
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    keep(page, "phone-reach")
    before = sequence(page)
    spot = free_spot(page, "Bir-Enba")
    page.touchscreen.tap(*spot)
    expect(page.locator("[data-confirm]")).to_contain_text("Bir Enba")
    keep(page, "phone-preview")
    assert sequence(page) == before
    page.touchscreen.tap(*spot)
    moved_on(page, before)

    # The drawer is a sheet and the board stays in view.
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator(".drawer .entry").last).to_be_visible()
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 200
    assert page.evaluate("document.querySelector('.table').scrollWidth") <= PHONE["width"]
    keep(page, "phone-log")
    page.get_by_role("tab", name="Rules").tap()
    expect(page.locator(".clause").first).to_be_visible()
    page.get_by_role("tab", name="Now").tap()
    page.get_by_role("button", name="Menu").tap()
    keep(page, "phone-menu")


def test_everything_to_be_tapped_is_large_enough(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play against the computer").tap()
    settled(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll(
            'header .button, .action-buttons button, .tools button, .hand .card, .undo')]
          .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
          .filter(([, b]) => b.width && (b.width < 30 || b.height < 30))
          .map(([text, b]) => `${text} ${b.width}x${b.height}`)"""
    )
    assert small == []


Fingers = list[tuple[float, float]]
TRIES = 4
"""How often a finger is held down before that counts as useless."""


class Touch:
    """Fingers on the glass, one or two."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, fingers: Fingers) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(fingers)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def hold(self, at: tuple[float, float], opens: str) -> None:
        """Hold a finger down until something opens, and let go. A board that moves meanwhile closes what has opened: a
        player would lift the finger and hold it there again."""
        opened = self._page.locator(opens)
        for _ in range(TRIES):
            self._send("touchStart", [at])
            with suppress(TimeoutError):
                opened.wait_for(timeout=PATIENCE_MS / TRIES)
            self._send("touchEnd", [])
            if opened.is_visible():
                break
        expect(opened).to_be_visible()

    def spread(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Move two fingers apart, or together, along a line through the middle."""
        x, y = middle
        self._send("touchStart", [(x - before, y), (x + before, y)])
        for i in range(1, 9):
            apart = before + (after - before) * i / 8
            self._send("touchMove", [(x - apart, y), (x + apart, y)])
            self._page.wait_for_timeout(16)  # a finger's pace
        self._send("touchEnd", [])
        at_rest(self._page)


def zoom(page: Page) -> float:
    return float(page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"))


def centre(page: Page, name: str) -> tuple[float, float]:
    box = piece(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_zoom_and_a_held_finger_tells_all(visit: Visit, keep: Keep) -> None:
    page = in_the_hand(visit)
    touch = Touch(page)

    # Held on an area, a finger fans out what lies there; letting go does not close it.
    touch.hold(free_spot(page, "Piccadilly-Circus"), ".fan")
    let_time_pass(page, 500)
    expect(page.locator(".fan").get_by_label("4 Arm Bde")).to_be_visible()
    page.keyboard.press("Escape")

    # Two fingers apart zoom in around what is between them, together out again.
    far = zoom(page)
    touch.spread(centre(page, "4Arm"), 20, 95)
    near = zoom(page)
    assert near > 2.5 * far
    x, y = centre(page, "4Arm")
    assert 0 < x < PHONE["width"]

    # At a readable size a counter opens its card, with references to the rules.
    touch.hold((x, y), ".info")
    about = page.locator(".info")
    expect(about).to_contain_text("4 Arm Bde")
    let_time_pass(page, 500)
    expect(about).to_be_visible()
    keep(page, "phone-held")
    page.locator(".info").get_by_label("Close").tap()
    piece(page, "4Arm").tap()
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    touch.spread((195, 480), 95, 40)
    assert zoom(page) < near


def test_on_its_side_nothing_lies_over_anything(visit: Visit, keep: Keep) -> None:
    page = visit("/", viewport={"width": PHONE["height"], "height": PHONE["width"]}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play against the computer").tap()
    settled(page)
    for name in ("Naval Support", "Air Support", "Surprise"):
        before = sequence(page)
        page.locator(".hand .card", has_text=name).first.tap()
        page.locator("[data-confirm]").tap()
        moved_on(page, before)
    keep(page, "phone-landscape")
    boxes = page.evaluate(
        """() => [...document.querySelectorAll('.action-buttons .button, .undo, header .button')].map(e => {
          const b = e.getBoundingClientRect(); return [e.textContent.trim(), b.left, b.top, b.right, b.bottom]; })"""
    )
    for text, left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= PHONE["height"] + 1 and bottom <= PHONE["width"] + 1, text
    undo = next(box for box in boxes if "Undo" in box[0])
    for text, left, top, right, bottom in boxes:
        apart = right <= undo[1] or left >= undo[3] or bottom <= undo[2] or top >= undo[4]
        assert apart or text == undo[0], f"{text} lies under Undo"
    tap_again(page.locator("[data-finish]"))
    expect(page.locator(".warnings")).to_be_visible()


def test_at_the_largest_size_nothing_is_wider_than_the_screen(visit: Visit, keep: Keep) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.evaluate("localStorage.setItem('sirocco-settings', JSON.stringify({ size: 1.5 }))")
    page.reload()
    expect(page.get_by_role("button", name="Play against the computer")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Play against the computer").tap()
    settled(page)
    keep(page, "phone-large")
    assert page.evaluate("document.querySelector('.table').scrollWidth") <= PHONE["width"]


WIDER = """selector => {
  const found = document.querySelector(selector);
  return found.scrollWidth - found.clientWidth;
}"""


@cache
def before_panzers_strike() -> tuple[str, int]:
    """A game of the bot up to the supports against an attack in which panzers count, and how many actions that took."""
    game = sirocco.new("dark-sands", "crusader", seed="1941")
    bots = {side: make("greedy", seed) for seed, side in enumerate(("allied", "axis"))}
    while (decision := game.decision) is not None:
        if decision.step == "DefenderSupports":
            told = game.explain(decision.actions[-1])
            if told is not None and any(each.label.key == "sum-superiority" for each in told.breakdowns):
                break
        game.act(bots[decision.side].choose(game))
    return game.record(), game.length


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_a_battle_are_no_wider_than_the_screen(visit: Visit, language: str) -> None:
    page = visit_with(visit, "phone", language)
    record, at = before_panzers_strike()
    continue_from(page, record, "8", at)
    expect(page.locator(".now .battle summary").first).to_contain_text(re.compile("panzer", re.IGNORECASE))
    assert page.evaluate(WIDER, ".dock .content") <= 0
