"""Chapter 6.2.D, Movement: one unit at a time, by roads and across country, and declaring attacks."""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.compass.components import CONVOY, SIDES, Compass
from sirocco.games.compass.rules.events import refuse_marker, spend
from sirocco.games.compass.rules.garrisons import refuse_garrison_move
from sirocco.games.compass.rules.stacking import ExcessUnits, overfull, room
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.units import refuse_defence_only
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.distant_goals import DistantGoal
from sirocco.mechanics.kinds import Side, Units

ATTACK_COST = 2
CONVOY_BONUS = 4
"""In half movement points, like every cost here."""
GOAL = DistantGoal(
    points_rule="C-6.2.Di", enemies_rule="C-6.2.Dg", barred_rule="C-6.2.Dg", place="area", places="areas", points=2
)


@implements("C-6.2.Ds", "C-6.2.Dc", "C-6.2.Dh", "C-6.2.Dk")
def moves_from(s: CompassState, unit: int, left: int, enemy: int) -> tuple[Action, ...]:
    """The moves and attacks open to a unit with `left` half points where it stands; nothing stops it on the way.

    `enemy` is the mask of areas the enemy occupies. The answer depends on nothing else, and not on what is left beyond
    what any step or attack costs, so it is kept.
    """
    c = s.components
    area = s.place[unit]
    key = (unit, area, min(left, enough_for_any(c)), enemy & c.board.adjacent[area])
    known = c.moves.get(key)
    if known is None:
        word = c.vocabulary.action
        found = []
        for other, cost in c.entry_cost[area].items():
            if enemy >> other & 1:
                if left >= ATTACK_COST and not c.bracketed[unit]:
                    found.append(word("attack", unit, other))
            elif left >= cost:
                found.append(word("move", unit, other))
        known = c.moves[key] = tuple(found)
    return known


def enough_for_any(c: Compass) -> int:
    """Half points that pay for any single step or attack: who has more can do no more with the next."""
    return max(ATTACK_COST, c.dearest)


def start_moving(s: CompassState, unit: int) -> None:
    """Another unit's movement is finished when this one's begins (C-6.2.Db)."""
    if s.mover != unit:
        finish_moving(s)
        s.mover = unit


@implements("C-6.2.Db", "C-6.2.Dp")
def finish_moving(s: CompassState) -> None:
    """The unit under way has moved; what it had left is lost."""
    if s.mover >= 0:
        s.mp[s.mover] = FINISHED
        s.mover = -1


@implements("C-6.2.Db", "C-6.2.Df", "C-6.2.Dp", "C-3.5c")
def move_unit(s: CompassState, unit: int, area: int) -> None:
    """Move a unit into a neighbouring area and pay for it."""
    c = s.components
    start_moving(s, unit)
    origin = s.place[unit]
    cost = c.entry_cost[origin][area]
    s.mp[unit] -= cost
    s.emit("moved", unit=c.unit_ids[unit], origin=c.area_ids[origin], to=c.area_ids[area], cost=cost / 2)
    s.put(unit, area)


@implements("C-6.2.Db", "C-6.2.Df", "C-6.2.Dg", "C-6.2.Di", "C-6.2.Dr", "C-3.7b", "C-bad-02")
def refuse_move(s: CompassState, unit: int, area: int, side: int) -> Refusal | None:
    """Why a unit may not enter an area, or None."""
    c = s.components
    wrong = refuse_mover(s, unit, side)
    if wrong is not None:
        return wrong
    origin = s.place[unit]
    if area not in c.entry_cost[origin]:
        return s.refuse("C-6.2.Df", "not-adjacent", area=area, origin=origin)
    if s.occupied[1 - side] >> area & 1:
        return s.refuse("C-6.2.Dg", "enemy-there", area=area)
    if c.entry_cost[origin][area] > s.mp[unit]:
        return s.refuse("C-6.2.Di", "too-far", unit=unit, area=area, left=s.mp[unit] / 2)
    return None


@implements("C-6.2.Dg", "C-6.2.Di")
def refuse_march(s: CompassState, unit: int, area: int) -> Refusal | None:
    """Why a unit that may move cannot get to an area further off: it is too far, or the enemy bars the way."""
    if s.mp[unit] == FINISHED:
        return None
    c = s.components
    enemies = s.occupied[1 - c.side_of[unit]]
    return GOAL.refuse(s, unit, area, c.costs, s.mp[unit], enemies, enemies)


