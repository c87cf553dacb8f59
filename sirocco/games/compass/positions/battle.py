"""Positions inside a combat: the steps of play themselves form the lines, so the same rules refuse what cannot be."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sirocco.games.compass.components import SIDES
from sirocco.games.compass.rules.advance import Advance
from sirocco.games.compass.rules.battle import Battle, Line
from sirocco.games.compass.rules.combat import CombatPhase, declared_attacks
from sirocco.games.compass.rules.dice import LeaderRerolls
from sirocco.games.compass.rules.hits import modified_value
from sirocco.games.compass.rules.lines import AttackLine
from sirocco.games.compass.rules.losses import Losses, take_hits
from sirocco.games.compass.rules.retreat import RetreatOrder
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_point, play_on
from sirocco.kernel.odds import FACES

BATTLE_POINTS = ("attack-line", "defence-line", "events", "rerolls", "losses", "retreat", "advance")


class BattleTable(msgspec.Struct, forbid_unknown_fields=True, rename={"origin": "from"}):
    """The combat under way; docs/rulings.md tells what each entry means."""

    origin: str
    to: str
    at: str
    attack: list[str] = []
    defence: list[str] = []
    dice: dict[str, int] = {}
    hits: dict[Literal["attacker", "defender"], int] = {}


def begin_battle(s: CompassState, t: BattleTable) -> None:
    """Go on from the Combat phase, on top of the stack, into a combat."""
    check_point(t.at, BATTLE_POINTS)
    phase = s.stack[-1]
    if not isinstance(phase, CombatPhase):
        raise DataError("position: a battle is fought at the point 'combat'")
    areas = s.components.vocabulary.names["area"]
    origin, target = areas.index(t.origin), areas.index(t.to)
    _check_entries(s, t, phase.side, origin, target)
    pool = declared_attacks(s, phase.side).get((origin, target), 0)
    for unit in _units(s, t.attack):
        pool |= 1 << unit
    s.replace(CombatPhase(phase.side, 1 << target, ((origin, target),)))
    s.push(AttackLine(Battle(phase.side, origin, target, pool)))
    _form(s, t.attack)
    if t.at != "attack-line":
        play_on(s, "done")
        _form(s, t.defence)
    if t.at in ("events", "rerolls", "losses"):
        play_on(s, "done")
    if t.at in ("rerolls", "losses", "retreat", "advance"):
        _after_the_dice(s, t, s.stack[-1].battle)


def _check_entries(s: CompassState, t: BattleTable, side: int, origin: int, target: int) -> None:
    if target not in s.components.entry_cost[origin]:
        raise DataError(f"position: {t.origin} and {t.to} are not adjacent")
    held = bool(s.occupied[1 - side] >> target & 1)
    if held == (t.at == "advance"):
        raise DataError(f"position: the enemy is {'still' if held else 'not'} in {t.to}")
    for entry, given, points in (
        ("defence", t.defence, ("defence-line", "events", "rerolls", "losses")),
        ("dice", t.dice, ("rerolls",)),
        ("hits", t.hits, ("losses",)),
    ):
        if given and t.at not in points:
            raise DataError(f"position: '{entry}' means nothing at '{t.at}'")


def _units(s: CompassState, line: list[str]) -> list[int]:
    index = s.components.vocabulary.names["unit"].index
    return [index(name) for pair in line for name in pair.split("+")]


def _form(s: CompassState, line: list[str]) -> None:
    """Put units into the line being formed: `16Aus`, or `16Aus+7RTR` for one with another behind it."""
    for pair in line:
        front, *support = pair.split("+")
        play_on(s, f"front {front}", *(f"support {unit} {front}" for unit in support))


def _after_the_dice(s: CompassState, t: BattleTable, b: Battle) -> None:
    for side in (b.side, 1 - b.side):
        b = b.with_line(side, _rolled(s, t, b.line(side), side == b.side))
    if t.at == "rerolls":
        s.replace(LeaderRerolls(b, b.side))
    elif t.at == "losses":
        attacker, defender = t.hits.get("attacker", 0), t.hits.get("defender", 0)
        if not 0 <= attacker <= len(b.attack.front) or not 0 <= defender <= len(b.defence.front):
            raise DataError("position: nobody scores more hits than he rolls dice")
        take_hits(s, b, attacker, defender)
    else:
        s.replace(RetreatOrder(b, True) if t.at == "retreat" else Advance(b))


def _rolled(s: CompassState, t: BattleTable, line: Line, attacking: bool) -> Line:
    """A line with its dice: as given where they still count, otherwise none."""
    values = [modified_value(s, line, i, attacking) for i in range(len(line.front))]
    given = dict(zip(_units(s, list(t.dice)), t.dice.values(), strict=True))
    faces = [given.get(unit, 0) for unit in line.front]
    if t.at == "rerolls" and any(
        (value > 0) != (face in range(1, FACES + 1)) for value, face in zip(values, faces, strict=True)
    ):
        raise DataError("position: 'dice' tells what each unit in front has rolled, if it rolls at all")
    return msgspec.structs.replace(
        line, dice=tuple(faces), rerolled=(0,) * len(faces), values=tuple(values) if t.at == "rerolls" else ()
    )


def battle_facts(s: CompassState) -> dict[str, Any] | None:
    """The combat under way by name, or None: who stands where, the dice, and the hits still to be taken."""
    step = next((step for step in reversed(s.stack) if hasattr(step, "battle")), None)
    if step is None:
        return None
    ids = s.components.unit_ids
    b: Battle = step.battle
    lines = (b.attack, b.defence)
    hits = [0, 0]
    if isinstance(step, Losses):
        hits[step.side] = step.left
        hits[1 - step.side] = step.other
    return {
        "side": SIDES[b.side],
        "from": s.components.area_ids[b.origin],
        "to": s.components.area_ids[b.target],
        "front": {SIDES[side]: [ids[u] for u in b.line(side).front] for side in range(len(SIDES))},
        "support": {
            ids[u]: ids[behind]
            for line in lines
            for u, behind in zip(line.front, line.support, strict=True)
            if behind >= 0
        },
        "dice": {ids[u]: die for line in lines for u, die in zip(line.front, line.dice, strict=False) if die},
        "hits": {SIDES[side]: hits[side] for side in range(len(SIDES))},
    }
