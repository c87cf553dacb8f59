"""Rules 11.7 and 11.8: bridges are demolished, repaired and built."""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.explain import Odds
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Hex

WORK = 3 * HALVES
"""What building or repairing costs, in halves of a movement point."""
SUCCESS = 4
"""From this number on a die succeeds beside the enemy."""


def standing_bridges(s: SalernoState) -> int:
    """Mask of the river sides with a bridge now."""
    return s.components.printed_bridges & ~s.broken | s.built


def is_on_river(s: SalernoState, here: int) -> bool:
    return here in s.components.river_sides_at


def number_of(s: SalernoState, here: int, across: int) -> int | None:
    """The number of the river side between two hexes."""
    return s.components.river_side_number.get((here, across))


@implements("SR-11.7a", "SR-11.7c", "SR-12c")
def demolitions(s: SalernoState, here: int) -> list[tuple[int, int]]:
    """The bridges on the sides of a hex that can be demolished, each as its two hexes. Those of Rome cannot."""
    c = s.components
    sides = c.river_sides_at.get(here)
    if sides is None:
        return []
    up, found = standing_bridges(s), []
    for b, number in sides:
        if up >> number & 1 and (here, b) not in c.italy.lasting_bridges:
            found.append((here, b))
    return found


@implements("SR-11.7a", "SR-11.7c")
def refuse_demolition(s: SalernoState, here: int, places: tuple[int, int]) -> Refusal | None:
    if here != places[0] or number_of(s, *places) is None:
        return s.refuse("SR-11.7a", "no-bridge-here", hex=places[1], origin=here)
    if places in demolitions(s, here):
        return None
    if places in s.components.italy.lasting_bridges:
        return s.refuse("SR-11.7c", "bridges-of-rome", hex=places[1])
    return s.refuse("SR-11.7a", "no-bridge-here", hex=places[1], origin=here)


@implements("SR-11.7b")
def demolish(s: SalernoState, side: int, here: Hex, across: Hex) -> None:
    """A bridge that was built is removed, a printed one marked as broken."""
    bridge = _attempt(s, "demolition", side, here, across)
    if s.built & bridge:
        s.built &= ~bridge
    else:
        s.broken |= bridge


@implements("SR-11.7b", "SR-11.8b")
def _attempt(s: SalernoState, event: str, side: int, here: Hex, across: Hex) -> int:
    """Work at a bridge: by declaration, beside the enemy only if a die allows it. The river side if it succeeds (a mask
    of one), or none."""
    number = number_of(s, here, across)
    assert number is not None
    die = s.dice.roll() if is_contested(s, side, across) else 0
    success = not die or die >= SUCCESS
    s.report(event, side=side, hex=here, to=across, die=die, success=success)
    return 1 << number if success else 0


def is_contested(s: SalernoState, side: int, across: int) -> bool:
    """Whether enemies have the same bridge on a side of their hex."""
    return bool(s.occupied[1 - side] >> across & 1)


def works(s: SalernoState, here: int) -> list[tuple[int, int]]:
    """Where a bridge can be built or repaired from a hex: river sides without one."""
    sides = s.components.river_sides_at.get(here)
    if sides is None or s.bad:
        return []
    up, found = standing_bridges(s), []
    for b, number in sides:
        if not up >> number & 1:
            found.append((here, b))
    return found


@implements("SR-11.8a", "SR-8.1g")
def refuse_work(s: SalernoState, here: int, places: tuple[int, int], left: int) -> Refusal | None:
    if here != places[0] or number_of(s, *places) is None:
        return s.refuse("SR-11.8a", "no-river-here", hex=places[1], origin=here)
    if s.bad:
        return s.refuse("SR-8.1g", "bridge-in-bad-weather")
    if places not in works(s, here):
        return s.refuse("SR-11.8a", "bridge-there", hex=places[1])
    return None if left >= WORK else s.refuse("SR-11.8a", "bridge-points")


@implements("SR-11.8b", "SR-11.8c")
def build(s: SalernoState, side: int, here: Hex, across: Hex) -> None:
    """Remove the marker of a broken bridge, or place a bridge."""
    bridge = _attempt(s, "bridged", side, here, across)
    if s.broken & bridge:
        s.broken &= ~bridge
    else:
        s.built |= bridge


@implements("SR-11.7b", "SR-11.8b")
def odds_at_bridge(s: SalernoState, side: int, across: int) -> tuple[Odds, ...]:
    """The chances of work at a bridge: certain unless the enemy is beside it."""
    chance = Fraction(7 - SUCCESS, 6) if is_contested(s, side, across) else Fraction(1)
    chances = {"success": chance, "failure": 1 - chance} if chance < 1 else {"success": chance}
    given = message("given-bridge", side=SIDES[side], hex=s.place_ids[across])
    return (odds_of(chances, given, lambda outcome: message(f"outcome-{outcome}")),)
