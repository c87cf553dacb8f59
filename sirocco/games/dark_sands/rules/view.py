"""What everybody may know: all of it. Counters, boxes, tracks and the chits still in the pool lie open; only what will
be drawn or rolled is not known yet."""

from __future__ import annotations

from typing import Any

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.chit_kinds import CHITS
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.components.vocabulary import TABLES
from sirocco.games.dark_sands.rules.action_phase import draws
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import Attack
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.state import BYPASS, OFF_MAP, SUPPORT_PLACES, DarkSandsState
from sirocco.mechanics.control import holders
from sirocco.mechanics.supply import union


def unit_facts(s: DarkSandsState, unit: int) -> dict[str, Any]:
    """Where a unit is and in what condition."""
    c = s.components
    place = s.place[unit]
    return {
        "at": c.hex_ids[place] if place >= 0 else OFF_MAP[place],
        "steps": s.steps_left(unit),
        "reduced": bool(s.reduced >> unit & 1),
        "oos": bool(s.oos >> unit & 1),
        "disrupted": bool(s.disrupted >> unit & 1),
        "moved": bool(s.moved >> unit & 1),
        "due": s.due[unit],
        "upgrades": s.level[unit],
    }


def everything(s: DarkSandsState) -> dict[str, Any]:
    """The position by name."""
    c = s.components
    kinds, held = len(CHITS), holders(s, s.control)
    return {
        "turn": s.turn,
        "units": {name: unit_facts(s, unit) for unit, name in enumerate(c.unit_ids)},
        "control": {c.hex_ids[h]: held.get(c.hex_ids[h]) for h in places_of(s.kept | union(s.control))},
        "boxes": {SIDES[side]: [c.hex_ids[h] for h in places_of(s.boxes[side])] for side in (ALLIED, AXIS)},
        "boxesReady": {SIDES[side]: s.boxes_up[side] for side in (ALLIED, AXIS)},
        "supports": {name: SUPPORT_PLACES[s.support[i]] for i, name in enumerate(c.support_ids)},
        "guns": {
            c.support_ids[i]: c.unit_ids[u] if u >= 0 else None
            for i, u in enumerate(s.guns_with)
            if c.supports[i].kind == "anti-tank"
        },
        "fired": [c.support_ids[i] for i in places_of(s.fired)],
        "railhead": c.hex_ids[c.railway[s.railhead]],
        "bypass": BYPASS[s.bypass],
        "points": {SIDES[side]: s.points[side] for side in (ALLIED, AXIS)},
        "saved": {"tank": s.saved[0], "infantry": s.saved[1]},
        "initiative": SIDES[s.initiative],
        "pool": {
            SIDES[side]: {CHITS[k]: n for k, n in enumerate(s.pool[side * kinds : side * kinds + kinds]) if n}
            for side in (ALLIED, AXIS)
        },
        "logistics": s.pool[-1],
        "held": {SIDES[side]: [CHITS[k] for k in places_of(s.held[side])] for side in (ALLIED, AXIS)},
        "played": [CHITS[e % kinds] for e in s.played],
        "used": {
            SIDES[side]: {"movement": s.moves_used[side], "combat": s.combats_used[side]} for side in (ALLIED, AXIS)
        },
        "sailed": {SIDES[side]: s.sailed[side] for side in (ALLIED, AXIS)},
        "replacements": [c.replacement_ids[i] for i in places_of(s.replacements)],
        "barred": s.barred,
        "battle": battle_facts(s),
    }


def view(s: DarkSandsState, _side: int | None) -> dict[str, Any]:
    """The table as it lies: a hex that nobody controls carries no marker, and guns with nobody lie in their box."""
    seen = everything(s)
    for name in ("control", "guns"):
        seen[name] = {thing: whose for thing, whose in seen[name].items() if whose is not None}
    return seen


def battle_facts(s: DarkSandsState) -> dict[str, Any] | None:
    """The battle under way by name, or None: who fights, what is committed, and the steps still to be lost."""
    step = next((step for step in reversed(s.stack) if hasattr(step, "battle")), None)
    if step is None:
        return None
    c = s.components
    b: Battle = step.battle
    losses = [sum(x.number for x in s.stack if isinstance(x, Losses) and x.side == side) for side in range(len(SIDES))]
    defenders = b.defenders or places_of(s.at[b.target] & c.side_mask[1 - b.side])
    return {
        "side": SIDES[b.side],
        "hex": c.hex_ids[b.target],
        "attackers": [c.unit_ids[u] for u in b.attackers],
        "defenders": [] if isinstance(step, Attack) else [c.unit_ids[u] for u in defenders],
        "supports": {SIDES[side]: [c.support_ids[x] for x in b.supports(side)] for side in range(len(SIDES))},
        "table": TABLES[b.table],
        "losses": {SIDES[side]: losses[side] for side in range(len(SIDES))},
    }


__all__ = ["draws", "everything", "view"]
