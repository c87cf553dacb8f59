"""Tutorials in the browser: played through by hand, by the coach, on a phone, by keyboard; straying and going back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from sirocco.kernel.formats.tutorial import Tutorial, TutorialStep
from sirocco.kernel.registry import definition, installed
from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, click_piece, click_place, piece, sequence
from tests.browser.tables import EVERYWHERE, LANGUAGES, SIZES
from tests.whole import WHOLE

SMALL: ViewportSize = {"width": 1024, "height": 768}
TUTORIALS = [tutorial for game in installed() for tutorial in definition(game).tutorials().values()]
COACHED = [("compass", PHONE, "en"), ("dark-sands", SMALL, "it")]
"""One tutorial by hand and another by the coach where there is no time for all."""


def coach_at(page: Page, lesson: int, step: TutorialStep) -> None:
    """Wait until the coach speaks of a step, and nothing is under way."""
    expect(page.locator(f".coach[data-lesson='{lesson}'][data-step='{step.id}']")).to_be_visible()
    at_rest(page)


def next_lesson(page: Page) -> None:
    page.locator("[data-coach=next]").click()


def by_hand(page: Page, action: str, *, then: str = "") -> None:
    """Take an action as a player would: by the button that glows, or by pointing at what it names. Of a march only the
    goal is pointed at."""
    verb, *things = action.split()
    if then.startswith(f"{verb} ") and verb == "move":
        return
    at_rest(page)
    before = sequence(page)
    buttons = page.locator(".action-buttons .hint:not([disabled]), .choices .hint, .hand .hint")
    if buttons.count() and not (things and verb == "move"):
        buttons.first.click()
    elif not things:
        page.locator("[data-finish].hint").click()
    else:
        for thing in things:
            point_at(page, thing)
    expect(page.locator(".table")).not_to_have_attribute("data-seq", before)


def point_at(page: Page, thing: str) -> None:
    in_battle = page.locator(f".battle [data-piece='{thing}']")
    if in_battle.count():
        in_battle.first.click()
    elif piece(page, thing).count():
        click_piece(page, thing)
    else:
        click_place(page, thing)
    at_rest(page)


@pytest.mark.slow
@pytest.mark.parametrize("tutorial", TUTORIALS if WHOLE else TUTORIALS[:1], ids=str)
def test_a_tutorial_is_played_through_by_hand(visit: Visit, tutorial: Tutorial) -> None:
    """Whatever it asks for can be done where it glows."""
    page = visit(f"/learn/{tutorial.game}/{tutorial.name}")
    for number, lesson in enumerate(tutorial.lessons):
        for step in lesson.step:
            coach_at(page, number, step)
            if not step.do:
                next_lesson(page)
            for action, then in zip(step.do, (*step.do[1:], ""), strict=False):
                by_hand(page, action, then=then)
        if step.do:
            expect(page.locator(".coach")).to_contain_text("Well done")
            next_lesson(page)
    expect(page.get_by_role("heading", name="You know how to play")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "language"),
    COACHED if WHOLE else COACHED[-1:],
)
def test_the_coach_shows_everything(visit: Visit, keep: Keep, game: str, size: ViewportSize, language: str) -> None:
    """No dead end: who never finds anything gets through all the same, and what is asked is always in view."""
    tutorial = definition(game).tutorials()["first-steps"]
    page = visit(f"/learn/{game}/first-steps", viewport=size, locale={"it": "it-IT", "en": "en-GB"}[language])
    for number, lesson in enumerate(tutorial.lessons):
        for step in lesson.step:
            coach_at(page, number, step)
            button = page.locator("[data-coach=show], [data-coach=next]")
            expect(button).to_be_in_viewport(ratio=1)
            expect(page.locator(".coach .text p").first).to_be_in_viewport(ratio=1)
            assert "tutorial-" not in page.locator(".coach").inner_text()
            if step is lesson.step[len(lesson.step) // 2]:
                keep(page, f"learn-{game}-{language}-{size['width']}-{lesson.id}")
            button.click()
        if step.do:
            next_lesson(page)
    expect(page.locator(".learned")).to_be_visible()
    keep(page, f"learned-{game}-{language}-{size['width']}")


OPENING = {
    ("compass", "en"): "December 1940",
    ("compass", "it"): "Dicembre 1940",
    ("dark-sands", "en"): "November 1941",
    ("dark-sands", "it"): "Novembre 1941",
}


@pytest.mark.parametrize("game", ["compass", "dark-sands"])
@EVERYWHERE
def test_a_first_lesson_begins(visit: Visit, size: str, language: str, game: str) -> None:
    """What the coach says and what he asks for are in view; who is stuck is shown."""
    page = visit(f"/learn/{game}/first-steps", locale=LANGUAGES[language], **SIZES[size])
    lesson = definition(game).tutorials()["first-steps"].lessons[0]
    coach_at(page, 0, lesson.step[0])
    expect(page.locator(".coach")).to_contain_text(OPENING[game, language])
    for step in lesson.step:
        coach_at(page, 0, step)
        expect(page.locator(".coach .text p").first).to_be_in_viewport(ratio=1)
        button = page.locator("[data-coach=show], [data-coach=next]")
        expect(button).to_be_in_viewport(ratio=1)
        button.click()
    if step.do:
        next_lesson(page)
    expect(page.locator(".coach[data-lesson='1']")).to_be_visible()


def test_from_the_first_page_and_on_to_a_game(visit: Visit, keep: Keep) -> None:
    page = visit()
    learn = page.get_by_role("link", name="Learn Compass in 10 minutes")
    expect(learn).to_be_in_viewport(ratio=1)
    keep(page, "lobby-learn")
    learn.click()
    expect(page.locator(".coach")).to_contain_text("December 1940")
    for _ in range(4):  # all lessons but the last are passed over
        page.locator(".lessons [aria-current] >> xpath=../following-sibling::li[1]/button").click()
        at_rest(page)
    for _ in range(5):
        page.locator("[data-coach=show], [data-coach=next]").click()
        at_rest(page) if page.locator(".table").count() else None
    expect(page.locator(".learned")).to_contain_text("You can read a counter")
    expect(page.get_by_role("link", name="Learn The Dark Sands")).to_be_visible()
    page.get_by_role("button", name="Play Compass against the computer").click()
    expect(page.locator(".when")).to_contain_text("Turn 1 of 12")
    page.goto("/")
    expect(page.locator(".mine li")).to_have_count(1)


def test_another_move_is_kindly_declined(visit: Visit) -> None:
    page = visit("/learn/compass/first-steps")
    for _ in range(3):
        at_rest(page)
        page.locator("[data-coach=next]").click()
    expect(page.locator(".coach")).to_contain_text("Click the 11 Hussars")
    at_rest(page)
    before = sequence(page)
    point_at(page, "4Arm")
    point_at(page, "Bir-Enba")
    expect(page.locator(".coach .remark")).to_contain_text("The rules allow that")
    page.locator("[data-finish]").click()
    at_rest(page)
    assert sequence(page) == before
    point_at(page, "11Hussars")
    point_at(page, "Bir-Enba")
    expect(page.locator(".coach")).to_have_attribute("data-step", "further")
    expect(page.locator(".coach .remark")).to_have_count(0)


def test_every_step_can_be_taken_back(visit: Visit) -> None:
    tutorial = definition("compass").tutorials()["first-steps"]
    page = visit("/learn/compass/first-steps")
    steps = tutorial.lessons[0].step
    for step in steps:
        coach_at(page, 0, step)
        page.locator("[data-coach=show], [data-coach=next]").click()
    coach_at(page, 1, tutorial.lessons[1].step[0])
    for step in reversed(steps):
        page.locator("[data-coach=back]").click()
        coach_at(page, 0, step)
    expect(page.locator("[data-coach=back]")).to_be_disabled()
    assert piece(page, "11Hussars").get_attribute("aria-label", timeout=0) is not None
    expect(piece(page, "11Hussars")).to_have_attribute(
        "aria-label", "11Hussars 1–4: 11 Hussars, Allies, Piccadilly Circus"
    )


def test_progress_is_remembered(visit: Visit) -> None:
    page = visit("/learn/compass/first-steps")
    for _ in range(4):
        at_rest(page)
        page.locator("[data-coach=show], [data-coach=next]").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "further")
    at_rest(page)
    page.locator("[data-leave]").click()
    expect(page.locator(".mine .empty")).to_be_visible()
    page.goto("/learn/compass/first-steps")
    expect(page.locator(".coach")).to_have_attribute("data-step", "further")
    at_rest(page)
    expect(piece(page, "11Hussars")).to_have_attribute("aria-label", "11Hussars 1–4: 11 Hussars, Allies, Bir Enba")


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/learn/compass/first-steps")
    at_rest(page)
    page.locator("[data-coach=next]").focus()
    for step in ("numbers", "levels", "move"):
        page.keyboard.press("Enter")
        expect(page.locator(".coach")).to_have_attribute("data-step", step)
        at_rest(page)
    piece(page, "11Hussars").focus()
    page.keyboard.press("Enter")
    at_rest(page)
    page.locator("[data-place='Bir-Enba']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "further")
    at_rest(page)
    page.keyboard.press("u")
    expect(page.locator(".coach")).to_have_attribute("data-step", "move")
    at_rest(page)
    page.locator("[data-coach=show]").focus()
    for step in ("further", "control", "target"):
        page.keyboard.press("Enter")
        expect(page.locator(".coach")).to_have_attribute("data-step", step)
        at_rest(page)
    expect(page.locator("[data-coach=next]")).to_be_focused()


def test_there_is_no_such_tutorial(visit: Visit) -> None:
    visit.expected += ["404"]
    for address in ("/learn/compass/nothing", "/learn/chess/first-steps"):
        page = visit(address)
        expect(page.get_by_role("alert")).to_contain_text("nothing at this address")
