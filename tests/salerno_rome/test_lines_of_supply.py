"""Lines of supply are asked about in two ways: for all hexes at once, and for the hexes where units stand. Both say the
same in positions of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import sirocco
from sirocco.board.graph import places_of
from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.terrain import Mover
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover, drawing, sources_for
from sirocco.kernel import registry


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(GAME)
    yield


def positions(scenario: str, seed: int, every: int) -> Iterator[SalernoState]:
    game, chance = sirocco.new("salerno-rome", scenario, seed=seed), random.Random(seed)
    for taken in range(600):
        if game.decision is None:
            return
        game.act(chance.choice(game.decision.actions))
        if taken % every == 0:
            yield game.state


@pytest.mark.parametrize("scenario", ["ortona", "salerno"])
def test_one_hex_is_answered_for_as_all_are(scenario: str) -> None:
    for s in positions(scenario, 3, 60):
        s.components.lines.clear()
        for side in range(2):
            cover = Cover(s, side)
            for mover in Mover:
                for _, sources in drawing(s, side):
                    covered = cover.hexes(sources, mover)
                    alone = [place for place in places_of(s.components.area) if cover.leads(place, sources, mover)]
                    assert alone == list(places_of(covered & s.components.area))


@pytest.mark.parametrize("scenario", ["ortona", "salerno"])
def test_units_draw_on_the_same_terminals_together_and_alone(scenario: str) -> None:
    for s in positions(scenario, 4, 25):
        for side in range(2):
            groups = drawing(s, side)
            assert sum(units for units, _ in groups) == s.standing & s.components.side_mask[side]
            for units, sources in groups:
                assert all(sources_for(s, unit) == sources for unit in places_of(units))
            cover = Cover(s, side)
            everybody = [unit for units, _ in groups for unit in places_of(units)]
            assert cover.lacking() == sorted(unit for unit in everybody if not cover.supplies(unit))
            assert all(cover.has_line(u) == bool(cover.covered(u) >> s.place[u] & 1) for u in everybody)
