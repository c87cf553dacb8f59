"""The battlefield beside the map: who attacks, who defends, and what supports them."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.display.trays import support_token
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack, Defence, TableChoice
from sirocco.games.dark_sands.rules.stacking import contributing
from sirocco.games.dark_sands.rules.state import READY, DarkSandsState
from sirocco.games.dark_sands.rules.supports import AttackerSupports, DefenderSupports
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Panel, Row, Slot, Token

UNDECIDED = (Attack, Defence, AttackerSupports, DefenderSupports, TableChoice)
"""The steps of a battle before its die."""


def battle_panel(s: DarkSandsState) -> Panel | None:
    """The battle now being planned or fought, or nothing."""
    step = s.stack[-1] if s.stack else None
    battle = getattr(step, "battle", None)
    if step is None or not isinstance(battle, Battle):
        return None
    c = s.components
    planning = isinstance(step, Attack)
    hexes = sorted({s.place[u] for u in battle.attackers if s.place[u] >= 0})
    attackers = Row(
        SIDES[battle.side],
        message("panel-attackers", hexes=[c.hex_ids[h] for h in hexes]),
        _attackers(s, battle, planning),
        tuple(c.unit_ids[u] for u in step.more_attackers(s)) if isinstance(step, Attack) else (),
        _reserve(s, battle.side, isinstance(step, Attack | AttackerSupports)),
    )
    defenders = Row(
        SIDES[1 - battle.side],
        message("panel-defenders", hex=c.hex_ids[battle.target]),
        _defenders(s, battle),
        reserve=_reserve(s, 1 - battle.side, isinstance(step, Attack | AttackerSupports | DefenderSupports)),
    )
    places = (*(c.hex_ids[h] for h in hexes), c.hex_ids[battle.target])
    title = message("panel-battle", hex=c.hex_ids[battle.target])
    return Panel(title, step.rule, (attackers, defenders), places, not isinstance(step, UNDECIDED))


def _attackers(s: DarkSandsState, b: Battle, planning: bool) -> tuple[Slot, ...]:
    c = s.components
    adding = set(contributing(s, b)) if all(s.place[u] >= 0 for u in b.attackers) else set(b.attackers)
    slots = [
        Slot(c.unit_ids[u], value=s.factors(u)[0] if u in adding else 0, tokens=_supports(s, b, u, b.attackers[0]))
        for u in b.attackers
    ]
    if planning:
        slots.append(Slot(None, ("with",), message("panel-with")))
    return tuple(slots)


def _defenders(s: DarkSandsState, b: Battle) -> tuple[Slot, ...]:
    c = s.components
    side = 1 - b.side
    there = list(places_of(s.at[b.target] & c.side_mask[side])) or list(b.defenders)
    return tuple(Slot(c.unit_ids[u], value=s.factors(u)[1], tokens=_supports(s, b, u, there[0])) for u in there)


def _supports(s: DarkSandsState, b: Battle, unit: int, first: int) -> tuple[Token, ...]:
    """Guns are shown with their unit, what else supports a side with its first."""
    guns = [support for support, holder in enumerate(s.guns_with) if holder == unit]
    others = b.supports(s.components.side_of[unit]) if unit == first else ()
    return tuple(support_token(s, support) for support in (*others, *guns))


def _reserve(s: DarkSandsState, side: int, shown: bool) -> tuple[Token, ...]:
    """The supports a side has ready, while it may still commit some."""
    owner = s.components.support_side
    ready = [support for support, where in enumerate(s.support) if where == READY and owner[support] == side]
    return tuple(support_token(s, support) for support in ready) if shown else ()
