"""Rules 4 and 22: how a scenario begins. The program sets up for both sides, unless the players want to do it."""

from __future__ import annotations

from functools import lru_cache

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, SIDES
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import put_in_command
from sirocco.games.salerno_rome.rules.scenarios.detached_units import detach
from sirocco.games.salerno_rome.rules.scenarios.scenarios import SetUp
from sirocco.games.salerno_rome.rules.sequence.sequence import GameTurn
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements

NAPLES = "Napoli"


@lru_cache(maxsize=8)
@implements("SR-4a", "SR-4b", "SR-22.1b", "SR-22.1e", "SR-22.2e", "SR-22.3b", "SR-22.4c", "SR-22a")
def laid_out(c: SalernoRome, options: Options) -> SalernoState:
    s = empty_state(c, options, Dice.seeded(""))
    scene = c.scene
    s.impulse = 1
    s.gustav = scene.gustav
    s.broken = mask_of([c.river_side_number[pair] for pair in c.broken if pair in c.river_side_number])
    s.depots = mask_of(c.depots)
    s.depots_left = c.markers["depot"] - len(c.depots)
    s.naples = not c.depots and NAPLES in scene.terminals.get("V", ())
    s.fortifications_left, s.rearguards_left = scene.fortifications, scene.rearguards
    s.offensives = mask_of([POOLS.index(pool) for pool in scene.offensives])
    groups = [group for arrival in c.arrivals.values() for group in arrival.groups]
    for unit in places_of(sum(group.units for group in (*groups, *c.setups[ALLIED], *c.setups[AXIS]))):
        s.place[unit] = SCHEDULED
    for side in (ALLIED, AXIS):
        for group in c.setups[side]:
            put_in_command(s, group.headquarters, group.artillery)
            s.mules_left[side] += group.mules
    _assign(s)
    detach(s)
    first = SIDES.index(scene.sets_up_first)
    s.stack += [GameTurn(), SetUp(1 - first), SetUp(first)]
    if not options.players_set_up:
        for side in (first, 1 - first):
            SetUp(side).finish(s)
    s.log = None
    return s


def _assign(s: SalernoState) -> None:
    """The command display at the start: corps with their divisions, and divisions of an army that are in none."""
    c = s.components
    number = {name: i for i, name in enumerate(c.formation_ids)}
    armies = tuple(c.armies)
    for name, row in c.command.items():
        corps = number.get(name, -1)
        army = armies.index(row.army or name)
        if corps >= 0:
            s.army_of[corps] = army
        for division in row.divisions:
            s.army_of[number[division]], s.corps_of[number[division]] = army, corps
