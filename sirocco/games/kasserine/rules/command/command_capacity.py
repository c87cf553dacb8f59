"""Chapter 15.3: which ways to attack and to defend command opens."""

from __future__ import annotations

from sirocco.board.graph import mask_of
from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES, MEDIUM, STEADY, PostureRow
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units
from sirocco.games.kasserine.rules.command.command import control
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.proof.rulebook import implements


@implements("K-cmd-06", "K-rec-12")
def attack_types(s: KasserineState, b: Battle) -> list[str]:
    """The ways in which the attackers may attack: as they were commanded at the start. A medium attack is always left:
    who is excused from command, reconnaissance by day, attacks so."""
    units = mask_of(list(b.attackers))
    controlled = {"army": s.under_army, "any": s.commanded, "none": units}
    rows = s.components.postures
    return [name for name in ATTACKS if may_fight(rows["attack", name], units, controlled)] or [MEDIUM]


@implements("K-cmd-06", "K-rec-12")
def defence_types(s: KasserineState, b: Battle) -> list[str]:
    """The ways in which the defenders may defend, as they are commanded now. One is always left."""
    units = mask_of(defending_units(s, b))
    now, rows = control(s, 1 - b.side), s.components.postures
    controlled = {"army": now.army, "any": now.direct, "none": units}
    return [name for name in DEFENCES if may_fight(rows["defence", name], units, controlled)] or [STEADY]


def may_fight(row: PostureRow, units: int, controlled: dict[str, int]) -> bool:
    """Whether units have the control that a way to fight needs: all of them, or one."""
    led = units & controlled[row.control]
    return led == units if row.of == "every" else bool(led)
