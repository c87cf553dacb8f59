"""The rulings of every game hold, together they cover its rulebook, and the checker can tell right from wrong."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sirocco.games.compass.components import VERBS
from sirocco.games.compass.position import POINTS, PositionTable, UnitTable
from sirocco.games.compass.state import OFF_MAP
from sirocco.kernel.coverage import coverage
from sirocco.kernel.errors import DataError
from sirocco.kernel.registry import definition
from sirocco.kernel.rulebook import read_clauses
from sirocco.kernel.rulings import PARTNERS, Checker, Failure, Ruling, check, read_rulings, rulings_of

DOCS = Path(__file__).parent.parent / "docs"
COMPASS = definition("compass")
RULINGS = rulings_of(COMPASS)
CLAUSES = {"compass": 214, "dark-sands": 450}
"""How many clauses the rulebook of each game has."""
CASES = {
    "compass": {f"T{n:02}" for n in range(1, 51)},
    "dark-sands": {
        *(f"X{n}" for n in range(1, 27)),
        *("X2b", "X3b", "X9b", "X11b"),
        *(f"R{n}" for n in range(1, 72)),
    },
}
"""The test cases that the ledger of each game's rules lists."""
ALL = {game: rulings_of(definition(game)) for game in CLAUSES}


@pytest.mark.parametrize("ruling", [r for rulings in ALL.values() for r in rulings], ids=str)
def test_ruling_holds(ruling: Ruling) -> None:
    check(ruling)


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_has_code_and_a_ruling(game: str) -> None:
    found = coverage(definition(game))
    assert found.unknown == []
    assert found.open == []
    assert (found.clauses, found.implemented, found.tested) == (CLAUSES[game],) * 3


@pytest.mark.parametrize("game", CLAUSES)
def test_every_test_case_is_settled(game: str) -> None:
    assert CASES[game] - {ruling.test for ruling in ALL[game]} == set()


@pytest.mark.parametrize("game", CLAUSES)
def test_every_test_number_exists(game: str) -> None:
    assert {r.test for r in ALL[game] if r.test is not None} <= CASES[game]


@pytest.mark.parametrize("game", CLAUSES)
def test_titles_are_unique_and_every_ruling_checks_something(game: str) -> None:
    assert [title for title, times in Counter(str(r) for r in ALL[game]).items() if times > 1] == []
    assert [str(r) for r in ALL[game] if all(isinstance(item, str) for item in r.play)] == []


@pytest.mark.parametrize("game", CLAUSES)
def test_refusals_name_clauses_of_the_rulebook(game: str) -> None:
    clauses = read_clauses(definition(game).package, "en")
    named = {item["rule"] for r in ALL[game] for item in r.play if isinstance(item, dict) and "rule" in item}
    assert named - set(clauses) == set()


@pytest.mark.parametrize("game", CLAUSES)
def test_values_are_pinned(game: str) -> None:
    assert [str(r) for r in ALL[game] if r.override is None] == []


# The documentation.

