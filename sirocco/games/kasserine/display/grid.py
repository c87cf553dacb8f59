"""The six tables as a grid: how each side can fight, which table both lead to, and how its chances are shared out."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.games.kasserine.components.charts import ATTACKS, DEFENCES
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.combat.battle import Battle, table_of
from sirocco.games.kasserine.rules.combat.sums import is_hopeless, sums_of
from sirocco.games.kasserine.rules.combat.ways_to_fight import AttackType, DefenceType
from sirocco.games.kasserine.rules.command.command_capacity import attack_types, defence_types
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Cell, Grid, Share, Way
from sirocco.mechanics.charts import BELOW

CLASSES = {
    "attackers-lost": ("AE", "AR"),
    "attackers-back": ("A3", "A2"),
    "both": ("R/R",),
    "defenders-back": ("D2", "D3"),
    "defenders-lost": ("DR", "DE"),
}
"""What results come to, from the worst for the attacker to the best."""


def grid_of(s: KasserineState, b: Battle, step: object) -> Grid | None:
    """Nothing before somebody attacks, and where the odds are hopeless whatever both declare."""
    if not b.attackers or is_hopeless(s, b):
        return None
    declares, answers = isinstance(step, AttackType), isinstance(step, DefenceType)
    rows = _ways("attack", ATTACKS, attack_types(s, b), declares, b.attack)
    columns = _ways("defence", DEFENCES, defence_types(s, b), answers, b.defence)
    cells = tuple(
        tuple(_cell(s, replace(b, attack=attack, defence=defence)) for defence in range(len(DEFENCES)))
        for attack in range(len(ATTACKS))
    )
    return Grid(message("panel-ways"), "K-cmb-12", (SIDES[b.side], SIDES[1 - b.side]), rows, columns, cells)


def _ways(side: str, names: tuple[str, ...], open_: list[str], asked: bool, chosen: int) -> tuple[Way, ...]:
    return tuple(
        Way(
            message(f"panel-{side}-{name}"),
            name if asked and name in open_ else "",
            number == chosen,
            None if name in open_ else message("refuse-type-needs-command", verb=name),
        )
        for number, name in enumerate(names)
    )


def _cell(s: KasserineState, b: Battle) -> Cell:
    table = table_of(s, b)
    column = sums_of(s, b, table.chart).column
    label = message("panel-table", letter=table.letter)
    if column == BELOW:
        return Cell(label)
    chances = table.chart.chances(column)
    shares = []
    for name, results in CLASSES.items():
        chance = float(sum(chances.get(result, 0) for result in results))
        owner = SIDES[b.side if name.startswith("attackers") else 1 - b.side]
        tone = "plain" if name == "both" else owner
        shares.append(Share(message(f"panel-{name}"), chance, tone, name.endswith("back")))
    odds = table.chart.names[column]
    who = message("panel-moved-by-winner" if table.winner_moves else "panel-moved-by-loser", odds=odds)
    return Cell(label, who, tuple(share for share in shares if share.chance))
