"""Whom the owner of a named chit chooses: single units, formations or hexes, and in what order Rommel's act."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import chit_kinds
from sirocco.games.dark_sands.components.kinds import Chit, Formation
from sirocco.games.dark_sands.components.sides import AXIS
from sirocco.games.dark_sands.components.vocabulary import ATTACK_FIRST, FIGHT, MOVE_FIRST
from sirocco.games.dark_sands.rules.activation import (
    everybody,
    hq_named,
    is_motorised,
    move_and_attack,
    reached,
    report_activated,
)
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.panzer_momentum import Momentum
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice, PieceChoice, SingleChoice
from sirocco.mechanics.kinds import Side, Units

CHOICE_RULES = {
    chit_kinds.COMBEFORCE: "DS-C.COMa",
    chit_kinds.TOBRUK: "DS-C.TOBAb",
    chit_kinds.CORPS_13: "DS-C.13Ca",
    chit_kinds.CORPS_30: "DS-C.30Ca",
    chit_kinds.ARMY_8: "DS-C.8Aa",
    chit_kinds.ROMMEL: "DS-C.ROMa",
    chit_kinds.AFRIKA_KORPS: "DS-C.AKa",
    chit_kinds.CORPS_21: "DS-C.21Ca",
}
"""The clause that says whom a chit's owner may choose."""


@implements("DS-C.13Ca", "DS-C.30Ca", "DS-C.COMa", "DS-C.8Aa")
class ChooseUnits(PieceChoice[DarkSandsState], frozen=True):
    """The owner of a chit names the single units it activates, beside those it activates anyway: so many in all, so
    many tanks and so many others at the most."""

    rule = "DS-C.13Ca"
    under = ("ActionPhase", "PriorityWindow")
    verb = "choose"
    optional = True
    orders = False
    refused_as = "not-choosable"
    question = ("side", "chit", "number")
    shown_as = "UseChit"

    side: Side
    chit: Chit
    units: Units
    number: Count
    tanks: Count
    others: Count
    active: Units = 0
    extended: bool = True

    def candidates(self, s: DarkSandsState) -> list[int]:
        tanks = s.components.tanks
        found = (self.units & tanks if self.tanks else 0) | (self.units & ~tanks if self.others else 0)
        return list(places_of(found)) if self.number else []

    def finish(self, s: DarkSandsState) -> None:
        s.pop()
        if self.active:
            move_and_attack(s, self.side, self.chit, self.active, self.extended)

    def take(self, s: DarkSandsState, candidate: int) -> None:
        bit = 1 << candidate
        tank = s.components.tanks >> candidate & 1
        s.replace(
            replace(
                self,
                units=self.units & ~bit,
                number=self.number - 1,
                tanks=self.tanks - tank,
                others=self.others - (1 - tank),
                active=self.active | bit,
            )
        )

    def refuse_piece(self, s: DarkSandsState, piece: int) -> Refusal:
        return s.refuse(CHOICE_RULES[self.chit], self.refused_as, unit=piece)


