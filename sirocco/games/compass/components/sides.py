"""The two sides."""

from __future__ import annotations

from typing import Literal

Side = Literal["allied", "italian"]
PerSide = dict[Side, int]
SIDES: tuple[Side, Side] = ("allied", "italian")
ALLIED, ITALIAN = 0, 1
