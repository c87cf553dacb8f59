"""What the game tells, declared in one place: the kinds of events, and the view."""

from __future__ import annotations

from sirocco.games.kasserine.positions.combat_events import COMBAT_EVENTS
from sirocco.games.kasserine.rules.view import FACTS, HEX, WEATHER
from sirocco.kernel.events import event_kind
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Name
from sirocco.mechanics.facts import SIDE, UNIT, UNITS

EVENT_KINDS = {
    "turn": event_kind("K-rec-03", turn=NUMBER, dates=TEXT),
    "move": event_kind("K-ngt-01", number=NUMBER, night=FLAG),
    "gameOver": event_kind("K-vic-01", winner=Name("side", ""), level=TEXT),
    "setUp": event_kind("K-set-05", unit=UNIT, hex=HEX),
    "weather": event_kind("K-rec-02", die=NUMBER, weather=WEATHER, chart=TEXT, column=TEXT, rolls="die"),
    "demolition": event_kind("K-log-12", unit=UNIT, die=NUMBER, blown=FLAG, chart=TEXT, column=TEXT, rolls="die"),
    "supplying": event_kind("K-log-10", unit=UNIT, hex=HEX),
    "arrived": event_kind("K-rec-04", unit=UNIT, hex=HEX),
    "madeWay": event_kind("K-rec-31", unit=UNIT, hex=HEX),
    "moved": event_kind("K-mov-01", units=UNITS, origin=HEX, to=HEX, cost=NUMBER),
    "movementEnded": event_kind("K-rec-01", side=SIDE),
    "captured": event_kind("K-rec-14", unit=UNIT, side=SIDE, hex=HEX),
    "exited": event_kind("K-vic-01", unit=UNIT, hex=HEX, points=NUMBER),
    "reduced": event_kind("K-comp-07", unit=UNIT, cause=TEXT),
    "shocked": event_kind("K-rec-18", unit=UNIT, cause=TEXT),
    "eliminated": event_kind("K-res-05", unit=UNIT, cause=TEXT),
    **COMBAT_EVENTS,
}

VIEW = FACTS
