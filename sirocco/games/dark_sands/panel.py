"""The battlefield beside the map: who attacks, who defends, and what supports them."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.battle import Battle, contributing
from sirocco.games.dark_sands.combat import Attack
from sirocco.games.dark_sands.components import SIDES
from sirocco.games.dark_sands.state import DarkSandsState
from sirocco.kernel.display import Panel, Row, Slot
from sirocco.kernel.message import message


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
        tuple(c.unit_ids[u] for u in step.candidates(s)) if isinstance(step, Attack) else (),
    )
    defenders = Row(
        SIDES[1 - battle.side],
        message("panel-defenders", hex=c.hex_ids[battle.target]),
        _defenders(s, battle),
    )
    places = (*(c.hex_ids[h] for h in hexes), c.hex_ids[battle.target])
    return Panel(message("panel-battle", hex=c.hex_ids[battle.target]), step.rule, (attackers, defenders), places)


def _attackers(s: DarkSandsState, b: Battle, planning: bool) -> tuple[Slot, ...]:
    c = s.components
    adding = set(contributing(s, b)) if all(s.place[u] >= 0 for u in b.attackers) else set(b.attackers)
    slots = [
        Slot(c.unit_ids[u], value=s.factors(u)[0] if u in adding else 0, cards=_supports(s, b, b.side, i))
        for i, u in enumerate(b.attackers)
    ]
    if planning:
        slots.append(Slot(None, ("with",), message("panel-with")))
    return tuple(slots)


def _defenders(s: DarkSandsState, b: Battle) -> tuple[Slot, ...]:
    c = s.components
    side = 1 - b.side
    there = list(places_of(s.at[b.target] & c.side_mask[side])) or list(b.defenders)
    return tuple(
        Slot(c.unit_ids[u], value=s.factors(u)[1], cards=_supports(s, b, side, i)) for i, u in enumerate(there)
    )


def _supports(s: DarkSandsState, b: Battle, side: int, slot: int) -> tuple[str, ...]:
    """What supports a side is shown with its first unit."""
    return tuple(s.components.support_ids[x] for x in b.supports(side)) if slot == 0 else ()