@implements("DS-C.ROMa", "DS-C.TOBAb", "DS-C.AKa", "DS-C.21Ca", "DS-C.21Cb", "DS-12.5a", "DS-12.5b")
class ChooseGroups(Choice[DarkSandsState], frozen=True):
    """The owner of a chit names divisional formations, or for Rommel hexes of German units."""

    rule = "DS-C.ROMa"
    under = ("ActionPhase", "PriorityWindow")
    verbs = ("formation", "stack")
    optional = True
    question = ("side", "chit", "number")
    shown_as = "UseChit"

    side: Side
    chit: Chit
    number: Count
    active: Units = 0
    chosen: tuple[Formation, ...] = ()

    def formations(self, s: DarkSandsState) -> dict[int, int]:
        """The formations that can be named, and those of their units that would act."""
        if self._bars(s, formations=True):
            return {}
        c = s.components
        found = {}
        here = everybody(s, self.side)
        for formation, members in enumerate(c.members):
            if members & here and formation not in self.chosen:
                units = self._acting(s, formation, members & here)
                if units:
                    found[formation] = units
        return found

    def _acting(self, s: DarkSandsState, formation: int, here: int) -> int:
        """Those of a formation's units on the map that would act."""
        c = s.components
        if self.chit == chit_kinds.CORPS_21:
            return self._acting_under_21(s, here)
        if here & s.oos and s.options.formation_all_in_supply:
            return 0
        if self.chit == chit_kinds.ROMMEL:
            return here & c.german & ~s.oos
        if self.chit == chit_kinds.TOBRUK:
            return here & ~s.oos
        return reached(s, hq_named(s, "HQAK"), here) & ~s.oos if is_motorised(s, formation) else 0

    @implements("DS-C.21Ca")
    def _acting_under_21(self, s: DarkSandsState, here: int) -> int:
        """The Italians within range, out of supply or not; options ask for the whole formation, and for supply."""
        italians = here & s.components.italian
        near = reached(s, hq_named(s, "HQ21"), italians)
        if near != italians and s.options.corps_21_whole_in_range:
            return 0
        return near & ~s.oos if s.options.corps_21_in_supply else near

    def stacks(self, s: DarkSandsState) -> dict[int, int]:
        """For Rommel: hexes, and the German units in them that would act."""
        if self.chit != chit_kinds.ROMMEL or self._bars(s, formations=False):
            return {}
        c = s.components
        found = {}
        for hex_ in places_of(s.occupied[AXIS]):
            units = s.at[hex_] & c.german & ~s.oos & ~c.garrisons & ~self.active
            if units:
                found[hex_] = units
        return found

    @implements("DS-C.ROMb")
    def _bars(self, s: DarkSandsState, formations: bool) -> bool:
        """Whether Rommel's first choice was a hex, which bars formations, or the reverse: an option forbids to mix."""
        if self.chit != chit_kinds.ROMMEL or not self.active or not s.options.rommel_no_mixing:
            return False
        return formations != bool(self.chosen)

    def finish(self, s: DarkSandsState) -> None:
        s.pop()
        if self.chit == chit_kinds.ROMMEL:
            if self.active:
                s.push(RommelOrder(self.active))
        elif self.chit == chit_kinds.CORPS_21:
            c = s.components
            others = everybody(s, AXIS) & c.italian & ~self.active & ~c.hqs
            move_and_attack(s, AXIS, chit_kinds.CORPS_21, self.active, nudged=others)
        elif self.active:
            move_and_attack(s, self.side, self.chit, self.active)

    def options(self, s: DarkSandsState) -> list[Action]:
        if not self.number:
            return []
        word = s.components.vocabulary.action
        found = [word("formation", formation) for formation in self.formations(s)]
        return found + [word("stack", hex_) for hex_ in self.stacks(s)]

    def choose(self, s: DarkSandsState, action: Action) -> None:
        chosen = self.chosen
        if action.verb == "formation":
            units = self.formations(s)[action.args[0]]
            chosen = (*chosen, action.args[0])
        else:
            units = self.stacks(s)[action.args[0]]
        s.replace(ChooseGroups(self.side, self.chit, self.number - 1, self.active | units, chosen))

    def refuse_option(self, s: DarkSandsState, action: Action) -> Refusal | None:
        if self._bars(s, formations=action.verb == "formation"):
            return s.refuse("DS-C.ROMb", "rommel-mixed")
        if action.verb == "formation":
            named = action.args[0] in self.formations(s)
            rule = CHOICE_RULES[self.chit]
            return None if named else s.refuse(rule, "not-a-formation", formation=action.args[0])
        known = action.args[0] in self.stacks(s)
        return None if known else s.refuse("DS-C.ROMa", "no-germans", hex=action.args[0])


@implements("DS-C.ROMa")
class RommelOrder(SingleChoice[DarkSandsState], frozen=True):
    """Rommel's units move and attack, or attack and move: all in the same order."""

    rule = "DS-C.ROMa"
    under = ("ActionPhase", "PriorityWindow")
    shown_as = "UseChit"
    verb = "as"

    units: Units

    def chooser(self, s: DarkSandsState) -> int:
        return AXIS

    def candidates(self, s: DarkSandsState) -> tuple[int, ...]:
        return MOVE_FIRST, ATTACK_FIRST

    def take(self, s: DarkSandsState, candidate: int) -> None:
        s.pop()
        if candidate == MOVE_FIRST:
            move_and_attack(s, AXIS, chit_kinds.ROMMEL, self.units)
            s.report("rommelOrder", use=MOVE_FIRST)
        else:
            report_activated(s, AXIS, chit_kinds.ROMMEL, self.units)
            s.report("rommelOrder", use=ATTACK_FIRST)
            if s.options.momentum_after_named:
                s.push(Momentum(FIGHT, False))
            s.push(MovementAction(AXIS, self.units))
            s.push(CombatAction(AXIS, self.units))

    def refuse_candidate(self, s: DarkSandsState, candidate: int) -> Refusal:
        return s.refuse("DS-C.ROMa", "rommel-order")

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"units": s.names(places_of(self.units))}
