"""Where bots set up: the Allies on good ground before the Axis, the Axis massed before the pass it goes through."""

from __future__ import annotations

from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.distances import tolls_of, ways_out
from sirocco.games.kasserine.components.sides import ALLIED
from sirocco.games.kasserine.rules.setup import PLACE, Placement
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action


def choose_placement(s: KasserineState, top: Placement) -> Action:
    """The first unit that waits, where it stands best."""
    actions = top.actions(s)
    unit = actions[0].args[0]
    mine = [action for action in actions if action.verb == PLACE and action.args[0] == unit]
    if top.side == ALLIED:
        return max(mine, key=lambda action: (_holds(s, unit, action.args[1]), -action.args[1]))
    far = ways_out(s.components, tolls_of(s, ALLIED)).cost
    return min(mine, key=lambda action: (far.get(action.args[1], weights.MOST_FAR), action.args[1]))


def _holds(s: KasserineState, unit: int, place: int) -> float:
    """What a hex is worth to an Allied unit: its ground, a supply unit to be guarded, a road to be barred."""
    c = s.components
    on_foot = not c.armour >> unit & 1
    worth = float(c.tunisia.costs.defence(place)) if on_foot else 1.0
    worth += bool(s.at[place] & c.urfs) + 0.5 * (c.tunisia.costs.roads >> place & 1)
    return worth - weights.CROWD * s.fighters(place, ALLIED).bit_count()
