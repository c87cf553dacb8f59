"""Which optional rules are in force: those a scenario names and those players have agreed on, but none that it bars."""

from __future__ import annotations

from sirocco.games.salerno_rome.components.scenarios import Rule
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements


@implements("SR-22.6a")
def in_force(s: SalernoState, rule: Rule) -> bool:
    scene = s.components.scene
    return (rule in scene.optional or bool(getattr(s.options, rule))) and rule not in scene.barred
