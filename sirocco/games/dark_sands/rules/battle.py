"""Rule 20, what a battle is made of: who strikes whom, with what committed, and across which hexsides."""

from __future__ import annotations

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import ChitModifier, Support, TableKind
from sirocco.games.dark_sands.components.vocabulary import MOBILE
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.mechanics.kinds import Hex, Side, Unit


class Battle(msgspec.Struct, frozen=True):
    """An attack: who strikes which hex, in the order they were named, and what is committed to it."""

    side: Side
    target: Hex
    attackers: tuple[Unit, ...] = ()
    defenders: tuple[Unit, ...] = ()
    """Those that add their defence; the others in the hex only share its fate."""
    drm: ChitModifier = 0
    """What the chit does to the die."""
    attack_supports: tuple[Support, ...] = ()
    defence_supports: tuple[Support, ...] = ()
    table: TableKind = MOBILE

    def supports(self, side: int) -> tuple[int, ...]:
        return self.attack_supports if side == self.side else self.defence_supports


def defending_units(s: DarkSandsState, b: Battle) -> list[int]:
    """Everybody of the defender's in the hex but headquarters (DS-20.1g)."""
    c = s.components
    return list(places_of(s.at[b.target] & c.side_mask[1 - b.side] & ~c.hqs))


def all_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    """Whether every attacker strikes across such a hexside."""
    return all(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)


def any_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    return any(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)
