"""The battlefield: the two lines of a combat as a page lays them out, from the first unit to the last die."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.games.compass.battle import FRONT_LIMIT, NO_EVENT, NO_UNIT, Battle, Line, hitting_faces, modified_value
from sirocco.games.compass.battle import is_hit as hits_with
from sirocco.games.compass.components import MARKERS, SIDES, SURPRISE
from sirocco.games.compass.lines import AttackLine, DefenceLine
from sirocco.games.compass.state import CompassState
from sirocco.kernel.display import Panel, Row, Slot
from sirocco.kernel.events import EventChain
from sirocco.kernel.message import message


class Rolled(NamedTuple):
    """The values a side rolled against: losses have changed the counters since."""

    values: dict[str, int]


def battle_panel(s: CompassState) -> Panel | None:
    """The combat now being fought, or nothing."""
    step = s.stack[-1] if s.stack else None
    battle: Battle | None = getattr(step, "battle", None)
    if battle is None:
        return None
    c = s.components
    origin, target = c.area_ids[battle.origin], c.area_ids[battle.target]
    rolled = _rolled(s.log) if battle.attack.dice else {}
    attacker = Row(
        SIDES[battle.side],
        message("panel-attacker", area=origin),
        _slots(s, battle, battle.side, isinstance(step, AttackLine), rolled),
        _pool(s, battle, battle.side) if isinstance(step, AttackLine) else (),
        _hits(s, battle, battle.side, rolled),
    )
    defender = Row(
        SIDES[1 - battle.side],
        message("panel-defender", area=target),
        _slots(s, battle, 1 - battle.side, isinstance(step, DefenceLine), rolled),
        _pool(s, battle, 1 - battle.side) if isinstance(step, AttackLine | DefenceLine) else (),
        _hits(s, battle, 1 - battle.side, rolled),
    )
    title = message("panel-combat", area=target, origin=origin)
    return Panel(title, step.rule if step is not None else "", (attacker, defender), (origin, target))


def _rolled(chain: EventChain) -> dict[str, Rolled]:
    """What each side's last throw was rolled against."""
    found: dict[str, Rolled] = {}
    while chain is not None and len(found) < len(SIDES):
        chain, event = chain
        if event.kind == "rolled":
            units, values = event.data["units"], event.data["values"]
            assert isinstance(units, list)
            assert isinstance(values, list)
            pairs = zip(units, map(int, values), strict=True)
            found.setdefault(str(event.data["side"]), Rolled(dict(pairs)))
    return found


def _pool(s: CompassState, battle: Battle, side: int) -> tuple[str, ...]:
    c = s.components
    taken = battle.line(side).units()
    if side == battle.side:
        able = [u for u in c.units_of[side] if battle.pool >> u & 1 and s.place[u] == battle.origin]
    else:
        able = s.units_in(battle.target, side)
    return tuple(c.unit_ids[u] for u in able if u not in taken)


def _slots(s: CompassState, battle: Battle, side: int, forming: bool, rolled: dict[str, Rolled]) -> tuple[Slot, ...]:
    line = battle.line(side)
    slots = [_slot(s, battle, side, i, forming, rolled) for i in range(len(line.front))]
    if forming and len(line.front) < (battle.front_left if side == battle.side else FRONT_LIMIT):
        slots.append(Slot(None, ("front",), message("panel-front")))
    return tuple(slots)


def _slot(s: CompassState, battle: Battle, side: int, i: int, forming: bool, rolled: dict[str, Rolled]) -> Slot:
    c = s.components
    line = battle.line(side)
    name = c.unit_ids[line.front[i]]
    value = rolled[SIDES[side]].values[name] if rolled else modified_value(s, line, i, side == battle.side)
    die = line.dice[i] if line.dice else None
    return Slot(
        name,
        value=value,
        faces=hitting_faces(value),
        die=die,
        hit=None if die is None else bool(die) and hits_with(die, value),
        cards=_events(line, i),
        behind=_behind(s, line, i, forming),
    )


def _behind(s: CompassState, line: Line, i: int, forming: bool) -> Slot | None:
    ids = s.components.unit_ids
    if line.support[i] != NO_UNIT:
        return Slot(ids[line.support[i]])
    return Slot(None, ("support", ids[line.front[i]]), message("panel-support")) if forming else None


def _events(line: Line, i: int) -> tuple[str, ...]:
    own = () if line.event[i] == NO_EVENT else (MARKERS[line.event[i]],)
    return (*own, f"-{MARKERS[SURPRISE]}") if line.hostile[i] else own


def _hits(s: CompassState, battle: Battle, side: int, rolled: dict[str, Rolled]) -> int | None:
    """The hits this side scored, once the dice lie."""
    line = battle.line(side)
    if not line.dice:
        return None
    values = rolled[SIDES[side]].values
    ids = s.components.unit_ids
    return sum(bool(d) and hits_with(d, values[ids[u]]) for u, d in zip(line.front, line.dice, strict=True))