EXAMPLES = re.findall(
    r"^```toml\n(.*?)^```", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2
    assert {example.split('"')[1] for example in EXAMPLES} == set(CLAUSES)


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_of_the_documentation_holds(example: str, tmp_path: Path) -> None:
    source = tmp_path / "example.toml"
    source.write_text(example, encoding="utf-8")
    for ruling in read_rulings(source):
        check(ruling)


def test_documentation_is_complete() -> None:
    told = (DOCS / "rulings.md").read_text(encoding="utf-8")
    game = check(RULINGS[0])
    words = [
        *Checker(game, "", 0).checks,
        *(partner for partners in PARTNERS.values() for partner in partners),
        *(field for field in Ruling.__struct_fields__ if field != "source"),
        *PositionTable.__struct_fields__,
        *UnitTable.__struct_fields__,
    ]
    assert [word for word in words if not re.search(rf"`{word}\b", told) and f"{word} = " not in told] == []
    assert [word for word in (*POINTS, *OFF_MAP.values()) if f'`"{word}"`' not in told] == []
    deciding = {name for name, step in COMPASS.steps.items() if "actions" in vars(step)}
    assert [name for name in deciding if f"`{name}`" not in told] == []


def test_notation_is_documented() -> None:
    told = (DOCS / "notation.md").read_text(encoding="utf-8")
    forms = [" ".join([verb, *(kind.upper() for kind in form)]) for verb, forms in VERBS.items() for form in forms]
    assert [form for form in forms if f"`{form}`" not in told] == []
    names = COMPASS.components("campaign").vocabulary.names
    assert [i for kind in names.values() for i in kind.ids if f"`{i}`" not in told] == []


# The checker: what is right holds, and the same check with something wrong in it fails.

POSITION = {
    "game": "compass",
    "units": {"4Arm": "Piccadilly-Circus", "7Arm": {"at": "Bir-Enba", "oos": True}, "Cirene": "Sofafi"},
    "hands": {"allied": ["leader"]},
}
MOVED = "move 4Arm Maktila"

CHECKS: dict[str, tuple[list[str], dict[str, Any], dict[str, Any]]] = {
    "refused: another clause": (
        [],
        {"refused": "attack 4Arm Maktila", "rule": "C-6.2.Dn"},
        {"refused": "attack 4Arm Maktila", "rule": "C-6.2.Dj"},
    ),
    "refused: no clause": (
        [],
        {"refused": "attack 4Arm Maktila", "rule": "C-6.2.Dn"},
        {"refused": "attack 4Arm Maktila"},
    ),
    "refused: legal": ([], {"refused": "front 4Arm", "rule": "C-5b"}, {"refused": MOVED, "rule": "C-5b"}),
    "unreadable: readable": ([], {"unreadable": "move 4Arm"}, {"unreadable": "attack 4Arm Maktila"}),
    "unreadable: legal": ([], {"unreadable": "move 4Arm"}, {"unreadable": MOVED}),
    "unloadable": ([], {"unloadable": {"turn": 13}}, {"unloadable": {"turn": 12}}),
    "legal": ([], {"legal": [MOVED]}, {"legal": [MOVED, "attack 4Arm Maktila"]}),
    "illegal": ([], {"illegal": ["attack 4Arm Maktila"]}, {"illegal": [MOVED]}),
    "illegal: unreadable": ([], {"illegal": ["attack 4Arm Maktila"]}, {"illegal": ["attack 4Arm Matkila"]}),
    "only: too few": (["done"], {"only": ["done"]}, {"only": []}),
    "only: too many": (["done"], {"only": ["done"]}, {"only": ["done", "play leader 4Arm"]}),
    "decision: side": ([], {"decision": {"side": "allied"}}, {"decision": {"side": "italian"}}),
    "decision: step": ([], {"decision": {"step": "MovementPhase"}}, {"decision": {"step": "CombatPhase"}}),
    "decision: rule": ([], {"decision": {"rule": "C-6.2.Da"}}, {"decision": {"rule": "C-6.2.Ea"}}),
    "decision: number": (["done"], {"decision": {"number": 1}}, {"decision": {"number": 2}}),
    "decision: unknown": ([], {"decision": {"side": "allied"}}, {"decision": {"player": "allied"}}),
    "expect: place": ([MOVED], {"expect": {"units": {"4Arm": "Maktila"}}}, {"expect": {"units": {"4Arm": "Sollum"}}}),
    "expect: condition": (
        [],
        {"expect": {"units": {"7Arm": {"oos": True}}}},
        {"expect": {"units": {"7Arm": {"oos": False}}}},
    ),
    "expect: points": (
        [MOVED],
        {"expect": {"units": {"4Arm": {"mp": 3.5}}}},
        {"expect": {"units": {"4Arm": {"mp": 3}}}},
    ),
    "expect: none": (
        [],
        {"expect": {"units": {"4Arm": {"attack": "none"}}}},
        {"expect": {"units": {"4Arm": {"mp": "none"}}}},
    ),
    "expect: control": (
        [MOVED],
        {"expect": {"control": {"Maktila": "allied"}}},
        {"expect": {"control": {"Maktila": "italian"}}},
    ),
    "expect: hand": (
        [],
        {"expect": {"hands": {"allied": {"leader": 1}}}},
        {"expect": {"hands": {"allied": {"leader": 0}}}},
    ),
    "expect: absent marker": (
        [],
        {"expect": {"hands": {"allied": {"surprise": 0}}}},
        {"expect": {"hands": {"allied": {"surprise": 1}}}},
    ),
    "expect: turn": ([], {"expect": {"turn": 1}}, {"expect": {"turn": 2}}),
    "expect: score": ([], {"expect": {"score": {"italian": 13}}}, {"expect": {"score": {"italian": 12}}}),
    "expect: data": (
        [],
        {"expect": {"data": {"unit": {"4Arm": {"combat": 4}}}}},
        {"expect": {"data": {"unit": {"4Arm": {"combat": 3}}}}},
    ),
    "expect: unknown": ([], {"expect": {"turn": 1}}, {"expect": {"weather": "dry"}}),
    "expect: table": ([], {"expect": {"turn": 1}}, {"expect": {"turn": {"number": 1}}}),
    "tally: values": ([], {"tally": {"units.*.oos": {"true": 1}}}, {"tally": {"units.*.oos": {"true": 2}}}),
    "tally: number": ([], {"tally": {"control.*": 42}}, {"tally": {"control.*": 41}}),
    "tally: path": ([], {"tally": {"units.*.at": 42}}, {"tally": {"unit.*.at": 42}}),
    "view": (
        [],
        {"view": "italian", "sees": {"markers": {"allied": {"held": 1, "hand": "none"}}}},
        {"view": "italian", "sees": {"markers": {"allied": {"hand": {"leader": 1}}}}},
    ),
    "view: sees nothing": ([], {"view": "", "sees": {"turn": 1}}, {"view": ""}),
    "events": (
        [MOVED],
        {"events": [{"kind": "moved", "unit": "4Arm"}, {"kind": "control"}]},
        {"events": [{"kind": "moved", "unit": "7Arm"}]},
    ),
    "events: order": (
        [MOVED],
        {"events": [{"kind": "moved"}, {"kind": "control"}]},
        {"events": [{"kind": "control"}, {"kind": "moved"}]},
    ),
    "events: earlier": (
        [MOVED, "move 4Arm Sidi-Barrani"],
        {"events": [{"kind": "moved", "to": "Sidi-Barrani"}]},
        {"events": [{"kind": "moved", "to": "Maktila"}]},
    ),
    "noEvents": ([MOVED], {"noEvents": ["eliminated"]}, {"noEvents": ["control"]}),
    "explain: totals": (
        [],
        {"explain": MOVED, "totals": {"sum-movement": 0.5}},
        {"explain": MOVED, "totals": {"sum-movement": 1}},
    ),
    "explain: terms": (
        [],
        {"explain": MOVED, "terms": {"sum-movement": {"C-6.2.Dd": 0.5}}},
        {"explain": MOVED, "terms": {"sum-movement": {"C-6.2.De": 0.5}}},
    ),
    "explain: odds": (
        [],
        {"explain": "attack 7Arm Sofafi", "odds": {"outcome-retreat": "1/4"}},
        {"explain": "attack 7Arm Sofafi", "odds": {"outcome-retreat": "1/3"}},
    ),
    "explain: warnings": (
        [],
        {"explain": "done", "warnings": ["warn-could-attack"]},
        {"explain": "done", "warnings": []},
    ),
    "explain: illegal": ([], {"explain": MOVED}, {"explain": "attack 4Arm Maktila"}),
    "undo: possible": ([MOVED], {"undo": True}, {"undo": False}),
    "undo: impossible": ([], {"undo": False}, {"undo": True}),
    "over": ([], {"over": False}, {"over": True}),
    "no check": ([], {"over": False}, {}),
    "misspelt check": ([], {"legal": [MOVED]}, {"leagl": [MOVED]}),
    "stray word": ([], {"over": False}, {"over": False, "rule": "C-2f"}),
}


def ruling(play: list[str | dict[str, Any]], **other: Any) -> Ruling:
    """With the values the game's own rulings are pinned to."""
    position = other.pop("position", POSITION)
    return Ruling("a ruling made for the test", ["C-5b"], position, play, override=RULINGS[0].override, **other)


@pytest.mark.parametrize("name", CHECKS)
def test_a_wrong_expectation_fails(name: str) -> None:
    play, right, wrong = CHECKS[name]
    check(ruling([*play, right]))
    with pytest.raises(Failure, match=f"line {len(play) + 1} of play"):
        check(ruling([*play, wrong]))


def test_every_kind_of_check_is_seen_to_fail() -> None:
    game = check(ruling([{"over": False}]))
    tried = {word for _, _, wrong in CHECKS.values() for word in wrong}
    assert set(Checker(game, "", 0).checks) <= tried


ENDED = {"game": "compass", "turn": 12, "at": "end"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"over": False},
        {"over": True, "winner": "allied"},
        {"over": True, "winner": "nobody"},
        {"over": True, "scores": {"italian": 11}},
        {"decision": {"side": "allied"}},
        {"legal": ["done"]},
        {"refused": "done", "rule": "C-5b"},
    ],
)
def test_a_wrong_end_fails(wrong: dict[str, Any]) -> None:
    check(ruling([{"over": True, "winner": "italian", "scores": {"allied": 0, "italian": 12}}], position=ENDED))
    with pytest.raises(Failure):
        check(ruling([wrong], position=ENDED))


