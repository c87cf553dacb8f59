"""What the numbers in the state and the steps of Compass stand for."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index, Mask

Area = Annotated[int, Index("area")]
AreaOrNone = Annotated[int, Index("area", -1)]
Areas = Annotated[int, Mask("area")]
Marker = Annotated[int, Index("marker")]
Few = Annotated[int, Between(0, 99)]
"""Hits, markers, points: the rules set the limits."""
InLine = Annotated[int, Between(0, 3)]
"""Places in a line of battle."""
Face = Annotated[int, Between(0, 6)]
"""A face of the die; 0: not rolled."""
Flag = Annotated[int, Between(0, 1)]
CombatMarker = Annotated[int, Between(-1, 2)]
"""An event marker played in combat, or none."""
Value = Annotated[int, Between(-9, 99)]
"""A modified combat value."""
Place = Annotated[int, Index("area", -5)]
"""Where a unit is: an area, or off the map (state.py names these places)."""
Turn = Annotated[int, Between(1, 12)]
Points = Annotated[int, Between(-1, 40)]
"""Half movement points left; -1: finished."""
