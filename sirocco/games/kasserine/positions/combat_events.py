"""The kinds of events of air support, fire and combat."""

from __future__ import annotations

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES, TARGETS
from sirocco.games.kasserine.rules.view import HEX, HEXES
from sirocco.kernel.events import event_kind
from sirocco.kernel.formats.shape import NUMBER, TEXT, Word, numbers
from sirocco.mechanics.facts import SIDE, UNIT, UNITS

FIRED = Word("-", "RT", "R")

COMBAT_EVENTS = {
    "aircraft": event_kind("K-air-04", side=SIDE, hex=HEX, left=NUMBER),
    "bombed": event_kind("K-rec-30", hex=HEX, die=NUMBER, result=FIRED, chart=TEXT, column=TEXT, rolls="die"),
    "fired": event_kind(
        "K-rec-20",
        unit=UNIT,
        hex=HEX,
        target=Word(*TARGETS),
        **numbers("die", "modifier", "final"),
        result=FIRED,
        chart=TEXT,
        column=TEXT,
        rolls="die",
    ),
    "attack": event_kind("K-cmb-02", side=SIDE, units=UNITS, hexes=HEXES, defenders=UNITS),
    "nightAttack": event_kind("K-ngt-04", side=SIDE, left=NUMBER),
    "hopeless": event_kind("K-cmb-05", side=SIDE, units=UNITS, hexes=HEXES, result=TEXT),
    "rolled": event_kind(
        "K-cmb-15",
        side=SIDE,
        units=UNITS,
        hexes=HEXES,
        **numbers("attack", "defence"),
        odds=TEXT,
        how=Word(*ATTACKS),
        answer=Word(*DEFENCES),
        table=TEXT,
        die=NUMBER,
        result=TEXT,
        rolls="die",
    ),
    "letPass": event_kind("K-ret-03", side=SIDE, units=UNITS),
    "forbidden": event_kind("K-ret-03", side=SIDE, units=UNITS),
    "retreated": event_kind("K-res-02", units=UNITS, origin=HEX, to=HEX, hexes=HEXES),
    "battleEnded": event_kind("K-cmb-09", hexes=HEXES),
    "advanced": event_kind("K-rec-17", unit=UNIT, origin=HEX, to=HEX),
}
