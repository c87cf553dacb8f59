"""Attacks as bots think of them: what each could bring, which can all be made, and who must be attacked anyway."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.prospects import Stakes, outlook
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.charts import DEFENCES, MEDIUM, STEADY, VIOLENT
from sirocco.games.kasserine.components.sides import AXIS
from sirocco.games.kasserine.rules.air_support import aircraft_left
from sirocco.games.kasserine.rules.command.command import control
from sirocco.games.kasserine.rules.night import ready_units
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.mechanics.bot.attacks import PlannedAttack, best_attack


class Battles:
    """The attacks of the side whose half it is. What units may do was judged when the half began; where they stand may
    change from one question to the next. `flying`: aircraft are still to be placed, and every attack counts on one."""

    def __init__(self, s: KasserineState, side: int, *, flying: bool) -> None:
        self.side, self.enemy = side, 1 - side
        self.ready = ready_units(s, side)
        self.values = Values(s)
        self._led = control(s, self.enemy).direct
        self._flying = flying and not s.night and s.flying and aircraft_left(s, side) > 0
        self._best: dict[tuple[int, int, int, int], PlannedAttack | None] = {}

    # One attack.

    def sums(self, s: KasserineState, target: int, force: tuple[int, ...], *, aircraft: bool) -> tuple[int, int]:
        """Attack and defence as the rules add them up."""
        c = s.components
        strike = sum(s.attack(unit) for unit in force)
        units = mask_of(list(force))
        strike += c.limits.bonus * (units & s.chained).bit_count()
        if aircraft and units & s.under_army:
            strike += c.limits.support
        return strike, defence_at(s, target, self.enemy)

    def stakes(self, s: KasserineState, target: int, force: tuple[int, ...]) -> Stakes:
        there = places_of(s.fighters(target, self.enemy))
        own, theirs = self.values.of(s, force), self.values.of(s, there)
        return Stakes(*own, *theirs, self._prize(s, target), len(force), len(there), self.is_trapped(s, target))

    def _prize(self, s: KasserineState, target: int) -> float:
        c = s.components
        prize = weights.DUMP_TAKEN if s.at[target] & c.urfs else 0.0
        if self.side == AXIS and c.tunisia.costs.roads >> target & 1:
            prize += weights.WAY_OPENED
        return prize

    def is_trapped(self, s: KasserineState, target: int) -> bool:
        """Whether all hexes around are enemies' or in their zone."""
        return not s.components.contact[target] & ~(s.zone_now(self.side) | s.occupied[self.side])

    def promise(self, s: KasserineState, target: int, force: tuple[int, ...], *, aircraft: bool) -> float:
        attacks = (VIOLENT, MEDIUM) if not mask_of(list(force)) & ~s.under_army else (MEDIUM,)
        defences = DEFENCES if s.fighters(target, self.enemy) & self._led else (STEADY,)
        sums = self.sums(s, target, force, aircraft=aircraft)
        return outlook(s.components, sums, attacks, defences, self.stakes(s, target, force))

    def best(self, s: KasserineState, target: int, able: int) -> PlannedAttack | None:
        """The best attack on a hex by some of those (a mask) who are beside it, however bad; None: nobody is."""
        near = 0
        for place in places_of(s.components.contact[target] & s.occupied[self.side]):
            near |= s.at[place]
        near &= able
        aircraft = self._flying or bool(s.aircraft_at >> target & 1)
        key = (target, near, s.fighters(target, self.enemy), 2 * aircraft + self.is_trapped(s, target))
        if key in self._best:
            return self._best[key]
        pieces = sorted(places_of(near), key=lambda unit: (-s.attack(unit), unit))

        def promised(place: int, force: tuple[int, ...]) -> float:
            return self.promise(s, place, force, aircraft=aircraft)

        found = self._best[key] = best_attack(target, pieces, promised, weights.SPARE)
        return found

    # All together.

    def planned(self, s: KasserineState) -> tuple[list[PlannedAttack], int]:
        """The attacks worth making and those that are owed, each unit in one of them, the most promising first; and
        how many enemies are owed one that nobody is left for."""
        able = self.ready & s.standing & ~s.attacked
        owed, targets = self._targets(s, able)
        found: list[PlannedAttack] = []
        while targets:
            attacks = [each for target in places_of(targets) if (each := self.best(s, target, able)) is not None]
            wanted = [each for each in attacks if each.promise > weights.WORTH_FIGHTING or owed >> each.target & 1]
            if not wanted:
                break
            chosen = max(wanted, key=lambda each: each.promise)
            found.append(chosen)
            able &= ~mask_of(list(chosen.force))
            targets &= ~(1 << chosen.target)
            owed &= ~(1 << chosen.target)
        return found, owed.bit_count()

    def _targets(self, s: KasserineState, able: int) -> tuple[int, int]:
        c, reach = s.components, 0
        for place in places_of(s.occupied[self.side]):
            if s.at[place] & able:
                reach |= c.contact[place]
        targets = 0
        for place in places_of(reach & s.occupied[self.enemy]):
            if s.at[place] & c.ucts:
                targets |= 1 << place
        owed = 0
        for unit in places_of(s.owed & s.standing):
            owed |= 1 << s.place[unit]
        return owed, targets

    def total(self, s: KasserineState) -> float:
        """What all attacks to come promise. A night counts only if it is worth one of the few there are."""
        attacks, unmet = self.planned(s)
        promised = sum(each.promise * (1 if each.promise > 0 else weights.AGAINST_ODDS) for each in attacks)
        if s.night:
            return max(0.0, promised - weights.NIGHT)
        return promised - weights.UNMET * unmet


def defence_at(s: KasserineState, place: int, side: int) -> int:
    """The defence of all of a side in a hex, with what the ground adds."""
    c, total = s.components, 0
    times = c.tunisia.costs.defence(place)
    for unit in places_of(s.fighters(place, side)):
        total += s.defence(unit) * (1 if c.armour >> unit & 1 else times)
    return total
