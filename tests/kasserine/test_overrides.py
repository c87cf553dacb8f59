"""Owners' files: whatever stands in them, they load or are refused with the place of the mistake."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sirocco
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.loading import DATA
from sirocco.games.kasserine.components.terrain import Mover

PLACES = sorted({(table, row, field) for table, row, field, _, _ in DATA.provenance("kasserine")})
TABLES = sorted({table for table, _, _ in PLACES})
NAMES = st.sampled_from(["zz", "1", "Thala", "axis-2-1", "URF-10Pz"])
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
        "'1115'",
        "'0114 zz'",
        "'axis'",
        "'10Pz'",
        "[]",
        "{}",
        "[0.5, 1]",
        "[1, 2]",
        "1e400",
        "[1, 'a']",
        "['zz']",
        "['10Pz']",
        "['AE AR']",
        "99999999999",
    ]
)


def load(tmp_path: Path, text: str) -> Kasserine:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    return DATA._load("kasserine", own, 0.0)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(ENTRIES, VALUES), min_size=1, max_size=3, unique_by=lambda each: each[0][:2]))
def test_any_override_loads_or_is_refused(tmp_path: Path, entries: list[tuple[tuple[str, str, str], str]]) -> None:
    text = "".join(f'[{table}."{row}"]\n"{field}" = {value}\n' for (table, row, field), value in entries)
    try:
        components = load(tmp_path, text)
    except sirocco.DataError as error:
        assert "own.toml" in str(error)
    else:
        assert components.unit_ids


@pytest.mark.parametrize(
    ("entry", "line", "reason"),
    [
        ("[unit.zz]\nname = 'zz'", 1, "missing required field"),
        ("[reach.zz]\npoints = 3", 1, "unknown reach 'zz'"),
        ("[reach.supply]\npoints = 0", 2, "must be from 1 to 99"),
        ("[reach.supply]\npoints = inf", 2, "must be a finite number"),
        ("[limit.stack]\nnumber = 0", 2, "one unit at least"),
        ("[terrain.peak]\nfoot = 0", 2, "must be from 1 to 20"),
        ("[terrain.peak]\nwheels = 3", 2, "unknown field"),
        ("[path.track]\nprices = [0.5, 0.7]", 2, "prices are 0.5, 1"),
        ("[path.road]\nprices = [0.5, 1]", 2, "a road has one price"),
        ("[chart.E]\nrows = ['AE']", 2, "every row needs a result for each column"),
        ("[chart.E]\nkey = ['violent', 'last']", 2, "has the same key"),
        ("[chart.E]\nkey = ['violent', 'never']", 0, "no table for medium against medium"),
        ("[chart.weather]\nrows = ['fog', 'rain', 'rain', 'rain', 'rain', 'rain']", 2, "no result of this chart"),
        ("[retreat.A]\nmoves = 'both'", 2, "moves"),
        ("[posture.violent]\nside = 'defence'", 2, "is a way of attack"),
        ("[posture.violent]\ncontrol = 'nobody'", 2, "control"),
        ("[fire.artillery-soft]\nrange = 21", 2, "must be from 0 to 20"),
        ("[fire.anti-tank-soft]\nrange = 1", 1, "there is no chart of this name"),
        ("[fire.mortar-soft]\nrange = 1", 1, "called by a gun and its target"),
        ("[unit.Rommel]\nformation = '10Pz'", 0, "a headquarters is of a formation and XX"),
        ("[unit.Calvi]\nformation = '10Pz'", 0, "has another headquarters, Broich"),
        ("[unit.'10Pz/I-7']\nformation = '1US'", 0, "is of the other side"),
        ("[unit.'10Pz/I-7']\nreduced = [6, 1]", 2, "attack of the reduced face"),
        ("[unit.URF-Thala]\nfull = [1, 1]", 2, "have no factors"),
        ("[unit.'10Pz/I-7']\noptional = 'zz'", 2, "unknown option 'zz'"),
        ("[start.10Pz]\nhexes = ['3801']", 2, "nobody can enter it"),
        ("[start.10Pz]\nhexes = []", 2, "needs a start hex"),
        ("[start.10Pz]\nunits = ['sPz501', '1US/27AFA']", 2, "is not of this side"),
        ("[start.10Pz]\nunits = ['sPz501', 'Rommel']", 2, "has no place here"),
        ("[start.10Pz]\nunits = ['sPz501', 'sPz501']", 1, "names a unit twice"),
        ("[start.10Pz]\nsupply = ['URF-10Pz', 'URF-DAK-1']", 2, "one mobile supply unit"),
        ("[start.10Pz]\nheadquarters = ['Broich', 'Rommel']", 0, "comes into play twice: Rommel"),
        ("[start.CCA]\nformations = ['zz']", 2, "unknown formation 'zz'"),
        ("[fixed.URF-Thala]\nat = 'zz'", 2, "unknown place 'zz'"),
        ("[fixed.Rommel]\nat = 'Thala'", 1, "is no supply unit"),
        ("[arrival.axis-2-1]\nentry = 'zz'", 2, "unknown entry 'zz'"),
        ("[arrival.axis-11-1]\nside = 'axis'\nentry = 'Maktar'\nunits = ['26US/1-26']", 4, "is not of this side"),
        ("[arrival.allied-11-1]\nside = 'allied'\nentry = 'Maktar'\nformations = ['zz']", 4, "unknown formation"),
        ("[day.12]\ndates = '25 Feb'\nmoves = ['day']", 0, "must have turns 1 to 11"),
        ("[day.1]\nmoves = ['noon']", 2, "moves"),
        ("[day.1]\nmoves = []", 2, "a day has a move at least"),
        ("[exit.Tebessa]\nhex = '0313'", 2, "an exit lies on the edge"),
        ("[entry.Maktar]\nhexes = '9999'", 2, "is not on the map"),
        ("[pass.Faid]\nridge = '3009'", 2, "3009 is no mountain"),
        ("[massif.Chambi]\npeaks = '1115'", 2, "1115 is not of this level"),
        ("[massif.Chambi]\npeaks = '0915 1015 1213'", 0, "1213 is in Chambi too"),
        ("[place.Thala]\nhex = '1011'", 0, "do not agree"),
        ("[way.Feriana-to-Gafsa]\nway = '0919 0921'", 2, "do not touch"),
        ("[way.zz]\nkind = 'road'\nway = '1015 1115'", 3, "leads through 1015"),
        ("[way.sfax-line]\nkind = 'rail'", 2, "must be one of"),
        ("[ground.cities]\nhexes = '0313'", 0, "do not agree"),
        ("[rebuilt.K-rec-05]\noptions = ['zz']", 2, "unknown option 'zz'"),
        ("[rebuilt.K-rec-05]\noptions = []", 1, "nothing would replace it"),
        ("[victory.points]\nexits = -1", 2, "must be from 0 to 999"),
        ("[weather.rain]\nmovement = -1", 2, "must be from 0 to 99"),
        ("[modifier.night]\ndie = -7", 2, "must be from -6 to 6"),
        ("[zz.zz]\na = 1", 1, "unknown table"),
    ],
)
def test_a_mistake_is_refused_with_its_place_and_the_reason(tmp_path: Path, entry: str, line: int, reason: str) -> None:
    with pytest.raises(sirocco.DataError) as refused:
        load(tmp_path, entry)
    text = str(refused.value)
    assert "own.toml" in text and reason in text
    assert line == 0 or f"line {line}," in text, text


def test_what_an_owner_replaces(tmp_path: Path) -> None:
    """A table read off the printed sheet, another calendar, a start point of two hexes, a unit that is not there."""
    own = load(
        tmp_path,
        """
        [chart.E]
        rows = [
            "AE AE AE AE AE AE AE AE AE",
            "AE AE AE AE AE AE AE AE AE",
            "AE AE AE AE AE AE AE AE AE",
            "AE AE AE AE AE AE AE AE AE",
            "AE AE AE AE AE AE AE AE AE",
            "DE DE DE DE DE DE DE DE DE",
        ]
        [retreat.E]
        moves = "winner"
        [day.11]
        dates = "24 Feb"
        moves = ["day", "night"]
        [start.21Pz]
        hexes = ["2223", "2523"]
        supply = ["URF-21Pz", "URF-DAK-1"]
        [arrival.axis-2-1]
        units = ["Rommel", "Borowietz", "Calvi", "URF-DAK-2"]
        [fixed.URF-Faid]
        at = ""
        [terrain.peak]
        motorised = 5
        """,
    )
    assert own.tables["medium", "medium"].chart.rows[0][8] == "AE" and own.tables["medium", "medium"].winner_moves
    assert own.last_move == 32 and own.moves[-1].night
    start = own.starts[own.start_ids.index("21Pz")]
    assert [own.map.ids[place] for place in start.hexes] == ["2223", "2523"]
    assert {own.map.ids[place] for _, place in start.fixed} == {"2223", "2523"}
    assert len(own.fixed) == 14
    assert own.tunisia.costs.entering(Mover.MOTORISED, own.map.number["1015"]) == 10
    assert own.version != DATA.load("kasserine").version
