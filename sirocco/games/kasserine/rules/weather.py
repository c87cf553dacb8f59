"""Weather: a die for each move, and what it takes from movement and from lines of supply."""

from __future__ import annotations

from sirocco.games.kasserine.components.calendar import CLEAR, WEATHERS
from sirocco.games.kasserine.components.terrain import HALVES
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements


@implements("K-rec-02", "K-wx-01", "K-wx-02", "K-wx-03", "K-mov-03")
def roll_weather(s: KasserineState) -> None:
    """One die for both sides' halves of this move; by an option one for the whole day."""
    c = s.components
    if s.options.daily_weather and s.weather >= 0 and c.moves[s.move - 1].number > 1:
        return
    die = s.dice.roll()
    weather = c.weather_chart.result(0, die)
    s.weather = WEATHERS.index(weather)
    s.report("weather", die=die, weather=weather, chart="weather", column=c.weather_chart.names[0])


@implements("K-air-07", "K-air-09", "K-rec-30")
def begin_day(s: KasserineState) -> None:
    """New aircraft for both sides; what was not used yesterday is lost, but for an option."""
    if s.options.aircraft_carry_over and s.turn > 1:  # the first day has nothing to keep
        for side, daily in enumerate(s.components.aircraft):
            s.aircraft_saved[side] = max(0, daily + s.aircraft_saved[side] - s.aircraft_used[side])
    s.aircraft_used = [0, 0]
    s.bombed = 0


@implements("K-wx-01", "K-wx-02", "K-mov-02", "K-log-20")
def allowance(s: KasserineState, unit: int) -> int:
    """Halves of movement points that a unit has in this move."""
    return s.components.allowances[s.weather][unit]


@implements("K-wx-04")
def supply_length(s: KasserineState) -> int:
    """Halves of movement points that a line of supply may cost."""
    c = s.components
    lost = c.weathers[s.weather].supply if s.weather > 0 else 0
    return HALVES * max(0, c.limits.supply - lost)


@implements("K-wx-06")
def command_radius(s: KasserineState) -> int:
    """Halves of movement points to which a headquarters commands; weather shortens it by an option only."""
    c = s.components
    lost = c.weathers[s.weather].supply if s.weather > 0 and s.options.weather_shrinks_command else 0
    return HALVES * max(0, c.limits.command - lost)


def clear_length(s: KasserineState) -> int:
    """What a line of supply may cost in clear weather."""
    return HALVES * (s.components.limits.supply - s.components.weather[CLEAR].supply)
