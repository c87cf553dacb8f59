"""Positions inside a battle: the steps of play themselves lead there, so the same rules refuse what cannot be."""

from __future__ import annotations

from typing import Literal

import msgspec

from sirocco.games.dark_sands.components.sides import SIDES, Side
from sirocco.games.dark_sands.components.vocabulary import ASSAULT, TABLES
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.combat import CombatAction, Defence
from sirocco.games.dark_sands.rules.combat_results import conclude
from sirocco.games.dark_sands.rules.combat_units import doctrine, may_assault
from sirocco.games.dark_sands.rules.odds import ORDER
from sirocco.games.dark_sands.rules.state import COMMITTED, DarkSandsState
from sirocco.kernel.errors import DataError
from sirocco.kernel.formats.position import check_point, play_on

BATTLE_POINTS = ("attack", "defence", "attacker-supports", "defender-supports", "table", "result")
DEFENCE, ATTACKER_SUPPORTS, DEFENDER_SUPPORTS, TABLE = range(1, 5)


class BattleTable(msgspec.Struct, forbid_unknown_fields=True):
    """The battle under way; docs/rulings.md tells what each entry means."""

    hex: str
    at: str
    attackers: list[str] = []
    defenders: list[str] = []
    supports: dict[Side, list[str]] = {}
    table: Literal["mobile", "assault"] = "mobile"
    result: str | None = None


def begin_battle(s: DarkSandsState, t: BattleTable) -> None:
    """Go on from the Combat action, on top of the stack, into a battle: each point comes after all before it."""
    check_point(t.at, BATTLE_POINTS)
    action = s.stack[-1]
    if not isinstance(action, CombatAction):
        raise DataError("position: a battle is fought at the points 'combat' and 'half-combat'")
    if (t.result is not None) != (t.at == "result"):
        raise DataError("position: 'result' belongs to a battle at its 'result', and must be given there")
    ours, theirs = (t.supports.get(side, []) for side in (SIDES[action.side], SIDES[1 - action.side]))
    reached = BATTLE_POINTS.index(t.at)
    if any((t.defenders, ours, theirs)[reached:]):
        raise DataError("position: the battle has not come that far")
    play_on(s, f"attack {t.hex}", *(f"with {unit}" for unit in t.attackers))
    if reached >= DEFENCE:
        play_on(s, "done", *(f"choose {unit}" for unit in t.defenders))
    if reached >= ATTACKER_SUPPORTS:
        _end_defence(s)
        play_on(s, *(f"support {name}" for name in ours))
    if reached >= DEFENDER_SUPPORTS:
        s.stack[-1].run(s)
        play_on(s, *(f"support {name}" for name in theirs))
    if reached >= TABLE:
        s.stack[-1].run(s)
    if t.at == "result":
        _conclude(s, t)


def _end_defence(s: DarkSandsState) -> None:
    if isinstance(s.stack[-1], Defence) and s.stack[-1].decider(s) == -1:
        s.stack[-1].run(s)
    if isinstance(s.stack[-1], Defence) or not hasattr(s.stack[-1], "battle"):
        raise DataError(
            "position: 'defenders' names the two that add their defence, or the battle ends before it is fought"
        )


def _conclude(s: DarkSandsState, t: BattleTable) -> None:
    b: Battle = s.stack[-1].battle
    if t.result not in ORDER:
        raise DataError(f"position: a result is one of {', '.join(ORDER)}, not '{t.result}'")
    table = TABLES.index(t.table)
    if table == ASSAULT and not may_assault(s, b):
        raise DataError("position: the Assault table cannot be used here")
    panzers = doctrine(s, b)
    s.pop()
    conclude(s, msgspec.structs.replace(b, table=table), t.result, panzers.shock, panzers.resilient)


def assign_guns(s: DarkSandsState, guns: dict[str, str]) -> None:
    """Anti-tank guns that stay with a unit since an earlier battle."""
    c = s.components
    for name, holder in guns.items():
        support = c.vocabulary.names["support"].index(name)
        unit = c.vocabulary.names["unit"].index(holder)
        if c.supports[support].kind != "anti-tank":
            raise DataError(f"position: {name} are no anti-tank guns")
        if c.support_side[support] != c.side_of[unit] or s.place[unit] < 0 or s.oos >> unit & 1:
            raise DataError(f"position: {holder} cannot have the guns {name}")
        s.support[support] = COMMITTED
        s.guns_with[support] = unit
