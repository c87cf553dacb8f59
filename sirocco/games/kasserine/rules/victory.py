"""Victory: points that have left, points lost, and supplied Allied units beyond the railway at the end."""

from __future__ import annotations

from fractions import Fraction

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.lines import units_in
from sirocco.games.kasserine.rules.state import LOST, KasserineState
from sirocco.games.kasserine.rules.supply import supplied_at_the_end
from sirocco.kernel.definition import Result
from sirocco.kernel.explain import Breakdown, Term
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements

TOTAL, PARTIAL, DRAW = "total", "partial", "draw"


@implements("K-vic-07", "K-vic-12", "K-rec-24")
def axis_losses(s: KasserineState) -> int:
    """The points gone from every counter of the Axis, whatever took them; by an option those of eliminated units only.
    Units that left for victory have lost no more than they had before."""
    c, lost = s.components, 0
    for unit in places_of(c.ucts & c.side_mask[AXIS]):
        full = c.points(unit, False)
        if s.place[unit] == LOST:
            lost += full
        elif not s.options.losses_count_only_eliminated:
            lost += full - s.points(unit)
    return lost


@implements("K-vic-04", "K-vic-05", "K-vic-06", "K-vic-11", "K-map-05", "K-rec-25")
def units_beyond(s: KasserineState, reconnaissance: bool) -> int:
    """The supplied Allied combat units (a mask) south of the railway; `reconnaissance` too, or not."""
    c = s.components
    kinds = c.ucts | (c.ucms | c.urfs if s.options.commands_count_beyond else 0)
    if not reconnaissance:
        kinds &= ~c.reconnaissance
    tunisia = c.tunisia
    south = tunisia.south_of_sfax_line if s.options.sfax_line_decides else tunisia.south_of_sousse_line
    supplied = supplied_at_the_end(s, ALLIED, s.options.final_supply_by_clear_day)
    return units_in(s, supplied & kinds, south)


@implements("K-vic-01", "K-vic-03", "K-vic-04", "K-vic-05", "K-vic-06", "K-vic-08", "K-vic-09")
def result(s: KasserineState) -> Result:
    """Who has won, if the game ends now."""
    scores, row = score(s), s.components.victory
    exited = points_exited(s)
    if exited >= row.exits:
        return Result(SIDES[AXIS], TOTAL, scores, (message("reason-exits", points=exited),))
    lost = axis_losses(s)
    seen = units_beyond(s, reconnaissance=False).bit_count()
    by_allies = units_beyond(s, True).bit_count() if s.options.reconnaissance_counts_for_allies else seen
    winner, level = _outcome(s, lost, seen, by_allies)
    counted = by_allies if winner == ALLIED else seen
    reason = message("reason-end", number=counted, points=lost)
    return Result(SIDES[winner] if winner >= 0 else None, level, scores, (reason,))


@implements("K-vic-04", "K-vic-05", "K-vic-06", "K-vic-08", "K-vic-09")
def _outcome(s: KasserineState, lost: int, seen: int, by_allies: int) -> tuple[int, str]:
    """`seen` are the units beyond the railway that count for the Axis, `by_allies` those that count for the Allies."""
    row = s.components.victory
    if lost <= row.losses:
        return (AXIS, PARTIAL) if seen <= row.german_at_most else (-1, DRAW)
    if by_allies > row.allied_above:
        return ALLIED, TOTAL
    if by_allies < row.allied_below or not s.options.two_beyond_is_a_draw:
        return ALLIED, PARTIAL
    return -1, DRAW


@implements("K-vic-01", "K-vic-07")
def score(s: KasserineState) -> dict[str, int]:
    """What has left for German victory, and what the Axis has lost."""
    return {SIDES[ALLIED]: axis_losses(s), SIDES[AXIS]: points_exited(s)}


def score_breakdown(s: KasserineState, side: int) -> Breakdown:
    number = score(s)[SIDES[side]]
    label, rule = ("term-exits", "K-vic-01") if side == AXIS else ("term-losses", "K-vic-12")
    return Breakdown(message("sum-score", side=SIDES[side]), (Term(message(label), Fraction(number), rule),))
