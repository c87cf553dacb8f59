"""A fire mission beside the map: who fires at a hex, who still could, and what is in it."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.artillery.artillery import guns_in
from sirocco.games.salerno_rome.rules.artillery.bombardment import Bombardment
from sirocco.games.salerno_rome.rules.artillery.fire_missions import FireMission
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token


def fire_panel(s: SalernoState, mission: FireMission) -> Panel:
    """The pieces named so far with their factors; of a bombardment its targets, too."""
    c, side, place = s.components, mission.side, s.place_ids[mission.hex]
    bombards = isinstance(mission, Bombardment)
    title = message("panel-bombardment" if bombards else "panel-interdiction", hex=place)
    guns, planes = mission.free(s)
    firing = Row(
        SIDES[side],
        message("panel-fire"),
        _firing(s, mission, more=bool(guns)),
        tuple(c.artillery_ids[gun] for gun in places_of(guns)),
        (plane_token(side, planes, "plane"),) if planes > 0 else (),
    )
    origins = {s.gun_at[gun] for gun in places_of(mission.guns) if 0 <= s.gun_at[gun] < len(s.place_ids)}
    places = (place, *(s.place_ids[origin] for origin in sorted(origins)))
    return Panel(title, mission.rule, (firing, _targets(s, mission)) if bombards else (firing,), places)


def plane_token(side: int, number: int, action: str = "", rule: str = "SR-9.8c") -> Token:
    """Planes of a side; picking them takes an action."""
    return Token("token", "plane", SIDES[side], number, rule=rule, does=action)


def _firing(s: SalernoState, mission: FireMission, more: bool) -> tuple[Slot, ...]:
    c = s.components
    slots = [Slot(c.artillery_ids[gun], value=c.artillery[gun].fire) for gun in places_of(mission.guns)]
    if mission.planes:
        worth = c.air[mission.side].fire * mission.planes
        slots.append(Slot(value=worth, tokens=(plane_token(mission.side, mission.planes),)))
    if more:
        slots.append(Slot(None, ("fire",), message("panel-another-gun")))
    return tuple(slots)


def _targets(s: SalernoState, mission: FireMission) -> Row:
    """Everybody in the hex: units, and artillery, which any result removes."""
    c, enemy = s.components, 1 - mission.side
    units = [Slot(c.unit_ids[unit]) for unit in places_of(s.at[mission.hex] & c.side_mask[enemy])]
    guns = [Slot(c.artillery_ids[gun]) for gun in places_of(guns_in(s, enemy, mission.hex))]
    return Row(SIDES[enemy], message("panel-targets", hex=s.place_ids[mission.hex]), (*units, *guns))
