"""Rule 16, the sequence of play: Replacement Phase, Action Phase, End Phase, and on to the next turn."""

from __future__ import annotations

from typing import Any

from sirocco.games.dark_sands.rules.action_phase import ActionPhase, EndOfActions, InitiativeChit, PriorityWindow
from sirocco.games.dark_sands.rules.activation import Momentum
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits, RommelOrder
from sirocco.games.dark_sands.rules.chits import UseChit
from sirocco.games.dark_sands.rules.combat import (
    Attack,
    AttackerSupports,
    CombatAction,
    Defence,
    DefenderSupports,
    TableChoice,
)
from sirocco.games.dark_sands.rules.end_phase import EndPhase, Railway
from sirocco.games.dark_sands.rules.extended_movement import Extending
from sirocco.games.dark_sands.rules.garrisons import Dismantling
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.losses import Abandoned, HalfExchange, Losses
from sirocco.games.dark_sands.rules.movement import MovementAction, MovementEnd
from sirocco.games.dark_sands.rules.reinforcements import Placement, ReinforcementAction, TurnThree, Withdrawal
from sirocco.games.dark_sands.rules.replacements import Cadres, Rebuilding, ReplacementPhase, SpendPoints
from sirocco.games.dark_sands.rules.retreat import Advance, Retreat, RetreatChoice, RetreatExcess
from sirocco.games.dark_sands.rules.stacking import ExcessUnits
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Logistics
from sirocco.games.dark_sands.rules.victory import result
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Step


@implements("DS-16.0a", "DS-23.6a", "DS-S0a")
class GameTurn(Stages[DarkSandsState], frozen=True):
    """One turn; after it the next, unless somebody has won or it was the last."""

    rule = "DS-16.0a"

    def begin(self, s: DarkSandsState) -> None:
        s.emit("turn", turn=s.turn, dates=s.components.turns[s.turn - 1].dates)

    def parts(self, s: DarkSandsState) -> tuple[Step[DarkSandsState], ...]:
        return ReplacementPhase(), ActionPhase(), EndPhase()

    def end(self, s: DarkSandsState) -> None:
        if s.winner != -1 or s.turn == s.components.last_turn:
            how = result(s)
            s.emit("gameOver", winner=how.winner or "", level=how.level)
        else:
            s.turn += 1
            s.push(GameTurn())


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
