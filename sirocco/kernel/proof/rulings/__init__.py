"""Rulings: a position, scripted dice, actions, and what must then be true. docs/rulings.md describes the format.

A file holds many rulings (`[[ruling]]`). Each names the clauses it tests; together they are the proof that the
rules are the rulebook's. A ruling ships with its game, so `sirocco rule` can show what tests a clause.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sirocco.kernel.errors import SiroccoError
from sirocco.kernel.formats.position import load_position
from sirocco.kernel.game import Game
from sirocco.kernel.proof.rulings.checker import PARTNERS, Checker, Failure, Malformed, unknown_clauses
from sirocco.kernel.proof.rulings.reading import Ruling, read_rulings, rulings_of

__all__ = ["PARTNERS", "Checker", "Failure", "Malformed", "Ruling", "check", "read_rulings", "rulings_of"]


def check(ruling: Ruling) -> Game:
    """Run a ruling; raises Failure where it does not hold."""
    frame: dict[str, Any] = dict(ruling.position)
    if ruling.dice is not None:
        frame["dice"] = ruling.dice
    if ruling.options:
        frame["options"] = ruling.options
    if not ruling.play:
        raise Failure(f"{ruling.where()}: nothing is played or checked")
    try:
        override = None if ruling.override is None else Path(ruling.override)
        game = load_position(frame, override)
    except SiroccoError as error:
        raise Failure(f"{ruling.where()}: position: {error}") from None
    unknown = unknown_clauses(game, ruling.clauses)
    if unknown:
        raise Failure(f"{ruling.where()}: the rulebook has no clause {', '.join(unknown)}")
    mark = 0
    for number, item in enumerate(ruling.play):
        where = ruling.where(number)
        try:
            if isinstance(item, str):
                mark = len(game.events)
                game.act(item)
            else:
                checker = Checker(game, where, mark, override)
                checker.check(item)
                mark = checker.mark
        except Failure:
            raise
        except SiroccoError as error:
            raise Failure(f"{where}: {error}") from None
    left = game.state.dice.script
    if left:
        faces = ", ".join(map(str, left))
        raise Failure(f"{ruling.where()}: {len(left)} of the scripted dice are left over: {faces}")
    return game
