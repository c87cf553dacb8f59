"""A bot's plan: followed at the decisions it was made for, and at no other."""

from __future__ import annotations

import msgspec
import pytest

from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.kernel.play import Player
from sirocco.players import Bot, make
from tests.toy_march import March, ToyMarch, Turns

TO_BROLA, TO_CORI, HOME = "march Alba Brola", "march Alba Cori", "march Brola Alba"
PLAN = (TO_BROLA, TO_CORI, HOME, "pass")


class Scripted:
    """Blue reacts as the test says, then lets everything be."""

    def __init__(self, *reactions: str) -> None:
        self.reactions = list(reactions)

    def choose(self, game: Game) -> Action | str:
        return self.reactions.pop(0) if self.reactions else "pass"


def played(game: Game, red: Player, blue: Player) -> list[str]:
    """What was done to the end of the game: Red's actions as they are, Blue's in brackets."""
    game.play_on({"red": red, "blue": blue})
    return [str(action) if side == "red" else f"({action})" for side, action in game.actions_taken]


def test_a_plan_goes_on_after_the_other_side_has_let_it_be() -> None:
    rules = ToyMarch([PLAN])
    assert played(Game.start(rules), make("greedy", 1), Scripted()) == [
        TO_BROLA,
        "(pass)",
        TO_CORI,
        "(pass)",
        *PLAN[2:],
    ]
    assert rules.asked == ["March"], "thought of once"


def test_a_plan_is_not_played_into_a_window_of_its_own_side() -> None:
    """The planned `pass` would be legal as the answer to a challenge, where it means something else."""
    rules = ToyMarch([(TO_BROLA, "pass")])
    game = Game.start(rules)
    actions = played(game, make("greedy", 1), Scripted("priority"))
    assert actions[:2] == [TO_BROLA, "(priority)"] and actions[3:] == ["pass"]
    assert rules.asked == ["March", "Reply"], "the answer is thought about, and the plan resumed without thinking"


def test_a_plan_is_not_played_for_the_other_side() -> None:
    """One bot for both sides: Red's planned `pass` is legal for Blue, but not Blue's; and it is not forgotten."""
    rules = ToyMarch([(TO_BROLA, "pass")])
    game = Game.start(rules)
    bot = make("greedy", 1)
    game.act(bot.choose(game))
    bot.choose(game)
    assert rules.asked == ["March", "Reaction"]
    game.act("pass")
    assert str(bot.choose(game)) == "pass"
    assert rules.asked == ["March", "Reaction"]


def test_a_plan_is_not_played_for_the_other_side_at_the_same_point() -> None:
    rules = ToyMarch([("commit Alba", "commit Brola", "pass")], assumed="commit Cori", stack=(Turns(),))
    game = Game.start(rules)
    bot = make("greedy", 1)
    game.act(bot.choose(game))
    bot.choose(game)
    assert len(rules.asked) == 2, "Blue thinks for itself"
    game.act("commit Cori")
    assert str(bot.choose(game)) == "commit Brola"
    assert len(rules.asked) == 2


def test_a_plan_ends_with_its_step() -> None:
    """Red stops marching before the plan is through; when it marches again, even a steady plan is made anew."""
    rules = ToyMarch([PLAN, ("priority",)], steady=True, stack=(Turns(), March()))
    game = Game.start(rules)
    bot = make("greedy", 1)
    game.act(bot.choose(game))
    game.act("pass")
    game.act("pass")
    assert game.decision is not None and game.decision.step == "Turns"
    game.act(bot.choose(game))
    bot.choose(game)
    assert rules.asked == ["March", "Turns", "March"]


@pytest.mark.parametrize("reaction", ["shoot", "commit Alba"])
def test_dice_and_reveals_end_a_plan_unless_it_is_steady(reaction: str) -> None:
    rules = ToyMarch([PLAN])
    expected = [TO_BROLA, f"({reaction})"]
    assert played(Game.start(rules, seed=1), make("greedy", 1), Scripted(reaction))[:2] == expected
    assert rules.asked == ["March", "March"], "a new plan was made"
    steady = ToyMarch([PLAN], steady=True)
    actions = played(Game.start(steady, seed=1), make("greedy", 1), Scripted(reaction))
    assert actions == [*expected, TO_CORI, "(pass)", *PLAN[2:]]
    assert steady.asked == ["March"]


def test_a_plan_whose_next_action_is_not_legal_is_given_up() -> None:
    """One unit has gone to Brola: it cannot come home twice."""
    rules = ToyMarch([(TO_BROLA, HOME, HOME, "pass")], assumed=None)
    game = Game.start(rules)
    bot = make("greedy", 1)
    for number in range(4):
        assert game.decision is not None
        assert rules.asked == ["March"] * bool(number)
        game.act(bot.choose(game) if game.decision.side == "red" else "pass")
    assert [str(action) for _, action in game.actions_taken] == [TO_BROLA, "pass", HOME, TO_BROLA]
    assert rules.asked == ["March", "March"]
    assert len(bot.memory()["plans"]["plans"]) == 1, "nothing is left of the first plan"


def test_a_plan_is_followed_beyond_what_could_be_foreseen() -> None:
    """What Blue answers is not assumed; the planned `pass` belongs to the march all the same, not to Blue's window."""
    rules = ToyMarch([(TO_BROLA, "pass")], assumed=None)
    assert played(Game.start(rules), make("greedy", 1), Scripted()) == [TO_BROLA, "(pass)", "pass"]
    assert rules.asked == ["March"]


def test_a_plan_is_judged_as_far_as_the_others_can_be_foreseen() -> None:
    """To come home is worth a point, but a window lies before it: without an answer assumed there, the plan looks no
    better than to do nothing."""
    wanted = [(TO_BROLA, HOME, "pass"), ("pass",)]
    chosen = {
        assumed: {str(make("greedy", seed).choose(Game.start(ToyMarch(wanted, assumed=assumed)))) for seed in range(10)}
        for assumed in ("pass", None)
    }
    assert chosen == {"pass": {TO_BROLA}, None: {TO_BROLA, "pass"}}


class Forgetful:
    """For each decision a new bot, with nothing but the memory of the one before, as it comes out of a file."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.memory: bytes | None = None

    def choose(self, game: Game) -> Action:
        bot = make("greedy", self.seed)
        if self.memory is not None:
            bot.recall(msgspec.msgpack.decode(self.memory))
        action = bot.choose(game)
        self.memory = msgspec.msgpack.encode(bot.memory())
        return action


@pytest.mark.parametrize("reactions", [(), ("priority", "priority"), ("shoot", "priority")])
def test_a_bot_that_recalls_a_memory_goes_on_like_the_one_that_had_it(reactions: tuple[str, ...]) -> None:
    bots: tuple[Bot | Forgetful, ...] = (make("greedy", 7), Forgetful(7))
    games = [(rules := ToyMarch([PLAN]), played(Game.start(rules, seed=3), bot, Scripted(*reactions))) for bot in bots]
    (kept, actions), (recalled, same) = games
    assert actions == same
    assert kept.asked == recalled.asked
