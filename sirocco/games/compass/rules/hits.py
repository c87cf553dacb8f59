"""Chapter 6.2.E, step 5: modified combat values, and the hits that dice score against them."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.compass.components import AIR, NAVAL, SURPRISE
from sirocco.games.compass.rules.battle import NO_EVENT, NO_UNIT, Battle, Line
from sirocco.games.compass.rules.losses import take_hits
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import out_of_supply_penalty
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements


@implements("C-6.2.E.5a")
def share(s: CompassState, unit: int, attacking: bool, supporting: bool) -> int:
    """What a unit adds to its pair: its combat value, less what attacking out of supply costs it."""
    value = s.combat_value(unit)
    if attacking and s.oos >> unit & 1:
        value -= out_of_supply_penalty(s, value, supporting)
    return value


@implements("C-6.2.E.5a", "C-7.1", "C-7.2", "C-7.4", "C-7.9", "C-6.2.E.3c")
def modified_value(s: CompassState, line: Line, i: int, attacking: bool) -> int:
    """The modified combat value of front-line unit number i; events are added last and last for this combat."""
    value = share(s, line.front[i], attacking, False)
    if line.support[i] != NO_UNIT:
        value += share(s, line.support[i], attacking, True)
    if line.event[i] != NO_EVENT:
        value += 1
    return value - line.hostile[i]


@implements("C-6.2.E.4b", "C-6.2.E.5b", "C-6.2.E.5c")
def hitting_faces(value: int) -> int:
    """How many faces of the die hit: none without a die, else at least the 1 and never the 6."""
    return 0 if value <= 0 else min(value, 5)


def chances(s: CompassState, battle: Battle, side: int) -> tuple[int, ...]:
    """The hitting faces of each front-line unit of a side."""
    line = battle.line(side)
    attacking = side == battle.side
    return tuple(hitting_faces(modified_value(s, line, i, attacking)) for i in range(len(line.front)))


@implements("C-6.2.E.5b", "C-6.2.E.5c")
def is_hit(face: int, value: int) -> bool:
    """A die hits if it is no higher than the value; a natural 1 always hits, a natural 6 never."""
    return face == 1 or (face != 6 and 0 < face <= value)


def value_breakdown(s: CompassState, line: Line, i: int, attacking: bool) -> Breakdown:
    """The modified combat value of a front-line unit, term by term."""
    c = s.components
    return Breakdown(message("sum-combat", unit=c.unit_ids[line.front[i]]), tuple(_terms(s, line, i, attacking)))


def _terms(s: CompassState, line: Line, i: int, attacking: bool) -> Iterator[Term]:
    for unit, supporting in ((line.front[i], False), (line.support[i], True)):
        if unit == NO_UNIT:
            continue
        full = s.combat_value(unit)
        rule = ("C-6.2.E.1b" if attacking else "C-6.2.E.2b") if supporting else "C-1.2e"
        yield s.term("support" if supporting else "value", full, rule, unit=unit)
        loss = share(s, unit, attacking, supporting) - full
        if loss:
            yield s.term("out-of-supply", loss, "C-3.9g", unit=unit)
    event = line.event[i]
    if event != NO_EVENT:
        rule = {AIR: "C-7.1", NAVAL: "C-7.2", SURPRISE: "C-7.4"}[event]
        yield s.term("marker", 1, rule, marker=event)
    if line.hostile[i]:
        yield s.term("hostile", -1, "C-7.4", marker=SURPRISE)


@implements("C-6.2.E.5b", "C-6.2.E.5c", "C-6.2.E.5d")
def scored(s: CompassState, battle: Battle, side: int) -> int:
    """The hits a side's dice inflict: by the values they were rolled against, or those of now if none were noted."""
    line = battle.line(side)
    values = line.values or [modified_value(s, line, i, side == battle.side) for i in range(len(line.dice))]
    return sum(map(is_hit, line.dice, values))


@implements("C-6.2.E.5b", "C-6.2.E.6a", "C-6.2.E.6d")
def count_hits(s: CompassState, battle: Battle) -> None:
    """Step 5: count the hits; what the participants cannot absorb is lost. Step 6 follows, the attacker first."""
    attack = scored(s, battle, battle.side)
    defence = scored(s, battle, 1 - battle.side)
    s.emit("hits", attacker=attack, defender=defence)
    take_hits(s, battle, attack, defence)
