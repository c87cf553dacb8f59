"""Rules 2 and 22, Victory: what wins at once, what is remembered, and who has won in the end."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.scenarios.places_held import holds, is_campaign, keeps
from sirocco.games.salerno_rome.rules.scenarios.victory_points import score_terms, steps_in_box, steps_lost
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements

ASKED = "places of victory"
"""Under this name they are remembered."""


# Losses.


@implements("SR-2.1c")
def has_bled(s: SalernoState) -> bool:
    """Whether the Axis has lost so much, and the Allies so little, that they win by it."""
    row = s.components.victory[ALLIED]
    count = steps_lost if s.options.reduced_count_as_lost else steps_in_box
    return bool(row.enemy_losses) and count(s, AXIS) >= row.enemy_losses and count(s, ALLIED) <= row.own_losses


# At once.


@implements("SR-2.1b", "SR-2.1e")
def has_exited(s: SalernoState) -> bool:
    needed = s.components.victory[ALLIED].exits
    return bool(needed) and s.exited >= needed


@implements("SR-2.1a", "SR-2.1b", "SR-2.1c", "SR-2.1d", "SR-2.1e", "SR-2.2a", "SR-22.6c")
def check_moment(s: SalernoState) -> None:
    """What wins at any moment of the campaign. The Allied conditions count less after turn 5: then they are remembered,
    and decide at the end, unless the Axis has won decisively by then."""
    allied, axis = s.components.victory
    if s.winner >= 0 or not is_campaign(allied):
        return
    reached = has_exited(s) or holds(s, ALLIED)
    if has_bled(s) or (reached and s.turn <= allied.decisive_until):
        s.winner = ALLIED
        return
    if reached and not s.minor:
        s.minor = True
        s.emit("minorVictory")
    if s.turn >= axis.since and holds(s, AXIS):
        s.winner = AXIS


def stop_if_won(s: SalernoState) -> None:
    """Who has won has won: whatever else was under way is over. Only the turn is left on the stack, and ends."""
    if s.winner >= 0:
        del s.stack[1:]


@implements("SR-22.1f", "SR-22.2f", "SR-22.3g", "SR-22.4d", "SR-22.5d")
def check_victory(s: SalernoState) -> None:
    """At the end of an impulse."""
    check_moment(s)
    if s.winner < 0 and not is_campaign(s.components.victory[ALLIED]):
        s.winner = next((side for side in (ALLIED, AXIS) if holds(s, side)), -1)
    stop_if_won(s)


def check_entry(s: SalernoState, place: int) -> None:
    """When a hex has been entered that some victory asks about."""
    asked: int | None = s.components.memo.get(ASKED)
    if asked is None:
        asked = s.components.memo[ASKED] = _places_of_victory(s)
    if asked >> place & 1:
        check_moment(s)
    stop_if_won(s)


def check_losses(s: SalernoState) -> None:
    """When units have taken losses."""
    if s.winner < 0 and has_bled(s):
        s.winner = ALLIED
        stop_if_won(s)


def _places_of_victory(s: SalernoState) -> int:
    allied, axis = s.components.victory
    found = 0
    for name in (*allied.hold, *axis.hold):
        found |= s.components.italy.hexes_of(name)
    return found


def check_now(s: SalernoState) -> None:
    """Between two operations, and when units have left the map."""
    check_moment(s)
    stop_if_won(s)


# Points.


def score(s: SalernoState) -> dict[str, int]:
    """Victory points if the game ended now."""
    return {name: int(sum(term.value for term in score_terms(s, side))) for side, name in enumerate(SIDES)}


def score_breakdown(s: SalernoState, side: int) -> Breakdown:
    return Breakdown(message("sum-score", side=SIDES[side]), tuple(score_terms(s, side)))


# The end.


@implements("SR-2.1d", "SR-2.1e", "SR-2.2c", "SR-22.1g", "SR-22.2g", "SR-22.3h", "SR-22.4e", "SR-22.5e", "SR-22.6c")
def result(s: SalernoState) -> Result:
    """Who has won at once; in the campaign who has a minor victory, or Rome; else who has more points, or nobody."""
    scores = score(s)
    campaign = is_campaign(s.components.victory[ALLIED])
    if s.winner >= 0:
        level = "decisive" if campaign else "automatic"
        return _won(s.winner, level, scores)
    if campaign and s.minor:
        return _won(ALLIED, "minor", scores)
    if s.components.victory[AXIS].keeps is not None:
        if keeps(s):
            return _won(AXIS, "minor" if campaign else "automatic", scores)
        return Result(None, "draw", scores, (message("reason-nobody"),))
    allied, axis = scores.values()
    reason = message("reason-points", allied=allied, axis=axis)
    if allied == axis:
        return Result(None, "draw", scores, (reason,))
    return Result(SIDES[int(axis > allied)], "points", scores, (reason,))


def _won(side: int, level: str, scores: dict[str, int]) -> Result:
    reason: Message = message(f"reason-{level}", side=SIDES[side])
    return Result(SIDES[side], level, scores, (reason,))
