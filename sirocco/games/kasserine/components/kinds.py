"""What the numbers in the state and the steps of Kasserine stand for."""

from __future__ import annotations

from typing import Annotated

from sirocco.kernel.fields import Between, Index

Place = Annotated[int, Index("hex", -6)]
"""Where a unit is: a hex, or off the map (state.py names these places)."""
Move = Annotated[int, Between(0, 99)]
"""A move of the calendar, from 1; 0: none. How many there are depends on the calendar."""
Turn = Annotated[int, Between(0, 1)]
"""Which of the two prices of tracks comes next."""
Weather = Annotated[int, Between(0, 2)]
WeatherOrNone = Annotated[int, Between(-1, 2)]
Posture = Annotated[int, Between(0, 4)]
PostureOrNone = Annotated[int, Between(-1, 4)]
Aircraft = Annotated[int, Between(0, 99)]
Nights = Annotated[int, Between(0, 99)]
Points = Annotated[int, Between(0, 999)]
"""Combat points."""
