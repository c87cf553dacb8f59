"""Rules 14.3.1 and 14.3.2: mandatory retreat, and retreat instead of a loss."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.artillery.artillery import guns_in, set_gun
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.losses import Losses
from sirocco.games.salerno_rome.rules.movement.ground import costs_now, mover_of
from sirocco.games.salerno_rome.rules.open_city.open_city import barred, rome_hexes
from sirocco.games.salerno_rome.rules.sequence.windows import after_entry
from sirocco.games.salerno_rome.rules.stacking import Displacement, has_room
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.games.salerno_rome.rules.supply.mules import follow
from sirocco.games.salerno_rome.rules.victory import check_entry
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.standing import Windows
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_ANY, IF_SEVERAL, Choice
from sirocco.mechanics.kinds import Hex
from sirocco.mechanics.retreat import GroupRetreat
from sirocco.mechanics.windows import MovesUnderWindows

LONGEST = 2
"""Hexes of a retreat, unless the last is full."""
LONGEST_PAST_FULL = 6
"""How far a retreat is looked for past full hexes."""

Path = tuple[int, ...]


def way_home(s: SalernoState, side: int) -> bytes:
    """For each hex how far it is from the nearest terminal, depot or port of a side; a port, also one that is a
    terminal, as long as it is Allied."""
    c = s.components
    if side == AXIS:
        goals = c.terminals["axis"]
    else:
        armies = sum(
            1 << p for p in {p for name, mask in c.terminals.items() if name != "axis" for p in places_of(mask)}
        )
        goals = armies & ~c.italy.ports | s.depots | c.italy.ports & s.control[ALLIED] & ~s.occupied[AXIS]
    key = ("way home", goals)
    known: bytes | None = c.memo.get(key)
    if known is None:
        known = c.memo[key] = c.map.distances_from(goals)
    return known


@implements("SR-14.3.1b", "SR-14.3.1c", "SR-14.3.1d", "SR-14.3.1e", "SR-8.1d", "SR-20b")
def retreat_paths(
    s: SalernoState, side: int, group: int, start: int, *, crowded: bool = True, homeward: bool = True
) -> list[Path]:
    """All ways a group may retreat, each with its start: one or two hexes, further where the last is full; never
    farther from its terminals, and nearer in the end if it can; past no enemy and over no impassable ground. Not
    `crowded`: as if there were room everywhere. Not `homeward`: also away from its terminals."""
    c = s.components
    homeward = homeward and not s.options.retreat_anywhere
    table, far = costs_now(s, mover_of(c, group)), way_home(s, side)
    rome = rome_hexes(c) >> start & 1  # who leaves the city may do so through it
    closed = s.occupied[1 - side] | c.outside | (0 if rome else barred(s, side))
    if side == ALLIED:
        closed |= s.rearguards
    found: list[Path] = []
    waiting: list[Path] = [(start,)]
    while waiting:  # no function that calls itself: it would keep the state alive until the collector finds it
        path = waiting.pop()
        here = path[-1]
        room = len(path) > 1 and (not crowded or has_room(s, side, group, here))
        if room:
            found.append(path)
        if len(path) <= (LONGEST if room else LONGEST_PAST_FULL):
            ways = [place for place, _ in table[here] if not closed >> place & 1 and place not in path]
            if homeward:
                ways = [place for place in ways if far[place] <= far[here]]
            waiting += [(*path, place) for place in reversed(ways)]
    nearer = [path for path in found if far[path[-1]] < far[start]]
    return nearer if nearer and homeward else found


@implements("SR-14.3.2a", "SR-14.3.2b")
class GivingWay(Choice[SalernoState], frozen=True):
    """The defender may retreat with all its units instead of losing one of its steps; the others are lost first."""

    rule = "SR-14.3.2a"
    under = ("Advance",)
    verbs = ("give-way", "stand")
    asks = IF_SEVERAL
    attacking = False
    question = ("side", "number", "hex")

    battle: Battle
    number: Count

    def options(self, s: SalernoState) -> list[Action]:
        b, word = self.battle, s.components.vocabulary.bare
        paths = retreat_paths(s, 1 - b.side, b.defenders & s.standing, b.target)
        return [word["give-way"], word["stand"]] if paths else [word["stand"]]

    def choose(self, s: SalernoState, action: Action) -> None:
        b, number = self.battle, self.number
        if action.verb == "give-way":
            s.report("gaveWay", side=1 - b.side, hex=b.target)
            s.replace(Retreat(b))
            number -= 1
        else:
            s.pop()
        if number:
            s.push(Losses(b, 1 - b.side, number, b.defenders))

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        return s.refuse("SR-14.3.1e", "nowhere-to-retreat", hex=self.battle.target)


@implements("SR-14.3.1a", "SR-14.3.1b", "SR-14.3.1f", "SR-14.3.1g", "SR-16g")
class Retreat(MovesUnderWindows, GroupRetreat[SalernoState], frozen=True):
    """The defenders fall back together, hex by hex, and may stop after the first. The enemy may fire at
    them in every hex, but END OPS does nothing to them."""

    rule = "SR-14.3.1a"
    under = ("Advance",)
    asks = IF_ANY
    optional = True
    attacking = False
    refused_as = "no-retreat-there"
    question = ("side", "hex")

    battle: Battle
    passed: tuple[Hex, ...] = ()
    """The hexes entered so far."""
    declined: tuple[Windows, ...] = ()
    stopped: bool = False

    def group(self, s: SalernoState) -> list[int]:
        return list(places_of(self.battle.defenders & s.standing))

    def _path(self) -> Path:
        return (self.battle.target, *self.passed)

    def _ways(self, s: SalernoState) -> list[Path]:
        """The retreats that begin as this one has."""
        b, path = self.battle, self._path()
        found = retreat_paths(s, 1 - b.side, b.defenders & s.standing, b.target, homeward=self.leads_home(s))
        return [way for way in found if way[: len(path)] == path]

    def leads_home(self, s: SalernoState) -> bool:
        """Whether it must lead towards their terminals."""
        return True

    def harms(self, s: SalernoState) -> dict[int, int]:
        passed = len(self._path())
        return {way[passed]: 0 for way in self._ways(s) if len(way) > passed}

    def is_complete(self, s: SalernoState) -> bool:
        path = self._path()
        return bool(self.passed) and all(way == path for way in self._ways(s))

    def may_finish(self, s: SalernoState) -> bool:
        return bool(self.passed) and self._path() in self._ways(s)

    def done(self, s: SalernoState) -> None:
        self.complete(s)

    @implements("SR-10d")
    def complete(self, s: SalernoState) -> None:
        """Fire can leave them in a full hex that they were to pass: with fewer of them a nearer hex would have done."""
        side, group, here = 1 - self.battle.side, self.battle.defenders & s.standing, self._path()[-1]
        s.pop()
        if not has_room(s, side, group, here):
            s.push(Displacement(side))

    def take(self, s: SalernoState, candidate: int) -> None:
        here = self._path()[-1]
        s.report("retreated", units=s.names(self.group(s)), origin=here, to=candidate)
        for unit in self.group(s):
            s.put(unit, candidate)
        follow(s, 1 - self.battle.side, here, candidate)
        if s.options.guns_retreat:
            self._take_guns(s, here, candidate)
        s.replace(replace(self, passed=(*self.passed, candidate)))
        group = self.battle.defenders & s.standing
        check_entry(s, candidate)
        if s.winner < 0:
            after_entry(s, 1 - self.battle.side, group, candidate, spared=group, last=True)

    @implements("SR-16g")
    def _take_guns(self, s: SalernoState, here: int, place: int) -> None:
        """By another reading artillery goes with its stack, if nobody stays (AMB-25)."""
        side = 1 - self.battle.side
        if not s.occupied[side] >> here & 1:
            for gun in places_of(guns_in(s, side, here)):
                set_gun(s, gun, place)

    def cornered(self, s: SalernoState) -> None:
        """Who cannot retreat loses one step more and stays."""
        s.replace(Losses(self.battle, 1 - self.battle.side, 1, self.battle.defenders))
