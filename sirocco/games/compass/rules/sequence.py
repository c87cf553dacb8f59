"""Chapters 5 and 6, the sequence of play: turns, the Administrative phase, the two player turns, the end."""

from __future__ import annotations

from functools import cache

from sirocco.games.compass.components import ALLIED, ITALIAN, SIDES
from sirocco.games.compass.rules.combat import CombatPhase
from sirocco.games.compass.rules.events import DrawEvents
from sirocco.games.compass.rules.exploitation import ExploitationPhase
from sirocco.games.compass.rules.movement import MovementPhase
from sirocco.games.compass.rules.reinforcements import Removals
from sirocco.games.compass.rules.reinforcements_and_replacements import Arrivals, Replacements
from sirocco.games.compass.rules.state import CompassState
from sirocco.games.compass.rules.supply import SupplyCheck
from sirocco.games.compass.rules.victory import announce
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Line, Step
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.turns import GameTurns


@implements("C-5a", "C-5b", "C-6.4a", "C-2f", "C-6.5a", "C-4d")
class GameTurn(GameTurns[CompassState], frozen=True):
    """One of the twelve turns: Administrative phase, Allied turn, Italian turn, then the marker moves on.

    The game never ends earlier, and nothing goes back.
    """

    rule = "C-5a"
    stages = 3
    leads_to = (
        Line("AdministrativePhase", rule="C-6.1.Aa"),
        Line("PlayerTurn", "allied", "C-5a"),
        Line("PlayerTurn", "italian"),
    )

    def parts(self, s: CompassState) -> tuple[Step[CompassState], ...]:
        return PHASES

    def announce(self, s: CompassState) -> None:
        announce(s)


@implements("C-6.3a", "C-5b")
class PlayerTurn(Stages[CompassState], frozen=True):
    """6.2 and 6.3: supply check, movement, combat, exploitation; the same for both sides."""

    rule = "C-6.3a"
    under = ("GameTurn",)
    stages = 4
    leads_to = ("SupplyCheck", "MovementPhase", "CombatPhase", "ExploitationPhase", "ExcessUnits")

    side: Side

    def begin(self, s: CompassState) -> None:
        s.emit("playerTurn", side=SIDES[self.side], turn=s.turn)

    def parts(self, s: CompassState) -> tuple[Step[CompassState], ...]:
        return PLAYER_PHASES[self.side]


@cache
def _administration(allied: int, italian: int) -> tuple[Step[CompassState], ...]:
    """The sub-steps of a turn that brings so many replacement points; steps are immutable, so the same serve again."""
    placing = (DrawEvents(), Removals(), Arrivals(ALLIED), Arrivals(ITALIAN))
    return (*placing, Replacements(ALLIED, allied), Replacements(ITALIAN, italian))


class AdministrativePhase(Stages[CompassState], frozen=True):
    """6.1: the joint phase, sub-step by sub-step, the Allied player before the Italian."""

    rule = "C-6.1.Ba"
    under = ("GameTurn",)
    stages = 6
    leads_to = ("DrawEvents", "Removals", "Arrivals", "Replacements")

    def parts(self, s: CompassState) -> tuple[Step[CompassState], ...]:
        points = s.components.turns[s.turn - 1].replacements
        return _administration(points["allied"], points["italian"])


PHASES: tuple[Step[CompassState], ...] = (AdministrativePhase(), PlayerTurn(ALLIED), PlayerTurn(ITALIAN))
PLAYER_PHASES: tuple[tuple[Step[CompassState], ...], ...] = tuple(
    (SupplyCheck(side), MovementPhase(side), CombatPhase(side), ExploitationPhase(side)) for side in (ALLIED, ITALIAN)
)
"""Steps are immutable: the same serve every turn."""
