"""The two sides."""

from __future__ import annotations

from typing import Literal

Side = Literal["allied", "axis"]
SIDES: tuple[Side, Side] = ("allied", "axis")
ALLIED, AXIS = 0, 1
