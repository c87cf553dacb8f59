"""Chapter 15.1: which units may attack, by where they were when the half began and by the factor they show."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal


@implements("K-cmd-01", "K-cmd-02", "K-cmd-08", "K-rec-34")
def able_to_attack(s: KasserineState, side: int) -> int:
    """The combat units (a mask) of the side whose half it is that may attack by day: by where they were at its start,
    and by the factor they show."""
    c, options = s.components, s.options
    able = s.commanded & s.supplied_to_attack if options.attack_needs_supply else s.commanded
    able = (able | c.reconnaissance) & c.side_mask[side] & s.standing & ~s.attacked
    if options.guns_attack:
        return able
    weak = s.reduced | s.shocked
    return able & ~(c.harmless[0] & ~weak | c.harmless[1] & weak)


def refuse_unready(s: KasserineState, unit: int) -> Refusal | None:
    """Why a unit on the map may not attack anybody, or None."""
    c, bit = s.components, 1 << unit
    if s.attacked & bit:
        return s.refuse("K-cmb-04", "fought", unit=unit)
    if not c.ucts & bit:
        return s.refuse("K-cmd-07", "no-combat-unit", unit=unit)
    if not s.attack(unit) and not s.options.guns_attack:
        return s.refuse("K-rec-34", "no-attack-factor", unit=unit)
    if s.options.attack_needs_supply and not (s.supplied_to_attack | c.reconnaissance) & bit:
        return s.refuse("K-cmd-08", "attack-unsupplied", unit=unit)
    if s.commanded & bit or (c.reconnaissance & bit and not s.night):
        return None
    return s.refuse("K-ngt-05" if c.reconnaissance & bit else "K-cmd-01", "attack-uncommanded", unit=unit)


NEAREST_FIRST = ("K-cmd-01", "K-ngt-05", "K-cmd-08", "K-cmb-04", "K-rec-34")
"""The reasons against a unit's attack, beginning with that of who lacks least: a headquarters comes sooner than supply;
who has attacked or has no factor has nothing to wait for in this move."""


def refuse_all_unready(s: KasserineState, units: Iterable[int]) -> Refusal | None:
    """Why none of some combat units may attack: the reason of the one that lacks least; None: nobody is kept back."""
    reasons = [why for unit in units if (why := refuse_unready(s, unit)) is not None]
    return min(reasons, key=lambda why: NEAREST_FIRST.index(why.rule), default=None)
