"""Rule 10, Stacking: how many dots stand in a hex, and what becomes of too many."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.artillery.artillery import gun_places
from sirocco.games.salerno_rome.rules.movement.ground import can_enter
from sirocco.games.salerno_rome.rules.open_city.open_city import barred
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.choices import PairChoice
from sirocco.mechanics.kinds import Side


@implements("SR-10a", "SR-10b", "SR-10c", "SR-10e")
def has_room(s: SalernoState, side: int, group: int, place: int) -> bool:
    """Whether a group (a mask) may stand with those of its side in a hex. Only units count, in halves of a dot,
    whatever their formations."""
    c = s.components
    return c.stacking.allow(s.at[place] & c.side_mask[side] | group, place)


@implements("SR-18b", "SR-19g", "SR-20b", "SR-17.1k")
def hexes_to_enter(s: SalernoState, side: int) -> int:
    """Where units of a side may be put without moving: no enemy unit, rearguard or depot there, and not in Rome if they
    may not come back to it. A depot is captured by moving only."""
    markers = s.rearguards if side == ALLIED else s.depots
    return s.components.area & ~(s.occupied[1 - side] | markers | barred(s, side))


@implements("SR-10d")
class Displacement(PairChoice[SalernoState], frozen=True):
    """Where too many units of a side stand the opponent, or the owner if the game is played so, puts some into hexes
    beside; where there is none they stay. The opponent sees the stack, and those beside it that units could be put
    into, whatever he could know of them before."""

    rule = "SR-10d"
    under = ("Segment", "Movement", "ReactionWindow", "Advance")
    shown_as = "SupplyMeasures Movement Advance"
    verb = "displace"
    refused_as = "cannot-displace"
    question = ("side",)

    owner: Side
    shown: bool = False
    """The stacks have been laid open to who chooses."""

    def ask(self, s: SalernoState) -> Question:
        return super().ask(s) if self.shown else UNASKED

    def run(self, s: SalernoState) -> None:
        if self.shown:
            super().run(s)
            return
        overfull = mask_of(s.components.stacking.overfull(s, self.owner))
        if not overfull:
            self.finish(s)
            return
        s.replace(replace(self, shown=True))
        chooser, looked_into = self.chooser(s), self._looked_into(s, overfull)
        if chooser != self.owner and s.options.fog_of_war and looked_into & ~s.seen_into(chooser):
            s.laid_open[chooser] |= looked_into
            s.reveals += 1

    def _looked_into(self, s: SalernoState, overfull: int) -> int:
        """The stacks that are too large, and those beside them: who puts units there must see whether there is room."""
        around = s.components.around
        beside = mask_of({other for place in places_of(overfull) for other in around[place]})
        return overfull | beside & s.occupied[self.owner]

    def chooser(self, s: SalernoState) -> int:
        return self.owner if s.options.owner_places_excess else 1 - self.owner

    def candidates(self, s: SalernoState) -> list[tuple[int, int]]:
        c, side = s.components, self.owner
        overfull = c.stacking.overfull(s, side)
        if not overfull:
            return []
        free = hexes_to_enter(s, side) & ~gun_places(s, 1 - side)
        found = []
        for place in overfull:
            near = [other for other in c.around[place] if free >> other & 1]
            for unit in places_of(c.stacking.excess(s.at[place] & c.side_mask[side], place)):
                alone = 1 << unit
                found += [
                    (unit, other)
                    for other in near
                    if has_room(s, side, alone, other) and can_enter(s, alone, place, other)
                ]
        return found

    def take(self, s: SalernoState, candidate: tuple[int, int]) -> None:
        s.transfer(*candidate, "displaced")

    def refuse_candidate(self, s: SalernoState, candidate: tuple[int, int]) -> Refusal:
        return s.refuse("SR-10d", self.refused_as, unit=candidate[0], hex=candidate[1])
