"""The first screen: one large button, then the other choices, then the games one has open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Keep, Visit
from tests.browser.hands import at_rest, settled, take_markers
from tests.browser.test_access import findings
from tests.server.harness import Server


def test_one_button_starts_a_game_against_the_machine(visit: Visit, keep: Keep) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Compass")).to_be_visible()
    keep(page, "lobby")
    page.get_by_role("listitem").filter(has_text="The Dark Sands").get_by_role("link", name="Set up a game").click()
    expect(page.get_by_role("combobox", name="Game")).to_have_value("dark-sands")
    page.go_back()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    expect(page.locator(".when")).to_contain_text("Turn 1 of 12")
    expect(page.locator(".who")).to_contain_text("Your decision")
    keep(page, "table")
    page.goto("/")
    expect(page.locator(".mine li")).to_have_count(1)
    expect(page.locator(".mine li")).to_contain_text("Your decision")
    keep(page, "lobby-with-a-game")
    page.locator(".mine li a").click()
    settled(page)
    table = page.url
    page.goto("/")
    page.get_by_role("button", name="Remove Compass from this list").click()
    expect(page.locator(".mine li")).to_contain_text("This game is not over")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".mine li")).to_have_count(0)

    # Opening it again puts it back on the list.
    page.goto(table)
    settled(page)
    page.goto("/")
    expect(page.locator(".mine li")).to_have_count(1)


def test_a_reload_shows_the_same_part_of_the_map(visit: Visit, server: Server) -> None:
    """On a phone the sheet covers half of the board, but not before it is opened."""
    made = server.create({"allied": "me", "italian": "bot:greedy"})
    page = visit(made["links"]["allied"], viewport=PHONE)
    settled(page)
    at_rest(page)
    base = page.locator("[data-place='Piccadilly-Circus']")
    before = base.bounding_box()
    page.reload()
    settled(page)
    at_rest(page)
    after = base.bounding_box()
    assert before is not None and after is not None
    assert abs(after["x"] - before["x"]) < 3 and abs(after["y"] - before["y"]) < 3


def test_addresses_that_lead_nowhere(visit: Visit) -> None:
    visit.expected += ["404", "403"]
    for address, shown in (("/nowhere", "nothing at this address"), ("/join/abc/def", "leads to no seat")):
        page = visit(address, bypass_csp=True)
        expect(page.locator("main")).to_contain_text(shown)
        assert findings(page) == []
        page.get_by_role("link", name="Back").first.click()
        expect(page.get_by_role("button", name="Play against the computer")).to_be_visible()


def test_all_screens_in_dark_and_on_a_phone(visit: Visit, keep: Keep) -> None:
    for name, options in (("dark", {"color_scheme": "dark"}), ("phone", {"viewport": PHONE, "has_touch": True})):
        page = visit("/", **options)
        keep(page, f"lobby-{name}")
        page.get_by_role("button", name="Play against the computer").click()
        settled(page)
        keep(page, f"table-{name}")
        page.goto("/new")
        expect(page.get_by_role("button", name="Start game")).to_be_visible()
        keep(page, f"new-{name}")
        page.goto("/rules/compass#C-6.2.E.7a")
        expect(page.locator(".clause.on")).to_be_in_viewport()
        keep(page, f"rules-{name}")


def test_settings_last(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("dark").check()
    page.get_by_label("130 %").check()
    keep(page, "settings")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"


def test_an_address_without_a_game_says_so(visit: Visit) -> None:
    page = visit("/rules/compass")
    answer = page.request.get("/api/tables/nosuchgame000000")
    assert answer.status == 404
    assert answer.json()["error"]["code"] == "unknown"


def test_a_record_can_be_uploaded(visit: Visit, keep: Keep) -> None:
    import sirocco
    from sirocco import players

    game, bot = sirocco.new("compass", seed=4), players.make("random", 4)
    while game.decision is not None:
        game.act(bot.choose(game))
    visit.expected.append("422")
    page = visit()
    page.set_input_files("input[type=file]", {"name": "a.txt", "mimeType": "text/plain", "buffer": b"nonsense"})
    expect(page.locator(".problem")).to_contain_text("first line")
    page.set_input_files(
        "input[type=file]", {"name": "game.txt", "mimeType": "text/plain", "buffer": game.record().encode()}
    )
    expect(page.locator(".result")).to_be_visible()
    keep(page, "uploaded-record")


def test_taking_markers_fills_the_hand(visit: Visit) -> None:
    """C-6.1.Ab: three markers of the Allied player's choice on the first turn."""
    page = visit()
    page.get_by_role("button", name="Play against the computer").click()
    settled(page)
    take_markers(page, "Naval Support", "Air Support", "Surprise")
    expect(page.locator(".table")).to_have_attribute("data-step", "MovementPhase")
    expect(page.locator(".hand .card")).to_have_count(3)
