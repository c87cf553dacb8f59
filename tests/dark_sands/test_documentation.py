"""docs/rulings.md lists every entry of a position of The Dark Sands, and what its rulings can name; docs/dark-sands.md
says how every ambiguity is read, and by which option it is read otherwise."""

from __future__ import annotations

from pathlib import Path

from sirocco.games.dark_sands.components.vocabulary import TABLES
from sirocco.games.dark_sands.positions.battle import BATTLE_POINTS, BattleTable
from sirocco.games.dark_sands.positions.position import PositionTable, UnitTable, points
from sirocco.games.dark_sands.positions.shapes import FACTS
from sirocco.games.dark_sands.rules.odds import ORDER
from sirocco.games.dark_sands.rules.state import BYPASS, OFF_MAP
from sirocco.kernel.registry import definition
from sirocco.kernel.step import Step

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "rulings.md").read_text(encoding="utf-8")
TOLD = TEXT[TEXT.index("## Positions of The Dark Sands") : TEXT.index("## Checks")]
GAME = definition("dark-sands")


def test_entries_are_told() -> None:
    words = [*PositionTable.__struct_fields__, *UnitTable.__struct_fields__]
    assert [word for word in words if f"`{word}`" not in TOLD] == []
    assert [word for word in (*points(0, 0), *OFF_MAP.values(), *BYPASS) if f'`"{word}"`' not in TOLD] == []
    assert [word for word in (*BATTLE_POINTS, *ORDER, *TABLES) if f'`"{word}"`' not in TOLD] == []
    assert [w for w in BattleTable.__struct_fields__ if f"`{w}`" not in TOLD and f"{w} = " not in TOLD] == []


def test_events_and_facts_are_told() -> None:
    assert [kind for kind in GAME.event_kinds if f"`{kind}`" not in TOLD] == []
    entries = {entry for kind in GAME.event_kinds.values() for entry in kind.entries.entries}
    assert [entry for entry in entries if f"`{entry}`" not in TOLD] == []
    assert [fact for fact in FACTS.entries if f"{fact} = " not in TOLD and f"`{fact}`" not in TOLD] == []


def test_options_and_steps_are_told() -> None:
    assert [option for option in GAME.option_rules if f"`{option}`" not in TOLD] == []
    deciding = [name for name, step in GAME.steps.items() if step.actions is not Step.actions]
    assert [name for name in deciding if f"`{name}`" not in TOLD] == []


def test_every_ambiguity_has_its_reading_and_every_option_its_ambiguity() -> None:
    text = (DOCS / "dark-sands.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row[0].removeprefix("| ")) for row in rows] == list(range(1, 66))
    assert all(len(row) == 4 and row[3].removesuffix(" |").strip() for row in rows)
    assert [option for option in GAME.option_rules if f"`{option}`" not in text] == []
