"""What a ruling can check: every check is seen to fail, and one that makes no sense is an error."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from sirocco.kernel.errors import DataError
from sirocco.kernel.proof.rulings import Checker, Failure, Malformed, Ruling, check, read_rulings
from sirocco.kernel.registry import definition
from tests.test_rulings import ALL, CLAUSES, RULINGS

POSITION = {
    "game": "compass",
    "units": {"4Arm": "Piccadilly-Circus", "7Arm": {"at": "Bir-Enba", "oos": True}, "Cirene": "Sofafi"},
    "hands": {"allied": ["leader"]},
}
MOVED = "move 4Arm Maktila"

FIGHT = [
    "attack 7Arm Sofafi",
    "done",
    "assault Bir-Enba Sofafi",
    "front 7Arm",
    "done",
    "front Cirene",
    "done",
    "done",
]

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
    "unloadable: because": (
        [],
        {"unloadable": {"turn": 13}, "because": "from 1 to 12"},
        {"unloadable": {"turns": 13}, "because": "from 1 to 12"},
    ),
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
    "explain: measures": (
        [],
        {"explain": "attack 7Arm Sofafi", "measures": {"measure-destroyed": 0}},
        {"explain": "attack 7Arm Sofafi", "measures": {"measure-destroyed": "1/2"}},
    ),
    "explain: unknown measure": (
        [],
        {"explain": "attack 7Arm Sofafi", "measures": {"measure-destroyed": 0}},
        {"explain": "attack 7Arm Sofafi", "measures": {"measure-weather": 0}},
    ),
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
    "explain: hits": (
        [],
        {
            "explain": "attack 7Arm Sofafi",
            "hits": {"attacker": {"0": "1/2", "2": 0}, "defender": {"1": 0.5}},
        },
        {"explain": "attack 7Arm Sofafi", "hits": {"defender": {"1": "1/3"}}},
    ),
    "explain: ties": (
        [],
        {"explain": "attack 7Arm Sofafi", "ties": "1/2"},
        {"explain": "attack 7Arm Sofafi", "ties": "5/9"},
    ),
    "refused: by the side that decides": (
        [],
        {"refused": "move Cirene Sollum", "by": "italian"},
        {"refused": "move Cirene Sollum", "by": "allied"},
    ),
    "refused: legal for the side that decides": (
        [],
        {"refused": MOVED, "by": "italian"},
        {"refused": MOVED, "by": "allied"},
    ),
    "forced": (
        ["done"],
        {"forced": "done", "refuses": {"play sustained-attack": "C-3.6g"}},
        {"forced": "play leader 4Arm"},
    ),
    "forced: by another clause": (
        ["done"],
        {"forced": "done"},
        {"forced": "done", "refuses": {"play sustained-attack": "C-6.2.Fa"}},
    ),
    "forced: there is a choice": ([], {"legal": ["done"]}, {"forced": "done"}),
    "chances": (
        [],
        {"chances": {"allied": {"leader": "1/14", "surprise": "1/7"}}},
        {"chances": {"allied": {"leader": "2/15"}}},
    ),
    "not: expect": (
        [],
        {"not": {"expect": {"units": {"4Arm": "Sollum"}}}},
        {"not": {"expect": {"units": {"4Arm": "Piccadilly-Circus"}}}},
    ),
    "not: events": (
        [MOVED],
        {"not": {"events": [{"kind": "moved", "unit": "7Arm"}]}},
        {"not": {"events": [{"kind": "moved", "unit": "4Arm"}]}},
    ),
    "not: sees": (
        [],
        {"not": {"view": "italian", "sees": {"markers": {"allied": {"held": 2}}}}},
        {"not": {"view": "italian", "sees": {"markers": {"allied": {"held": 1}}}}},
    ),
    "not: refused": (
        [],
        {"not": {"refused": MOVED, "rule": "C-5b"}},
        {"not": {"refused": "attack 4Arm Maktila", "rule": "C-6.2.Dn"}},
    ),
    "codes": (
        [MOVED],
        {"expect": {"units": {"A01": "MAK", "a02": {"at": "ENB", "attack": "none"}}, "control": {"MAK": "allied"}}},
        {"expect": {"units": {"A01": "PIC"}}},
    ),
    "codes: events": (
        [MOVED],
        {"events": [{"kind": "moved", "unit": "A01", "origin": "PIC", "to": "MAK"}]},
        {"events": [{"kind": "moved", "unit": "A01", "to": "PIC"}]},
    ),
    "codes: view": (
        [],
        {"view": "", "sees": {"areas": {"SOF": {"units": ["I06"]}}, "units": {"Cir": "SOF"}}},
        {"view": "", "sees": {"areas": {"SOF": {"units": []}}}},
    ),
    "codes: tally": (
        [MOVED],
        {"tally": {"units.*.at": {"MAK": 1, "track": 39}, "units.A01.at": {"MAK": 1}}},
        {"tally": {"units.*.at": {"MAK": 2}}},
    ),
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
    with pytest.raises(Failure, match=f", play {len(play) + 1} "):
        check(ruling([*play, wrong]))


def test_every_kind_of_check_is_seen_to_fail() -> None:
    game = check(ruling([{"over": False}]))
    tried = {word for _, _, wrong in CHECKS.values() for word in wrong}
    assert set(Checker(game, "", 0).checks) <= tried


MALFORMED: list[dict[str, Any]] = [
    {"expect": {"weather": "none"}},
    {"expect": {"units": {"4Army": "none"}}},
    {"expect": {"units": {"4Arm": {"atack": "none"}}}},
    {"expect": {"units": {"4Arm": {"oos": 1}}}},
    {"expect": {"units": {"4Arm": {"reduced": "none"}}}},
    {"expect": {"units": {"4Arm": "Solum"}}},
    {"expect": {"units": {"4Arm": "MAK", "A01": "MAK"}}},
    {"expect": {"control": {"Solum": "none"}}},
    {"expect": {"control": {"Sollum": "nobody"}}},
    {"expect": {"hands": {"allied": {"leeder": 0}}}},
    {"expect": {"hands": {"axis": {"leader": 0}}}},
    {"expect": {"score": {"axis": 0}}},
    {"expect": {"data": {"unit": {"4Arm": {"combt": "none"}}}}},
    {"expect": {"data": {"unit": {"4Army": {"combat": "none"}}}}},
    {"expect": {"data": {"units": {"4Arm": {"combat": "none"}}}}},
    {"expect": {"turn": "one"}},
    {"expect": "turn"},
    {"tally": {"unit.*.at": 0}},
    {"tally": {"units.*.att": {"Sollum": 0}}},
    {"tally": {"units.*.at": {"Solum": 0}}},
    {"tally": {"units.*.at.x": 0}},
    {"tally": {"units.*.oos": {"yes": 0}}},
    {"tally": {"data.unit.*.combt": 0}},
    {"tally": {"control.*": "42"}},
    {"view": "italian", "sees": {"hand": "none"}},
    {"view": "italian", "sees": {"markers": {"allied": {"hands": "none"}}}},
    {"view": "italian", "sees": {"markers": {"italian": {"hand": {"leeder": 0}}}}},
    {"view": "axis", "sees": {"turn": 1}},
    {"view": "italian"},
    {"events": [{"kind": "moove"}]},
    {"events": [{"kind": "moved", "untis": "4Arm"}]},
    {"events": [{"kind": "moved", "unit": "4Army"}]},
    {"events": [{"unit": "4Arm"}]},
    {"noEvents": ["moove"]},
    {"noEvents": "moved"},
    {"decision": {"player": "allied"}},
    {"decision": {"side": "axis"}},
    {"decision": {"step": "MovementFase"}},
    {"decision": {"rule": "C-99"}},
    {"refused": "attack 4Arm Maktila", "rule": "C-99"},
    {"refused": "attack 4Arm Maktila"},
    {"refused": "done", "by": "axis"},
    {"refused": "done", "by": "italian", "rule": "C-5b"},
    {"explain": MOVED, "totals": {"sum-moovement": 0}},
    {"explain": MOVED, "totals": {"sum-movement": "half"}},
    {"explain": MOVED, "terms": {"sum-movement": {"C-99": 0}}},
    {"explain": MOVED, "odds": {"outcome-retreat": 0}},
    {"explain": MOVED, "warnings": ["warn-nothing"]},
    {"explain": "attack 7Arm Sofafi", "odds": {"outcome-victory": 0}},
    {"explain": "attack 7Arm Sofafi", "hits": {"bystander": {"1": 0}}},
    {"explain": "attack 7Arm Sofafi", "hits": {"attacker": {"one": 0}}},
    {"chances": {"axis": {"leader": 0}}},
    {"chances": {"allied": {"leeder": 0}}},
    {"chances": {"allied": {"leader": "seldom"}}},
    {"over": False, "winner": "allied"},
    {"over": "no"},
    {"expect": {}},
    {"expect": {"hands": {"italian": {}}}},
    {"tally": {}},
    {"view": "", "sees": {}},
    {"events": []},
    {"noEvents": []},
    {"legal": []},
    {"illegal": []},
    {"decision": {}},
    {"chances": {}},
    {"explain": MOVED, "totals": {}},
    {"legal": MOVED},
    {"legal": [MOVED], "rule": "C-5b"},
    {},
]


@pytest.mark.parametrize("wrong", MALFORMED, ids=str)
def test_a_check_that_makes_no_sense_is_an_error_and_negating_it_too(wrong: dict[str, Any]) -> None:
    for item in (wrong, {"not": wrong}):
        with pytest.raises(Malformed):
            check(ruling([item]))


@pytest.mark.parametrize(
    "wrong",
    [
        {"not": {"undo": False}},
        {"not": {"forced": "done"}},
        {"not": {"not": {"over": True}}},
        {"not": {"over": True, "expect": {"turn": 2}}},
        {"not": True},
        {"undo": 1},
        {"forced": 1},
        {"forced": "done", "refuses": {"done": "C-99"}},
    ],
    ids=str,
)
def test_what_cannot_be_negated_or_forced(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        check(ruling([wrong]))


def test_an_illegal_action_cannot_be_explained_even_if_negated() -> None:
    with pytest.raises(Failure, match=r"C-6\.2\.Dn"):
        check(ruling([{"not": {"explain": "attack 4Arm Maktila", "totals": {"sum-movement": 1}}}]))
    with pytest.raises(Failure, match="unknown area"):
        check(ruling([{"not": {"legal": ["move 4Arm Matkila"]}}]))


def test_an_unknown_clause_is_an_error() -> None:
    unknown = Ruling("of no clause", ["C-5b", "C-99"], POSITION, [{"over": False}])
    with pytest.raises(Failure, match="no clause C-99"):
        check(unknown)


def test_the_position_does_not_change_by_what_is_tried() -> None:
    game = check(ruling([{"not": {"refused": MOVED, "rule": "C-5b"}}, {"refused": MOVED, "by": "italian"}]))
    assert game.actions_taken == []


def test_failures_name_file_and_line(tmp_path: Path) -> None:
    source = tmp_path / "lines.toml"
    source.write_text(
        """game = "compass"

