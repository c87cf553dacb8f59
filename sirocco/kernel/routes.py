"""Ways across the board, found by trying legal moves: what a unit can reach, at what cost, and by which steps."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from sirocco.kernel.action import Action, Thing
from sirocco.kernel.game import Game
from sirocco.kernel.message import message
from sirocco.kernel.orders import decline_windows
from sirocco.kernel.step import Refusal


class Route(NamedTuple):
    """The cheapest way to a place: its whole cost and the actions, one after the other. `windows` are those of them
    after which the other side may be asked whether it interferes."""

    cost: Fraction
    actions: tuple[Action, ...]
    windows: tuple[Action, ...] = ()


class Routes(NamedTuple):
    """Everywhere a unit can go now, and the games imagined there."""

    ways: dict[Thing, Route]
    arrivals: dict[Thing, Game]


def routes(
    game: Game, mover: Thing, moving: bool = False, via: Sequence[str] = (), wanted: Thing | None = None
) -> Routes:
    """Every place a thing can be taken to by moves of one kind, as far as its points go, and up to the first die.

    It is tried out in an imagined game, so the search can learn nothing that its player does not know. Windows of the
    other side on the way are taken to be declined. `moving`: it is on the move already, so that a move names only where
    it goes. `via`: moves that every way shall begin with. `wanted`: the search ends when the way to this place is
    found.
    """
    decision = game.decision
    ways: dict[Thing, Route] = {}
    arrivals: dict[Thing, Game] = {}
    if decision is None:
        return Routes(ways, arrivals)
    imagined = game.imagine(decision.side, "routes")
    first = imagined.state.dice.counter
    start = _after(imagined, mover, moving, via)
    queue: list[tuple[Fraction, int, Route, Game]] = [(start.cost, 0, start, imagined)]
    number = 0
    while queue:
        cost, _, route, here = heapq.heappop(queue)
        path = route.actions
        goal = _goal(game, path[-1]) if path else None
        if goal is not None:
            if goal in ways:
                continue
            ways[goal], arrivals[goal] = route, here
            if goal == wanted:
                break
        if here.state.dice.counter != first:
            continue
        for action, price in _steps(here, mover, decision.step, moving):
            if _goal(game, action) not in ways:
                there = here.clone()
                there.act(action)
                opened = (action,) if decline_windows(there, decision.side) else ()
                number += 1
                further = Route(cost + price, (*path, action), (*route.windows, *opened))
                heapq.heappush(queue, (further.cost, number, further, there))
    return Routes(ways, arrivals)


def _after(game: Game, mover: Thing, moving: bool, via: Sequence[str]) -> Route:
    """Make these moves in a game and compute what they cost."""
    assert game.decision is not None
    side = game.decision.side
    cost, actions, windows = Fraction(0), [], []
    for text in via:
        action = game.components.vocabulary.parse(text)
        if game.decision is not None:
            cost += dict(_steps(game, mover, game.decision.step, moving)).get(action, 0)
        game.act(action)
        actions.append(action)
        if decline_windows(game, side):
            windows.append(action)
    return Route(cost, tuple(actions), tuple(windows))


def _steps(game: Game, mover: Thing, step: str, moving: bool) -> list[tuple[Action, Fraction]]:
    """The moves of a thing that have a price, while the decision stays the same. For what is on the move already a move
    without one counts as a step."""
    decision = game.decision
    if decision is None or decision.step != step:
        return []
    found = []
    for action in decision.actions:
        things = game.components.vocabulary.things(action)
        if (len(things) == 2 and things[0] == mover) or (moving and len(things) == 1):
            explanation = game.explain(action)
            if explanation is not None and explanation.breakdowns and not explanation.odds:
                found.append((action, explanation.breakdowns[0].total))
            elif explanation is None and moving and things[0].kind != mover.kind:
                found.append((action, Fraction(1)))
    return found


def _goal(game: Game, action: Action) -> Thing:
    return game.components.vocabulary.things(action)[-1]


def why_not(game: Game, found: Routes, verb: str, mover: Thing, goal: Thing, moving: bool = False) -> Refusal | None:
    """What stands in the way of a place: of all refusals on the way to it, the one that is not said everywhere."""
    named = (goal.number,) if moving else (mover.number, goal.number)
    action = game.components.vocabulary.action(verb, *named)
    here = None if game.decision is None else game.decision.step
    moving_on = [g for g in found.arrivals.values() if g.decision is not None and g.decision.step == here]
    refusals = [r for g in (game, *moving_on) if (r := g.refusal(action)) is not None]
    often = Counter(r.message.key for r in refusals)
    if len(often) < 2:
        return None
    rare = min(often, key=lambda key: (often[key], key == refusals[0].message.key))
    reason = next(r for r in refusals if r.message.key == rare)
    if reason == refusals[0] or not any(isinstance(value, int | float) for value in reason.message.args.values()):
        return reason
    # A number met on the way, such as the points then left, would be untrue of the piece where it stands.
    refusal = out_of_reach if verb == game.definition.marching.move else _out_of_reach
    return refusal(game, mover, goal, reason.rule)


def out_of_reach(game: Game, mover: Thing, goal: Thing, rule: str) -> Refusal:
    """That no move leads to a place now, and why if the game knows."""
    reason = game.definition.unreachable(game.state, mover.number, goal.number)
    return reason or _out_of_reach(game, mover, goal, rule)


def _out_of_reach(game: Game, mover: Thing, goal: Thing, rule: str) -> Refusal:
    names = game.components.vocabulary.names
    thing, place = names[mover.kind].ids[mover.number], names[goal.kind].ids[goal.number]
    return Refusal(rule, message("refuse-out-of-reach", thing=thing, goal=place))
