"""Owners' files: whatever stands in them, they load or are refused with the place of the mistake."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.games.dark_sands.components.loading import DATA
from sirocco.kernel.registry import definition

RULES = definition("dark-sands")
PLACES = sorted({(table, row, field) for table, row, field, _, _ in RULES.provenance("compass")})
NAMES = st.sampled_from(["zz", "1", "Tobruk", "allied"])
ENTRIES = st.sampled_from(PLACES) | st.tuples(st.sampled_from(sorted({t for t, _, _ in PLACES})), NAMES, NAMES)
VALUES = st.sampled_from(
    [
        "1",
        "-3",
        "0",
        "true",
        "'2830'",
        "'road'",
        "[]",
        "{}",
        "{ Tobruk = 1 }",
        "1e400",
        "[1, 'a']",
        "['zz']",
        "99999999999",
    ]
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(ENTRIES, VALUES), min_size=1, max_size=3, unique_by=lambda each: each[0][:2]))
def test_any_override_loads_or_is_refused(tmp_path: Path, entries: list[tuple[tuple[str, str, str], str]]) -> None:
    text = "".join(f'[{table}."{row}"]\n"{field}" = {value}\n' for (table, row, field), value in entries)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    try:
        components = DATA.load("compass", own)
    except sirocco.DataError as error:
        assert "own.toml" in str(error)
    else:
        game = sirocco.new("dark-sands", "compass", override=own)
        assert game.components is components
        assert game.decision is not None
