"""What the game tells, declared in one place: the kinds of events, the facts of a position, the view of a side."""

from __future__ import annotations

from sirocco.games.compass.components import MARKER_RULES
from sirocco.games.compass.rules.view import AREA, SOME_MARKERS, UNIT_FACTS
from sirocco.kernel.events import Cited, event_kind
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Each, Listing, Name, Record
from sirocco.mechanics.facts import SIDE, UNIT, UNITS

MARKER = Name("marker")
UNIT_OR_NONE = Name("unit", empty=True)
NUMBERS = Listing(TEXT)
"""Numbers as the log writes them in lists."""
CAUSE = TEXT

EVENT_KINDS = {
    "turn": event_kind("C-5a", turn=NUMBER, dates=TEXT),
    "playerTurn": event_kind(Cited("side", {"allied": "C-5a", "italian": "C-6.3a"}), side=SIDE, turn=NUMBER),
    "phaseEnded": event_kind(Cited("phase", {"movement": "C-6.2.Dt", "combat": "C-6.2.E.10a"}), phase=TEXT, side=SIDE),
    "drew": event_kind("C-6.1.Aa", side=SIDE, number=NUMBER, secret={"markers": Listing(MARKER)}),
    "took": event_kind("C-6.1.Ab", side=SIDE, secret={"marker": MARKER}),
    "left": event_kind("C-3.11d", unit=UNIT),
    "arrived": event_kind("C-6.1.Ba", unit=UNIT, area=AREA),
    "postponed": event_kind("C-6.1.Bg", unit=UNIT),
    "replaced": event_kind("C-3.10b", unit=UNIT),
    "recovered": event_kind("C-6.1.Bc", unit=UNIT, area=AREA),
    "recoveryWaits": event_kind("C-6.1.Bi", unit=UNIT, area=AREA),
    "pointsLost": event_kind("C-3.10e", side=SIDE, points=NUMBER),
    "supplied": event_kind("C-6.2.Cb", unit=UNIT),
    "outOfSupply": event_kind("C-6.2.Cb", unit=UNIT, area=AREA),
    "moved": event_kind("C-6.2.Db", unit=UNIT, origin=AREA, to=AREA, cost=NUMBER),
    "declared": event_kind("C-6.2.Dj", unit=UNIT, origin=AREA, to=AREA),
    "entered": event_kind("C-6.2.E.9a", unit=UNIT, origin=AREA, to=AREA),
    "retreated": event_kind("C-6.2.E.7b", unit=UNIT, origin=AREA, to=AREA),
    "advanced": event_kind("C-6.2.E.8a", unit=UNIT, origin=AREA, to=AREA),
    "control": event_kind("C-3.5c", side=SIDE, area=AREA),
    "played": event_kind(Cited("marker", MARKER_RULES), marker=MARKER, side=SIDE, unit=Name("unit", "")),
    "activated": event_kind("C-6.2.Fb", side=SIDE, units=UNITS),
    "assault": event_kind("C-6.2.Ea", side=SIDE, origin=AREA, to=AREA, front=UNITS, support=UNITS),
    "defence": event_kind("C-6.2.E.2a", side=SIDE, area=AREA, front=UNITS, support=UNITS),
    "rolled": event_kind("C-6.2.E.4a", side=SIDE, units=UNITS, values=NUMBERS, dice=NUMBERS, rolls="dice"),
    "rerolled": event_kind("C-7.3", side=SIDE, unit=UNIT, die=NUMBER, rolls="die"),
    "hits": event_kind("C-6.2.E.5b", attacker=NUMBER, defender=NUMBER),
    "reduced": event_kind(
        Cited("cause", {"combat": "C-6.2.E.6c", "matilda": "C-7.8a", "retreat-out-of-supply": "C-3.9j"}),
        unit=UNIT,
        cause=CAUSE,
    ),
    "eliminated": event_kind(
        Cited(
            "cause",
            {
                "combat": "C-6.2.E.6c",
                "garrison": "C-3.7f",
                "matilda": "C-7.8b",
                "no-retreat": "C-6.2.E.7f",
                "no-room": "C-6.2.E.7e",
                "retreat-out-of-supply": "C-3.9j",
                "stacking": "C-3.1c",
            },
        ),
        unit=UNIT,
        cause=CAUSE,
        forGood=FLAG,
    ),
    "retreatOrdered": event_kind("C-6.2.E.7a", side=SIDE, area=AREA),
    "combatEnded": event_kind("C-6.2.Eg", area=AREA),
    "gameOver": event_kind("C-2e", winner=Name("side", "nobody"), allied=NUMBER, italian=NUMBER),
}

VIEW = Record(
    {
        "turn": NUMBER,
        "dates": TEXT,
        "moving": UNIT_OR_NONE,
        "units": Each("unit", Record({**UNIT_FACTS.entries, "supply": Listing(AREA, empty=True)}, short="at")),
        "areas": Each("area", Record({"control": SIDE, "units": UNITS})),
        "markers": Each(
            "side",
            Record(
                {
                    "held": NUMBER,
                    "container": NUMBER,
                    "removed": SOME_MARKERS,
                    "hand": Each("marker", NUMBER, empty=True),
                }
            ),
        ),
    }
)
