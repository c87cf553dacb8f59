"""Attacks asked about before they are declared."""

from __future__ import annotations

from fractions import Fraction

import sirocco
from sirocco.games.kasserine import GAME
from sirocco.kernel.registry import register

register(GAME)
UNITS = {
    "21Pz/I-5": "2121",
    "21Pz/II-5": "2022",
    "Hildebrandt": "2122",
    "URF-21Pz": "2122",
    "1US/2-6AIR": {"at": "2021", "owed": True},
    "1US/3-6AIR": {"at": "2020", "owed": True},
}


def totals(unit: str) -> dict[str, Fraction]:
    game = sirocco.position({"game": "kasserine", "at": "combat", "units": UNITS})
    preview = game.preview([unit], "2021")
    return {each.label.key: each.total for each in preview.breakdowns}


def test_who_alone_can_attack_another_enemy_strikes_him_too() -> None:
    assert totals("21Pz/I-5")["sum-defence"] == 4


def test_who_cannot_reach_the_other_strikes_one() -> None:
    assert totals("21Pz/II-5")["sum-defence"] == 2
