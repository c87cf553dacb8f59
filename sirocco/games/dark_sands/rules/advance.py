"""Rule 20.3.5, Advance after combat."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.scenarios import is_barred_off_march, update_gazala
from sirocco.games.dark_sands.rules.stacking import fits
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import send_back
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.advance import AdvanceChoice
from sirocco.mechanics.kinds import Hexes


@implements("DS-20.3.5a", "DS-20.3.5b", "DS-20.3.5c", "DS-20.3.5d", "DS-7.4d", "DS-P2d", "DS-19.0b")
class Advance(AdvanceChoice[DarkSandsState], frozen=True):
    """Attackers may move into the hex if no enemy is left in it; it costs nothing, and zones do not matter.

    `vacated` are the hexes (a mask) somebody has advanced from."""

    rule = "DS-20.3.5a"
    under = ("CombatAction",)
    refused_as = "cannot-advance"

    battle: Battle
    vacated: Hexes = 0

    def able(self, s: DarkSandsState) -> list[int]:
        """The attackers, and any headquarters in a hex somebody has advanced from."""
        c, b = s.components, self.battle
        staff = c.hqs & c.side_mask[b.side]
        left_behind = [hq for hex_ in places_of(self.vacated) for hq in places_of(s.at[hex_] & staff)]
        return [u for u in (*b.attackers, *left_behind) if self._can_enter(s, u) and fits(s, u, b.target)]

    def _can_enter(self, s: DarkSandsState, unit: int) -> bool:
        c, b = s.components, self.battle
        here = s.place[unit]
        if here < 0:
            return False
        table = s.ground.on_wheels if c.wheeled >> unit & 1 else s.ground.on_foot
        if here == b.target or is_barred_off_march(s, b.side, here, b.target):
            return False
        return any(hex_ == b.target for hex_, _ in table[here])

    def finish(self, s: DarkSandsState) -> None:
        send_back(s, self.battle)
        update_gazala(s)
        s.report("battleEnded", hex=self.battle.target)
        s.pop()

    def take(self, s: DarkSandsState, candidate: int) -> None:
        s.replace(Advance(self.battle, self.vacated | 1 << s.place[candidate]))
        super().take(s, candidate)
