"""The roster of the view against the rules: what it says a unit has is what the rules reckon with."""

from __future__ import annotations

from collections import Counter

import sirocco
from sirocco.games.compass.rules import supply as compass_supply
from sirocco.games.compass.rules.battle import Line
from sirocco.games.compass.rules.hits import modified_value
from sirocco.games.dark_sands.rules import supply as dark_sands_supply
from sirocco.players import make
from tests.test_library import compass, dark_sands


def positions(name: str, scenario: str | None, every: int, seed: int) -> list[sirocco.Game]:
    """Copies of a random game now and then."""
    game = sirocco.new(name, scenario, seed=seed)
    bots = {side: make("random", seed=number) for number, side in enumerate(game.definition.sides)}
    found, number = [], 0
    while game.decision is not None:
        if number % every == 0:
            found.append(game.clone())
        game.act(bots[game.decision.side].choose(game))
        number += 1
    return found


def test_the_roster_of_compass_is_what_the_rules_reckon_with() -> None:
    for seed in range(20, 40):
        if sum([check_compass(game) for game in positions("compass", None, 40, seed)]):
            return
    raise AssertionError("nobody was ever out of supply")


def check_compass(game: sirocco.Game) -> int:
    """How many units carry the marker, after everything has been checked."""
    marked = 0
    s = game.state
    c = s.components
    seen = game.view("italian")
    assert list(seen["roster"]) == list(seen["units"]) == list(c.unit_ids)
    for unit, (name, entry) in enumerate(seen["roster"].items()):
        known = seen["units"][name]
        assert entry["at"] == known["at"] and entry["left"] == (known["mp"] if entry["onMap"] else None)
        line = Line().with_front(unit)
        assert entry["defence"] == modified_value(s, line, 0, attacking=False)
        if c.bracketed[unit]:
            assert entry["attack"] == 0
        else:
            assert entry["attack"] == modified_value(s, line, 0, attacking=True)
        assert entry["steps"] == s.steps_left(unit) <= entry["fullSteps"]
        if entry["onMap"]:
            assert (entry["supply"] == "out") == known["oos"]
            assert entry["line"] == (compass_supply.supply_line(s, unit) is not None) == (known["supply"] is not None)
            marked += known["oos"]
        else:
            assert entry["supply"] is entry["line"] is entry["left"] is None
    return marked


def test_the_roster_of_the_dark_sands_is_what_the_rules_reckon_with() -> None:
    found: Counter[str] = Counter()
    for seed in range(20, 40):
        for game in positions("dark-sands", "gazala", 40, seed):
            found += check_dark_sands(game)
        if found["marked"] and found["cut"]:
            return
    raise AssertionError("nobody was ever out of supply")


def check_dark_sands(game: sirocco.Game) -> Counter[str]:
    found: Counter[str] = Counter()
    s = game.state
    units = game.definition.facts(s)["units"]
    for unit, (name, entry) in enumerate(game.view("axis")["roster"].items()):
        known = units[name]
        assert entry["at"] == known["at"] and entry["steps"] == known["steps"]
        assert entry["defence"] == s.factors(unit)[1]
        assert entry["movement"] == s.allowance(unit, False) / 4
        if entry["onMap"]:
            assert (entry["supply"] == "out") == known["oos"]
            assert entry["line"] == (dark_sands_supply.supply_line(s, unit) is not None), name
            found["marked"] += known["oos"]
            found["cut"] += not entry["line"]
        assert ("disrupted" in entry["condition"]) == known["disrupted"]
    return found


def test_points_left_follow_a_move() -> None:
    game = compass()
    assert game.view("allied")["roster"]["5Ind"]["left"] == 2
    game.march("5Ind", "Bir-Enba")
    assert game.view("allied")["roster"]["5Ind"]["left"] == 1
    game.march("11Ind", "Bir-Enba")
    assert game.view("allied")["roster"]["5Ind"]["left"] is None
    hexes = dark_sands()
    assert hexes.view(None)["roster"]["4/7"]["left"] == hexes.view(None)["roster"]["4/7"]["movement"]
    hexes.march("4/7", "1652", finish=False)
    assert hexes.decision is not None
    left = hexes.decision.prompt.args["left"]
    assert hexes.view(None)["roster"]["4/7"]["left"] == left
    hexes.act("done")
    assert hexes.view(None)["roster"]["4/7"]["left"] is None
    assert hexes.view(None)["roster"]["4/7"]["condition"] == ["moved"]


def test_who_is_to_come_says_when() -> None:
    roster = sirocco.new("compass", seed=7).view(None)["roster"]
    coming = {name: entry["due"] for name, entry in roster.items() if entry["at"] == "track"}
    assert coming and all(isinstance(turn, int) and turn > 0 for turn in coming.values())
    assert all(entry["due"] is None for entry in roster.values() if entry["onMap"])


def test_the_roster_is_the_same_for_all_where_counters_lie_open() -> None:
    game = compass()
    assert game.view("allied")["roster"] == game.view("italian")["roster"] == game.view(None)["roster"]


def test_a_game_without_units_has_an_empty_roster() -> None:
    from sirocco.kernel import registry
    from tests.toy_campaign import ToyCampaign

    registry.register(ToyCampaign())
    try:
        assert sirocco.new("toy-campaign", seed=1).view("red")["roster"] == {}
    finally:
        registry._REGISTERED.clear()
