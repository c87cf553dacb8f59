"""Rule 19, Replacements: lost steps are rebuilt at the beginning of a turn, by divisions and for independent units."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.memory import actions_at
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.stacking import hexes_to_enter
from sirocco.games.salerno_rome.rules.state import CADRE, SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Question, Refusal
from sirocco.mechanics.arrivals import Tally
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side

FIRST_TURN = 2
"""Nobody recovers before this turn."""
KINDS = 2
"""Infantry of every sort, and armour, are counted apart in a division."""
INDEPENDENT = -1
FAR = 6
"""Hexes from every enemy."""


class RecoveryChoice(Choice[SalernoState], frozen=True):
    """A side rebuilds steps: of units on the map, or from the Box, each with the hex where it comes back."""

    verbs = ("recover",)
    optional = True
    question: ClassVar[tuple[str, ...]] = ("side",)

    side: Side

    def may_recover(self, s: SalernoState, unit: int) -> bool:
        """Whether there is a step left to be had for a unit."""
        raise NotImplementedError

    def recovered(self, s: SalernoState, unit: int) -> RecoveryChoice:
        """This step when a unit has had one."""
        raise NotImplementedError

    @implements("SR-19e", "SR-19f", "SR-19k")
    def reduced_units(self, s: SalernoState) -> list[int]:
        """Those on the map that can be flipped: neither out of supply nor supplied by air. The enemy beside them does
        not matter."""
        ours = self._flippable(s, 0)
        return [unit for unit in places_of(ours) if self.may_recover(s, unit)]

    def may_begin(self, s: SalernoState) -> bool:
        """Whether it is time to rebuild at all."""
        return True

    @implements("SR-9.9a")
    def ask(self, s: SalernoState) -> Question:
        """Who has hidden units is asked even if it can only be done: who of them is reduced and supplied, and of which
        division, is its secret. That a step can be rebuilt at all the enemy knows: losses are told, the Box is open."""
        question = super().ask(s)
        if question[0] >= 0 or not self.may_begin(s) or not (hidden := hidden_units(s, self.side)):
            return question
        might = self._flippable(s, hidden) or any(self.returns(s, unit) for unit in self._boxed(s))
        return (self.side, self._and_done(s, [])) if might else question

    def _flippable(self, s: SalernoState, hidden: int) -> int:
        """The units on the map that may be reduced and supplied, for all the enemy knows."""
        ours = s.reduced & s.standing & s.components.side_mask[self.side]
        return ours & (hidden | ~(s.oos | s.flown))

    def _boxed(self, s: SalernoState) -> list[int]:
        return [unit for unit in s.components.units_of[self.side] if s.place[unit] == CADRE]

    def returns(self, s: SalernoState, unit: int) -> bool:
        """Whether a unit may ever come back from the Box."""
        return True

    def options(self, s: SalernoState) -> list[Action]:
        if not self.may_begin(s):
            return []
        word = s.components.vocabulary.action
        found = [word("recover", unit) for unit in self.reduced_units(s)]
        boxed = self._boxed_units(s) if CADRE in s.place else []
        if boxed:
            places = ReturnPlaces(s, self.side)
            for unit in boxed:
                found += actions_at(s.components, "recover", unit, places.of(unit))
        return found

    def _boxed_units(self, s: SalernoState) -> list[int]:
        """Those in the Box that can come back."""
        return [unit for unit in self._boxed(s) if self.may_recover(s, unit)]

    @implements("SR-19f", "SR-19g", "SR-19i")
    def choose(self, s: SalernoState, action: Action) -> None:
        unit = action.args[0]
        if len(action.args) == 1:
            s.restore_step(unit, "recovered")
        else:
            s.rebuild(unit, action.args[1])
            s.report("rebuilt", unit=unit, hex=action.args[1])
        s.replace(self.recovered(s, unit))
        if len(action.args) > 1:
            overrun(s, self.side, 1 << unit, action.args[1])

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        unit = action.args[0]
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        rule = self.refusing_rule(s, unit)
        if rule:
            return s.refuse(rule, "cannot-recover", unit=unit)
        if s.place[unit] == CADRE:
            return s.refuse("SR-19g", "no-return-there", unit=unit)
        if (s.oos | s.flown) >> unit & 1:
            return s.refuse("SR-19k", "recovers-no-supply", unit=unit)
        return s.refuse("SR-19a", "lost-nothing", unit=unit)

    def refusing_rule(self, s: SalernoState, unit: int) -> str:
        """The clause against a step for a unit, whatever its condition."""
        return ""


class ReturnPlaces:
    """Where units come back from the Box, computed once for all of them."""

    def __init__(self, s: SalernoState, side: int) -> None:
        self._s, self._side = s, side
        self._cover = Cover(s, side)
        self._far: int | None = None

    @implements("SR-19g", "SR-19h", "SR-19j")
    def of(self, unit: int) -> int:
        """With or beside a supplied unit of its division; if that has nobody on the map, or the unit is independent, on
        supplied hexes, and a division's far from the enemy."""
        s, c = self._s, self._s.components
        division = s.division_of(unit)
        mates = 0 if division < 0 else c.members[division] & s.standing & ~s.independent
        if mates:
            found = self._beside(mates & ~(s.oos | s.flown))
        else:
            found = self._cover.covered(unit)
            if division >= 0:
                found &= self.far()
        found &= hexes_to_enter(s, self._side)
        return c.stacking.with_room(s, self._side, 1 << unit, found)

    def _beside(self, units: int) -> int:
        s = self._s
        found = 0
        for unit in places_of(units):
            place = s.place[unit]
            found |= 1 << place
            for near in s.components.around[place]:
                found |= 1 << near
        return found

    def far(self) -> int:
        """The hexes that lie far from every enemy."""
        if self._far is None:
            self._far = far_from_enemies(self._s, self._side)
        return self._far


