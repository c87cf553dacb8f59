"""Rule 12, Combat units: assault doctrine, and what panzers do to a battle."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN, RIDGE, ROUGH, WADI
from sirocco.games.dark_sands.rules.battle import Battle, all_cross, any_cross, defending_units
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements

SUPERIORITY = 2


SHOCKED = ("AL1", "BL1", "DR", "DR*")
"""The results by which a shocked defender loses a step more."""


FIRST_ASSAULT_TURN = 14


@implements("DS-12.7.2b", "DS-12.7.2c", "DS-12.7.2d", "DS-12.7.2e", "DS-12.7.2f")
def at_factors(s: DarkSandsState, b: Battle) -> list[Term]:
    """What an Allied hex has against panzers."""
    c = s.components
    hex_, terms = b.target, []
    steps = sum(s.steps_left(u) for u in defending_units(s, b) if c.tanks >> u & 1)
    if steps:
        terms.append(s.term("at-tanks", steps, "DS-12.7.2b"))
    rough = c.map.terrain[hex_] in (ROUGH, MARSH, MOUNTAIN)
    ridge = all_cross if s.options.ridge_if_all_cross else any_cross
    if rough or all_cross(s, b, WADI) or ridge(s, b, RIDGE):
        terms.append(s.term("at-terrain", 1, "DS-12.7.2c"))
    if s.boxes[1 - b.side] >> hex_ & 1:
        terms.append(s.term("at-box", 1, "DS-12.7.2d"))
    if c.forts >> hex_ & 1:
        terms.append(s.term("at-fort", 1, "DS-12.7.2e"))
    return terms


class Doctrine(NamedTuple):
    """What panzers do to a battle: the die modifier, whether they shock, whether they are resilient."""

    superiority: int = 0
    shock: bool = False
    resilient: bool = False


def panzer_steps(s: DarkSandsState, b: Battle) -> int:
    """The steps of the panzers that add their attack."""
    panzers = s.components.panzers
    return sum(s.steps_left(u) for u in contributing(s, b) if panzers >> u & 1) if b.side == AXIS else 0


@implements("DS-12.7.2a", "DS-12.7.3a", "DS-12.7.4a", "DS-12.7.4b")
def doctrine(s: DarkSandsState, b: Battle) -> Doctrine:
    c = s.components
    steps = panzer_steps(s, b)
    if not steps:
        return Doctrine()
    against = int(sum(term.value for term in at_factors(s, b)))
    infantry_only = all(c.infantry >> u & 1 for u in defending_units(s, b))
    return Doctrine(max(0, min(SUPERIORITY, steps - against)), infantry_only and not against, True)


@implements("DS-R.SHK", "DS-12.7.3b")
def is_shocked(s: DarkSandsState, result: str) -> bool:
    """Whether shock adds a step to what a result costs the defender."""
    return result in SHOCKED and not (result == "AL1" and s.options.shock_not_on_al1)


@implements("DS-12.7.4b")
def with_resilience(result: str, panzers: Doctrine) -> str:
    """What a result of the table becomes: resilient panzers turn DE* into DE."""
    return "DE" if result == "DE*" and panzers.resilient else result


@implements("DS-R.GAR", "DS-12.4b")
def is_lone_garrison(s: DarkSandsState, b: Battle) -> bool:
    """Whether a garrison defends by itself: DE* then costs the attacker nothing."""
    defending = defending_units(s, b)
    return len(defending) == 1 and bool(s.components.garrisons >> defending[0] & 1)


@implements("DS-12.6a", "DS-12.6b", "DS-12.6c", "DS-2.2.2a", "DS-20.2.4a")
def may_assault(s: DarkSandsState, b: Battle) -> bool:
    """Whether the Allies may use the Assault table: infantry of one division in every attacking hex, and in the
    majority."""
    c = s.components
    if b.side != ALLIED or s.turn < FIRST_ASSAULT_TURN:
        return False
    steps = [(s.steps_left(u), c.infantry >> u & 1) for u in b.attackers]
    if 2 * sum(n for n, foot in steps if foot) <= sum(n for n, _ in steps):
        return False
    attacking = mask_of(list(b.attackers))
    for hex_ in {s.place[u] for u in b.attackers}:
        there = s.at[hex_] & c.infantry & c.side_mask[ALLIED]
        if s.options.assault_both_attack:
            there &= attacking
        brigades = [u for u in places_of(there) if c.units[u].size == "X"]
        if not any(
            sum(c.formation_of[u] == f for u in brigades) >= 2 for f in {c.formation_of[u] for u in brigades} - {-1}
        ):
            return False
    return True
