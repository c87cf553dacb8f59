"""The page's sequence of play: whatever a side can be asked has its line there, and the line can be seen then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Stage
from sirocco.kernel.proof.rulings import check, rulings_of
from sirocco.kernel.registry import definition
from sirocco.kernel.step import Step

GAMES = ("compass", "dark-sands", "salerno-rome", "kasserine")


def sequence(name: str) -> tuple[Stage, ...]:
    rules = definition(name)
    return rules.display(rules.components(rules.scenarios[0])).sheet().sequence


def every_stage(stages: tuple[Stage, ...]) -> list[Stage]:
    return [each for stage in stages for each in (stage, *every_stage(stage.stages))]


def stands_for(stage: Stage, step: str) -> bool:
    return step in (stage.step, *stage.also)


def asking_steps(name: str) -> set[str]:
    """The steps in which somebody may have to decide: all that say who does."""
    return {called for called, step in definition(name).steps.items() if step.decider is not Step.decider}


def seen(stages: tuple[Stage, ...], stack: Sequence[str]) -> list[Stage]:
    """The lines the page shows for a stack of steps: those below a line only while that line is being played."""
    found = []
    for stage in stages:
        found.append(stage)
        if any(stands_for(stage, step) for step in stack):
            found += seen(stage.stages, stack)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_step_that_can_ask_has_its_line(name: str) -> None:
    lines = every_stage(sequence(name))
    missing = {step for step in asking_steps(name) if not any(stands_for(line, step) for line in lines)}
    assert missing == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_line_names_steps_of_the_game(name: str) -> None:
    steps = definition(name).steps
    assert {step for line in every_stage(sequence(name)) for step in (line.step, *line.also)} <= set(steps)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_the_line_of_what_is_asked_can_be_seen_at_every_decision_of_a_ruling(name: str) -> None:
    """A line below another is only seen if a step of that one lies on the stack. Rulings come to every decision there
    is."""
    lines = sequence(name)
    stacks = {tuple(step for step, _ in game.here) for game in decisions_of_rulings(name)}
    hidden = [s for s in stacks if not any(stands_for(line, s[-1]) for line in seen(lines, s))]
    assert hidden == []
    assert {stack[-1] for stack in stacks} == asking_steps(name)


def decisions_of_rulings(name: str) -> Iterator[Game]:
    for ruling in rulings_of(definition(name)):
        ended = check(ruling)
        for number in range(len(ended.actions_taken) + 1):
            game = ended.as_of(number)
            if game.decision is not None:
                yield game


def test_boxes_and_garrisons_are_removed_at_the_end_of_a_reinforcement_action() -> None:
    """DS-13.6.3a, DS-13.7.3a: during a friendly action; that one has no other decision in which to do it."""
    lines = seen(sequence("dark-sands"), ["GameTurn", "EndOfActions", "PriorityWindow", "Dismantling"])
    names = [line.step for line in lines]
    assert names[names.index("ReinforcementAction") :][:3] == ["ReinforcementAction", "Placement", "Dismantling"]
