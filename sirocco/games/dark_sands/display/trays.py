"""What lies beside the map of The Dark Sands: the chits of the turn, both sides' supports, points, replacement chits,
units to rebuild.

All of it lies open (view.py): which chits a turn has is printed on the track, and so what is left in the pool is known;
only the order in which it will be drawn does not exist yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.chit_kinds import CHIT_RULES, CHITS, LOGISTICS
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.replacements import ASIDE, FIRST_DRAW, POINT_RULES, SpendPoints, pool_of, year_of
from sirocco.games.dark_sands.rules.state import COMMITTED, DOWN, READY, REBUILD, UP, USED, DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of
from sirocco.games.dark_sands.rules.supports import support_value
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.presentation.display import Token, Tray

KINDS = len(CHITS)
SUPPORT_RULES = {
    "air": "DS-13.2a",
    "naval": "DS-13.3a",
    "artillery": "DS-13.4a",
    "anti-tank": "DS-13.5b",
    "engineers": "DS-13.8a",
}


def trays(s: DarkSandsState) -> tuple[Tray, ...]:
    """Every box that has something in it; the tracks of the turn always."""
    found = [_played(s), _pool(s), *_held(s), *_supports(s), *_points(s), *_replacements(s), *_lost(s)]
    return tuple(tray for tray in found if tray.track or tray.tokens or tray.pieces)


# Chits.


def chit_token(chit: str, side: str | None, number: int = 1) -> Token:
    return Token("chit", chit, side, number, rule=CHIT_RULES[chit])


def _played(s: DarkSandsState) -> Tray:
    tokens = [
        chit_token(CHITS[entry % KINDS], None if entry % KINDS == LOGISTICS else SIDES[entry // KINDS])
        for entry in s.played
    ]
    return Tray(
        "played",
        message("tray-played"),
        "DS-18.6b",
        tokens=tuple(tokens),
        track=True,
        always=True,
        place="chits-played",
    )


def _pool(s: DarkSandsState) -> Tray:
    """Both sides' chits and the neutral ones: how many of each are still to be drawn."""
    tokens = [
        chit_token(CHITS[chit], SIDES[side], s.pool[side * KINDS + chit])
        for side in (ALLIED, AXIS)
        for chit in range(KINDS)
        if s.pool[side * KINDS + chit]
    ]
    if s.pool[-1]:
        tokens.append(chit_token(CHITS[LOGISTICS], None, s.pool[-1]))
    label = message("tray-pool", number=sum(s.pool))
    return Tray("pool", label, "DS-18.3b", tokens=tuple(tokens), always=True)


def _held(s: DarkSandsState) -> Iterator[Tray]:
    for side, name in enumerate(SIDES):
        tokens = tuple(chit_token(CHITS[chit], name) for chit in places_of(s.held[side]))
        yield Tray(f"held-{name}", message("tray-held", side=name), "DS-18.3d", name, tokens, always=True)


# Supports, garrisons and fortified boxes.


def _supports(s: DarkSandsState) -> Iterator[Tray]:
    c = s.components
    for side, name in enumerate(SIDES):
        here = [
            support_token(s, support)
            for support, where in enumerate(s.support)
            if c.support_side[support] == side and where in (READY, USED, COMMITTED)
        ]
        tokens = (*here, *_garrisons(s, side), *_boxes(s, side))
        yield Tray(f"supports-{name}", message("tray-supports", side=name), "DS-13.1a", name, tokens)


def support_token(s: DarkSandsState, support: int) -> Token:
    """A support and what it adds; face-down if it cannot be used any more now."""
    c = s.components
    row = c.supports[support]
    attack, defence = (support_value(s, support, attacking) for attacking in (True, False))
    notes = [
        message(f"tray-{row.kind}", attack=attack, defence=defence, unit=row.hq or ""),
        *_restricted(row.sections),
    ]
    holder = s.guns_with[support]
    if holder >= 0:
        notes.append(message("tray-guns-with", unit=c.unit_ids[holder]))
    elif s.support[support] == COMMITTED:
        notes.append(message("tray-committed"))
    elif s.fired >> support & 1:
        notes.append(message("tray-fired"))
    used = s.support[support] == USED or bool(s.fired >> support & 1)
    side = SIDES[c.support_side[support]]
    return Token("support", c.support_ids[support], side, 1, used, SUPPORT_RULES[row.kind], tuple(notes))


