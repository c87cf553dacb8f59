"""The combat beside the map: who attacks, who defends, and what supports them."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.battle import Battle, defending_units
from sirocco.games.salerno_rome.rules.combat import Attack, BattleRoll, Penetration
from sirocco.games.salerno_rome.rules.gegenangriff import Gegenangriff
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.tactical_support import (
    A_PLANE,
    NOTHING,
    AttackerSupport,
    SupportWindow,
    supporters,
)
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token

UNDECIDED = (Attack, AttackerSupport, SupportWindow, Gegenangriff, BattleRoll)
"""The steps of a combat before its dice."""


def battle_panel(s: SalernoState) -> Panel | None:
    """The combat now being planned or fought, or nothing."""
    step = s.stack[-1] if s.stack else None
    battle = getattr(step, "battle", None)
    if step is None or not isinstance(battle, Battle) or isinstance(step, Penetration):
        return None
    c = s.components
    hexes = sorted({s.place[u] for u in battle.attackers if s.place[u] >= 0})
    attackers = Row(
        SIDES[battle.side],
        message("panel-attackers", hexes=[c.hex_ids[h] for h in hexes]),
        _attackers(s, battle, step),
        tuple(c.unit_ids[u] for u in step.more_attackers(s)) if isinstance(step, Attack) else (),
        _reserve(s, battle, battle.side, isinstance(step, Attack | AttackerSupport)),
    )
    defenders = Row(
        SIDES[1 - battle.side],
        message("panel-defenders", hex=c.hex_ids[battle.target]),
        _defenders(s, battle),
        reserve=_reserve(s, battle, 1 - battle.side, isinstance(step, Attack | AttackerSupport | SupportWindow)),
    )
    places = (*(c.hex_ids[h] for h in hexes), c.hex_ids[battle.target])
    title = message("panel-battle", hex=c.hex_ids[battle.target])
    return Panel(title, step.rule, (attackers, defenders), places, not isinstance(step, UNDECIDED))


def _attackers(s: SalernoState, b: Battle, step: object) -> tuple[Slot, ...]:
    """The support that the attacker has named lies with his first unit."""
    c = s.components
    piece = step.attacker if isinstance(step, SupportWindow) else NOTHING
    slots = [
        Slot(c.unit_ids[u], value=s.strength(u), tokens=_support(s, b.side, piece) if u == b.attackers[0] else ())
        for u in b.attackers
    ]
    if isinstance(step, Attack):
        slots.append(Slot(None, ("with",), message("panel-with")))
    return tuple(slots)


def _defenders(s: SalernoState, b: Battle) -> tuple[Slot, ...]:
    units = defending_units(s, b) or [u for u in places_of(b.defenders) if s.place[u] >= 0]
    return tuple(Slot(s.components.unit_ids[u], value=s.strength(u)) for u in units)


def _support(s: SalernoState, side: int, piece: int) -> tuple[Token, ...]:
    if piece == NOTHING:
        return ()
    if piece == A_PLANE:
        return (Token("token", "plane", SIDES[side], rule="SR-16.2b"),)
    return (Token("artillery", s.components.artillery_ids[piece], SIDES[side], rule="SR-16.2b"),)


def _reserve(s: SalernoState, b: Battle, side: int, shown: bool) -> tuple[Token, ...]:
    """What a side could still use in support."""
    if not shown:
        return ()
    guns, plane = supporters(s, b, side)
    tokens = [
        Token("artillery", s.components.artillery_ids[gun], SIDES[side], rule="SR-16.2a") for gun in places_of(guns)
    ]
    if plane:
        tokens.append(Token("token", "plane", SIDES[side], s.planes[side], rule="SR-16.2a"))
    return tuple(tokens)
