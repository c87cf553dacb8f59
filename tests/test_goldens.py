"""The rules' fingerprints: counts of action sequences, and whole games one can read."""

from __future__ import annotations

import json

import pytest

from tests.goldens import FOLDER, TEXTS, perft_counts


def test_perft_counts_are_the_golden_ones() -> None:
    assert perft_counts() == json.loads((FOLDER / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TEXTS)
def test_playthroughs_are_the_golden_ones(name: str) -> None:
    expected = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert TEXTS[name]().splitlines() == expected
