"""The start of a side's half of a move: what lasted for the other's is over, supply and command are judged."""

from __future__ import annotations

from sirocco.games.kasserine.rules.command.command import judge_command
from sirocco.games.kasserine.rules.reinforcements import units_due
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import judge_supply
from sirocco.kernel.proof.rulebook import implements


@implements("K-rec-01", "K-cmb-04", "K-zoc-05")
def begin_half(s: KasserineState) -> None:
    """Nobody has moved, fired or attacked in this half, and no contact is owed."""
    s.moved = s.supplying = s.hauled = s.mined = s.tried = 0
    s.strained = s.owed = s.attacked = s.aircraft_at = 0
    s.arrived = 0
    fires_once_a_move = s.options.guns_fire_once_a_move and s.half != _first(s)
    if not fires_once_a_move:
        s.fired = 0
    s.due = units_due(s, s.half)
    s.reaches = [0] * len(s.reaches)
    s.reaches_to_attack = s.reaches[:]
    s.under_division = s.under_army = s.commanded = s.chained = 0
    s.count_supplied()


def _first(s: KasserineState) -> int:
    return s.refusals.sides.index(s.components.scene.moves_first)


@implements("K-log-01", "K-cmd-01")
def judge_half(s: KasserineState) -> None:
    """When dumps have been blown up and infantry has reduced itself."""
    judge_supply(s, s.half)
    judge_command(s, s.half)
