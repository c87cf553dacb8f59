"""The rules' fingerprints: counts of action sequences, and whole games one can read, of every scenario."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.goldens import (
    ALL,
    EVERY_RUN,
    FOLDER,
    READABLE,
    SCENARIOS,
    SHARE,
    TEXTS,
    folded,
    perft_counts,
    scenario_counts,
    scenario_file,
)
from tests.positions import Positions, golden, positions, uncounted
from tests.whole import WHOLE


def test_perft_counts_are_the_golden_ones() -> None:
    assert perft_counts() == json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "scenario"), EVERY_RUN)
def test_perft_counts_of_every_scenario_are_the_golden_ones(name: str, scenario: str) -> None:
    golden = json.loads((FOLDER / "perft-scenarios.json").read_text(encoding="utf-8"))[f"{name} {scenario}"]
    found = scenario_counts(name, scenario, ALL if WHOLE else SHARE)
    assert found == {point: counts[: len(found[point])] for point, counts in golden.items()}
    assert sum(map(sum, found.values())) > 50
    if WHOLE:
        assert found == golden


LONG = [scenario_file(*each) for each in SCENARIOS if each not in EVERY_RUN]
SHORT = [name for name in TEXTS if name not in LONG and ("campaign" not in name or "gazala" in name)]
"""All but the longest."""


@pytest.mark.parametrize("name", TEXTS if WHOLE else SHORT)
def test_playthroughs_are_the_golden_ones(name: str) -> None:
    expected = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert TEXTS[name]().splitlines() == expected


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS if WHOLE else EVERY_RUN)
def test_positions_are_those_that_the_number_of_the_rules_stands_for(name: str, scenario: str) -> None:
    """Else stored games would open in another position: count `rules` up in data/versions.toml, then `make goldens`."""
    assert positions(name, scenario) == golden()[f"{name} {scenario}"]


def test_positions_are_not_rewritten_before_the_rules_are_counted_up() -> None:
    before = Positions(1, "of old", ["a", "b"])
    changed = msgspec.structs.replace(before, digests=["a", "c"])
    assert uncounted({"x": before}, {"x": changed}) == ["x"]
    assert not uncounted({"x": before}, {"x": msgspec.structs.replace(changed, rules=2, version="new")})
    assert not uncounted({"x": before}, {"x": before, "y": changed})


def test_every_line_of_a_long_playthrough_counts() -> None:
    lines = [line for turn in range(1, 9) for line in (f"    turn turn={turn}", *(f"line {n}" for n in range(400)))]
    kept = list(folded(iter(lines)))
    assert kept[:READABLE] == lines[:READABLE]
    assert len(kept) == READABLE + 4
    for number in (READABLE - 1, READABLE, READABLE + 700, len(lines) - 1):
        changed = [*lines[:number], "another line", *lines[number + 1 :]]
        assert list(folded(iter(changed))) != kept
