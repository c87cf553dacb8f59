"""How heavy and how quick the page is: first load, time until it can be used, a click, panning, the first own move.

python -m benchmarks.page        (needs the built page and Chromium: `make test` sees to both)
"""

from __future__ import annotations

import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch
from tests.browser.conftest import DESKTOP
from tests.server.harness import Server, serving

BOARDS = ("compass campaign", "dark-sands crusader", "salerno-rome campaign")
"""Games with their largest maps."""
READY = ".table[data-mine='yes']"
IDLE = ".table[data-mine='yes'][data-busy='no']"


def watched(page: Page) -> dict[str, int]:
    """Bytes over the wire by address, filled as they arrive."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def named(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[addresses.get(event["requestId"], "?")] = event["encodedDataLength"]

    session.on("Network.responseReceived", named)
    session.on("Network.loadingFinished", finished)
    return sizes


def started(browser: Browser, server: Server) -> Page:
    page = browser.new_context(viewport=DESKTOP, base_url=server.url, locale="en-GB").new_page()
    page.goto("/")
    page.get_by_role("button", name="Play against the computer").click()
    page.wait_for_selector(READY)
    return page


def first_load(browser: Browser, server: Server) -> None:
    """The first screen, and the table right after it, with nothing in the cache."""
    page = browser.new_context(viewport=DESKTOP, base_url=server.url).new_page()
    sizes = watched(page)
    page.goto("/")
    page.wait_for_selector(".start:not(:disabled)")
    page.wait_for_load_state("networkidle")
    print(f"first screen: {sum(sizes.values()) / 1000:.0f} kB over the wire (with the table fetched ahead)")
    page.click(".start")
    page.wait_for_selector(READY)
    page.wait_for_load_state("networkidle")
    print(f"first screen and table: {sum(sizes.values()) / 1000:.0f} kB over the wire")


def table_of(page: Page, game: str, scenario: str) -> str:
    """The address of a new game with both sides at this screen."""
    sides = page.request.get("/api/games").json()[game]["sides"]
    wish = {"game": game, "scenario": scenario, "seats": dict.fromkeys(sides, "me")}
    return f"/table/{page.request.post('/api/tables', data=wish).json()['id']}"


def interactive(browser: Browser, server: Server, address: str, ready: str, times: int = 5) -> list[float]:
    """Milliseconds from asking for the page until it can be used, each time with an empty cache."""
    found = []
    for _ in range(times):
        context = browser.new_context(viewport=DESKTOP, base_url=server.url)
        page = context.new_page()
        page.goto(address, wait_until="commit")
        page.wait_for_selector(ready, state="attached")
        found.append(page.evaluate("performance.now()"))
        context.close()
    return found


def clicks(page: Page, times: int = 12) -> list[float]:
    """Milliseconds from a click that does something until the board shows it."""
    measure = """text => new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`'${text}' did nothing`)), 5000);
      const table = document.querySelector('.table'), before = table.dataset.seq;
      const buttons = [...document.querySelectorAll('.undo, .action-buttons button')];
      const button = buttons.find(b => b.textContent.includes(text));
      const start = performance.now();
      new MutationObserver((_, watcher) => {
        if (table.dataset.seq === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      }).observe(table, {attributes: true});
      button.click();
    })"""
    found = []
    for _ in range(times):
        page.locator(".piece[data-piece='11Hussars']").dispatch_event("click")
        if page.locator(".fan").count():
            page.locator(".fan").get_by_label("11 Hussars").click()
        page.wait_for_selector(".action-buttons button:has-text('Bir Enba')")
        found.append(page.evaluate(measure, "Bir Enba"))
        page.keyboard.press("Escape")
        page.wait_for_selector(IDLE)
        found.append(page.evaluate(measure, "Undo"))
        page.wait_for_selector(IDLE)
    return found


def panning(page: Page) -> list[float]:
    """Milliseconds between frames while the board is dragged about."""
    page.evaluate(
        """() => { window.frames = []; let last = performance.now();
          const tick = now => { window.frames.push(now - last); last = now; requestAnimationFrame(tick); };
          requestAnimationFrame(tick); }"""
    )
    page.mouse.move(700, 300)
    for _ in range(3):
        page.mouse.wheel(0, -240)
        page.wait_for_timeout(60)
    page.wait_for_timeout(400)
    page.evaluate("window.frames.length = 0")
    page.mouse.down()
    for i in range(60):
        page.mouse.move(700 + 160 * ((i % 20) - 10) / 10, 300 + 60 * ((i % 12) - 6) / 6)
        page.wait_for_timeout(16)
    page.mouse.up()
    found: list[float] = page.evaluate("window.frames")
    return found


def first_move(browser: Browser, server: Server, game: str) -> tuple[float, int]:
    """Seconds and clicks from opening the first page to the first own move, clicking nothing but the filled button."""
    page = browser.new_context(viewport=DESKTOP, base_url=server.url, locale="en-GB").new_page()
    began = time.perf_counter()
    page.goto("/")
    if game == "compass":
        page.locator(".hero .start:not(.second)").click()
    else:
        page.locator(".games > ul > li").nth(1).locator(".button.primary").click()
    number = 1
    while True:
        page.wait_for_selector(".table[data-mine='yes'][data-idle='yes']")
        record = page.request.get(page.url.replace("/table/", "/api/tables/") + "/record").text()
        if re.search(r"^allied: (?:move|attack) ", record, re.M):
            return time.perf_counter() - began, number
        page.locator(".now .button.primary:visible, .prompt .button.primary:visible").first.click()
        number += 1


def report(what: str, values: list[float]) -> None:
    print(f"{what}: median {statistics.median(values):.0f} ms, worst {max(values):.0f} ms of {len(values)}")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{Path(folder) / 'games.sqlite'}", "--no-limits") as server,
    ):
        browser = launch(playwright)
        first_load(browser, server)
        report("first screen can be used after", interactive(browser, server, "/", ".start:not(:disabled)"))
        page = started(browser, server)
        boards = {name: table_of(page, *name.split()) for name in BOARDS}
        for name, address in boards.items():
            for what, sign in (("in view", "seen"), ("in view and near it", "painted")):
                painted = interactive(browser, server, address, f".ground[data-{sign}]", 3)
                report(f"{name}: what is {what} is painted after", painted)
            counters = interactive(browser, server, address, ".piece", 3)
            report(f"{name}: a table opened by its address shows its counters after", counters)
        for name in ("Naval Support", "Air Support", "Surprise"):
            before = page.locator(".table").get_attribute("data-seq")
            page.locator(".hand .card", has_text=name).first.click()
            page.wait_for_selector(f".table:not([data-seq='{before}'])")
        page.wait_for_selector(".ground[data-painted]", state="attached")
        report("a click shows on the board after", clicks(page))
        for name, address in boards.items():
            page.goto(address)
            page.wait_for_selector(".ground[data-painted]", state="attached")
            frames = panning(page)
            report(f"{name}: a frame while panning takes", frames)
            print(f"{name}: {1000 / statistics.mean(frames):.0f} frames a second while panning")
        for game in ("compass", "dark-sands"):
            seconds, number = first_move(browser, server, game)
            print(f"{game}: first own move after {seconds:.0f} s and {number} clicks on the filled button")
        browser.close()


if __name__ == "__main__":
    main()
