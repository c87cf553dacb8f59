"""Plays a tutorial through and tells everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sirocco.kernel.definition import Definition
from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.tutorial import Lesson, Tutorial, TutorialStep
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.text import LANGUAGES, Catalogue
from sirocco.kernel.registry import definition

ANY_ORDER = 4
"""The most actions that may be taken in any order: all orders are tried."""


def problems(tutorial: Tutorial) -> list[str]:
    """What is wrong with a tutorial, a sentence each; none if everything in it can be done as it says."""
    try:
        rules = definition(tutorial.game)
        rules.side_index(tutorial.side)
    except SiroccoError as error:
        return [f"{tutorial}: {error}"]
    found = list(_missing_texts(rules, tutorial))
    for lesson in tutorial.lessons:
        found += _Lesson(tutorial, lesson).problems()
    return found


def _missing_texts(rules: Definition[Any], tutorial: Tutorial) -> Iterator[str]:
    for language in LANGUAGES:
        texts = Catalogue(rules.package, language)
        for key in tutorial.message_keys():
            if not texts.has(key):
                yield f"{tutorial}: no message {key} in '{language}'"


class _Lesson:
    """One lesson while it is played through."""

    def __init__(self, tutorial: Tutorial, lesson: Lesson) -> None:
        self.side = tutorial.side
        self.tutorial = tutorial
        self.lesson = lesson
        self.where = f"{tutorial}, lesson {lesson.id}"

    def problems(self) -> list[str]:
        try:
            game = self.tutorial.begin(self.lesson)
        except SiroccoError as error:
            return [f"{self.where}: {error}"]
        found: list[str] = []
        for step in self.lesson.step:
            where = f"{self.where}, step {step.id}"
            found += [f"{where}: {problem}" for problem in self._looked_at(game, step)]
            try:
                found += [f"{where}: {problem}" for problem in self._done(game, step)]
            except SiroccoError as error:
                return [*found, f"{where}: {error}"]
        left = game.state.dice.script
        if left:
            faces = ", ".join(map(str, left))
            found.append(f"{self.where}: {len(left)} of the scripted dice are left over: {faces}")
        return found

    def _looked_at(self, game: Game, step: TutorialStep) -> Iterator[str]:
        """What a step shows, before anything is done."""
        names = game.components.vocabulary.names
        for thing in step.points:
            kind, _, id = thing.partition(" ")
            if kind not in names:
                yield f"points at '{thing}': unknown kind; known: {', '.join(names)}"
            elif id not in names[kind].ids:
                yield f"points at '{thing}': no {kind} has that id"
        if step.explains:
            try:
                if game.explain(step.explains) is None:
                    yield f"explains '{step.explains}', which has nothing to explain"
            except SiroccoError as error:
                yield f"explains '{step.explains}': {error}"

    def _done(self, game: Game, step: TutorialStep) -> Iterator[str]:
        """What a step does; the game goes on with it."""
        if step.any_order:
            yield from self._in_any_order(game, step)
        for action in step.do:
            yield from self._spelled(game, action)
            game.act(action, by=self.side)
        for action in step.then:
            yield from self._spelled(game, action)
            decision = game.decision
            if decision is not None and decision.side == self.side and len(decision.actions) > 1:
                yield f"then '{action}' is a choice of the player: it belongs to what he is to do"
            game.act(action)

    def _spelled(self, game: Game, action: str) -> Iterator[str]:
        """The page compares the texts of actions, so they must be the program's own."""
        written = str(game.components.vocabulary.parse(action))
        if written != action:
            yield f"'{action}' must be written '{written}'"

    def _in_any_order(self, game: Game, step: TutorialStep) -> Iterator[str]:
        """Whatever order the player chooses, the rest of the lesson must go on as it is written."""
        if not 2 <= len(step.do) <= ANY_ORDER:
            yield f"any order takes 2 to {ANY_ORDER} actions, not {len(step.do)}"
            return
        trials = [(game.clone(), step.do)]
        while trials:
            trial, left = trials.pop()
            decision = trial.decision
            legal = [str(action) for action in decision.actions] if decision and decision.side == self.side else []
            offered = [action for action in left if action in legal]
            if left and not offered:
                yield f"in another order there is no way on: {', '.join(left)} cannot be done any more"
                return
            for action in offered:
                after = trial.clone()
                after.act(action)
                trials.append((after, tuple(each for each in left if each != action)))
            if not left:
                try:
                    self._go_on(trial, step)
                except SiroccoError as error:
                    yield f"in another order the lesson cannot go on: {error}"
                    return

    def _go_on(self, game: Game, step: TutorialStep) -> None:
        """Play from the end of what is to be done in a step to the end of the lesson."""
        steps = self.lesson.step
        after = [(*each.do, *each.then) for each in steps[steps.index(step) + 1 :]]
        for action in (*step.then, *(action for actions in after for action in actions)):
            game.act(action)
