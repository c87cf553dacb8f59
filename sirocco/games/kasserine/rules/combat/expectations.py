"""What a combat comes to before it is fought: are the hexes cleared, the defenders destroyed, and at what loss.

Every result of the table is carried out by the rules themselves in a copy of the game. Where a retreat leads through
the winner's zone, either side as the winner takes what hurts the other most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import mask_of
from sirocco.games.kasserine.rules.combat.battle import Battle, defending_units, hex_names
from sirocco.games.kasserine.rules.combat.results import carry_out
from sirocco.games.kasserine.rules.combat.retreat import Permission
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Measure
from sirocco.kernel.step import Step
from sirocco.mechanics.expectations import Fate, Settlement, measures_of
from sirocco.mechanics.pieces import PiecesState


class CombatSettlement(Settlement):
    """Of all decisions after the die only what the winner says to a retreat through his zone changes a number."""

    def __init__(self, s: KasserineState, b: Battle) -> None:
        super().__init__(s, b, defending_units(s, b), ())
        self._of = b

    def followed(self, s: PiecesState, step: Step[KasserineState]) -> list[Action]:
        actions: list[Action] = step.actions(s)  # type: ignore[arg-type]
        return actions if isinstance(step, Permission) else actions[:1]

    def preferred(self, side: int, fates: Sequence[Fate]) -> Fate:
        def gain(fate: Fate) -> tuple[int, int]:
            lost = fate.defender_loss - fate.attacker_loss
            return (lost, fate.cleared) if side == self._of.side else (-lost, -fate.cleared)

        return max(fates, key=gain)

    def is_cleared(self, s: PiecesState) -> bool:
        assert isinstance(s, KasserineState)
        return not any(s.fighters(place, 1 - self._of.side) for place in self._of.targets)


def measures(s: KasserineState, b: Battle, chances: Mapping[str, Fraction]) -> tuple[Measure, ...]:
    """What the chances of the results come to."""
    return measures_of(((chance, fate(s, b, result)) for result, chance in chances.items()), hexes=hex_names(s, b))


def fate(s: KasserineState, b: Battle, result: str) -> Fate:
    """What becomes of both sides if the table gives this result."""
    after = s.clone()
    after.stack.clear()
    settlement = CombatSettlement(after, b)
    carry_out(after, replace(b, defenders=mask_of(defending_units(s, b))), result)
    return settlement.of(after)
