"""The odds of an attack that several units declare are those of all declared so far, against the best and the worst
that the defender can answer: held against dice counted one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import sirocco
from sirocco.games.dark_sands.rules.answers import strongest_answer, weakest_answer
from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.combat_procedure import defence_terms
from sirocco.kernel.explain import Explanation, Odds
from sirocco.kernel.game import Game
from sirocco.kernel.preview import explain_in_a_row
from tests.table_messages import pinned

# Compass.


def driven_out(attack: Sequence[int], defence: Sequence[int]) -> Fraction:
    """How often the attackers score more hits, of all ways their dice and the defenders' can fall: a die hits that
    shows no more than the value of its unit."""
    values = [*attack, *defence]
    thrown = list(product(range(1, 7), repeat=len(values)))
    won = 0
    for dice in thrown:
        hits = [face <= value for face, value in zip(dice, values, strict=True)]
        won += sum(hits[: len(attack)]) > sum(hits[len(attack) :])
    return Fraction(won, len(thrown))


def compass(**defenders: str) -> Game:
    brigades = dict.fromkeys(["16Bde", "5Ind", "11Ind"], "Piccadilly-Circus")
    return pinned("compass", units={**brigades, **defenders})


def explained(game: Game, action: str) -> Explanation:
    found = game.explain(action)
    assert found is not None
    return found


def chance(odds: Odds) -> Fraction:
    return odds.chance("outcome-retreat")


def test_each_unit_that_declares_is_counted_with_those_before() -> None:
    game = compass(**{"2Libica": "Nibeiwa"})
    shown = []
    for unit in ("16Bde", "5Ind", "11Ind"):
        (odds,) = explained(game, f"attack {unit} Nibeiwa").odds
        shown.append(chance(odds))
        game.act(f"attack {unit} Nibeiwa")
    assert shown == [driven_out([3] * number, [2]) for number in (1, 2, 3)]
    assert shown == [Fraction(1, 3), Fraction(7, 12), Fraction(3, 4)]


def test_a_declaration_on_another_area_does_not_count() -> None:
    game = compass(**{"2Libica": "Nibeiwa", "1Libica": "Maktila"})
    game.act("attack 16Bde Maktila")
    (odds,) = explained(game, "attack 5Ind Nibeiwa").odds
    assert chance(odds) == driven_out([3], [2])


def test_ending_the_phase_leads_to_all_that_is_declared() -> None:
    game = compass(**{"2Libica": "Nibeiwa", "1Libica": "Maktila"})
    assert explained(game, "done").odds == ()
    for action in ("attack 16Bde Maktila", "attack 5Ind Nibeiwa", "attack 11Ind Nibeiwa"):
        game.act(action)
    odds = {each.given.args["target"]: chance(each) for each in explained(game, "done").odds}
    assert odds == {"Maktila": driven_out([3], [2]), "Nibeiwa": driven_out([3, 3], [2])}


def test_units_picked_together_are_explained_together() -> None:
    game = compass(**{"2Libica": "Nibeiwa"})
    together = explain_in_a_row(game, [f"attack {unit} Nibeiwa" for unit in ("16Bde", "5Ind", "11Ind")])
    assert together is not None and chance(together.odds[0]) == Fraction(3, 4)
    assert chance(game.preview(["16Bde", "5Ind", "11Ind"], "Nibeiwa").odds[0]) == Fraction(3, 4)
    assert chance(explained(game, "attack 16Bde Nibeiwa").odds[0]) == Fraction(1, 3), "nobody has declared"


def test_the_defender_holds_best_with_one_line_and_worst_with_another() -> None:
    """2 Libica and Maletti in front, or Maletti behind 2 Libica."""
    game = compass(**{"2Libica": "Nibeiwa", "Maletti": "Nibeiwa"})
    game.act("attack 16Bde Nibeiwa")
    best, worst = explained(game, "attack 5Ind Nibeiwa").odds
    assert (best.answer, worst.answer) == ("best", "worst")
    lines = [driven_out([3, 3], [2, 2]), driven_out([3, 3], [4])]
    assert [chance(best), chance(worst)] == sorted(lines)


# The Dark Sands.


ANSWERS = ("Defence", "DefenderSupports")
ROLLED = ("rolled", "hopeless")


def declared(attackers: Sequence[str], **entries: Any) -> Game:
    """An attack on 1148 that these units have declared."""
    game = pinned("dark-sands", **{"turn": 8, "at": "combat", "held": {}, **entries})
    for action in ("attack 1148", *(f"with {unit}" for unit in attackers)):
        game.act(action)
    return game


def results(odds: Odds) -> dict[str, Fraction]:
    return {outcome.label.key: outcome.chance for outcome in odds.outcomes}


def rolled(game: Game) -> tuple[str, float] | None:
    """The result of the battle and the defence it was fought against, if the die has been rolled."""
    event = next((event for event in reversed(game.events) if event.kind in ROLLED), None)
    if event is None:
        return None
    return f"outcome-{str(event.data.get('result', 'AE')).replace('*', 's')}", float(str(event.data["defence"]))


def answers(game: Game) -> Iterator[Game]:
    """The game after each answer of the defender, with nothing more from the attacker."""
    if game.decision is None or game.decision.step not in ("AttackerSupports", *ANSWERS) or rolled(game):
        yield game
        return
    for action in game.decision.actions if game.decision.step in ANSWERS else ["done"]:
        after = game.clone()
        after.act(action)
        yield from answers(after)


def outcomes_by_defence(attackers: Sequence[str], **entries: Any) -> dict[float, dict[str, Fraction]]:
    """By the defence of each answer the results of the six faces."""
    found: dict[float, Counter[str]] = {}
    for face in range(1, 7):
        game = declared(attackers, **entries, dice=[face])
        game.act("done")
        seen = set()
        for after in answers(game):
            outcome = rolled(after)
            assert outcome is not None
            result, defence = outcome
            if defence not in seen:
                seen.add(defence)
                found.setdefault(defence, Counter())[result] += 1
    return {defence: {key: Fraction(n, 6) for key, n in counts.items()} for defence, counts in found.items()}


LINE = ["4/7", "7/7", "5/4Ind"]
UNITS = {"4/7": "1147", "7/7": "1147", "5/4Ind": "1149", "Bologna": "1148"}


def test_each_attacker_named_is_counted_with_those_before() -> None:
    for number in range(1, len(LINE) + 1):
        game = declared(LINE[: number - 1], units=UNITS)
        found = explained(game, f"with {LINE[number - 1]}")
        attack = next(each.total for each in found.breakdowns if each.label.key == "sum-attack")
        assert attack == [6, 12, 15][number - 1]
        (counted,) = outcomes_by_defence(LINE[:number], units=UNITS).values()
        assert [results(odds) for odds in found.odds] == [counted]


def test_attackers_picked_together_are_explained_together() -> None:
    game = pinned("dark-sands", turn=8, at="combat", units=UNITS)
    actions = ["attack 1148", *(f"with {unit}" for unit in LINE)]
    together = explain_in_a_row(game, actions)
    assert together is not None
    (counted,) = outcomes_by_defence(LINE, units=UNITS).values()
    assert results(together.odds[0]) == counted


@pytest.mark.parametrize(
    "more",
    [
        {"supports": {"Luftwaffe2": "ready"}},
        {"supports": {"AT33": "ready", "AT18": "ready"}},
        {"supports": {"RegiaAero": "ready", "Luftwaffe1": "ready", "Luftwaffe2": "ready", "AT33": "ready"}},
        {"supports": {"Luftwaffe2": "ready"}, "units": {**UNITS, "Bologna": {"at": "1148", "reduced": True}}},
        {"units": {**UNITS, "Sirte": "1148", "104": "1148"}},
        {"units": {**UNITS, "Sirte": "1148", "Pavia": "1148"}, "supports": {"Luftwaffe1": "ready"}},
    ],
    ids=["an aeroplane", "guns", "all together", "a cap", "two of three", "two of three and an aeroplane"],
)
def test_the_range_is_that_of_all_the_defender_can_answer(more: dict[str, Any]) -> None:
    entries = {"units": UNITS, **more}
    counted = outcomes_by_defence(LINE, **entries)
    best, worst = explained(declared(LINE, **entries), "done").odds
    assert (best.answer, worst.answer) == ("best", "worst")
    assert results(best) == counted[max(counted)] and results(worst) == counted[min(counted)]
    cleared = [odds.measure("measure-cleared") for odds in (best, worst)]
    assert cleared[0] is not None and cleared[1] is not None and cleared[0] <= cleared[1]


def test_no_more_aeroplanes_fly_than_the_units_they_help_are_worth() -> None:
    """Maletti defends with 1, so of three aeroplanes the best may not come, and of the others only one."""
    planes = dict.fromkeys(["Luftwaffe2", "Luftwaffe1", "RegiaAero"], "ready")
    entries = {"units": {"4/7": "1147", "Maletti": "1148"}, "supports": planes}
    counted = outcomes_by_defence(["4/7"], **entries)
    assert set(counted) == {1, 2}
    best, worst = explained(declared(["4/7"], **entries), "done").odds
    assert [results(best), results(worst)] == [counted[2], counted[1]]


def test_where_the_answer_changes_no_column_there_is_no_range() -> None:
    """Guns help against tanks alone, and no tank attacks."""
    guns = {"supports": {"AT33": "ready"}, "units": UNITS}
    assert len(explained(declared(["5/4Ind"], **guns), "done").odds) == 1
    assert len(explained(declared(["4/7"], **guns), "done").odds) == 2


def test_the_attacker_commits_knowing_what_may_come_and_the_defender_what_is_there() -> None:
    supports = {"RAF1": "ready", "RegiaAero": "ready"}
    game = declared(LINE, units=UNITS, supports=supports)
    game.act("done")
    assert [odds.answer for odds in explained(game, "support RAF1").odds] == ["best", "worst"]
    game.act("done")
    assert [odds.answer for odds in explained(game, "support RegiaAero").odds] == [""]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["crusader", "gazala"])
def test_no_answer_in_play_is_outside_the_range(scenario: str) -> None:
    tried = 0
    for seed in range(6):
        dice = random.Random(seed)
        game = sirocco.new("dark-sands", scenario, seed=seed)
        while game.decision is not None and tried < 60:
            step = game.state.stack[-1]
            if isinstance(step, Attack) and step.battle.attackers:
                tried += _answered_within(game, step, dice)
            game.act(dice.choice(game.decision.actions))
    assert tried > 10


def _answered_within(game: Game, step: Attack, dice: random.Random) -> bool:
    """Answer at random; whether it came to a roll."""
    s: Any = game.state
    low = sum(term.value for term in defence_terms(s, weakest_answer(s, step.battle)))
    high = sum(term.value for term in defence_terms(*strongest_answer(s, step.battle)))
    after = game.clone()
    before = sum(event.kind in ROLLED for event in after.events)
    after.act("done")
    while after.decision is not None and sum(event.kind in ROLLED for event in after.events) == before:
        if after.decision.step in ANSWERS:
            after.act(dice.choice(after.decision.actions))
        elif after.decision.step in ("AttackerSupports", "TableChoice"):
            after.act(after.decision.actions[-1])
        else:
            return False
    outcome = rolled(after)
    assert outcome is not None and low <= outcome[1] <= high
    return True