@implements("C-6.2.Dr", "C-6.2.Db", "C-6.2.Dl", "C-3.7b")
def refuse_mover(s: CompassState, unit: int, side: int) -> Refusal | None:
    """Why a unit may neither move nor declare any more, or None."""
    c = s.components
    wrong = s.refusals.piece(s, unit, side) or refuse_garrison_move(s, unit)
    if wrong is not None:
        return wrong
    if not c.movement[unit]:
        return s.refuse("C-6.2.Dr", "immobile", unit=unit)
    if s.target[unit] >= 0:
        return s.refuse("C-6.2.Dl", "declared", unit=unit, area=s.target[unit])
    if s.mp[unit] == FINISHED:
        return s.refuse("C-6.2.Db", "finished", unit=unit)
    return None


@implements("C-6.2.Dj", "C-6.2.Dk", "C-6.2.Dm", "C-6.2.Dn", "C-6.2.Do", "C-1.2b", "C-3.7c")
def refuse_declaration(s: CompassState, unit: int, area: int, side: int) -> Refusal | None:
    """Why a unit may not declare an attack on an area, or None. The cost is one point even along a road."""
    c = s.components
    wrong = s.refusals.piece(s, unit, side) or refuse_defence_only(s, unit)
    if wrong is not None:
        return wrong
    if s.target[unit] >= 0:
        return s.refuse("C-6.2.Dm", "declared", unit=unit, area=s.target[unit])
    wrong = refuse_mover(s, unit, side)
    if wrong is not None:
        return wrong
    if area not in c.entry_cost[s.place[unit]]:
        return s.refuse("C-6.2.Dn", "not-adjacent", area=area, origin=s.place[unit])
    if not s.occupied[1 - side] >> area & 1:
        return s.refuse("C-6.2.Dn", "no-enemy", area=area)
    if s.mp[unit] < ATTACK_COST:
        return s.refuse("C-6.2.Dj", "no-point-to-attack", unit=unit, left=s.mp[unit] / 2)
    return None


