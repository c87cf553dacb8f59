"""The rulebook, whole and clause by clause."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from sirocco.kernel.proof.rulebook import implemented, read_clauses
from sirocco.kernel.proof.rulings import rulings_of
from sirocco.kernel.registry import definition
from sirocco.server.models import ClauseDetails, Rulebook
from sirocco.server.refusals import refused
from sirocco.server.rest.responses import Language, encoded, errors, in_thread, revalidated

router = APIRouter(prefix="/api/games/{game}/rules", tags=["rules"])


@router.get("/clause/{clause}", response_model=ClauseDetails, responses=errors("unknown"))
async def clause(game: str, clause: str, lang: Language = "en") -> Response:
    """One clause: our wording, where it is implemented, which rulings test it."""
    return encoded(await in_thread(_clause, game, clause, lang))


@router.get("/{lang}", response_model=Rulebook, responses=errors("unknown"))
async def rulebook(request: Request, game: str, lang: Language) -> Response:
    """The whole rulebook."""
    return revalidated(request, msgspec.json.encode(await in_thread(_rulebook, game, lang)), "application/json")


@cache
def _coded(package: str) -> dict[str, list[str]]:
    return {name: [str(place) for place in places] for name, places in implemented(package).items()}


@cache
def _tested(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for ruling in rulings_of(definition(game)):
        for name in ruling.clauses:
            found.setdefault(name, []).append(str(ruling))
    return found


def _clause(game: str, wanted: str, language: str) -> dict[str, Any]:
    rules = definition(game)
    clauses = _clauses(rules.package, language)
    name = next((known for known in clauses if known.casefold() == wanted.casefold()), None)
    if name is None:
        raise refused("unknown", "server-no-clause", clause=wanted[:40])
    found = clauses[name]
    return {
        "id": name,
        "chapter": found.chapter,
        "section": found.section,
        "text": found.text,
        "basis": found.basis,
        "implemented": _coded(rules.package).get(name, []),
        "tested": _tested(game).get(name, []),
    }


_clauses = cache(read_clauses)


@cache
def _rulebook(game: str, language: str) -> dict[str, Any]:
    package = definition(game).package
    clauses = {clause.text: clause for clause in _clauses(package, language).values()}
    source = files(package) / "rulebook" / f"{language}.md"
    title = ""
    preface: list[str] = []
    chapters: list[dict[str, Any]] = []
    section: dict[str, Any] = {}
    for block in re.split(r"\n\s*\n", source.read_text(encoding="utf-8")):
        for line in block.strip().splitlines():
            if line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("## "):
                section = {"title": "", "notes": [], "clauses": []}
                chapters.append({"title": line[3:].strip(), "sections": [section]})
            elif line.startswith("### "):
                section = {"title": line[4:].strip(), "notes": [], "clauses": []}
                chapters[-1]["sections"].append(section)
        text = " ".join(line for line in block.split("\n") if not line.startswith("#")).strip()
        tag, _, wording = text.partition("] ")
        clause = clauses.get(" ".join(wording.split()))
        if clause is not None and tag.split(" ")[0] == f"[{clause.id}":
            section["clauses"].append({"id": clause.id, "text": clause.text, "basis": clause.basis})
        elif text:
            (section["notes"] if chapters else preface).append(" ".join(text.split()))
    for chapter in chapters:
        chapter["sections"] = [s for s in chapter["sections"] if s["title"] or s["notes"] or s["clauses"]]
    return {"title": title, "preface": "\n\n".join(preface), "chapters": chapters}
