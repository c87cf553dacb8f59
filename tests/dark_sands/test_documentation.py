"""docs/rulings.md tells every entry of a position of The Dark Sands, and what its rulings can name."""

from __future__ import annotations

from pathlib import Path

from sirocco.games.dark_sands.position import POINTS, PositionTable, UnitTable
from sirocco.games.dark_sands.state import BYPASS, OFF_MAP
from sirocco.kernel.registry import definition
from sirocco.kernel.step import Step

TEXT = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
TOLD = TEXT[TEXT.index("## Positions of The Dark Sands") : TEXT.index("## Checks")]
GAME = definition("dark-sands")


def test_entries_are_told() -> None:
    words = [*PositionTable.__struct_fields__, *UnitTable.__struct_fields__]
    assert [word for word in words if f"`{word}`" not in TOLD] == []
    assert [word for word in (*POINTS, *OFF_MAP.values(), *BYPASS) if f'`"{word}"`' not in TOLD] == []


def test_options_and_steps_are_told() -> None:
    assert [option for option in GAME.option_rules if f"`{option}`" not in TOLD] == []
    deciding = [name for name, step in GAME.steps.items() if step.actions is not Step.actions]
    assert [name for name in deciding if f"`{name}`" not in TOLD] == []
