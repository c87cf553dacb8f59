"""What bots share: a movement phase planned as a whole, attacks, goals, lines of supply, choices, weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

import sirocco
from sirocco.board.distances import FAR, UNREACHABLE, Distances
from sirocco.board.graph import mask_of, places_of
from sirocco.board.network import Network
from sirocco.board.paths import Reach
from sirocco.kernel.action import Action
from sirocco.kernel.game import Game
from sirocco.kernel.registry import register
from sirocco.mechanics.bot.attacks import PlannedAttack, best_attack, promise_together, ranked
from sirocco.mechanics.bot.attraction import attraction
from sirocco.mechanics.bot.choices import always, by_outcome, choose, first, highest, lowest
from sirocco.mechanics.bot.movement import MovementPlanner
from sirocco.mechanics.bot.orders import Orders
from sirocco.mechanics.bot.supply_lines import barriers, crossings, gates, lifelines
from sirocco.mechanics.bot.weights import all_between, between
from sirocco.mechanics.choices import PieceChoice
from sirocco.mechanics.memo import Memo
from sirocco.mechanics.movement_costs import cost_table, turned_round
from tests.mechanics.field import RED, FieldState, field, hex_, unit
from tests.mechanics.marching_game import ALLOWANCE, GAME, MarchesState, SalernoMarch

AXIS, ALLIED = 0, 1
GRENADIERS, PANZER, GUNS = range(3)

register(GAME)


# A movement phase.


def declining(s: MarchesState) -> Action | None:
    return next((a for a in s.stack[-1].actions(s) if a.verb in GAME.declining), None)


class AxisPlanner(MovementPlanner[MarchesState]):
    """Wants to be two to one beside an enemy, and the others as near to the east as they come. Its guns follow."""

    gain = 0.01
    odds = (2.0,)
    targets = 2
    rounds = 3

    def __init__(self, s: MarchesState) -> None:
        draw = [float(at[1]) for at in s.components.map.at[: s.components.map.open]]
        super().__init__(s, AXIS, draw, declining)

    def worth(self, s: MarchesState) -> float:
        mine, distance = [s.place[u] for u in range(3)], s.components.map.distance
        odds = [
            sum(distance(h, enemy) == 1 for h in mine) / s.at[enemy].bit_count()
            for enemy in places_of(s.occupied[ALLIED])
        ]
        return 20.0 * (max(odds) >= 2) + sum(self.draw[h] for h in mine)

    def able(self) -> list[int]:
        return [u for u in range(3) if not self.s.moved >> u & 1]

    def followers(self) -> int:
        return 1 << GUNS

    def fighters(self) -> list[int]:
        return [u for u in self.able() if u != GUNS]

    def reach(self, piece: int) -> Reach:
        s = self.s
        march = SalernoMarch(side=AXIS, group=1 << piece)
        return march.zones.reach(
            march.costs(s), s.place[piece], ALLOWANCE[piece], zone=s.zone[ALLIED], closed=s.occupied[ALLIED]
        )

    def goals(self, pieces: Sequence[int], room: list[int]) -> list[int]:
        return room[:4]

    def has_room(self, stack: int, place: int) -> bool:
        return stack.bit_count() <= 2

    def set_down(self, s: MarchesState, piece: int, place: int) -> None:
        s.put(piece, place)
        s.moved |= 1 << piece

    def beside(self, target: int) -> int:
        return self.s.components.map.board.adjacent[target] & ~self.s.occupied[ALLIED]

    def attack(self, piece: int) -> float:
        return 1.0

    def attack_from(self, place: int) -> float:
        return float(self.s.at[place].bit_count())

    def defence(self, target: int) -> float:
        return float(self.s.at[target].bit_count())

    def prize(self, target: int) -> float:
        return 1.0

    def adds_attack(self, stack: int, piece: int, place: int) -> bool:
        return self.has_room(stack | 1 << piece, place)


def planned(game: Game, *parts: str) -> AxisPlanner:
    planner = AxisPlanner(game.state)
    for part in parts:
        getattr(planner, part)()
    return planner


def distances(s: MarchesState, target: str) -> list[int]:
    there = s.components.map.number[target]
    return [s.components.map.distance(s.place[u], there) for u in range(3)]


@pytest.mark.parametrize("scenario", ["salerno", "under-fire"])
def test_a_force_is_gathered_and_the_rest_follows(scenario: str) -> None:
    """The plan is legal action by action, the windows of the enemy in between declined as was assumed."""
    game = sirocco.new("marches", scenario, seed=1)
    start = game.state.place[GUNS]
    planner = planned(game, "gather", "march_all")
    for action in planner.orders.finished():
        while game.decision is not None and game.decision.side == "allied":
            game.act("decline")
        game.act(action)
    assert distances(game.state, "0604")[:2] == [1, 1], "the one enemy who stands alone"
    assert game.state.place[:3] == planner.s.place[:3]
    assert game.state.place[GUNS] != start, "the guns have followed"


def test_no_force_is_gathered_against_odds() -> None:
    game = sirocco.new("marches", "salerno", seed=1)
    game.state.put(4, game.state.place[3])  # three together: two can never have two to one
    assert planned(game, "gather").orders.actions == []


def test_stacks_march_together_where_there_is_room() -> None:
    game = sirocco.new("marches", "salerno", seed=1)
    planner = planned(game, "march_all")
    assert planner.s.place[GRENADIERS] == planner.s.place[PANZER] != game.state.place[PANZER]
    assert "join Panzer" in [str(action) for action in planner.orders.actions]
    assert planner.present == planner.worth(planner.s) > AxisPlanner(game.state).present


def test_an_illegal_order_is_not_given() -> None:
    game = sirocco.new("marches", "salerno", seed=1)
    orders = Orders(game.state, declining)
    assert not orders.give([("activate", PANZER), ("move", game.state.place[3])])
    assert orders.actions == []
    assert orders.state == game.state
    assert orders.give([("activate", PANZER), ("move", game.state.place[GUNS])])
    assert [a.verb for a in orders.finished()] == ["activate", "move", "done", "done"]


# Attacks.


def test_the_force_that_promises_most_is_taken() -> None:
    promised = {(7,): 1.0, (7, 8): 3.0, (7, 8, 9): 3.1}
    assert best_attack(5, (7, 8, 9), lambda _, force: promised[force], 0.3) == PlannedAttack(3.0, 5, (7, 8))
    assert best_attack(5, (), lambda *_: 1.0, 0.3) is None


def test_each_piece_attacks_once() -> None:
    attacks = [PlannedAttack(2.0, 1, (7,)), None, PlannedAttack(0.2, 2, (9,)), PlannedAttack(3.0, 3, (7, 8))]
    found = ranked(attacks, 0.5)
    assert [attack.target for attack in found] == [3, 1]
    assert promise_together(found) == 3.0
    assert promise_together([*found, PlannedAttack(1.0, 4, (6,))]) == 4.0


# Goals.


def test_goals_draw_the_less_the_further_they_are() -> None:
    """A row of five places, one point from each to the next; the last is an island."""
    costs = cost_table([[1], [0, 2], [1, 3], [2], []], lambda _, __: 1)
    far = Distances(turned_round(costs))
    assert list(far.near(0)) == [0, 1, 2, 3, FAR]
    assert far.to(3) == [3, 2, 1, 0, UNREACHABLE]
    fades = (1.0, 0.5, 0.25)
    assert attraction([(0, 8.0), (3, 4.0)], far, fades, 0.5) == [8.0, 4.5, 3.0, 4.0, 0.0]
    assert attraction([], far, fades, 0.5) == [0.0] * 5


# Lines of supply.

ROW = Network(mask_of([b for b in (a - 1, a + 1) if 0 <= b < 9]) for a in range(9))


def test_what_lines_depend_on() -> None:
    """Two stacks at 4 and 7 of a row, the source at 0: the first holds its own place."""
    everywhere = (1 << 9) - 1
    found = lifelines((0,), ROW, everywhere, 1 << 4 | 1 << 7, ROW)
    assert found == {3: 2, 2: 2, 1: 2, 0: 2, 6: 1, 5: 1}
    assert lifelines((0,), ROW, everywhere & ~(1 << 2), 1 << 7, ROW) == {}


@pytest.mark.parametrize(("closed", "number", "opening"), [((4,), 1, (4,)), ((3, 6), 2, (3, 6)), ((), 0, ())])
def test_what_would_have_to_be_opened(closed: tuple[int, ...], number: int, opening: tuple[int, ...]) -> None:
    passable = (1 << 9) - 1 & ~mask_of(closed)
    assert barriers(1 << 1, 1 << 8, ROW, passable, 4) == number
    assert tuple(places_of(gates(1 << 1, 1 << 8, ROW, passable, 4))) == opening


def test_more_than_the_most_is_not_looked_at() -> None:
    passable = 1 << 1 | 1 << 8
    assert barriers(1 << 1, 1 << 8, ROW, passable, 2) == 2
    assert gates(1 << 1, 1 << 8, ROW, passable, 2) == 0
    assert [list(places_of(mask)) for mask in crossings(1 << 1, ROW, passable, 2)] == [[], [0, 2], [3]]


# Choices.


class Loss(PieceChoice[FieldState], frozen=True):
    rule = "F-4"
    verb = "lose"

    side: int = RED

    def candidates(self, s: FieldState) -> list[int]:
        return [u for u in range(3) if s.place[u] >= 0]

    def take(self, s: FieldState, candidate: int) -> None:
        s.lose_step(candidate, "combat")
        s.pop()


def test_ways_to_choose() -> None:
    s = field(Loss(), tank="A1", foot="A2", guns="A3")
    steps = [(always("done"), "done"), (first, "lose tank"), (highest(lambda _, a: a.args[0]), "lose guns")]
    steps.append((lowest(lambda s, a: s.steps_left(a.args[0])), "lose guns"))
    steps.append((by_outcome(lambda _, side: lambda t: t.steps_on_map(range(3)) * (1 - side)), "lose tank"))
    steps.append((by_outcome(lambda *_: lambda t: -t.occupied[RED].bit_count()), "lose guns"))
    for chooser, chosen in steps:
        assert [str(action) for action in choose({Loss: chooser}, s) or ()] == [chosen]
    assert choose({}, s) is None
    assert s.place[unit("guns")] == hex_("A3"), "nothing has happened to the position itself"


# Weights and memory.


class Pair(NamedTuple):
    one: float
    two: tuple[float, float]


def test_weights_between_two() -> None:
    assert between(1.0, 3.0, 0.25) == 1.5
    assert all_between(Pair(1.0, (0.0, 4.0)), Pair(3.0, (1.0, 4.0)), 0.5) == Pair(2.0, (0.5, 4.0))


def test_a_full_memory_forgets() -> None:
    memo: Memo[int, str] = Memo(2)
    memo[1], memo[2] = "one", "two"
    assert memo.get(1) == "one"
    memo[3] = "three"
    assert dict(memo) == {3: "three"}
