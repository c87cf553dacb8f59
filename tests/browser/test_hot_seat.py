"""Two on one screen: a turn played by clicking through every phase."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import (
    choose,
    click_place,
    decide_everything,
    deeds,
    finish,
    moved_on,
    new_game,
    piece,
    place,
    sequence,
    settled,
    step,
    take_markers,
    zoom_to,
)


def hand_over(page: Page) -> None:
    settled(page)
    if page.locator("[data-handover]").count():
        expect(page.locator(".hand")).to_have_count(0)
        page.locator("[data-handover]").click()
        expect(page.locator("[data-handover]")).to_have_count(0)
        settled(page)


def test_a_turn_through_every_phase(visit: Visit, keep: Keep) -> None:
    page = visit()
    decide_everything(page)
    new_game(page, "Two on this screen", seed="1940")
    hand_over(page)
    take_markers(page, "Naval Support", "Air Support", "Sustained Attack")

    # Movement: pick a counter, see where it can go and for how much, go there by clicking.
    assert step(page) == "MovementPhase"
    zoom_to(page, "4Arm")
    piece(page, "4Arm").click()
    expect(page.locator(".place.goal").first).to_be_visible()
    expect(page.locator(".cost").first).to_be_visible()
    keep(page, "reach")
    before = sequence(page)
    click_place(page, "Bir-Enba")
    moved_on(page, before)
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    page.keyboard.press("u")
    expect(page.locator(".who")).to_contain_text("Your decision")

    # Drag another one.
    settled(page)
    page.keyboard.press("Escape")
    before = sequence(page)
    start = piece(page, "7Arm").bounding_box()
    goal = place(page, "Bir-Enba").bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] - 30, start["y"] + 10, steps=4)
    page.wait_for_timeout(250)
    spot = page.evaluate(
        """() => { const p = document.querySelector("[data-place='Bir-Enba']"), b = p.getBoundingClientRect();
          for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
            const x = b.left + b.width * j / 20, y = b.top + b.height * i / 20;
            if (document.elementFromPoint(x, y) === p) return [x, y]; } }"""
    )
    page.mouse.move(spot[0], spot[1], steps=6)
    page.mouse.up()
    moved_on(page, before)
    page.keyboard.press("Escape")

    # Attacks, with the odds before they are declared.
    piece(page, "4Arm").click()
    piece(page, "Maletti").hover()
    expect(page.locator(".preview .odds").first).to_be_visible()
    keep(page, "odds-before-declaring")
    before = sequence(page)
    piece(page, "Maletti").click()
    moved_on(page, before)
    for unit in ("7SG", "7RTR"):
        choose(page, f"{unit} attack Nibeiwa")
    expect(page.locator(".arrow")).to_have_count(1)

    # Ending the phase warns of what could still be done.
    page.locator("[data-finish]").click()
    expect(page.locator(".warnings")).to_contain_text("could still declare an attack")
    keep(page, "warning")
    page.locator(".deeds .primary").click()
    settled(page)

    # Combat, on the battlefield.
    assert step(page) == "CombatPhase"
    place(page, "Nibeiwa").dispatch_event("click")
    settled(page)
    if step(page) == "CombatPhase":
        deeds(page).first.click()
        settled(page)
    assert step(page) == "AttackLine"
    panel = page.locator(".battle")
    front = panel.locator("[data-slot='front']")
    for unit in ("4 Arm Bde", "7 Support Group"):
        before = sequence(page)
        panel.locator(".pool button").filter(has=page.locator("svg")).and_(page.get_by_label(unit)).drag_to(front)
        moved_on(page, before)
    before = sequence(page)
    panel.locator(".pool").first.get_by_label("7RTR").drag_to(panel.locator("[data-slot='support 4Arm']"))
    moved_on(page, before)
    expect(panel.locator(".odds").first).to_be_visible()
    keep(page, "battlefield")
    finish(page)
    hand_over(page)
    assert step(page) == "DefenceLine"
    keep(page, "defence")
    while step(page) == "DefenceLine" and not page.locator("[data-handover]").count():
        before = sequence(page)
        deeds(page).first.click()
        moved_on(page, before)
        settled(page)

    # Everything that follows, until the Italians have had their turn and the next one has begun.
    seen: set[str] = set()
    for _ in range(120):
        hand_over(page)
        seen.add(step(page))
        if "Turn 2" in page.locator(".when").inner_text():
            break
        before = sequence(page)
        if page.locator("[data-finish]").count():
            finish(page)
        elif deeds(page).count():
            deeds(page).first.click()
        else:
            page.locator(".hand .card.able").first.click()
        moved_on(page, before)
    assert seen >= {"CombatEvents", "MovementPhase"}
    expect(page.locator(".when")).to_contain_text("Turn 2")


def test_the_other_hand_stays_hidden(visit: Visit, keep: Keep) -> None:
    page = visit()
    new_game(page, "Two on this screen", seed="7")
    hand_over(page)
    take_markers(page, "Leader", "Air Support", "Surprise")
    finish(page)
    settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("The Italians decide now")
    expect(page.get_by_text("Leader", exact=True)).to_have_count(0)
    keep(page, "hand-over")
    page.locator("[data-handover]").click()
    settled(page)
    expect(page.locator(".hand .card", has_text="Surprise")).to_have_count(0)
