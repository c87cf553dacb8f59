"""Rule 8, who acts first when both could (SR-8g): the active side says, and may fire before it is interrupted."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.window_kinds import FIRST_FIRE
from sirocco.games.salerno_rome.rules.artillery.bombardment import Bombardment, refuse_bombardment, targets_at_will
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.kinds import Hexes
from sirocco.mechanics.windows import Asked, Window


@implements("SR-8g")
def may_fire_first(s: SalernoState, side: int, hexes: int) -> None:
    """A side has declared what it does out of some hexes, and it lies on the stack: if it is not the active one, that
    one is asked whether it bombards them before, where it can."""
    active = active_side(s)
    if active not in (side, -1) and targets_at_will(s, active) & hexes:
        # Ships may be among who fires, but not among who is fired at.
        s.push(FirstFire(queue=(Asked(active, FIRST_FIRE),), hexes=hexes & s.components.area))


@implements("SR-8g")
class FirstFire(Window[SalernoState], frozen=True, kw_only=True):
    """The enemy is about to fire or to react: the active side may bombard him first, as often as it can."""

    rule = "SR-8g"
    under = ("Bombardment", "Interdiction", "UnitMarch")
    shown_as = "Movement Advance Retreat"
    alone = True

    hexes: Hexes

    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        return bool(targets_at_will(s, asked.side) & self.hexes)

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        bombard = s.components.vocabulary.each("bombard")
        return [bombard[place] for place in places_of(targets_at_will(s, asked.side) & self.hexes)]

    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        s.push(Bombardment(side=asked.side, hex=action.args[0]))

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb != "bombard":
            return None
        return Bombardment(side=self.asked.side, hex=action.args[0]).forecast_strongest(s)

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != "bombard":
            return s.refusals.order(self, action)
        place = action.args[0]
        if not self.hexes >> place & 1:
            return s.refuse("SR-8g", "not-the-interrupter", hex=place)
        return refuse_bombardment(s, asked.side, place)

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        found = s.named({"side": self.asked.side})
        found["hexes"] = [s.place_ids[place] for place in places_of(self.hexes)]
        return found  # type: ignore[return-value]
