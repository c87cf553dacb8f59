"""Rule 7, Stacking: how many units a hex holds, when that is checked, and which are too many."""

from __future__ import annotations

from sirocco.games.dark_sands.components import CENTRE, DarkSands
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.stacking import ExcessChoice, StackingLimits


def fits(s: DarkSandsState, unit: int, hex_: int, leaving: int = 0) -> bool:
    """Whether a unit may join those of its side in a hex, but for some who are about to leave (a mask)."""
    return s.components.stacking.have_room(s, unit, hex_, leaving)


def overfull(s: DarkSandsState, side: int) -> list[int]:
    """The hexes in which a side has too many units."""
    return s.components.stacking.overfull(s, side)


class HexExcess(ExcessChoice[DarkSandsState], frozen=True):
    """Too many units stand in a hex; their owner eliminates some, one after the other."""

    orders = False
    refused_as = "not-in-excess"
    question = ("side", "hex")

    side: Side

    def limits(self, s: DarkSandsState) -> StackingLimits:
        return s.components.stacking


@implements("DS-7.0a", "DS-7.2a", "DS-7.3a")
class ExcessUnits(HexExcess, frozen=True):
    """After a movement action, a placement or an advance: the owner eliminates what stands too many in a hex."""

    rule = "DS-7.3a"
    under = ("MovementEnd",)


CENTRE_LIMIT = 2
"""Units larger than a battalion that count in one battle from or in a hex of the Centre (DS-7.4a, DS-7.4b)."""


def is_large(c: DarkSands, unit: int) -> bool:
    """Division, brigade or regiment: what the Centre section limits."""
    return bool(c.exerting >> unit & 1) and not c.small >> unit & 1


@implements("DS-7.4b", "DS-7.4c", "DS-7.4g", "DS-20.2.1a")
def contributing(s: DarkSandsState, b: Battle) -> list[int]:
    """The attackers that add their attack: of each hex of the Centre only the first two larger than a battalion."""
    c = s.components
    found, large = [], dict.fromkeys((s.place[u] for u in b.attackers), 0)
    for unit in b.attackers:
        hex_ = s.place[unit]
        if is_large(c, unit) and c.sections[CENTRE] >> hex_ & 1:
            large[hex_] += 1
            if large[hex_] > CENTRE_LIMIT:
                continue
        found.append(unit)
    return found


@implements("DS-7.4a")
def must_choose_defenders(s: DarkSandsState, b: Battle) -> bool:
    """Whether more large units stand in a hex of the Centre than may add their defence."""
    c = s.components
    if not c.sections[CENTRE] >> b.target & 1:
        return False
    return sum(is_large(c, u) for u in defending_units(s, b)) > CENTRE_LIMIT


@implements("DS-7.4e")
def sharing_the_attackers_fate(s: DarkSandsState, b: Battle) -> list[int]:
    """Who dies with the attackers: all of them, or by an option those who added their attack."""
    return contributing(s, b) if s.options.ae_spares_others else list(b.attackers)


@implements("DS-7.4f")
def sharing_an_exchange(s: DarkSandsState, b: Battle) -> list[int]:
    """Who of the defenders dies in an exchange: those who added their defence, or by an option the whole stack."""
    return defending_units(s, b) if s.options.exchange_takes_all else list(b.defenders)
