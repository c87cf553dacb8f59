"""The conformance suite: properties that every game must have, ours and others'.

    from sirocco.kernel.proof.conformance import conform
    conform("compass", seeds=range(20))

Each seed is one random game. At every action: the invariants hold, every listed action is distinct and not refused,
actions that are not listed are refused and change nothing. At some actions also: saving, copying, undoing, replaying,
imagining, and searching for leaks. `Broken` names the seed and the action, so that every finding can be reproduced.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.action import Action
from sirocco.kernel.dice import Dice, key_of
from sirocco.kernel.errors import IllegalAction
from sirocco.kernel.events import Event, chain_up, undeclared
from sirocco.kernel.formats.record import replay
from sirocco.kernel.formats.saved import from_json
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Table
from sirocco.kernel.registry import definition
from sirocco.kernel.standing import ASK, DECLINE
from sirocco.kernel.view import lexicon_of, view_shape

MAX_ACTIONS = 20_000
EXPLAINED = 6
"""Of how many actions the numbers are compared, and of how many pieces the overlays."""


class Broken(AssertionError):
    """A violated property."""


class Totals(NamedTuple):
    games: int
    actions: int


def conform(
    name: str,
    seeds: Iterable[int],
    scenario: str | None = None,
    options: dict[str, bool] | None = None,
    thorough: float = 0.05,
) -> Totals:
    """Play random games and check everything; `thorough` is the share of actions at which the slow checks run too."""
    games = actions = 0
    for seed in seeds:
        games += 1
        actions += Run(name, seed, scenario, options, thorough).play()
    return Totals(games, actions)


class Run:
    """One random game under observation."""

    def __init__(
        self, name: str, seed: int, scenario: str | None, options: dict[str, bool] | None, thorough: float
    ) -> None:
        self.random = random.Random(f"conformance:{name}:{seed}")
        self.seed = seed
        self.thorough = thorough
        self.game = Game.start(definition(name), scenario, seed, options)
        self.lexicon = lexicon_of(self.game)
        self.display = self.game.definition.display(self.game.components)
        self.count = 0

    def require(self, holds: bool, problem: str) -> None:
        if not holds:
            game = self.game.definition.name
            raise Broken(f"{game}, seed {self.seed}, after {self.count} actions: {problem}")

    def play(self) -> int:
        """Play to the end; returns the number of actions."""
        game = self.game
        while game.decision is not None:
            self.require(self.count < MAX_ACTIONS, "the game does not end")
            self.check_always()
            self.answer_in_advance(game)
            if self.random.random() < self.thorough:
                self.check_sometimes()
            game.act(self.random.choice(game.decision.actions))
            self.count += 1
        self.finish()
        return self.count

    def answer_in_advance(self, game: Game) -> None:
        """Now and then a side changes one of its standing answers, whoever decides."""
        windows = game.definition.windows
        if windows and self.random.random() < 0.2:
            side, window = self.random.choice(game.definition.sides), self.random.choice(windows)
            game.answer(side, window, self.random.choice((ASK, DECLINE)))

    def check_always(self) -> None:
        game = self.game
        assert game.decision is not None
        actions = game.decision.actions
        self.require(bool(actions), f"{game.decision.step} asks but offers nothing")
        self.require(len(set(actions)) == len(actions), f"{game.decision.step} offers an action twice")
        listed = tuple(game.state.stack[-1].actions(game.state))
        self.require(actions == listed, f"{game.decision.step} does not offer what it lists")
        for problem in game.definition.broken_invariants(game.state):
            self.require(False, problem)

    def check_sometimes(self) -> None:
        self.check_actions()
        self.check_shapes()
        self.check_copies()
        self.check_saving()
        self.check_undo()
        for side in self.game.definition.sides:
            self.check_secrets(side)
            self.check_imagination(side)
            self.check_answers(side)

    def check_actions(self) -> None:
        """`actions` and `refusal` agree, refusing changes nothing, and the order depends on the position alone."""
        game = self.game
        assert game.decision is not None
        actions = game.decision.actions
        for action in actions:
            self.require(game.refusal(action) is None, f"'{action}' is listed but refused: {game.refusal(action)}")
        before = game.state.plain()
        for action in self.candidate_actions():
            if action in actions:
                continue
            try:
                game.act(str(action))
            except IllegalAction as error:
                self.require(bool(error.rule and error.reason), f"'{action}' is refused without a reason")
            else:
                self.require(False, f"'{action}' is not listed but was carried out")
        self.require(game.state.plain() == before, "a refusal changed the state")
        again = tuple(str(a) for a in from_json(game.to_json()).decision.actions)  # type: ignore[union-attr]
        self.require(again == tuple(map(str, actions)), "the order of the actions is not a matter of the position")

    def check_shapes(self) -> None:
        """Facts and views have the declared shapes; the views of the sides are checked in turn."""
        game = self.game
        rules = game.definition
        for problem in rules.facts_shape.strays(rules.facts(game.state), self.lexicon, "facts"):
            self.require(False, problem)
        viewers = (*rules.sides, None)
        seen = game.view(viewers[self.count % len(viewers)])
        for problem in view_shape(rules).strays(seen, self.lexicon, "view"):
            self.require(False, problem)

    def candidate_actions(self) -> list[Action]:
        """Readable actions, most of them illegal: near misses of the legal ones and wild ones."""
        words = self.game.components.vocabulary
        assert self.game.decision is not None
        found = []
        for _ in range(30):
            verb = self.random.choice(list(words.verbs))
            form = self.random.choice(words.verbs[verb])
            found.append(words.action(verb, *(self.random.randrange(len(words.names[k].ids)) for k in form)))
        for _ in range(30):
            near = self.random.choice(self.game.decision.actions)
            form = next(f for f in words.verbs[near.verb] if len(f) == len(near.args))
            args = list(near.args)
            if args:
                spot = self.random.randrange(len(args))
                args[spot] = self.random.randrange(len(words.names[form[spot]].ids))
            found.append(words.action(near.verb, *args))
        return found

    def check_copies(self) -> None:
        """A copy is equal and independent; imagining and re-seeding keep what is public."""
        game = self.game
        assert game.decision is not None
        before = game.state.plain()
        copy = game.clone()
        self.require(copy.state == game.state, "a clone differs")
        copy.act(self.random.choice(game.decision.actions))
        for side in game.definition.sides:
            imagined = game.imagine(side, self.random.getrandbits(32))
            while imagined.decision is not None and self.random.random() < 0.9:
                imagined.act(self.random.choice(imagined.decision.actions))
        self.require(game.state.plain() == before, "playing on in a copy changed the original")

    def check_saving(self) -> None:
        game = self.game
        text = game.to_json()
        loaded = from_json(text)
        self.require(loaded.state == game.state, "saving and loading changes the state")
        self.require(loaded.events == game.events, "saving and loading changes the log")
        self.require(loaded.to_json() == text, "saving and loading changes the saved form")
        replayed = replay(game.record())
        self.require(replayed.state == game.state, "the record replays to another state")
        self.require(replayed.events == game.events, "the record replays to another log")
        for side in (*game.definition.sides, None):
            seen = game.view(side)
            self.require(json.loads(json.dumps(seen)) == seen, f"the view of {side} is not JSON-ready")

    def check_undo(self) -> None:
        """Acting and undoing is identity, and so is undoing and repeating."""
        game = self.game
        assert game.decision is not None
        trial = game.clone()
        trial.act(self.random.choice(game.decision.actions))
        if trial.can_undo:
            trial.undo()
            self.require(trial.state == game.state and trial.events == game.events, "undo does not restore the state")
        if game.can_undo:
            back = game.clone()
            _, last = game.actions_taken[-1]
            back.undo()
            back.act(last)
            self.require(back.state == game.state and back.events == game.events, "undo and redo is not identity")

    def check_secrets(self, side: str) -> None:
        """Nothing `side` sees, is offered or is asked changes when only the other side's secrets change, now or after
        its next action (unless that reveals them)."""
        game = self.game
        other = disguised(game, side, self.random.getrandbits(32))
        for viewer in (side, None):
            same = _text(other.view(viewer)) == _text(game.view(viewer))
            self.require(same, f"the view of {viewer} leaks the other side's secrets")
            self.require(
                _text(self.table(other, viewer)) == _text(self.table(game, viewer)),
                f"the table of {viewer} shows the other side's secrets",
            )
            self.check_overlays(other, viewer)
        assert game.decision is not None
        if game.decision.side == side:
            self.check_explanations(other)
            action = self.random.choice(game.decision.actions)
            mine = game.clone()
            mine.act(action)
            other.act(action)
            if mine.state.reveals != game.state.reveals:
                return
            self.require(
                other.view(side) == mine.view(side), f"what {side} sees after '{action}' leaks the other side's secrets"
            )
            self.require(
                self.table(other, side) == self.table(mine, side),
                f"the table of {side} after '{action}' shows the other side's secrets",
            )

    def check_overlays(self, other: Game, viewer: str | None) -> None:
        """No overlay shows a secret of the other side, be it about everything or about one piece."""
        if not self.display.overlays:
            return
        pieces = self.game.components.vocabulary.names[self.display.piece].ids
        for name in self.display.overlays:
            for focus in (None, *self.random.sample(pieces, min(len(pieces), EXPLAINED))):
                mine, disguise = (self.overlay(game, viewer, name, focus) for game in (self.game, other))
                about = "" if focus is None else f" about {focus}"
                self.require(mine == disguise, f"the overlay '{name}'{about} shows {viewer} the other side's secrets")

    def check_explanations(self, other: Game) -> None:
        """Neither warnings, nor refusals, nor the numbers behind some legal actions depend on a secret."""
        assert self.game.decision is not None
        self.require(other.warnings() == self.game.warnings(), "a warning tells the other side's secrets")
        actions = self.game.decision.actions
        for action in self.random.sample(actions, min(len(actions), EXPLAINED)):
            mine, disguise = (str(game.explain(action)) for game in (self.game, other))
            self.require(mine == disguise, f"what explains '{action}' tells the other side's secrets")
        for action in self.candidate_actions():
            mine, disguise = (str(game.refusal(action)) for game in (self.game, other))
            self.require(mine == disguise, f"why '{action}' is refused tells the other side's secrets")

    def overlay(self, game: Game, viewer: str | None, name: str, focus: str | None) -> str:
        """One as a page would show it."""
        index = None if viewer is None else game.definition.side_index(viewer)
        return _text(self.display.overlay(game.state, index, name, focus))

    def table(self, game: Game, viewer: str | None) -> Table:
        """What a page would show."""
        return self.display.table(game.state, None if viewer is None else game.definition.side_index(viewer))

    def check_answers(self, side: str) -> None:
        """A standing answer shows in its owner's view alone, can be given out of turn, and changes neither whose
        decision it is nor what may be taken back; taking back keeps it. One window at each check: views of a long
        game, and replaying it, take longer than all else."""
        game = self.game
        if not game.definition.windows:
            return
        window = game.definition.windows[self.count % len(game.definition.windows)]
        before, copy = game.clone(), game.clone()
        copy.answer(side, window, DECLINE if game.answers(side)[window] == ASK else ASK)
        self.require(copy.view(side) != before.view(side), f"{side} does not see its own standing answer")
        for other in (None, *game.definition.sides):
            if other != side:
                self.require(
                    copy.view(other) == before.view(other)
                    and copy.events == before.events
                    and copy.can_undo == before.can_undo
                    and copy.length == before.length,
                    f"{other} learns of a standing answer of {side}",
                )
            if other not in (None, side):
                seed = self.random.getrandbits(32)
                self.require(
                    copy.imagine(other, seed).state == before.imagine(other, seed).state,
                    f"what {other} imagines depends on a standing answer of {side}",
                )
        if copy.can_undo:
            answers = copy.answers(side)
            last = copy.actions_taken[-1][1]
            copy.undo()
            self.require(copy.answers(side) == answers, "taking back changes a standing answer")
            copy.act(last)
            if copy.can_undo:
                self.require(replay(copy.record()).state == copy.state, "taking back and answering do not commute")

    def check_imagination(self, side: str) -> None:
        """What `side` imagines depends on nothing it cannot know, and a branch from there is an ordinary
        game: `side` sees in it what it sees now, and its record and its saved form restore it."""
        game = self.game
        seed = self.random.getrandbits(32)
        other = disguised(game, side, seed)
        self.require(
            other.imagine(side, seed).state == game.imagine(side, seed).state,
            f"what {side} imagines depends on the other side's secrets",
        )
        branch = game.imagined_branch(self.count, side)
        self.require(_seen(branch, side) == _seen(game, side), f"an imagined branch is not what {side} knows")
        assert branch.decision is not None
        branch.act(self.random.choice(branch.decision.actions))
        replayed, loaded = replay(branch.record()), from_json(branch.to_json())
        for again in (replayed, loaded):
            self.require(
                again.state == branch.state and again.events == branch.events, "an imagined branch does not come back"
            )

    def finish(self) -> None:
        game = self.game
        for problem in game.definition.broken_invariants(game.state):
            self.require(False, problem)
        self.require(game.result is not None, "the game is over without a result")
        self.check_shapes()
        for problem in undeclared(game.events, game.definition.event_kinds, self.lexicon):
            self.require(False, problem)
        replayed = replay(game.record())
        self.require(
            replayed.state == game.state and replayed.events == game.events, "the record does not replay the game"
        )
        self.require(replayed.result == game.result, "the record replays to another result")


def _seen(game: Game, side: str) -> dict[str, Any]:
    """What a side sees of a position, without its history."""
    return {name: seen for name, seen in game.view(side).items() if name not in ("events", "commitment")}


def _text(shown: Any) -> str:
    """What is sent of something: the order of its entries tells, too."""
    return msgspec.json.encode(shown).decode()


def disguised(game: Game, side: str, seed: int) -> Game:
    """A game that looks the same to `side`, with everything it cannot know replaced, also in the log; same dice."""
    copy = game.clone()
    game.definition.resample(copy.state, game.definition.side_index(side), Dice(key_of(f"disguise:{seed}")))
    events = [
        Event(e.kind, e.data, e.owner, dict.fromkeys(e.secret, "?")) if e.secret and e.owner != side else e
        for e in game.events
    ]
    copy.state.log = chain_up(events)
    return copy


def perft(game: Game, depth: int) -> int:
    """The number of ways to play `depth` actions on from here, dice as they fall: a fingerprint of the rules."""
    decision = game.decision
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.actions)
    total = 0
    for action in decision.actions:
        after = game.clone()
        after.act(action)
        total += perft(after, depth - 1)
    return total
