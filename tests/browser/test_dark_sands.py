"""The Dark Sands on the page: chits and boxes, moves by a way of one's own, attacks from several hexes, retreats."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import (
    at_rest,
    free_spot,
    moved_on,
    piece,
    place,
    press_piece,
    sequence,
    settled,
    show_now,
    step,
    tap_again,
    turn_wheel,
)
from tests.browser.test_access import findings

SEED = "5"
THEY_RETREAT = "8"
"""With these dice the first attack drives the defender back."""


def sit_down(page: Page, scenario: str = "crusader", seed: str = SEED) -> None:
    """Both sides of a new game at this screen, up to the first chit."""
    wish = {"game": "dark-sands", "scenario": scenario, "seed": seed, "seats": {"allied": "me", "axis": "me"}}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    settled(page)
    while step(page) == "SpendPoints":
        finish(page)
    assert step(page) == "InitiativeChit"


def finish(page: Page) -> None:
    """End the step, also when warned of what would be left."""
    before = sequence(page)
    page.locator("[data-finish]").click()
    at_rest(page)
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()
    moved_on(page, before)
    settled(page)


def begin_with(page: Page, chit: str) -> None:
    """Choose the initiative chit where it lies, in the pool."""
    before = sequence(page)
    show_now(page)
    page.locator(f".strip [data-tray='pool'] [data-token='chit {chit}']").first.click()
    moved_on(page, before)
    settled(page)


def look_at(page: Page, name: str, large: int = 100) -> None:
    """The whole board, then turn the wheel over a place of it until it is so large."""
    page.keyboard.press("0")
    for _ in range(20):
        box = place(page, name).bounding_box()
        assert box is not None
        if box["width"] >= large:
            break
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        turn_wheel(page)
    at_rest(page)


def act(page: Page, name: str) -> None:
    """Click a counter, however small, and wait until something is done."""
    before = sequence(page)
    press_piece(page, name)
    moved_on(page, before)
    settled(page)


def take_in_hand(page: Page, name: str) -> None:
    """Begin a unit's move: by a click, or by the button where it could do something else as well."""
    before = sequence(page)
    press_piece(page, name)
    at_rest(page)
    if sequence(page) == before:
        page.locator(".action-buttons button", has_text=re.compile("^Move ")).click()
    moved_on(page, before)
    expect(page.locator(".cost").first).to_be_attached()


def test_setting_up_and_the_chits_of_a_turn(visit: Visit, keep: Keep) -> None:
    page = visit("/new", bypass_csp=True)
    page.get_by_role("button", name="Two on this screen").click()
    page.get_by_label("Game").select_option("dark-sands")
    page.get_by_label("Scenario").select_option("crusader")

    # The options stand under the rulebook's chapters, and go back to our readings together.
    page.get_by_text("Rule options").click()
    expect(page.get_by_role("heading", name="Headquarters")).to_be_visible()
    page.get_by_label("Panzer momentum also follows").check()
    expect(page.locator("summary", has_text="Rule options")).to_contain_text("1 changed")
    page.get_by_role("button", name="Restore defaults").click()
    expect(page.get_by_label("Panzer momentum also follows")).not_to_be_checked()
    page.get_by_role("button", name="Start game").click()
    settled(page)
    expect(page.locator("[data-handover]")).to_have_count(0)
    while step(page) == "SpendPoints":
        finish(page)

    # In the pool lies what the turn track prints, and nothing has been played.
    pool, played = page.locator(".strip [data-tray='pool']"), page.locator(".strip [data-tray='played']")
    expect(pool).to_contain_text("30 Corps")
    expect(pool.locator("[data-token='chit logistics']")).to_contain_text("×2")
    expect(page.locator(".strip [data-tray='held-axis']")).to_contain_text("Rommel")
    expect(played.locator(".chip")).to_have_count(0)

    # A chit shows what it does and by which rule.
    pool.locator("[data-token='chit afrika-korps']").hover()
    note = page.locator(".strip [role='note']")
    expect(note).to_contain_text("15 and 21 Panzer")
    expect(note.locator(".rule")).to_have_text("DS-C.AKa")
    keep(page, "dark-sands-chits")
    page.mouse.move(700, 500)

    # Only one's own glow; choosing one puts it on the track.
    expect(pool.locator(".chip.able")).to_have_count(5)
    begin_with(page, "combat")
    expect(played.locator("[aria-current]")).to_contain_text("Combat")

    # The boxes: supports, what is to be rebuilt, the tracks ahead.
    page.get_by_role("tab", name="Boxes").click()
    drawer = page.locator(".drawer")
    expect(drawer.locator("[data-tray='supports-allied']")).to_contain_text("Naval Guns")
    expect(drawer.locator("[data-tray='rebuild-axis'] .counter-button").first).to_be_visible()
    expect(drawer.locator(".ahead")).to_contain_text("this turn")
    assert findings(page) == []
    keep(page, "dark-sands-boxes")

    # What this scenario is won by can be read at any time.
    page.get_by_role("tab", name="Situation").click()
    expect(drawer).to_contain_text("Relieve Tobruk")


