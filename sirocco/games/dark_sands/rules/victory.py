"""Rule 5, Victory: points in the campaign, conditions in the scenarios, and what wins at once."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.board.trace import flood
from sirocco.games.dark_sands.components import CENTRE, EAST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.control import holds
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of, lines, overland_lines, track_network
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements

NOBODY_YET = -1
FIRST_AUTOMATIC = 3
LEVELS = ("axis", "apparent", "marginal", "tactical", "operational", "strategic")
CLOSE_TO_TOBRUK = 6


class Verdict(NamedTuple):
    """Who has won, if anybody, and the conditions that decide it, as keys of messages."""

    side: int
    reasons: tuple[str, ...] = ()


def controls(s: DarkSandsState, side: int, *places: str) -> bool:
    """Whether a side controls all of these places (DS-2.1.5b, DS-2.1.5f): a kept one by its marker, any other by
    standing there."""
    return all(holds(s, side, hex_of(s, name)) for name in places)


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


@implements("DS-S1a")
def compass_level(s: DarkSandsState) -> int:
    """How far the Allies have come in the Compass scenario, as an index of LEVELS."""
    c = s.components
    linked = s.occupied[AXIS] & lines(s, AXIS).all
    if not linked:
        return 5
    if s.occupied[AXIS] & c.egypt:
        return 0
    british = [controls(s, ALLIED, name) for name in ("Bardia", "Tobruk", "Bengasi")]
    return {(False, False, False): 1, (True, False, False): 2, (True, True, False): 3, (True, True, True): 4}.get(
        (british[0], british[1], british[2]), 0
    )


@implements("DS-S1a")
def _compass_reason(s: DarkSandsState) -> str:
    """What the level reached in the Compass scenario rests on."""
    level = compass_level(s)
    if level == 0:
        return "compass-egypt" if s.occupied[AXIS] & s.components.egypt else "compass-none"
    return f"compass-{LEVELS[level]}"


@implements("DS-S2a")
def sunflower_verdict(s: DarkSandsState) -> Verdict:
    """The Axis wins with El Agheila, Bengasi and Tobruk, or with nobody left on the Centre outside Tobruk, or on the
    last turn with the frontier; else the Allies at the end."""
    c = s.components
    tobruk = 1 << hex_of(s, "Tobruk") if s.options.tobruk_is_the_town else c.tobruk
    outside = s.occupied[ALLIED] & c.sections[CENTRE] & ~tobruk
    frontier = ("Bengasi", "Bardia", "Sollum", "Halfaya-Pass")
    last = s.turn == c.last_turn
    met = {
        "sunflower-places": controls(s, AXIS, "El-Agheila", "Bengasi", "Tobruk"),
        "sunflower-centre": not outside,
        "sunflower-frontier": last and controls(s, AXIS, *frontier),
    }
    if any(met.values()):
        return Verdict(AXIS, tuple(key for key, true in met.items() if true))
    return Verdict(ALLIED, ("sunflower-held",)) if last else Verdict(NOBODY_YET)


@implements("DS-S3a")
def crusader_verdict(s: DarkSandsState) -> Verdict:
    """The Axis wins with Tobruk and Bardia linked to El Agheila; the Allies with Tobruk relieved and the panzers broken
    or driven off; if nobody has, the Axis at the end."""
    c = s.components
    axis_lines = overland_lines(s, AXIS)
    held = [hex_of(s, name) for name in ("Tobruk", "Bardia")]
    if controls(s, AXIS, "Tobruk", "Bardia") and all(axis_lines >> h & 1 for h in held):
        return Verdict(AXIS, ("crusader-ports",))
    tobruk = held[0]
    if controls(s, ALLIED, "Tobruk") and overland_lines(s, ALLIED) >> tobruk & 1:
        panzers = sum(s.steps_left(u) for u in places_of(c.panzers) if s.place[u] >= 0)
        if s.options.rebuildable_panzers_count:
            panzers += sum(c.steps[u] for u in places_of(c.panzers) if s.place[u] == REBUILD)
        near = mask_of([h for h in places_of(s.occupied[AXIS]) if c.map.distance(tobruk, h) <= CLOSE_TO_TOBRUK])
        fresh = any(not s.oos >> u & 1 for h in places_of(near) for u in s.pieces_at(h, AXIS))
        met = {"crusader-panzers": panzers <= 1, "crusader-driven": not fresh}
        if any(met.values()):
            return Verdict(ALLIED, tuple(key for key, true in met.items() if true))
    return Verdict(AXIS, ("crusader-held",)) if s.turn == c.last_turn else Verdict(NOBODY_YET)


@implements("DS-S4a")
def gazala_verdict(s: DarkSandsState) -> Verdict:
    """At the end: El Agheila, Bengasi, Tobruk, Bardia and a named place in the East for the Axis, else the Allies."""
    c = s.components
    if s.turn < c.last_turn:
        return Verdict(NOBODY_YET)
    east = [h for h in places_of(c.named & c.sections[EAST]) if holds(s, AXIS, h)]
    if east and controls(s, AXIS, "El-Agheila", "Bengasi", "Tobruk", "Bardia"):
        return Verdict(AXIS, ("gazala-places",))
    return Verdict(ALLIED, ("gazala-held",))


VERDICTS = {"sunflower": sunflower_verdict, "crusader": crusader_verdict, "gazala": gazala_verdict}


@implements("DS-5.3a", "DS-23.2a")
def check_victory(s: DarkSandsState) -> None:
    """The Victory Check Segment: points in a campaign, and whoever has won at once."""
    c = s.components
    if c.campaign:
        for side, places, number in points_of_turn(s):
            s.points[side] += number
            s.emit("scored", side=SIDES[side], hexes=[c.hex_ids[hex_of(s, name)] for name in places], points=number)
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
        return Breakdown(label, (Term(message("term-points"), Fraction(s.points[side]), "DS-5.2a"),))
    if c.scenario == "compass":
        level = score(s)[SIDES[side]]
        told = message("term-level", level=LEVELS[compass_level(s)])
        return Breakdown(label, (Term(told, Fraction(level), "DS-S1a"),))
    held = [Term(message("term-held", hex=c.hex_ids[hex_]), Fraction(1), "DS-2.1.5b") for hex_ in _held(s, side)]
    return Breakdown(label, tuple(held))
