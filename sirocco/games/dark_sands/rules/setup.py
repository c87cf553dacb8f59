"""Rule 4 and the scenarios: how a game begins."""

from __future__ import annotations

from functools import lru_cache

from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.checks import BOX, GARRISONS
from sirocco.games.dark_sands.components.options import Options
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.control import control_at_the_start
from sirocco.games.dark_sands.rules.reinforcements import next_entry
from sirocco.games.dark_sands.rules.replacements import FIRST_DRAW, pool_of, year_of
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.sequence import GameTurn
from sirocco.games.dark_sands.rules.state import OUT, READY, REBUILD, TRACK, UP, DarkSandsState, empty_state
from sirocco.kernel.dice import Dice
from sirocco.kernel.proof.rulebook import implements


def set_up(components: DarkSands, options: Options, dice: Dice) -> DarkSandsState:
    """A scenario's set-up, for one game: chance has no part in it but for one option, so it is laid out once and
    copied."""
    s = _laid_out(components, options).clone()
    s.dice = dice
    if options.crusader_chits_drawn and components.scenario.endswith("crusader"):
        _draw_earlier_chits(s)
    return s


@implements("DS-17.2a")
def _draw_earlier_chits(s: DarkSandsState) -> None:
    """Take away the replacement chits of the turns before, as chance would have drawn them."""
    for turn in range(FIRST_DRAW, s.turn):
        for side in (ALLIED, AXIS):
            pool = pool_of(s, side, year_of(turn))
            s.replacements &= ~(1 << pool[s.dice.below(len(pool))])


@lru_cache(maxsize=16)
@implements("DS-4.0a", "DS-S0a", "DS-17.2a")
def _laid_out(components: DarkSands, options: Options) -> DarkSandsState:
    """Units on the map, on the track, in the boxes; supports; control; the railway."""
    s = empty_state(components, options, Dice.seeded(""))
    c = components
    s.replacements = (1 << len(c.replacements)) - 1
    if c.first_turn > 10:
        s.replacements &= ~(1 << c.replacement_ids.index("axis-emergency"))
    s.railhead = c.railway.index(c.map.number[c.setup.railhead])
    s.points = [c.setup.points["allied"], c.setup.points["axis"]]
    for side in (ALLIED, AXIS):
        _side(s, side)
    for side in (ALLIED, AXIS):
        s.control[side] |= control_at_the_start(c, side)
    set_levels(s)
    s.initiative = SIDES.index(c.setup.initiative)
    s.barred = c.scenario == "gazala"
    update_gazala(s)
    s.log = None
    s.stack.append(GameTurn())
    return s


def _side(s: DarkSandsState, side: int) -> None:
    c = s.components
    row = c.setups[side]
    standing = {unit: number for number, units in row.units.items() for unit in units}
    returning = {**row.returning, **(row.campaign if c.campaign else {})}
    for unit in c.units_of[side]:
        name = c.unit_ids[unit]
        if name in standing:
            s.put(unit, c.map.number[standing[name]])
        elif name in row.rebuildable:
            s.place[unit] = REBUILD
        elif name not in row.out:
            _off_map(s, unit, returning.get(name))
    for name in row.reduced:
        s.reduced |= 1 << c.unit_ids.index(name)
    for number in row.boxes:
        s.boxes[side] |= 1 << c.map.number[number]
    for name, ready in row.supports.items():
        if name == BOX:
            s.boxes_up[side] = ready
        elif name in GARRISONS:
            _ready_garrisons(s, side, GARRISONS[name], ready)
        else:
            s.support[c.support_ids.index(name)] = READY


def _off_map(s: DarkSandsState, unit: int, returns: int | None) -> None:
    """On the track if the track still brings it in, else out of the game."""
    c = s.components
    if c.garrisons >> unit & 1:
        return
    done = c.setup.reinforced
    entry = returns or next_entry(s, unit, c.first_turn if done else c.first_turn - 1, c.last_turn)
    s.place[unit] = TRACK if entry else OUT
    s.due[unit] = entry


def _ready_garrisons(s: DarkSandsState, side: int, nation: str | None, number: int) -> None:
    c = s.components
    free = [
        u
        for u in c.units_of[side]
        if c.garrisons >> u & 1 and s.place[u] == OUT and nation in (None, c.units[u].nation)
    ]
    for unit in free[:number]:
        s.place[unit] = UP


def set_levels(s: DarkSandsState) -> None:
    """Upgrades of earlier turns have already happened."""
    c = s.components
    for unit, row in enumerate(c.units):
        s.level[unit] = sum(u.turn < s.turn for u in row.upgrades)
    for support, gun in enumerate(c.supports):
        s.support_level[support] = sum(u.turn < s.turn for u in gun.upgrades)
