"""The light and the weather over the map: morning, a low sun in the second move of a day, night; rain and storm."""

from __future__ import annotations

from typing import Literal

from sirocco.games.kasserine.components.calendar import RAIN
from sirocco.games.kasserine.rules.state import KasserineState, is_storm, weather_name
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mood


def mood(s: KasserineState) -> Mood | None:
    """Nothing before the first move."""
    if not s.move:
        return None
    slot = s.components.moves[s.move - 1]
    days = sum(1 for each in s.components.moves if each.day == slot.day and not each.night)
    late = not slot.night and slot.number == days > 1
    label = message("board-mood", night=slot.night, number=slot.number, sky=weather_name(s))
    light: Literal["day", "dusk", "night"] = "night" if slot.night else "dusk" if late else "day"
    return Mood(label, light, "storm" if is_storm(s) else "rain" if weather_name(s) == RAIN else "clear")
