"""Rule 22, units that come before their headquarters."""

from __future__ import annotations

from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-22.3d")
def detach(s: SalernoState) -> None:
    """In scenarios that say so, units whose headquarters is not in play are independent until it comes."""
    c = s.components
    if not c.scene.detached:
        return
    for division, members in enumerate(c.members):
        if s.army_of[division] < 0:
            s.independent |= members
        else:
            s.independent &= ~members
