"""What one side may know of a game, as JSON-ready data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sirocco.kernel.formats.shape import ANYTHING, FLAG, SCORE, TEXT, Lexicon, Listing, Name, Record, Shape, Word
from sirocco.kernel.presentation.roster import ROSTER, plain
from sirocco.kernel.standing import ASK, DECLINE

if TYPE_CHECKING:
    from sirocco.kernel.definition import Definition
    from sirocco.kernel.game import Game


def lexicon_of(game: Game) -> Lexicon:
    """The names a game knows."""
    return Lexicon(game.components.vocabulary.names, game.definition.sides)


def view_shape(definition: Definition[Any]) -> Shape:
    """What a view may tell: the frame, and what the game declares."""
    declared = definition.view_shape
    if not isinstance(declared, Record):
        return ANYTHING
    reasons = Listing(Record({"key": TEXT, "args": ANYTHING}))
    frame: dict[str, Shape] = {
        **dict.fromkeys(("game", "scenario", "components", "commitment"), TEXT),
        "options": Record({option.name: FLAG for option in definition.info().options}),
        "side": Name("side", empty=True),
        "here": Listing(Record({"step": TEXT, "rule": TEXT})),
        "decision": Record(
            {"side": Name("side"), "step": TEXT, "rule": TEXT, "prompt": ANYTHING, "actions": Listing(TEXT)}, empty=True
        ),
        "score": SCORE,
        "roster": ROSTER,
        "result": Record(
            {"winner": Name("side", empty=True), "level": TEXT, "scores": SCORE, "reasons": reasons}, empty=True
        ),
        "events": Listing(Record({"kind": TEXT, "data": ANYTHING, "owner": TEXT, "secret": ANYTHING})),
    }
    if definition.windows:
        frame["answers"] = Record(dict.fromkeys(definition.windows, Word(ASK, DECLINE)), empty=True)
    return Record({**frame, **declared.entries})


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
        "result": None if game.result is None else msgspec.json.decode(msgspec.json.encode(game.result)),
        "events": [msgspec.to_builtins(e.seen_by(side)) for e in game.events],
    }
    if decision is not None:
        seen["decision"] = {"side": decision.side, "step": decision.step, "rule": decision.rule}
        if decision.side == side:
            seen["decision"]["prompt"] = msgspec.to_builtins(decision.prompt)
            seen["decision"]["actions"] = [str(a) for a in decision.actions]
    if definition.windows:
        seen["answers"] = None if side is None else game.answers(side)
    seen.update(definition.view(game.state, index))
    seen["roster"] = plain(definition.roster(game.state, index))
    return seen
