"""The past of a game: the actions taken, and what undo needs.

Like the log it is a chain, so copies share it. Now and then it keeps a checkpoint (a copy of the state), and going
back means replaying a few actions from the nearest one.
"""

from __future__ import annotations

from typing import Any

from sirocco.kernel.action import Action

CHECKPOINT_EVERY = 64

ActionChain = tuple["ActionChain", Action, int] | None
CheckpointChain = tuple["CheckpointChain", int, Any] | None


class History:
    """`length` actions so far; those before `barrier` can no longer be taken back."""

    __slots__ = ("actions", "barrier", "checkpoints", "last_side", "length")

    def __init__(self) -> None:
        self.actions: ActionChain = None
        self.checkpoints: CheckpointChain = None
        self.length = 0
        self.barrier = 0
        self.last_side = -1

    def copy(self) -> History:
        other = History.__new__(History)
        other.actions = self.actions
        other.checkpoints = self.checkpoints
        other.length = self.length
        other.barrier = self.barrier
        other.last_side = self.last_side
        return other

    def add(self, action: Action, side: int, irrevocable: bool) -> None:
        """Note an action. It is irrevocable if it rolled a die or laid open something hidden."""
        self.actions = (self.actions, action, side)
        if side != self.last_side:
            self.barrier = self.length
            self.last_side = side
        self.length += 1
        if irrevocable:
            self.barrier = self.length

    def keep(self, state: Any) -> None:
        """Keep a checkpoint of the state after `length` actions."""
        self.checkpoints = (self.checkpoints, self.length, state.clone())

    def listed(self) -> list[tuple[Action, int]]:
        """The actions and who took them, oldest first."""
        found = []
        chain = self.actions
        while chain is not None:
            chain, action, side = chain
            found.append((action, side))
        found.reverse()
        return found
