"""What lies beside the map: weather and points, the command displays, artillery, planes, markers in hand, Bari.

What a side allocates in secret lies open to itself alone, until both are done.
"""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, POOLS_OF, SIDES
from sirocco.games.salerno_rome.display.forecast import planes_ahead, weather_ahead
from sirocco.games.salerno_rome.rules.activation_points import Allocation, given
from sirocco.games.salerno_rome.rules.operations.gustav_line import OPERATIONAL
from sirocco.games.salerno_rome.rules.reserves import markers_left
from sirocco.games.salerno_rome.rules.state import BARI, CADRE, NO_MARKER, SalernoState
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Token, Tray


def trays(s: SalernoState, side: int | None) -> tuple[Tray, ...]:
    """Every box that has something in it; weather and points always."""
    found = (
        _impulse(s),
        *_points(s),
        *_allocation(s, side),
        *_command(s),
        *_artillery(s),
        *_in_hand(s),
        *_boxes(s),
    )
    return tuple(tray for tray in found if tray.always or tray.tokens or tray.pieces)


def token(kind: str, side: int | None, number: int = 1, rule: str = "", *notes: Message) -> Token:
    """A marker of the game."""
    return Token("token", kind, None if side is None else SIDES[side], number, rule=rule, notes=notes)


# The impulse and the points.


def _impulse(s: SalernoState) -> Tray:
    """Weather, who has the initiative, the Gustav track, an Offensive under way."""
    tokens = [token("bad-weather" if s.bad else "fair-weather", None, 1, "SR-8.1b", *_ahead(s))]
    if s.initiative >= 0:
        tokens.append(token("initiative", s.initiative, 1, "SR-6.1a"))
    if s.gustav:
        tokens.append(token("gustav-ready" if s.gustav == OPERATIONAL else "gustav-begun", AXIS, 1, "SR-9.6b"))
    if s.offensive != NO_MARKER:
        tokens.append(Token("offensive", POOLS[s.offensive], SIDES[ALLIED], rule="SR-9.10a"))
    label = message("tray-impulse", impulse=s.impulse, bad=s.bad)
    return Tray("impulse", label, "SR-5a", tokens=tuple(tokens), always=True)


def _ahead(s: SalernoState) -> Iterator[Message]:
    """What the next impulse of this turn may bring: weather, and planes if it is fair."""
    yield weather_ahead(s, s.turn)
    for side in range(len(SIDES)):
        yield from planes_ahead(s, side)


def _points(s: SalernoState) -> Iterator[Tray]:
    for side, name in enumerate(SIDES):
        left = {POOLS[pool]: s.points[pool] for pool in POOLS_OF[side]}
        tokens = tuple(Token("pool", pool, name, number, rule="SR-6b") for pool, number in left.items() if number)
        label = message("tray-points", side=name, number=sum(left.values()))
        yield Tray(f"points-{name}", label, "SR-6b", name, tokens, always=True)


def _allocation(s: SalernoState, side: int | None) -> Iterator[Tray]:
    """What the side that looks has given points to so far."""
    step = next((step for step in s.stack if isinstance(step, Allocation)), None)
    if step is None or side is None:
        return
    ids = s.components.vocabulary.names["purchase"].ids
    for owner, row in zip(step.order, step.chosen, strict=False):
        if owner == side:
            tokens = tuple(Token("purchase", ids[thing], SIDES[side], row[thing], rule="SR-9a") for thing in given(row))
            yield Tray(f"allocation-{SIDES[side]}", message("tray-allocation"), "SR-6g", SIDES[side], tokens)


# The command displays.


def _command(s: SalernoState) -> Iterator[Tray]:
    """Each army with the divisions in no corps, then its corps, each with its divisions."""
    c = s.components
    armies = tuple(c.armies.items())
    for army, (name, row) in enumerate(armies):
        here = [f for f, of in enumerate(s.army_of) if of == army]
        corps = [f for f in here if f >= len(s.corps_of)]
        free = [f for f in here if f < len(s.corps_of) and s.corps_of[f] < 0]
        tokens = (Token("army", name, row.side, rule="SR-7a"), *(_headquarters(s, f) for f in free))
        yield Tray(f"army-{name}", message("tray-army", army=name), "SR-7a", row.side, tokens)
        for formation in corps:
            tokens = tuple(_headquarters(s, f) for f in (formation, *s.divisions_under(formation)))
            label = message("tray-corps", formation=c.formation_ids[formation], army=name)
            yield Tray(f"corps-{c.formation_ids[formation]}", label, "SR-7b", row.side, tokens)


def _headquarters(s: SalernoState, formation: int) -> Token:
    c = s.components
    notes: list[Message] = []
    if s.finished >> formation & 1:
        notes.append(message("tray-finished"))
    elif s.activated >> formation & 1:
        notes.append(message("tray-activated"))
    side = SIDES[c.formation_side[formation]]
    return Token("formation", c.formation_ids[formation], side, rule="SR-7c", notes=tuple(notes))


# What is in hand.


def _artillery(s: SalernoState) -> Iterator[Tray]:
    """Pieces in play that are not on the map."""
    c = s.components
    for side, name in enumerate(SIDES):
        guns = [gun for gun in places_of(s.guns & c.guns_of[side]) if s.gun_at[gun] < 0]
        pieces = tuple(c.artillery_ids[gun] for gun in guns)
        label = message("tray-artillery", side=name, number=len(guns))
        yield Tray(f"artillery-{name}", label, "SR-16b", name, pieces=pieces)


def _in_hand(s: SalernoState) -> Iterator[Tray]:
    """Planes, Reserve markers, mules, rearguards, fortifications, depots, Offensives that are left."""
    for side, name in enumerate(SIDES):
        left = [
            token("plane", side, s.planes[side], "SR-9.8h"),
            token("reserve", side, markers_left(s, side), "SR-15b"),
            token("mules", side, s.mules_left[side], "SR-17.4a"),
        ]
        if side == AXIS:
            left += [
                token("rearguard", side, s.rearguards_left, "SR-12e"),
                token("fortification", side, s.fortifications_left, "SR-9.7a"),
            ]
        else:
            left.append(token("depot", side, s.depots_left, "SR-9.5f"))
            left += [Token("offensive", POOLS[p], name, rule="SR-9.10a") for p in places_of(s.offensives)]
        tokens = tuple(each for each in left if each.number > 0)
        yield Tray(f"markers-{name}", message("tray-markers", side=name), "SR-3k", name, tokens)


def _boxes(s: SalernoState) -> Iterator[Tray]:
    c = s.components
    bari = tuple(c.unit_ids[u] for u in c.units_of[ALLIED] if s.place[u] == BARI)
    yield Tray(
        "bari", message("tray-bari", number=len(bari)), "SR-9.5.7a", SIDES[ALLIED], pieces=bari, place="bari-allied"
    )
    for side, name in enumerate(SIDES):
        units = tuple(c.unit_ids[u] for u in c.units_of[side] if s.place[u] == CADRE)
        label = message("tray-cadre", side=name, number=len(units))
        yield Tray(f"cadre-{name}", label, "SR-14.3b", name, pieces=units, place=f"cadre-{name}")