def test_actions_that_cannot_be_carried_out_fail() -> None:
    for action in ("attack 4Arm Maktila", "move 4Arm", "mvoe 4Arm Maktila", ""):
        with pytest.raises(Failure, match="line 1 of play"):
            check(ruling([action]))


def test_running_out_of_dice_fails() -> None:
    fight = [
        "attack 7Arm Sofafi",
        "done",
        "assault Bir-Enba Sofafi",
        "front 7Arm",
        "done",
        "front Cirene",
        "done",
        "done",
    ]
    check(ruling(list(fight), dice=[6, 6]))
    with pytest.raises(Failure, match="dice"):
        check(ruling(list(fight), dice=[6]))


def test_a_ruling_must_have_a_play_and_a_position_that_loads() -> None:
    with pytest.raises(Failure, match="nothing is played"):
        check(ruling([]))
    with pytest.raises(Failure, match="turn must be"):
        check(ruling([{"over": False}], position={"game": "compass", "turn": 13}))
    with pytest.raises(Failure, match="unknown option"):
        check(ruling([{"over": False}], options={"noSuchOption": True}))


def test_a_position_of_nothing_is_the_set_up() -> None:
    game = check(
        ruling([{"tally": {"units.*.at": {"Piccadilly-Circus": 12, "track": 11}}}], position={"game": "compass"})
    )
    assert game.decision is not None
    assert game.decision.step == "ChooseEvents"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "compass"', "at least one"),
        ("[[ruling]]\ntitle = 'x'\nclauses = []\nposition = {}\nplay = []", "needs 'game"),
        ("game = 'compass'\n[[ruling]]\ntitle = 'x'\nclauses = []\nposition = {}", "play"),
        ("game = 'compass'\n[[ruling]]\ntitle = 'x'\nclauses = []\nposition = {}\nplay = []\nwho = 1", "who"),
        ("game = 'compass'\n[[ruling]]\ntitle = 'x'\nclauses = []\nposition = {}\nplay = [7]", "ruling 1"),
        ("game = compass", "line 1"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(text: str, problem: str, tmp_path: Path) -> None:
    source = tmp_path / "bad.toml"
    source.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=problem):
        read_rulings(source)
