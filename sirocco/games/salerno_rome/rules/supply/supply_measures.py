"""Rules 17.1 to 17.6: what a side does for its supply before the check: longer lines, planes, terminals of the other
army, Naples; and units given up."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.paying import Due, can_pay, charge, due_from_anybody
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import (
    DEPOTS,
    NAPLES,
    Cover,
    army_pool,
    check_supply,
    eighth_army_sources,
    fifth_army_sources,
)
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.fields import Count
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Question, Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Hexes, Side

SUCCESS = 4
"""From this number on a die brings supplies by air."""
BESIDE_ENEMY = 1
"""What is taken from the die where the enemy is adjacent."""
FACES = 6


@implements("SR-17a", "SR-17.1m", "SR-17.2h", "SR-17.6a", "SR-17.6b", "SR-5k", "SR-6f")
class SupplyMeasures(Choice[SalernoState], frozen=True):
    """Step E of a segment: asked only if somebody has no line, or V Army could switch to Naples; then the check."""

    rule = "SR-17a"
    under = ("Segment", "Impulse")
    shown_as = "Segment"
    verbs = ("extend", "airlift", "feed", "eliminate", "switch")
    optional = True
    ordering = ("feed", "eliminate")
    question = ("side",)

    side: Side
    tried: Hexes = 0
    """Hexes that planes have been sent to."""
    flown: Hexes = 0
    """Those where they succeeded."""
    paid: Count = 0
    """How many units the other army's terminal feeds: they are counted, not named, for they may be hidden."""

    def options(self, s: SalernoState) -> list[Action]:
        words = s.components.vocabulary
        found = [words.bare["switch"]] if self.side == ALLIED and may_switch(s) else []
        extends, flies, feeds = self.may_extend(s), self.may_fly(s), self.may_feed(s)
        if extends or flies or feeds:  # else nothing can be done for who lacks supply
            cover = Cover(s, self.side)
            lacking = [unit for unit in cover.lacking() if not self.flown >> s.place[unit] & 1]
            if extends and lacking:
                found.append(words.bare["extend"])
            if flies:
                airlift = words.each("airlift")
                found += [airlift[place] for place in self.drops(s, lacking)]
            if feeds:
                feed = words.each("feed")
                found += [feed[unit] for unit in self.feedable(s, lacking, cover)]
        eliminate = words.each("eliminate")
        return found + [eliminate[unit] for unit in self.expendable(s)]

    @implements("SR-9.9a")
    def ask(self, s: SalernoState) -> Question:
        """Who has hidden units that may have no line, whoever they are, is asked even if it can only be done."""
        question = super().ask(s)
        if question[0] >= 0 or not (hidden := hidden_units(s, self.side)):
            return question
        pays, flies = self.may_extend(s) or self.may_feed(s), self.may_fly(s)
        lacking = Cover(s, self.side).may_lack(hidden) & ~self.flown if pays or flies else 0
        might = lacking if pays else lacking & ~self.tried
        return (self.side, self._and_done(s, [])) if might else question

    def choose(self, s: SalernoState, action: Action) -> None:
        if action.verb == "extend":
            self._extend(s)
        elif action.verb == "airlift":
            self._airlift(s, action.args[0])
        elif action.verb == "feed":
            self._feed(s, action.args[0])
        elif action.verb == "eliminate":
            s.eliminate(action.args[0], "given-up")
        else:
            switch_to_naples(s)

    def finish(self, s: SalernoState) -> None:
        s.pop()
        check_supply(s, self.side, self.flown)

    # Longer lines.

    @implements("SR-17.6a")
    def may_extend(self, s: SalernoState) -> bool:
        row = s.components.costs["supply-extension"]
        return s.extensions[self.side] < (row.most or 0) and can_pay(s, due_from_anybody(s, self.side, row.points))

    def _extend(self, s: SalernoState) -> None:
        s.extensions[self.side] += 1
        s.report("extended", side=self.side, number=s.extensions[self.side])
        charge(s, due_from_anybody(s, self.side, s.components.costs["supply-extension"].points))

    # Planes.

    @implements("SR-17.3a", "SR-8.1e")
    def may_fly(self, s: SalernoState) -> bool:
        return bool(s.planes[self.side]) and (not s.bad or s.options.air_supply_in_bad_weather)

    @implements("SR-17.3a", "SR-17.3c")
    def drops(self, s: SalernoState, lacking: list[int]) -> list[int]:
        """The hexes without supply that have not been tried."""
        return list(places_of(mask_of([s.place[unit] for unit in lacking]) & ~self.tried))

    @implements("SR-17.3a", "SR-17.3b", "SR-17.3c", "SR-17.3d")
    def _airlift(self, s: SalernoState, place: int) -> None:
        s.planes[self.side] -= 1
        die = s.dice.roll()
        success = die >= self.needed(s, place)
        s.report("airlift", side=self.side, hex=place, die=die, success=success)
        flown = self.flown | 1 << place if success else self.flown
        s.replace(replace(self, tried=self.tried | 1 << place, flown=flown))

    @implements("SR-17.3b")
    def needed(self, s: SalernoState, place: int) -> int:
        return SUCCESS + (BESIDE_ENEMY if s.zone[1 - self.side] >> place & 1 else 0)

    # The terminals of the other army.

    @implements("SR-17.1m", "SR-17.1n")
    def may_feed(self, s: SalernoState) -> bool:
        """Whether a point can be paid, or has been, for units that another army's terminal would supply."""
        return self.side != AXIS and (self._prepaid(s) or can_pay(s, self._feeding_due(s)))

    @implements("SR-17.1m", "SR-17.1n")
    def feedable(self, s: SalernoState, lacking: list[int], cover: Cover) -> list[int]:
        """Allied units of a division that a terminal of the other army would supply."""
        both = fifth_army_sources(s) | eighth_army_sources(s)
        return [unit for unit in lacking if army_pool(s, unit) >= 0 and cover.supplies(unit, both)]

    def _feeding_due(self, s: SalernoState) -> Due:
        return due_from_anybody(s, self.side, s.components.costs["foreign-terminal"].points)

    def _prepaid(self, s: SalernoState) -> bool:
        """Whether the last point paid feeds one more unit."""
        return self.paid % s.components.costs["foreign-terminal"].units != 0

    def _feed(self, s: SalernoState, unit: int) -> None:
        prepaid = self._prepaid(s)
        s.fed |= 1 << unit
        s.report("fed", unit=unit)
        s.replace(replace(self, paid=self.paid + 1))
        if not prepaid:
            charge(s, self._feeding_due(s))

    # Giving up.

    @implements("SR-17.2h")
    def expendable(self, s: SalernoState) -> list[int]:
        return list(places_of(s.oos & s.standing & s.components.side_mask[self.side]))

    # Why not, and what are the odds.

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        if action.verb == "extend":
            return s.refuse("SR-17.6a", "cannot-extend")
        if action.verb == "switch":
            return s.refuse("SR-17.1d", "cannot-switch")
        if action.verb == "airlift":
            place = action.args[0]
            if self.tried >> place & 1:
                return s.refuse("SR-17.3c", "flown-already", hex=place)
            if s.bad and not s.options.air_supply_in_bad_weather:
                return s.refuse("SR-8.1e", "no-flying")
            return s.refuse("SR-17.3a", "cannot-airlift", hex=place)
        unit = action.args[0]
        if action.verb == "eliminate":
            return s.refuse("SR-17.2h", "not-out-of-supply", unit=unit)
        return s.refuse("SR-17.1m", "cannot-feed", unit=unit)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb != "airlift":
            return None
        wins = FACES + 1 - self.needed(s, action.args[0])
        chances = {"supplied": Fraction(wins, FACES), "missed": Fraction(FACES - wins, FACES)}
        return Explanation((), (odds_of(chances, message("given-airlift"), lambda r: message(f"outcome-{r}")),))


# Naples.


@implements("SR-17.1c", "SR-17.1d")
def may_switch(s: SalernoState) -> bool:
    """Once Allied units hold Naples, at least one of its hexes and the other without enemies, where the scenario knows
    both depots and Naples."""
    c = s.components
    named = c.scene.terminals.get("V", ())
    if s.naples or DEPOTS not in named or NAPLES not in named:
        return False
    naples = c.italy.hexes_of(NAPLES)
    held = naples & s.occupied[ALLIED] or not naples & ~s.control[ALLIED]
    return bool(held) and not naples & s.occupied[AXIS]


@implements("SR-17.1e", "SR-17.1f")
def switch_to_naples(s: SalernoState) -> None:
    """Both depots go, and V Army draws on Naples from now on. They can be landed again from the next impulse."""
    s.naples = True
    for place in list(places_of(s.depots)):
        s.remove_depot(place)
        s.depots_back += 1
    s.report("naples")