def far_from_enemies(s: SalernoState, side: int) -> int:
    """The hexes at least six from every enemy unit."""
    c = s.components
    near = 0
    for place in places_of(s.occupied[1 - side]):
        near |= c.map.near(place, FAR - 1)
    return c.area & ~near


@implements("SR-5b", "SR-19a", "SR-19b", "SR-19c", "SR-19d")
class Recovery(RecoveryChoice, frozen=True):
    """In the first impulse of a turn, from the second on: a division rebuilds a step of infantry and one of armour,
    twice as many if one of its units is in Reserve; and each side so many steps of independent units."""

    rule = "SR-19a"
    under = ("Impulse",)

    used: Tally = Tally()

    def may_begin(self, s: SalernoState) -> bool:
        return s.impulse == 1 and s.turn >= FIRST_TURN

    @implements("SR-19d")
    def returns(self, s: SalernoState, unit: int) -> bool:
        return not s.components.unrecoverable >> unit & 1

    def may_recover(self, s: SalernoState, unit: int) -> bool:
        return not self.refusing_rule(s, unit)

    @implements("SR-19a", "SR-19c", "SR-19d")
    def refusing_rule(self, s: SalernoState, unit: int) -> str:
        if s.components.unrecoverable >> unit & 1:
            return "SR-19d"
        if self.used.number(self._key(s, unit)) < self.most(s, unit):
            return ""
        return "SR-19c" if s.division_of(unit) < 0 else "SR-19a"

    @implements("SR-19a", "SR-19b", "SR-19c", "SR-15i", "SR-22.3e")
    def most(self, s: SalernoState, unit: int) -> int:
        """How many steps there are for units such as this one."""
        division = s.division_of(unit)
        if division < 0:
            return s.components.scene.recovery[SIDES[self.side]]
        reserves = s.reserves[self.side]
        return 2 if any(reserves >> s.place[mate] & 1 for mate in self._mates(s, division)) else 1

    def _mates(self, s: SalernoState, division: int) -> tuple[int, ...]:
        return places_of(s.components.members[division] & s.standing)

    def _key(self, s: SalernoState, unit: int) -> int:
        division = s.division_of(unit)
        return INDEPENDENT if division < 0 else division * KINDS + (s.components.armour >> unit & 1)

    def recovered(self, s: SalernoState, unit: int) -> Recovery:
        return replace(self, used=self.used.plus(self._key(s, unit)))


@implements("SR-21g", "SR-22.3f")
class FreeRecovery(RecoveryChoice, frozen=True):
    """So many steps at once, of whatever units. Those that can never recover do so only where a rule says it."""

    rule = "SR-21g"
    under: ClassVar[tuple[str, ...] | None] = ("Impulse", "BroughtForward", "FreeRecovery")
    shown_as = "Recovery"
    question = ("side", "number")

    number: Count
    anybody: bool = False
    """Whether those who can never recover do, too."""

    def may_begin(self, s: SalernoState) -> bool:
        return self.number > 0

    @implements("SR-19d", "SR-21g")
    def returns(self, s: SalernoState, unit: int) -> bool:
        return self.anybody or not s.components.unrecoverable >> unit & 1

    def may_recover(self, s: SalernoState, unit: int) -> bool:
        return self.number > 0 and self.returns(s, unit)

    def refusing_rule(self, s: SalernoState, unit: int) -> str:
        return "" if self.returns(s, unit) else "SR-19d"

    def recovered(self, s: SalernoState, unit: int) -> FreeRecovery:
        return replace(self, number=self.number - 1)
