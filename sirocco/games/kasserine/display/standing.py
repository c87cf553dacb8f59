"""How far it is to winning: points that have left, Axis losses, Allied units beyond the railway; what that makes."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.victory import axis_losses, result, units_beyond
from sirocco.kernel.message import Message, message


def standing(s: KasserineState) -> tuple[Message, ...]:
    return tuple(_standing(s))


def _standing(s: KasserineState) -> Iterator[Message]:
    row = s.components.victory
    yield message("board-exited", points=points_exited(s), needed=row.exits)
    yield message("board-losses", points=axis_losses(s), most=row.losses, over=axis_losses(s) > row.losses)
    number = units_beyond(s, reconnaissance=False).bit_count()
    yield message(
        "board-beyond", number=number, most=row.german_at_most, few=number <= row.german_at_most, line=_line(s)
    )
    now = result(s)
    yield message("board-now", winner=now.winner or "", level=now.level, dates=s.components.turns[-1].dates)


def _line(s: KasserineState) -> str:
    return "sfax" if s.options.sfax_line_decides else "sousse"
