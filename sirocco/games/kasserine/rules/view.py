"""What a side may know: everything, for nothing is hidden in this game but the dice to come."""

from __future__ import annotations

from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.state import OFF_MAP, KasserineState, weather_name
from sirocco.games.kasserine.rules.victory import axis_losses
from sirocco.kernel.formats.shape import FLAG, NUMBER, Listing, Name, Word
from sirocco.mechanics.facts import UNITS, Fact, Facts, UnitFacts, by_side, condition, each_unit

HEX = Name("hex")
HEXES = Listing(HEX)
WEATHER = Word("clear", "rain", "storm")

UNIT_FACTS = UnitFacts(
    "hex",
    OFF_MAP,
    {
        "steps": Fact(NUMBER, lambda s: [s.steps_left(unit) for unit in range(len(s.place))]),
        "reduced": condition("reduced"),
        "shocked": condition("shocked"),
        "moved": condition("moved"),
        "supplied": condition("supplied"),
        "commanded": condition("commanded"),
        "army": condition("under_army"),
        "chained": condition("chained"),
        "supplying": condition("supplying"),
        "mined": condition("mined"),
        "owed": condition("owed"),
        "fired": condition("fired"),
        "attacked": condition("attacked"),
    },
)


def _hexes(s: KasserineState, mask: int) -> list[str]:
    return [s.place_ids[place] for place in places_of(mask)]


FACTS = Facts(
    {
        "turn": Fact(NUMBER, lambda s: s.turn),
        "move": Fact(NUMBER, lambda s: s.move),
        "night": Fact(FLAG, lambda s: s.night),
        "weather": Fact(WEATHER, weather_name),
        "half": Fact(Name("side", ""), lambda s: SIDES[s.half] if s.half >= 0 else ""),
        "units": each_unit(UNIT_FACTS),
        "due": Fact(UNITS, lambda s: s.names(places_of(s.due))),
        "aircraftUsed": by_side(NUMBER, lambda s, side: s.aircraft_used[side]),
        "aircraft": Fact(HEXES, lambda s: _hexes(s, s.aircraft_at)),
        "bombed": Fact(NUMBER, lambda s: s.bombed),
        "nights": by_side(NUMBER, lambda s, side: s.nights[side]),
        "losses": Fact(NUMBER, axis_losses),
        "exited": Fact(NUMBER, points_exited),
        "winner": Fact(Name("side", ""), lambda s: SIDES[s.winner] if s.winner >= 0 else ""),
    }
)
"""The position by name."""


def view(s: KasserineState, _side: int | None) -> dict[str, Any]:
    """Both sides and all spectators see the same."""
    return FACTS.of(s)


def draws(_state: KasserineState) -> dict[str, dict[str, int]]:
    """Nothing is drawn in this game."""
    return {}
