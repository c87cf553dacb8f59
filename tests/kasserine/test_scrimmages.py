"""Random games in which both sides stand among each other: whatever happens in fire and combat, the rules hold."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import msgspec
import pytest

import sirocco
from sirocco.games.kasserine.components.options import Options
from sirocco.kernel.events import undeclared
from sirocco.kernel.game import Game
from sirocco.kernel.message import message
from sirocco.kernel.presentation.text import LANGUAGES, Texts
from sirocco.kernel.view import lexicon_of
from tests.kasserine.scrimmage import keen_choice, scrimmage

OPTIONS = [field.encode_name for field in msgspec.structs.fields(Options)]
RESULTS = ("AE", "AR", "A3", "A2", "R/R", "D2", "D3", "DR", "DE")


def check(game: Game, chance: random.Random) -> None:
    """What a decision offers is what it lists, is not refused, and is explained by chances that add up."""
    decision = game.decision
    assert decision is not None
    actions = decision.actions
    assert actions and len(set(actions)) == len(actions), decision.step
    assert tuple(game.state.stack[-1].actions(game.state)) == actions, decision.step
    assert list(game.definition.broken_invariants(game.state)) == [], decision.step
    action = chance.choice(actions)
    assert game.refusal(action) is None, action
    explanation = game.explain(action)
    for odds in explanation.odds if explanation else ():
        assert sum((outcome.chance for outcome in odds.outcomes), Fraction(0)) == 1
    words, before = game.components.vocabulary, game.state.plain()
    verb = chance.choice(list(words.verbs))
    other = words.action(verb, *_any_things(game, chance, verb))
    refusal = game.refusal(other)
    assert (refusal is None) == (other in actions), f"{decision.step}: {other} {refusal}"
    assert game.state.plain() == before


def play(game: Game, seed: int, actions: int) -> None:
    chance = random.Random(f"keen {seed}")
    for _ in range(actions):
        if game.decision is None:
            break
        check(game, chance)
        game.act(keen_choice(game, chance))
    assert list(undeclared(game.events, game.definition.event_kinds, lexicon_of(game))) == []


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_the_rules_hold(seed: int) -> None:
    game = scrimmage(seed)
    play(game, seed, 350)
    again = sirocco.replay(game.record())
    assert again.state == game.state
    assert again.events == game.events


@pytest.mark.parametrize("option", OPTIONS)
def test_they_hold_with_every_option(option: str) -> None:
    game = scrimmage(OPTIONS.index(option) + 100, {option: option != "attackNeedsSupply"})
    play(game, OPTIONS.index(option), 200)


def test_all_results_come_up() -> None:
    """Or the games above would show little."""
    results: Counter[str] = Counter()
    steps: Counter[str] = Counter()
    for seed in range(40):
        game, chance = scrimmage(seed), random.Random(f"keen {seed}")
        for _ in range(250):
            if game.decision is None:
                break
            steps[game.decision.step] += 1
            game.act(keen_choice(game, chance))
        results.update(str(event.data["result"]) for event in game.events if event.kind == "rolled")
    assert sorted(results) == sorted(RESULTS)
    assert {"Retreat", "Permission", "SupplyGoesAlong", "Struck", "FireKind"} <= set(steps)


def said(text: str) -> str:
    """A missing message is its key with arguments, and a missing variable stands in braces."""
    assert text and "{" not in text, text
    return text


@pytest.mark.parametrize("seed", range(6))
def test_all_of_it_is_told_in_both_languages(seed: int) -> None:
    game, chance = scrimmage(seed), random.Random(seed)
    words, seen = game.components.vocabulary, 0
    while game.decision is not None and game.length < 300:
        every = [Texts(game, language) for language in LANGUAGES]
        verb = chance.choice(list(words.verbs))
        other = words.action(verb, *_any_things(game, chance, verb))
        refusal, action = game.refusal(other), chance.choice(game.decision.actions)
        explanation = game.explain(action)
        for texts in every:
            said(texts.say(game.decision.prompt))
            said(texts.say(message(f"step-{game.decision.step}")))
            if refusal is not None:
                said(refusal.text(texts))
            if explanation is not None:
                said(explanation.text(texts))
        game.act(keen_choice(game, chance))
        for event in game.events[seen:]:
            for texts in every:
                said(texts.event(event, None))
        seen = len(game.events)


def _any_things(game: Game, chance: random.Random, verb: str) -> list[int]:
    words = game.components.vocabulary
    return [chance.randrange(len(words.names[kind].ids)) for kind in chance.choice(words.verbs[verb])]
