"""An attack as the actions that declare it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.rules.combat.attacks import Attack, stranded
from sirocco.games.kasserine.rules.combat.battle import Battle
from sirocco.games.kasserine.rules.combat.combat import CombatPhase
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.definition import Declaration
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.attacks import declarations as of_one_hex


def declarations(s: KasserineState, pieces: Sequence[int], target: int) -> Iterator[Declaration]:
    """The hex, the attackers, and what they must strike besides because nobody else could."""
    for actions, origin in of_one_hex(s, pieces, target):
        more = [s.components.vocabulary.action("also", place) for place in _owed_besides(s, pieces, target)]
        yield Declaration((*actions[:-1], *more, actions[-1]), origin)


@implements("K-zoc-06")
def _owed_besides(s: KasserineState, pieces: Sequence[int], target: int) -> tuple[int, ...]:
    phase = next((step for step in reversed(s.stack) if isinstance(step, CombatPhase)), None)
    if phase is None or not s.owed:
        return ()
    step = s.stack[-1]
    b = step.battle if isinstance(step, Attack) and target in step.targets() else Battle(phase.side, target)
    attackers = dict.fromkeys((*b.attackers, *pieces))
    whole = Battle(phase.side, b.target, tuple(attackers), b.others, b.singled)
    return places_of(stranded(s, whole, mask_of(phase.able(s))))
