"""The rulebook of Kasserine: every clause once, the same in both languages, and what is rebuilt marked in both."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import sirocco
from sirocco.kernel.proof.rulebook import Clause, basis_of, read_clauses

PACKAGE = "sirocco.games.kasserine"
FOLDER = Path(sirocco.__file__).parent / "games" / "kasserine" / "rulebook"
LANGUAGES = ["en", "it"]
CLAUSES = (Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").split()
"""The ids of all clauses, in the order of the rulebook."""
FAMILIES = {
    **{"comp": 9, "map": 5, "set": 14, "vic": 12, "mov": 12, "ter": 9, "wx": 6, "log": 21, "air": 12, "art": 7},
    **{"zoc": 7, "cmb": 18, "ngt": 5, "cmd": 8, "res": 5, "ret": 10, "bad": 10, "rec": 34},
}
"""How many clauses each family has; they are numbered from 01."""
INFERRED = {
    *("K-set-09", "K-set-12", "K-set-14", "K-vic-09", "K-vic-12", "K-mov-05", "K-wx-06", "K-log-07", "K-log-21"),
    *("K-air-09", "K-zoc-01", "K-cmb-04", "K-ret-08", "K-ret-10"),
}
"""Clauses that are rebuilt though they stand among those that could be read."""
LOST = {
    **{"K-zoc-04": "K-rec-05", "K-cmd-06": "K-rec-12", "K-cmb-11": "K-rec-12", "K-cmb-12": "K-rec-15"},
    **{"K-ret-02": "K-rec-16", "K-art-03": "K-rec-23", "K-art-04": "K-rec-23", "K-art-07": "K-rec-19"},
    **{"K-air-12": "K-rec-30", "K-comp-08": "K-rec-18", "K-mov-09": "K-rec-31", "K-vic-12": "K-rec-24"},
}
"""What the rulebook has, though not in what form, and the clause that gives it one."""
BOOKS = {language: read_clauses(PACKAGE, language) for language in LANGUAGES}
REFERENCE = re.compile(r"\bK-[a-z]+-\d+")


def text(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def outline(language: str) -> list[str]:
    """Headings (level and number) and clauses (id and basis) as they follow each other."""
    return re.findall(r"^(#{2,3} [\d.]+|\[K-[^\]]+\])", text(language), re.MULTILINE)


def references(clause: Clause) -> Counter[str]:
    return Counter(REFERENCE.findall(clause.text))


def numbers(clause: Clause) -> Counter[str]:
    return Counter(re.findall(r"\d+|½", clause.text))


def test_the_list_has_every_clause_of_every_family() -> None:
    assert sorted(CLAUSES) == sorted(f"K-{name}-{i:02}" for name, last in FAMILIES.items() for i in range(1, last + 1))
    assert len(CLAUSES) == 204


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_once_and_in_order(language: str) -> None:
    assert list(BOOKS[language]) == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rebuilt_is_marked_and_nothing_else_is(language: str) -> None:
    rebuilt = {clause.id for clause in BOOKS[language].values() if clause.basis == "rebuilt"}
    assert rebuilt == {name for name in CLAUSES if name.startswith("K-rec-")} | INFERRED
    assert basis_of(PACKAGE, "K-rec-05") == "rebuilt" and basis_of(PACKAGE, "K-mov-06") == ""
    assert basis_of(PACKAGE, "K-rec-99") == basis_of("sirocco.games", "K-rec-05") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_but_has_lost_its_form_points_to_what_stands_in(language: str) -> None:
    for clause, form in LOST.items():
        assert form in references(BOOKS[language][clause]), clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_chapters_is_a_clause(language: str) -> None:
    """What the reader does not recognise as a clause would silently be no part of the rules."""
    chapters = text(language)[text(language).index("\n## ") :]
    strays = [block for block in re.split(r"\n\s*\n", chapters.strip()) if not block.startswith(("#", "[K-"))]
    assert strays == []


def test_both_languages_have_the_same_outline_and_marks() -> None:
    assert outline("en") == outline("it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_numbered_in_order_and_have_words(language: str) -> None:
    headings = re.findall(r"^(#{2,3}) ([\d.]+) (\S.*)$", text(language), re.MULTILINE)
    assert len(headings) == len(re.findall(r"^#{2,}", text(language), re.MULTILINE))
    chapter = section = 0
    for level, number, _ in headings:
        chapter, section = (chapter + 1, 0) if level == "##" else (chapter, section + 1)
        assert number == (f"{chapter}.{section}" if section else f"{chapter}")
    assert all(clause.chapter for clause in BOOKS[language].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(language: str) -> None:
    assert [name for name in REFERENCE.findall(text(language)) if name not in CLAUSES] == []
    chapters = re.findall(r"^## (\d+)", text(language), re.MULTILINE)
    named = re.findall(r"\b(?:chapter|capitolo) (\d+)", text(language), re.IGNORECASE)
    assert named and set(named) <= set(chapters)


@pytest.mark.parametrize("clause", CLAUSES)
def test_both_languages_say_the_same(clause: str) -> None:
    english, italian = BOOKS["en"][clause], BOOKS["it"][clause]
    assert len(english.text.split()) > 3 and len(italian.text.split()) > 3
    assert english.text[-1] == italian.text[-1] == "."
    assert references(english) == references(italian)
    assert clause not in references(english), "refers to itself"
    assert numbers(english) == numbers(italian)
    assert english.text != italian.text
