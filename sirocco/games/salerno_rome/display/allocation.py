"""The activation points that a side allocates, on a page: formations under their corps and armies, other operations,
and the pools that pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sirocco.games.salerno_rome.components.sides import POOLS, POOLS_OF
from sirocco.games.salerno_rome.rules.activation_points import Allocation, due_for
from sirocco.games.salerno_rome.rules.paying import natural_payment
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import AllocationNow, PoolNow
from sirocco.mechanics.display.allocation import Listed, allocation_now
from sirocco.mechanics.secret_allocation import Draft, SecretAllocation


def allocation(s: SalernoState, side: int | None, gifts: Mapping[int, int]) -> AllocationNow | None:
    return allocation_now(s, side, gifts, lambda step, draft: _pools(s, step, draft), lambda thing: _listed(s, thing))


def _pools(s: SalernoState, step: SecretAllocation[Any], draft: Draft) -> Sequence[PoolNow]:
    """What each pool has, and has left if armies pay for themselves."""
    assert isinstance(step, Allocation)
    side, left = step.allocating(s), list(s.points)
    for pool in natural_payment(s.points, due_for(s, side, draft.row)):
        left[pool] -= 1
    return [
        PoolNow(message("pool-points", pool=POOLS[pool]), s.points[pool], left[pool])
        for pool in POOLS_OF[side]
        if s.points[pool]
    ]


def _listed(s: SalernoState, thing: int) -> Listed:
    c = s.components
    if thing >= len(c.formation_ids):
        return Listed(section=message("section-operations"))
    corps = s.corps_of[thing] if thing < len(s.corps_of) else -1
    army = message("section-army", army=tuple(c.armies)[s.army_of[thing]])
    return Listed(c.formation_ids[corps] if corps >= 0 else "", army)
