"""The report of a match: win rates with intervals, scores, lengths, speed, milestones."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec

from sirocco.arena.interval import Share, share
from sirocco.arena.match import Outcome, Pairing


class Report(msgspec.Struct, frozen=True):
    """The figures of a match. Shares of wins are of decided games; draws are counted separately."""

    pairing: Pairing
    seed: int
    games: int
    draws: int
    sides: dict[str, Share]
    levels: dict[str, int]
    """Games by how they ended: who won, and how well."""
    bots: dict[str, Share]
    """By bot, over both seats; a draw is half a win. Only where the two bots differ."""
    scores: dict[str, float]
    margin: float
    actions: float
    turns: float
    actions_per_second: float
    cpu: float
    milestones: dict[str, dict[str, float]]
    """By milestone: the share of games that reached it and the median turn in those."""
    course: list[dict[str, float]]
    """The medians of the game's figures at the end of each turn, over the games that lasted that long."""


def report(pairing: Pairing, seed: int, sides: Sequence[str], outcomes: Sequence[Outcome]) -> Report:
    decided = [o for o in outcomes if o.winner is not None]
    cpu = sum(o.cpu for o in outcomes)
    scores = {s: mean(o.scores[s] for o in outcomes) if outcomes else 0.0 for s in sides}
    return Report(
        pairing,
        seed,
        len(outcomes),
        len(outcomes) - len(decided),
        {s: share(sum(o.winner == s for o in decided), len(decided)) for s in sides},
        _levels(outcomes),
        _by_bot(pairing, sides, outcomes),
        scores,
        scores[sides[0]] - scores[sides[1]],
        mean(o.actions for o in outcomes) if outcomes else 0.0,
        mean(o.turns for o in outcomes) if outcomes else 0.0,
        sum(o.actions for o in outcomes) / cpu if cpu else 0.0,
        cpu,
        _milestones(outcomes),
        _course(outcomes),
    )


def _levels(outcomes: Sequence[Outcome]) -> dict[str, int]:
    found = Counter(o.level if o.winner is None else f"{o.winner}: {o.level}" for o in outcomes)
    return dict(sorted(found.items()))


def _by_bot(pairing: Pairing, sides: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Share]:
    if len(set(pairing.bots)) == 1:
        return {}
    won: dict[str, float] = dict.fromkeys(pairing.bots, 0.0)
    for outcome in outcomes:
        for side, bot in zip(sides, outcome.seats, strict=True):
            won[bot] += 0.5 if outcome.winner is None else float(outcome.winner == side)
    return {bot: share(points, len(outcomes)) for bot, points in won.items()}


def _milestones(outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    names = sorted({name for o in outcomes for name in o.milestones})
    found = {}
    for name in names:
        turns = [o.milestones[name] for o in outcomes if name in o.milestones]
        found[name] = {"share": len(turns) / len(outcomes), "median": float(median(turns))}
    return found


def _course(outcomes: Sequence[Outcome]) -> list[dict[str, float]]:
    found = []
    for turn in range(max((len(o.course) for o in outcomes), default=0)):
        reached = [o.course[turn] for o in outcomes if turn < len(o.course)]
        found.append({name: float(median(figures[name] for figures in reached)) for name in reached[0]})
    return [figures for figures in found if figures]


def write_csv(path: Path, outcomes: Sequence[Outcome], sides: Sequence[str]) -> None:
    """One line per game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        names = sorted({name for o in outcomes for name in o.milestones})
        writer.writerow(
            ["seed", *(f"{s}_bot" for s in sides), "winner", "level", *sides, "actions", "turns", "cpu", *names]
        )
        for o in outcomes:
            reached = (o.milestones.get(name, "") for name in names)
            scores = (o.scores[s] for s in sides)
            writer.writerow(
                [o.seed, *o.seats, o.winner or "", o.level, *scores, o.actions, o.turns, f"{o.cpu:.3f}", *reached]
            )


def plain(found: Report, outcomes: Sequence[Outcome] | None = None) -> dict[str, Any]:
    """JSON-ready, shares with their intervals."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    for group, shares in (("sides", found.sides), ("bots", found.bots)):
        data[group] = {
            name: {"won": s.part, "of": s.whole, "share": s.value, "low": s.low, "high": s.high}
            for name, s in shares.items()
        }
    if outcomes is not None:
        data["outcomes"] = msgspec.to_builtins(list(outcomes))
    return data
