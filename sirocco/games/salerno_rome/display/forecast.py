"""What the dice of the impulses to come can bring: weather and planes, with exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.operations.planes import air_check
from sirocco.games.salerno_rome.rules.sequence.weather import chance_of_bad_weather
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.message import Message, message


def weather_ahead(s: SalernoState, turn: int) -> Message:
    """In the next impulse of this turn, or in each of a later one."""
    bad = chance_of_bad_weather(s, turn)
    if turn == s.turn:
        return message("tray-weather-ahead", chance=_percent(bad), exact=str(bad))
    return message("board-weather", chance=_percent(bad), exact=str(bad))


def planes_ahead(s: SalernoState, side: int) -> Iterator[Message]:
    """How many a side will have in the next impulse, if the weather is fair."""
    for number, chance in air_check(s, side).chances.items():
        yield message("tray-planes-ahead", side=SIDES[side], number=number, chance=_percent(chance), exact=str(chance))


def _percent(chance: Fraction) -> int:
    return round(100 * chance)
