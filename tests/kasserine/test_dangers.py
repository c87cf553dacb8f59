"""What a side is told before it happens: supply units the enemy can get to, units that no line reaches."""

from __future__ import annotations

import pytest

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.dangers import dangers
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.kernel.registry import register
from tests.kasserine.scrimmage import COMPONENTS, scrimmage

register(GAME)


def told(game: Game, side: int) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(danger.what.key, danger.place, danger.pieces) for danger in dangers(game.state, side)]


def test_an_undefended_supply_unit_within_reach_of_an_enemy_is_told_and_a_defended_one_is_not() -> None:
    near = sirocco.position({"game": "kasserine", "units": {"URF-CCA": "3013", "10Pz/I-7": "3016", "URF-10Pz": "3016"}})
    assert told(near, ALLIED) == [("danger-dump-open", "3013", ("URF-CCA",))]
    assert told(near, AXIS) == []
    units = {"URF-CCA": "3013", "1US/3-1AR": "3013", "10Pz/I-7": "3016", "URF-10Pz": "3016"}
    assert told(sirocco.position({"game": "kasserine", "units": units}), ALLIED) == []


def test_an_enemy_too_far_away_or_out_of_supply_is_no_danger() -> None:
    far = {"URF-CCA": "3013", "10Pz/I-7": "3020", "URF-10Pz": "3020"}
    assert told(sirocco.position({"game": "kasserine", "units": far}), ALLIED) == []
    unsupplied = {"URF-CCA": "3013", "10Pz/I-7": "3016"}
    assert told(sirocco.position({"game": "kasserine", "units": unsupplied}), ALLIED) == []


def test_units_without_a_line_are_told_but_for_those_that_need_none() -> None:
    units = {"10Pz/I-7": "3013", "10Pz/AA10": "3014", "Arnim": "3013", "21Pz/I-5": "2015", "URF-21Pz": "2015"}
    game = sirocco.position({"game": "kasserine", "units": units})
    assert told(game, AXIS) == [("danger-cut-off", "3013", ("10Pz/I-7",))]


@pytest.mark.parametrize("seed", range(8))
def test_dangers_and_the_roster_can_be_told_of_any_position(seed: int) -> None:
    game = scrimmage(seed)
    every = [Texts(game, language) for language in LANGUAGES]
    found = [danger for side in (ALLIED, AXIS) for danger in dangers(game.state, side)]
    assert all(texts.say(danger.what) for texts in every for danger in found)
    roster = GAME.roster(game.state, None)
    assert set(roster) == set(COMPONENTS.unit_ids)
    assert all(entry.at in COMPONENTS.hex_ids for entry in roster.values() if entry.on_map)
