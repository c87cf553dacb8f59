"""The README's pictures, from the screenshots the browser tests made. `make pictures` runs it after them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.conftest import SCREENSHOTS

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP, PHONE = 1440, 390
WIDTH = {
    **dict.fromkeys(("table", "battlefield", "reach", "replay", "dark-sands-reach", "dark-sands-attack"), DESKTOP),
    **dict.fromkeys(
        ("dice-dark-sands-desktop-en", "salerno-attack-desktop-en-GB", "salerno-fought-desktop-en-GB"), DESKTOP
    ),
    **dict.fromkeys(("kasserine-dusk-desktop-en", "kasserine-defence-desktop-en"), DESKTOP),
    "phone-reach": PHONE,
    "learn-compass-en-390-attack": PHONE,
}
QUALITY = 82


def main() -> None:
    """Screenshots are large; the README's copies are JPEG, made by the browser itself."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, width in WIDTH.items():
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.goto((SCREENSHOTS / f"{name}.png").as_uri())
            picture = page.locator("img")
            picture.evaluate(f"picture => picture.style.width = '{width}px'")
            picture.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
