"""From Salerno to Rome in the page: the command display, points divided in secret, artillery, windows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import (
    at_rest,
    click_place,
    finish,
    free_piece,
    moved_on,
    piece,
    place,
    press_piece,
    sequence,
    settled,
    show_now,
    step,
    take_over,
    take_seat,
)
from tests.browser.tables import LANGUAGES, SIZES, continue_from
from tests.browser.test_access import findings
from tests.server.harness import Server
from tests.whole import WHOLE

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
    every = [(size, language) for size in SIZES for language in LANGUAGES.values()]
    return pytest.mark.parametrize(("size", "language"), every if WHOLE else list(usual))


def sit_down_at(visit: Visit, size: str, language: str, **position: Any) -> Page:
    """Both sides at one screen, at a position."""
    page = visit("/", locale=language, **SIZES[size], bypass_csp=True)
    continue_from(page, sirocco.position({**FIGHT, **position}).record(), seed="5")
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
        take_seat(page)
        at_rest(page)
    return allied, axis


@cache
def almost_over() -> tuple[str, int]:
    """A whole game of Ortona, played at random, and how many of its actions come before the last allocation."""
    game, chance, at = sirocco.new("salerno-rome", scenario="ortona", seed=3), random.Random(3), 0
    before = ""
    while game.decision is not None:
        if game.decision.step == "Allocation" != before:
            at = game.length
        before = game.decision.step
        game.act(chance.choice(game.decision.actions))
    return game.record(), at


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


def march(page: Page, unit: str, *way: str) -> None:
    """Pick a unit, and send it to the last of some hexes, by way of the others."""
    press_piece(page, unit)
    expect(page.locator(".table")).to_have_attribute("data-step", "UnitMarch")
    at_rest(page)
    before = sequence(page)
    for stop in way[:-1]:
        page.keyboard.down("Shift")
        click_place(page, stop)
        page.keyboard.up("Shift")
        at_rest(page)
    expect(place(page, way[-1])).to_have_class(re.compile("goal"))
    click_place(page, way[-1])
    moved_on(page, before)
    at_rest(page)


@variants(("desktop", "it-IT"), ("phone", "en-GB"))
def test_an_attack_from_two_hexes_with_support(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = sit_down_at(visit, size, language, at="combat")
    # Who can be attacked is marked firmly; whom planes could reach besides, softly.
    expect(place(page, "4423")).to_have_class(re.compile("strike"))
    expect(place(page, "4423")).not_to_have_class(re.compile("afar"))
    expect(page.locator(".place.strike.afar").first).to_be_attached()
    strike(page, "4423", "attack")
    panel = page.locator(".battle")
    for unit in ("78Inf/11", "78Inf/36", "78Inf/38"):
        act(page, panel.locator(f".pool [data-piece='{unit}']"))
    # The column stands in the heading, and is lit in the table.
    column = panel.locator(".odds-column").inner_text()
    panel.locator(".read:not([open]) summary").click() if size == "phone" else None
    expect(panel.locator(".read thead th.lit")).to_have_text(column)
    assert panel.locator(".read .frame").evaluate("frame => frame.scrollWidth <= frame.clientWidth"), "no column is cut"
    # The heading says in words what its percentages are.
    for words in ODDS[language]:
        expect(panel.locator(".short")).to_contain_text(re.compile(f"{words} [0-9]+"))
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
    assert findings(page) == []


def test_a_battle_comes_before_orders_that_are_unread(visit: Visit, server: Server) -> None:
    allied, axis = two_players_at(visit, server, **{**FIGHT, "at": "combat"})
    expect(axis.locator(".now .briefing")).to_be_visible()
    strike(allied, "4423", "attack")
    act(allied, allied.locator(".battle .pool [data-piece='78Inf/11']"))
    end_step(allied)
    end_step(allied)
    expect(axis.locator(".table")).to_have_attribute("data-step", "SupportWindow")
    settled(axis)
    expect(axis.locator(".now .battle ~ .briefing")).to_be_attached()
    expect(axis.locator(".battle .short")).to_be_in_viewport()
    expect(axis.locator(".battle .numbers dl").first).to_be_in_viewport()


def test_cards_and_stacks_that_are_open_are_accessible(visit: Visit) -> None:
    page = sit_down_at(visit, "desktop", "en-GB", at="movement")
    page.mouse.move(*free_piece(page))
    expect(page.locator(".info")).to_be_visible()
    assert findings(page) == []
    piece(page, "78Inf/11").dispatch_event("click")
    expect(page.locator(".fan")).to_be_visible()
    assert findings(page) == []


def test_the_boxes_tell_what_weather_and_planes_the_next_impulse_may_bring(visit: Visit) -> None:
    page = sit_down_at(visit, "phone", "it-IT", at="movement")
    page.locator("[data-tab='trays']").click()
    ahead = page.locator(".drawer .ahead")
    expect(ahead).to_contain_text("Tempo cattivo nel prossimo impulso di questo turno: 67% (2/3)")
    expect(ahead).to_contain_text("Asse con tempo bello, un aereo: 50% (1/2)")
    page.locator("[data-tray='impulse'] .chip").first.tap()
    expect(page.locator("[role='note']")).to_contain_text("67% (2/3)")


@variants(("phone", "it-IT"), ("desktop", "en-GB"))
def test_the_supply_overlay_shows_the_line_of_a_unit_and_what_cuts_it(
    visit: Visit, keep: Keep, size: str, language: str
) -> None:
    page = sit_down_at(visit, size, language, at="movement")
    blocked, line = {
        "en-GB": ("78 Inf 38 has no line of supply: it is blocked at Fossacesia", "78 Inf 11"),
        "it-IT": ("78 Inf 38 non ha linea di rifornimento: è bloccata in Fossacesia", "78 Inf 11"),
    }[language]
    notes = page.locator(".layers .note")
    press_piece(page, "78Inf/38")
    at_rest(page)
    page.locator(".layers button").nth(1).click()
    expect(notes).to_contain_text(blocked)
    keep(page, f"salerno-supply-cut-{size}-{language}")
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    at_rest(page)
    press_piece(page, "78Inf/11")
    at_rest(page)
    expect(notes).to_contain_text(line)
    expect(page.locator(".under path.path")).to_have_count(1)
    keep(page, f"salerno-supply-line-{size}-{language}")


@variants(("desktop", "it-IT"), ("phone", "en-GB"))
def test_the_result_of_a_game_of_ortona(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = visit("/", locale=language, **SIZES[size], bypass_csp=True)
    record, at = almost_over()
    continue_from(page, record, seed="5", at=at)
    for _ in range(2):  # nobody has points that he would give to anything
        before = sequence(page)
        page.locator("[data-allocate]").click()
        moved_on(page, before)
        settled(page)
        hand_over(page) if not page.locator(".result").count() else None
    result = page.locator(".result")
    # Who has won and why, how it came about, where it turned; what to do next is in sight.
    expect(result.locator("h2")).to_contain_text({"en-GB": "Axis win", "it-IT": "Vittoria: Asse"}[language])
    expect(result.locator(".reason").first).not_to_be_empty()
    expect(result.locator(".course svg polyline").first).to_be_attached()
    expect(result.locator(".row .primary").first).to_be_in_viewport(ratio=0.9)
    keep(page, f"salerno-result-{size}-{language}")
    assert findings(page) == []
    assert not re.search(r"\{|\$|result-|event-", result.inner_text())


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
    at_rest(page)
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


ODDS = {
    "en-GB": ("defender hit", "cleared", "attacker hurt"),
    "it-IT": ("difensore colpito", "sgombrato", "attaccante colpito"),
}
UNDER_FIRE: dict[str, Any] = {"at": "movement", "formation": "78Inf"}
"""78 Division on the Sangro: across it lie 4324 and then 4223."""
IN_RANGE, OUT_OF_RANGE = {"65I-Art": "4322"}, {"65I-Art": "4019"}


def test_a_move_under_fire_costs_the_mover_nothing_but_the_defenders_answers(visit: Visit, server: Server) -> None:
    allied, axis = two_players_at(visit, server, **UNDER_FIRE, guns=IN_RANGE)
    asked = questions(axis)
    march(allied, "78Inf/36", "4324", "4223")
    # The defender answers in each hex, and the order goes on by itself.
    for hexagon in ("4324", "4223"):
        settled(axis)
        expect(axis.locator(".table")).to_have_attribute("data-step", "BombardmentWindow")
        expect(axis.locator(".prompt .question")).to_contain_text(hexagon)
        expect(place(axis, hexagon)).to_have_class(re.compile("goal"))
        end_step(axis)
    stands(allied, "78Inf/36", "4223")
    expect(allied.locator(".table")).to_have_attribute("data-step", "UnitMarch")
    assert asked() == 2


def test_who_passes_for_a_move_answers_once(visit: Visit, server: Server) -> None:
    allied, axis = two_players_at(visit, server, **UNDER_FIRE, guns=IN_RANGE)
    asked = questions(axis)
    march(allied, "78Inf/36", "4324", "4223")
    settled(axis)
    axis.get_by_role("button", name="Pass for this move").click()
    stands(allied, "78Inf/36", "4223")
    stands(axis, "78Inf/36", "4223")
    assert asked() == 1


def test_a_defender_without_guns_in_range_is_never_asked(visit: Visit, server: Server) -> None:
    allied, axis = two_players_at(visit, server, **UNDER_FIRE, guns=OUT_OF_RANGE)
    asked = questions(axis)
    march(allied, "78Inf/36", "4324", "4223")
    stands(allied, "78Inf/36", "4223")
    stands(axis, "78Inf/36", "4223")
    assert asked() == 0


def questions(page: Page) -> Callable[[], int]:
    """Count from now on how often a page asks its player."""
    page.evaluate(
        """() => { window.questions = 0; const table = document.querySelector('.table'); let last = '';
          new MutationObserver(() => {
            const { mine, seq } = table.dataset;
            if (mine === 'yes' && seq !== last) window.questions += 1;
            last = mine === 'yes' ? seq : last;
          }).observe(table, {attributes: true}); }"""
    )
    return lambda: int(page.evaluate("window.questions"))


def stands(page: Page, unit: str, hexagon: str) -> None:
    """Wait until a unit lies in a hex."""
    expect(piece(page, unit)).to_have_attribute("aria-label", re.compile(re.escape(hexagon)))
    at_rest(page)


@variants(("desktop", "it-IT"), ("phone", "en-GB"))
def test_a_window_says_where_it_is_and_what_passing_means(visit: Visit, keep: Keep, size: str, language: str) -> None:
    page = sit_down_at(visit, size, language, **UNDER_FIRE, guns=IN_RANGE, units={}, activeGuns=[])
    march(page, "78Inf/36", "4324")
    hand_over(page)
    expect(page.locator(".table")).to_have_attribute("data-step", "BombardmentWindow")
    assert in_view(page, "4324")
    if size == "phone":
        page.locator("[data-about]").click()
        at_rest(page)
    passing = {"en-GB": "If you pass, the enemy moves on", "it-IT": "Se passi, il nemico prosegue"}
    expect(page.locator(".now .how").first).to_contain_text(passing[language])
    expect(page.locator(".now .how").nth(1)).to_be_in_viewport()
    keep(page, f"salerno-window-{size}-{language}")
    assert findings(page) == []


def test_who_lies_hidden_is_not_in_what_the_enemys_page_receives(visit: Visit, server: Server) -> None:
    start = {"at": "movement", "side": "axis", "formation": "90PzG"}
    state: Any = sirocco.position({"game": "salerno-rome", "scenario": "ortona", "base": "setup", **start}).state
    hidden = state.names(places_of(unknown_units(state, ALLIED)))
    assert hidden == ["26Pz/I-67", "26Pz/A", "26Pz/B"]
    allied, axis = two_players_at(visit, server, **start)
    frames: list[str] = []
    allied.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    allied.reload()
    at_rest(allied)
    before = sequence(allied)
    march(axis, "90PzG/A", "4017")
    moved_on(allied, before)
    at_rest(allied)
    received = "".join(frames)
    # It knows that somebody is there, and that somebody has moved, but not who.
    assert "axis-" in received and "4017" in received
    assert [unit for unit in hidden if f'"{unit}"' in received or f" {unit}" in received] == []
    assert [unit for unit in hidden if piece(allied, unit).count()] == []
