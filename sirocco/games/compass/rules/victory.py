"""Chapters 2 and 6.5, Winning: victory points for areas, and for what is left of the Italian army."""

from __future__ import annotations

from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import in_supply, supplied_areas
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements


@implements("C-2b", "C-2c", "C-2d")
def surviving_strength(s: CompassState, side: int) -> int:
    """The combat value, as it shows now, of a side's units on the map that can trace supply (brackets count)."""
    supplied = supplied_areas(s, side)
    return sum(s.combat_value(u) for u in s.components.units_of[side] if s.place[u] >= 0 and in_supply(s, u, supplied))


@implements("C-2a", "C-2b", "C-2d")
def points(s: CompassState, side: int) -> int:
    """The victory points a side would have if the game ended now."""
    c = s.components
    held = sum(value for area, value in c.victory if s.controlled[side] >> area & 1)
    worth = c.survivors[side]
    return held + (surviving_strength(s, side) // worth if worth else 0)


def score(s: CompassState) -> dict[str, int]:
    """The points of both sides if the game ended now."""
    return {name: points(s, side) for side, name in enumerate(SIDES)}


def score_breakdown(s: CompassState, side: int) -> Breakdown:
    """The points of a side, term by term."""
    c = s.components
    terms = [s.term("area", value, "C-2a", area=a) for a, value in c.victory if s.controlled[side] >> a & 1]
    if c.survivors[side]:
        strength = surviving_strength(s, side)
        terms.append(s.term("survivors", strength // c.survivors[side], "C-2b", strength=strength))
    return Breakdown(message("sum-points", side=SIDES[side]), tuple(terms))


@implements("C-2e", "C-6.5a")
def result(s: CompassState) -> Result:
    """The higher total wins; equal totals are a draw."""
    scores = score(s)
    margin = scores["allied"] - scores["italian"]
    winner = None if margin == 0 else SIDES[ALLIED if margin > 0 else ITALIAN]
    decided = message("reason-equal-points") if winner is None else message("reason-more-points", side=winner)
    totals = (message("reason-points", side=SIDES[side], points=scores[SIDES[side]]) for side in (ALLIED, ITALIAN))
    return Result(winner, "draw" if winner is None else "victory", scores, (decided, *totals))


def announce(s: CompassState) -> None:
    """The end of the game in the log."""
    end = result(s)
    s.emit("gameOver", winner=end.winner or "nobody", allied=end.scores["allied"], italian=end.scores["italian"])
