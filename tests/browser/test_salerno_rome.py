"""From Salerno to Rome in the page: the command display, points divided in secret, artillery, windows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import sirocco
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
from tests.whole import WHOLE

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


LANGUAGES = ("en-GB", "it-IT")
FIGHT: dict[str, Any] = {
    "game": "salerno-rome",
    "scenario": "ortona",
    "base": "setup",
    "guns": {"78Inf-Art": "4425", "V-Art": "4426", "65I-Art": "4322"},
    "activeGuns": ["78Inf-Art", "V-Art"],
    "planes": {"allied": 2},
    "units": {"78Inf/11": "4424", "78Inf/36": "4424", "78Inf/38": "4323", "8Ind/17": "4323", "65I/145": "4423"},
}
"""VIII Army before Fossacesia (4423), in two hexes and with its artillery behind it."""


def variants(*usual: tuple[str, str]) -> pytest.MarkDecorator:
    """A size and a language for a test; all of them when everything is run."""
    every = [(size, language) for size in SIZES for language in LANGUAGES]
    return pytest.mark.parametrize(("size", "language"), every if WHOLE else list(usual))


def sit_down_at(visit: Visit, size: str, language: str, **position: Any) -> Page:
    """Both sides at one screen, at a position."""
    page = visit("/", locale=language, **SIZES[size])
    record = sirocco.position({**FIGHT, **position}).record()
    made = page.request.post("/api/records", data={"record": record}).json()
    seats = {"at": 0, "seed": "5", "seats": {"allied": "me", "axis": "me"}}
    branch = page.request.post(f"/api/tables/{made['id']}/branch", data=seats).json()
    page.goto(f"/table/{branch['id']}")
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


def act(page: Page, button: Locator) -> None:
    """Click something that is done at once, or after a second tap."""
    before = sequence(page)
    button.click()
    at_rest(page)
    if sequence(page) == before:
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    hand_over(page)


def strike(page: Page, name: str, verb: str) -> None:
    """Point at a hex; where more than one thing can be done to it, say which."""
    before = sequence(page)
    place(page, name).dispatch_event("click")
    at_rest(page)
    if sequence(page) == before:
        one = page.locator("[data-confirm]")
        (one if one.count() else page.locator(f".action-buttons [data-verb='{verb}']")).click()
    moved_on(page, before)
    hand_over(page)


def in_view(page: Page, name: str) -> bool:
    """Whether the middle of a hex is in the part of the board that is seen."""
    board, hexagon = (page.locator(each).bounding_box() for each in (".board", f"[data-place='{name}']"))
    assert board is not None and hexagon is not None
    x, y = hexagon["x"] + hexagon["width"] / 2, hexagon["y"] + hexagon["height"] / 2
    return board["x"] < x < board["x"] + board["width"] and board["y"] < y < board["y"] + board["height"]


def two_players(visit: Visit, server: Server) -> tuple[Page, Page]:
    """Ortona, each side at a screen of its own."""
    made = server.create({"allied": "open", "axis": "open"}, game="salerno-rome", scenario="ortona", seed="8")
    allied, axis = (visit(made["links"][side]) for side in ("allied", "axis"))
    for page in (allied, axis):
        at_rest(page)
    return allied, axis


def two_players_at(visit: Visit, server: Server, **position: Any) -> tuple[Page, Page]:
    """The set-up of Ortona at a point of its first impulse, each side at a screen of its own."""
    start = {"game": "salerno-rome", "scenario": "ortona", "base": "setup", **position}
    with server.http() as http:
        record = http.post("/api/records", json={"record": sirocco.position(start).record()}).json()
        seats = {"at": 0, "seats": {"allied": "open", "axis": "open"}}
        links = http.post(f"/api/tables/{record['id']}/branch", json=seats).json()["links"]
    allied, axis = (visit(links[side]) for side in ("allied", "axis"))
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
    allied, axis = two_players_at(visit, server, at="movement", formation="78Inf")
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


@variants(("desktop", "it-IT"), ("phone", "en-GB"))
def test_an_attack_from_two_hexes_with_support(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = sit_down_at(visit, size, language, at="combat")
    strike(page, "4423", "attack")
    panel = page.locator(".battle")
    for unit in ("78Inf/11", "78Inf/36", "78Inf/38"):
        act(page, panel.locator(f".pool [data-piece='{unit}']"))
    # The column stands in the heading, and is lit in the table.
    column = panel.locator(".odds-column").inner_text()
    panel.locator(".read:not([open]) summary").click() if size == "phone" else None
    expect(panel.locator(".read thead th.lit")).to_have_text(column)
    keep(page, f"salerno-attack-{size}-{language}")
    # One takes it back by a click on who has been named.
    act(page, panel.locator(".slots [data-piece='78Inf/36']"))
    expect(panel.locator(".pool [data-piece='78Inf/36']")).to_have_count(1)
    act(page, page.locator("[data-finish]"))
    expect(page.locator(".table")).to_have_attribute("data-step", "AttackerSupport")
    expect(panel.locator("[data-token='token plane']").first).to_have_class(re.compile("able"))
    act(page, panel.locator(".pool [data-piece='V-Art']"))
    # The defender is asked for his; what lets it pass stands apart, and is no support.
    expect(page.locator(".table")).to_have_attribute("data-step", "SupportWindow")
    expect(panel.locator(".slots [data-piece='V-Art']")).to_be_visible()
    keep(page, f"salerno-support-{size}-{language}")
    act(page, page.locator("[data-finish]"))
    # Both dice are told, of the support and of the attack, and the cell where the attack's were read is lit.
    expect(page.locator(".table")).not_to_have_attribute("data-step", "SupportWindow")
    keep(page, f"salerno-fought-{size}-{language}")
    for kind in ("supported", "attacked"):
        expect(page.locator(f".now [data-roll='{kind}']")).to_be_visible()
    expect(page.locator(".now [data-roll='attacked'] .here")).to_have_count(1)
    assert in_view(page, "4423")


@variants(("phone", "it-IT"), ("desktop", "en-GB"))
def test_a_bombardment_with_its_odds_and_the_range_of_a_gun(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = sit_down_at(visit, size, language, at="movement")
    strike(page, "4423", "bombard")
    panel = page.locator(".battle")
    expect(panel.locator(".slots [data-piece='65I/145']")).to_be_visible()
    act(page, panel.locator(".pool [data-piece='78Inf-Art']"))
    column = panel.locator(".odds-column")
    expect(column).to_have_text("1-2")
    bars = panel.locator(".numbers dl dd.value")
    before = bars.all_inner_texts()
    act(page, panel.locator(".pool [data-piece='V-Art']"))
    expect(column).to_have_text("9-12")
    expect(bars.first).to_be_attached()
    assert bars.all_inner_texts() != before
    # The piece that is picked shows how far it reaches, and whom.
    if size == "desktop":
        panel.locator(".slots [data-piece='V-Art']").hover()
        expect(page.locator(".under path.ring")).to_have_count(2)
        expect(page.locator(".layers .note")).to_contain_text({"en-GB": "range 3", "it-IT": "portata 3"}[language])
    keep(page, f"salerno-bombardment-{size}-{language}")
    assert in_view(page, "4423")
    act(page, page.locator("[data-finish]"))
    expect(page.locator(".roll").last).to_have_attribute("data-roll", "bombarded")


@variants(("desktop", "en-GB"))
def test_reserves_act_in_turns(visit: Visit, keep: Keep, size: str, language: str) -> None:
    reserves = {"allied": ["4325", "4426"], "axis": ["4118"]}
    units = {"78Inf/36": "4325", "90PzG/A": "4118"}
    page = sit_down_at(visit, size, language, at="reserves", units={**FIGHT["units"], **units}, reserves=reserves)
    expect(page.locator(".table")).to_have_attribute("data-step", "ReserveStep")
    expect(page.locator("[data-marker='letters 4325']")).to_be_attached()
    strike(page, "4325", "commit")
    expect(page.locator(".table")).to_have_attribute("data-step", "Movement")
    keep(page, f"salerno-reserves-{size}-{language}")
    for _ in range(6):
        if step(page) in ("ReserveWindow", "ReserveStep"):
            break
        act(page, page.locator("[data-finish]"))
    # Then it is the enemy's turn, who lets it pass; then the first side's again.
    expect(page.locator(".table")).to_have_attribute("data-step", "ReserveWindow")
    act(page, page.locator("[data-finish]"))
    expect(page.locator(".table")).to_have_attribute("data-step", "ReserveStep")
