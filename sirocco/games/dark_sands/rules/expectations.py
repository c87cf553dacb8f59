"""What a battle comes to before it is fought: whether the hex is cleared, the defenders destroyed, and at what loss.

Every result the table can give is carried out by the rules themselves in a copy of the game, with the defender losing
as few steps as he can and then keeping the hex if he can. What the attacker chooses changes no number.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.combat_procedure import Strengths
from sirocco.games.dark_sands.rules.combat_results import conclude
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.retreat import Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Measure
from sirocco.mechanics.expectations import Fate, Settlement, measures_of

DEFENDERS_CHOICES = (Losses, Retreat, RetreatChoice, RetreatExcess)


def measures(
    s: DarkSandsState, b: Battle, results: Mapping[str, Fraction], sums: Strengths | None
) -> tuple[Measure, ...]:
    """What the chances of the results come to; without `sums` the defenders avoid the battle."""
    fates = ((chance, fate(s, b, result, sums)) for result, chance in results.items())
    return measures_of(fates, hex=s.components.hex_ids[b.target])


def fate(s: DarkSandsState, b: Battle, result: str, sums: Strengths | None) -> Fate:
    """What becomes of both sides if the table gives this result."""
    after = s.clone()
    while after.stack and not isinstance(after.stack[-1], CombatAction):
        after.pop()
    if not after.stack:
        after.push(CombatAction(b.side, mask_of(list(b.attackers))))
    settlement = Settlement(after, b, defending_units(s, b), DEFENDERS_CHOICES, over=(Advance,))
    doctrine = sums.doctrine if sums is not None else None
    conclude(after, b, result, doctrine is not None and doctrine.shock, doctrine is not None and doctrine.resilient)
    return settlement.of(after)