[[ruling]] # [[ruling]]
title = "one # with brackets [[ and ]]"
clauses = ["C-5b"]
position = {}
play = [{ over = false }, "take leader",
  # a remark, with a bracket ]
  { only = ["take [", "x"], events = [
    { kind = "took" },
  ] },
  'take surprise', { over = true } ]

[[ruling]]
title = 'two'
clauses = ["C-5b"]
"play" = [
  { over = false },

  { decision = { step = \"\"\"
ChooseEvents\"\"\" } },
  "done"
]
[ruling.position]
""".replace("\\", ""),
        encoding="utf-8",
    )
    one, two = read_rulings(source)
    assert (one.line, one.lines) == (3, [7, 7, 9, 12, 12])
    assert (two.line, two.lines) == (14, [18, 20, 22])
    with pytest.raises(Failure, match=r"^lines.toml:9: one # with brackets \[\[ and \]\], play 3 \(only, events\): "):
        check(one)
    with pytest.raises(Failure, match=r"^lines.toml:22: two, play 3 \(done\): "):
        check(two)


@pytest.mark.parametrize("game", CLAUSES)
def test_every_ruling_and_every_item_has_its_line(game: str) -> None:
    folder = files(definition(game).package) / "rulings"
    for each in ALL[game]:
        lines = (folder / each.source).read_text(encoding="utf-8").splitlines()
        assert lines[each.line - 1].startswith("[[ruling]]")
        assert len(each.lines) == len(each.play)
        for line, item in zip(each.lines, each.play, strict=True):
            assert (item if isinstance(item, str) else next(iter(item))) in lines[line - 1]


@pytest.mark.parametrize("dice", [[6, 6, 1], [6, 6, 1, 2]])
def test_dice_left_over_fail(dice: list[int]) -> None:
    with pytest.raises(Failure, match=f"{len(dice) - 2} of the scripted dice are left over: 1"):
        check(ruling(list(FIGHT), dice=dice))


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
        with pytest.raises(Failure, match=", play 1 "):
            check(ruling([action]))


def test_running_out_of_dice_fails() -> None:
    check(ruling(list(FIGHT), dice=[6, 6]))
    with pytest.raises(Failure, match="dice"):
        check(ruling(list(FIGHT), dice=[6]))


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
