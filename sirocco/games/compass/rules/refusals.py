"""What the rules refuse: acting out of turn, and orders to enemy units or to units that are not there."""

from __future__ import annotations

from typing import Any

from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step, refuse
from sirocco.mechanics.refusals import CommonRefusals

ADMINISTRATIVE_VERBS = ("replace", "recover")


@implements("C-bad-01", "C-bad-03")
class CompassRefusals(CommonRefusals):
    """Replacements have a clause of their own against being made in another phase than the administrative one."""

    @implements("C-5b", "C-bad-10", "C-6.1.Bb")
    def order(self, step: Step[Any], action: Action) -> Refusal:
        if action.verb in ADMINISTRATIVE_VERBS and not getattr(step, "administrative", False):
            return refuse("C-6.1.Bb", "administrative-only", verb=action.verb)
        return super().order(step, action)
