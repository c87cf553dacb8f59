"""How bots bring up what fights need: supply units, which supply or move, and headquarters."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sirocco.board.graph import places_of
from sirocco.games.kasserine.bot import weights
from sirocco.games.kasserine.bot.battles import Battles
from sirocco.games.kasserine.bot.picture import Picture
from sirocco.games.kasserine.rules.command.command import blocked_command
from sirocco.games.kasserine.rules.lines import covered
from sirocco.games.kasserine.rules.movement import Movement
from sirocco.games.kasserine.rules.reach import reachable
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.weather import command_radius
from sirocco.mechanics.bot.orders import Orders
from sirocco.mechanics.movement_phase import ACTIVATE, MOVE

LOOKED_AT = 8
"""How many places for a supply unit or a headquarters are looked at closely."""


class Rear:
    """Orders for supply units and headquarters, in the movement phase that is being planned."""

    def __init__(self, picture: Picture, battles: Battles, orders: Orders[KasserineState]) -> None:
        self._picture, self._battles, self._orders = picture, battles, orders
        self._side = picture.side

    @property
    def _s(self) -> KasserineState:
        return self._orders.state

    def _movers(self) -> int:
        step = self._s.stack[-1]
        return step.movers(self._s) if isinstance(step, Movement) else 0

    # Supply.

    def haul_ahead(self) -> None:
        """By night, when nobody fights: supply units that have fallen behind go first, and those they alone supply
        wait."""
        if not self._s.night:
            return
        for unit in places_of(self._movers() & self._s.components.urfs):
            s = self._s
            losing = s.supplied & ~s.supplied_without(1 << unit)
            if self._weight(losing) < weights.HAUL_AHEAD * self._gain(unit):
                self._haul(unit)

    def follow(self) -> None:
        """When all have marched: the supply units that nobody has used, then headquarters."""
        c = self._s.components
        for unit in places_of(self._movers() & c.urfs):
            if self._may_haul(unit):
                self._haul(unit)
        for unit in places_of(self._movers() & c.ucms):
            self._lead(unit)

    def _may_haul(self, unit: int) -> bool:
        """Whether nobody who is about to attack lives by it."""
        s = self._s
        losing = s.supplied & ~s.supplied_without(1 << unit)
        attacking = 0
        for attack in self._battles.planned(s)[0]:
            for each in attack.force:
                attacking |= 1 << each
        return not losing & attacking & s.components.supply_bound

    def _weight(self, units: int) -> float:
        return sum(1 + self._s.points(unit) for unit in places_of(units))

    def _needy(self, unit: int) -> int:
        """The combat units that no other supply unit reaches from where it is."""
        s, c = self._s, self._s.components
        reached = 0
        for other in self._picture.sources():
            if other != unit and s.place[other] >= 0:
                reached |= self._picture.covered_from(s.place[other])
        mine = c.supply_bound & c.side_mask[self._side] & s.standing
        return sum(1 << each for each in places_of(mine) if not reached >> s.place[each] & 1)

    def _score(self, unit: int, needy: int) -> Callable[[int], float]:
        s, picture, front = self._s, self._picture, self._front()
        fighters = places_of(s.components.supply_bound & s.components.side_mask[self._side] & s.standing)
        points = {each: 1 + s.points(each) for each in fighters}

        def reached(units: Iterable[int], area: int) -> float:
            return sum(points[each] for each in units if area >> s.place[each] & 1)

        def score(place: int) -> float:
            area, near = picture.covered_from(place), picture.covered_from(place, -weights.SHORTER)
            fed = reached(places_of(needy), area) + weights.SHORT_LINE[self._side] * reached(fighters, near)
            ahead = sum(share for there, share in front.items() if area >> there & 1)
            return fed + weights.AHEAD * ahead - self._danger(unit, place)

        return score

    def _front(self) -> dict[int, float]:
        """Where combat units stand, and how many points they have: those that are foremost count."""
        s, found = self._s, dict[int, float]()
        for place in places_of(s.occupied[self._side]):
            units = s.fighters(place, self._side)
            if units:
                pull = max(self._picture.pulls[unit][place] / (1 + s.points(unit)) for unit in places_of(units))
                found[place] = pull
        if not found:
            return {}
        ordered = sorted(found, key=lambda place: -found[place])
        return {
            place: self._weight(s.fighters(place, self._side)) / (1 + rank) ** 0.5 for rank, place in enumerate(ordered)
        }

    def _danger(self, unit: int, place: int) -> float:
        s = self._s
        if s.at[place] & s.components.ucts & s.components.side_mask[self._side]:
            return 0.3 * self._picture.at_large[place]
        return weights.EXPOSED * self._picture.at_large[place]

    def _candidates(self, unit: int) -> tuple[list[int], Callable[[int], list[int]]]:
        """The places it reaches that lie nearest to those who fight, its own first."""
        s = self._s
        found = reachable(s, 1 << unit)
        front = self._front()
        anchor = sorted(front, key=lambda place: -front[place])[:3]
        rooms = [place for place in found.cost if not s.occupied[1 - self._side] >> place & 1]
        distance = s.components.map.distance
        rooms.sort(key=lambda place: (sum(distance(place, each) for each in anchor), found.cost[place], place))
        with_friends = [place for place in rooms if s.fighters(place, self._side)]
        wanted = [s.place[unit], *rooms[:LOOKED_AT], *with_friends[:LOOKED_AT]]
        return list(dict.fromkeys(wanted)), found.path

    def _gain(self, unit: int) -> float:
        places, _ = self._candidates(unit)
        score = self._score(unit, self._needy(unit))
        return max(score(place) for place in places) - score(places[0])

    def _haul(self, unit: int) -> None:
        places, path = self._candidates(unit)
        score = self._score(unit, self._needy(unit))
        best = max(places, key=score)
        if best != places[0] and score(best) > score(places[0]) + weights.WORTH_HAULING:
            self._orders.give([(ACTIVATE, unit), *((MOVE, place) for place in path(best))])

    # Command.

    def _lead(self, unit: int) -> None:
        """A headquarters goes where it commands most, with somebody to guard it."""
        s, c = self._s, self._s.components
        mine = c.ucts & c.side_mask[self._side] & s.standing
        if c.army_ucms[self._side] >> unit & 1:
            led = mine
            chiefs = c.division_ucms & c.side_mask[self._side] & s.standing
        else:
            led = mine & c.members[c.formation_of[unit]]
            chiefs = c.army_ucms[self._side] & s.standing
        if not led:
            led = mine
        places, path = self._candidates(unit)
        radius, blocked = command_radius(s), blocked_command(s, self._side)
        exits = c.tunisia.exits.values()
        weight = {
            each: 1
            + s.attack(each)
            + weights.LED_IN_DANGER * bool(self._picture.menace[s.place[each]])
            + weights.LED_ON_EXIT * (s.place[each] in exits)
            for each in places_of(led)
        }

        def score(place: int) -> float:
            area = covered(s, place, radius, blocked)
            worth = sum(each for led_unit, each in weight.items() if area >> s.place[led_unit] & 1)
            worth += sum(weights.CHIEF for each in places_of(chiefs) if each != unit and area >> s.place[each] & 1)
            return worth - self._danger(unit, place)

        if led:
            centre = max(places_of(led), key=s.attack)
            near = sorted(places, key=lambda place: c.map.distance(place, s.place[centre]))
            best = max([places[0], *near], key=score)
            if best != places[0] and score(best) > score(places[0]) + weights.WORTH_HAULING:
                self._orders.give([(ACTIVATE, unit), *((MOVE, place) for place in path(best))])
