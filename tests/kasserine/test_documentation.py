"""docs/kasserine.md tells what is lost and what replaces it, how every ambiguity is read, and how much there is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec

from sirocco.games.kasserine.components.loading import DATA
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.units import COMBAT
from sirocco.kernel.proof.rulebook import read_clauses

TEXT = (Path(__file__).parents[2] / "docs" / "kasserine.md").read_text(encoding="utf-8")
C = DATA.load("kasserine")
CLAUSES = read_clauses("sirocco.games.kasserine", "en")
OPTIONS = {field.encode_name for field in msgspec.structs.fields(Options)}


def section(heading: str) -> str:
    return TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table in a section."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    return [line.removeprefix("| ").removesuffix(" |").split(" | ") for line in lines[2:]]


def named(text: str) -> list[str]:
    return re.findall(r"`(\w+)`", text)


def test_every_gap_is_told() -> None:
    found = rows("The gaps")
    assert [row[0] for row in found] == ["1", "2", "3", "4"] and all(len(row) == 4 for row in found)


def test_every_rebuilt_rule_is_told_with_where_it_was_lost_and_what_replaces_it() -> None:
    found = {row[0]: row for row in rows("Rebuilt rules")}
    assert list(found) == list(C.rebuilt) == sorted(name for name in CLAUSES if name.startswith("K-rec-"))
    for name, (_, what, lost, why, replaced) in found.items():
        assert what and why
        assert lost == C.rebuilt[name].lost.replace("-", " "), name
        options, _, data = replaced.rpartition("; ") if "; " in replaced else (replaced, "", "")
        if not C.rebuilt[name].options:
            options, data = "", replaced
        assert named(options) == list(C.rebuilt[name].options), name
        assert named(data) == list(C.rebuilt[name].data), name


def test_every_other_rebuilt_clause_is_told() -> None:
    told = re.findall(r"K-[a-z]+-\d+", " ".join(row[0] for row in rows("What only follows")))
    rebuilt = [clause.id for clause in CLAUSES.values() if clause.basis == "rebuilt"]
    assert sorted(told) == sorted(name for name in rebuilt if not name.startswith("K-rec-"))
    read = len(CLAUSES) - len(rebuilt)
    assert f"Of the {len(CLAUSES)} clauses of our rulebook {read} are read and {len(rebuilt)} are marked" in TEXT
    assert f"the {len(rebuilt) - len(told)} of the [table]" in TEXT and f"and {len(told)} more that only" in TEXT


def test_every_ambiguity_has_its_reading_and_every_option_is_told() -> None:
    found = rows("Readings")
    assert [int(row[0]) for row in found] == list(range(1, 36))
    assert all(len(row) == 4 and row[3].strip() for row in found)
    assert {word for row in found for word in named(row[3])} <= OPTIONS
    assert [option for option in sorted(OPTIONS) if f"`{option}`" not in TEXT] == []


def test_the_override_loads(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    (block,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    file.write_text(block, encoding="utf-8")
    own = DATA.load("kasserine", file)
    assert own.version != C.version and len(own.moves) == len(C.moves) + 3
    tank = C.unit_ids.index("10Pz/I-7")
    assert (own.units[tank].full, C.units[tank].full) == ((6, 4), (5, 3))


def test_what_there_is_is_counted_right() -> None:
    """The counters of the box: without what an option adds, and without those that stand for supplies once taken."""
    printed = [row for i, row in enumerate(C.units) if C.original >> i & 1 and row.optional is None]
    combat = {side: [row for row in printed if row.kind in COMBAT and row.side == side] for side in ("axis", "allied")}
    axis, allied = combat["axis"], combat["allied"]
    points = {side: sum(row.points(False) for row in units) for side, units in combat.items()}
    assert f"{len(axis) + len(allied)} combat units, {len(axis)} of the Axis with {points['axis']} combat" in TEXT
    assert f"points and {len(allied)} of the Allies with {points['allied']};" in TEXT
    kinds = Counter((row.kind, row.movement > 0) for row in printed)
    assert f"{kinds['headquarters', True]} headquarters, {kinds['supply', True]} mobile" in TEXT
    assert f"and {kinds['supply', False]} fixed supply units" in TEXT
    moving = {row.kind: row.movement for row in printed if row.movement}
    assert (moving["reconnaissance"], moving["headquarters"], moving["supply"]) == (8, 7, 5)
    others = {row.movement for row in printed if row.kind in COMBAT and row.kind != "reconnaissance"}
    assert others == {4, 5, 6} and "| 4 to 6, reconnaissance 8, headquarters 7 (`balance`) |" in TEXT


def test_the_map_is_counted_right() -> None:
    world = C.tunisia.map
    ground = Counter(world.terrain)
    assert f"{world.open:,} hexes of land" in TEXT
    assert f"{ground['mountain']} hexes of the first level, {ground['peak']} of the second" in TEXT
    assert f"{ground['plain']} of plain and" in TEXT and f"{ground['city']} cities" in TEXT
