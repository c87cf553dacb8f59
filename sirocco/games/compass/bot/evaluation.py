"""A hand-made evaluation for bots, in victory points.

    value of a side = victory areas held
                    + units on the map, by their combat value (worth more to Italy: survivors score; less late in
                      the game to the Allies: they are only the means)
                    - what is cut off from supply, or could be cut off by the enemy's next move
                    - what an enemy attack next turn would cost, discounted (threats)
                    + the pull of objectives, fading with distance (reach)
                    + what the attacks declared or under way promise (exact odds)
                    + its own event markers in hand

The evaluation of a side is its value less the other side's. It never looks at the other side's hand.
"""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.compass.bot.prospects import battle_prospect, clash, prospect, retreat_gain, usual_line
from sirocco.games.compass.bot.standing import standing
from sirocco.games.compass.bot.weights import Weights, weights
from sirocco.games.compass.components import ALLIED, ITALIAN, LEADER
from sirocco.games.compass.rules.battle import Battle
from sirocco.games.compass.rules.combat import declared_attacks
from sirocco.games.compass.rules.combat_events import CombatEvents
from sirocco.games.compass.rules.dice import LeaderRerolls
from sirocco.games.compass.rules.events import spend
from sirocco.games.compass.rules.lines import AttackLine, DefenceLine
from sirocco.games.compass.rules.losses import Losses
from sirocco.games.compass.rules.retreat import Retreat, SplitRetreat
from sirocco.games.compass.rules.state import CompassState
from sirocco.kernel.action import Action


def evaluate(s: CompassState, side: int) -> float:
    """How good the position is for a side."""
    w = weights(s.components, s.turn, side)
    value = standing(s, ALLIED, w) - standing(s, ITALIAN, w)
    value = value if side == ALLIED else -value
    hand = s.hand[8 * side : 8 * side + 8]
    value += sum(n * worth for n, worth in zip(hand, w.markers, strict=True))
    return value + _prospects(s, side, w)


def expected(s: CompassState, side: int, action: Action) -> float | None:
    """The exact mean worth of an action that rolls dice, or that hands a finished line to them."""
    top = s.stack[-1]
    if isinstance(top, DefenceLine) and action.verb == "done":
        after = s.clone()
        after.replace(CombatEvents(top.battle, top.battle.side))
        return evaluate(after, side)
    if isinstance(top, (CombatEvents, LeaderRerolls)) and action.verb == "done":
        return evaluate(s, side)
    if isinstance(top, LeaderRerolls):
        total = 0.0
        for face in range(1, 7):
            after = s.clone()
            spend(after, top.side, LEADER)
            line = top.battle.line(top.side).with_die(action.args[1], face)
            after.replace(LeaderRerolls(top.battle.with_line(top.side, line), top.side))
            total += evaluate(after, side)
        return total / 6
    return None


def _prospects(s: CompassState, side: int, w: Weights) -> float:
    """What the combat under way and the attacks still to come promise to a side."""
    value = 0.0
    top = s.stack[-1] if s.stack else None
    battle = getattr(top, "battle", None)
    if isinstance(battle, Battle):
        if isinstance(top, Losses):
            gain = 0.0
            if top.retreat:
                defenders = s.units_in(battle.target, 1 - battle.side)
                gain = retreat_gain(s, battle.side, battle.target, defenders, w)
        else:
            forming = isinstance(top, (AttackLine, DefenceLine))
            fought = s.occupied[1 - battle.side] >> battle.target & 1 and not isinstance(top, (Retreat, SplitRetreat))
            gain = battle_prospect(s, battle, w, forming) if fought else 0.0
        value += gain if battle.side == side else -gain
    for phasing in (ALLIED, ITALIAN):
        taken: set[int] = set()
        gain = 0.0
        attacks = sorted(declared_attacks(s, phasing).items(), key=lambda item: -item[1].bit_count())
        for (_, target), pool in attacks:
            attackers = list(places_of(pool))
            defenders = s.units_in(target, 1 - phasing)
            if not defenders:
                gain += 0.05
                continue
            clashing = clash(usual_line(s, attackers, True), usual_line(s, defenders, False))
            worth = prospect(s, phasing, target, clashing, attackers, w)
            gain += worth if target not in taken else w.second * worth
            taken.add(target)
        value += gain if phasing == side else -gain
    return value