@implements("C-6.2.Da", "C-6.2.Db", "C-6.2.Dt", "C-6.2.Di")
class MovementPhase(Step[CompassState], frozen=True):
    """The phasing player moves all, some or none of the units, declares attacks, may play Motor Convoy."""

    rule = "C-6.2.Da"
    under = ("PlayerTurn",)

    side: Side
    begun: bool = False
    convoyed: Units = 0
    """The units that can have no further Motor Convoy, as a mask; only with `oneConvoyPerUnit`."""

    def decider(self, s: CompassState) -> int:
        return self.side if self.begun else -1

    def run(self, s: CompassState) -> None:
        """Every unit on the map gets its movement capacity anew."""
        c = s.components
        s.mover = -1
        for unit in range(len(c.units)):
            mine = s.place[unit] >= 0 and c.side_of[unit] == self.side
            s.mp[unit] = c.movement[unit] if mine else FINISHED
            s.target[unit] = -1
        s.replace(MovementPhase(self.side, True))

    def actions(self, s: CompassState) -> list[Action]:
        c = s.components
        found: list[Action] = []
        enemy = s.occupied[1 - self.side]
        adjacent, place, mp, known, enough = c.board.adjacent, s.place, s.mp, c.moves, enough_for_any(c)
        for unit in c.units_of[self.side]:
            left = mp[unit]
            if left > 0:
                area = place[unit]
                moves = known.get((unit, area, left if left < enough else enough, enemy & adjacent[area]))
                found += moves_from(s, unit, left, enemy) if moves is None else moves
        if s.hand[8 * self.side + CONVOY]:
            found += self._convoys(s)
        found.append(c.vocabulary.bare["done"])
        return found

    def _convoys(self, s: CompassState) -> list[Action]:
        """The units that a Motor Convoy could help."""
        c, mp = s.components, s.mp
        convoy, convoyed = c.vocabulary.each("play", CONVOY), self.convoyed
        return [
            convoy[u] for u in c.units_of[self.side] if mp[u] != FINISHED and c.movement[u] and not convoyed >> u & 1
        ]

    def apply(self, s: CompassState, action: Action) -> None:
        verb = action.verb
        if verb == "move":
            unit, area = action.args
            move_unit(s, unit, area)
        elif verb == "attack":
            self._declare(s, *action.args)
        elif verb == "play":
            self._convoy(s, action.args[1])
        else:
            s.mover = -1
            s.emit("phaseEnded", phase="movement", side=SIDES[self.side])
            s.replace(ExcessUnits(self.side))

    @implements("C-6.2.Dj", "C-6.2.Dl", "C-6.2.Do")
    def _declare(self, s: CompassState, unit: int, area: int) -> None:
        """The attack marker names the target and ends the unit's movement."""
        c = s.components
        start_moving(s, unit)
        s.mp[unit] = FINISHED
        s.target[unit] = area
        s.emit("declared", unit=c.unit_ids[unit], origin=c.area_ids[s.place[unit]], to=c.area_ids[area])

    @implements("C-6.2.Dq", "C-7.6", "C-3.7b")
    def _convoy(self, s: CompassState, unit: int) -> None:
        """Motor Convoy: two more points for one unit, before or during its move; more than one may be played, unless
        `oneConvoyPerUnit` forbids it."""
        spend(s, self.side, CONVOY)
        s.mp[unit] += CONVOY_BONUS
        if s.options.one_convoy_per_unit:
            s.replace(MovementPhase(self.side, True, self.convoyed | 1 << unit))
        s.report("played", marker=CONVOY, side=self.side, unit=unit)

    def refusal(self, s: CompassState, action: Action) -> Refusal | None:
        if action.verb not in ("move", "attack", "play", "done"):
            return s.refusals.order(self, action)
        if action.verb == "done":
            return None
        if action.verb == "move":
            return refuse_move(s, action.args[0], action.args[1], self.side)
        if action.verb == "attack":
            return refuse_declaration(s, action.args[0], action.args[1], self.side)
        wrong = refuse_marker(s, action.args[0], self.side, (CONVOY,), self.side)
        if wrong is not None:
            return wrong
        if len(action.args) == 1:
            return s.refuse("C-6.2.Dq", "marker-needs-unit", marker=CONVOY)
        unit = action.args[1]
        if self.convoyed >> unit & 1:
            return s.refuse("C-6.2.Dq", "second-convoy", unit=unit)
        return refuse_mover(s, unit, self.side)

    def explain(self, s: CompassState, action: Action) -> Explanation | None:
        if action.verb == "move":
            return Explanation((movement_cost(s, *action.args),))
        if action.verb == "attack":
            from sirocco.games.compass.rules.odds import declared_odds

            unit, area = action.args
            cost = Breakdown(message("sum-movement", left=s.mp[unit] / 2), (s.term("declare", 1, "C-6.2.Dj"),))
            return Explanation((cost,), declared_odds(s, self.side, s.place[unit], area, joining=unit))
        if action.verb == "done":
            from sirocco.games.compass.rules.odds import odds_of_declared

            return Explanation(odds=odds_of_declared(s, self.side))
        return None

    def warnings(self, s: CompassState, action: Action) -> list[Message]:
        """What ending the phase now would lose."""
        if action.verb != "done":
            return []
        c = s.components
        found = [
            message("warn-overfull", area=c.area_ids[a], number=-room(s, a, self.side)) for a in overfull(s, self.side)
        ]
        idle = [
            c.unit_ids[u]
            for u in c.units_of[self.side]
            if s.mp[u] >= ATTACK_COST
            and not c.bracketed[u]
            and s.occupied[1 - self.side] & c.board.adjacent[s.place[u]]
        ]
        if idle:
            found.append(message("warn-could-attack", units=idle))
        from sirocco.games.compass.rules.dangers import left_behind

        return found + left_behind(s, self.side)

    def reminders(self, s: CompassState, action: Action) -> list[Message]:
        """The units that have not moved."""
        if action.verb != "done":
            return []
        movers = {a.args[0] for a in self.actions(s) if a.verb == "move"}
        unmoved = sum(s.mp[u] == s.components.movement[u] for u in movers)
        return [message("warn-could-move", number=unmoved)] if unmoved else []

    def prompt_args(self, s: CompassState) -> dict[str, Value]:
        return {"side": SIDES[self.side]}


@implements("C-6.2.Dc", "C-6.2.Dd", "C-6.2.De")
def movement_cost(s: CompassState, unit: int, area: int) -> Breakdown:
    """The cost of entering an area, with the clause that sets it."""
    kind = s.components.board.links[s.place[unit]][area]
    rule = {"road": "C-6.2.Dd", "track": "C-6.2.De", "border": "C-6.2.Dc"}[kind]
    cost = Fraction(s.components.entry_cost[s.place[unit]][area], 2)
    return Breakdown(message("sum-movement", left=s.mp[unit] / 2), (s.term(kind, cost, rule),))
