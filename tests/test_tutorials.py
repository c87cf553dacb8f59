"""The tutorials of every game can be played through as they say, and the checker finds whatever is wrong with one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sirocco.cli import main
from sirocco.kernel.errors import DataError, UnknownName
from sirocco.kernel.formats.tutorial import Lesson, Tutorial, TutorialStep, read_tutorial
from sirocco.kernel.presentation.text import LANGUAGES, Catalogue
from sirocco.kernel.proof.tutorials import problems
from sirocco.kernel.registry import definition, installed

TUTORIALS = [tutorial for game in installed() for tutorial in definition(game).tutorials().values()]
LONGEST = 330
"""A step is read between two clicks, on a telephone too."""


def test_every_game_but_the_longest_teaches_its_first_steps() -> None:
    without = [game for game in installed() if "first-steps" not in definition(game).tutorials()]
    assert without == ["kasserine", "salerno-rome"]


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=str)
def test_tutorial_can_be_played_through(tutorial: Tutorial) -> None:
    assert problems(tutorial) == []


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=str)
def test_steps_are_short_and_few(tutorial: Tutorial) -> None:
    assert 15 <= sum(len(lesson.step) for lesson in tutorial.lessons) <= 30
    for language in LANGUAGES:
        texts = Catalogue(definition(tutorial.game).package, language)
        assert [key for key in tutorial.message_keys() if len(texts.say(key)) > LONGEST] == []


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=str)
def test_a_game_begins_at_any_step(tutorial: Tutorial) -> None:
    for lesson in tutorial.lessons:
        for step in lesson.step:
            game = tutorial.game_at(lesson.id, step.id)
            assert not game.can_undo
            if step.do:
                assert game.decision is not None and game.decision.side == tutorial.side
                assert any(str(action) in step.do for action in game.decision.actions)
    assert isinstance(game.to_json(), str)


# A tutorial that is right, and what can be wrong with it.

RIGHT = Tutorial(
    "compass",
    "first-steps",
    "allied",
    10,
    (
        Lesson(
            "attack",
            (
                TutorialStep("declare", ("unit 4Arm", "area Sofafi"), ("attack 4Arm Sofafi",)),
                TutorialStep("combat", do=("done", "assault Bir-Enba Sofafi", "front 4Arm")),
                TutorialStep("roll", do=("done",), explains="done", then=("front Cirene", "done")),
                TutorialStep("loss", then=("hit Cirene", "retreat Buq-Buq")),
                TutorialStep("advance", do=("advance 4Arm",)),
            ),
            (2, 6),
            {"units": {"4Arm": "Bir-Enba", "7Arm": "Bir-Enba", "Cirene": "Sofafi"}},
        ),
    ),
)


def changed(number: int, **fields: Any) -> Tutorial:
    """The right tutorial with one step changed."""
    lesson = RIGHT.lessons[0]
    steps = list(lesson.step)
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return msgspec.structs.replace(RIGHT, lessons=(msgspec.structs.replace(lesson, step=tuple(steps)),))


def with_lesson(**fields: Any) -> Tutorial:
    return msgspec.structs.replace(RIGHT, lessons=(msgspec.structs.replace(RIGHT.lessons[0], **fields),))


def found(tutorial: Tutorial) -> list[str]:
    """What is wrong, but for the texts, which this tutorial has not."""
    return [problem for problem in problems(tutorial) if "no message" not in problem]


def test_the_right_one_is_right() -> None:
    assert found(RIGHT) == []


@pytest.mark.parametrize(
    ("tutorial", "problem"),
    [
        (changed(0, do=("attack 4Arm Tobruch",)), r"step declare: .*\[C-6\.2\.D"),
        (changed(0, do=("attack 4Arm",)), "step declare: "),
        (changed(0, do=("attack 4arm sofafi",)), "must be written 'attack 4Arm Sofafi'"),
        (changed(0, points=("unit 5Arm",)), "points at 'unit 5Arm': no unit has that id"),
        (changed(0, points=("hex Sofafi",)), "points at 'hex Sofafi': unknown kind"),
        (changed(0, explains="attack 4Arm Tobruch"), "explains 'attack 4Arm Tobruch': "),
        (changed(0, any_order=True), "any order takes 2 to 4 actions, not 1"),
        (changed(1, any_order=True, do=("attack 7Arm Sofafi", "done")), "step combat: in another order"),
        (changed(2, then=()), "step loss: "),
        (changed(2, do=("done", "front Cirene"), then=("done",)), "step roll: "),
        (changed(4, do=(), then=("advance 4Arm",)), "then 'advance 4Arm' is a choice of the player"),
        (changed(3, then=("hit Cirene",)), "step advance: "),
        (with_lesson(dice=(2, 6, 1)), "1 of the scripted dice are left over: 1"),
        (with_lesson(dice=(2,)), "step roll: the scripted dice have run out"),
        (with_lesson(position={"units": {"4Arm": "Nowhere"}}), "lesson attack: .*Nowhere"),
        (msgspec.structs.replace(RIGHT, side="german"), "unknown side 'german'"),
        (msgspec.structs.replace(RIGHT, game="chess"), "unknown game 'chess'"),
    ],
)
def test_whatever_is_wrong_is_found(tutorial: Tutorial, problem: str) -> None:
    assert [each for each in found(tutorial) if re.search(problem, each)] != [], found(tutorial)


def test_missing_texts_are_found_in_each_language() -> None:
    unknown = msgspec.structs.replace(RIGHT, name="second-steps")
    for language in LANGUAGES:
        assert f"compass, tutorial second-steps: no message tutorial-second-steps in '{language}'" in problems(unknown)
        wanted = f"no message tutorial-second-steps-attack-roll in '{language}'"
        assert any(wanted in problem for problem in problems(unknown))


def test_unknown_lessons_and_steps_are_refused() -> None:
    with pytest.raises(UnknownName, match="unknown lesson 'retreat'; known: attack"):
        RIGHT.game_at("retreat", "declare")
    with pytest.raises(UnknownName, match="unknown step 'flee'; known: declare, combat"):
        RIGHT.game_at("attack", "flee")
    with pytest.raises(DataError, match="lesson attack, step declare"):
        changed(0, do=("attack 4Arm Tobruch",)).game_at("attack", "combat")


# The file.

FILE = """
game = "compass"
[tutorial]
side = "allied"
minutes = 10
[[lesson]]
id = "counters"
[[lesson.step]]
id = "read"
points = ["unit 7Arm"]
"""


def read(text: str, folder: Path) -> Tutorial:
    source = folder / "own.toml"
    source.write_text(text, encoding="utf-8")
    return read_tutorial(source)


def test_a_file_is_read(tmp_path: Path) -> None:
    tutorial = read(FILE, tmp_path)
    assert (tutorial.name, tutorial.side, tutorial.minutes) == ("own", "allied", 10)
    assert tutorial.lesson("counters").step == (TutorialStep("read", ("unit 7Arm",)),)
    assert list(tutorial.message_keys())[-1] == "tutorial-own-counters-read"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("points =", "pionts =", "own.toml, lesson counters, step read: .*pionts"),
        ('points = ["unit 7Arm"]', 'points = "unit 7Arm"', "lesson counters, step read: Expected `array`"),
        ("minutes = 10", "", "own.toml: .*minutes"),
        ("minutes = 10", "minutes = 10\nhours = 1", "own.toml: .*hours"),
        ('id = "counters"', 'id = "counters"\ndie = [1]', "own.toml, lesson counters: .*die"),
        ('id = "counters"', 'id = "learned"', "no lesson may be called 'learned'"),
        ('[[lesson.step]]\nid = "read"', "", "lesson counters: has no"),
        ('points = ["unit 7Arm"]', '[[lesson.step]]\nid = "read"', "lesson counters: step 'read' is there twice"),
        ("[tutorial]", "[tutorial", "own.toml: "),
    ],
)
def test_a_broken_file_is_refused(old: str, new: str, problem: str, tmp_path: Path) -> None:
    assert old in FILE
    with pytest.raises(DataError, match=problem):
        read(FILE.replace(old, new), tmp_path)


def test_the_command_line_checks_tutorials(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "own.toml"
    source.write_text(FILE, encoding="utf-8")
    assert main(["check", str(source)]) != 0
    said = capsys.readouterr().out
    assert "FAILED compass, tutorial own: no message tutorial-own in 'it'" in said
    assert "1 tutorials, 8 problems" in said


# The documentation.

DOCS = (Path(__file__).parent.parent / "docs" / "tutorials.md").read_text(encoding="utf-8")


def test_the_example_of_the_documentation_can_be_played(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```toml\n(.*?)^```", DOCS, re.MULTILINE | re.DOTALL)
    assert found(read(example, tmp_path)) == []


def test_documentation_is_complete() -> None:
    words = [*TutorialStep.__struct_fields__, *Lesson.__struct_fields__, "side", "minutes", "game"]
    assert [word for word in words if f"`{word}`" not in DOCS] == []
