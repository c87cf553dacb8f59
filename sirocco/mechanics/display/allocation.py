"""Points that are divided in secret, as a page shows them to the side that divides them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import AllocationNow, PoolNow, ShareNow
from sirocco.mechanics.secret_allocation import Draft, SecretAllocation


class Listed(NamedTuple):
    """Where a thing is listed: under another one, or in a section."""

    under: str = ""
    section: Message | None = None


def allocation_now(
    state: Any,
    side: int | None,
    gifts: Mapping[int, int],
    pools: Callable[[SecretAllocation[Any], Draft], Sequence[PoolNow]],
    listed: Callable[[int], Listed] = lambda _thing: Listed(),
) -> AllocationNow | None:
    """What it comes to if a side gives these points, for that side alone and while it decides."""
    step = state.stack[-1] if state.stack else None
    if side is None or not isinstance(step, SecretAllocation) or step.decider(state) != side:
        return None
    draft = step.draft(state, gifts)
    shares = []
    for share in draft.shares:
        under, section = listed(share.thing)
        name = step.thing_name(state, share.thing)
        shares.append(ShareNow(name, share.choices, share.given, share.price, under, section))
    kind = state.components.vocabulary.verbs[step.verb][0][0]
    return AllocationNow(
        step.verb, kind, tuple(pools(step, draft)), tuple(shares), tuple(str(action) for action in draft.actions)
    )
