"""Whom a chit activates, and what they do then: all their movement, all their attacks, and what follows it."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components.sides import AXIS
from sirocco.games.dark_sands.components.vocabulary import MOVE
from sirocco.games.dark_sands.rules.combat import NO_SECTION, CombatAction
from sirocco.games.dark_sands.rules.headquarters import in_range
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.out_of_supply import commands
from sirocco.games.dark_sands.rules.panzer_momentum import Momentum
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements

MOTORISED = ("Ariete", "Trieste", "Littorio")


def everybody(s: DarkSandsState, side: int) -> int:
    """All of a side's units on the map."""
    return s.standing & s.components.side_mask[side]


def in_good_supply(s: DarkSandsState, units: int) -> int:
    return units & ~s.oos


@implements("DS-C.OCOa", "DS-C.COMa", "DS-C.13Ca", "DS-C.30Ca")
def british(s: DarkSandsState, units: int) -> int:
    """Those of some Allied units that a chit means by "British": all, or with an option those of Britain alone."""
    return units & s.components.british if s.options.british_of_britain else units


def hq_named(s: DarkSandsState, name: str) -> int:
    return s.components.unit_ids.index(name)


def in_command(s: DarkSandsState, side: int, name: str) -> int | None:
    """A headquarters that can act, or None: it is off the map or out of supply, and its chit brings nothing."""
    hq = hq_named(s, name)
    if commands(s, hq):
        return hq
    s.report("noHeadquarters", side=side, unit=hq)
    return None


def commanded(s: DarkSandsState, hq: int, side: int) -> int:
    """A side's units in supply within a headquarters' range, itself included."""
    return reached(s, hq, in_good_supply(s, everybody(s, side)))


def reached(s: DarkSandsState, hq: int, units: int) -> int:
    """Those of some units that are within a headquarters' range."""
    return mask_of([u for u in places_of(units) if in_range(s, hq, s.place[u])])


@implements("DS-C.AKa")
def is_motorised(s: DarkSandsState, formation: int) -> bool:
    """Whether a formation is Italian and motorised; by an option an armoured one is not."""
    c = s.components
    if c.formations[formation] not in MOTORISED:
        return False
    return not (s.options.armour_not_motorised and c.members[formation] & c.tanks)


def report_activated(s: DarkSandsState, side: int, chit: int, units: int, nudged: int = 0) -> None:
    """Whom a named chit activates; `nudged` are those that may move one hex besides."""
    ids = s.components.unit_ids
    names = [ids[u] for u in places_of(units)]
    s.report("activated", side=side, chit=chit, units=names, nudged=bool(nudged))


@implements("DS-C.Xa")
def move_and_attack(
    s: DarkSandsState,
    side: int,
    chit: int,
    units: int,
    extended: bool = True,
    nudged: int = 0,
    closed: int = NO_SECTION,
) -> None:
    """All movement of a chit first, then all its attacks."""
    report_activated(s, side, chit, units, nudged)
    if side == AXIS and s.options.momentum_after_named:
        s.push(Momentum(MOVE, False))
    s.push(CombatAction(side, units, closed=closed))
    s.push(MovementAction(side, units, extended=extended, nudged=nudged))
