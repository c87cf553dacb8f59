"""What one kind of onlooker sees: a side's table, or a spectator's, and how it changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from sirocco.kernel.definition import Result
from sirocco.kernel.events import EventChain
from sirocco.kernel.game import Game
from sirocco.kernel.presentation.display import Display
from sirocco.server.choices import tree


class Onlooker(NamedTuple):
    """`side` is whose secrets are seen (None: nobody's), `held` the sides the onlooker may play: `side` is one."""

    side: str | None
    held: tuple[str, ...]


class Moment(NamedTuple):
    """A game at one point of its journal. Never changed: the next point is another moment."""

    game: Game
    seq: int
    n: int
    """Actions of the line being played."""
    mover: str | None = None
    """Who took the last action."""
    resigned: str | None = None
    heard: Mapping[str, EventChain] = MappingProxyType({})
    """The log as it was after each side's own last action."""

    @property
    def result(self) -> Result | None:
        """How the game ended: by its rules, or because a side gave up."""
        if self.resigned is None:
            return self.game.result
        others = [side for side in self.game.definition.sides if side != self.resigned]
        return Result(others[0] if len(others) == 1 else None, "resigned", self.game.score)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.game.decision is None

    @property
    def undoer(self) -> str | None:
        """Who may take the last action back."""
        return self.mover if not self.over and self.game.can_undo else None


class Company(NamedTuple):
    """What the rules do not know of a game."""

    display: Display
    bots: frozenset[str]
    recorded: bool
    """It is only looked at: nobody plays."""


def here(game: Game) -> list[dict[str, Any]]:
    """The stack as "you are here" in the sequence of play, outermost first."""
    sides = game.definition.sides
    told = []
    for step in game.state.stack:
        side = getattr(step, "side", None)
        owner = sides[side] if isinstance(side, int) and 0 <= side < len(sides) else None
        told.append({"step": type(step).__name__, "rule": step.rule, "side": owner})
    return told


def decision(moment: Moment, company: Company, onlooker: Onlooker) -> dict[str, Any] | None:
    """Whose decision it is; what is asked and what is legal is told only to who decides and looks as that side."""
    now = moment.game.decision
    if now is None or moment.over:
        return None
    told: dict[str, Any] = {"side": now.side, "step": now.step, "rule": now.rule, "prompt": None, "actions": None}
    if now.side == onlooker.side and not company.recorded:
        told["prompt"] = msgspec.to_builtins(now.prompt)
        told["actions"] = tree(map(str, now.actions))
    told["undo"] = not company.recorded and moment.undoer is not None and moment.undoer in onlooker.held
    return told


def table(game: Game, display: Display, side: str | None) -> dict[str, Any]:
    """The game's own table, JSON-ready."""
    index = None if side is None else game.definition.side_index(side)
    told: dict[str, Any] = msgspec.to_builtins(display.table(game.state, index))
    return told


def common(moment: Moment, company: Company) -> dict[str, Any]:
    """What everybody sees."""
    game = moment.game
    result = moment.result
    decides = None if game.decision is None or moment.over else game.decision.side
    return {
        "n": moment.n,
        "here": here(game),
        "score": game.score,
        "result": None if result is None else msgspec.to_builtins(result),
        "seed": None if result is None else game.header.seeds[-1][1],
        "thinking": decides if decides in company.bots else None,
    }


def fields(moment: Moment, company: Company, onlookers: Iterable[Onlooker]) -> dict[Onlooker, dict[str, Any]]:
    """The fields of the `table` frame that change, for each kind of onlooker."""
    shared = common(moment, company)
    tables: dict[str | None, dict[str, Any]] = {}
    told = {}
    for onlooker in onlookers:
        if onlooker.side not in tables:
            tables[onlooker.side] = table(moment.game, company.display, onlooker.side)
        told[onlooker] = {**shared, "decision": decision(moment, company, onlooker), "table": tables[onlooker.side]}
    return told


def summary(moment: Moment, company: Company) -> dict[str, Any]:
    """What the lobby shows of a game."""
    now = company.display.table(moment.game.state, None)
    decides = moment.game.decision
    return {
        "n": moment.n,
        "turn": now.turn,
        "headline": msgspec.to_builtins(now.headline),
        "decides": None if decides is None or moment.over else decides.side,
        "result": None if moment.result is None else msgspec.to_builtins(moment.result),
    }
