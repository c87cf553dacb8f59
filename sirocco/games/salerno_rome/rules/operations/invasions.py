"""Rule 9.5, what the Allied player may do in a formation's movement besides marching: lay the depot of the major
landing, land its units, bring its ships, and bring units out of Bari."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.operations.bari import come_out, refuse_way_out, ways_out
from sirocco.games.salerno_rome.rules.operations.landings import (
    MAJOR,
    begin_major_landing,
    hexes_for_depot,
    land,
    landing_choices,
    refuse_landing,
    refuse_ship,
    ship_choices,
)
from sirocco.games.salerno_rome.rules.operations.naval_units import bring_ship
from sirocco.games.salerno_rome.rules.operations.paradrops import purchase
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.step import Refusal

INVASION = ("depot", "land", "place")


def is_invasion(action: Action) -> bool:
    """One of these verbs, or a ship with its place: other artillery is named alone, and asked for its place then."""
    return action.verb in INVASION or (action.verb == "position" and len(action.args) > 1)


def invasion_actions(s: SalernoState, side: int) -> list[Action]:
    if side != ALLIED:
        return []
    words = s.components.vocabulary
    found = words.naming("depot", places_of(hexes_for_depot(s, side)))
    for verb, pairs in (("land", landing_choices(s, side)), ("place", ways_out(s)), ("position", ship_choices(s))):
        for pair in pairs:
            found.append(words.action(verb, *pair))
    return found


def invade(s: SalernoState, action: Action) -> None:
    if action.verb == "depot":
        begin_major_landing(s, action.args[0])
    elif action.verb == "land":
        land(s, *action.args)
    elif action.verb == "position":
        bring_ship(s, *action.args)
    else:
        come_out(s, *action.args)


def refuse_invasion(s: SalernoState, side: int, action: Action) -> Refusal | None:
    if side != ALLIED or (action.verb != "depot" and len(action.args) != 2):
        return s.refuse("SR-5a", "out-of-order", verb=action.verb)
    if action.verb == "depot":
        return _refuse_depot(s, action.args[0])
    unit, place = action.args
    if action.verb == "position":
        return refuse_ship(s, unit, place)
    wrong = s.refusals.enemy(s, unit, side)
    if wrong is not None:
        return wrong
    return refuse_landing(s, side, unit, place) if action.verb == "land" else refuse_way_out(s, unit, place)


def _refuse_depot(s: SalernoState, place: int) -> Refusal | None:
    if hexes_for_depot(s, ALLIED) >> place & 1:
        return None
    bought = s.bought & purchase(s, MAJOR)
    return s.refuse("SR-9.5f" if bought else "SR-6f", "no-depot-there" if bought else "no-landing-bought", hex=place)
