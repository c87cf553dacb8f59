"""Rules 7.4 and 20.1, what a battle is: who strikes which hex, and who adds factors to it."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, DarkSands
from sirocco.games.dark_sands.components.kinds import ChitModifier, Hex, Side, Support, TableKind, Unit
from sirocco.games.dark_sands.components.vocabulary import MOBILE
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Term
from sirocco.kernel.message import Value, message
from sirocco.kernel.proof.rulebook import implements

CENTRE_LIMIT = 2
"""Units larger than a battalion that count in one battle from or in a hex of the Centre (DS-7.4a, DS-7.4b)."""


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


def is_large(c: DarkSands, unit: int) -> bool:
    """Division, brigade or regiment: what the Centre section limits."""
    return bool(c.exerting >> unit & 1) and not c.small >> unit & 1


@implements("DS-7.4b", "DS-7.4c", "DS-7.4g", "DS-20.2.1a")
def contributing(s: DarkSandsState, b: Battle) -> list[int]:
    """The attackers that add their attack: of each hex of the Centre only the first two larger than a battalion."""
    c = s.components
    found, large = [], dict.fromkeys((s.place[u] for u in b.attackers), 0)
    for unit in b.attackers:
        hex_ = s.place[unit]
        if is_large(c, unit) and c.sections[CENTRE] >> hex_ & 1:
            large[hex_] += 1
            if large[hex_] > CENTRE_LIMIT:
                continue
        found.append(unit)
    return found


def defending_units(s: DarkSandsState, b: Battle) -> list[int]:
    """Everybody of the defender's in the hex but headquarters (DS-20.1g)."""
    c = s.components
    return list(places_of(s.at[b.target] & c.side_mask[1 - b.side] & ~c.hqs))


@implements("DS-7.4a")
def must_choose_defenders(s: DarkSandsState, b: Battle) -> bool:
    """Whether more large units stand in a hex of the Centre than may add their defence."""
    c = s.components
    if not c.sections[CENTRE] >> b.target & 1:
        return False
    return sum(is_large(c, u) for u in defending_units(s, b)) > CENTRE_LIMIT


def all_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    """Whether every attacker strikes across such a hexside."""
    return all(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)


def any_cross(s: DarkSandsState, b: Battle, feature: str) -> bool:
    return any(feature in s.components.map.sides.get((s.place[u], b.target), ()) for u in b.attackers)


@implements("DS-20.4.1a")
def is_edge_defence(s: DarkSandsState, b: Battle) -> bool:
    """Whether all attackers strike from another section at a hex with no enemy next to it on its own."""
    c = s.components
    section = c.map.section_of[b.target]
    if any(c.map.section_of[s.place[u]] == section for u in b.attackers):
        return False
    own = c.sections[section] & c.map.board.adjacent[b.target]
    return not own & s.occupied[b.side]


def term(key: str, value: Fraction | int, rule: str, **args: Value) -> Term:
    """A part of a sum, with its clause."""
    return Term(message(f"term-{key}", **args), Fraction(value), rule)
