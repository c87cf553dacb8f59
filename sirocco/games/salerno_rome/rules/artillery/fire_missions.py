"""Rule 16, what all fire missions share: pieces named one after the other that fire together at a hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.kinds import ArtilleryPieces, Planes
from sirocco.games.salerno_rome.rules.operations.planes import refuse_plane
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation, Term
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.choices import ALWAYS, Choice
from sirocco.mechanics.kinds import Hex, Side


@implements("SR-16a", "SR-16j", "SR-9.5.5f", "SR-9.8e", "SR-16.4b")
class FireMission(Choice[SalernoState], frozen=True, kw_only=True):
    """Artillery fires with artillery, ships with ships, planes with planes."""

    verbs = ("fire", "plane")
    asks = ALWAYS
    optional = True
    question = ("side", "hex")

    side: Side
    hex: Hex
    guns: ArtilleryPieces = 0
    planes: Planes = 0

    def allowed(self, s: SalernoState) -> tuple[int, int]:
        """The pieces (a mask) and the number of planes that may take part at all."""
        raise NotImplementedError

    def refuse_gun(self, s: SalernoState, gun: int) -> Refusal:
        """Why a piece of the side that has not FIRED may not take part."""
        raise NotImplementedError

    def fire(self, s: SalernoState) -> None:
        """What the mission does; its pieces are used up, and it is gone from the stack."""
        raise NotImplementedError

    def free(self, s: SalernoState) -> tuple[int, int]:
        """The pieces that may still join those named, and how many planes."""
        guns, planes = self.allowed(s)
        guns &= ~self.guns
        if self.planes:
            return 0, planes - self.planes
        if self.guns:
            ships = s.components.ships
            return guns & (ships if self.guns & ships else ~ships), 0
        return guns, planes

    @implements("SR-8g")
    def ask(self, s: SalernoState) -> Question:
        """Nobody is left to fire if the enemy has been faster."""
        return UNASKED if not (self.guns or self.planes or any(self.allowed(s))) else super().ask(s)

    def options(self, s: SalernoState) -> list[Action]:
        guns, planes = self.free(s)
        fire = s.components.vocabulary.each("fire")
        found = [fire[gun] for gun in places_of(guns)]
        return [*found, s.components.vocabulary.bare["plane"]] if planes > 0 else found

    def joined_by(self, action: Action) -> FireMission:
        if action.verb == "plane":
            return replace(self, planes=self.planes + 1)
        return replace(self, guns=self.guns | 1 << action.args[0]) if action.verb == "fire" else self

    def choose(self, s: SalernoState, action: Action) -> None:
        s.replace(self.joined_by(action))

    def may_finish(self, s: SalernoState) -> bool:
        return bool(self.guns or self.planes)

    @implements("SR-16d", "SR-9.8h", "SR-16.3e")
    def done(self, s: SalernoState) -> None:
        s.fired |= self.guns
        s.planes[self.side] -= self.planes
        s.pop()
        self.fire(s)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        if action.verb == "plane":
            if self.guns:
                return s.refuse("SR-9.8e", "planes-alone")
            return refuse_plane(s, self.side)
        gun, c = action.args[0], s.components
        wrong = refuse_piece(s, self.side, gun)
        if wrong is not None:
            return wrong
        if self.guns >> gun & 1:
            return s.refuse("SR-16d", "fires-already", artillery=gun)
        if self.planes:
            return s.refuse("SR-9.8e", "planes-alone")
        if self.guns and bool(self.guns & c.ships) != bool(c.ships >> gun & 1):
            return s.refuse("SR-9.5.5f", "ships-alone", artillery=gun)
        return self.refuse_gun(s, gun)

    def factors(self, s: SalernoState) -> list[Term]:
        """What the named pieces fire with."""
        rows = s.components.artillery
        terms = [s.term("gun", rows[gun].fire, "SR-16a", artillery=gun) for gun in places_of(self.guns)]
        if self.planes:
            worth = s.components.air[self.side].fire * self.planes
            terms.append(s.term("planes", worth, "SR-9.8c", number=self.planes))
        return terms

    def total(self, s: SalernoState) -> int:
        """What they make together, as `factors` tells it."""
        rows = s.components.artillery
        return sum(rows[gun].fire for gun in places_of(self.guns)) + s.components.air[self.side].fire * self.planes

    def gun_names(self, s: SalernoState) -> list[str]:
        return [s.components.artillery_ids[gun] for gun in places_of(self.guns)]


def refuse_piece(s: SalernoState, side: int, gun: int) -> Refusal | None:
    """Why a piece can fire at nothing, or None."""
    c = s.components
    if c.artillery_side[gun] != side or not s.guns >> gun & 1:
        return s.refuse("SR-16b", "no-such-gun", artillery=gun)
    if s.gun_at[gun] < 0:
        return s.refuse("SR-16b", "gun-off-map", artillery=gun)
    if s.fired >> gun & 1:
        return s.refuse("SR-16d", "gun-fired", artillery=gun)
    return None


class StepOfSide:
    """What `MayFire` is laid over: a step in which a side decides."""

    __slots__ = ()

    if TYPE_CHECKING:

        def ask(self, s: Any) -> Any: ...
        def actions(self, s: Any) -> list[Action]: ...
        def apply(self, s: Any, action: Action) -> None: ...
        def refusal(self, s: Any, action: Action) -> Refusal | None: ...
        def explain(self, s: Any, action: Action) -> Explanation | None: ...
        def chooser(self, s: Any) -> int: ...
