"""The two sides."""

from __future__ import annotations

from typing import Literal

SIDES = ("allied", "italian")
ALLIED, ITALIAN = 0, 1

Side = Literal["allied", "italian"]
PerSide = dict[Side, int]
