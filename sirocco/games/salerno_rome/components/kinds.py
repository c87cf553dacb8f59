"""What the numbers in the state and the steps of From Salerno to Rome stand for."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index, Mask

MapHexOrNone = Annotated[int, Index("map hex", -1)]
"""A hex of the map, of the sea too, where ships stand."""
Artillery = Annotated[int, Index("artillery")]
ArtilleryOrNone = Annotated[int, Index("artillery", -1)]
ArtilleryPieces = Annotated[int, Mask("artillery")]
Formation = Annotated[int, Index("formation")]
"""A division or a corps; divisions come first, numbered as the formations of units."""
FormationOrNone = Annotated[int, Index("formation", -1)]
Formations = Annotated[int, Mask("formation")]
Army = Annotated[int, Index("army")]
ArmyOrNone = Annotated[int, Index("army", -1)]
Pool = Annotated[int, Index("pool")]
Purchases = Annotated[int, Mask("purchase")]
RiverSides = Annotated[int, Mask("river side")]
Places = Annotated[int, Index("hex", -6)]
"""A hex, or one of the boxes off the map."""
Turn = Annotated[int, Between(1, 10)]
Points = Annotated[int, Between(0, 99)]
Dice = Annotated[int, Between(-1, 12)]
"""The sum of two dice; -1: not rolled."""
Planes = Annotated[int, Between(0, 13)]
Piece = Annotated[int, Between(-2, 99)]
"""What supports a combat: a piece of artillery, -1 a plane, -2 nothing."""
GustavBox = Annotated[int, Between(0, 2)]
