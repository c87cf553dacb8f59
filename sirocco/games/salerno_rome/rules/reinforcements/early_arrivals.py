"""Rule 21, a division that the Allied side has brought forward: it comes before its card."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.entries import Group
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-21f")
def early_groups(s: SalernoState, side: int) -> list[Group]:
    """What comes before its card: the division that was brought forward."""
    if not s.early or side != ALLIED:
        return []
    c = s.components
    found = []
    for (owner, _, _), arrival in c.arrivals.items():
        for group in arrival.groups if owner == side else ():
            for division in places_of(group.headquarters & s.early):
                guns = sum(1 << gun for gun, of in enumerate(c.artillery_formation) if of == division)
                units = group.units & c.members[division]
                found.append(replace(group, units=units, headquarters=1 << division, artillery=guns & group.artillery))
    return found
