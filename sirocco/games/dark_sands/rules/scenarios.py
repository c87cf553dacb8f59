"""The special rule of the Gazala scenario: the Allied units of the Centre are kept from the East."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, EAST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements

GAZALA_TANKS = 3


@implements("DS-S4b")
def is_barred(s: DarkSandsState, side: int, origin: int, hex_: int) -> bool:
    """Whether a unit may not go from one hex to another, in whatever way."""
    return bool(barred_ground(s, side, origin) >> hex_ & 1)


@implements("DS-S4b")
def is_barred_off_march(s: DarkSandsState, side: int, origin: int, hex_: int) -> bool:
    """The same for those who sail, retreat, advance or flee, whom an option leaves alone."""
    return is_barred(s, side, origin, hex_) and not s.options.gazala_bars_marches_only


def barred_ground(s: DarkSandsState, side: int, origin: int) -> int:
    """The hexes (a mask) that a side's unit in a hex may not go to: from the Centre to the East, not yet."""
    if not s.barred or side != ALLIED:
        return 0
    sections = s.components.sections
    return sections[EAST] if sections[CENTRE] >> origin & 1 else 0


def gazala_holds(s: DarkSandsState) -> bool:
    """As long as the Allies have three tank steps on the Centre and no Axis unit is in Egypt."""
    c = s.components
    tanks = sum(
        s.steps_left(u)
        for u in places_of(c.tanks & c.side_mask[ALLIED])
        if s.place[u] >= 0 and c.sections[CENTRE] >> s.place[u] & 1
    )
    return tanks >= GAZALA_TANKS and not s.occupied[AXIS] & c.egypt


@implements("DS-S4b")
def update_gazala(s: DarkSandsState) -> None:
    """Once lifted, the restriction does not come back, unless an option says so. Asked whenever a unit has moved or
    lost a step: an Axis unit that only passes through Egypt lifts it too."""
    if s.components.scenario == "gazala" and (s.barred or s.options.gazala_can_lapse):
        s.barred = gazala_holds(s)
