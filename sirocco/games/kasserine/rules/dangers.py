"""What a side stands to lose: units that no line will reach, and supply units that the enemy is near."""

from __future__ import annotations

from collections.abc import Iterator

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.reach import entered_by
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import line_now, needing_supply
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import message


def dangers(s: KasserineState, side: int) -> Iterator[Danger]:
    """All of it, the gravest first."""
    yield from _open_dumps(s, side)
    yield from _without_supply(s, side)


def _open_dumps(s: KasserineState, side: int) -> Iterator[Danger]:
    """Supply units without a combat unit in their hex that an enemy can enter, as far as his movement goes."""
    c = s.components
    mine = c.side_mask[side] & s.standing
    alone = [unit for unit in places_of(mine & c.urfs) if not s.at[s.place[unit]] & c.ucts]
    if not alone:
        return
    reached = entered_by(s, 1 - side)
    for unit in alone:
        if reached >> s.place[unit] & 1:
            name, at = c.unit_ids[unit], s.place_ids[s.place[unit]]
            yield Danger(message("danger-dump-open", unit=name, hex=at), "K-rec-14", at, (name,))


def _without_supply(s: KasserineState, side: int) -> Iterator[Danger]:
    """Units that need supply to move, and no line reaches them as all stand now."""
    mine = s.components.side_mask[side] & s.standing
    lacking = places_of(mine & needing_supply(s) & ~line_now(s, side))
    if lacking:
        names = s.names(lacking)
        yield Danger(message("danger-cut-off", units=names), "K-log-01", s.place_ids[s.place[lacking[0]]], tuple(names))
