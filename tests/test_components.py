"""The components of Compass: what the rulebook counts, what the map promises, and overrides good and bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.board.paths import reach
from sirocco.games.compass.components.loading import DATA
from sirocco.kernel.formats.datafile import BASES
from sirocco.kernel.registry import definition

RULES = definition("compass")
C = DATA.load("campaign")


def cost(origin: str, goal: str) -> float:
    """Movement points of the cheapest way on an empty map."""
    names = C.vocabulary.names["area"]
    found = reach(C.costs, (names.index(origin),))
    return found.cost[names.index(goal)] / 2


def test_the_rulebook_counts_are_met() -> None:
    assert len(C.areas) == 42
    assert [len(units) for units in C.units_of] == [17, 25]
    assert [sum(mix) for mix in C.mix] == [15, 10]
    assert len(C.turns) == 12
    assert {C.area_ids[a]: points for a, points in C.victory} == {
        "Agedabia": 3,
        "Bardia": 2,
        "Bengasi": 3,
        "Giarabub": 1,
        "Tobruch": 3,
    }


def test_the_map_hangs_together() -> None:
    kinds = [kind for of in C.board.links for kind in of.values()]
    assert {k: kinds.count(k) // 2 for k in set(kinds)} == {"road": 23, "track": 35, "border": 29}
    assert all(C.supply_nets[0].roads), "an area without road or track"
    assert C.board.neighbours[C.vocabulary.names["area"].index("El-Agheila")] == (
        C.vocabulary.names["area"].index("Agedabia"),
    )
    naval = [C.area_ids[a] for a in range(42) if C.naval >> a & 1]
    assert naval == ["Maktila", "Sidi-Barrani", "Buq-Buq", "Sollum", "Bardia", "Gambut", "Tobruch"]


@pytest.mark.parametrize(
    ("origin", "goal", "points"),
    [
        ("Piccadilly-Circus", "Tobruch", 4),
        ("Piccadilly-Circus", "Bardia", 3),
        ("Piccadilly-Circus", "Bengasi", 8),
        ("Piccadilly-Circus", "Agedabia", 9),
        ("Piccadilly-Circus", "El-Agheila", 9.5),
        ("Piccadilly-Circus", "Giarabub", 4),
        ("El-Agheila", "Bengasi", 2),
        ("El-Agheila", "Tobruch", 6),
    ],
)
def test_distances(origin: str, goal: str, points: float) -> None:
    assert cost(origin, goal) == points


def test_every_datum_has_a_basis() -> None:
    rows = list(RULES.provenance("campaign"))
    assert {basis for *_, basis in rows} <= set(BASES)
    listed = {(table, row, field) for table, row, field, *_ in rows}
    for unit in C.unit_ids:
        assert {("unit", unit, f) for f in ("name", "side", "combat", "movement")} <= listed
    for area in C.area_ids:
        assert {("area", area, f) for f in ("name", "coastal")} <= listed
        assert {("area", area, f"neighbours.{other}") for other in C.areas[C.area_ids.index(area)].neighbours} <= listed


def test_what_the_rulebook_states_is_marked_so() -> None:
    basis = {(table, row, field): b for table, row, field, _, b in RULES.provenance("campaign")}
    assert basis["area", "Bardia", "victory"] == "seed"
    assert basis["area", "Bardia", "name"] == "seed"
    assert basis["area", "Sofafi", "name"] == "history"
    assert basis["unit", "GarTobruch", "movement"] == "seed"
    assert basis["unit", "4Arm", "combat"] == "balance"
    assert basis["marker", "leader", "fate"] == "seed"
    assert basis["area", "Bardia", "neighbours.Gambut"] == "history"
    assert basis["area", "Gambut", "neighbours.Sidi-Azeiz"] == "balance"


def override(folder: Path, text: str) -> Path:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_an_override_changes_play_and_its_basis(tmp_path: Path) -> None:
    file = override(tmp_path, "[unit.4Arm]\ncombat = 6\nmovement = 5\n")
    game = sirocco.new("compass", seed=1, override=file)
    unit = game.components.vocabulary.names["unit"].index("4Arm")
    assert game.state.combat_value(unit) == 6
    basis = {(t, r, f): b for t, r, f, _, b in RULES.provenance("campaign", file)}
    assert basis["unit", "4Arm", "combat"] == "owner"
    assert basis["unit", "7Arm", "combat"] == "balance"


def test_a_record_is_refused_with_other_components(tmp_path: Path) -> None:
    file = override(tmp_path, "[unit.4Arm]\ncombat = 6\n")
    game = sirocco.new("compass", seed=1, override=file)
    game.act("take leader")
    with pytest.raises(sirocco.DataError, match="record: made with components"):
        sirocco.replay(game.record())
    with pytest.raises(sirocco.DataError, match="saved game: made with components"):
        sirocco.from_json(game.to_json())
    assert sirocco.replay(game.record(), override=file).state == game.state
    assert sirocco.from_json(game.to_json(), override=file).state == game.state


def test_an_edited_override_is_read_again(tmp_path: Path) -> None:
    import os

    file = override(tmp_path, "[unit.4Arm]\ncombat = 6\n")
    first = sirocco.new("compass", override=file).header.components
    override(tmp_path, "[unit.4Arm]\ncombat = 5\n")
    os.utime(file, (1, 1))
    assert sirocco.new("compass", override=file).header.components != first


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[unit.4Arm]\ncombat = 'four'\n", r"own.toml, line 2, unit.4Arm.combat: Expected `int`, got `str`"),
        ("# mine\n\n[unit.4Arm]\ncombat = 0\n", r"own.toml, line 4, unit.4Arm.combat: must be from 1 to 20"),
        ("[unit.4Arm]\nspeed = 3\n", r"own.toml, line 2, unit.4Arm.speed: unknown field"),
        ("[unit.5Arm]\ncombat = 3\n", r"own.toml, line 1, unit.5Arm: unknown unit '5Arm'"),
        ("[unit.4Arm]\ncombat = 3\n[unit.4Arm]\ncombat = 4\n", r"own.toml: .*line 3"),
        (
            '[area.Bardia]\nneighbours = { Tobruch = "road" }\n',
            r"own.toml, line 2, area.Bardia.neighbours: link to 'Tobruch' is road but no link the other way",
        ),
        (
            '[area.Bardia]\nneighbours = { Cairo = "road" }\n',
            r"line 2, area.Bardia.neighbours: unknown neighbour 'Cairo'",
        ),
        ('[area.Bardia]\nneighbours = { Gambut = "rail" }\n', r"line 2, area.Bardia.neighbours: Invalid enum value"),
        ("[marker.leader]\nallied = 7\n", r"own.toml: 20 allied event markers, but the game has 15"),
        (
            "[scenario.campaign.counts]\nareas = 42\nunits = { allied = 17, italian = 25 }\n"
            "markers = { allied = 15, italian = 10 }\nturn_marker = 2\nstatus_markers = 8\ncounters = 76\n",
            r"own.toml: 77 counters, but the game has 76",
        ),
        ("[turn.1]\nevents = { allied = 3 }\n", r"line 2, turn.1.events: needs a number from 0 for allied and"),
        ("[turn.13]\ndates = 'x'\n", r"line 1, turn.13: unknown turn '13'"),
        ("[side.allied]\nlogistical = 'Cairo'\n", r"line 2, side.allied.logistical: unknown area 'Cairo'"),
        ("[general.OConnor]\nx = 1\n", r"general: unknown table"),
        ("unit = 3\n", r"'unit' must be a table of rows"),
        ("[unit]\n4Arm = 3\n", r"unit.4Arm: must be a table of fields"),
        ("[unit.4Arm\n", r"own.toml: .*line 1"),
        ("[unit.11Hussars]\nmatilda = true\n", r"exactly one unit carries the Matilda"),
        ("[unit.4Arm]\narrives = 3\n", r"line 2, unit.4Arm.arrives: a unit either starts in an area or arrives"),
    ],
)
def test_bad_overrides_name_file_line_and_field(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(sirocco.DataError, match=message):
        sirocco.new("compass", override=override(tmp_path, text))


def test_a_missing_override_is_refused(tmp_path: Path) -> None:
    with pytest.raises(sirocco.DataError, match="cannot be read"):
        sirocco.new("compass", override=tmp_path / "none.toml")


TABLES = st.sampled_from(["area", "unit", "marker", "turn", "side", "scenario", "basis", "x"])
ROWS = st.sampled_from(["Bardia", "4Arm", "leader", "1", "allied", "campaign", "zz"])
FIELDS = st.sampled_from(["combat", "neighbours", "victory", "allied", "events", "entries", "turns", "name", "q"])
SCALARS = st.sampled_from(
    ["1", "-3", "true", "'road'", "[]", "{ Gambut = 'road' }", "1e400", "[1, 'a']", "99999999999"]
)


def test_a_link_taken_away_at_one_end_is_the_owners_mistake(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[area.Bardia]\nneighbours = {}\n", encoding="utf-8")
    with pytest.raises(
        sirocco.DataError, match=r"own\.toml, line 2, area\.Bardia\.neighbours: link to '.*' is no link but"
    ):
        sirocco.new("compass", override=own)


def test_a_campaign_of_another_length_is_the_owners_mistake(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[scenario.campaign]\nturns = 99999999999\n", encoding="utf-8")
    listed = r"own\.toml, line 2, scenario\.campaign\.turns: the track has 12 turns"
    with pytest.raises(sirocco.DataError, match=listed):
        sirocco.new("compass", override=own)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(TABLES, ROWS, FIELDS, SCALARS), min_size=1, max_size=3))
def test_any_override_loads_or_is_refused(tmp_path: Path, entries: list[tuple[str, str, str, str]]) -> None:
    text = "".join(f"[{table}.{row}]\n{field} = {value}\n" for table, row, field, value in entries)
    try:
        RULES.components("campaign", override(tmp_path, text))
    except sirocco.DataError as error:
        assert "own.toml" in str(error)
