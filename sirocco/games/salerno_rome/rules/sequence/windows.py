"""Rule 8, who may interrupt a move, and in which order (SR-8f, SR-8g).

What is asked first is pushed last: interdiction before a hex is entered; then, when it has been, artillery and ships,
planes, and pieces that are being overrun; then Reaction, whose moves open the same windows to the other side.
"""

from __future__ import annotations

from sirocco.games.salerno_rome.components.window_kinds import BOMBARDMENT, INTERDICTION, PLANES, REACTION
from sirocco.games.salerno_rome.rules.artillery.bombardment import (
    BombardmentWindow,
    can_fire_at_mover,
)
from sirocco.games.salerno_rome.rules.artillery.interdiction import InterdictionWindow, can_interdict
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.open_city.open_city import spared_hexes
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.reaction import ReactionWindow, might_react_to
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.windows import Asked


@implements("SR-16.3c")
def before_entry(s: SalernoState, side: int, place: int) -> None:
    """A group of a side is about to enter a hex."""
    enemy = 1 - side
    if in_force(s, "interdiction") and can_interdict(s, enemy, place):
        s.push(InterdictionWindow(queue=(Asked(enemy, INTERDICTION),), hex=place))


@implements("SR-8f", "SR-8g", "SR-11g", "SR-16.1.2a", "SR-16.1.3b", "SR-16h")
def after_entry(s: SalernoState, side: int, group: int, place: int, *, spared: int = 0, last: bool = False) -> None:
    """A group has entered a hex. `spared`: END OPS does nothing to these; `last`: the move ends there."""
    enemy = 1 - side
    overrun(s, side, group, place, spared)
    kinds = [BOMBARDMENT]
    if s.planes_to_fight(enemy) and (last or in_force(s, "planes_hit_movers")):
        kinds.append(PLANES)
    _open(s, enemy, group, place, kinds, spared)


@implements("SR-8f", "SR-8g", "SR-13a", "SR-13c", "SR-14.3.3c", "SR-16.1.3a")
def after_move(s: SalernoState, side: int, units: int) -> None:
    """Units of a side have ended their move: planes, then Reaction."""
    if not units:
        return
    if side == active_side(s) and might_react_to(s, 1 - side, units):
        s.push(ReactionWindow(queue=(Asked(1 - side, REACTION),), units=units))
    _open(s, 1 - side, units, s.place[units.bit_length() - 1], [PLANES], 0)


def _open(s: SalernoState, enemy: int, group: int, place: int, kinds: list[int], spared: int) -> None:
    """Ask only who can do something."""
    if spared_hexes(s) >> place & 1:
        return
    queue = []
    for kind in kinds:
        if can_fire_at_mover(s, enemy, kind, place):
            queue.append(Asked(enemy, kind))
    if queue:
        s.push(BombardmentWindow(queue=tuple(queue), hex=place, moved=group, spared=spared))
