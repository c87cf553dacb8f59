"""Whether the numbers of a state can be numbers of From Salerno to Rome at all: a snapshot may have been written by
anybody. The invariants proper (invariants.py) rely on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sirocco.games.salerno_rome.rules.activation_points import Allocation
from sirocco.games.salerno_rome.rules.operations.operations import Operation
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.mechanics.soundness import unsound_attackers
from sirocco.mechanics.windows import unsound_window


def unsound_state(s: SalernoState) -> Iterator[str]:
    c = s.components
    if not c.scene.first <= s.turn <= c.scene.last:
        yield f"there is no turn {s.turn}"
    for division, corps in enumerate(s.corps_of):
        if corps >= 0 and (corps < len(s.corps_of) or c.formation_side[corps] != c.formation_side[division]):
            yield f"{c.formation_ids[division]} is in no corps of its side"


def unsound_step(s: SalernoState, step: Any, _below: Any) -> Iterator[str]:
    c = s.components
    yield from unsound_window(s, step)
    if isinstance(step, Allocation):
        yield from step.problems(s)
    if isinstance(step, Operation) and c.formation_side[step.formation] != step.side:
        yield "a formation of the other side operates"
    battle = getattr(step, "battle", None)
    if battle is not None:
        yield from unsound_attackers(s, battle.side, battle.attackers)
        if battle.defenders & c.side_mask[battle.side]:
            yield "a battle of other units than its sides'"
