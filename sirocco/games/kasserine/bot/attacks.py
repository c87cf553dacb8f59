"""How bots fight: who attacks whom, how both sides declare, ways of retreat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.bot.battles import Battles
from sirocco.games.kasserine.bot.evaluation import judge
from sirocco.games.kasserine.components.charts import DEFENCES
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units, table_of
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.combat.results import carry_out
from sirocco.games.kasserine.rules.combat.retreat import Permission, Retreat, SupplyGoesAlong, ways_on
from sirocco.games.kasserine.rules.combat.sums import sums_of
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType, DefenceType
from sirocco.games.kasserine.rules.command.command_capacity import defence_types
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.mechanics.retreat import least_harmful

# Who attacks whom.


def choose_attack(s: KasserineState, top: CombatPhase) -> tuple[Action, ...]:
    """The most promising attack that can be declared so, or enough; if that is not allowed, an attack that is owed."""
    done = s.components.vocabulary.bare["done"]
    battles = Battles(s, top.side, flying=False)
    attacks, _ = battles.planned(s)
    may_stop = top.may_finish(s)
    if s.night and may_stop and not s.attacked_tonight >> top.side & 1 and battles.total(s) <= 0:
        return (done,)
    for attack in attacks:
        declared = _declared(s, attack.target, attack.force)
        if declared is not None:
            return declared
    if may_stop:
        return (done,)
    forced = []
    for target in top.candidates(s):
        best = battles.best(s, target, battles.ready & s.standing & ~s.attacked)
        if best is not None:
            forced.append(best)
    for attack in sorted(forced, key=lambda each: -each.promise):
        declared = _declared(s, attack.target, attack.force)
        if declared is not None:
            return declared
    return (next(action for action in top.actions(s) if action.verb == "attack"),)


def _declared(s: KasserineState, target: int, force: tuple[int, ...]) -> tuple[Action, ...] | None:
    """The declaration of an attack, with what else it must strike; None: it cannot be made so."""
    word = s.components.vocabulary.action
    t = s.clone()
    words = [word("attack", target)]
    t.stack[-1].apply(t, words[0])
    for unit in force:
        action = word("with", unit)
        if action in t.stack[-1].actions(t):
            t.stack[-1].apply(t, action)
            words.append(action)
    while not _is_declared(t):
        more = [action for action in t.stack[-1].actions(t) if action.verb == "also"]
        if not more or len(words) == 1:
            return None
        t.stack[-1].apply(t, more[0])
        words.append(more[0])
    return (*words, word("done"))


def _is_declared(s: KasserineState) -> bool:
    step = s.stack[-1]
    return isinstance(step, Attack) and step.may_finish(s)


def complete_attack(s: KasserineState, top: Attack) -> Action:
    """An attack that was begun otherwise than planned: enough, or what it needs."""
    actions = top.actions(s)
    order = {"done": 0, "with": 1, "also": 2, "only": 3}
    if not top.battle.attackers:
        return max((a for a in actions if a.verb == "with"), key=lambda a: s.attack(a.args[0]))
    return min(actions, key=lambda action: order.get(action.verb, 9))


# How both sides declare: the exact mean over the die.


def declare_attack(s: KasserineState, top: AttackType) -> Action:
    mean = Means(s, top.battle.side)
    answers = defence_types(s, top.battle)

    def promise(action: Action) -> float:
        declared = top.declared(action)
        return min(mean.of(replace(declared, defence=DEFENCES.index(answer))) for answer in answers)

    return max(top.actions(s), key=promise)


def declare_defence(s: KasserineState, top: DefenceType) -> Action:
    mean = Means(s, 1 - top.battle.side)
    return max(top.actions(s), key=lambda action: mean.of(top.declared(action)))


class Means:
    """What combats come to on average for a side: each result is carried out by the rules, and what follows is chosen
    as both sides choose."""

    def __init__(self, s: KasserineState, side: int) -> None:
        self._s, self._side, self._judge = s, side, judge(s, side)
        self._known: dict[tuple[str, bool], float] = {}

    def of(self, b: Battle) -> float:
        table = table_of(self._s, b)
        chances = table.chart.chances(sums_of(self._s, b, table.chart).column)
        return sum(float(chance) * self._after(b, result, table.winner_moves) for result, chance in chances.items())

    def _after(self, b: Battle, result: str, winner_moves: bool) -> float:
        key = (result, winner_moves)
        if key not in self._known:
            t = self._s.clone()
            depth = len(t.stack) - 1
            t.pop()
            carry_out(t, replace(b, defenders=mask_of(defending_units(t, b))), result)
            self._settle(t, depth)
            self._known[key] = self._judge(t)
        return self._known[key]

    def _settle(self, t: KasserineState, depth: int) -> None:
        advance_if_more(t, depth)
        while len(t.stack) > depth:
            step = t.stack[-1]
            own = step.decider(t) == self._side
            if isinstance(step, Retreat):
                action = choose_way(t, step, self._judge, self._side)
            elif isinstance(step, Permission):
                action = _permitted(t, step, self._judge, depth, best=own)
            else:
                action = step.actions(t)[0]
            step.apply(t, action)
            advance_if_more(t, depth)


def advance_if_more(t: KasserineState, depth: int) -> None:
    """Go on to the next decision within a combat."""
    while len(t.stack) > depth and t.stack[-1].decider(t) < 0:
        t.stack[-1].run(t)


def _permitted(
    t: KasserineState, step: Permission, worth: Callable[[KasserineState], float], depth: int, *, best: bool
) -> Action:
    """Let pass or forbid: what is better for a side if it decides, or else worse."""

    def after(action: Action) -> float:
        u = t.clone()
        u.stack[-1].apply(u, action)
        while len(u.stack) > depth and (u.stack[-1].decider(u) < 0 or isinstance(u.stack[-1], SupplyGoesAlong)):
            top = u.stack[-1]
            if top.decider(u) < 0:
                top.run(u)
            else:
                top.apply(u, top.actions(u)[0])
        return worth(u)

    pick = max if best else min
    return pick(step.actions(t), key=after)


# Retreat.


def choose_way(s: KasserineState, top: Retreat, worth: Callable[[KasserineState], float], side: int) -> Action:
    """The next hex of the way that ends best for who chooses."""
    actions = top.actions(s)
    if len(actions) == 1 or actions[0].verb != "retreat":
        return actions[0]
    own = top.decider(s) == side
    known: dict[int, float] = {}

    def end(place: int) -> float:
        if place not in known:
            t = s.clone()
            for unit in places_of(top.group):
                t.put(unit, place)
            known[place] = worth(t)
        return known[place]

    pick = max if own else min
    found = {
        action: pick(end(place) for place in _ends(s, top, (*top.path, action.args[0])))
        for action in actions
        if action.verb == "retreat"
    }
    return pick(found, key=lambda action: found[action])


def _ends(s: KasserineState, top: Retreat, path: tuple[int, ...]) -> Iterator[int]:
    """Where a retreat that has begun so can end."""
    if len(path) == top.number:
        yield path[-1]
        return
    for place in least_harmful(ways_on(s, top.side, top.group, path, top.number)):
        yield from _ends(s, top, (*path, place))


def retreat(s: KasserineState, top: Retreat) -> Action:
    side = top.decider(s)
    return choose_way(s, top, judge(s, side), side)


def permit(s: KasserineState, top: Permission) -> Action:
    side = top.decider(s)
    depth = len(s.stack) - 1
    return _permitted(s, top, judge(s, side), depth, best=True)
