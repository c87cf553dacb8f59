"""A toy in which one side marches as often as it likes and the other may react to each march: fire at it, lay something
open, or challenge it, which the marching side must answer in a window of its own before it goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from sirocco.kernel.action import Action
from sirocco.kernel.definition import Components, NoOptions
from sirocco.kernel.dice import Dice
from sirocco.kernel.play import BotFactory
from sirocco.kernel.step import Refusal, Step
from sirocco.kernel.strategy import PlanGroup, Strategy
from sirocco.players.random import RandomBot
from tests.toy_campaign import ToyCampaign, ToyState, no

RED, BLUE = 0, 1


class March(Step[ToyState], frozen=True):
    """Red marches on as long as it likes. Blue may react wherever it has troops."""

    rule = "TOY-7"

    def decider(self, s: ToyState) -> int:
        return RED

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("march", a, b) for a in range(3) for b in range(3) if a != b and s.troops[a]), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        if action.verb == "pass":
            s.pop()
            return
        origin, to = action.args
        s.troops[origin] -= 1
        s.troops[to] += 1
        if s.troops[3 * BLUE + to]:
            s.push(Reaction())
        else:
            s.taken[RED] += 1

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action in self.actions(s) else no("refuse-march")


class Reaction(Step[ToyState], frozen=True):
    """Blue fires (a die), sends its scouts (something is laid open), challenges, or lets it be."""

    rule = "TOY-8"

    def decider(self, s: ToyState) -> int:
        return BLUE

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("shoot"), word("commit", 0), word("priority"), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        s.pop()
        if action.verb == "shoot":
            s.emit("shot", die=s.dice.roll())
        elif action.verb == "commit":
            s.reveals += 1
        elif action.verb == "priority":
            s.push(Reply())

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action in self.actions(s) else no("refuse-phase")


class Reply(Step[ToyState], frozen=True):
    """Red answers a challenge; either answer changes nothing."""

    rule = "TOY-9"

    def decider(self, s: ToyState) -> int:
        return RED

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("priority"), word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        s.emit("answered", answer=action.verb)
        s.pop()

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action in self.actions(s) else no("refuse-phase")


class Turns(Step[ToyState], frozen=True):
    """The sides commit troops in turn, at the same point of the sequence, until one passes; Red may march instead."""

    rule = "TOY-10"

    side: int = RED

    def decider(self, s: ToyState) -> int:
        return self.side

    def actions(self, s: ToyState) -> list[Action]:
        word = s.components.vocabulary.action
        march = [word("priority")] if self.side == RED else []
        return [*(word("commit", town) for town in range(3)), *march, word("pass")]

    def apply(self, s: ToyState, action: Action) -> None:
        if action.verb == "commit":
            s.troops[3 * self.side + action.args[0]] += 1
            s.replace(Turns(1 - self.side))
        elif action.verb == "priority":
            s.push(March())
        else:
            s.pop()

    def refusal(self, s: ToyState, action: Action) -> Refusal | None:
        return None if action in self.actions(s) else no("refuse-phase")


class MarchStrategy(Strategy[ToyState]):
    """Plans for Red as the test wants them, outside of windows. It notes where it is asked."""

    def __init__(self, game: ToyMarch) -> None:
        super().__init__(game)
        self.game = game

    def plans(self, state: ToyState, side: int) -> Iterable[PlanGroup]:
        self.game.asked.append(type(state.stack[-1]).__name__)
        if side != RED or isinstance(state.stack[-1], Reply):
            return
        parse = state.components.vocabulary.parse
        plans = [tuple(parse(action) for action in plan) for plan in self.game.wanted]
        legal = [plan for plan in plans if plan[0] in state.stack[-1].actions(state)]
        yield PlanGroup(("march",), legal, forced=True, steady=self.game.steady)

    def assumed_answer(self, state: ToyState, side: int) -> Action | None:
        assumed = self.game.assumed
        return None if assumed is None else state.components.vocabulary.parse(assumed)


class ScoutBot(RandomBot):
    """A bot of the game's own."""


class ToyMarch(ToyCampaign):
    name = "toy-march"
    title = "Toy march"
    steps: ClassVar = {s.__name__: s for s in (March, Reaction, Reply, Turns)}

    def __init__(
        self,
        wanted: Iterable[Iterable[str]] = (),
        steady: bool = False,
        assumed: str | None = "pass",
        stack: tuple[Step[ToyState], ...] = (March(),),
    ) -> None:
        self.wanted = [tuple(plan) for plan in wanted]
        self.steady = steady
        self.assumed = assumed
        self.stack = stack
        self.asked: list[str] = []
        """The steps at which a bot has thought."""

    def start(self, components: Components, options: NoOptions, dice: Dice) -> ToyState:
        return ToyState(
            components, options, dice, [*self.stack], None, 0, 1, [4, 0, 0, 0, 1, 1], [], [1, 1], [1, 2], [0, 0]
        )

    def strategy(self) -> Strategy[ToyState]:
        return MarchStrategy(self)

    def bots(self) -> Mapping[str, BotFactory]:
        return {"scout": ScoutBot}
