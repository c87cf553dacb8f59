"""Rules 9.4 and 9.5: drops and minor landings as operations of their own, and what else the Allied player may begin
between two operations."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED
from sirocco.games.salerno_rome.rules.operations.landings import (
    MINOR,
    Landing,
    minor_openers,
    refuse_minor_opening,
    refuse_withdrawal,
    removable_depots,
    withdraw_depot,
)
from sirocco.games.salerno_rome.rules.operations.operation_parts import OperationBase, Parts, parts_after_first
from sirocco.games.salerno_rome.rules.operations.paradrops import (
    Drop,
    drop_openers,
    drop_with,
    purchase,
    use_drop,
)
from sirocco.games.salerno_rome.rules.operations.paradrops import (
    refuse_opening as refuse_drop,
)
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.kinds import Unit, Units

OPENINGS = ("drop", "land", "switch")
"""The verbs of what an Allied player may begin between two operations."""


class SpecialOperation(OperationBase, frozen=True, kw_only=True):
    """An operation of nobody but those who come by air or sea: they move with half their points, and fight."""

    def first(self) -> Step[SalernoState]:
        """How they come."""
        raise NotImplementedError

    def parts(self, s: SalernoState) -> Parts:
        return (self.first(), *parts_after_first(self.side))

    def begin(self, s: SalernoState) -> None:
        s.operating = s.bonus_left = s.moved = 0


@implements("SR-9.4h", "SR-9.4i", "SR-9.4j", "SR-9.4k")
class DropOperation(SpecialOperation, frozen=True, kw_only=True):
    """Paratroops act by themselves in the impulse of their drop."""

    rule = "SR-9.4j"
    shown_as = "Operation"

    units: Units

    def first(self) -> Step[SalernoState]:
        return Drop(self.side, self.units)


@implements("SR-9.5.3a", "SR-9.5j")
class LandingOperation(SpecialOperation, frozen=True, kw_only=True):
    """A single unit lands and acts; its activation is paid with the landing."""

    rule = "SR-9.5.3a"
    shown_as = "Operation"

    unit: Unit

    def first(self) -> Step[SalernoState]:
        return Landing(self.side, self.unit)


# What FormationChoice offers besides formations.


def openings(s: SalernoState, side: int) -> list[Action]:
    if side != ALLIED or not (s.bought or s.depots):
        return []
    naming = s.components.vocabulary.naming
    found = naming("drop", drop_openers(s))
    found += naming("land", places_of(minor_openers(s)))
    return found + naming("switch", places_of(removable_depots(s)))


def open_special(s: SalernoState, side: int, action: Action) -> None:
    (thing,) = action.args
    if action.verb == "switch":
        withdraw_depot(s, thing)
    elif action.verb == "drop":
        units = drop_with(s, thing)
        use_drop(s, thing)
        s.push(DropOperation(side=side, units=units))
    else:
        s.bought &= ~purchase(s, MINOR)
        s.push(LandingOperation(side=side, unit=thing))


def refuse_opening(s: SalernoState, side: int, action: Action) -> Refusal | None:
    if side != ALLIED or len(action.args) != 1:
        return s.refuse("SR-5a", "out-of-order", verb=action.verb)
    (thing,) = action.args
    if action.verb == "switch":
        return refuse_withdrawal(s, thing)
    wrong = s.refusals.enemy(s, thing, side)
    if wrong is not None:
        return wrong
    return refuse_drop(s, thing) if action.verb == "drop" else refuse_minor_opening(s, thing)
