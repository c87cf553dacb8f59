"""Rules 5, 8 and 9: a side's segment, in which its activated formations operate one after the other."""

from __future__ import annotations

from functools import cache, partial

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.kinds import Formation
from sirocco.games.salerno_rome.components.sides import AXIS
from sirocco.games.salerno_rome.components.window_kinds import LAST_PLANES
from sirocco.games.salerno_rome.rules.artillery.artillery import bonus_given
from sirocco.games.salerno_rome.rules.artillery.bombardment import LastPlanesWindow, MayFire
from sirocco.games.salerno_rome.rules.artillery.interdiction import LastMissions
from sirocco.games.salerno_rome.rules.movement import bridges
from sirocco.games.salerno_rome.rules.operations.independent_units import bonus_of
from sirocco.games.salerno_rome.rules.operations.kampfgruppe_and_task_force import (
    EmergencyGroup,
    group_hexes,
    refuse_group,
)
from sirocco.games.salerno_rome.rules.operations.landings import off_map_ready
from sirocco.games.salerno_rome.rules.operations.operation_parts import FormationOperation, Parts
from sirocco.games.salerno_rome.rules.operations.special_operations import (
    OPENINGS,
    open_special,
    openings,
    refuse_opening,
)
from sirocco.games.salerno_rome.rules.operations.tactical_settling import Settling, refuse_settling, settling_hexes
from sirocco.games.salerno_rome.rules.reserves import ReserveStep, usable_reserves
from sirocco.games.salerno_rome.rules.sequence.impulses import SideSegment
from sirocco.games.salerno_rome.rules.stacking import Displacement
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply_measures import SupplyMeasures
from sirocco.games.salerno_rome.rules.victory import check_now
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Hexes, Side, Units
from sirocco.mechanics.windows import Asked


@implements("SR-5h", "SR-5i", "SR-8a")
class Segment(SideSegment, Stages[SalernoState], frozen=True, kw_only=True):
    """The formations of a side, its supply check, which is due even if none is activated, and the end of END OPS.
    Between them the other side may send its last planes at any hex (window W9)."""

    rule = "SR-8a"
    under = ("Impulse",)
    stages = 8
    leads_to = ("FormationChoice", "LastMissions", "SupplyMeasures", "LastPlanesWindow")

    side: Side

    def parts(self, s: SalernoState) -> Parts:
        return _parts_of_segment(self.side)


@cache
def _parts_of_segment(side: int) -> Parts:
    return (
        FormationChoice(side),
        LastMissions(side),
        Displacement(side),
        Displacement(1 - side),
        SupplyMeasures(side),
        partial(_last_planes, side=side),
        partial(_remove_markers, side=side),
        check_now,
    )


def _last_planes(s: SalernoState, side: int) -> None:
    if not s.options.planes_hit_only_movers:
        s.push(LastPlanesWindow(queue=(Asked(1 - side, LAST_PLANES),)))


@implements("SR-5h", "SR-15c")
def _remove_markers(s: SalernoState, side: int) -> None:
    """END OPS of this side; of a Reserve that was allowed to stay beside the enemy as well."""
    if not s.options.end_ops_for_the_impulse:
        s.end_ops &= ~s.components.side_mask[side]
    for own, enemy in ((0, 1), (1, 0)):
        s.reserves[own] &= ~s.zone[enemy]


