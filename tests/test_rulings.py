"""The rulings of every game hold, together they cover its rulebook, and the checker itself can fail."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from sirocco.games.compass.components.vocabulary import VERBS
from sirocco.games.compass.positions.battle import BATTLE_POINTS, BattleTable
from sirocco.games.compass.positions.position import PositionTable, UnitTable, points
from sirocco.games.compass.rules.eliminated_units import OFF_MAP
from sirocco.games.compass.rules.view import FACTS
from sirocco.kernel.events import undeclared
from sirocco.kernel.formats.position import load_position
from sirocco.kernel.proof.coverage import coverage
from sirocco.kernel.proof.rulebook import read_clauses
from sirocco.kernel.proof.rulings import PARTNERS, Checker, Failure, Malformed, Ruling, check, read_rulings, rulings_of
from sirocco.kernel.registry import definition
from sirocco.kernel.view import lexicon_of

DOCS = Path(__file__).parent.parent / "docs"
COMPASS = definition("compass")
RULINGS = rulings_of(COMPASS)
CLAUSES = {"compass": 214, "dark-sands": 450, "salerno-rome": 452, "kasserine": 204}
"""How many clauses the rulebook of each game has."""
CASES = {
    "compass": {f"T{n:02}" for n in range(1, 51)},
    "dark-sands": {
        *(f"X{n}" for n in range(1, 27)),
        *("X2b", "X3b", "X9b", "X11b"),
        *(f"R{n}" for n in range(1, 72)),
    },
    "salerno-rome": {*(f"T-{n}" for n in range(1, 77)), *(f"E-{n}" for n in range(1, 33))},
    "kasserine": {f"T{n:02}" for n in range(1, 53)},
}
"""The test cases that the ledger of a game's rules lists."""
PINNED = ("compass", "dark-sands")
"""Games whose rulings bring the values they need and stand in positions that no game comes to; docs/rulings.md explains
these positions."""
ALL = {game: rulings_of(definition(game)) for game in CLAUSES}


@pytest.mark.parametrize("ruling", [r for rulings in ALL.values() for r in rulings], ids=str)
def test_ruling_holds(ruling: Ruling) -> None:
    game = check(ruling)
    rules = game.definition
    assert list(undeclared(game.events, rules.event_kinds, lexicon_of(game))) == []
    assert list(rules.facts_shape.strays(rules.facts(game.state), lexicon_of(game), "facts")) == []
    assert rules.name in PINNED or list(rules.broken_invariants(game.state)) == []


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_has_code_and_a_ruling(game: str) -> None:
    found = coverage(definition(game))
    assert found.unknown == []
    assert found.open == []
    assert (found.clauses, found.implemented, found.tested) == (CLAUSES[game],) * 3


@pytest.mark.parametrize("game", CASES)
def test_every_test_case_is_settled(game: str) -> None:
    assert CASES[game] - {ruling.test for ruling in ALL[game]} == set()


@pytest.mark.parametrize("game", CASES)
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


@pytest.mark.parametrize("game", PINNED)
def test_values_are_pinned(game: str) -> None:
    assert [str(r) for r in ALL[game] if r.override is None] == []


# The documentation.

EXAMPLES = re.findall(
    r"^```toml\n(.*?)^```", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2
    assert {example.split('"')[1] for example in EXAMPLES} == set(PINNED)


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_of_the_documentation_holds(example: str, tmp_path: Path) -> None:
    source = tmp_path / "example.toml"
    source.write_text(example, encoding="utf-8")
    for ruling in read_rulings(source):
        check(ruling)


def test_documentation_is_complete() -> None:
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    game = check(RULINGS[0])
    words = [
        *Checker(game, "", 0).checks,
        *(partner for partners in PARTNERS.values() for partner in partners),
        *(field for field in Ruling.__struct_fields__ if field not in ("source", "line", "lines")),
        *PositionTable.__struct_fields__,
        *UnitTable.__struct_fields__,
        *BattleTable.__struct_encode_fields__,
        *FACTS.entries,
        *COMPASS.event_kinds,
        *(entry for kind in COMPASS.event_kinds.values() for entry in kind.entries.entries),
    ]
    assert [word for word in words if not re.search(rf"`{word}\b", text) and f"{word} = " not in text] == []
    assert [word for word in (*points(0), *BATTLE_POINTS, *OFF_MAP.values()) if f'`"{word}"`' not in text] == []
    deciding = {name for name, step in COMPASS.steps.items() if "actions" in vars(step)}
    assert [name for name in deciding if f"`{name}`" not in text] == []


LINES = [
    (game, line)
    for game, part in zip(
        ("compass", "dark-sands", "compass"),
        re.split(r"^## (?:Positions of The Dark Sands|Checks)$", (DOCS / "rulings.md").read_text("utf-8"), flags=re.M),
        strict=True,
    )
    for line in re.findall(r"^\{ .* \}$", part, re.MULTILINE)
]


@pytest.mark.parametrize(("game", "line"), LINES)
def test_every_line_of_the_documentation_makes_sense(game: str, line: str) -> None:
    """Whether it holds depends on the position; that it can hold does not."""
    item = tomllib.loads(f"item = {line}")["item"]
    override = Path(ALL[game][0].override or "")
    checker = Checker(load_position({"game": game}, override), "documentation", 0, override)
    try:
        checker.check(item)
    except Malformed:
        raise
    except Failure:
        pass
    assert len(LINES) > 15


def test_notation_is_documented() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    forms = [" ".join([verb, *(kind.upper() for kind in form)]) for verb, forms in VERBS.items() for form in forms]
    assert [form for form in forms if f"`{form}`" not in text] == []
    names = COMPASS.components("campaign").vocabulary.names
    assert [i for kind in names.values() for i in kind.ids if f"`{i}`" not in text] == []