def _restricted(sections: Iterable[str]) -> list[Message]:
    shown = list(sections)
    return [message("tray-sections", sections=shown)] if shown else []


def _garrisons(s: DarkSandsState, side: int) -> Iterator[Token]:
    """Garrisons that lie ready, and those that can be formed again next turn; those of one nation are alike."""
    c = s.components
    for where, down in ((UP, False), (DOWN, True)):
        lying = [u for u in places_of(c.garrisons & c.side_mask[side]) if s.place[u] == where]
        number = Counter(c.units[u].nation if side == AXIS else "" for u in lying)
        shown: set[str] = set()
        for unit in lying:
            nation = c.units[unit].nation if side == AXIS else ""
            if nation not in shown:
                shown.add(nation)
                yield Token("unit", c.unit_ids[unit], SIDES[side], number[nation], down, "DS-13.6.2c")


def _boxes(s: DarkSandsState, side: int) -> Iterator[Token]:
    for number, down in ((s.boxes_up[side], False), (s.boxes_down[side], True)):
        if number:
            yield Token("token", "box", SIDES[side], number, down, "DS-13.7.2d")


# Replacements.


def _points(s: DarkSandsState) -> Iterator[Tray]:
    """The points a side is spending now; else those the Allies have saved."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, SpendPoints):
        p = step.points
        left = {"panzer": p.panzer, "german": p.german, "italian": p.italian}
        if step.side == ALLIED:
            left = {"tank": p.tank + p.good, "infantry": p.infantry}
        yield _points_tray("tray-points", step.side, left)
    else:
        yield _points_tray("tray-saved", ALLIED, {"tank": s.saved[0], "infantry": s.saved[1]})


def _points_tray(key: str, side: int, points: dict[str, int]) -> Tray:
    name = SIDES[side]
    tokens = tuple(Token("point", kind, name, n, rule=POINT_RULES[kind]) for kind, n in points.items() if n)
    return Tray(f"points-{name}", message(key, side=name), "DS-17.0a", name, tokens)


def _replacements(s: DarkSandsState) -> Iterator[Tray]:
    """The replacement chits a side can still draw: of this year with the one kept aside, and of the next."""
    if s.components.last_turn < FIRST_DRAW:
        return
    now, last = year_of(s.turn), year_of(s.components.last_turn)
    for side, name in enumerate(SIDES):
        for year in dict.fromkeys((now, last)):
            chits = pool_of(s, side, year)
            tokens = [_replacement(s, side, chit) for chit in chits]
            if year == last:
                tokens += _aside(s, side)
            label = message("tray-replacements", side=name, year=year, number=len(chits))
            yield Tray(f"replacements-{name}-{year}", label, "DS-17.2a", name, tuple(tokens))


def _replacement(s: DarkSandsState, side: int, chit: int, *notes: Message, rule: str = "DS-17.2a") -> Token:
    """A replacement chit and what it brings."""
    c = s.components
    row = c.replacements[chit]
    points: dict[str, Value] = {kind: getattr(row, kind) for kind in POINT_RULES}
    shown = [message("tray-replacement", side=SIDES[side], **points)]
    if row.undisrupted:
        shown.append(message("tray-undisrupted"))
    return Token("replacement", c.replacement_ids[chit], SIDES[side], rule=rule, notes=(*shown, *notes))


def _aside(s: DarkSandsState, side: int) -> Iterator[Token]:
    """The chit that no draw brings: in 1942 it is played when a port is lost, once."""
    c = s.components
    name, port = ASIDE[side]
    chit = c.replacement_ids.index(name)
    if s.replacements >> chit & 1 and year_of(c.last_turn) == "1942":
        note = message("tray-aside", hex=c.hex_ids[hex_of(s, port)], side=SIDES[1 - side])
        yield _replacement(s, side, chit, note, rule="DS-17.3.3b" if side == AXIS else "DS-17.4.4a")


def _lost(s: DarkSandsState) -> Iterator[Tray]:
    c = s.components
    for side, name in enumerate(SIDES):
        units = tuple(c.unit_ids[u] for u in c.units_of[side] if s.place[u] == REBUILD)
        label = message("tray-rebuild", side=name, number=len(units))
        yield Tray(f"rebuild-{name}", label, "DS-17.0a", name, pieces=units)
