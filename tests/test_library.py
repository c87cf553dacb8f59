"""The helpers of the public interface equal what is played by hand, and a refusal changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import sirocco
from sirocco.kernel.action import Thing
from sirocco.kernel.routes import routes
from sirocco.players import make

CHOSEN = ("naval-support", "air-support", "surprise")


def compass(seed: int = 7) -> sirocco.Game:
    """The first Allied movement phase of Compass."""
    game = sirocco.new("compass", seed=seed)
    for marker in CHOSEN:
        game.act(f"take {marker}")
    return game


def dark_sands(step: str = "MovementAction", scenario: str = "compass", verb: str = "activate") -> sirocco.Game:
    """The first decision of that kind with such a choice, as bots get there."""
    for seed in range(3, 30):
        game = sirocco.new("dark-sands", scenario, seed=seed)
        bots = {side: make("random", seed=number) for number, side in enumerate(game.definition.sides)}
        while (decision := game.decision) is not None:
            if decision.step == step and any(action.verb == verb for action in decision.actions):
                return game
            game.act(bots[decision.side].choose(game))
    raise AssertionError(f"no {step} met")


def texts(actions: list[sirocco.Action]) -> list[str]:
    return [str(action) for action in actions]


def unchanged(game: sirocco.Game, deed: Callable[[], object]) -> sirocco.SiroccoError:
    """The error a deed raises, after which the game is what it was."""
    before, events, taken = game.state.clone(), game.events, game.actions_taken
    with pytest.raises(sirocco.SiroccoError) as raised:
        deed()
    assert game.state == before
    assert (game.events, game.actions_taken) == (events, taken)
    return raised.value


# Marching.


def test_a_march_is_the_cheapest_sequence_of_moves() -> None:
    game, by_hand = compass(), compass()
    actions = game.march("11Hussars", "Forte-Maddalena")
    assert texts(actions) == ["move 11Hussars Bir-Enba", "move 11Hussars Forte-Maddalena"]
    for action in actions:
        by_hand.act(str(action))
    assert game.state == by_hand.state
    assert game.actions_taken[-2:] == by_hand.actions_taken[-2:]
    game.undo()
    game.undo()
    assert game.state == compass().state


def test_a_march_takes_the_route_the_page_shows() -> None:
    game = compass()
    names = game.components.vocabulary.names
    mover = Thing("unit", names["unit"].index("4Arm"))
    ways = routes(game, mover).ways
    assert len(ways) > 3
    for goal, way in ways.items():
        copy = game.clone()
        if names["area"].ids[goal.number] != "Piccadilly-Circus":
            assert copy.march("4Arm", names["area"].ids[goal.number]) == list(way.actions)


def test_several_units_march_one_after_the_other() -> None:
    game = compass()
    actions = game.march(["4Arm", "7Arm"], "Bir-Enba")
    assert texts(actions) == ["move 4Arm Bir-Enba", "move 7Arm Bir-Enba"]
    units = game.view("allied")["units"]
    assert (units["4Arm"]["at"], units["7Arm"]["at"]) == ("Bir-Enba", "Bir-Enba")


def test_who_is_there_already_stays() -> None:
    game = compass()
    assert game.march("4Arm", "Piccadilly-Circus") == []
    assert texts(game.march(["4Arm", "4Arm"], "Bir-Enba")) == ["move 4Arm Bir-Enba"]


def test_an_enemy_in_the_way_is_named() -> None:
    error = unchanged(game := compass(), lambda: game.march("4Arm", "Maktila"))
    assert isinstance(error, sirocco.IllegalAction)
    assert error.rule == "C-6.2.Dg"


def test_too_far_is_said_with_the_names() -> None:
    error = unchanged(game := compass(), lambda: game.march("7RTR", "Bardia"))
    assert isinstance(error, sirocco.IllegalAction)
    assert "Bardia" in error.reason and error.rule == "C-6.2.Di"


def test_all_march_or_nobody() -> None:
    game = compass()
    error = unchanged(game, lambda: game.march(["4Arm", "7RTR"], "Forte-Maddalena"))
    assert isinstance(error, sirocco.IllegalAction)
    assert "7RTR" in error.reason and error.rule == "C-6.2.Di"
    game.march("4Arm", "Forte-Maddalena")


def test_a_march_of_the_enemys_units_is_refused_by_its_rule() -> None:
    game = compass()
    error = unchanged(game, lambda: game.march("Maletti", "Sofafi"))
    assert isinstance(error, sirocco.IllegalAction)
    assert error.rule == game.refusal("move Maletti Sofafi").rule  # type: ignore[union-attr]


@pytest.mark.parametrize(("units", "to"), [("nobody", "Bir-Enba"), ("4Arm", "Rome"), ([], "Bir-Enba")])
def test_what_cannot_be_read_is_an_error_of_notation(units: str | list[str], to: str) -> None:
    error = unchanged(game := compass(), lambda: game.march(units, to))
    assert isinstance(error, sirocco.NotationError)


def test_out_of_its_phase_nothing_marches() -> None:
    game = sirocco.new("compass", seed=7)
    error = unchanged(game, lambda: game.march("4Arm", "Bir-Enba"))
    assert isinstance(error, sirocco.IllegalAction)
    over = sirocco.new("compass", seed=7)
    over.play_on({side: make("random", seed=1) for side in over.definition.sides})
    assert over.decision is None
    assert "over" in str(unchanged(over, lambda: over.march("4Arm", "Bir-Enba")))


def test_a_stack_of_hexes_is_taken_in_hand_marched_and_put_down() -> None:
    game, by_hand = dark_sands(), dark_sands()
    stack = sorted(u for u, known in game.view(None)["units"].items() if known["at"] == "1650")
    assert len(stack) == 3
    actions = texts(game.march(stack, "1652"))
    assert actions[:3] == [f"activate {stack[0]}", f"join {stack[1]}", f"join {stack[2]}"]
    assert actions[-2:] == ["move 1652", "done"]
    for action in actions:
        by_hand.act(action)
    assert game.state == by_hand.state
    assert game.decision is not None and game.decision.step == "MovementAction"
    assert all(game.view(None)["units"][unit]["at"] == "1652" for unit in stack)


def test_a_stack_can_stay_in_hand() -> None:
    game = dark_sands()
    game.march("4/7", "1652", finish=False)
    assert game.decision is not None and game.decision.step == "Moving"
    game.march("4/7", "1653")
    assert game.decision.step == "MovementAction"


def test_stacks_of_several_hexes_march_each_by_itself() -> None:
    game = dark_sands()
    actions = texts(game.march(["4/7", "5/4Ind"], "1652"))
    assert [a for a in actions if a.startswith(("activate", "join"))] == ["activate 4/7", "activate 5/4Ind"]
    assert actions.count("done") == 2


def test_hexes_out_of_reach_and_closed_are_refused() -> None:
    game = dark_sands()
    far = unchanged(game, lambda: game.march("4/7", "Tobruk"))
    assert isinstance(far, sirocco.IllegalAction)
    assert "Tobruk" in far.reason and "DS-19" in far.rule
    sea = unchanged(game, lambda: game.march("11/4Ind", "1961"))
    assert isinstance(sea, sirocco.IllegalAction)
    assert sea.rule == "DS-6.0a"


def test_marches_to_everywhere_in_reach_are_legal() -> None:
    game = dark_sands()
    unit = game.components.vocabulary.names["unit"].index("4/7")
    in_hand = game.clone()
    in_hand.act("activate 4/7")
    ways = routes(in_hand, Thing("unit", unit), moving=True).ways
    hexes = game.components.vocabulary.names["hex"].ids
    assert len(ways) > 50
    for goal, way in list(ways.items())[::9]:
        copy = game.clone()
        if hexes[goal.number] != "1650":
            assert copy.march("4/7", hexes[goal.number])[1 : 1 + len(way.actions)] == list(way.actions)


# Previewing an attack.


def test_a_preview_is_the_explanation_of_the_declared_attack() -> None:
    game = compass()
    units = ["5Ind", "11Ind", "16Bde", "7RTR", "WDFArt"]
    before = game.state.clone()
    shown = game.preview(units, "Nibeiwa")
    assert game.state == before
    for unit in units[:-1]:
        game.act(f"attack {unit} Nibeiwa")
    assert shown == game.explain("attack WDFArt Nibeiwa")


def test_units_declared_already_count_and_are_not_declared_again() -> None:
    game, other = compass(), compass()
    for unit in ("5Ind", "11Ind"):
        game.act(f"attack {unit} Nibeiwa")
    assert game.preview(["5Ind", "16Bde"], "Nibeiwa").odds == other.preview(["5Ind", "11Ind", "16Bde"], "Nibeiwa").odds
    error = unchanged(game, lambda: game.preview("5Ind", "Nibeiwa"))
    assert isinstance(error, sirocco.IllegalAction)
    assert error.rule == "C-6.2.Dm"


def test_units_of_several_areas_make_several_battles() -> None:
    game = compass()
    game.march("4Arm", "Bir-Enba")
    shown = game.preview(["4Arm", "7Arm"], "Nibeiwa")
    origins = [odds.given.args["origin"] for odds in shown.odds]
    assert list(dict.fromkeys(origins)) == ["Bir-Enba", "Piccadilly-Circus"]
    alone = game.preview("7Arm", "Nibeiwa")
    assert [o.outcomes for o in shown.odds[-len(alone.odds) :]] == [o.outcomes for o in alone.odds]


def test_a_unit_on_the_move_may_still_declare_with_others() -> None:
    game = compass()
    game.act("move 4Arm Bir-Enba")
    game.act("move 4Arm Piccadilly-Circus")
    shown = game.preview(["7Arm", "4Arm"], "Nibeiwa")
    by_hand = game.clone()
    by_hand.act("attack 4Arm Nibeiwa")
    assert shown == by_hand.explain("attack 7Arm Nibeiwa")


def test_the_lines_of_a_combat_can_be_previewed() -> None:
    game = compass()
    for unit in ("5Ind", "11Ind", "7RTR"):
        game.act(f"attack {unit} Nibeiwa")
    game.act("done")
    assert game.decision is not None and game.decision.step == "CombatPhase"
    shown = game.preview(["5Ind", "7RTR"], "Nibeiwa")
    game.act("assault Piccadilly-Circus Nibeiwa")
    assert shown == game.preview(["5Ind", "7RTR"], "Nibeiwa")
    best = max(
        explained.odds[0].chance("outcome-retreat")
        for line in (["front 5Ind", "support 7RTR 5Ind"], ["front 5Ind", "front 7RTR"])
        if (explained := after(game, line[:-1]).explain(line[-1])) is not None
    )
    assert shown.odds[0].chance("outcome-retreat") == best
    error = unchanged(game, lambda: game.preview("4Arm", "Nibeiwa"))
    assert isinstance(error, sirocco.IllegalAction)
    assert error.rule == "C-6.2.Ea"


def after(game: sirocco.Game, actions: list[str]) -> sirocco.Game:
    copy = game.clone()
    for action in actions:
        copy.act(action)
    return copy


def test_an_attack_that_cannot_be_declared_names_its_rule() -> None:
    game = compass()
    for target in ("Bardia", "Bir-Enba"):
        error = unchanged(game, lambda target=target: game.preview("4Arm", target))  # type: ignore[misc]
        refusal = game.refusal(f"attack 4Arm {target}")
        assert isinstance(error, sirocco.IllegalAction) and refusal is not None
        assert (error.rule, error.message) == (refusal.rule, refusal.message)
    assert isinstance(unchanged(game, lambda: game.preview([], "Nibeiwa")), sirocco.NotationError)


def test_hexes_against_a_hex_are_previewed_before_and_during_the_declaration() -> None:
    game = dark_sands("CombatAction", "crusader", "attack")
    assert game.decision is not None
    target = next(str(a).split()[1] for a in game.decision.actions if a.verb == "attack")
    by_hand = after(game, [f"attack {target}"])
    assert by_hand.decision is not None
    units = [str(a).split()[1] for a in by_hand.decision.actions if a.verb == "with"]
    before = game.state.clone()
    shown = game.preview(units, target)
    assert game.state == before
    for unit in units:
        by_hand.act(f"with {unit}")
    assert shown == by_hand.explain("done")
    assert shown == by_hand.preview(units, target)
    assert sum(outcome.chance for outcome in shown.odds[0].outcomes) == 1


def test_a_hex_that_cannot_be_attacked_names_its_rule() -> None:
    game = dark_sands("CombatAction", "crusader", "attack")
    assert game.decision is not None
    side = game.decision.side
    mine = [u for u, piece in game.definition.display(game.components).sheet().pieces.items() if piece.side == side]
    error = unchanged(game, lambda: game.preview([mine[0]], "Alexandria"))
    assert isinstance(error, sirocco.IllegalAction)
    assert error.rule.startswith("DS-20")
    moving = dark_sands()
    refused = unchanged(moving, lambda: moving.preview("4/7", "1848"))
    assert isinstance(refused, sirocco.IllegalAction)
    assert refused.rule


# Playing on.


def test_playing_on_equals_the_loop_written_by_hand() -> None:
    game, by_hand = compass(), compass()
    game.play_on({side: make("greedy", seed=i, seconds=60) for i, side in enumerate(("allied", "italian"))}, "italian")
    bot = make("greedy", seed=0, seconds=60)
    while by_hand.decision is not None and by_hand.decision.side != "italian":
        by_hand.act(bot.choose(by_hand))
    assert game.state == by_hand.state
    assert len(game.actions_taken) > 5


def test_playing_on_stops_where_nobody_plays_and_at_the_end() -> None:
    game = compass()
    decision = game.play_on({"allied": make("random", seed=1)})
    assert decision is not None and decision.side == "italian" and decision is game.decision
    bots = {side: make("random", seed=2) for side in game.definition.sides}
    assert game.play_on(bots, "italian") is decision
    assert game.play_on(bots) is None
    assert game.result is not None
    assert game.play_on(bots) is None


def test_playing_on_refuses_sides_there_are_not() -> None:
    game = compass()
    assert isinstance(unchanged(game, lambda: game.play_on({"axis": make("random")})), sirocco.UnknownName)
    assert isinstance(unchanged(game, lambda: game.play_on({}, "axis")), sirocco.UnknownName)


def test_a_player_is_whatever_chooses() -> None:
    class First:
        def choose(self, game: sirocco.Game) -> str:
            assert game.decision is not None
            return str(game.decision.actions[0])

    game = sirocco.new("compass", seed=7)
    decision = game.play_on({"allied": First()})
    assert decision is not None and decision.side == "italian"
    assert all(side == "allied" for side, _ in game.actions_taken)


# Anywhere in a game.


@pytest.mark.parametrize(("name", "scenario"), [("compass", None), ("dark-sands", "crusader")])
def test_whatever_is_asked_anywhere_is_done_or_refused_by_a_rule(name: str, scenario: str | None) -> None:
    chance = random.Random(name)
    game = sirocco.new(name, scenario, seed=5)
    vocabulary = game.components.vocabulary
    units, places = (vocabulary.names[kind].ids for kind in list(vocabulary.names)[:2])
    bot = make("random", seed=5)
    done = refused = 0
    while game.decision is not None:
        if chance.random() < 0.1:
            roster = game.view(None)["roster"]
            near = [places.index(e["at"]) for e in roster.values() if e["onMap"] and e["side"] == game.decision.side]
            links = game.components.board if name == "compass" else game.components.map.board  # type: ignore[attr-defined]
            target = places[chance.choice(links.neighbours[chance.choice(near)])]
            own = [unit for unit in units if roster[unit]["side"] == game.decision.side and roster[unit]["onMap"]]
            chosen = chance.sample(own, min(len(own), 2))
            for helper in (sirocco.Game.march, sirocco.Game.preview):
                copy = game.clone()
                try:
                    returned = helper(copy, chosen, target)
                except sirocco.IllegalAction as error:
                    assert error.rule and error.reason
                    assert copy.state == game.state and copy.events == game.events
                    refused += 1
                    continue
                done += 1
                if isinstance(returned, sirocco.Explanation):
                    assert copy.state == game.state
                else:
                    assert all(copy.view(None)["roster"][unit]["at"] == target for unit in chosen)
                    assert after(game, texts(returned)).state == copy.state
        game.act(bot.choose(game))
    assert done > 0 and refused > 10
