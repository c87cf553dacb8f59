"""What numbers in the states and steps of most games stand for: sides, units, places. A game adds those of its own."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index, Mask

Side = Annotated[int, Index("side")]
SideOrNone = Annotated[int, Index("side", -1)]
Sides = Annotated[int, Mask("side")]
Unit = Annotated[int, Index("unit")]
UnitOrNone = Annotated[int, Index("unit", -1)]
Units = Annotated[int, Mask("unit")]
Hex = Annotated[int, Index("hex")]
HexOrNone = Annotated[int, Index("hex", -1)]
Hexes = Annotated[int, Mask("hex")]
Die = Annotated[int, Between(-1, 6)]
"""What a die showed; -1: not rolled."""
