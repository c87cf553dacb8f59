"""What the deciding player of The Dark Sands is asked: what is really offered, and no more."""

from __future__ import annotations

import pytest

import sirocco
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import Texts


def after_the_first_action(chit: str, use: str) -> Game:
    """The Axis has used a chit for one action and is in the momentum of its panzers."""
    setup = {"game": "dark-sands", "scenario": "crusader", "base": "setup"}
    game = sirocco.position({**setup, "at": "chit", "side": "axis", "chit": chit})
    game.act(f"as {use}")
    game.act("done")
    return game


def prompt_text(game: Game, language: str) -> str:
    momentum = next(event for event in game.events if event.kind == "momentum")
    return Texts.of(game, language).event(momentum, None)


@pytest.mark.parametrize(
    ("language", "chit", "use", "ending"),
    [
        ("en", "half", "movement", "for combat with a drm of -1."),
        ("en", "half", "combat", "for movement with half the MA."),
        ("en", "move-or-combat", "movement", "for combat."),
        ("en", "move-or-combat", "combat", "for movement."),
        ("it", "half", "movement", "per il combattimento con drm -1."),
        ("it", "half", "combat", "per il movimento con metà della MA."),
        ("it", "move-or-combat", "movement", "per il combattimento."),
    ],
)
def test_momentum_tells_the_half_of_the_choice_that_is_left(language: str, chit: str, use: str, ending: str) -> None:
    """DS-12.7.1b: the second action is the other one, and half as the first was."""
    assert prompt_text(after_the_first_action(chit, use), language).endswith(f" {ending}")


@pytest.mark.parametrize(
    ("language", "everybody", "some"),
    [("en", "Move your units", "Move the activated units"), ("it", "Muovi le tue unità", "Muovi le unità attivate")],
)
def test_who_may_move_is_told_as_it_is(language: str, everybody: str, some: str) -> None:
    """DS-12.7.1c: in a second action the panzer divisions alone; in the first, all."""
    momentum = after_the_first_action("move-or-combat", "combat")
    setup = {"game": "dark-sands", "scenario": "crusader", "base": "setup"}
    first = sirocco.position({**setup, "at": "movement", "side": "axis"})
    assert prompt(momentum, language).count(some) == 1
    assert prompt(first, language).count(everybody) == 1


def test_who_may_attack_is_told_as_it_is() -> None:
    momentum = after_the_first_action("move-or-combat", "movement")
    assert prompt(momentum, "en") == "Choose a hex for the activated units to attack."
    assert prompt(momentum, "it") == "Scegli un esagono da attaccare con le unità attivate."


def prompt(game: Game, language: str) -> str:
    assert game.decision is not None
    return Texts.of(game, language).say(game.decision.prompt)
