"""The switches of From Salerno to Rome: optional rules, the fog of war, and readings."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from sirocco.games.salerno_rome.components.loading import DATA, SCENARIOS
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.scenarios import Rule
from sirocco.kernel.fields import Clause

FIELDS = {field.name: field for field in msgspec.structs.fields(Options)}
OPTIONAL = get_args(Rule)


def test_scenarios_call_the_optional_rules_as_the_options_do() -> None:
    assert list(FIELDS)[: len(OPTIONAL)] == list(OPTIONAL)


def test_only_the_fog_of_war_is_on_by_itself() -> None:
    assert [name for name in FIELDS if getattr(Options(), name)] == ["fog_of_war"]


def test_every_option_bends_a_clause() -> None:
    for field in FIELDS.values():
        (clause,) = [each for each in get_args(field.type) if isinstance(each, Clause)]
        assert clause.id.startswith("SR-")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_with_markers_has_the_rule_and_one_without_bars_it(scenario: str) -> None:
    scene = DATA.load(scenario).scene
    assert not set(scene.optional) & set(scene.barred)
    assert ("rearguards" in scene.barred) == (scene.rearguards == 0)
    assert ("offensives" in scene.barred) == (scene.offensives == ())
