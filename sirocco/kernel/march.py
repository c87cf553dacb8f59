"""Marching: units brought to a place by the small actions the game has, all of them or nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sirocco.kernel.action import Action, Thing
from sirocco.kernel.errors import NotationError
from sirocco.kernel.game import Game
from sirocco.kernel.message import Message
from sirocco.kernel.orders import decline_windows
from sirocco.kernel.presentation.text import Texts, illegal
from sirocco.kernel.routes import out_of_reach, routes, why_not
from sirocco.kernel.step import Refusal


def piece_kind(game: Game) -> str:
    """What the vocabulary calls the pieces that march."""
    verbs = game.definition.marching
    return _form(game, verbs.take or verbs.move)[0]


def place_kind(game: Game) -> str:
    """What the vocabulary calls the places they march to."""
    return _form(game, game.definition.marching.move)[-1]


def _form(game: Game, verb: str) -> tuple[str, ...]:
    forms = game.components.vocabulary.verbs.get(verb)
    if forms is None:
        raise NotationError(f"in {game.definition.title} nothing marches: there is no verb '{verb}'")
    return forms[0]


def march(game: Game, units: Sequence[str], to: str, finish: bool = True) -> list[Action]:
    """The actions that bring the units there, carried out as far as the other side's first window; tried on a copy
    first, so that a refusal changes nothing. On the copy the other side declines every window."""
    names = game.components.vocabulary.names
    kind, where = piece_kind(game), place_kind(game)
    movers = list(dict.fromkeys(Thing(kind, names[kind].index(unit)) for unit in units))
    if not movers:
        raise NotationError("a march needs at least one unit")
    goal = Thing(where, names[where].index(to))
    if game.decision is None:
        raise illegal(game, Refusal("", Message("refuse-game-over")))
    trial = game.imagine(game.decision.side, "march") if game.definition.windows else game.clone()
    actions: list[Action] = []
    for group in _groups(game, movers, goal):
        actions += _march(trial, group, goal, finish)
    return game.order(actions)


def _groups(game: Game, movers: Iterable[Thing], goal: Thing) -> list[list[Thing]]:
    """Who goes together: in a game in which pieces are taken in hand, those of one place. Who is there stays."""
    names = game.components.vocabulary.names
    describer = game.definition.describer()(game, Texts.of(game), None)
    groups: dict[str, list[Thing]] = {}
    for mover in movers:
        name = names[mover.kind].ids[mover.number]
        at = describer.whereabouts(name)
        if at != names[goal.kind].ids[goal.number]:
            groups.setdefault(str(at) if game.definition.marching.take else name, []).append(mover)
    return list(groups.values())


def _march(game: Game, group: list[Thing], goal: Thing, finish: bool) -> list[Action]:
    verbs, word = game.definition.marching, game.components.vocabulary.action
    actions: list[Action] = []
    in_hand = bool(verbs.take)
    if in_hand:
        actions += _take(game, group)
    found = routes(game, group[0], in_hand, wanted=goal)
    if goal not in found.ways:
        if not found.ways:
            named = (goal.number,) if in_hand else (group[0].number, goal.number)
            refusal = game.refusal(word(verbs.move, *named))
        else:
            refusal = why_not(game, found, verbs.move, group[0], goal, in_hand)
        rule = game.decision.rule if game.decision is not None else ""
        raise illegal(game, refusal or out_of_reach(game, group[0], goal, rule))
    before = game.decision
    assert before is not None
    for action in found.ways[goal].actions:
        game.act(action)
        decline_windows(game, before.side)
        actions.append(action)
    if in_hand and finish:
        after, done = game.decision, word(verbs.done)
        if after is not None and after.step == before.step and done in after.actions:
            game.act(done)
            actions.append(done)
    return actions


def _take(game: Game, group: list[Thing]) -> list[Action]:
    """Take the pieces of a group in hand, but for those that are."""
    verbs, vocabulary = game.definition.marching, game.components.vocabulary
    assert game.decision is not None
    held = set(game.definition.display(game.components).table(game.state, game.decision.side_index).moving)
    names = vocabulary.names[group[0].kind].ids
    taken = [mover for mover in group if names[mover.number] in held]
    actions = []
    if len(taken) != len(held) or not held:
        taken = [group[0]]
        actions.append(vocabulary.action(verbs.take, group[0].number))
    actions += [vocabulary.action(verbs.join, mover.number) for mover in group if mover not in taken]
    for action in actions:
        game.act(action)
    return actions
