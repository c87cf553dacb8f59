"""The combat beside the map: who attacks, who defends, and what supports them; or a fire mission."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.display.fire_panel import fire_panel, plane_token
from sirocco.games.salerno_rome.rules.artillery.fire_missions import FireMission
from sirocco.games.salerno_rome.rules.combat.battle import Battle, defending_units
from sirocco.games.salerno_rome.rules.combat.combat import Attack, BattleRoll, Penetration
from sirocco.games.salerno_rome.rules.combat.gegenangriff import Gegenangriff
from sirocco.games.salerno_rome.rules.combat.tactical_support import (
    A_PLANE,
    NOTHING,
    AttackerSupport,
    SupportWindow,
    supporters,
)
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token

UNDECIDED = (Attack, AttackerSupport, SupportWindow, Gegenangriff, BattleRoll)
"""The steps of a combat before its dice."""


def battle_panel(s: SalernoState) -> Panel | None:
    """The combat or the fire mission now being planned or fought, or nothing."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, FireMission):
        return fire_panel(s, step)
    battle = getattr(step, "battle", None)
    if step is None or not isinstance(battle, Battle) or isinstance(step, Penetration):
        return None
    c = s.components
    hexes = sorted({s.place[u] for u in battle.attackers if s.place[u] >= 0})
    attackers = Row(
        SIDES[battle.side],
        message("panel-attackers", hexes=[c.hex_ids[h] for h in hexes]),
        _attackers(s, battle, step),
        _pool(s, battle, step, battle.side),
        _tokens(s, battle, step, battle.side),
    )
    defenders = Row(
        SIDES[1 - battle.side],
        message("panel-defenders", hex=c.hex_ids[battle.target]),
        _defenders(s, battle),
        _pool(s, battle, step, 1 - battle.side),
        _tokens(s, battle, step, 1 - battle.side),
    )
    places = (*(c.hex_ids[h] for h in hexes), c.hex_ids[battle.target])
    title = message("panel-battle", hex=c.hex_ids[battle.target])
    return Panel(title, step.rule, (attackers, defenders), places, not isinstance(step, UNDECIDED))


def _attackers(s: SalernoState, b: Battle, step: object) -> tuple[Slot, ...]:
    """The units, and the piece that the attacker has named in support."""
    slots = [Slot(s.components.unit_ids[u], value=s.strength(u)) for u in b.attackers]
    if isinstance(step, Attack):
        slots.append(Slot(None, ("with",), message("panel-with")))
    if isinstance(step, SupportWindow):
        slots += _supporting(s, b.side, step.attacker)
    return tuple(slots)


def _defenders(s: SalernoState, b: Battle) -> tuple[Slot, ...]:
    units = defending_units(s, b) or [u for u in places_of(b.defenders) if s.place[u] >= 0]
    return tuple(Slot(s.components.unit_ids[u], value=s.strength(u)) for u in units)


def _supporting(s: SalernoState, side: int, piece: int) -> list[Slot]:
    if piece == NOTHING:
        return []
    if piece == A_PLANE:
        return [Slot(tokens=(plane_token(side, 1, rule="SR-16.2b"),))]
    return [Slot(s.components.artillery_ids[piece], label=message("panel-supports"))]


def _asked(b: Battle, step: object, side: int) -> bool:
    """Whether a side is asked for support now."""
    return isinstance(step, AttackerSupport if side == b.side else SupportWindow)


def _pool(s: SalernoState, b: Battle, step: object, side: int) -> tuple[str, ...]:
    """Who could still attack; then the artillery that a side can support with."""
    c = s.components
    if isinstance(step, Attack) and side == b.side:
        return tuple(c.unit_ids[u] for u in step.more_attackers(s))
    guns = supporters(s, b, side)[0] if _asked(b, step, side) else 0
    return tuple(c.artillery_ids[gun] for gun in places_of(guns))


def _tokens(s: SalernoState, b: Battle, step: object, side: int) -> tuple[Token, ...]:
    """What a side could use in support when it is asked; planes, when it is."""
    asked = _asked(b, step, side)
    if not asked and not isinstance(step, Attack | AttackerSupport):
        return ()
    guns, plane = supporters(s, b, side)
    names = () if asked else (s.components.artillery_ids[gun] for gun in places_of(guns))
    tokens = [Token("artillery", name, SIDES[side], rule="SR-16.2a") for name in names]
    if plane:
        tokens.append(plane_token(side, s.planes[side], "support" if asked else "", "SR-16.2a"))
    return tuple(tokens)
