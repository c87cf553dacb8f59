"""A real server with the built page, a real browser, and a watch on everything the browser complains of."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.hands import at_rest
from tests.patience import PATIENCE
from tests.server.harness import Server, serving
from tests.whole import WHOLE

SCREENSHOTS = Path(__file__).parent / "screenshots"
BUILT = Path(__file__).parents[2] / "sirocco" / "server" / "page" / "index.html"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
DOTS = 1 if WHOLE else 0.5
"""Of the screen to a pixel of the page: painting the map is most of the work, and only pictures need it fine."""

Keep = Callable[[Page, str], None]
FAILED = pytest.StashKey[bool]()

PATIENCE_MS = 1000 * PATIENCE
expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    assert BUILT.is_file(), "the page is not built: run `make page`"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of the page: they come from browsers that know nothing of each other's games."""
    folder = tmp_path_factory.mktemp("browser")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """It ends with the module: as long as it lives it has an event loop of
    its own running, in which the server's tests could not have theirs."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Visit:
    """Opens addresses, each as a new visitor, and notes whatever the browser reports as an error."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """What the browser may say because the test means it to: a browser reports every refusal as an error."""

    def __call__(self, address: str = "/", **options: Any) -> Page:
        standard = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "device_scale_factor": DOTS}
        context = self._browser.new_context(base_url=self._url, **{**standard, **options})
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.goto(address)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in self.expected):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    visiting = Visit(chromium, server.url)
    yield visiting
    if request.node.stash.get(FAILED, False):
        SCREENSHOTS.mkdir(exist_ok=True)
        for number, page in enumerate(page for context in visiting.contexts for page in context.pages):
            page.screenshot(path=SCREENSHOTS / f"failed-{request.node.name}-{number}.png")
    for context in visiting.contexts:
        context.close()
    assert visiting.complaints == []


@pytest.fixture
def keep() -> Keep:
    """Keep a picture of the page where a person can look at it: when everything is run, they take their time."""

    def kept(page: Page, name: str) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        board = page.locator(".board .ground").count()
        if board:
            at_rest(page)
        if not WHOLE:
            return
        if board:
            page.wait_for_selector(".ground[data-painted]", state="attached")
        else:
            page.wait_for_load_state("networkidle")
        page.screenshot(path=SCREENSHOTS / f"{name}.png", animations="disabled")

    return kept
