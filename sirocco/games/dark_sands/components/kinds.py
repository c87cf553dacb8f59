"""What the numbers in the state and the steps of The Dark Sands stand for."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index, Mask

Support = Annotated[int, Index("support")]
Supports = Annotated[int, Mask("support")]
Formation = Annotated[int, Index("formation")]
Chit = Annotated[int, Index("chit")]
ChitOrNone = Annotated[int, Index("chit", -1)]
Chits = Annotated[int, Mask("chit")]
OwnedChit = Annotated[int, Index("owned chit")]
"""side * kinds of chits + chit"""
Replacements = Annotated[int, Mask("replacement")]
SectionOrNone = Annotated[int, Index("section", -1)]
Sections = Annotated[int, Mask("section")]
TableKind = Annotated[int, Index("table")]
Use = Annotated[int, Index("use")]
RailwayHex = Annotated[int, Index("railway")]
"""An index of the railway line."""
ChitModifier = Annotated[int, Between(-1, 0)]
"""What a chit does to the die of a battle."""
Place = Annotated[int, Index("hex", -5)]
"""Where a unit is: a hex, or off the map (state.py names these places)."""
Turn = Annotated[int, Between(0, 17)]
"""Which turns there are depends on the scenario."""
Due = Annotated[int, Between(0, 18)]
"""A turn to come, or 0."""
Boxes = Annotated[int, Between(0, 6)]
"""Fortified boxes of a side."""
SupportPlace = Annotated[int, Between(0, 4)]
Bypass = Annotated[int, Between(0, 2)]
SavedPoints = Annotated[int, Between(0, 3)]
