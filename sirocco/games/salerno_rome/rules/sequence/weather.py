"""Rule 8.1, Weather: a die each impulse, by the turn."""

from __future__ import annotations

from fractions import Fraction

from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.memo import remembered


@implements("SR-5d", "SR-8.1a", "SR-8.1b", "SR-22.1a")
def check_weather(s: SalernoState) -> None:
    """No die where every number is fair, nor in the first impulse of a scenario that says so."""
    c = s.components
    chart, column = c.weather, c.weather.named(str(s.turn))
    first = (s.turn, s.impulse) == (c.scene.first, 1)
    if (first and c.scene.fair) or remembered(c, ("fair", s.turn), lambda: set(chart.chances(column)) == {"fair"}):
        s.bad = False
        return
    die = s.dice.roll()
    s.bad = chart.result(column, die) == "bad"
    s.report("weather", die=die, bad=s.bad, chart="weather", column=chart.names[column])


@implements("SR-8.1b")
def chance_of_bad_weather(s: SalernoState, turn: int) -> Fraction:
    """In an impulse of a turn that is still to come."""
    chart = s.components.weather
    return chart.chances(chart.named(str(turn))).get("bad", Fraction(0))
