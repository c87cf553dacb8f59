"""The two sides."""

from __future__ import annotations

from typing import Literal

SIDES = ("allied", "axis")
ALLIED, AXIS = 0, 1

Side = Literal["allied", "axis"]
