"""From Salerno to Rome in the page: the command display, points divided in secret, artillery, windows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Keep, Visit
from tests.browser.hands import (
    at_rest,
    click_place,
    finish,
    moved_on,
    piece,
    place,
    press_piece,
    sequence,
    settled,
    show_now,
    step,
    take_over,
)
from tests.server.harness import Server

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def two_players(visit: Visit, server: Server) -> tuple[Page, Page]:
    """Ortona, each side at a screen of its own."""
    made = server.create({"allied": "open", "axis": "open"}, game="salerno-rome", scenario="ortona", seed="8")
    allied, axis = (visit(made["links"][side]) for side in ("allied", "axis"))
    for page in (allied, axis):
        at_rest(page)
    return allied, axis


def end_step(page: Page) -> None:
    """End a step of one's own, and wait until it is over."""
    settled(page)
    before = sequence(page)
    expect(page.locator("[data-finish]")).to_be_enabled()
    finish(page)
    moved_on(page, before)
    at_rest(page)


def give(page: Page, *things: str) -> None:
    """Tap what is to be given points."""
    show_now(page)
    for thing in things:
        share = page.locator(f"[data-share='{thing}']")
        share.click()
        expect(share).to_have_attribute("aria-pressed", "true")
    at_rest(page)


def allocate(page: Page) -> None:
    before = sequence(page)
    page.locator("[data-allocate]").click()
    moved_on(page, before)
    at_rest(page)


def until(page: Page, other: Page, wanted: str, answer: Callable[[Page], None] = end_step) -> None:
    """Let both sides end their steps until one comes in which the first decides."""
    for _ in range(20):
        if step(page) == wanted and page.locator(".table[data-mine='yes']").count():
            return
        for each in (page, other):
            at_rest(each)
            mine = each.locator(".table[data-mine='yes']").count()
            if mine and not (each is page and step(page) == wanted):
                answer(each)
    raise AssertionError(f"{wanted} has not come")


def test_points_are_divided_in_secret_and_laid_open_together(visit: Visit, server: Server, keep: Keep) -> None:
    allied, axis = two_players(visit, server)
    end_step(allied)
    end_step(axis)
    expect(allied.locator(".table")).to_have_attribute("data-step", "Allocation")
    give(allied, "78Inf", "8Ind")
    # A point is dragged to the corps, which can have it now that two of its divisions do; a third division goes by.
    allied.locator(".pool .pip:not(.spent)").first.drag_to(allied.locator("[data-share='V']"))
    expect(allied.locator("[data-share='V']")).to_have_attribute("aria-pressed", "true")
    expect(allied.locator("[data-share='XIII']")).to_be_disabled()
    expect(allied.locator(".pool b").first).to_have_text("15")
    keep(allied, "salerno-allocation")
    # Without one of the divisions the corps has not enough of them.
    allied.locator("[data-share='8Ind']").click()
    expect(allied.locator("[data-share='V']")).to_have_attribute("aria-pressed", "false")
    give(allied, "8Ind", "V")
    expect(axis.locator(".allocation")).to_have_count(0)
    allocate(allied)
    for page in (allied, axis):
        expect(page.locator(".table")).to_have_attribute("data-step", "Allocation")
    axis.locator("[data-tab='log']").click()
    assert "78 Inf" not in axis.locator(".dock").inner_text()
    # What is secret can be taken back as a whole.
    settled(axis)
    give(axis, "26Pz")
    allocate(axis)
    at_rest(axis)
    axis.locator("[data-tab='log']").click()
    expect(axis.locator(".dock")).to_contain_text("78 Inf")
    allied.locator("[data-tab='log']").click()
    expect(allied.locator(".dock")).to_contain_text("26.Pz")


def test_a_division_changes_its_corps_by_dragging(visit: Visit, server: Server) -> None:
    allied, _axis = two_players(visit, server)
    show_now(allied)
    before = sequence(allied)
    token = allied.locator(".boxes [data-token='formation 78Inf']")
    token.drag_to(allied.locator(".boxes [data-token='formation XIII']"))
    moved_on(allied, before)
    thirteenth = allied.locator(".boxes [data-tray='corps-XIII']")
    expect(thirteenth.locator("[data-token='formation 78Inf']")).to_have_count(1)
    # And by picking it, then what is offered.
    before = sequence(allied)
    allied.locator(".boxes [data-token='formation 5Inf']").click()
    allied.locator(".boxes [data-token='formation V']").click()
    if allied.locator("[data-confirm]").count():
        allied.locator("[data-confirm]").click()
    moved_on(allied, before)
    expect(thirteenth.locator("[data-token='formation 5Inf']")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [("desktop", "en-GB"), ("phone", "it-IT")])
def test_artillery_is_picked_beside_the_map_and_put_on_it(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit("/", locale=language, **SIZES[size])
    wish = {"game": "salerno-rome", "scenario": "ortona", "seed": "8", "seats": {"allied": "me", "axis": "me"}}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    for _ in range(12):
        settled(page)
        if page.locator("[data-handover]").count():
            take_over(page)
        elif step(page) == "Positioning":
            break
        elif page.locator("[data-allocate]").count():
            give(page, *("78Inf" if page.locator("[data-share='78Inf']").count() else "26Pz",))
            allocate(page)
        else:
            end_step(page)
    show_now(page)
    gun = page.locator(".asked [data-piece]").first
    name = gun.get_attribute("data-piece")
    gun.click()
    goal = page.locator(".place.goal").first
    expect(goal).to_be_attached()
    keep(page, f"salerno-artillery-{size}")
    before = sequence(page)
    goal.dispatch_event("click")
    at_rest(page)
    if sequence(page) == before:
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    expect(piece(page, name or "")).to_be_attached()


def test_a_move_is_interrupted_only_by_who_can_and_goes_on_when_they_pass(
    visit: Visit, server: Server, keep: Keep
) -> None:
    allied, axis = two_players(visit, server)

    def answer(page: Page) -> None:
        """Two divisions of V Corps and one of the Axis get their points; everything else is ended."""
        if page.locator("[data-allocate]").count():
            give(page, *(("78Inf", "8Ind") if page is allied else ("26Pz",)))
            allocate(page)
        else:
            end_step(page)

    until(allied, axis, "FormationChoice", answer)
    show_now(allied)
    before = sequence(allied)
    allied.get_by_role("button", name="Operate with 78 Inf").click()
    moved_on(allied, before)
    until(allied, axis, "Movement", answer)
    # A brigade marches where no enemy can interfere: nobody is asked, and its player goes on at once.
    march(allied, "78Inf/38", "4327")
    end_step(allied)
    settled(allied)
    expect(allied.locator(".table")).to_have_attribute("data-step", "Movement")
    assert axis.locator(".table[data-mine='yes']").count() == 0
    # Another one ends its march within the range of units that react.
    march(allied, "78Inf/36", "4224")
    end_step(allied)
    settled(axis)
    expect(axis.locator(".table")).to_have_attribute("data-step", "ReactionWindow")
    expect(axis.locator("[data-always]")).to_be_visible()
    keep(axis, "salerno-reaction")
    end_step(axis)  # one tap
    settled(allied)
    expect(allied.locator(".table")).to_have_attribute("data-step", "Movement")


def march(page: Page, unit: str, goal: str) -> None:
    """Pick a unit, and send it to a hex."""
    press_piece(page, unit)
    expect(page.locator(".table")).to_have_attribute("data-step", "UnitMarch")
    at_rest(page)
    before = sequence(page)
    expect(place(page, goal)).to_have_class(re.compile("goal"))
    click_place(page, goal)
    moved_on(page, before)
    at_rest(page)
