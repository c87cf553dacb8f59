"""What an observer sees: the table of a side or of a spectator, as the fields of the WebSocket frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.definition import Result
from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.orders import Order
from sirocco.kernel.presentation.display import Display
from sirocco.server.action_tree import tree
from sirocco.server.explanations import ExplanationInfo
from sirocco.server.frames import DecisionInfo, SequenceStep


class Observer(NamedTuple):
    """`side` is whose secrets are visible (None: nobody's); `held` are the sides the observer may play, `side` among
    them."""

    side: str | None
    held: tuple[str, ...]


class CurrentGame(NamedTuple):
    """A game at one point of its journal. Immutable: every change creates another one."""

    game: Game
    seq: int
    n: int
    """Number of actions taken, without those undone."""
    mover: str | None = None
    """The side that took the last action."""
    resigned: str | None = None
    last_read: Mapping[str, EventChain] = MappingProxyType({})
    """The log as it was after each side's own last action."""
    order: Order | None = None
    """What waits until the other side has declined a window."""
    answers: int = 0
    """Number of standing answers given."""
    explanations: Mapping[str, ExplanationInfo] | None = None
    """The odds of what can be decided, as far as they have been worked out."""

    @property
    def result(self) -> Result | None:
        """How the game ended: by its rules, or by resignation."""
        if self.resigned is None:
            return self.game.result
        others = [side for side in self.game.definition.sides if side != self.resigned]
        return Result(others[0] if len(others) == 1 else None, "resigned", self.game.score)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.game.decision is None

    @property
    def undoer(self) -> str | None:
        """The side that may undo the last action."""
        return self.mover if not self.over and self.game.can_undo else None


class TableSettings(NamedTuple):
    """What the rules do not know about a game: how it is displayed and who plays it."""

    display: Display
    bots: frozenset[str]
    recorded: bool
    """An uploaded record: it can be viewed but not played."""
    seed_chosen: bool = False
    """Who plays alone chose the seed: it is no secret."""


def here(game: Game) -> list[SequenceStep]:
    """The stack as "you are here" in the sequence of play, outermost first."""
    sides = game.definition.sides
    steps = []
    for step in game.state.stack:
        side = getattr(step, "side", None)
        owner = sides[side] if isinstance(side, int) and 0 <= side < len(sides) else None
        steps.append(SequenceStep(type(step).__name__, step.rule, owner))
    return steps


def decision(current: CurrentGame, table_settings: TableSettings, observer: Observer) -> DecisionInfo | None:
    """Whose decision it is. Prompt and legal actions are included only for an observer who views as that side."""
    now = current.game.decision
    if now is None or current.over:
        return None
    may_undo = not table_settings.recorded and current.undoer is not None and current.undoer in observer.held
    decides = now.side == observer.side and not table_settings.recorded
    warnings = current.game.warnings() if decides else {}
    return DecisionInfo(
        side=now.side,
        step=now.step,
        rule=now.rule,
        undo=may_undo,
        prompt=now.prompt if decides else None,
        actions=tree(map(str, now.actions)) if decides else None,
        warnings={str(action): found for action, found in warnings.items()},
        explanations=dict(current.explanations or {}) if decides else {},
        window=now.window if decides else None,
    )


def table(game: Game, display: Display, side: str | None) -> dict[str, Any]:
    """The game's own table, JSON-ready."""
    index = None if side is None else game.definition.side_index(side)
    payload: dict[str, Any] = msgspec.to_builtins(display.table(game.state, index))
    return payload


def common(current: CurrentGame, table_settings: TableSettings) -> dict[str, Any]:
    """The fields that are the same for all observers."""
    game = current.game
    result = current.result
    decides = None if game.decision is None or current.over else game.decision.side
    return {
        "n": current.n,
        "here": here(game),
        "score": game.score,
        "result": None if result is None else msgspec.to_builtins(result),
        "seed": game.header.seeds[-1][1] if result is not None or table_settings.seed_chosen else None,
        "thinking": decides if decides in table_settings.bots else None,
    }


def fields(
    current: CurrentGame, table_settings: TableSettings, observers: Iterable[Observer]
) -> dict[Observer, dict[str, Any]]:
    """The fields of the `table` frame that change, for each kind of observer."""
    shared = common(current, table_settings)
    tables: dict[str | None, dict[str, Any]] = {}
    shown = {}
    for observer in observers:
        if observer.side not in tables:
            tables[observer.side] = table(current.game, table_settings.display, observer.side)
        shown[observer] = {
            **shared,
            "decision": msgspec.to_builtins(decision(current, table_settings, observer)),
            "table": tables[observer.side],
            "answers": {} if observer.side is None else current.game.answers(observer.side),
            "order": _order_of(current, observer),
        }
    return shown


def _order_of(current: CurrentGame, observer: Observer) -> list[str] | None:
    """The remaining actions of an order that waits; nobody but its side knows of it."""
    order = current.order
    return list(order.rest) if order is not None and order.side == observer.side else None


def summary(current: CurrentGame, table_settings: TableSettings) -> dict[str, Any]:
    """What the lobby shows of a game."""
    now = table_settings.display.table(current.game.state, None)
    decides = current.game.decision
    return {
        "n": current.n,
        "turn": now.turn,
        "headline": msgspec.to_builtins(now.headline),
        "decides": None if decides is None or current.over else decides.side,
        "result": None if current.result is None else msgspec.to_builtins(current.result),
    }
