"""Rule 19.2, Disruption: the roll for disorganisation, and its odds."""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Odds
from sirocco.kernel.message import message
from sirocco.kernel.odds import FACES, odds_of
from sirocco.kernel.proof.rulebook import implements

FAILS = 5
"""The lowest modified roll that disrupts."""


@implements("DS-19.2.1a", "DS-19.2.1b")
def failures(s: DarkSandsState, unit: int) -> int:
    """How many faces of the die disrupt a unit."""
    return FACES + 1 - FAILS + s.components.units[unit].wheels


def check_odds(s: DarkSandsState, unit: int) -> Odds:
    bad = Fraction(failures(s, unit), FACES)
    given = message("given-check", unit=s.components.unit_ids[unit])
    return odds_of({"disrupted": bad, "in-order": 1 - bad}, given, lambda outcome: message(f"outcome-{outcome}"))


@implements("DS-19.2.1a", "DS-19.2.1b", "DS-19.2.3a")
def check(s: DarkSandsState, unit: int) -> int:
    """Roll for disorganisation; returns the die as it fell."""
    c = s.components
    die = s.dice.roll()
    failed = die > FACES - failures(s, unit)
    if failed:
        s.disrupted |= 1 << unit
    s.emit("checked", unit=c.unit_ids[unit], die=die, failed=failed)
    return die
