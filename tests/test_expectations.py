"""What odds come to: area cleared, enemy destroyed, losses, held against every die carried out by the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import sirocco
from sirocco.games.compass.display.best_odds import best_line
from sirocco.games.compass.rules.combat_events import CombatEvents
from sirocco.games.compass.rules.expectations import least_loss
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.losses import Losses
from sirocco.games.dark_sands.display.best_odds import best_attack
from sirocco.games.dark_sands.rules.combat import Attack, TableChoice
from sirocco.kernel.dice import Dice
from sirocco.kernel.explain import Odds
from sirocco.kernel.game import Game
from sirocco.kernel.registry import definition
from sirocco.kernel.step import NOBODY, advance

FIGHTING = ("AttackLine", "DefenceLine", "CombatEvents", "LeaderRerolls", "Losses", "Retreat")
MOST_UNITS = 4
"""Everything that a larger stack may choose is too much to try."""
KEYS = ("measure-cleared", "measure-destroyed", "measure-attacker-loss", "measure-defender-loss")


def battles(name: str, scenario: str | None, step: type, seed: int, share: float) -> Iterator[Game]:
    """Games in which that step waits, met in random play with random options."""
    chance = random.Random(seed)
    options = {o.name: chance.random() < 0.5 for o in definition(name).info().options}
    game = sirocco.new(name, scenario, seed=seed, options=options)
    while game.decision is not None:
        if isinstance(game.state.stack[-1], step) and chance.random() < share:
            yield game
        game.act(chance.choice(game.decision.actions))


# Compass.


def fewest_levels_lost(s: Any, side: int, units: list[int], depth: int) -> int:
    """The fewest levels a side can come away with having lost, by trying all it may choose."""
    decider = advance(s)
    if decider == NOBODY or len(s.stack) < depth or type(s.stack[-1]).__name__ in ("Advance", "MatildaWear"):
        left: int = sum(s.steps_left(u) for u in units if s.place[u] >= 0)
        return -left
    actions = s.stack[-1].actions(s)
    found: list[int] = []
    for action in actions if decider == side else actions[:1]:
        after = s.clone()
        after.stack[-1].apply(after, action)
        found.append(fewest_levels_lost(after, side, units, depth))
    return min(found)


def test_the_least_loss_of_a_defender_is_what_the_rules_come_to() -> None:
    tried = driven_out = 0
    for game in (game for seed in range(24) for game in battles("compass", None, CombatEvents, seed, 0.4)):
        s = game.state
        battle = s.stack[-1].battle
        side = 1 - battle.side
        units = s.units_in(battle.target, side)
        if not battle.defence.front or len(units) > MOST_UNITS:
            continue
        before = sum(s.steps_left(u) for u in units)
        for hits, ordered in product(range(4), (False, True)):
            after = s.clone()
            absorbed = min(hits, sum(s.steps_left(u) for u in battle.defence.units()))
            after.replace(Losses(battle, side, absorbed, (), ordered, 0))
            left = fewest_levels_lost(after, side, units, len(s.stack))
            assert least_loss(s, battle, hits, ordered) == before + left, f"{hits} hits at {game.events[-1]}"
            tried += 1
            driven_out += ordered and left != -before + absorbed
    assert tried > 1000 and driven_out > 20


def test_compass_measures_sum_over_all_dice() -> None:
    """A battle whose every die is thrown: two against one, nobody out of supply."""
    game = sirocco.new("compass", seed=7)
    for text in ("take leader", "take surprise", "take unit-recovery"):
        game.act(text)
    odds = game.preview(["4Arm", "7Arm"], "Maktila").odds
    assert len(odds) == 1
    for text in (
        "attack 4Arm Maktila",
        "attack 7Arm Maktila",
        "done",
        "assault Piccadilly-Circus Maktila",
        "front 4Arm",
        "front 7Arm",
    ):
        game.act(text)
    found = dict.fromkeys(KEYS, Fraction(0))
    for dice in product(range(1, 7), repeat=3):
        copy = game.clone()
        copy.state.dice = Dice(copy.state.dice.key, copy.state.dice.counter, dice)
        levels = lost(copy)
        while (decision := copy.decision) is not None and decision.step in FIGHTING:
            copy.act("done" if any(a.verb == "done" for a in decision.actions) else decision.actions[0])
        at = copy.definition.facts(copy.state)["units"]["1Libica"]["at"]
        share = Fraction(1, 6**3)
        found["measure-cleared"] += share * (at != "Maktila")
        found["measure-destroyed"] += share * (at not in copy.components.vocabulary.names["area"].ids)
        found["measure-attacker-loss"] += share * (levels[0] - lost(copy)[0])
        found["measure-defender-loss"] += share * (levels[1] - lost(copy)[1])
    assert {key: odds[0].measure(key) for key in KEYS} == found
    assert 0 < found["measure-destroyed"] < found["measure-cleared"] < 1
    assert odds[0].measure("measure-of-nothing") is None


def lost(game: Game) -> tuple[int, int]:
    """The strength levels that the two sides of the battle have on the map."""
    s, ids = game.state, game.components.vocabulary.names["unit"].ids
    sides = (("4Arm", "7Arm"), ("1Libica",))
    levels = [sum(s.steps_left(u) for u in map(ids.index, side) if s.place[u] >= 0) for side in sides]
    return levels[0], levels[1]


@pytest.mark.parametrize("seed", range(4))
def test_the_best_line_is_legal_and_none_beats_it(seed: int) -> None:
    tried = 0
    for game in battles("compass", None, AttackLine if seed % 2 else DefenceLine, seed, 0.3):
        step = game.state.stack[-1]
        attacking = isinstance(step, AttackLine)
        actions = best_line(game.state, step)
        if not actions:
            assert [str(a) for a in game.decision.actions] == ["done"]  # type: ignore[union-attr]
            continue
        copy = game.clone()
        for action in actions:
            copy.act(action)
        best = cleared(copy.explain("done"))
        rival = game.clone()
        chance = random.Random(tried)
        while type(rival.state.stack[-1]) is type(step):
            open_now = rival.decision.actions  # type: ignore[union-attr]
            if open_now[-1].verb == "done" and chance.random() < 0.5:
                break
            placing = [action for action in open_now if action.verb != "done"]
            if not placing:
                break
            rival.act(chance.choice(placing))
        worse = cleared(rival.explain("done"))
        assert best >= worse if attacking else best <= worse
        tried += 1
    assert tried > 3


def cleared(explanation: Any) -> Fraction:
    """The chance against the line that holds best."""
    value = explanation.odds[0].measure("measure-cleared")
    assert isinstance(value, Fraction)
    return value


# The Dark Sands.


@pytest.mark.parametrize("scenario", ["compass", "crusader", "gazala"])
def test_dark_sands_measures_are_what_the_six_faces_bring(scenario: str) -> None:
    """Each face is thrown, the defender choosing at random: he can only do worse than foretold, and with nothing to
    choose just as foretold."""
    tried = same = 0
    for game in (game for seed in range(4) for game in battles("dark-sands", scenario, Attack, seed, 0.7)):
        s = game.state
        b = s.stack[-1].battle
        if not b.attackers:
            continue
        copy = game.clone()
        odds = copy.explain("done").odds[-1]  # type: ignore[union-attr]
        defenders = [u for u in range(len(s.place)) if s.place[u] == b.target]
        copy.act("done")
        if type(copy.state.stack[-1]) is Attack or copy.decision is None or copy.decision.step not in UNROLLED:
            continue
        found, chosen = thrown(copy, b, defenders, tried)
        expected = [odds.measure(key) or Fraction(0) for key in KEYS]
        assert found[2] == expected[2], "what the attacker loses does not depend on choices"
        assert found[3] >= expected[3] and found[1] >= expected[1]
        if not chosen:
            assert found == expected
            same += 1
        tried += 1
    assert tried > 8 and same


UNROLLED = ("AttackerSupports", "DefenderSupports")


def thrown(game: Game, b: Any, defenders: list[int], seed: int) -> tuple[list[Fraction], bool]:
    """What each face of the die comes to if nobody commits anything, and whether the defender had a choice."""
    chance = random.Random(seed)
    found, chosen = [Fraction(0)] * 4, False
    hqs = game.components.hqs  # type: ignore[attr-defined]
    counted = [u for u in defenders if not hqs >> u & 1]
    for face in range(1, 7):
        copy = game.clone()
        s = copy.state
        steps = [steps_of(s, b.attackers), steps_of(s, counted)]
        s.dice = Dice(s.dice.key, s.dice.counter, (face,))
        while (decision := copy.decision) is not None and decision.step not in ("Advance", "CombatAction"):
            if decision.step in UNROLLED:
                copy.act("done")
                continue
            if type(copy.state.stack[-1]) is TableChoice:
                copy.act("table mobile")
                continue
            chosen |= decision.side != copy.definition.sides[b.side] and len(decision.actions) > 1
            copy.act(chance.choice(decision.actions))
        s = copy.state
        here = not s.occupied[1 - b.side] >> b.target & 1
        gone = all(s.place[u] < 0 for u in counted)
        losses = [steps[0] - steps_of(s, b.attackers), steps[1] - steps_of(s, counted)]
        for i, value in enumerate((here, gone, *losses)):
            found[i] += Fraction(int(value), 6)
    return found, chosen


def steps_of(s: Any, units: Any) -> int:
    return sum(s.steps_left(u) for u in units if s.place[u] >= 0)


def test_the_best_attack_is_not_beaten_by_everybody_nor_by_one() -> None:
    tried = 0
    for game in battles("dark-sands", "crusader", Attack, 5, 1):
        step = game.state.stack[-1]
        if step.battle.attackers:
            continue
        best = chance_with(game, best_attack(game.state, step))
        everybody = [action for action in game.decision.actions if action.verb == "with"]  # type: ignore[union-attr]
        for others in (everybody, *([one] for one in everybody)):
            assert best >= chance_with(game, others)
        tried += len(everybody) > 1
    assert tried


def chance_with(game: Game, actions: list[Any]) -> Fraction:
    copy = game.clone()
    for action in actions:
        copy.act(action)
    explanation = copy.explain("done")
    assert explanation is not None
    value = explanation.odds[-1].measure("measure-cleared")
    assert isinstance(value, Fraction)
    return value


@pytest.mark.parametrize(("game", "scenario"), [("compass", None), ("dark-sands", "gazala")])
def test_measures_are_told_in_both_languages(game: str, scenario: str | None) -> None:
    from sirocco.kernel.explain import in_short
    from sirocco.kernel.presentation.text import Texts
    from sirocco.server.explanations import explanation_info

    step = AttackLine if game == "compass" else Attack
    for table in battles(game, scenario, step, 9, 0.2):
        odds: tuple[Odds, ...] = next(
            (e.odds for a in table.decision.actions if (e := table.explain(a)) is not None and e.odds),  # type: ignore[union-attr]
            (),
        )
        if odds:
            for language, word in (("en", "cleared"), ("it", "sgombrat")):
                assert word in in_short(odds, Texts(table, language))
            sent = explanation_info(table.explain(table.decision.actions[0]))  # type: ignore[union-attr, arg-type]
            assert any(measure.is_chance for measure in sent.odds[0].measures)
            return
    raise AssertionError("no attack met")
