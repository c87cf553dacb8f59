"""The rulebook of From Salerno to Rome: every clause once, and the same in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import sirocco
from sirocco.kernel.proof.rulebook import Clause, read_clauses

PACKAGE = "sirocco.games.salerno_rome"
FOLDER = Path(sirocco.__file__).parent / "games" / "salerno_rome" / "rulebook"
LANGUAGES = ["en", "it"]
CLAUSES = (Path(__file__).parent / "clauses.txt").read_text(encoding="utf-8").split()
"""The ids of all clauses, in the order of the rulebook."""
BOOKS = {language: read_clauses(PACKAGE, language) for language in LANGUAGES}
REFERENCE = re.compile(r"\bSR-\d[\d.]*[a-z]")
SAME_WORDS: set[str] = set()
"""Clauses that read the same in both languages."""
OTHER_NUMBERS: set[str] = set()
"""Clauses in which a number is a word in one language and digits in the other."""


def text(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def outline(language: str) -> list[str]:
    """Headings (level and number) and clauses (id and basis) as they follow each other."""
    return re.findall(r"^(#{2,3} [\d.]+|\[SR-[^\]]+\])", text(language), re.MULTILINE)


def references(clause: Clause) -> Counter[str]:
    return Counter(REFERENCE.findall(clause.text))


def numbers(clause: Clause) -> Counter[str]:
    return Counter(re.findall(r"\d+|½", clause.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_once_and_in_order(language: str) -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) == 452
    assert list(BOOKS[language]) == CLAUSES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_chapters_is_a_clause(language: str) -> None:
    """What the reader does not recognise as a clause would silently be no part of the rules."""
    chapters = text(language)[text(language).index("\n## ") :]
    strays = [block for block in re.split(r"\n\s*\n", chapters.strip()) if not block.startswith(("#", "[SR-"))]
    assert strays == []


def test_both_languages_have_the_same_outline() -> None:
    assert outline("en") == outline("it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_stand_under_the_heading_of_their_number(language: str) -> None:
    for clause in BOOKS[language].values():
        number = clause.id.removeprefix("SR-").rstrip("abcdefghijklmnopqrstuvwxyz")
        heading = (clause.section or clause.chapter).split()[0]
        assert heading == number, f"{clause.id} stands under {heading}"
        assert clause.chapter.split()[0] == number.split(".")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_numbered_once_and_have_words(language: str) -> None:
    headings = re.findall(r"^#{2,3} ([\d.]+) (\S.*)$", text(language), re.MULTILINE)
    assert len(headings) == len(re.findall(r"^#{2,}", text(language), re.MULTILINE))
    assert [number for number, times in Counter(number for number, _ in headings).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_exist(language: str) -> None:
    assert [name for name in REFERENCE.findall(text(language)) if name not in CLAUSES] == []
    chapters = {name.removeprefix("SR-").split(".")[0].rstrip("abcdefghijklmnopqrstuvwxyz") for name in CLAUSES}
    named = re.findall(r"\b(?:chapter|capitolo) (\d+)", text(language), re.IGNORECASE)
    assert named and set(named) <= chapters


@pytest.mark.parametrize("clause", CLAUSES)
def test_both_languages_say_the_same(clause: str) -> None:
    english, italian = BOOKS["en"][clause], BOOKS["it"][clause]
    assert len(english.text.split()) > 3 and len(italian.text.split()) > 3
    assert english.text[-1] == italian.text[-1] == "."
    assert references(english) == references(italian)
    assert clause not in references(english), "refers to itself"
    assert (numbers(english) == numbers(italian)) is (clause not in OTHER_NUMBERS)
    assert (english.text == italian.text) is (clause in SAME_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_combat_results_are_complete(language: str) -> None:
    """Each column of the table has every roll once, and what it gives depends only on roll and column together."""
    columns = re.findall(r"\b[at]+ (\d:\d) ([^;]+)[;.]", BOOKS[language]["SR-14.3a"].text)
    assert [odds for odds, _ in columns] == ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1"]
    results: dict[int, str] = {}
    for shift, (odds, column) in enumerate(columns):
        rolls = []
        for entry in column.split(", "):
            result, _, span = entry.rpartition(" ")
            first, _, last = span.partition("-")
            for roll in range(int(first), int(last or first) + 1):
                rolls.append(roll)
                assert results.setdefault(roll + shift, result) == result, f"{odds} with {roll}"
        assert rolls == list(range(2, 13)), odds
    assert results[9] == "A1* D1*" and results[12] == "D1" and results[14] == "D2"
