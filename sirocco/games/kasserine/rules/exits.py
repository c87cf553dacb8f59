"""Units that leave the map: by the roads beyond Tebessa and Le Kef for victory, elsewhere for good."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.state import EXITED, KasserineState
from sirocco.kernel.proof.rulebook import implements


@implements("K-vic-10", "K-rec-26")
def may_score(s: KasserineState, side: int, place: int) -> bool:
    """Whether units of a side that leave the map from a hex count for victory."""
    return side == AXIS and place in s.components.tunisia.exits.values()


@implements("K-vic-01", "K-vic-02")
def points_exited(s: KasserineState) -> int:
    """The combat points that have left for victory, with the faces they left with."""
    c = s.components
    return sum(s.points(unit) for unit in places_of(c.ucts & c.side_mask[AXIS]) if s.place[unit] == EXITED)


@implements("K-vic-01", "K-vic-03", "K-mov-09")
def leave_for_victory(s: KasserineState, group: int) -> None:
    """Units leave by a road that counts. With enough points gone the Axis has won: nothing else takes place."""
    for unit in places_of(group):
        s.report("exited", unit=unit, hex=s.place[unit], points=s.points(unit))
        s.take_off(unit, EXITED)
    if points_exited(s) >= s.components.victory.exits:
        s.winner = AXIS
        s.half = -1
        del s.stack[1:]


@implements("K-mov-09", "K-vic-10")
def abandon(s: KasserineState, group: int) -> None:
    """Units leave the map where it does not count: they are eliminated."""
    for unit in places_of(group):
        s.eliminate(unit, "abandoned")
