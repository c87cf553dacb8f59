"""What a battle is foretold to bring is what it will bring: the sentences of the outcomes, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import as_file, files

from sirocco.kernel.formats.position import load_position
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import LANGUAGES, Texts

SHOCKED = {"outcome-AL1", "outcome-BL1", "outcome-DR", "outcome-DRs"}


def outcome_texts(game: Game, action: str) -> dict[str, set[str]]:
    """The sentences of every outcome an action may bring, by its key."""
    explanation = game.explain(action)
    assert explanation is not None
    labels = [outcome.label for odds in explanation.odds for outcome in odds.outcomes]
    return {label.key: {Texts(game, language).say(label) for language in LANGUAGES} for label in labels}


def battle(
    side: str, target: str, attackers: list[str], units: Mapping[str, object], **more: object
) -> dict[str, set[str]]:
    """The outcomes of an attack of some units on a hex."""
    position = {"game": "dark-sands", "at": "combat", "turn": 8, "side": side, "units": units, **more}
    with as_file(files("sirocco.games.dark_sands") / "rulings" / "pinned" / "values.toml") as values:
        game = load_position(position, values)
    game.act(f"attack {target}")
    for unit in attackers[:-1]:
        game.act(f"with {unit}")
    return outcome_texts(game, f"with {attackers[-1]}")


def test_shock_tells_the_step_it_costs() -> None:
    units = {"1/5": "1147", "5/4Ind": "1148"}
    shocked = battle("axis", "1148", ["1/5"], units)
    calm = battle("axis", "1148", ["1/5"], units, boxes={"allied": ["1148"]})
    assert shocked.keys() & SHOCKED and calm.keys() & SHOCKED
    for key in shocked.keys() & SHOCKED:
        assert all("shock" in sentence for sentence in shocked[key])
    assert not any("shock" in sentence for sentences in calm.values() for sentence in sentences)


def test_on_al1_shock_costs_nothing_with_the_option() -> None:
    units = {"1/5": {"at": "1147", "reduced": True}, "69/50": "1148", "150/50": "1148", "151/50": "1148"}
    by_option = [battle("axis", "1148", ["1/5"], units, options={"shockNotOnAl1": chosen}) for chosen in (False, True)]
    assert [all("shock" in sentence for sentence in found["outcome-AL1"]) for found in by_option] == [True, False]
    assert all("shock" in sentence for found in by_option for sentence in found["outcome-BL1"])


def test_a_garrison_by_itself_costs_the_attacker_nothing_and_does_not_retreat() -> None:
    units = {"4/7": "1147", "7/7": "1147", "7SG/7": "1147", "GarIt1": "1148"}
    alone = battle("allied", "1148", ["4/7", "7/7", "7SG/7"], units)
    assert alone["outcome-DEs"] == {
        "DE*: the garrison eliminated, no loss of the attacker",
        "DE*: guarnigione eliminata, nessuna perdita dell'attaccante",
    }
    assert alone["outcome-DRs"] == {"DR*: the garrison eliminated", "DR*: guarnigione eliminata"}


def test_with_others_beside_it_both_are_told() -> None:
    units = {"4/7": "1147", "7/7": "1147", "7SG/7": "1147", "GarIt1": "1148", "Maletti": "1148"}
    together = battle("allied", "1148", ["4/7", "7/7", "7SG/7"], units)
    assert together["outcome-DRs"] == {
        "DR*: defender loses a step and retreats",
        "DR*: il difensore perde un livello di forza e si ritira",
    }
