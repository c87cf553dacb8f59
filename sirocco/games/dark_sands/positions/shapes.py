"""What the game tells, declared in one place: the kinds of events, the facts of a position, the view."""

from __future__ import annotations

from sirocco.games.dark_sands.rules.state import BYPASS, OFF_MAP, SUPPORT_PLACES
from sirocco.kernel.events import event_kind
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Each, Listing, Name, Record, Word

UNIT, HEX, SIDE, CHIT = Name("unit"), Name("hex"), Name("side"), Name("chit")
SUPPORT, USE, TABLE = Name("support"), Name("use"), Name("table")
SUPPORT_OR_GARRISON = Name("support", another="unit")
UNITS, HEXES = Listing(UNIT), Listing(HEX)
CAUSE = TEXT

EVENT_KINDS = {
    "turn": event_kind(turn=NUMBER, dates=TEXT),
    "initiative": event_kind(side=SIDE),
    "gameOver": event_kind(winner=Name("side", ""), level=TEXT),
    "repair": event_kind(side=SIDE),
    "drewReplacements": event_kind(
        side=SIDE, replacement=TEXT, panzer=NUMBER, german=NUMBER, italian=NUMBER, tank=NUMBER, infantry=NUMBER
    ),
    "rebuilt": event_kind(unit=UNIT, hex=HEX, disrupted=FLAG),
    "restored": event_kind(unit=UNIT),
    "cadre": event_kind(unit=UNIT, hex=HEX),
    "savedPoints": event_kind(tank=NUMBER, infantry=NUMBER),
    "chit": event_kind(side=Name("side", ""), chit=CHIT, how=Word("initiative", "priority", "drawn")),
    "declared": event_kind(side=SIDE, chit=CHIT),
    "usedAs": event_kind(side=SIDE, chit=CHIT, use=USE),
    "noAction": event_kind(side=SIDE, chit=CHIT),
    "activated": event_kind(side=SIDE, chit=CHIT, units=UNITS, nudged=FLAG),
    "rommelOrder": event_kind(use=USE),
    "momentum": event_kind(use=USE, half=FLAG, drm=NUMBER),
    "noHeadquarters": event_kind(side=SIDE, unit=UNIT),
    "tobrukFalls": event_kind(side=SIDE),
    "moved": event_kind(units=UNITS, origin=HEX, to=HEX, cost=NUMBER),
    "extended": event_kind(unit=UNIT, origin=HEX, to=HEX),
    "sailed": event_kind(unit=UNIT, origin=HEX, to=HEX),
    "checked": event_kind(unit=UNIT, die=NUMBER, failed=FLAG, rolls="die"),
    "movementEnded": event_kind(side=SIDE),
    "control": event_kind(side=SIDE, hex=HEX),
    "displaced": event_kind(unit=UNIT, origin=HEX, to=HEX),
    "withdrew": event_kind(unit=UNIT, origin=HEX, to=HEX),
    "garrisoned": event_kind(side=SIDE, unit=UNIT, hex=HEX),
    "garrisonRemoved": event_kind(unit=UNIT, hex=HEX),
    "fortified": event_kind(unit=UNIT, hex=HEX),
    "boxRemoved": event_kind(side=SIDE, hex=HEX),
    "attack": event_kind(side=SIDE, units=UNITS, hex=HEX, defenders=UNITS),
    "committed": event_kind(side=SIDE, support=SUPPORT, unit=Name("unit", "")),
    "edgeDefence": event_kind(hex=HEX),
    "hopeless": event_kind(attack=NUMBER, defence=NUMBER, hex=HEX),
    "rolled": event_kind(
        attack=NUMBER,
        defence=NUMBER,
        hex=HEX,
        odds=TEXT,
        table=TABLE,
        die=NUMBER,
        modifier=NUMBER,
        final=NUMBER,
        result=TEXT,
        rolls="die",
    ),
    "reduced": event_kind(unit=UNIT, cause=CAUSE),
    "eliminated": event_kind(unit=UNIT, cause=CAUSE),
    "retreated": event_kind(units=UNITS, origin=HEX, to=HEX),
    "stood": event_kind(side=SIDE, hex=HEX),
    "advanced": event_kind(unit=UNIT, origin=HEX, to=HEX),
    "battleEnded": event_kind(hex=HEX),
    "combatEnded": event_kind(side=SIDE),
    "supplied": event_kind(unit=UNIT),
    "outOfSupply": event_kind(unit=UNIT, hex=HEX),
    "arrived": event_kind(unit=UNIT, hex=HEX),
    "departed": event_kind(unit=UNIT, turn=NUMBER),
    "postponed": event_kind(unit=UNIT),
    "arrivedTooLate": event_kind(unit=UNIT, hex=HEX),
    "upgraded": event_kind(unit=UNIT),
    "supportArrived": event_kind(side=SIDE, support=SUPPORT_OR_GARRISON),
    "supportLeft": event_kind(side=SIDE, support=SUPPORT),
    "supportUpgraded": event_kind(support=SUPPORT),
    "scored": event_kind(side=SIDE, hexes=HEXES, points=NUMBER),
    "railRoll": event_kind(die=NUMBER, rolls="die"),
    "railBuilt": event_kind(hex=HEX, done=FLAG),
    "bypass": event_kind(state=Word(*BYPASS)),
    "orderRestored": event_kind(),
    "dash": event_kind(die=NUMBER, gone=FLAG, rolls="die"),
}

FACTS = Record(
    {
        "turn": NUMBER,
        "units": Each(
            "unit",
            Record(
                {
                    "at": Name("hex", *OFF_MAP.values()),
                    "steps": NUMBER,
                    "reduced": FLAG,
                    "oos": FLAG,
                    "disrupted": FLAG,
                    "moved": FLAG,
                    "due": NUMBER,
                    "upgrades": NUMBER,
                },
                short="at",
            ),
        ),
        "control": Each("hex", Name("side", empty=True), all_told=True),
        "boxes": Each("side", HEXES),
        "boxesReady": Each("side", NUMBER),
        "supports": Each("support", Word(*SUPPORT_PLACES)),
        "guns": Each("support", Name("unit", empty=True), all_told=True),
        "fired": Listing(SUPPORT),
        "railhead": HEX,
        "bypass": Word(*BYPASS),
        "points": Each("side", NUMBER),
        "saved": Record({"tank": NUMBER, "infantry": NUMBER}),
        "initiative": SIDE,
        "pool": Each("side", Each("chit", NUMBER)),
        "logistics": NUMBER,
        "held": Each("side", Listing(CHIT)),
        "played": Listing(CHIT),
        "used": Each("side", Record({"movement": NUMBER, "combat": NUMBER})),
        "sailed": Each("side", NUMBER),
        "replacements": Listing(TEXT),
        "barred": FLAG,
        "battle": Record(
            {
                "side": SIDE,
                "hex": HEX,
                "attackers": UNITS,
                "defenders": UNITS,
                "supports": Each("side", Listing(SUPPORT)),
                "table": TABLE,
                "losses": Each("side", NUMBER),
            },
            empty=True,
        ),
    }
)
VIEW = Record({**FACTS.entries, "control": Each("hex", SIDE), "guns": Each("support", UNIT)})
