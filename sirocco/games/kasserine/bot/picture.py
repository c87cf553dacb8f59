"""What a side makes of a position: who could strike where, what will be in supply, and what each place is worth to each
of its units. It is made once for a decision; enemies and supply units stand still while it is used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.cuts import Columns
from sirocco.games.kasserine.bot.destinations import pulls
from sirocco.games.kasserine.bot.raids import chances_of_raid
from sirocco.games.kasserine.bot.shelling import Shelling
from sirocco.games.kasserine.bot.values import Values
from sirocco.games.kasserine.components.calendar import WEATHERS
from sirocco.games.kasserine.components.sides import ALLIED
from sirocco.games.kasserine.rules.lines import covered
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.weather import allowance, clear_length, supply_length

RAIN = WEATHERS.index("rain")


class Picture:
    """The position as a side sees it."""

    def __init__(self, s: KasserineState, side: int) -> None:
        self._s, self.side, self.enemy = s, side, 1 - side
        self.values = Values(s)
        self._stacks: dict[tuple[int, int], float] = {}
        self.to_follow = 0
        """Headquarters and supply units (a mask) that need nobody to stay with them: they can still go away."""

    # The enemy.

    @cached_property
    def menace(self) -> list[float]:
        """What the enemy could strike each hex with, by how far away he is."""
        s, c = self._s, self._s.components
        found = [0.0] * c.map.open
        for place in places_of(s.occupied[self.enemy]):
            strike = sum(s.attack(u) + c.limits.bonus for u in places_of(s.fighters(place, self.enemy)) if s.attack(u))
            before = 0
            for far, share in weights.STRIKES if strike else ():
                around = c.map.near(place, far)
                for near in places_of(around & ~before):
                    found[near] += strike * share
                before = around
        return found

    @cached_property
    def at_large(self) -> list[float]:
        """How likely somebody without combat units is overrun in each hex."""
        return chances_of_raid(self._s, self.enemy)

    @cached_property
    def shelling(self) -> Shelling:
        """The fire of the enemy's guns."""
        return Shelling(self._s, self.enemy)

    # Supply.

    @property
    def length(self) -> int:
        """How long a line of supply is likely to be when it is needed next."""
        if self._s.move >= self._s.components.last_move:
            return supply_length(self._s)
        return clear_length(self._s) - 2 * self._s.components.weathers[RAIN].supply

    @cached_property
    def blocked(self) -> int:
        """What lines will not lead through."""
        s, c = self._s, self._s.components
        night = s.move >= c.last_move or (s.move > 0 and c.moves[s.move].night)
        return s.occupied[self.enemy] | (0 if night else s.zone[self.enemy])

    def covered_from(self, place: int, more: int = 0) -> int:
        return covered(self._s, place, self.length + more, self.blocked)

    def sources(self) -> list[int]:
        return list(places_of(self._s.components.urfs & self._s.components.side_mask[self.side] & self._s.standing))

    @cached_property
    def fed(self) -> int:
        """The hexes that supply units reach from where they stand."""
        found = 0
        for unit in self.sources():
            found |= self.covered_from(self._s.place[unit])
        return found

    @cached_property
    def safely_fed(self) -> int:
        """Those that supply units reach past wherever the enemy can come in his next half."""
        if not weights.OPEN_LINE[self.side]:
            return self.fed
        s, found = self._s, 0
        sure = weights.AT_LARGE[0][1]
        open_ = sum(1 << place for place, chance in enumerate(self.at_large) if chance >= sure)
        for unit in self.sources():
            found |= covered(s, s.place[unit], self.length, self.blocked | open_ & ~s.occupied[self.side])
        return found

    @cached_property
    def nearly_fed(self) -> int:
        """Those that one reaches if it comes nearer first."""
        s, found = self._s, 0
        free = s.components.mobile & ~(s.supplying | s.hauled | s.moved)
        for unit in self.sources():
            if free >> unit & 1:
                found |= self.covered_from(s.place[unit], max(0, allowance(s, unit) - 4))
        return found

    # Places.

    @cached_property
    def pulls(self) -> dict[int, Sequence[float]]:
        """What each place is worth to each unit for where it wants to go."""
        return pulls(self._s, self.side)

    def stack(self, s: KasserineState, place: int, units: int) -> float:
        """What it is worth to have some combat units (a mask) in a hex."""
        key = (place, units)
        known = self._stacks.get(key)
        if known is None:
            known = self._stacks[key] = self._stack(s, place, units)
        return known

    def _stack(self, s: KasserineState, place: int, units: int) -> float:
        worth = sum(self.pulls[unit][place] for unit in places_of(units))
        return worth - self.dangers(s, place, units) + self._cover(s, place, units)

    def dangers(self, s: KasserineState, place: int, units: int) -> float:
        """What some combat units stand to lose in a hex: by hunger, by attacks, by fire."""
        fire = self.shelling.cost(self.values, place, units)
        return self.hunger(s, place, units) + self.risk(s, place, units) + fire

    def _cover(self, s: KasserineState, place: int, units: int) -> float:
        c = s.components
        covers = c.tunisia.costs.defence(place) > 1 and self.menace[place] > 0
        return weights.COVER * (units & ~c.armour).bit_count() if covers else 0.0

    @cached_property
    def beyond(self) -> int:
        """The hexes where supplied Allied units count at the end, when it is near."""
        return self._s.components.tunisia.south_of_sousse_line & self.fed if self._lateness else 0

    @cached_property
    def _lateness(self) -> float:
        """What each of them is worth by now."""
        if self.side != ALLIED:
            return 0.0
        left = self._s.components.last_move - self._s.move
        return weights.BEYOND * max(0.0, 1 - left / weights.LAST_MOVES)

    def hunger(self, s: KasserineState, place: int, units: int) -> float:
        """What it costs them that no line reaches the hex."""
        share = self._unfed(place)
        if not share:
            return 0.0
        c = s.components
        needy = units & c.supply_bound & ~(c.foot & s.reduced)
        return share * sum(weights.UNFED * s.points(unit) + weights.UNFED_BODY for unit in places_of(needy))

    def _unfed(self, place: int) -> float:
        """How much of the cost of hunger a hex comes to: a line that can be cut costs a little."""
        if self.fed >> place & 1:
            return 0.0 if self.safely_fed >> place & 1 else weights.OPEN_LINE[self.side]
        return weights.HALF_FED if self.nearly_fed >> place & 1 else 1.0

    def risk(self, s: KasserineState, place: int, units: int) -> float:
        """What they stand to lose to all who could strike them."""
        menace = self.menace[place]
        if not menace:
            return 0.0
        c, times = s.components, s.components.tunisia.costs.defence(place)
        defence = sum(s.defence(u) * (1 if c.armour >> u & 1 else times) for u in places_of(units))
        odds = menace / max(1, defence)
        if odds <= weights.SAFE_ODDS:
            return 0.0
        share = min(weights.MOST_AT_STAKE, weights.FEAR[self.side] * (odds - weights.SAFE_ODDS))
        return share * sum(self.values.step(s, unit) for unit in places_of(units))

    @cached_property
    def columns(self) -> Columns | None:
        """The columns of the enemy, if it is for this side to stop them."""
        return Columns(self._s) if self.side == ALLIED else None

    def exposed(self, s: KasserineState) -> float:
        """What headquarters and supply units stand to lose where no combat unit is by."""
        c, cost = s.components, 0.0
        rear = (c.ucms | c.urfs) & c.side_mask[self.side] & s.standing & ~(self.to_follow & ~s.supplying)
        for unit in places_of(rear):
            place = s.place[unit]
            if self.at_large[place] and not s.at[place] & c.ucts:
                cost += self.at_large[place] * self.values.whole(s, unit)
        return cost

    def worth(self, s: KasserineState) -> float:
        """What all combat units of the side are worth where they stand, and what is left open."""
        total = -self.exposed(s)
        if self.columns is not None:
            total += self.columns.stopped(s)
        fighters = s.components.ucts & s.components.side_mask[self.side]
        beyond = 0
        for place in places_of(s.occupied[self.side]):
            units = s.at[place] & fighters
            if units:
                total += self.stack(s, place, units)
                if self.beyond >> place & 1:
                    beyond += (units & ~s.components.reconnaissance).bit_count()
        return total + self._lateness * min(beyond, weights.WANTED_BEYOND)

    def safety(self, s: KasserineState) -> float:
        """The same, wherever they want to go."""
        fighters, total = s.components.ucts & s.components.side_mask[self.side], -self.exposed(s)
        for place in places_of(s.occupied[self.side]):
            units = s.at[place] & fighters
            if units:
                total -= self.dangers(s, place, units)
        return total
