"""The combat beside the map: who attacks, who defends, how both fight; or the fire of a gun."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.display.fire_panel import fire_panel
from sirocco.games.kasserine.display.grid import grid_of
from sirocco.games.kasserine.rules.artillery import FireKind, FireMission
from sirocco.games.kasserine.rules.combat.attacks import Attack
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units, hex_names
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType, DefenceType
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token

UNDECIDED = (Attack, AttackType, DefenceType)
"""The steps of a combat before its die."""


def battle_of(step: object) -> Battle | None:
    """The combat that a step belongs to."""
    battle = getattr(step, "battle", None)
    return battle if isinstance(battle, Battle) else None


def battle_panel(s: KasserineState) -> Panel | None:
    """The combat now being planned or fought, or the fire of a gun, or nothing."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, FireMission | FireKind):
        return fire_panel(s, step)
    battle = battle_of(step)
    if step is None or battle is None:
        return None
    c = s.components
    hexes = sorted({s.place[unit] for unit in battle.attackers if s.place[unit] >= 0})
    attackers = Row(
        SIDES[battle.side],
        message("panel-attackers", hexes=[c.hex_ids[h] for h in hexes]),
        _attackers(s, battle, isinstance(step, Attack)),
        tuple(s.names(step.more_attackers(s))) if isinstance(step, Attack) else (),
    )
    defenders = Row(
        SIDES[1 - battle.side], message("panel-defenders", hexes=hex_names(s, battle)), _defenders(s, battle)
    )
    places = (*(c.hex_ids[h] for h in hexes), *hex_names(s, battle))
    title = message("panel-battle", hexes=hex_names(s, battle))
    undecided = isinstance(step, UNDECIDED)
    grid = grid_of(s, battle, step) if undecided else None
    return Panel(title, step.rule, (attackers, defenders), places, not undecided, grid)


def _attackers(s: KasserineState, b: Battle, planning: bool) -> tuple[Slot, ...]:
    """Each with what it adds: its factor, and a point for a complete chain of command; the aircraft with the first."""
    slots = [
        Slot(s.components.unit_ids[unit], value=_attack(s, unit), tokens=_aircraft(s, b) if not number else ())
        for number, unit in enumerate(b.attackers)
    ]
    if planning:
        slots.append(Slot(None, ("with",), message("panel-with")))
    return tuple(slots)


def _attack(s: KasserineState, unit: int) -> int:
    return s.attack(unit) + s.components.limits.bonus * (s.chained >> unit & 1)


def _aircraft(s: KasserineState, b: Battle) -> tuple[Token, ...]:
    number = sum(s.aircraft_at >> place & 1 for place in b.targets)
    return (Token("token", "aircraft", SIDES[b.side], number, rule="K-air-05"),) if number else ()


def _defenders(s: KasserineState, b: Battle) -> tuple[Slot, ...]:
    units = defending_units(s, b) or [unit for unit in places_of(b.defenders) if s.place[unit] >= 0]
    return tuple(Slot(s.components.unit_ids[unit], value=_defence(s, unit)) for unit in units)


def _defence(s: KasserineState, unit: int) -> int:
    c = s.components
    bare = c.armour | (c.reconnaissance if s.options.reconnaissance_as_armour else 0)
    times = 1 if bare >> unit & 1 or s.place[unit] < 0 else c.tunisia.costs.defence(s.place[unit])
    return s.defence(unit) * times
