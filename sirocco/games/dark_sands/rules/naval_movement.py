"""Rule 19.4, Naval movement: from port to port, few units a turn."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.scenarios import is_barred_off_march
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import PORTS, Cover, hex_of
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Hex

LIMIT = (3, 1)
"""Units a turn, by side."""
BACK = 3
"""Units that may come back on the Allied ships."""


class Voyages(msgspec.Struct, frozen=True):
    """The trips of one movement action, (from, to) for every unit, and how many of them are on the way back."""

    trips: tuple[tuple[Hex, Hex], ...] = ()
    back: Count = 0

    @property
    def counted(self) -> int:
        """How many count against the limit of the turn."""
        return len(self.trips) - self.back

    def is_return(self, origin: int, port: int, side: int) -> bool:
        """Whether Allied ships have come here from that port (DS-19.4.2c)."""
        return side == ALLIED and (port, origin) in self.trips

    def after(self, origin: int, port: int, side: int, ships: int) -> Voyages:
        """The trips with one more; `ships` are those that this action has."""
        trips = (*self.trips, (origin, port))
        return Voyages(trips, _returns(trips, ships) if side == ALLIED else 0)


@implements("DS-19.4.2c")
def _returns(trips: tuple[tuple[int, int], ...], ships: int) -> int:
    """How many trips are on the way back. Between two ports the first voyage is taken for the way out; but it does not
    matter who sails first, so where the ships would not do that way the other direction may be the way out."""
    counts = Counter(trips)
    known: list[tuple[int, int]] = []
    for a, b in counts:
        if (b, a) not in known:
            known.append((a, b))
    choices = product(*((counts[b, a], counts[a, b], 0) if counts[b, a] else (0,) for a, b in known))
    totals = (sum(choice) for choice in choices)
    return next((back for back in totals if back <= BACK and len(trips) - back <= ships), 0)


@implements("DS-19.4.1a", "DS-19.4.2a")
def is_open_port(s: DarkSandsState, side: int, port: int, cover: Cover) -> bool:
    """Whether a port can be sailed to: it has a line overland, or for the Allies can itself give supply."""
    if side == ALLIED and port in [hex_of(s, name) for name in PORTS[ALLIED]]:
        return True
    return bool(cover.overland >> port & 1)


def ports_open_to(s: DarkSandsState, side: int, unit: int, voyages: Voyages, cover: Cover) -> list[int]:
    """The ports a unit can sail to: from a port that its side holds to another one."""
    held = s.components.ports & s.control[side]
    here = 1 << s.place[unit]
    if not held & here:
        return []
    return [p for p in places_of(held ^ here) if refuse_sail(s, side, unit, p, voyages, cover) is None]


def _ships(s: DarkSandsState, side: int, voyages: Voyages) -> int:
    """What the limit of the turn leaves to the action that has made these voyages, themselves included."""
    return LIMIT[side] - s.sailed[side] + voyages.counted


@implements("DS-19.4a", "DS-19.4.1a", "DS-19.4.2a", "DS-19.4.2b", "DS-19.4.2c", "DS-19.4.2d", "DS-2.1.2b", "DS-2.1.5e")
def refuse_sail(s: DarkSandsState, side: int, unit: int, port: int, voyages: Voyages, cover: Cover) -> Refusal | None:
    """Why a unit cannot sail to a port, or None."""
    c = s.components
    origin = s.place[unit]
    if port >= len(c.hex_ids) or not c.ports >> port & 1 or port == origin:
        return s.refuse("DS-19.4a", "no-port", hex=port)
    for end in (origin, port):
        if not c.ports >> end & s.control[side] >> end & 1:
            return s.refuse("DS-2.1.5e", "port-not-held", hex=end, side=side)
    if is_barred_off_march(s, side, origin, port):
        return s.refuse("DS-S4b", "barred", hex=port)
    ships = _ships(s, side, voyages)
    if voyages.after(origin, port, side, ships).counted > ships:
        return s.refuse("DS-19.4.2a" if side == ALLIED else "DS-19.4.1a", "no-ships", number=LIMIT[side])
    if side == ALLIED and s.sailing_segment not in (-1, len(s.played)):
        return s.refuse("DS-19.4.2b", "sailed-already")
    if not voyages.is_return(origin, port, side) and not is_open_port(s, side, port, cover):
        return s.refuse("DS-19.4.2a" if side == ALLIED else "DS-19.4.1a", "port-cut-off", hex=port)
    return None


@implements("DS-19.4a", "DS-19.4b", "DS-19.4.2b", "DS-19.4.2c")
def sail(s: DarkSandsState, unit: int, port: int) -> None:
    """Carry a unit by sea. The movement action, which remembers its voyages, is on top of the stack."""
    c = s.components
    side, origin = c.side_of[unit], s.place[unit]
    before = s.stack[-1].voyages
    voyages = before.after(origin, port, side, _ships(s, side, before))
    s.sailed[side] += voyages.counted - before.counted
    if side == ALLIED:
        s.sailing_segment = len(s.played)
    s.report("sailed", unit=unit, origin=origin, to=port)
    s.put(unit, port)
    s.moved |= 1 << unit
    s.replace(s.stack[-1].with_voyages(voyages))
