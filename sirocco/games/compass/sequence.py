"""Chapters 5 and 6, the sequence of play: turns, the Administrative phase, the two player turns, the end."""

from __future__ import annotations

from sirocco.games.compass.aftermath import Advance, MatildaWear, Retreat, RetreatOrder, SplitRetreat
from sirocco.games.compass.combat import CombatPhase
from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.exploitation import Activation, ExploitationPhase, SustainedAttack
from sirocco.games.compass.fire import CombatDice, CombatEvents, LeaderRerolls, Losses
from sirocco.games.compass.lines import AttackLine, DefenceLine
from sirocco.games.compass.markers import ChooseEvents, DrawEvents
from sirocco.games.compass.movement import MovementPhase
from sirocco.games.compass.reinforcements import AdministrativePhase, Arrivals, Removals, Replacements
from sirocco.games.compass.stacking import ExcessUnits
from sirocco.games.compass.state import CompassState
from sirocco.games.compass.supply import SupplyCheck
from sirocco.games.compass.victory import announce
from sirocco.kernel.rulebook import implements
from sirocco.kernel.step import Step


@implements("C-5a", "C-5b", "C-6.4a", "C-2f", "C-6.5a", "C-4d")
class GameTurn(Step[CompassState], frozen=True):
    """One of the twelve turns: Administrative phase, Allied turn, Italian turn, then the marker moves on.

    The game never ends earlier, and nothing goes back.
    """

    rule = "C-5a"

    stage: int = 0

    def run(self, s: CompassState) -> None:
        order: tuple[Step[CompassState], ...] = (AdministrativePhase(), PlayerTurn(ALLIED), PlayerTurn(ITALIAN))
        if self.stage < len(order):
            if self.stage == 0:
                s.emit("turn", turn=s.turn, dates=s.components.turns[s.turn - 1].dates)
            s.replace(GameTurn(self.stage + 1))
            s.push(order[self.stage])
        elif s.turn < s.components.last_turn:
            s.turn += 1
            s.replace(GameTurn())
        else:
            s.pop()
            announce(s)


@implements("C-6.3a", "C-5b")
class PlayerTurn(Step[CompassState], frozen=True):
    """6.2 and 6.3: supply check, movement, combat, exploitation; the same for both sides."""

    rule = "C-6.3a"

    side: int
    stage: int = 0

    def run(self, s: CompassState) -> None:
        order: tuple[Step[CompassState], ...] = (
            SupplyCheck(self.side),
            MovementPhase(self.side),
            CombatPhase(self.side),
            ExploitationPhase(self.side),
        )
        if self.stage == len(order):
            s.pop()
            return
        if self.stage == 0:
            s.emit("playerTurn", side=SIDES[self.side], turn=s.turn)
        s.replace(PlayerTurn(self.side, self.stage + 1))
        s.push(order[self.stage])


STEPS: dict[str, type[Step[CompassState]]] = {
    step.__name__: step
    for step in (
        GameTurn,
        AdministrativePhase,
        DrawEvents,
        ChooseEvents,
        Removals,
        Arrivals,
        Replacements,
        PlayerTurn,
        SupplyCheck,
        MovementPhase,
        CombatPhase,
        AttackLine,
        DefenceLine,
        CombatEvents,
        CombatDice,
        LeaderRerolls,
        Losses,
        RetreatOrder,
        Retreat,
        SplitRetreat,
        Advance,
        MatildaWear,
        ExploitationPhase,
        Activation,
        SustainedAttack,
        ExcessUnits,
    )
}
