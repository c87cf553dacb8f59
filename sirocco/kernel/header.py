"""What a game was started from."""

from __future__ import annotations

from typing import Any

import msgspec


class Header(msgspec.Struct, frozen=True):
    """What a game was started from. A game that was imagined has no seed: nobody may learn it from there."""

    game: str
    components: str
    scenario: str
    options: dict[str, bool]
    commitment: str
    seed: str | None = None
    dice: tuple[int, ...] | None = None
    position: dict[str, Any] | None = None
    branches: tuple[tuple[int, str], ...] | msgspec.UnsetType = msgspec.UNSET
    """Where the game left another one: after so many actions the dice come from this seed."""
    snapshot: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """The position an imagined branch begins from, as `State.plain` tells it."""

    @property
    def begins_from(self) -> dict[str, Any] | None:
        """The snapshot, if there is one."""
        return None if self.snapshot is msgspec.UNSET else self.snapshot

    @property
    def seeds(self) -> tuple[tuple[int, str], ...]:
        """After how many actions which seed begins to count."""
        if self.seed is None:
            return ()
        branches = () if self.branches is msgspec.UNSET else self.branches
        return ((0, self.seed), *branches)
