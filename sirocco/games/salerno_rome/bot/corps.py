"""To which corps bots assign their divisions: one that fights beside them, for a corps takes independents along."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.bot import weights
from sirocco.games.salerno_rome.rules.command_display import ASSIGN, Reassignment, transfer_price
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action


def assign(s: SalernoState, top: Reassignment) -> Action:
    """A division that is under no corps goes to the nearest, if that costs nothing; then enough."""
    words = s.components.vocabulary
    best: tuple[int, int, int] | None = None
    for action in top.actions(s):
        if action.verb != ASSIGN:
            continue
        division, corps = action.args
        if s.corps_of[division] >= 0 or transfer_price(s, division, s.army_of[corps]):
            continue
        far = _apart(s, division, corps)
        if far <= weights.UNDER_ONE_CORPS:
            best = min(best or (far, division, corps), (far, division, corps))
    return words.bare["done"] if best is None else words.action(ASSIGN, best[1], best[2])


def _apart(s: SalernoState, division: int, corps: int) -> int:
    """How many hexes a division is from the nearest other of a corps; of a corps that has none, from the nearest that
    is under no corps either."""
    here = _main_hex(s, division)
    mates = s.divisions_under(corps)
    if not mates:
        mates = [d for d in range(division) if s.corps_of[d] < 0 <= s.army_of[d] and _is_friend(s, d, division)]
    hexes = [_main_hex(s, mate) for mate in mates]
    apart = [s.components.map.distance(here, hex_) for hex_ in hexes if hex_ >= 0 and here >= 0]
    return min(apart, default=weights.UNDER_ONE_CORPS + 1)


def _is_friend(s: SalernoState, one: int, other: int) -> bool:
    side = s.components.formation_side
    return side[one] == side[other]


def _main_hex(s: SalernoState, division: int) -> int:
    """Where the strongest unit of a division stands; -1: none is on the map."""
    units = places_of(s.components.members[division] & s.standing)
    strongest = max(units, key=lambda unit: (s.strength(unit), -unit), default=None)
    return -1 if strongest is None else s.place[strongest]
