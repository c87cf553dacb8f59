"""Tables to sit down at: sizes of the screen, languages, and games that stand at any point."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import sirocco
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.hands import settled, take_over

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
EVERYWHERE = pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in LANGUAGES]
)
"""A test at both sizes and in both languages."""


def visit_with(visit: Visit, size: str, language: str, **options: Any) -> Page:
    """The first page on a screen of that size, in that language."""
    return visit("/", locale=LANGUAGES[language], **SIZES[size], **options)


def continue_from(page: Page, record: str, seed: str, at: int = 0) -> None:
    """Both sides of a recorded game at this screen, after so many of its actions, with dice of one's own."""
    stored = page.request.post("/api/records", data={"record": record}).json()
    sides = dict.fromkeys(sirocco.replay(record).definition.sides, "me")
    branch = page.request.post(
        f"/api/tables/{stored['id']}/branch", data={"at": at, "seed": seed, "seats": sides}
    ).json()
    page.goto(f"/table/{branch['id']}")
    settled(page)
    if page.locator("[data-handover]").count():
        take_over(page)
        settled(page)
