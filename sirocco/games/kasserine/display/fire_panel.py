"""The fire of a gun beside the map: at whom, and what is in the hex."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.artillery import FireKind, FireMission, targets_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot


def fire_panel(s: KasserineState, step: FireMission | FireKind) -> Panel:
    """The gun, and everybody in the hex it is laid at; before that all it can reach."""
    c = s.components
    hexes = [step.hex] if isinstance(step, FireKind) else sorted(targets_of(s, step.unit))
    enemy = 1 - step.side
    gun = Row(SIDES[step.side], message("panel-gun"), (Slot(c.unit_ids[step.unit]),))
    there = [unit for place in hexes for unit in places_of(s.at[place] & c.side_mask[enemy])]
    names = [c.hex_ids[place] for place in hexes]
    targets = Row(SIDES[enemy], message("panel-targets", hexes=names), tuple(Slot(c.unit_ids[unit]) for unit in there))
    places = (c.hex_ids[s.place[step.unit]], *names)
    return Panel(message("panel-fire", unit=c.unit_ids[step.unit]), step.rule, (gun, targets), places)