@implements("SR-5g", "SR-5i", "SR-8b", "SR-8c", "SR-9.1e", "SR-9.1f", "SR-9.2g", "SR-9.3a", "SR-9.11a", "SR-15.1a")
class FormationChoice(MayFire, Choice[SalernoState], frozen=True):
    """Who operates next: an activated formation, a Kampfgruppe or Task Force, units that settle, Reserves, who comes by
    air or sea. Each is completed before another begins. Rearguards demolish bridges. The side may pass."""

    rule = "SR-5g"
    under = ("Segment",)
    leads_to = ("Operation", "ReserveStep")
    verbs = ("formation", "group", "settle", "commit", "demolish", *OPENINGS)
    optional = True
    question = ("side",)

    side: Side
    tried: Hexes = 0
    """Rearguards that have tried to demolish a bridge."""
    committed: Hexes = 0
    """Reserves that have been committed between two operations: not again, even if they have done nothing."""

    def formations(self, s: SalernoState) -> list[int]:
        owner, found = s.components.formation_side, []
        for formation in places_of(s.activated & ~s.finished):
            if owner[formation] == self.side and not self._acts_with_corps(s, formation):
                found.append(formation)
        return found

    def _acts_with_corps(self, s: SalernoState, formation: int) -> bool:
        corps = s.corps_of[formation] if formation < len(s.corps_of) else -1
        return corps >= 0 and bool(s.activated >> corps & 1)

    @implements("SR-12c")
    def _demolitions(self, s: SalernoState) -> list[tuple[int, int]]:
        if self.side != AXIS or not s.rearguards:
            return []
        return [pair for place in places_of(s.rearguards & ~self.tried) for pair in bridges.demolitions(s, place)]

    def options(self, s: SalernoState) -> list[Action]:
        words = s.components.vocabulary
        things = (
            ("formation", self.formations(s)),
            ("group", group_hexes(s, self.side)),
            ("settle", settling_hexes(s, self.side)),
            ("commit", places_of(usable_reserves(s, self.side) & ~self.committed)),
        )
        found: list[Action] = []
        for verb, each in things:
            found += words.naming(verb, each)
        found += openings(s, self.side)
        for pair in self._demolitions(s):
            found.append(words.action("demolish", *pair))
        return found

    def choose(self, s: SalernoState, action: Action) -> None:
        verb, thing = action.verb, action.args[0]
        if verb == "formation":
            s.report("operates", side=self.side, formation=thing)
            s.push(Operation(side=self.side, formation=thing))
        elif verb in OPENINGS:
            open_special(s, self.side, action)
        elif verb == "group":
            s.push(EmergencyGroup(self.side, thing))
        elif verb == "settle":
            s.push(Settling(self.side, thing))
        elif verb == "commit":
            step = ReserveStep(self.side, used=self.committed)
            s.replace(replace(self, committed=self.committed | 1 << thing))
            s.push(step)
            step.take(s, thing)
        else:
            s.replace(replace(self, tried=self.tried | 1 << thing))
            bridges.demolish(s, self.side, *action.args)

    def operate(self, s: SalernoState, side: int, units: int) -> None:
        """Units have been named that operate by themselves."""
        s.push(GroupOperation(side=side, units=units))

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        found = self._refuse(s, action)
        assert found is not None
        return found

    def _refuse(self, s: SalernoState, action: Action) -> Refusal | None:
        if action.verb in OPENINGS:
            return refuse_opening(s, self.side, action)
        verb, thing = action.verb, action.args[0]
        if verb == "formation":
            if s.activated >> thing & 1 and self._acts_with_corps(s, thing):
                return s.refuse("SR-9.2b", "acts-with-corps", formation=thing)
            return s.refuse("SR-5g", "not-activated", formation=thing)
        if verb == "group":
            return refuse_group(s, self.side, thing)
        if verb == "settle":
            return refuse_settling(s, self.side, thing)
        if verb == "commit":
            return s.refuse("SR-15d", "cannot-commit", hex=thing)
        if self.side != AXIS or not s.rearguards >> thing & 1:
            return s.refuse("SR-12c", "no-rearguard-here", hex=thing)
        if self.tried >> thing & 1:
            return s.refuse("SR-11.7b", "tried-already", hex=thing)
        return bridges.refuse_demolition(s, thing, (thing, action.args[1]))

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb != "demolish":
            return None
        return Explanation((), bridges.odds_at_bridge(s, self.side, action.args[1]))


@implements("SR-5g", "SR-9.1b", "SR-9.2b", "SR-8c", "SR-17.2g")
class Operation(FormationOperation, frozen=True, kw_only=True):
    """What a division or a corps does."""

    rule = "SR-9.1b"
    under = ("FormationChoice",)
    leads_to = ("Drop", "Landing", "DepotWithUnit", *FormationOperation.leads_to)

    formation: Formation

    def begin(self, s: SalernoState) -> None:
        divisions = self.divisions(s)
        barred = s.independent | s.operated
        if s.options.reserves_act_again:
            s.reserve_done &= ~s.components.side_mask[self.side]
        else:
            barred |= s.reserve_done
        present = s.standing | off_map_ready(s, self.side)
        s.operating = sum(s.components.members[d] for d in divisions) & present & ~barred
        s.bonus_left = bonus_of(self.is_corps(s), len(divisions)) - bonus_given(s, divisions)
        s.moved = 0

    def is_corps(self, s: SalernoState) -> bool:
        return self.formation >= len(s.corps_of)

    def divisions(self, s: SalernoState) -> list[int]:
        """The division, or those of the corps that are activated with it (SR-7d)."""
        if not self.is_corps(s):
            return [self.formation]
        return [d for d in s.divisions_under(self.formation) if s.activated >> d & 1]

    def end(self, s: SalernoState) -> None:
        super().end(s)
        s.finished |= 1 << self.formation | sum(1 << d for d in self.divisions(s))


@implements("SR-9.3a", "SR-9.11a", "SR-15a")
class GroupOperation(FormationOperation, frozen=True, kw_only=True):
    """What a Kampfgruppe, a Task Force or units that settle do."""

    rule = "SR-9.3a"
    under = ("FormationChoice",)
    shown_as = "Operation"

    units: Units

    def begin(self, s: SalernoState) -> None:
        s.operating = self.units & s.standing
        s.bonus_left = s.moved = 0
