"""The course of a game, for balance reports: points, losses, and when which place fell to the Axis."""

from __future__ import annotations

from collections.abc import Iterable

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.loading import DATA, SCENARIOS
from sirocco.games.kasserine.components.sides import ALLIED, AXIS
from sirocco.games.kasserine.rules.exits import points_exited
from sirocco.games.kasserine.rules.state import LOST, KasserineState
from sirocco.games.kasserine.rules.victory import axis_losses, units_beyond
from sirocco.kernel.events import Event
from sirocco.kernel.presentation.digest import first_turns

STATIONS = {
    "2120": "Sidi bou Zid",
    "1615": "Sbeitla",
    "1226": "Gafsa",
    "0919": "Feriana",
    "1115": "Kasserine Pass",
    "1010": "Thala",
    "1511": "Sbiba",
    "0313": "Tebessa",
    "1102": "Le Kef",
}
"""The places the Axis came to, or wanted to, in February 1943."""
OUT = "Off the map by an exit"
HISTORY = {"Sidi bou Zid": 1, "Gafsa": 2, "Sbeitla": 4, "Feriana": 4, "Kasserine Pass": 7}
"""The day on which the Axis stood in each: 1 is the 14th of February."""


def course(s: KasserineState) -> dict[str, float]:
    """Points that have left, points lost on both sides, Allied units beyond the railway."""
    c = s.components
    allied = sum(
        c.points(u, False) - (0 if s.place[u] == LOST else s.points(u)) for u in places_of(c.ucts & c.side_mask[ALLIED])
    )
    return {
        "Axis points exited": float(points_exited(s)),
        "Axis points lost": float(axis_losses(s)),
        "Allied points lost": float(allied),
        "Allied units beyond the railway": float(units_beyond(s, reconnaissance=False).bit_count()),
    }


def milestones(events: Iterable[Event]) -> dict[str, int]:
    """The day on which a combat unit of the Axis first came to each station, and out by an exit."""
    c = DATA.load(SCENARIOS[0])
    axis = {c.unit_ids[unit] for unit in places_of(c.ucts & c.side_mask[AXIS])}

    def taking(event: Event) -> str | None:
        if event.kind == "exited":
            return OUT
        if event.kind != "moved":
            return None
        units = event.data["units"]
        assert isinstance(units, list)
        return STATIONS.get(str(event.data["to"])) if axis & set(units) else None

    return first_turns(events, taking)
