"""What the game tells, declared in one place: the kinds of events, the facts of a position, the view."""

from __future__ import annotations

from sirocco.games.dark_sands.components.chit_kinds import CHIT_RULES
from sirocco.games.dark_sands.rules.state import BYPASS, OFF_MAP, SUPPORT_PLACES
from sirocco.kernel.events import Cited, event_kind
from sirocco.kernel.formats.shape import FLAG, NUMBER, TEXT, Each, Listing, Name, Record, Word, numbers

UNIT, HEX, SIDE, CHIT = Name("unit"), Name("hex"), Name("side"), Name("chit")
SUPPORT, USE, TABLE = Name("support"), Name("use"), Name("table")
SUPPORT_OR_GARRISON = Name("support", another="unit")
UNITS, HEXES = Listing(UNIT), Listing(HEX)
CAUSE = TEXT

EVENT_KINDS = {
    "turn": event_kind("DS-16.0a", turn=NUMBER, dates=TEXT),
    "initiative": event_kind("DS-18.2a", side=SIDE),
    "gameOver": event_kind("DS-5.1.2a", winner=Name("side", ""), level=TEXT),
    "repair": event_kind("DS-17.3.2a", side=SIDE),
    "drewReplacements": event_kind(
        "DS-17.2a", side=SIDE, replacement=TEXT, **numbers("panzer", "german", "italian", "tank", "infantry")
    ),
    "rebuilt": event_kind("DS-17.0a", unit=UNIT, hex=HEX, disrupted=FLAG),
    "restored": event_kind("DS-17.0a", unit=UNIT),
    "cadre": event_kind("DS-17.1c", unit=UNIT, hex=HEX),
    "savedPoints": event_kind("DS-17.4.2a", tank=NUMBER, infantry=NUMBER),
    "chit": event_kind(
        Cited("how", {"initiative": "DS-18.3c", "priority": "DS-18.6.1a", "drawn": "DS-18.6a"}),
        side=Name("side", ""),
        chit=CHIT,
        how=Word("initiative", "priority", "drawn"),
    ),
    "declared": event_kind("DS-18.6.1a", side=SIDE, chit=CHIT),
    "usedAs": event_kind("DS-18.7.2b", side=SIDE, chit=CHIT, use=USE),
    "noAction": event_kind("DS-18.7.2e", side=SIDE, chit=CHIT),
    "activated": event_kind(Cited("chit", CHIT_RULES), side=SIDE, chit=CHIT, units=UNITS, nudged=FLAG),
    "rommelOrder": event_kind("DS-C.ROMa", use=USE),
    "momentum": event_kind("DS-12.7.1a", use=USE, half=FLAG, drm=NUMBER),
    "noHeadquarters": event_kind("DS-10.2.1d", side=SIDE, unit=UNIT),
    "tobrukFalls": event_kind("DS-C.TOBAa", side=SIDE),
    "moved": event_kind("DS-19.1a", units=UNITS, origin=HEX, to=HEX, cost=NUMBER),
    "extended": event_kind("DS-19.1.7a", unit=UNIT, origin=HEX, to=HEX),
    "sailed": event_kind("DS-19.4a", unit=UNIT, origin=HEX, to=HEX),
    "checked": event_kind("DS-19.2.1a", unit=UNIT, die=NUMBER, failed=FLAG, rolls="die"),
    "movementEnded": event_kind("DS-19.0a", side=SIDE),
    "control": event_kind("DS-2.1.5a", side=SIDE, hex=HEX),
    "displaced": event_kind("DS-11g", unit=UNIT, origin=HEX, to=HEX),
    "withdrew": event_kind("DS-18.4b", unit=UNIT, origin=HEX, to=HEX),
    "garrisoned": event_kind("DS-13.6.2b", side=SIDE, unit=UNIT, hex=HEX),
    "garrisonRemoved": event_kind("DS-13.6.3a", unit=UNIT, hex=HEX),
    "fortified": event_kind("DS-13.7.2a", unit=UNIT, hex=HEX),
    "boxRemoved": event_kind("DS-13.7.3b", side=SIDE, hex=HEX),
    "attack": event_kind("DS-20.1f", side=SIDE, units=UNITS, hex=HEX, defenders=UNITS),
    "committed": event_kind("DS-13.1d", side=SIDE, support=SUPPORT, unit=Name("unit", "")),
    "edgeDefence": event_kind("DS-20.4.1a", hex=HEX),
    "hopeless": event_kind("DS-20.2.5b", attack=NUMBER, defence=NUMBER, hex=HEX),
    "rolled": event_kind(
        "DS-20.2.7a",
        **numbers("attack", "defence"),
        hex=HEX,
        odds=TEXT,
        table=TABLE,
        **numbers("die", "modifier", "final"),
        result=TEXT,
        rolls="die",
    ),
    "reduced": event_kind("DS-20.3.2a", unit=UNIT, cause=CAUSE),
    "eliminated": event_kind("DS-17.5a", unit=UNIT, cause=CAUSE),
    "retreated": event_kind("DS-20.3.3c", units=UNITS, origin=HEX, to=HEX),
    "stood": event_kind("DS-14.1b", side=SIDE, hex=HEX),
    "advanced": event_kind("DS-20.3.5a", unit=UNIT, origin=HEX, to=HEX),
    "battleEnded": event_kind("DS-16.0d", hex=HEX),
    "combatEnded": event_kind("DS-20.0a", side=SIDE),
    "supplied": event_kind("DS-10.3a", unit=UNIT),
    "outOfSupply": event_kind("DS-10.3a", unit=UNIT, hex=HEX),
    "arrived": event_kind("DS-22.1a", unit=UNIT, hex=HEX),
    "departed": event_kind("DS-22.2a", unit=UNIT, turn=NUMBER),
    "postponed": event_kind("DS-22.7a", unit=UNIT),
    "arrivedTooLate": event_kind("DS-22.6b", unit=UNIT, hex=HEX),
    "upgraded": event_kind("DS-22.5a", unit=UNIT),
    "supportArrived": event_kind("DS-22.1b", side=SIDE, support=SUPPORT_OR_GARRISON),
    "supportLeft": event_kind("DS-22.0a", side=SIDE, support=SUPPORT),
    "supportUpgraded": event_kind("DS-22.5c", support=SUPPORT),
    "scored": event_kind("DS-5.2a", side=SIDE, hexes=HEXES, points=NUMBER),
    "railRoll": event_kind("DS-23.3.1a", die=NUMBER, rolls="die"),
    "railBuilt": event_kind("DS-23.3.1b", hex=HEX, done=FLAG),
    "bypass": event_kind("DS-23.3.2a", state=Word(*BYPASS)),
    "orderRestored": event_kind("DS-23.4a"),
    "dash": event_kind("DS-S3b", die=NUMBER, gone=FLAG, rolls="die"),
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
        "control": Each("hex", Name("side", empty=True), complete=True),
        "boxes": Each("side", HEXES),
        "boxesReady": Each("side", NUMBER),
        "supports": Each("support", Word(*SUPPORT_PLACES)),
        "guns": Each("support", Name("unit", empty=True), complete=True),
        "fired": Listing(SUPPORT),
        "railhead": HEX,
        "bypass": Word(*BYPASS),
        "points": Each("side", NUMBER),
        "saved": Record(numbers("tank", "infantry")),
        "initiative": SIDE,
        "pool": Each("side", Each("chit", NUMBER)),
        "logistics": NUMBER,
        "held": Each("side", Listing(CHIT)),
        "played": Listing(CHIT),
        "used": Each("side", Record(numbers("movement", "combat"))),
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
