"""Rule 16, the sequence of play: Replacement Phase, Action Phase, End Phase, and on to the next turn."""

from __future__ import annotations

from typing import Any

from sirocco.games.dark_sands.chits import ActionPhase, EndOfActions, InitiativeChit, PriorityWindow
from sirocco.games.dark_sands.combat import (
    Attack,
    AttackerSupports,
    CombatAction,
    Defence,
    DefenderSupports,
    TableChoice,
)
from sirocco.games.dark_sands.effects import ChooseGroups, ChooseUnits, Momentum, RommelOrder, UseChit
from sirocco.games.dark_sands.endphase import EndPhase, Railway
from sirocco.games.dark_sands.engineering import Dismantling
from sirocco.games.dark_sands.extended import Extending
from sirocco.games.dark_sands.headquarters import Displacement
from sirocco.games.dark_sands.losses import Abandoned, HalfExchange, Losses
from sirocco.games.dark_sands.marching import Moving
from sirocco.games.dark_sands.movement import MovementAction, MovementEnd
from sirocco.games.dark_sands.reinforcements import Placement, ReinforcementAction, TurnThree, Withdrawal
from sirocco.games.dark_sands.replacements import Cadres, Rebuilding, ReplacementPhase, SpendPoints
from sirocco.games.dark_sands.retreat import Advance, Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.stacking import ExcessUnits
from sirocco.games.dark_sands.state import DarkSandsState
from sirocco.games.dark_sands.supply import Logistics
from sirocco.kernel.rulebook import implements
from sirocco.kernel.step import Step


@implements("DS-16.0a", "DS-23.6a", "DS-S0a")
class GameTurn(Step[DarkSandsState], frozen=True):
    """One turn; after it the next, unless somebody has won or it was the last."""

    rule = "DS-16.0a"

    stage: int = 0

    def run(self, s: DarkSandsState) -> None:
        order: tuple[Step[DarkSandsState], ...] = (ReplacementPhase(), ActionPhase(), EndPhase())
        if self.stage == 0:
            s.emit("turn", turn=s.turn, dates=s.components.turns[s.turn - 1].dates)
        if self.stage < len(order):
            s.replace(GameTurn(self.stage + 1))
            s.push(order[self.stage])
        elif s.winner != -1 or s.turn == s.components.last_turn:
            s.pop()
            s.emit("gameOver")
        else:
            s.turn += 1
            s.replace(GameTurn())


STEPS: dict[str, type[Step[Any]]] = {
    step.__name__: step
    for step in (
        Abandoned,
        ActionPhase,
        Advance,
        Attack,
        AttackerSupports,
        Cadres,
        ChooseGroups,
        ChooseUnits,
        CombatAction,
        Defence,
        DefenderSupports,
        Dismantling,
        Displacement,
        EndOfActions,
        EndPhase,
        ExcessUnits,
        Extending,
        GameTurn,
        HalfExchange,
        InitiativeChit,
        Logistics,
        Losses,
        Momentum,
        MovementAction,
        MovementEnd,
        Moving,
        Placement,
        PriorityWindow,
        Railway,
        Rebuilding,
        ReinforcementAction,
        ReplacementPhase,
        Retreat,
        RetreatChoice,
        RetreatExcess,
        RommelOrder,
        SpendPoints,
        TableChoice,
        TurnThree,
        UseChit,
        Withdrawal,
    )
}
