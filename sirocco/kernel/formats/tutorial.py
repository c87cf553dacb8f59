"""Tutorials: lessons made of positions, scripted dice and steps to read or to do (docs/tutorials.md).

A tutorial is a file `tutorials/NAME.toml` of its game. What it says is in the game's catalogues under
`tutorial-NAME-LESSON-STEP`; here is only what happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sirocco.kernel.conversion import convert
from sirocco.kernel.errors import DataError, SiroccoError, UnknownName
from sirocco.kernel.formats.datafile import DataFile
from sirocco.kernel.formats.position import load_position
from sirocco.kernel.game import Game

T = TypeVar("T")

FOLDER = "tutorials"
LEARNED = "learned"
"""Ends the key of what is said after the last lesson: no lesson may be called that."""


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to read or to do. Nothing in `do`: there is only something to read."""

    id: str
    points: tuple[str, ...] = ()
    """What is shown: kinds and ids, such as `unit 7Arm`."""
    do: tuple[str, ...] = ()
    """The actions the player is to take."""
    any_order: bool = False
    """Whether the player may take them in any order."""
    explains: str = ""
    """The action whose sums and odds are shown."""
    then: tuple[str, ...] = ()
    """What happens by itself afterwards: decisions of the other side, and those that are forced."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps that are played from one position with one script of dice."""

    id: str
    step: tuple[TutorialStep, ...]
    dice: tuple[int, ...] = ()
    position: dict[str, Any] = {}
    """As in rulings; empty: the set-up of the first scenario."""


class Tutorial(msgspec.Struct, frozen=True):
    """A tutorial of a game, for who plays one side of it."""

    game: str
    name: str
    side: str
    minutes: int
    lessons: tuple[Lesson, ...]

    def __str__(self) -> str:
        return f"{self.game}, tutorial {self.name}"

    def lesson(self, id: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lessons)
        raise UnknownName(f"{self}: unknown lesson '{id[:40]}'; known: {known}")

    def begin(self, lesson: Lesson) -> Game:
        """A game at the first step of a lesson."""
        frame = {**lesson.position, "game": self.game, "dice": list(lesson.dice)}
        return load_position(frame)

    def game_at(self, lesson: str, step: str) -> Game:
        """A game at a step, in which everything before it has been done. Nothing before it can be taken back."""
        chosen = self.lesson(lesson)
        known = [each.id for each in chosen.step]
        if step not in known:
            raise UnknownName(f"{self}, lesson {lesson}: unknown step '{step[:40]}'; known: {', '.join(known)}")
        game = self.begin(chosen)
        for before in chosen.step[: known.index(step)]:
            for action in (*before.do, *before.then):
                try:
                    game.act(action)
                except SiroccoError as error:
                    raise DataError(f"{self}, lesson {lesson}, step {before.id}: {error}") from None
        return game.as_of(game.length)

    def message_keys(self) -> Iterator[str]:
        """The messages a tutorial needs: its title, those of its lessons, its steps, and what was learned."""
        title = f"tutorial-{self.name}"
        yield title
        yield f"{title}-{LEARNED}"
        for lesson in self.lessons:
            yield f"{title}-{lesson.id}"
            yield from (f"{title}-{lesson.id}-{step.id}" for step in lesson.step)


class _Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    minutes: int


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    tutorial: _Heading
    lesson: tuple[dict[str, Any], ...]


def read_tutorial(source: Path | Traversable) -> Tutorial:
    """The tutorial of a file; its name is the file's."""
    file = DataFile.read(source, source.name)
    content = _typed(file.tables, _File, file.name)
    lessons = tuple(
        _lesson(row, f"{file.name}, lesson {row.get('id', number)}") for number, row in enumerate(content.lesson, 1)
    )
    name = source.name.removesuffix(".toml")
    found = Tutorial(content.game, name, content.tutorial.side, content.tutorial.minutes, lessons)
    _once([lesson.id for lesson in lessons], f"{file.name}: lesson")
    if not lessons:
        raise DataError(f"{file.name}: has no lesson")
    if any(lesson.id == LEARNED for lesson in lessons):
        raise DataError(f"{file.name}: no lesson may be called '{LEARNED}': its message has another meaning")
    return found


def _lesson(row: dict[str, Any], where: str) -> Lesson:
    steps = row.get("step")
    if not isinstance(steps, list) or not steps:
        raise DataError(f"{where}: has no [[lesson.step]]")
    for number, step in enumerate(steps, 1):
        named = step.get("id", number) if isinstance(step, dict) else number
        _typed(step, TutorialStep, f"{where}, step {named}")
    found = _typed(row, Lesson, where)
    _once([step.id for step in found.step], f"{where}: step")
    return found


def _typed(data: Any, kind: type[T], where: str) -> T:
    try:
        return convert(data, kind)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: {error}") from None


def _once(ids: list[str], what: str) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise DataError(f"{what} '{id}' is there twice")


@cache
def tutorials_in(package: str) -> dict[str, Tutorial]:
    """The tutorials that ship with a game, by name, in the order of their names."""
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return {}
    sources = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    found = [read_tutorial(source) for source in sources]
    return {tutorial.name: tutorial for tutorial in found}
