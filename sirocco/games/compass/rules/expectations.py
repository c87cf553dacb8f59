"""What a combat comes to before it is fought: whether the area is cleared, the defender destroyed, and at what loss.

Exact, if no events are played and the defender takes hits and retreats so as to lose the fewest strength levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.retreat import retreat_areas
from sirocco.games.compass.rules.stacking import room
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.explain import Measure
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.expectations import Fate, measures_of

Levels = tuple[int, ...]


def measures(s: CompassState, battle: Battle, hits: Mapping[tuple[int, int], Fraction]) -> tuple[Measure, ...]:
    """What a distribution of hits (attacker's, defender's) comes to for the two lines of a battle."""
    attackers = s.steps_on_map(battle.attack.units())
    defenders = s.steps_on_map(s.units_in(battle.target, 1 - battle.side))
    losses = {(a, a > d): least_loss(s, battle, a, a > d) for a, d in hits}
    fates = []
    for (a, d), chance in hits.items():
        loss = losses[a, a > d]
        destroyed = loss == defenders
        fates.append((chance, Fate(loss, a > d or destroyed, min(d, attackers), destroyed)))
    return measures_of(fates, area=s.components.area_ids[battle.target])


@implements("C-6.2.E.6b", "C-6.2.E.6d", "C-6.2.E.7a")
def least_loss(s: CompassState, battle: Battle, hits: int, ordered: bool) -> int:
    """The fewest strength levels so many hits cost the defender, and the retreat if it is ordered."""
    line = battle.defence.units()
    levels = tuple(s.steps_left(u) for u in line)
    absorbed = min(hits, sum(levels))
    if not ordered:
        return absorbed
    behind = [u for u in s.units_in(battle.target, 1 - battle.side) if u not in line]
    rest = tuple(s.steps_left(u) for u in behind)
    room = _room(s, battle)
    units = [*line, *behind]
    return absorbed + min(_retreat_loss(s, units, (*left, *rest), room) for left in _spread(levels, absorbed))


@implements("C-6.2.E.6b")
def _spread(levels: Levels, hits: int) -> set[Levels]:
    """What can be left of a line after so many hits: everybody must have one before anybody has a second."""
    first = min(hits, len(levels))
    found = {
        tuple(level - (i in struck) for i, level in enumerate(levels))
        for struck in combinations(range(len(levels)), first)
    }
    for _ in range(hits - first):
        found = {
            tuple(level - (i == struck) for i, level in enumerate(left))
            for left in found
            for struck in range(len(left))
            if left[struck]
        }
    return found


@implements("C-6.2.E.7b", "C-6.2.E.7e")
def _room(s: CompassState, battle: Battle) -> int:
    """How many units can retreat: to the one area with most room, or if they may part to all of them."""
    rooms = [room(s, area, 1 - battle.side) for area in retreat_areas(s, battle)]
    return (sum if s.options.split_retreat else max)(rooms or [0])


@implements("C-3.7f", "C-3.9j", "C-6.2.E.7e", "C-6.2.E.7f")
def _retreat_loss(s: CompassState, units: list[int], levels: Levels, room: int) -> int:
    """What a retreat costs: a level out of supply, garrisons, and whoever finds no room, the weakest first."""
    c = s.components
    lost, movers = 0, []
    for unit, level in zip(units, levels, strict=True):
        worn = int(level > 0 and s.is_out_of_supply(unit))
        lost += worn
        if c.garrison[unit] and not s.options.garrison_retreats:
            lost += level - worn
        else:
            movers.append(level - worn)
    return lost + sum(sorted(movers, reverse=True)[room:])
