"""What a battle comes to before it is fought: whether the hex is cleared, the defenders destroyed, and at what loss.

Every result the table can give is carried out by the rules themselves in a copy of the game, with the defender losing
as few steps as he can and then keeping the hex if he can. What the attacker chooses changes no number.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat import CombatAction, conclude
from sirocco.games.dark_sands.rules.combat_procedure import Strengths
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.retreat import Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Measure
from sirocco.kernel.step import advance
from sirocco.mechanics.expectations import Fate, measures_of


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
    settled = _Settlement(s, b, len(after.stack))
    doctrine = sums.doctrine if sums is not None else None
    conclude(after, b, result, doctrine is not None and doctrine.shock, doctrine is not None and doctrine.resilient)
    return settled.of(after)


class _Settlement:
    """Looks for the end the defender likes best."""

    def __init__(self, s: DarkSandsState, b: Battle, depth: int) -> None:
        self._battle = b
        self._depth = depth
        """The height of the stack when the battle is over."""
        self._defenders = defending_units(s, b)
        self._steps = (s.steps_on_map(b.attackers), s.steps_on_map(self._defenders))
        self._known: dict[Hashable, Fate] = {}

    def of(self, s: DarkSandsState) -> Fate:
        advance(s)
        if len(s.stack) <= self._depth or isinstance(s.stack[-1], Advance):
            return self._end(s)
        key = (tuple(s.stack), tuple(s.place[u] for u in self._defenders), s.reduced)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(s)
        return known

    def _best(self, s: DarkSandsState) -> Fate:
        step = s.stack[-1]
        matters = step.decider(s) != self._battle.side and isinstance(
            step, Losses | Retreat | RetreatChoice | RetreatExcess
        )
        found = []
        for action in step.actions(s) if matters else step.actions(s)[:1]:
            after = s.clone()
            after.stack[-1].apply(after, action)
            found.append(self.of(after))
        return min(found)

    def _end(self, s: DarkSandsState) -> Fate:
        b = self._battle
        return Fate(
            self._steps[1] - s.steps_on_map(self._defenders),
            not s.occupied[1 - b.side] >> b.target & 1,
            self._steps[0] - s.steps_on_map(b.attackers),
            all(s.place[u] < 0 for u in self._defenders),
        )
