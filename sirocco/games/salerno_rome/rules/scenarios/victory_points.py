"""Rule 22, Victory points: for places, and for steps that the enemy has lost."""

from __future__ import annotations

from sirocco.games.salerno_rome.rules.scenarios.places_held import controls
from sirocco.games.salerno_rome.rules.state import CADRE, SalernoState
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements

SCORING = {"ortona": "SR-22.1g", "salerno": "SR-22.2g", "anzio": "SR-22.3h", "kesselring": "SR-22.5e"}
"""The clause of each scenario that counts points."""


@implements("SR-2.1c")
def steps_in_box(s: SalernoState, side: int) -> int:
    c = s.components
    return sum(c.steps[unit] for unit in c.units_of[side] if s.place[unit] == CADRE)


def steps_lost(s: SalernoState, side: int) -> int:
    """Steps reduced on the map and in the Box."""
    return steps_in_box(s, side) + (s.reduced & s.standing & s.components.side_mask[side]).bit_count()


@implements("SR-22.1g", "SR-22.2g", "SR-22.3h", "SR-22.5e")
def score_terms(s: SalernoState, side: int) -> list[Term]:
    """A point or more for each place controlled, and one for so many steps that the enemy has lost."""
    scene, number = s.components.scene, s.components.map.number
    places = s.components.italy.places
    rule = SCORING.get(s.components.scenario, "SR-22.1g")
    terms = [
        s.term("held", value, rule, hex=number[places[name].hex])
        for name, value in scene.values.items()
        if controls(s, side, name)
    ]
    lost = steps_lost(s, 1 - side)
    if scene.steps_per_value and lost >= scene.steps_per_value:
        terms.append(s.term("enemy-steps", lost // scene.steps_per_value, rule, steps=lost))
    return terms
