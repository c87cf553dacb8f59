"""Which supply units bots blow up before the enemy takes them."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.battles import defence_at
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.rules.reach import reachable
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import Dumps
from sirocco.kernel.action import Action


def choose_demolition(s: KasserineState, top: Dumps) -> Action:
    """The first that is as good as lost, or enough."""
    word = s.components.vocabulary.action
    picture = Picture(s, top.side)
    for action in top.actions(s):
        if action.verb == "blow" and is_as_good_as_lost(s, picture, action.args[0]):
            return action
    return word("done")


def is_as_good_as_lost(s: KasserineState, picture: Picture, unit: int) -> bool:
    """Whether a supply unit will fall: the enemy can be there, it cannot go away, whoever holds the hex is weak or the
    enemy far stronger, and hardly anybody depends on it alone."""
    c, place, side = s.components, s.place[unit], picture.side
    if _danger(s, picture, place) < weights.AT_LARGE[0][1]:
        return False
    defence = max(1, defence_at(s, place, side))
    if c.mobile >> unit & 1 and _can_flee(s, picture, unit):
        return False
    weak = defence <= weights.WEAKLY_HELD and not c.mobile >> unit & 1
    if not weak and picture.menace[place] < weights.AS_GOOD_AS_LOST * defence:
        return False
    others = 0
    for other in picture.sources():
        if other != unit and not s.mined >> other & 1:
            others |= picture.covered_from(s.place[other])
    reached = picture.covered_from(place)
    mine = c.ucts & c.supply_bound & c.side_mask[side] & s.standing
    alone = [each for each in places_of(mine) if (reached & ~others) >> s.place[each] & 1]
    return len(alone) <= weights.FEW_DEPEND


def _danger(s: KasserineState, picture: Picture, place: int) -> float:
    """How likely the enemy comes to a hex or beside it."""
    return max(picture.at_large[near] for near in (place, *s.components.around[place]))


def _can_flee(s: KasserineState, picture: Picture, unit: int) -> bool:
    """Whether a mobile supply unit can get out of the enemy's way, or to somebody who guards it."""
    c = s.components
    here = _danger(s, picture, s.place[unit])
    guarded = s.at[s.place[unit]] & c.exerting
    return bool(guarded) or any(
        s.fighters(place, picture.side) & c.exerting or _danger(s, picture, place) < here
        for place in reachable(s, 1 << unit).cost
    )
