"""The table: what is asked can be done, the board opens where it is done, and nothing lies over the front."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest, leave_board, moved_on, sequence, settled, show_now, take_markers, take_over
from tests.browser.tables import EVERYWHERE, LANGUAGES, SIZES, continue_from, visit_with

WIDTHS = {390: 844, 1024: 768, 1440: 900, 3840: 2160}
READABLE = 30
"""The smallest counter in view when a game opens, in pixels."""
CHIP = 48

SIZE = pytest.mark.parametrize("size", SIZES)

BOXES = """selectors => selectors.flatMap((selector) => [...document.querySelectorAll(selector)]
  .map((found) => [selector, found.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height)
  .map(([name, box]) => [name, box.left, box.top, box.right, box.bottom]))"""
CUT_OFF = """() => [...document.querySelectorAll('button')]
  .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.getClientRects().length)
  .filter((button) => button.scrollWidth > button.clientWidth + 1 && getComputedStyle(button).overflowX === 'visible')
  .map((button) => button.textContent)"""
"""The buttons whose words do not fit."""
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


IN_LANGUAGE = """language => {
  const stored = JSON.parse(localStorage.getItem('sirocco-settings') ?? '{}');
  localStorage.setItem('sirocco-settings', JSON.stringify({ ...stored, language }));
  sessionStorage.clear();
}"""


def in_every_language(page: Page) -> Iterator[str]:
    """The table as it is, then opened anew in each other language, as if for the first time."""
    for language in LANGUAGES:
        if page.locator("html").get_attribute("lang") != language:
            page.evaluate(IN_LANGUAGE, language)
            page.reload()
            settled(page)
            if page.locator("[data-handover]").count():
                take_over(page)
                settled(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language


@SIZE
@pytest.mark.parametrize("scenario", ["crusader", "gazala"])
def test_the_units_asked_for_stand_beside_the_map_and_lead_to_it(
    visit: Visit, keep: Keep, size: str, scenario: str
) -> None:
    page = open_table(visit, "dark-sands", scenario, **SIZES[size])
    for language in in_every_language(page):
        assert min(sizes_in_view(page, ".piece")) >= READABLE
        show_now(page)
        chips = page.locator(".asked [data-piece]")
        expect(chips.first).to_be_visible()
        for chip in chips.all():
            box = chip.bounding_box()
            assert box is not None and box["width"] >= CHIP
        keep(page, f"asked-{scenario}-{size}-{language}")

        # A unit beside the map: choosing it shows where it can go.
        page.locator(".asked").first.locator("[data-piece]").first.click()
        expect(page.locator(".picks")).to_be_visible()
        expect(page.locator(".place.goal").first).to_be_attached()
        assert sizes_in_view(page, ".place.goal"), "no goal is in sight"
        keep(page, f"asked-{scenario}-{size}-{language}-goals")


@SIZE
@pytest.mark.parametrize(("game", "scenario"), [("compass", None), ("dark-sands", "compass")])
def test_the_board_opens_at_the_first_decision(
    visit: Visit, keep: Keep, size: str, game: str, scenario: str | None
) -> None:
    page = open_table(visit, game, scenario, **SIZES[size])
    for language in in_every_language(page):
        pieces = sizes_in_view(page, ".piece")
        assert pieces and min(pieces) >= READABLE
        keep(page, f"opening-{game}-{scenario}-{size}-{language}")


@pytest.mark.parametrize(
    ("game", "width"),
    [
        ("compass", 390),
        ("dark-sands", 390),
        ("compass", 1024),
        ("compass", 1440),
        ("dark-sands", 1440),
        ("compass", 3840),
    ],
)
def test_nothing_lies_over_anything(visit: Visit, keep: Keep, game: str, width: int) -> None:
    scenario = None if game == "compass" else "crusader"
    page = open_table(visit, game, scenario, viewport={"width": width, "height": WIDTHS[width]})
    for language in in_every_language(page):
        keep(page, f"table-{game}-{width}-{language}")
        check_furniture(page, width)


def check_furniture(page: Page, width: int) -> None:
    """Nothing lies over anything else or sticks out, and all there is has its room."""
    parts = page.evaluate(BOXES, [".table > header", ".middle", ".dock", ".prompt"])
    assert len({name for name, *_ in parts}) >= 3
    furniture = page.evaluate(BOXES, [".board .layers .row", ".board .tools"])
    for boxes in (parts, furniture):
        for (one, *a), (other, *b) in combinations(boxes, 2):
            wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert min(wide, high) <= 1, (one, other)
    # All tabs are in sight, without scrolling for one.
    for tab in page.locator(".dock [role='tab']").all():
        expect(tab).to_be_in_viewport(ratio=1)
    # The whole width is used, and nothing sticks out of the screen.
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for _name, left, top, right, bottom in parts:
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= WIDTHS[width] + 1
    assert page.evaluate(CUT_OFF) == []


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


IN_SIGHT = """selector => [...document.querySelectorAll(selector)].find((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""The first button that a hand could press: nothing lies over it."""


@EVERYWHERE
@pytest.mark.parametrize("game", ["compass", "dark-sands"])
def test_who_only_clicks_the_filled_button_comes_to_move(visit: Visit, game: str, size: str, language: str) -> None:
    """From the first page to the first own move. On a phone, too, there is always a filled button in sight."""
    page = visit_with(visit, size, language)
    if game == "compass":
        page.locator(".hero .start:not(.second)").click()
    else:
        page.locator(".games > ul > li", has_text="The Dark Sands").locator(".button.primary").click()
    for _ in range(60):
        settled(page)
        record = page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text()
        if FIRST_MOVE.search(record):
            break
        at_rest(page)
        filled = page.wait_for_function(IN_SIGHT, arg=".now .button.primary, .prompt .button.primary").as_element()
        assert filled is not None
        filled.click()
        at_rest(page)
    assert FIRST_MOVE.search(record), record


DECLARED = {"en": "Declared attacks", "it": "Attacchi dichiarati"}


@EVERYWHERE
def test_what_is_declared_stands_beside_the_map_with_its_odds(
    visit: Visit, keep: Keep, size: str, language: str
) -> None:
    game = sirocco.new("compass", seed=8)
    for marker in ("naval-support", "air-support", "surprise"):
        game.act(f"take {marker}")
    for unit in ("5Ind", "11Ind"):
        game.act(f"attack {unit} Nibeiwa")
    page = visit_with(visit, size, language)
    continue_from(page, game.record(), "8", at=5)
    show_now(page)
    if size == "phone" and page.locator(".dock[data-height='low']").count():
        page.locator(".dock .handle").click()
    declared = page.locator("[data-declared]")
    expect(declared.get_by_role("heading")).to_have_text(DECLARED[language])
    expect(declared).to_contain_text("Nibeiwa")
    expect(declared.locator(".value").first).to_have_text(re.compile(r"42–44\s?%"))
    keep(page, f"declared-{size}-{language}")


COVERED = """card => {
  const box = document.querySelector(card).getBoundingClientRect();
  const middles = [...document.querySelectorAll('.piece.able, .place.goal')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each.dataset.piece ?? each.dataset.place, left + width / 2, top + height / 2];
  });
  return middles.filter(([, x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_covers_nothing_that_can_be_chosen_and_goes_with_the_mouse(visit: Visit, language: str) -> None:
    page = open_table(visit, "compass", None, locale=LANGUAGES[language])
    for _ in range(3):
        before = sequence(page)
        page.locator(".hand .card.able").first.click()
        moved_on(page, before)
    at_rest(page)
    for name in ("1Libica", "4Arm", "ArtXXI"):
        page.locator(f".piece[data-piece='{name}']").hover()
        expect(page.locator(".info")).to_contain_text(name)
        assert page.evaluate(COVERED, ".info") == []
        leave_board(page)
