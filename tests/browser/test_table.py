"""The table: what is asked can be done, the board opens where it is done, and nothing lies over the front."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Keep, Visit
from tests.browser.hands import at_rest, sequence, settled, show_now, take_markers, take_over

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
WIDTHS = {390: 844, 1024: 768, 1440: 900, 3840: 2160}
READABLE = 30
"""The smallest counter in view when a game opens, in pixels."""
CHIP = 48

SIZE = pytest.mark.parametrize("size", SIZES)

BOXES = """selectors => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
  .map((found) => [selector, found.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height)
  .map(([name, box]) => [name, box.left, box.top, box.right, box.bottom]))"""
IN_VIEW = """selector => {
  const board = document.querySelector('.board').getBoundingClientRect();
  return [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect()).filter((box) =>
    box.left > board.left && box.right < board.right && box.top > board.top && box.bottom < board.bottom
  ).map((box) => box.width);
}"""


def open_table(visit: Visit, game: str, scenario: str | None, **options: Any) -> Page:
    """A new game with both sides at this screen."""
    page = visit("/", **options)
    sides = {"compass": ("allied", "italian"), "dark-sands": ("allied", "axis")}[game]
    wish = {"game": game, "scenario": scenario, "seed": "8", "seats": dict.fromkeys(sides, "me")}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    settled(page)
    if page.locator("[data-handover]").count():
        take_over(page)
        settled(page)
    return page


def sizes_in_view(page: Page, selector: str) -> list[float]:
    """How wide those are that lie wholly within the board's frame."""
    at_rest(page)
    found: list[float] = page.evaluate(IN_VIEW, selector)
    return found


@pytest.mark.parametrize(
    ("size", "language", "scenario"),
    [
        ("desktop", "en", "crusader"),
        ("desktop", "it", "gazala"),
        ("phone", "en", "gazala"),
        ("phone", "it", "crusader"),
    ],
)
def test_the_units_asked_for_stand_beside_the_map_and_lead_to_it(
    visit: Visit, keep: Keep, size: str, language: str, scenario: str
) -> None:
    page = open_table(visit, "dark-sands", scenario, locale=LANGUAGES[language], **SIZES[size])
    assert min(sizes_in_view(page, ".piece")) >= READABLE
    show_now(page)
    chips = page.locator(".asked [data-piece]")
    expect(chips.first).to_be_visible()
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None and box["width"] >= CHIP
    keep(page, f"asked-{size}-{language}")

    # A unit beside the map: choosing it shows where it can go.
    page.locator(".asked").first.locator("[data-piece]").first.click()
    expect(page.locator(".picks")).to_be_visible()
    expect(page.locator(".place.goal").first).to_be_attached()
    assert sizes_in_view(page, ".place.goal"), "no goal is in sight"
    keep(page, f"asked-{size}-{language}-goals")


@pytest.mark.parametrize(
    ("size", "language", "game", "scenario"),
    [
        ("desktop", "en", "compass", None),
        ("desktop", "it", "dark-sands", "compass"),
        ("phone", "en", "dark-sands", "compass"),
        ("phone", "it", "compass", None),
    ],
)
def test_the_board_opens_at_the_first_decision(
    visit: Visit, keep: Keep, size: str, language: str, game: str, scenario: str | None
) -> None:
    page = open_table(visit, game, scenario, locale=LANGUAGES[language], **SIZES[size])
    pieces = sizes_in_view(page, ".piece")
    assert pieces and min(pieces) >= READABLE
    keep(page, f"opening-{game}-{scenario}-{size}")


@pytest.mark.parametrize(
    ("game", "width", "language"),
    [
        ("compass", 390, "it"),
        ("dark-sands", 390, "en"),
        ("compass", 1024, "en"),
        ("compass", 1440, "en"),
        ("dark-sands", 1440, "it"),
        ("compass", 3840, "it"),
    ],
)
def test_nothing_lies_over_anything(visit: Visit, keep: Keep, game: str, width: int, language: str) -> None:
    viewport = {"width": width, "height": WIDTHS[width]}
    scenario = None if game == "compass" else "crusader"
    page = open_table(visit, game, scenario, viewport=viewport, locale=LANGUAGES[language])
    keep(page, f"table-{game}-{width}")
    parts = page.evaluate(BOXES, [".table > header", ".middle", ".dock", ".prompt"])
    assert len({name for name, *_ in parts}) >= 3
    furniture = page.evaluate(BOXES, [".board .layers .row", ".board .tools"])
    for boxes in (parts, furniture):
        for (one, *a), (other, *b) in combinations(boxes, 2):
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert min(wide, high) <= 1, (one, other)
    # The whole width is used, and nothing sticks out of the screen.
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for _name, left, top, right, bottom in parts:
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= WIDTHS[width] + 1
    for button in page.locator("button:visible").all():
        fits = button.evaluate("b => b.scrollWidth <= b.clientWidth + 1 || getComputedStyle(b).overflowX !== 'visible'")
        assert fits, button.inner_text()


@SIZE
def test_three_clicks_on_one_spot_do_not_end_a_turn(visit: Visit, size: str) -> None:
    page = open_table(visit, "compass", None, **SIZES[size])
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    settled(page)
    before = sequence(page)
    button = page.locator("[data-finish]")
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for pause in (0, 900):
        for _ in range(3):
            page.mouse.click(x, y)
            page.wait_for_timeout(pause)  # a hand's pace
        at_rest(page)
        assert sequence(page) == before


FIRST_MOVE = re.compile(r"^allied: (?:move|attack) ", re.M)


@pytest.mark.parametrize("game", ["compass", "dark-sands"])
def test_who_only_clicks_the_filled_button_comes_to_move(visit: Visit, game: str) -> None:
    """From the first page to the first own move."""
    page = visit("/")
    if game == "compass":
        page.locator(".hero .start:not(.second)").click()
    else:
        page.locator(".games > ul > li", has_text="The Dark Sands").locator(".button.primary").click()
    for _ in range(60):
        settled(page)
        record = page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text()
        if FIRST_MOVE.search(record):
            break
        filled = page.locator(".now .button.primary:visible, .prompt .button.primary:visible")
        filled.first.click()
        at_rest(page)
    assert FIRST_MOVE.search(record), record
