"""What the game tells, declared in one place: the kinds of events, the facts of a position, the view of a side."""

from __future__ import annotations

from sirocco.games.compass.rules.state import OFF_MAP
from sirocco.kernel.events import event_kind
from sirocco.kernel.formats.shape import FLAG, MAYBE_NUMBER, NUMBER, TEXT, Each, Listing, Name, Record, Shape

UNIT, AREA, SIDE, MARKER = Name("unit"), Name("area"), Name("side"), Name("marker")
UNIT_OR_NONE = Name("unit", empty=True)
UNITS = Listing(UNIT)
NUMBERS = Listing(TEXT)
"""Numbers as the log writes them in lists."""
CAUSE = TEXT

EVENT_KINDS = {
    "turn": event_kind(turn=NUMBER, dates=TEXT),
    "playerTurn": event_kind(side=SIDE, turn=NUMBER),
    "phaseEnded": event_kind(phase=TEXT, side=SIDE),
    "drew": event_kind(side=SIDE, number=NUMBER, secret={"markers": Listing(MARKER)}),
    "took": event_kind(side=SIDE, secret={"marker": MARKER}),
    "left": event_kind(unit=UNIT),
    "arrived": event_kind(unit=UNIT, area=AREA),
    "postponed": event_kind(unit=UNIT),
    "replaced": event_kind(unit=UNIT),
    "recovered": event_kind(unit=UNIT, area=AREA),
    "recoveryWaits": event_kind(unit=UNIT, area=AREA),
    "pointsLost": event_kind(side=SIDE, points=NUMBER),
    "supplied": event_kind(unit=UNIT),
    "outOfSupply": event_kind(unit=UNIT, area=AREA),
    "moved": event_kind(unit=UNIT, origin=AREA, to=AREA, cost=NUMBER),
    "declared": event_kind(unit=UNIT, origin=AREA, to=AREA),
    "entered": event_kind(unit=UNIT, origin=AREA, to=AREA),
    "retreated": event_kind(unit=UNIT, origin=AREA, to=AREA),
    "advanced": event_kind(unit=UNIT, origin=AREA, to=AREA),
    "control": event_kind(side=SIDE, area=AREA),
    "played": event_kind(marker=MARKER, side=SIDE, unit=Name("unit", "")),
    "activated": event_kind(side=SIDE, units=UNITS),
    "assault": event_kind(side=SIDE, origin=AREA, to=AREA, front=UNITS, support=UNITS),
    "defence": event_kind(side=SIDE, area=AREA, front=UNITS, support=UNITS),
    "rolled": event_kind(side=SIDE, units=UNITS, values=NUMBERS, dice=NUMBERS, rolls="dice"),
    "rerolled": event_kind(side=SIDE, unit=UNIT, die=NUMBER, rolls="die"),
    "hits": event_kind(attacker=NUMBER, defender=NUMBER),
    "reduced": event_kind(unit=UNIT, cause=CAUSE),
    "eliminated": event_kind(unit=UNIT, cause=CAUSE, forGood=FLAG),
    "retreatOrdered": event_kind(side=SIDE, area=AREA),
    "combatEnded": event_kind(area=AREA),
    "gameOver": event_kind(winner=Name("side", "nobody"), allied=NUMBER, italian=NUMBER),
}

UNIT_ENTRIES: dict[str, Shape] = {
    "at": Name("area", *OFF_MAP.values()),
    "reduced": FLAG,
    "oos": FLAG,
    "attack": Name("area", empty=True),
    "mp": MAYBE_NUMBER,
}
MARKERS_OF_A_SIDE = Each("side", Each("marker", NUMBER))

FACTS = Record(
    {
        "turn": NUMBER,
        "units": Each("unit", Record(UNIT_ENTRIES, short="at")),
        "control": Each("area", SIDE),
        "hands": MARKERS_OF_A_SIDE,
        "containers": MARKERS_OF_A_SIDE,
        "removed": MARKERS_OF_A_SIDE,
        "battle": Record(
            {
                "side": SIDE,
                "from": AREA,
                "to": AREA,
                "front": Each("side", UNITS),
                "support": Each("unit", UNIT_OR_NONE),
                "dice": Each("unit", NUMBER),
                "hits": Each("side", NUMBER),
            },
            empty=True,
        ),
    }
)

VIEW = Record(
    {
        "turn": NUMBER,
        "dates": TEXT,
        "moving": UNIT_OR_NONE,
        "units": Each("unit", Record({**UNIT_ENTRIES, "supply": Listing(AREA, empty=True)}, short="at")),
        "areas": Each("area", Record({"control": SIDE, "units": UNITS})),
        "markers": Each(
            "side",
            Record(
                {
                    "held": NUMBER,
                    "container": NUMBER,
                    "removed": Each("marker", NUMBER),
                    "hand": Each("marker", NUMBER, empty=True),
                }
            ),
        ),
    }
)
