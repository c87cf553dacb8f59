"""Owners' files: whatever stands in them, they load or are refused with the place of the mistake."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.games.salerno_rome.components.loading import DATA

PLACES = sorted({(table, row, field) for table, row, field, _, _ in DATA.provenance("ortona")})
TABLES = sorted({table for table, _, _ in PLACES})
NAMES = st.sampled_from(["zz", "1", "Ortona", "allied"])
ENTRIES = (
    st.sampled_from(TABLES).flatmap(lambda table: st.sampled_from([each for each in PLACES if each[0] == table]))
) | st.tuples(st.sampled_from(TABLES), NAMES, NAMES)
VALUES = st.sampled_from(
    [
        "1",
        "-3",
        "0",
        "0.5",
        "true",
        "'4521'",
        "'V-Army'",
        "'axis'",
        "[]",
        "{}",
        "{ Ortona = 1 }",
        "{ allied = 1 }",
        "1e400",
        "[1, 'a']",
        "['zz']",
        "['Ortona']",
        "[{ units = ['XI'], at = ['zz'] }]",
        "99999999999",
    ]
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(ENTRIES, VALUES), min_size=1, max_size=3, unique_by=lambda each: each[0][:2]))
def test_any_override_loads_or_is_refused(tmp_path: Path, entries: list[tuple[tuple[str, str, str], str]]) -> None:
    text = "".join(f'[{table}."{row}"]\n"{field}" = {value}\n' for (table, row, field), value in entries)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    try:
        components = DATA._load("ortona", own, 0.0)
    except sirocco.DataError as error:
        assert "own.toml" in str(error)
    else:
        assert components.unit_ids


@pytest.mark.parametrize("cost", ["1e400", "inf", "nan"])
def test_a_number_without_end_is_refused(tmp_path: Path, cost: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f"[road.major]\ncost = {cost}\n", encoding="utf-8")
    with pytest.raises(sirocco.DataError, match=r"own\.toml.*must be a finite number"):
        DATA._load("ortona", own, 0.0)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("[command.V]\narmy = 'axis'", "unknown army 'axis'"),
        ("[command.zz]\narmy = 'VIII-Army'", "unknown command 'zz'"),
        ("[command.V]\ndivisions = ['5Inf']", "two headquarters above it"),
        ("[command.76PzK]\narmy = 'VIII-Army'", "nobody of the other side"),
    ],
)
def test_a_headquarters_that_cannot_be_is_refused(tmp_path: Path, entry: str, reason: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(entry, encoding="utf-8")
    with pytest.raises(sirocco.DataError, match=rf"own\.toml.*{reason}"):
        DATA._load("ortona", own, 0.0)
