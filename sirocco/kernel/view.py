"""What one side may know of a game, as JSON-ready data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sirocco.kernel.roster import plain

if TYPE_CHECKING:
    from sirocco.kernel.game import Game


def view(game: Game, side: str | None) -> dict[str, Any]:
    """The frame every game shares, around what the game itself says. Legal actions go to the deciding side only."""
    definition = game.definition
    index = None if side is None else definition.side_index(side)
    decision = game.decision
    seen: dict[str, Any] = {
        "game": definition.name,
        "scenario": game.header.scenario,
        "options": game.header.options,
        "components": game.header.components,
        "commitment": game.header.commitment,
        "side": side,
        "here": [{"step": step, "rule": rule} for step, rule in game.here],
        "decision": None,
        "score": game.score,
        "result": None if game.result is None else msgspec.to_builtins(game.result),
        "events": [msgspec.to_builtins(e.seen_by(side)) for e in game.events],
    }
    if decision is not None:
        seen["decision"] = {"side": decision.side, "step": decision.step, "rule": decision.rule}
        if decision.side == side:
            seen["decision"]["prompt"] = msgspec.to_builtins(decision.prompt)
            seen["decision"]["actions"] = [str(a) for a in decision.actions]
    seen.update(definition.view(game.state, index))
    seen["roster"] = plain(definition.roster(game.state, index))
    return seen
