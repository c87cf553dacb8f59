"""The two sides, and the pools of activation points that they pay from."""

from __future__ import annotations

from typing import Literal

Side = Literal["allied", "axis"]
SIDES: tuple[Side, Side] = ("allied", "axis")
ALLIED, AXIS = 0, 1

Pool = Literal["V", "VIII", "XV", "axis"]
POOLS: tuple[Pool, ...] = ("V", "VIII", "XV", "axis")
"""The Axis has one for both its armies; XV Army Group pays for either Allied army."""
POOLS_OF: tuple[tuple[int, ...], tuple[int, ...]] = ((0, 1, 2), (3,))
"""The numbers of a side's pools."""
