"""Rules 2 and 22, Victory: what wins at once, what is remembered, and points for places and enemy losses."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.scenarios import VictoryRow
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.salerno_rome.rules.ground import mover_of
from sirocco.games.salerno_rome.rules.state import CADRE, SalernoState
from sirocco.games.salerno_rome.rules.supply import Cover
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements

SCORING = {"ortona": "SR-22.1g", "salerno": "SR-22.2g", "anzio": "SR-22.3h", "kesselring": "SR-22.5e"}
"""The clause of each scenario that counts points."""


def is_campaign(row: VictoryRow) -> bool:
    """Whether a side wins by rule 2: at any moment, not only at the end of an impulse."""
    return bool(row.decisive_until or row.since)


# Places.


def controls(s: SalernoState, side: int, place: str) -> bool:
    """Whether a side was the last to have a unit in every hex of a place, and no enemy is there."""
    hexes = s.components.italy.hexes_of(place)
    return not hexes & ~s.control[side] and not hexes & s.occupied[1 - side]


@implements("SR-2.1a", "SR-2.2a", "SR-22.2f", "SR-22.4d", "SR-22.5d")
def occupies(s: SalernoState, side: int, place: str, cover: Cover, counting: int) -> bool:
    """Whether a supplied unit of those that count stands in one hex of a place, and no enemy in the others. In a
    scenario it must trace a line: who has just come by air or sea is only considered supplied."""
    hexes = s.components.italy.hexes_of(place)
    if s.options.control_occupies and controls(s, side, place):
        return True
    if hexes & s.occupied[1 - side]:
        return False
    has_line = cover.supplies if is_campaign(s.components.victory[side]) else cover.has_line
    return any(
        has_line(unit) for place in places_of(hexes & s.occupied[side]) for unit in places_of(s.at[place] & counting)
    )


@implements("SR-2.1a", "SR-2.2a")
def counting_units(s: SalernoState, side: int, row: VictoryRow) -> int:
    """The units that can occupy a place: in the campaign not Allied paratroops."""
    c = s.components
    idle = c.parachutists if is_campaign(row) else 0
    return s.standing & c.side_mask[side] & ~idle


@implements("SR-22.1f", "SR-22.2f", "SR-22.3g", "SR-22.4d", "SR-22.5d", "SR-2.1a", "SR-2.2a")
def holds(s: SalernoState, side: int) -> bool:
    """Whether a side holds the places it must: every one with a supplied unit, or one of them, with a line to the
    places named for it."""
    row, italy = s.components.victory[side], s.components.italy
    held = [name for name in row.hold if italy.hexes_of(name) & (s.occupied[side] | _owned(s, side))]
    if not held or (row.every and len(held) < len(row.hold)):
        return False
    cover, counting = Cover(s, side), counting_units(s, side, row)
    if row.supply:
        return any(_has_line(s, side, name, cover, counting) for name in held)
    found = [occupies(s, side, name, cover, counting) for name in row.hold]
    return all(found) if row.every else any(found)


def _owned(s: SalernoState, side: int) -> int:
    """Hexes that count although nobody stands there."""
    return s.control[side] if s.options.control_occupies else 0


@implements("SR-22.1f", "SR-22.3g")
def _has_line(s: SalernoState, side: int, place: str, cover: Cover, counting: int) -> bool:
    """Whether a unit in a place has a line to the terminals that the scenario names."""
    c = s.components
    sources = 0
    for name in c.victory[side].supply:
        sources |= c.italy.hexes_of(name)
    here = c.italy.hexes_of(place)
    return any(
        cover.leads(s.place[unit], sources, mover_of(c, 1 << unit))
        for unit in places_of(counting)
        if here >> s.place[unit] & 1
    )


# Losses.


@implements("SR-2.1c")
def steps_in_box(s: SalernoState, side: int) -> int:
    c = s.components
    return sum(c.steps[unit] for unit in c.units_of[side] if s.place[unit] == CADRE)


def steps_lost(s: SalernoState, side: int) -> int:
    """Steps reduced on the map and in the Box."""
    return steps_in_box(s, side) + (s.reduced & s.standing & s.components.side_mask[side]).bit_count()


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
    and decide at the end."""
    allied, axis = s.components.victory
    if s.winner >= 0 or not is_campaign(allied):
        return
    if has_bled(s):
        s.winner = ALLIED
    elif has_exited(s) or holds(s, ALLIED):
        if s.turn <= allied.decisive_until:
            s.winner = ALLIED
        elif not s.minor:
            s.minor = True
            s.emit("minorVictory")
    elif s.turn >= axis.since and holds(s, AXIS):
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
    c = s.components
    key = "places of victory"
    asked: int | None = c.memo.get(key)
    if asked is None:
        asked = c.memo[key] = sum(c.italy.hexes_of(name) for name in {*c.victory[ALLIED].hold, *c.victory[AXIS].hold})
    if asked >> place & 1:
        check_moment(s)
    stop_if_won(s)


def check_now(s: SalernoState) -> None:
    """Between two operations."""
    check_moment(s)
    stop_if_won(s)


# Points.


@implements("SR-22.1g", "SR-22.2g", "SR-22.3h", "SR-22.5e")
def score_terms(s: SalernoState, side: int) -> list[Term]:
    """A point or more for each place controlled, and one for so many steps that the enemy has lost."""
    scene, number = s.components.scene, s.components.map.number
    places = s.components.italy.places
    rule = SCORING.get(s.components.scenario, "SR-22.1g")
    terms = [
        s.term("held", value, rule, hex=number[places[name].hex])
        for name, value in scene.values.items()
        if controls(s, side, name)
    ]
    lost = steps_lost(s, 1 - side)
    if scene.steps_per_value and lost >= scene.steps_per_value:
        terms.append(s.term("enemy-steps", lost // scene.steps_per_value, rule, steps=lost))
    return terms


def score(s: SalernoState) -> dict[str, int]:
    """Victory points if the game ended now."""
    return {name: int(sum(term.value for term in score_terms(s, side))) for side, name in enumerate(SIDES)}


def score_breakdown(s: SalernoState, side: int) -> Breakdown:
    return Breakdown(message("sum-score", side=SIDES[side]), tuple(score_terms(s, side)))


# The end.


@implements("SR-2.2c", "SR-22.4e")
def keeps(s: SalernoState) -> bool:
    """Whether the Axis has what it must keep to the end: in the campaign control, in a scenario a supplied unit."""
    row = s.components.victory[AXIS]
    if row.keeps is None:
        return False
    if is_campaign(row) and s.options.rome_by_one_hex:
        return bool(s.components.italy.hexes_of(row.keeps) & s.control[AXIS] & ~s.occupied[ALLIED])
    if is_campaign(row) or s.options.diadem_won_by_control:
        return controls(s, AXIS, row.keeps)
    return occupies(s, AXIS, row.keeps, Cover(s, AXIS), counting_units(s, AXIS, row))


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
