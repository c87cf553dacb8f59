"""Rule 5, Victory: points in the campaign, conditions in the scenarios, and what wins at once."""

from __future__ import annotations

from sirocco.board.trace import flood
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.control import controls
from sirocco.games.dark_sands.rules.scenarios import LEVELS, NOBODY_YET, VERDICTS, _compass_reason, compass_level
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of, overland_lines, track_network
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements

FIRST_AUTOMATIC = 3


# The campaign.


@implements("DS-5.2a", "DS-5.2.1a", "DS-5.2.1b", "DS-5.2.1c", "DS-5.2.2a")
def points_of_turn(s: DarkSandsState) -> list[tuple[int, tuple[str, ...], int]]:
    """What this turn scores: side, for holding which places, how many."""
    scoring = ((ALLIED, ("Bengasi",)), (AXIS, ("Mersa-Matruh", "Tobruk")), (AXIS, ("El-Alamein", "Tobruk")))
    found: list[tuple[int, tuple[str, ...], int]] = [
        (side, places, 1) for side, places in scoring if controls(s, side, *places)
    ]
    if s.turn == s.components.last_turn:
        found += [(side, (name,), 1) for name in ("Tobruk", "Bardia", "Sollum") for side in _holder(s, name)]
    return found


def _holder(s: DarkSandsState, place: str) -> list[int]:
    return [side for side in (ALLIED, AXIS) if controls(s, side, place)]


@implements("DS-5.1.1a", "DS-5.1.1b")
def automatic(s: DarkSandsState) -> int:
    """Who holds both El Agheila and Alexandria, with lines of supply to both, from turn 3 on."""
    if s.turn < FIRST_AUTOMATIC:
        return NOBODY_YET
    for side in (ALLIED, AXIS):
        if controls(s, side, "El-Agheila", "Alexandria") and _reaches_both(s, side):
            return side
    return NOBODY_YET


def _reaches_both(s: DarkSandsState, side: int) -> bool:
    """A line of tracks past all enemies between the two ends of the map; with an option lines as units there would
    trace them."""
    c = s.components
    ends = 1 << hex_of(s, "El-Agheila") | 1 << hex_of(s, "Alexandria")
    if s.options.automatic_line_as_for_units:
        return ends & ~overland_lines(s, side) == 0
    free = ((1 << len(c.hex_ids)) - 1) & ~s.occupied[1 - side]
    start = c.sources[side][0]
    if not free >> start & 1:
        return False
    return ends & ~flood(start, track_network(s, side), free) == 0


# The scenarios.


@implements("DS-5.3a", "DS-23.2a")
def check_victory(s: DarkSandsState) -> None:
    """The Victory Check Segment: points in a campaign, and whoever has won at once."""
    c = s.components
    if c.campaign:
        for side, places, number in points_of_turn(s):
            s.points[side] += number
            s.report("scored", side=side, hexes=[c.hex_ids[hex_of(s, name)] for name in places], points=number)
        s.winner = automatic(s)
    elif c.scenario == "compass":
        s.winner = ALLIED if compass_level(s) == len(LEVELS) - 1 else NOBODY_YET
    else:
        s.winner = VERDICTS[c.scenario](s).side


@implements("DS-5.1.2a")
def result(s: DarkSandsState) -> Result:
    """How the game ended: the conditions that decided it come first among the reasons."""
    c = s.components
    scores = score(s)
    if c.campaign:
        if s.winner != NOBODY_YET:
            return Result(SIDES[s.winner], "automatic", scores, (_reason(s, "automatic"),))
        allied, axis = s.points
        ahead = [ALLIED if allied > axis else AXIS] if allied != axis else _ahead_on_a_tie(s)
        winner = SIDES[ahead[0]] if ahead else None
        decided = "more-points" if allied != axis else "tie-tobruk" if ahead else "equal-points"
        reasons = message(f"reason-{decided}"), _reason(s, "points")
        return Result(winner, "points" if ahead else "draw", scores, reasons)
    if c.scenario == "compass":
        level = compass_level(s)
        reasons = _reason(s, "level"), message(f"reason-{_compass_reason(s)}")
        return Result(SIDES[AXIS if level == 0 else ALLIED], LEVELS[level], scores, reasons)
    met = tuple(message(f"reason-{key}") for key in VERDICTS[c.scenario](s).reasons)
    winner_side = s.winner if s.winner != NOBODY_YET else ALLIED
    return Result(SIDES[winner_side], "victory", scores, (*met, _reason(s, "scenario")))


def _ahead_on_a_tie(s: DarkSandsState) -> list[int]:
    """Who wins with equal points: nobody, or with an option the holder of Tobruk."""
    return _holder(s, "Tobruk") if s.options.tie_goes_to_tobruk else []


def _reason(s: DarkSandsState, kind: str) -> Message:
    return message(f"reason-{kind}", allied=score(s)[SIDES[ALLIED]], axis=score(s)[SIDES[AXIS]])


@implements("DS-S1a")
def score(s: DarkSandsState) -> dict[str, int]:
    """Victory points if the game ended now; in the scenarios the level reached, or who would win."""
    c = s.components
    if c.campaign:
        return {SIDES[ALLIED]: s.points[ALLIED], SIDES[AXIS]: s.points[AXIS]}
    if c.scenario == "compass":
        level = compass_level(s)
        return {SIDES[ALLIED]: level, SIDES[AXIS]: len(LEVELS) - 1 - level}
    return {SIDES[side]: len(_held(s, side)) for side in (ALLIED, AXIS)}


PLACES = ("El-Agheila", "Bengasi", "Tobruk", "Bardia", "Sollum", "Mersa-Matruh", "El-Alamein")
"""What is counted in a scenario that conditions decide."""


def _held(s: DarkSandsState, side: int) -> list[int]:
    return [hex_of(s, name) for name in PLACES if controls(s, side, name)]


def score_breakdown(s: DarkSandsState, side: int) -> Breakdown:
    """The score of a side, term by term."""
    c = s.components
    label = message("sum-score", side=SIDES[side])
    if c.campaign:
        return Breakdown(label, (s.term("points", s.points[side], "DS-5.2a"),))
    if c.scenario == "compass":
        level = LEVELS[compass_level(s)]
        return Breakdown(label, (s.term("level", score(s)[SIDES[side]], "DS-S1a", level=level),))
    return Breakdown(label, tuple(s.term("held", 1, "DS-2.1.5b", hex=hex_) for hex_ in _held(s, side)))
