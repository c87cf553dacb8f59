"""What can be laid over the map: supply and what cuts it, command, zones of contact, fire, who can attack, victory."""

from __future__ import annotations

from collections.abc import Mapping

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.kasserine.display.attack_overlay import attack
from sirocco.games.kasserine.display.command_overlay import command
from sirocco.games.kasserine.display.fire_overlay import fire
from sirocco.games.kasserine.display.supply_overlay import supply
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.victory import units_beyond
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay, OverlayMaker
from sirocco.mechanics.display.overlays import labelled, marks


def zones(s: KasserineState, side: int | None, _unit: int | None) -> Overlay:
    """The hexes in the other side's zone of contact; at night there are none."""
    if s.night:
        return Overlay(notes=(message("overlay-no-zones"),))
    found: list[Mark] = []
    for owner, name in enumerate(SIDES):
        if owner != side:
            found += marks(s, s.zone[owner], name)
    return Overlay(tuple(found))


def victory(s: KasserineState, _side: int | None, _unit: int | None) -> Overlay:
    """The two ways out for the Axis; what lies beyond the railway, and the supplied Allied units there that count."""
    c = s.components
    tunisia = c.tunisia
    south = tunisia.south_of_sfax_line if s.options.sfax_line_decides else tunisia.south_of_sousse_line
    exits = {hex_: message("overlay-exit") for hex_ in tunisia.exits.values()}
    counting = 0
    for unit in places_of(units_beyond(s, reconnaissance=False)):
        counting |= 1 << s.place[unit]
    found = (
        *labelled(s, SIDES[AXIS], exits),
        *marks(s, counting, SIDES[ALLIED]),
        *marks(s, south & c.everywhere & ~counting, "plain"),
    )
    return Overlay(found)


OVERLAYS: Mapping[str, OverlayMaker] = {
    "supply": supply,
    "command": command,
    "zones": zones,
    "fire": fire,
    "attack": attack,
    "victory": victory,
}
