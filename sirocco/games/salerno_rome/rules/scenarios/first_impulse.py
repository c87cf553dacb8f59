"""Rule 22, the first impulse of a scenario, which in some of them is the Axis's alone."""

from __future__ import annotations

from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements


def is_first_impulse(s: SalernoState) -> bool:
    return (s.turn, s.impulse) == (s.components.scene.first, 1)


@implements("SR-22.2d", "SR-22.3a", "SR-22.6b")
def is_axis_alone(s: SalernoState) -> bool:
    """Whether this is the impulse in which the Allied side allocates nothing and has no segment."""
    return s.components.scene.axis_alone and is_first_impulse(s)
