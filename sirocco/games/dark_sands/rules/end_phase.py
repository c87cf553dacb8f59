"""Rule 23, the End Phase: attrition, victory, construction, order restored, supports ready, the next turn."""

from __future__ import annotations

from collections.abc import Callable

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.disruption import restore_order
from sirocco.games.dark_sands.rules.railway import build_railway
from sirocco.games.dark_sands.rules.state import BUILT, BYPASS, NOT_BUILT, UNDER_CONSTRUCTION, DarkSandsState
from sirocco.games.dark_sands.rules.supply import covered_at_attrition, hex_of
from sirocco.games.dark_sands.rules.supports import ready_supports
from sirocco.games.dark_sands.rules.victory import check_victory
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages


@implements("DS-16.0c", "DS-23.6a")
class EndPhase(Stages[DarkSandsState], frozen=True):
    """Segment by segment; if somebody has won, the rest does not take place."""

    rule = "DS-16.0c"
    under = ("GameTurn",)
    stages = 6
    leads_to = ("Railway",)

    def parts(self, s: DarkSandsState) -> tuple[Callable[[DarkSandsState], None], ...]:
        if s.winner != -1:
            return ()
        return attrition, check_victory, build_railway, bypass, restore_order, ready_supports


@implements("DS-23.1a", "DS-23.1b", "DS-P3i", "DS-11j", "DS-13.6.4d")
def attrition(s: DarkSandsState) -> None:
    """Marked units that still have no line of supply are lost, all at once; the others keep their marker."""
    c = s.components
    marked = [s.oos & s.standing & mine for mine in c.side_mask]
    covered = [covered_at_attrition(s, side) if units else 0 for side, units in enumerate(marked)]
    lost = [u for u in places_of(marked[ALLIED] | marked[AXIS]) if not covered[c.side_of[u]] >> s.place[u] & 1]
    for unit in lost:
        s.eliminate(unit, "attrition")


@implements("DS-23.3.2a", "DS-23.3.2.1a", "DS-23.3.2.2a", "DS-23.3.2.3a", "DS-23.3.2.4a")
def bypass(s: DarkSandsState) -> None:
    """The road around Tobruk: begun while the Axis holds its four hexes and the Allies Tobruk, built a turn later."""
    c = s.components
    held = s.occupied[AXIS] & c.bypass == c.bypass
    before = s.bypass
    if before == NOT_BUILT and held and s.control[ALLIED] >> hex_of(s, "Tobruk") & 1:
        s.bypass = UNDER_CONSTRUCTION
    elif before == UNDER_CONSTRUCTION:
        s.bypass = BUILT if held else NOT_BUILT
    if s.bypass != before:
        s.emit("bypass", state=BYPASS[s.bypass])
        s.derive()
