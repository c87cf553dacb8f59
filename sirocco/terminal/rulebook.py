"""`sirocco rule`: one clause with its code and its rulings, or the clauses that contain a text."""

from __future__ import annotations

from sirocco.kernel.presentation.describe import HEAD, QUIET
from sirocco.kernel.presentation.text import Catalogue
from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.proof.rulings import rulings_of
from sirocco.kernel.registry import definition
from sirocco.terminal.formatter import basis_mark
from sirocco.terminal.parser import alike, clauses_about
from sirocco.terminal.screen import Screen

BEFORE, AFTER = 40, 90
"""How many characters of a clause are shown around the text searched for."""


def show_clause(game: str, wanted: str, language: str) -> bool:
    """Show a clause by its reference; False if there is none."""
    rules = definition(game)
    clauses = read_clauses(rules.package, language)
    name = next((c for c in clauses if c.casefold() == wanted.casefold()), None)
    if name is None:
        return False
    found = clauses[name]
    screen = Screen()
    mark = basis_mark(found.basis, Catalogue(rules.package, language).say)
    screen.say(f"{name}{mark}  {', '.join(part for part in (found.chapter, found.section) if part)}", HEAD)
    screen.say(found.unmarked)
    places = implemented(rules.package).get(name, [])
    tests = [str(ruling) for ruling in rulings_of(rules) if name in ruling.clauses]
    for heading, lines in (("Implemented", map(str, places)), ("Tested", tests)):
        entries = list(lines) or ["nowhere yet"]
        screen.say(f"{heading}:", HEAD)
        for line in entries:
            screen.say(line, "", 1)
    return True


def find_clauses(game: str, text: str, language: str) -> bool:
    """Show the clauses that contain a text, with the words around it; False if there are none."""
    package = definition(game).package
    found = clauses_about(read_clauses(package, language).values(), text)
    texts = Catalogue(package, language)
    screen = Screen()
    above = ""
    for clause in found:
        heading = ", ".join(part for part in (clause.chapter, clause.section) if part)
        if heading != above:
            above = heading
            screen.say(heading, HEAD)
        mark = basis_mark(clause.basis, texts.say)
        screen.say(f"[{clause.id}]{mark} {excerpt(clause.unmarked, text)}", "", 1)
    if found:
        screen.say(f"{len(found)} clauses; 'sirocco rule {game} {found[0].id}' shows one whole", QUIET)
    return bool(found)


def similar(game: str, wanted: str) -> list[str]:
    """References similar to a misspelt one."""
    return alike(wanted, read_clauses(definition(game).package, "en"))


def excerpt(clause: str, text: str) -> str:
    """The part of a clause around a text or the first of its words, or its beginning; cut between words."""
    at = max(clause.casefold().find(part) for part in (text.casefold(), text.casefold().split()[0]))
    start = max(0, at - BEFORE)
    end = max(0, at) + len(text) + AFTER
    start = clause.rfind(" ", 0, start) + 1 if start else 0
    end = len(clause) if end >= len(clause) else clause.find(" ", end)
    end = len(clause) if end < 0 else end
    return f"{'... ' if start else ''}{clause[start:end]}{' ...' if end < len(clause) else ''}"
