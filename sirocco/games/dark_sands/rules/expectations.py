"""What a battle comes to before it is fought: whether the hex is cleared, the defenders destroyed, and at what loss.

Every result the table can give is carried out by the rules themselves in a copy of the game, with the defender losing
as few steps as he can and then keeping the hex if he can. What the attacker chooses changes no number.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import NamedTuple

from sirocco.board.graph import mask_of
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat import CombatAction, conclude
from sirocco.games.dark_sands.rules.combat_procedure import Strengths
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.retreat import Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.explain import Measure
from sirocco.kernel.message import message
from sirocco.kernel.step import advance


class Fate(NamedTuple):
    """The end of a battle, in the order in which the defender minds it."""

    defender_loss: int
    cleared: bool
    attacker_loss: int
    destroyed: bool


def measures(
    s: DarkSandsState, b: Battle, results: Mapping[str, Fraction], sums: Strengths | None
) -> tuple[Measure, ...]:
    """What the chances of the results come to; without `sums` the defenders avoid the battle."""
    hex_ = s.components.hex_ids[b.target]
    fates = {result: fate(s, b, result, sums) for result in results}
    cleared = sum((p for result, p in results.items() if fates[result].cleared), Fraction(0))
    destroyed = sum((p for result, p in results.items() if fates[result].destroyed), Fraction(0))
    lost = sum((p * fates[result].attacker_loss for result, p in results.items()), Fraction(0))
    taken = sum((p * fates[result].defender_loss for result, p in results.items()), Fraction(0))
    return (
        Measure(message("measure-cleared", hex=hex_), cleared),
        Measure(message("measure-destroyed", hex=hex_), destroyed),
        Measure(message("measure-attacker-loss"), lost, is_chance=False),
        Measure(message("measure-defender-loss"), taken, is_chance=False),
    )


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
        self._steps = (_steps(s, list(b.attackers)), _steps(s, self._defenders))
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
            self._steps[1] - _steps(s, self._defenders),
            not s.occupied[1 - b.side] >> b.target & 1,
            self._steps[0] - _steps(s, list(b.attackers)),
            all(s.place[u] < 0 for u in self._defenders),
        )


def _steps(s: DarkSandsState, units: list[int]) -> int:
    return sum(s.steps_left(u) for u in units if s.place[u] >= 0)
