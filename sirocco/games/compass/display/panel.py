"""The battlefield: the two lines of a combat as a page lays them out, from the first unit to the last die."""

from __future__ import annotations

from sirocco.games.compass.components import MARKER_RULES, MARKERS, SIDES, SURPRISE
from sirocco.games.compass.rules.battle import FRONT_LIMIT, NO_EVENT, NO_UNIT, Battle, Line
from sirocco.games.compass.rules.hits import hitting_faces, modified_value
from sirocco.games.compass.rules.hits import is_hit as hits_with
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token


def battle_panel(s: CompassState) -> Panel | None:
    """The combat now being fought, or nothing."""
    step = s.stack[-1] if s.stack else None
    battle: Battle | None = getattr(step, "battle", None)
    if battle is None:
        return None
    c = s.components
    origin, target = c.area_ids[battle.origin], c.area_ids[battle.target]
    attacker = Row(
        SIDES[battle.side],
        message("panel-attacker", area=origin),
        _slots(s, battle, battle.side, isinstance(step, AttackLine)),
        _pool(s, battle, battle.side) if isinstance(step, AttackLine) else (),
        hits=_hits(s, battle, battle.side),
    )
    defender = Row(
        SIDES[1 - battle.side],
        message("panel-defender", area=target),
        _slots(s, battle, 1 - battle.side, isinstance(step, DefenceLine)),
        _pool(s, battle, 1 - battle.side) if isinstance(step, AttackLine | DefenceLine) else (),
        hits=_hits(s, battle, 1 - battle.side),
    )
    title = message("panel-combat", area=target, origin=origin)
    return Panel(title, step.rule if step is not None else "", (attacker, defender), (origin, target))


def _pool(s: CompassState, battle: Battle, side: int) -> tuple[str, ...]:
    c = s.components
    taken = battle.line(side).units()
    if side == battle.side:
        able = [u for u in c.units_of[side] if battle.pool >> u & 1 and s.place[u] == battle.origin]
    else:
        able = s.units_in(battle.target, side)
    return tuple(c.unit_ids[u] for u in able if u not in taken)


def _slots(s: CompassState, battle: Battle, side: int, forming: bool) -> tuple[Slot, ...]:
    line = battle.line(side)
    slots = [_slot(s, battle, side, i, forming) for i in range(len(line.front))]
    if forming and len(line.front) < (battle.front_left if side == battle.side else FRONT_LIMIT):
        slots.append(Slot(None, ("front",), message("panel-front")))
    return tuple(slots)


def _slot(s: CompassState, battle: Battle, side: int, i: int, forming: bool) -> Slot:
    c = s.components
    line = battle.line(side)
    name = c.unit_ids[line.front[i]]
    value = _value(s, battle, side, i)
    die = line.dice[i] if line.dice else None
    return Slot(
        name,
        value=value,
        faces=hitting_faces(value),
        die=die,
        hit=None if die is None else bool(die) and hits_with(die, value),
        tokens=_events(line, i, side),
        behind=_behind(s, line, i, forming),
    )


def _behind(s: CompassState, line: Line, i: int, forming: bool) -> Slot | None:
    ids = s.components.unit_ids
    if line.support[i] != NO_UNIT:
        return Slot(ids[line.support[i]])
    return Slot(None, ("support", ids[line.front[i]]), message("panel-support")) if forming else None


def _events(line: Line, i: int, side: int) -> tuple[Token, ...]:
    """The markers played on a front-line unit, by either side."""
    own = () if line.event[i] == NO_EVENT else (_token(line.event[i], side),)
    return (*own, _token(SURPRISE, 1 - side)) if line.hostile[i] else own


def _token(marker: int, side: int) -> Token:
    return Token("marker", MARKERS[marker], SIDES[side], rule=MARKER_RULES[MARKERS[marker]])


def _hits(s: CompassState, battle: Battle, side: int) -> int | None:
    """The hits this side scored, once the dice lie."""
    line = battle.line(side)
    if not line.dice:
        return None
    return sum(bool(die) and hits_with(die, _value(s, battle, side, i)) for i, die in enumerate(line.dice))


def _value(s: CompassState, battle: Battle, side: int, i: int) -> int:
    """What front-line unit number i rolled against, or would."""
    line = battle.line(side)
    return line.values[i] if line.values else modified_value(s, line, i, side == battle.side)
