"""What must hold in every position: units somewhere, strengths in range, stacks and zones that agree."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, SIDES
from sirocco.games.salerno_rome.rules.artillery.bombardment import OverrunWindow
from sirocco.games.salerno_rome.rules.combat.advance import Advance
from sirocco.games.salerno_rome.rules.combat.retreat import Retreat
from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch
from sirocco.games.salerno_rome.rules.stacking import Displacement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply_measures import SupplyMeasures
from sirocco.mechanics.zones_of_control import zone_disagreements


def broken_invariants(s: SalernoState) -> Iterator[str]:
    c = s.components
    yield from zone_disagreements(s)
    if any(c.steps[unit] == 1 for unit in places_of(s.reduced)):
        yield "a unit of one step is reduced"
    if (s.end_ops | s.oos) & ~s.standing:
        yield "a marker on a unit that is not on the map"
    if s.occupied[0] & s.occupied[1]:
        yield "both sides in a hex"
    if s.control[0] & s.control[1]:
        yield "both sides control a hex"
    if (s.occupied[0] | s.occupied[1]) & ~c.area:
        yield "a unit outside the area of play"
    if s.rearguards & s.occupied[ALLIED]:
        yield "a rearguard among Allied units"
    yield from _stacks(s)
    yield from _artillery(s)
    for side, name in enumerate(SIDES):
        if s.reserves[side] & ~s.occupied[side]:
            yield f"a Reserve marker of {name} with nobody"
        if s.reserves[side] & s.zone[1 - side] and not s.options.new_reserve_stays:
            yield f"a Reserve of {name} beside the enemy"
        if s.occupied[side] & ~s.control[side]:
            yield f"{name} does not control where it stands"


def _stacks(s: SalernoState) -> Iterator[str]:
    """After the check of a segment nobody stands where there is no room, but with nowhere to be put (SR-10d). Before it
    somebody may: on the way, or shut in until the enemy or his artillery has gone from a hex beside."""
    if not isinstance(s.stack[-1] if s.stack else None, SupplyMeasures):
        return
    for side in range(len(SIDES)):
        if Displacement(side).candidates(s):
            for place in s.components.stacking.overfull(s, side):
                yield f"too many units in {s.place_ids[place]}"


def _artillery(s: SalernoState) -> Iterator[str]:
    """Artillery on the map is in play and not among the enemy, but while it is overrun, as a game may end."""
    c = s.components
    entering = not s.stack or any(isinstance(step, UnitMarch | Retreat | Advance | OverrunWindow) for step in s.stack)
    for gun, place in enumerate(s.gun_at):
        if place < 0:
            continue
        if not s.guns >> gun & 1:
            yield f"{c.artillery_ids[gun]} is on the map, but not in play"
        if (place >= c.map.open) != bool(c.ships >> gun & 1):
            yield f"{c.artillery_ids[gun]} is on the wrong element"
        elif not entering and s.occupied[1 - c.artillery_side[gun]] >> place & 1:
            yield f"{c.artillery_ids[gun]} is among the enemy"
    if s.active_guns & ~s.guns:
        yield "artillery that is not in play is active"
    if s.interdicted[0] & s.interdicted[1]:
        yield "a hex is interdicted twice"