def test_moving_by_a_way_of_ones_own(visit: Visit, keep: Keep) -> None:
    page = visit()
    sit_down(page)
    begin_with(page, "movement")
    assert step(page) == "MovementAction"
    keep(page, "dark-sands-movement")
    look_at(page, "1740")

    # Where the unit can go, and for how much; the way that would be taken.
    take_in_hand(page, "7SG/7")
    expect(page.locator("[data-part='rail-1956']")).to_have_class(re.compile("bd-seen"))
    expect(page.locator("[data-part='rail-2830']")).not_to_have_class(re.compile("bd-seen"))
    goal = free_spot(page, "1640")
    page.mouse.move(*goal)
    expect(page.locator("path.route")).to_be_attached()
    keep(page, "dark-sands-reach")

    # By another hex first: nothing is done until the goal is clicked, and then all of it at once.
    before = sequence(page)
    page.keyboard.down("Shift")
    page.mouse.click(*free_spot(page, "1641"))
    page.keyboard.up("Shift")
    expect(page.locator("circle.stage")).to_have_count(1)
    page.mouse.move(*free_spot(page, "1640"))
    keep(page, "dark-sands-way")
    assert sequence(page) == before
    page.mouse.click(*free_spot(page, "1640"))
    moved_on(page, before)
    page.keyboard.press("l")
    expect(page.locator(".drawer .entry").last).to_contain_text("moved from 1740 to 1640 (2 MP)")
    page.keyboard.press("l")

    # Taken back in one go, and laid stage by stage.
    before = sequence(page)
    page.locator(".undo").click()
    moved_on(page, before)
    expect(page.locator(".cost").first).to_be_attached()
    page.locator("[data-stepwise]").click()
    for number, stage in enumerate(("1641", "1541", "1540"), 1):
        page.mouse.click(*free_spot(page, stage))
        expect(page.locator("circle.stage")).to_have_count(number)
        at_rest(page)
    before = sequence(page)
    page.locator("[data-confirm]").click()
    moved_on(page, before)
    label = piece(page, "7SG/7").get_attribute("aria-label") or ""
    assert re.fullmatch(r"7SG/7 4–3–\d+: 7 Support Group, Allies, 1540", label)


