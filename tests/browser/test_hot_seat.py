"""Two on one screen: a turn played by clicking through every phase."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Keep, Visit
from tests.browser.hands import (
    action_buttons,
    at_rest,
    choose,
    click_piece,
    click_place,
    decide_everything,
    end_turn,
    finish,
    free_spot,
    leave_board,
    moved_on,
    new_game,
    piece,
    place,
    sequence,
    settled,
    step,
    take_markers,
    take_over,
)


def hand_over(page: Page) -> None:
    settled(page)
    if page.locator("[data-handover]").count():
        expect(page.locator(".hand")).to_have_count(0)
        take_over(page)
        settled(page)


def test_a_turn_through_every_phase(visit: Visit, keep: Keep) -> None:
    page = visit()
    decide_everything(page)
    new_game(page, "Two on this screen", seed="1940")
    hand_over(page)
    take_markers(page, "Naval Support", "Air Support", "Sustained Attack")

    # Movement: pick a counter, see where it can go and for how much, go there by clicking.
    assert step(page) == "MovementPhase"
    click_piece(page, "4Arm")
    expect(page.locator(".place.goal").first).to_be_visible()
    expect(page.locator(".cost").first).to_be_visible()
    keep(page, "reach")
    before = sequence(page)
    click_place(page, "Bir-Enba")
    moved_on(page, before)
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    page.keyboard.press("u")
    expect(page.locator(".who")).to_contain_text("Decision of the Allies")

    # Its own place is no goal: a click there moves nobody.
    settled(page)
    page.keyboard.press("Escape")
    before = sequence(page)
    click_piece(page, "4Arm")
    expect(page.locator(".picks")).to_contain_text("4 Arm Bde")
    expect(page.locator("[data-place='Piccadilly-Circus'].goal")).to_have_count(0)
    click_place(page, "Piccadilly-Circus")
    at_rest(page)
    assert sequence(page) == before

    # Drag another one.
    settled(page)
    page.keyboard.press("Escape")
    before = sequence(page)
    leave_board(page)
    start = piece(page, "7Arm").bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] - 30, start["y"] + 10, steps=4)
    expect(page.locator(".piece.dragged[data-piece='7Arm']")).to_be_attached()
    page.mouse.move(*free_spot(page, "Bir-Enba"), steps=6)
    page.mouse.up()
    moved_on(page, before)
    page.keyboard.press("Escape")

    # With one counter picked another can still be dragged; dropped where it was, it stays.
    click_piece(page, "7SG")
    before = sequence(page)
    leave_board(page)
    start = piece(page, "5Ind").bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 14, start["y"] + start["height"] / 2 + 4, steps=4)
    expect(page.locator(".piece.dragged[data-piece='5Ind']")).to_be_attached()
    at_rest(page)
    page.mouse.up()
    expect(page.locator(".piece.dragged")).to_have_count(0)
    at_rest(page)
    assert sequence(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".picks")).to_have_count(0)
    after = piece(page, "5Ind").bounding_box()
    assert after is not None
    assert abs(after["x"] - start["x"]) < 12

    # Attacks, with the odds before they are declared: the decision contains them, nobody asks.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    click_piece(page, "4Arm")
    piece(page, "Maletti").hover()
    expect(page.locator(".preview .odds").first).to_be_visible()
    assert not [url for url in asked if "/explain" in url and "attack" in url]
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
    page.locator("[data-confirm]").click()
    settled(page)

    # Combat, on the battlefield.
    assert step(page) == "CombatPhase"
    place(page, "Nibeiwa").dispatch_event("click")
    settled(page)
    if step(page) == "CombatPhase":
        action_buttons(page).first.click()
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

    # What shows nobody's cards is decided without a hand-over: the Italian hand lies face down until it is asked for.
    settled(page)
    expect(page.locator("[data-handover]")).to_have_count(0)
    assert step(page) == "DefenceLine"
    expect(page.locator(".hand .card")).to_have_count(0)
    keep(page, "defence")
    while step(page) == "DefenceLine" and not page.locator("[data-handover]").count():
        before = sequence(page)
        action_buttons(page).first.click()
        moved_on(page, before)
        settled(page)

    # An event on a unit changes the odds (C-7.1).
    hand_over(page)
    assert step(page) == "CombatEvents"
    odds = page.locator(".battle .odds dl").first.inner_text()
    before = sequence(page)
    page.locator(".hand .card", has_text="Air Support").drag_to(page.locator(".battle .stand").first)
    moved_on(page, before)
    expect(page.locator(".battle .chip")).to_contain_text("Air Support")
    expect(page.locator(".battle .odds dl").first).not_to_have_text(odds)

    # Everything that follows, until the Italians have had their turn and the next one has begun.
    seen: set[str] = set()
    for _ in range(120):
        hand_over(page)
        seen.add(step(page))
        if page.locator(".aftermath").count() and "fought" not in seen:
            # What the battle left behind stays to be read until something else is done.
            seen.add("fought")
            expect(page.locator(".aftermath .throw")).to_have_count(2)
            expect(page.locator(".aftermath")).to_contain_text("expected")
            expect(page.locator(".aftermath .entry").first).to_be_visible()
            keep(page, "battle-fought")
        if "Turn 2" in page.locator(".when").inner_text():
            break
        before = sequence(page)
        if page.locator("[data-finish]").count():
            finish(page)
        elif action_buttons(page).count():
            action_buttons(page).first.click()
        else:
            page.locator(".hand .card.able").first.click()
        moved_on(page, before)
    assert seen >= {"CombatEvents", "MovementPhase", "fought"}
    expect(page.locator(".when")).to_contain_text("Turn 2")


def test_the_other_hand_stays_hidden(visit: Visit, keep: Keep) -> None:
    page = visit()
    new_game(page, "Two on this screen", seed="7")
    hand_over(page)
    take_markers(page, "Leader", "Air Support", "Surprise")
    end_turn(page)
    settled(page)
    expect(page.get_by_role("dialog")).to_contain_text("The Italians decide now")
    expect(page.get_by_text("Leader", exact=True)).to_have_count(0)
    keep(page, "hand-over")

    # At the hand-over neither the log nor the board text shows what only one side may read.
    page.keyboard.press("l")
    expect(page.locator(".drawer .entry").first).to_be_visible()
    assert "Leader" not in page.locator(".drawer").inner_text()
    page.keyboard.press("t")
    expect(page.locator(".drawer")).to_contain_text("Piccadilly Circus")
    at_rest(page)
    assert "Leader" not in page.locator(".drawer").inner_text()
    page.keyboard.press("Escape")
    take_over(page)
    settled(page)
    expect(page.locator(".hand .card", has_text="Surprise")).to_have_count(0)
