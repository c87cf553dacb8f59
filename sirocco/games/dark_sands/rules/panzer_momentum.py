"""Rule 12.7.1, Panzer momentum."""

from __future__ import annotations

from sirocco.games.dark_sands.components.kinds import Use
from sirocco.games.dark_sands.components.sides import AXIS
from sirocco.games.dark_sands.components.vocabulary import FIGHT, HALF_DRM, MOVE
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step


@implements("DS-12.7.1a", "DS-12.7.1b", "DS-12.7.1c", "DS-C.Xb")
class Momentum(Step[DarkSandsState], frozen=True):
    """After an Axis movement or combat the panzer divisions may do the other, as far as they like."""

    rule = "DS-12.7.1a"
    under = ("ActionPhase", "PriorityWindow")

    use: Use
    half: bool

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        units = s.components.panzer_divisions & s.standing
        if not units:
            return
        if self.use == MOVE:
            s.report("momentum", use=MOVE, half=self.half, drm=0)
            s.push(MovementAction(AXIS, units, self.half))
        else:
            drm = HALF_DRM if self.half else 0
            s.report("momentum", use=FIGHT, half=False, drm=drm)
            s.push(CombatAction(AXIS, units, drm))
