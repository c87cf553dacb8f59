"""Rules 19.2 and 19.3, Disruption: when it is rolled for, with which odds, and how it ends."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from sirocco.kernel.explain import Odds
from sirocco.kernel.message import message
from sirocco.kernel.odds import FACES, odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal

if TYPE_CHECKING:
    from sirocco.games.dark_sands.rules.state import DarkSandsState

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
    die = s.dice.roll()
    failed = die > FACES - failures(s, unit)
    if failed:
        s.disrupted |= 1 << unit
    s.report("checked", unit=unit, die=die, failed=failed)
    return die


@implements("DS-23.4a", "DS-19.3e")
def restore_order(s: DarkSandsState) -> None:
    if s.disrupted:
        s.disrupted = 0
        s.emit("orderRestored")


@implements("DS-19.2.2a", "DS-19.2.2c")
def is_checked_on_entering(s: DarkSandsState, unit: int, hex_: int, by_rail: bool) -> bool:
    """Into another section a unit is checked, unless its whole way so far was by rail: on the section it leaves, and if
    it leaves it at once then with this very step."""
    section_of = s.components.map.section_of
    return section_of[s.place[unit]] != section_of[hex_] and not by_rail


@implements("DS-19.2.2d", "DS-19.2.3a", "DS-19.2.3b")
def is_checked_at_the_end(s: DarkSandsState, by_rail: bool, left_by_rail: bool | None) -> bool:
    """A unit that has not just entered the section, nor failed a check, is checked unless the last section was all by
    rail. The rule prints "the section left": with an option that is taken at its word. `left_by_rail`: whether all on
    the section it left last was by rail, if it left any."""
    literal = left_by_rail is not None and s.options.end_check_by_section_left
    return not (left_by_rail if literal else by_rail)


@implements("DS-19.3a")
def refuse_disrupted(s: DarkSandsState, unit: int) -> Refusal | None:
    """No extended movement while disrupted."""
    return s.refuse("DS-19.3a", "extend-disrupted", unit=unit) if s.disrupted >> unit & 1 else None


@implements("DS-19.3b", "DS-19.3c", "DS-19.3d")
def in_disorder(s: DarkSandsState) -> int:
    """The units (a mask) that fight badly and whose zone of control does not count against a retreat."""
    return s.disrupted
