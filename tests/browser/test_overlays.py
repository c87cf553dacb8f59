"""Layers over the map: whose supply it is, and that only land is tinted."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, expect

import sirocco
from tests.browser.conftest import Keep, Visit
from tests.browser.hands import at_rest
from tests.browser.tables import continue_from, visit_with

SPOTS = """() => {
  const land = document.querySelector('#bd-land > *'), board = document.querySelector('.board');
  const frame = board.getBoundingClientRect(), found = [];
  const sheet = land.ownerSVGElement, toSheet = sheet.getScreenCTM().inverse();
  const toScreen = sheet.getScreenCTM();
  const dry = (x, y, by = 0) => [[0, 0], [by, by], [-by, by], [by, -by], [-by, -by]].map(([dx, dy]) => {
    const point = sheet.createSVGPoint();
    [point.x, point.y] = [x + dx, y + dy];
    return land.isPointInFill(point.matrixTransform(toSheet));
  });
  for (const place of document.querySelectorAll('.under g[clip-path] path')) {
    const box = place.getBoundingClientRect();
    const spots = { sea: [], land: [] };
    for (let i = 2; i < 15; i++) for (let j = 2; j < 15; j++) {
      const [x, y] = [box.left + (box.width * j) / 16, box.top + (box.height * i) / 16];
      if (document.elementFromPoint(x, y)?.matches('.place') !== true) continue;
      const point = sheet.createSVGPoint();
      [point.x, point.y] = [x, y];
      if (!place.isPointInFill(point.matrixTransform(place.getScreenCTM().inverse()))) continue;
      const around = dry(x, y, 5);
      if (around.every((is) => !is)) spots.sea.push([x, y]);
      if (around.every((is) => is)) spots.land.push([x, y]);
    }
    if (spots.sea.length && spots.land.length) return { sea: spots.sea[0], land: spots.land[0] };
  }
  return null;
}"""
"""A spot at sea and one on land in the same tinted place at the coast, both in view."""


@pytest.mark.parametrize(
    ("game", "size", "language", "whose"),
    [
        ("compass", "desktop", "it", "Dove gli Alleati sono in rifornimento"),
        ("dark-sands", "desktop", "en", "Supply of the Axis"),
        ("salerno-rome", "phone", "it", "Rifornimento degli Alleati"),
    ],
)
def test_supply_says_whose_it_is_and_stays_on_land(
    visit: Visit, keep: Keep, game: str, size: str, language: str, whose: str
) -> None:
    scenario = {"compass": "campaign", "dark-sands": "crusader", "salerno-rome": "ortona"}[game]
    page = visit_with(visit, size, language)
    continue_from(page, sirocco.new(game, scenario=scenario, seed=8).record(), "8")
    at_rest(page)
    supply = page.locator("[data-layer='supply']")
    supply.click()
    note = page.locator(".layers .note p")
    expect(note).to_contain_text(whose)
    at_rest(page)
    keep(page, f"supply-{game}-{size}-{language}")
    if game != "dark-sands":
        return
    spots = page.evaluate(SPOTS)
    assert spots is not None, "no tinted coast in view"

    def colours() -> dict[str, bytes]:
        page.wait_for_selector(".ground[data-painted]", state="attached")
        at_rest(page)
        around = {name: FloatRect(x=x - 2, y=y - 2, width=4, height=4) for name, (x, y) in spots.items()}
        return {name: page.screenshot(clip=clip, animations="disabled") for name, clip in around.items()}

    tinted = colours()
    supply.click()
    expect(page.locator(".under path")).to_have_count(0)
    plain = colours()
    assert tinted["sea"] == plain["sea"] and tinted["land"] != plain["land"]
