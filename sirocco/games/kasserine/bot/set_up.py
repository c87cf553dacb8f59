"""Where bots set up: the Allies on good ground before the Axis, the Axis massed before the pass it goes through."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.distances import QUARTERS, marches, tolls_of, ways_out
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.components.terrain import HALVES, Mover
from sirocco.games.kasserine.rules.setup import PLACE, Placement
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action


def choose_placement(s: KasserineState, top: Placement) -> Action:
    """The first unit that waits, where it stands best."""
    actions = top.actions(s)
    unit = actions[0].args[0]
    mine = [action for action in actions if action.verb == PLACE and action.args[0] == unit]
    if top.side == ALLIED:
        ways = _ways_out(s) if s.components.exerting & ~s.components.armour >> unit & 1 else 0
        return max(mine, key=lambda action: (_holds(s, unit, action.args[1], ways), -action.args[1]))
    far = ways_out(s.components, tolls_of(s, ALLIED)).cost
    return min(mine, key=lambda action: (far.get(action.args[1], weights.MOST_FAR), action.args[1]))


def _ways_out(s: KasserineState) -> int:
    """The first hexes of the ways out from where the Axis sets up, as far as no zone covers them."""
    c, found = s.components, 0
    out = ways_out(c, {})
    for start in places_of(s.occupied[AXIS]):
        for place in out.path(start)[::-1][1 : weights.FIRST_STEPS + 1]:
            found |= 1 << place
    return found & ~s.zone[ALLIED]


def _holds(s: KasserineState, unit: int, place: int, ways: int) -> float:
    """What a hex is worth to an Allied unit: its ground, a supply unit to be guarded, a road to be barred, a way out of
    the enemy's that its zone covers (a mask)."""
    c = s.components
    on_foot = not c.armour >> unit & 1
    worth = float(c.tunisia.costs.defence(place)) if on_foot else 1.0
    worth += bool(s.at[place] & c.urfs) + 0.5 * (c.tunisia.costs.roads >> place & 1)
    if c.guns >> unit & 1:
        worth -= weights.TO_DUMP * _moves_to_dump(s, unit, place)
    if not c.tunisia.cities >> place & 1:
        worth += weights.BARS * (c.contact[place] & ways).bit_count()
    return worth - weights.CROWD * s.fighters(place, ALLIED).bit_count()


def _moves_to_dump(s: KasserineState, unit: int, place: int) -> float:
    """How many moves a gun needs from a place to the nearest Allied dump that is not in a start hex."""
    c = s.components
    far = marches(c, Mover.MOTORISED)
    lonely = [
        s.place[dump]
        for dump in places_of(c.urfs & ~c.mobile & c.side_mask[ALLIED] & s.standing)
        if not s.at[s.place[dump]] & (c.ucms | c.mobile)
    ]
    return min((far.to(dump)[place] for dump in lonely), default=0) / (QUARTERS / HALVES * c.allowance[unit])
