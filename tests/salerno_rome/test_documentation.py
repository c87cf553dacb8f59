"""docs/salerno-rome.md tells how every ambiguity is read, by which option otherwise, and how much of what there is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from sirocco.games.salerno_rome import GAME
from sirocco.games.salerno_rome.components.loading import DATA

TEXT = (Path(__file__).parents[2] / "docs" / "salerno-rome.md").read_text(encoding="utf-8")
C = DATA.load("campaign")
ITALY = C.italy
BASES = Counter((table, field, basis) for table, _, field, _, basis in DATA.provenance("campaign"))


def test_every_ambiguity_has_its_reading_and_every_option_is_told() -> None:
    rows = [line.split(" | ") for line in TEXT.splitlines() if re.match(r"\| \d", line)]
    assert [int(row[0].removeprefix("| ")) for row in rows] == list(range(1, 57))
    assert all(len(row) == 4 and row[3].removesuffix(" |").strip() for row in rows)
    assert [option for option in GAME.option_rules if f"`{option}`" not in TEXT] == []
    told = {word for row in rows for word in re.findall(r"`(\w+)`", row[3])}
    assert told <= set(GAME.option_rules)


def test_the_override_loads(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    (block,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    file.write_text(block, encoding="utf-8")
    own = DATA.load("campaign", file)
    assert (own.unit_rows["26Pz/Afkl"].combat, own.unit_rows["26Pz/Afkl"].movement) == (3, 9)
    assert own.version != C.version


def test_counters_are_counted_right() -> None:
    sides = Counter(row.side for row in C.unit_rows.values())
    levels = Counter(row.level for row in C.artillery)
    land = levels["division"] + levels["corps"] + levels["army"]
    assert f"{len(C.units)} units ({sides['allied']} Allied, {sides['axis']} of the Axis)" in TEXT
    assert f"{len(C.divisions)} divisions, {len(C.corps)} corps and {len(C.armies)} armies with {land} pieces" in TEXT


def test_what_the_rulebook_tells_of_them_is_counted_right() -> None:
    names = {
        "combat": "combat factors",
        "reduced": "reduced sides",
        "dots": "dots",
        "reaction": "range of Reaction",
        "tank": "tank bonus",
    }
    for field, name in names.items():
        (row,) = [line for line in TEXT.splitlines() if line.startswith(f"| {name} |")]
        _, _, told, rest, _ = row.split("|")
        assert int(re.findall(r"\d+", told)[0]) == BASES["unit", field, "seed"]
        assert int(re.findall(r"\d+", rest)[0]) == BASES["unit", field, "history"]
    assert f"| none | {BASES['unit', 'movement', 'history']} by history" in TEXT
    assert f"| {BASES['artillery', 'fire', 'seed']}: 26.Pz 4, XIII Corps 9" in TEXT
    assert f"{BASES['artillery', 'fire', 'balance']} `balance`" in TEXT
    costs = Counter(basis for table, _, _, _, basis in DATA.provenance("campaign") if table == "cost")
    assert f"{costs['seed']} of {costs.total()} figures" in TEXT


def test_the_map_is_counted_right() -> None:
    world = ITALY.map
    ground = Counter(world.terrain[place] for place in range(world.open))
    kinds = Counter(row.kind for row in ITALY.places.values())
    assert f"{world.open:,} hexes of land" in TEXT
    assert f"mountain ({ground['mountain']} hexes)" in TEXT and f"hill ({ground['hill']})" in TEXT
    assert f"({ground['plain']})" in TEXT and f"Cities cover {ground['city']} hexes" in TEXT
    assert f"{kinds['village']} villages, {kinds['city']} cities and {kinds['airfield']} airfields" in TEXT
    assert (ITALY.ports.bit_count(), len(ITALY.airfields)) == (13, 13) and "Thirteen are ports, thirteen" in TEXT
    major, minor = (len(world.ways[kind]) // 2 for kind in ("major", "minor"))
    assert f"{major} steps major and {minor} others" in TEXT
    assert f"{len(ITALY.rivers)} of them" in TEXT and f"a bridge ({len(ITALY.bridges) // 2})" in TEXT
    assert f"Gustav in {ITALY.gustav.bit_count()} hexes" in TEXT and ITALY.bernhardt.bit_count() == 3