def test_extended_movement_is_shown_apart(visit: Visit, keep: Keep) -> None:
    """In light and in dark it has a pattern of its own on the map, and the prompt says what that means."""
    page = visit()
    sit_down(page)
    begin_with(page, "movement")
    look_at(page, "1842")
    take_in_hand(page, "1Tank")
    expect(page.locator(".place.goal").first).to_be_attached()
    expect(page.locator(".place.apart, [data-manner]")).to_have_count(0)
    before = sequence(page)
    page.locator(".action-buttons button", has_text="extended movement").click()
    moved_on(page, before)
    expect(page.locator(".cost")).to_have_count(50)
    expect(page.locator(".place.goal:not(.apart)")).to_have_count(0)
    expect(page.locator("[data-manner='extended']")).to_have_text("Extended Movement")
    offered = page.locator(".place.apart").first
    assert "url(" in offered.evaluate("place => getComputedStyle(place).fill")
    assert "Extended Movement" in (offered.get_attribute("aria-label") or "")
    page.keyboard.press("0")
    keep(page, "dark-sands-extended")
    light = offered.evaluate("place => getComputedStyle(place).stroke")
    page.emulate_media(color_scheme="dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    expect(offered).not_to_have_css("stroke", light)
    keep(page, "dark-sands-extended-dark")


def test_an_attack_from_two_hexes_and_what_follows(visit: Visit, keep: Keep) -> None:
    page = visit(bypass_csp=True)
    sit_down(page, seed=THEY_RETREAT)
    begin_with(page, "combat")
    assert step(page) == "CombatAction"
    look_at(page, "2730")
    expect(place(page, "2730")).to_have_class(re.compile("strike"))
    keep(page, "dark-sands-targets")
    before = sequence(page)
    page.mouse.click(*free_spot(page, "2730"))
    moved_on(page, before)
    settled(page)

    # Who can join glows in every hex; each one changes the odds; another click takes it off again.
    for name in ("23/70", "Polish", "32Tank"):
        expect(piece(page, name)).to_have_class(re.compile("able"))
        act(page, name)
    expect(page.locator("path.arrow")).to_have_count(2)
    odds = page.locator(".battle .odds")
    expect(odds).to_contain_text("odds 1:2")
    whole = odds.inner_text()
    keep(page, "dark-sands-attack")
    assert findings(page) == []
    press_piece(page, "32Tank")
    expect(odds).not_to_have_text(whole)
    expect(page.locator("path.arrow")).to_have_count(1)
    settled(page)
    act(page, "32Tank")
    expect(odds.locator("dl")).to_be_visible()
    assert odds.inner_text() == whole
    finish(page)

    # The defender names his two, the attacker commits a support from the panel.
    while step(page) == "Defence":
        before = sequence(page)
        page.locator(".action-buttons button").first.click()
        moved_on(page, before)
        settled(page)
    before = sequence(page)
    page.locator(".battle .chip.able", has_text="RAF +2").click()
    moved_on(page, before)
    expect(page.locator(".battle .column .chip")).to_contain_text("RAF +2")
    keep(page, "dark-sands-supports")

    # The defender must retreat, hex by hex on the map; then the attackers advance, all at one stroke.
    while step(page) in ("AttackerSupports", "DefenderSupports"):
        finish(page)
    assert step(page) == "Retreat"
    keep(page, "dark-sands-retreat")
    while step(page) == "Retreat":
        before = sequence(page)
        page.locator(".place.goal").first.dispatch_event("click")
        moved_on(page, before)
        settled(page)
    assert step(page) == "Advance"
    keep(page, "dark-sands-advance")
    before = sequence(page)
    page.locator("[data-together]").click()
    moved_on(page, before)
    settled(page)
    assert step(page) == "CombatAction"
    page.keyboard.press("l")
    expect(page.locator(".drawer")).to_contain_text("32 Tank advanced from Tobruk to 2730")
    expect(page.locator(".drawer")).to_contain_text("The combat for 2730 ended")
    keep(page, "dark-sands-after")


def test_a_named_chit_activates_whom_its_owner_points_at(visit: Visit, keep: Keep) -> None:
    page = visit()
    sit_down(page, "gazala")
    before = sequence(page)
    page.locator(".hand .card", has_text="Rommel").click()
    moved_on(page, before)
    settled(page)
    assert step(page) == "ChooseGroups"

    look_at(page, "1924")
    # The button of a formation shows its units; a click on one of them means the formation.
    page.get_by_role("button", name="Activate 21 Panzer Division").hover()
    expect(page.locator(".piece .pointed")).to_have_count(1)
    keep(page, "dark-sands-rommel")
    act(page, "1/5")
    expect(page.locator(".piece [data-badge='active']").first).to_be_attached()
    finish(page)
    assert step(page) == "RommelOrder"
    before = sequence(page)
    page.get_by_role("button", name="Combat, then movement").click()
    moved_on(page, before)
    page.keyboard.press("l")
    expect(page.locator(".drawer")).to_contain_text("Rommel chose combat, then movement")
    expect(page.locator(".drawer")).to_contain_text(re.compile("Rommel activated .*1/5 Panzer"))


def test_on_a_phone_in_italian(visit: Visit, keep: Keep) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, locale="it-IT", bypass_csp=True)
    sit_down(page)
    expect(page.locator(".strip")).to_contain_text("Nella riserva")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    before = sequence(page)
    page.locator(".hand .card", has_text="Movimento").first.tap()
    page.locator("[data-confirm]").tap()
    moved_on(page, before)
    settled(page)
    page.get_by_role("tab", name="Caselle").tap()
    expect(page.locator(".drawer")).to_contain_text("Supporti degli Alleati")
    page.locator(".drawer [data-token='support Naval']").tap()
    expect(page.locator(".drawer [role='note']")).to_contain_text("esagono costiero")
    assert findings(page) == []
    keep(page, "dark-sands-phone-boxes")
    page.get_by_role("tab", name="Adesso").tap()

    # A unit in hand, the way laid with fingers, and gone with a tap on the button.
    take_in_hand_by_finger(page, "7SG/7")
    keep(page, "dark-sands-phone-reach")
    page.locator("[data-stepwise]").tap()
    place(page, "1641").dispatch_event("click")
    expect(page.locator("circle.stage")).to_have_count(1)
    at_rest(page)
    before = sequence(page)
    page.locator("[data-confirm]").tap()
    moved_on(page, before)
    page.get_by_role("tab", name="Cronaca").tap()
    expect(page.locator(".drawer .entry").last).to_contain_text("7 Gruppo di Supporto")
    keep(page, "dark-sands-phone-log")


