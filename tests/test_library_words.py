"""The data a game returns formats itself as a sentence, and remains plain data."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

import sirocco
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.kernel.step import Refusal
from sirocco.players import make
from tests.test_library import compass, dark_sands

SCENARIOS = [("compass", None), ("dark-sands", "compass"), ("dark-sands", "gazala")]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_everything_met_in_a_game_is_a_sentence(name: str, scenario: str | None) -> None:
    game = sirocco.new(name, scenario, seed=3)
    bots = {side: make("random", seed=number) for number, side in enumerate(game.definition.sides)}
    shown: set[str] = set()
    while (decision := game.decision) is not None:
        action = bots[decision.side].choose(game)
        if decision.step not in shown:
            shown.add(decision.step)
            for language in LANGUAGES:
                texts = Texts(game, language)
                expected = f"{texts.name('side', decision.side)}: {texts.say(decision.prompt)} [{decision.rule}]"
                assert decision.say(language) == expected
            assert str(decision) == decision.say("en") and "ask-" not in str(decision)
        if decision.step not in shown or len(shown) % 3:
            explanation = game.explain(action)
            if explanation is not None and explanation != sirocco.Explanation():
                for part in (explanation, *explanation.breakdowns, *explanation.odds):
                    assert_sentence(str(part), part is explanation)
                    assert_sentence(part.say("it"), part is explanation)
        game.act(action)
    for event in game.events:
        assert str(event) == Texts(game).event(event, None)
        assert event.say("it", game.definition.sides[0]) == Texts(game, "it").event(event, game.definition.sides[0])
        assert_sentence(str(event), False)
    assert game.result is not None
    assert_sentence(str(game.result), True)
    assert "over" in str(game.result) and "finita" in game.result.say("it")


def assert_sentence(text: str, ended: bool) -> None:
    assert text and "Message(" not in text and "key=" not in text, text
    assert not text.split(maxsplit=1)[0].startswith(("event-", "given-", "sum-", "reason-", "warn-")), text
    assert not ended or text.rstrip(")")[-1] in ".!?:", text


def test_the_words_are_those_of_the_catalogues() -> None:
    game = compass()
    assert str(game.decision).startswith("Allies: Move your units")
    assert str(game.explain("move 5Ind Bir-Enba")) == "Movement points spent (of 2 left): 1 (track 1)."
    shown = str(game.preview(["5Ind", "7RTR"], "Nibeiwa"))
    chance = game.preview(["5Ind", "7RTR"], "Nibeiwa").odds[0].chance("outcome-retreat")
    assert f"against the line that holds best: cleared {round(100 * chance)}%, destroyed " in shown
    assert game.refusal("move 4Arm Maktila") is not None
    assert str(game.refusal("move 4Arm Maktila")).endswith("[C-6.2.Dg]")
    game.march("4Arm", "Bir-Enba")
    assert "From Bir Enba, with your strongest line" in str(game.preview(["4Arm", "7Arm"], "Nibeiwa"))
    assert str(game.events[-2]) == "4 Arm Bde moved from Piccadilly Circus to Bir Enba (1 MP)."


def test_the_odds_of_a_chart_are_told_one_by_one() -> None:
    game = dark_sands("CombatAction", "crusader", "attack")
    assert game.decision is not None
    target = next(str(a).split()[1] for a in game.decision.actions if a.verb == "attack")
    game.act(f"attack {target}")
    explanation = game.explain(next(a for a in game.decision.actions if a.verb == "with"))
    assert explanation is not None
    for outcome in explanation.odds[0].outcomes:
        assert f"{round(100 * outcome.chance)}% {Texts(game).say(outcome.label)}" in str(explanation)


def test_a_secret_is_told_to_its_owner_alone() -> None:
    game = compass()
    event = next(event for event in reversed(game.events) if event.secret is not None)
    assert event.owner == "allied"
    assert "Surprise" in event.say(side="allied")
    assert "Surprise" not in str(event) and "Surprise" not in event.say(side="italian")
    assert str(event.seen_by("italian")) == str(event)


def test_the_bond_is_no_part_of_the_data() -> None:
    game = compass()
    event = game.events[0]
    bare = sirocco.Event(event.kind, event.data, event.owner, event.secret)
    assert event == bare and msgspec.json.encode(event) == msgspec.json.encode(bare) and repr(event) == repr(bare)
    assert str(bare) == repr(bare) == bare.say("it")
    assert pickle.loads(pickle.dumps(event)) == event and copy.copy(event) == event
    explanation = game.explain("move 4Arm Bir-Enba")
    assert explanation is not None
    assert explanation == sirocco.Explanation(explanation.breakdowns, explanation.odds, explanation.warnings)
    assert Refusal("r", event_message := sirocco.Message("k")) == Refusal("r", event_message)
    assert "bound_to" not in game.to_json() and "bound_to" not in str(game.view("allied"))


def test_events_told_as_one_are_sentences_too() -> None:
    game = compass()
    game.march("11Hussars", "Forte-Maddalena")
    game.march("4Arm", "Bir-Enba")
    describer = game.definition.describer()(game, Texts(game), None)
    shown = describer.condense(game.events)
    assert len(shown) < len(game.events)
    assert [str(event) for event in shown] == [Texts(game).event(event, None) for event in shown]
    assert "Forte Maddalena" in str(shown[-2]) and "Bir Enba" in str(shown[-1])


def test_the_repr_of_a_game_is_what_it_was() -> None:
    game = compass()
    assert repr(game) == f"<Game compass 3 actions, {game.decision!r}>"
    assert repr(game.decision).startswith("<Decision allied MovementPhase [C-6.2.Da] ")
