"""The result of a game names the victory condition that was met, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import sirocco
from sirocco.kernel.definition import Result
from sirocco.kernel.presentation.text import LANGUAGES, Texts

CHECK = {"game": "dark-sands", "at": "victory", "replacements": [], "dice": [1]}
"""The victory check of The Dark Sands; the railway rolls a one and stays where it is."""


def ended(**position: Any) -> Result:
    """The result of a game of which only the end is left; each of its reasons is a sentence in either language."""
    game = sirocco.position(position)
    assert game.result is not None
    for reason in game.result.reasons:
        english, italian = (Texts(game, language).say(reason) for language in LANGUAGES)
        assert len({reason.key, english, italian}) == 3 and "$" not in english + italian
    return game.result


def keys(result: Result) -> list[str]:
    return [reason.key for reason in result.reasons]


@pytest.mark.parametrize(
    ("winner", "reasons", "position"),
    [
        (
            "axis",
            ["reason-sunflower-places"],
            {"scenario": "sunflower", "turn": 3, "control": {"axis": ["El-Agheila", "Bengasi", "Tobruk"]}},
        ),
        ("axis", ["reason-sunflower-centre"], {"scenario": "sunflower", "turn": 3, "units": {"4/7": "1905"}}),
        (
            "axis",
            ["reason-sunflower-places", "reason-sunflower-centre"],
            {
                "scenario": "sunflower",
                "turn": 3,
                "control": {"axis": ["El-Agheila", "Bengasi", "Tobruk"]},
                "units": {"4/7": "1905"},
            },
        ),
        (
            "axis",
            ["reason-sunflower-frontier"],
            {
                "scenario": "sunflower",
                "turn": 5,
                "control": {"axis": ["Bengasi", "Bardia", "Sollum"]},
                "units": {"4/7": "2535", "1/5": "2042"},
            },
        ),
        ("allied", ["reason-sunflower-held"], {"scenario": "sunflower", "turn": 5, "units": {"4/7": "2535"}}),
        (
            "axis",
            ["reason-crusader-ports"],
            {"scenario": "crusader", "turn": 8, "control": {"axis": ["Tobruk", "Bardia"]}},
        ),
        (
            "allied",
            ["reason-crusader-panzers"],
            {"scenario": "crusader", "turn": 8, "units": {"4/7": "2830", "Pavia": "2429"}},
        ),
        (
            "allied",
            ["reason-crusader-driven"],
            {"scenario": "crusader", "turn": 8, "units": {"4/7": "2830", "1/5": "1905"}},
        ),
        (
            "axis",
            ["reason-crusader-held"],
            {
                "scenario": "crusader",
                "turn": 9,
                "control": {"allied": ["Tobruk"]},
                "units": {"4/7": "2830", "1/5": "2429"},
            },
        ),
        (
            "axis",
            ["reason-gazala-places"],
            {
                "scenario": "gazala",
                "turn": 13,
                "control": {"axis": ["El-Agheila", "Bengasi", "Tobruk", "Bardia", "Mersa-Matruh"]},
            },
        ),
        (
            "allied",
            ["reason-gazala-held"],
            {"scenario": "gazala", "turn": 13, "control": {"axis": ["El-Agheila", "Bengasi", "Tobruk", "Bardia"]}},
        ),
    ],
)
def test_a_scenario_names_its_condition(winner: str, reasons: list[str], position: dict[str, Any]) -> None:
    result = ended(**{**CHECK, "units": {"4/7": "2535", "1/5": "1905"}, **position})
    assert (result.winner, keys(result)) == (winner, [*reasons, "reason-scenario"])


@pytest.mark.parametrize(
    ("level", "reason", "allied", "units"),
    [
        ("strategic", "strategic", [], {"4/7": "2535"}),
        ("operational", "operational", ["Bardia", "Tobruk", "Bengasi"], {"Sirte": "1601"}),
        ("tactical", "tactical", ["Bardia", "Tobruk"], {"Sirte": "1601"}),
        ("marginal", "marginal", ["Bardia"], {"Sirte": "1601"}),
        ("apparent", "apparent", [], {"Sirte": "1601"}),
        ("axis", "none", ["Tobruk"], {"Sirte": "1601"}),
        ("axis", "egypt", ["Bardia"], {"Sirte": "1601", "Cirene": "1950"}),
    ],
)
def test_a_level_of_compass_names_what_it_rests_on(
    level: str, reason: str, allied: list[str], units: dict[str, str]
) -> None:
    result = ended(**{**CHECK, "scenario": "compass", "turn": 2, "control": {"allied": allied}, "units": units})
    assert (result.level, keys(result)) == (level, ["reason-level", f"reason-compass-{reason}"])


@pytest.mark.parametrize(
    ("winner", "reasons", "position"),
    [
        ("axis", ["reason-automatic"], {"units": {"Brescia": "1877"}}),
        ("allied", ["reason-more-points", "reason-points"], {"turn": 17, "points": {"allied": 20}}),
        (None, ["reason-equal-points", "reason-points"], {"turn": 17, "points": {"allied": 7, "axis": 10}}),
        (
            "allied",
            ["reason-tie-tobruk", "reason-points"],
            {"turn": 17, "points": {"allied": 7, "axis": 10}, "options": {"tieGoesToTobruk": True}},
        ),
    ],
)
def test_a_campaign_names_what_decided_it(winner: str | None, reasons: list[str], position: dict[str, Any]) -> None:
    result = ended(**{**CHECK, "scenario": "campaign-gazala", "units": {"4/7": "2535", "1/5": "1905"}, **position})
    assert (result.winner, keys(result)) == (winner, reasons)


@pytest.mark.parametrize(
    ("winner", "reason", "control"),
    [
        ("italian", "reason-more-points", {}),
        (None, "reason-equal-points", {"allied": ["Tobruch", "Bengasi"]}),
        ("allied", "reason-more-points", {"allied": ["Bardia", "Tobruch", "Bengasi", "Derna", "El-Agheila"]}),
    ],
)
def test_compass_names_the_higher_total(winner: str | None, reason: str, control: dict[str, list[str]]) -> None:
    result = ended(game="compass", turn=12, at="exploitation", side="italian", control=control)
    assert (result.winner, keys(result)) == (winner, [reason, "reason-points", "reason-points"])