def take_in_hand_by_finger(page: Page, name: str) -> None:
    """Tap the counter (a small stack fans out first), and the button that asks whether it is meant."""
    before = sequence(page)
    piece(page, name).dispatch_event("pointerdown", {"pointerType": "touch"})
    piece(page, name).dispatch_event("pointerup", {"pointerType": "touch"})
    piece(page, name).dispatch_event("click")
    fanned = page.locator(".fan")
    if fanned.count():
        fanned.get_by_label("7 Gruppo di Supporto").tap()
    at_rest(page)
    if sequence(page) == before:
        page.locator(".action-buttons button", has_text="7 Gruppo").first.tap()
    at_rest(page)
    if sequence(page) == before:
        tap_again(page.locator("[data-confirm]"))
    moved_on(page, before)
    expect(page.locator(".cost").first).to_be_attached()


def test_setting_up_on_a_phone(visit: Visit, keep: Keep) -> None:
    """Long names of scenarios and options stay within the screen; the orders come first, though the machine went on."""
    page = visit("/new", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_label("Game").select_option("dark-sands")
    page.get_by_label("Scenario").select_option("crusader")
    page.get_by_text("Rule options").tap()
    expect(page.get_by_role("heading", name="Headquarters")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    keep(page, "dark-sands-phone-new")
    page.get_by_role("button", name="Start game").tap()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(page.locator(".briefing")).to_contain_text("Relieve Tobruk")
    page.get_by_role("button", name="Begin").tap()
    expect(page.locator(".briefing")).to_have_count(0)
