"""Chapter 17.2, Retreat: stack by stack or unit by unit, on a path that winner or loser chooses hex by hex.

A path is chosen as a whole before anybody goes it: if it leads through the winner's zone he may forbid it, and then who
would retreat is reduced where he stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.combat.battle import Battle, table_of
from sirocco.games.kasserine.rules.combat.ground import can_enter, open_from
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Between
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.choices import ALWAYS, IF_SEVERAL, Choice, PieceChoice
from sirocco.mechanics.kinds import Hex, Side, Units
from sirocco.mechanics.losses import destroy
from sirocco.mechanics.retreat import least_harmful, path_harms

Distance = Annotated[int, Between(1, 9)]

HARMLESS, THROUGH_ZONE, FATAL = range(3)
"""What a retreat does at its worst to those who make it."""


# Paths.


@implements("K-rec-29")
def hostile_zone(s: KasserineState, side: int) -> int:
    """The hexes through which a side retreats only if the enemy lets it: by night there are none."""
    return s.zone[1 - side] if s.options.zones_bar_retreat_at_night else s.zone_now(1 - side)


@implements("K-ret-01", "K-ret-04", "K-ret-05", "K-ret-06", "K-ret-10", "K-zoc-03")
def ways_on(s: KasserineState, side: int, group: int, path: tuple[int, ...], number: int) -> dict[int, int]:
    """Where a group (a mask of combat units of one hex) can go next in a retreat of so many hexes, of which it has
    chosen some, each with the harm of the whole path if it is the best by it. Never twice into a hex, onto an enemy,
    over closed ground, off the map; and where it ends there must be room. Those with no way at all are lost."""
    c, start = s.components, s.place[group.bit_length() - 1]
    zone, enemies = hostile_zone(s, side), s.occupied[1 - side]
    own = c.ucts & c.side_mask[side] & ~group
    here = path[-1] if path else start
    left = number - len(path)

    def harm(place: int, last: bool) -> int | None:
        if enemies >> place & 1 or (last and not c.stacking.allow(s.at[place] & own | group, place)):
            return None
        return THROUGH_ZONE if zone >> place & 1 else HARMLESS

    def around(place: int) -> list[int]:
        return [to for to, _ in open_from(s, group, place)]

    found = path_harms(here, left, {start, *path}, around, harm)
    if any(zone >> place & 1 for place in path):
        return dict.fromkeys(found, THROUGH_ZONE)
    return found


def least_harm(s: KasserineState, side: int, group: int, number: int) -> int:
    return min(ways_on(s, side, group, (), number).values(), default=FATAL)


@implements("K-ret-07", "K-ret-08", "K-ret-09")
def may_go_together(s: KasserineState, side: int, group: int, number: int) -> bool:
    """Whether a stack may retreat as one: nobody in it would come off better by himself."""
    units = places_of(group)
    if len(units) == 1:
        return True
    together = least_harm(s, side, group, number)
    return all(together <= least_harm(s, side, 1 << unit, number) for unit in units)


# The retreat.


@implements("K-res-02", "K-ret-08")
class Retreats(Step[KasserineState], frozen=True):
    """Those of a side who retreat, hex after hex in the order in which they were named."""

    rule = "K-ret-08"
    under = ("CombatEnd", "Advance")
    shown_as = "Retreat"

    battle: Battle
    side: Side
    number: Distance
    waiting: Units

    def run(self, s: KasserineState) -> None:
        b, left = self.battle, self.waiting & s.standing
        if not left:
            s.pop()
            return
        hexes = [s.place[unit] for unit in b.attackers] if self.side == b.side else b.targets
        group = next(there for place in hexes if place >= 0 and (there := s.at[place] & left))
        s.replace(replace(self, waiting=left))
        s.push(Retreat(b, self.side, self.number, group))


@implements("K-ret-01", "K-ret-02", "K-ret-07", "K-ret-09", "K-rec-16", "K-bad-07")
class Retreat(Choice[KasserineState], frozen=True):
    """The path of a stack or of a unit, hex by hex, chosen by winner or loser. Before it has begun units may be left to
    go by themselves; they must be where one of them would come off better alone."""

    rule = "K-ret-02"
    under = ("Retreats",)
    verbs = ("retreat", "leave")
    asks = IF_SEVERAL
    question = ("side", "left", "units", "who")

    battle: Battle
    side: Side
    number: Distance
    group: Units
    path: tuple[Hex, ...] = ()

    def chooser(self, s: KasserineState) -> int:
        return 1 - self.side if table_of(s, self.battle).winner_moves else self.side

    def ways(self, s: KasserineState) -> Mapping[int, int]:
        return ways_on(s, self.side, self.group, self.path, self.number)

    def options(self, s: KasserineState) -> list[Action]:
        words, found = s.components.vocabulary, []
        if self.path or may_go_together(s, self.side, self.group, self.number):
            ways = least_harmful(self.ways(s))
            if not ways:
                return []
            found += words.naming("retreat", ways)
        if not self.path and self.group & (self.group - 1):
            found += words.naming("leave", places_of(self.group))
        return found

    def choose(self, s: KasserineState, action: Action) -> None:
        thing = action.args[0]
        if action.verb == "leave":
            s.replace(replace(self, group=self.group & ~(1 << thing)))
            return
        path = (*self.path, thing)
        s.replace(replace(self, path=path))
        if len(path) == self.number:
            self._chosen(s, path)

    def _chosen(self, s: KasserineState, path: tuple[int, ...]) -> None:
        _settled(s, self.group)
        if any(hostile_zone(s, self.side) >> place & 1 for place in path):
            s.push(Permission(self.battle, self.side, self.group, path))
        else:
            s.push(SupplyGoesAlong(self.battle, self.side, self.group, path))

    @implements("K-ret-04", "K-ret-05")
    def finish(self, s: KasserineState) -> None:
        """No way: they are lost."""
        _settled(s, self.group)
        destroy(s, places_of(self.group), "retreat")

    # Why not.

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        c, thing = s.components, action.args[0]
        if action.verb == "leave":
            return s.refuse("K-ret-08", "goes-already" if self.path else "not-retreating", unit=thing)
        start = s.place[places_of(self.group)[0]]
        here = self.path[-1] if self.path else start
        if thing not in c.map.board.neighbours[here]:
            return s.refuse("K-bad-07", "not-adjacent", hex=thing, origin=here)
        if thing == start or thing in self.path:
            return s.refuse("K-ret-01", "retreat-twice", hex=thing)
        if thing >= c.map.open or not can_enter(s, self.group, here, thing):
            return s.refuse("K-ret-05", "retreat-closed", hex=thing)
        if s.occupied[1 - self.side] >> thing & 1:
            return s.refuse("K-ret-04", "retreat-enemy", hex=thing)
        if not self.path and not may_go_together(s, self.side, self.group, self.number):
            return s.refuse("K-ret-07", "retreat-apart")
        if thing in self.ways(s):
            return s.refuse("K-ret-07", "retreat-harmful", hex=thing)
        return s.refuse("K-ret-05", "retreat-nowhere", hex=thing)

    def asked(self, s: KasserineState, word: str) -> object:
        if word == "left":
            return self.number - len(self.path)
        if word == "units":
            return s.names(places_of(self.group))
        if word == "who":
            return "own" if self.chooser(s) == self.side else "enemy"
        return self.side if word == "side" else super().asked(s, word)


def _settled(s: KasserineState, group: int) -> None:
    """The step on top is done with a group, and the one below does not wait for it any more."""
    s.pop()
    below: Retreats = s.stack[-1]
    s.replace(replace(below, waiting=below.waiting & ~group))


@implements("K-ret-03")
class Permission(Choice[KasserineState], frozen=True):
    """The winner lets pass who retreats through his zone, or forbids it: then they are reduced where they stand."""

    rule = "K-ret-03"
    under = ("Retreats",)
    shown_as = "Retreat"
    verbs = ("pass", "forbid")
    asks = ALWAYS
    question = ("side", "units", "hexes")

    battle: Battle
    side: Side
    group: Units
    path: tuple[Hex, ...]

    def chooser(self, s: KasserineState) -> int:
        return 1 - self.side

    def options(self, s: KasserineState) -> list[Action]:
        return [s.components.vocabulary.bare[verb] for verb in self.verbs]

    def choose(self, s: KasserineState, action: Action) -> None:
        units = places_of(self.group)
        if action.verb == "pass":
            s.report("letPass", side=1 - self.side, units=s.names(units))
            s.replace(SupplyGoesAlong(self.battle, self.side, self.group, self.path))
            return
        s.pop()
        s.report("forbidden", side=1 - self.side, units=s.names(units))
        for unit in units:
            s.lose_step(unit, "retreat")

    def asked(self, s: KasserineState, word: str) -> object:
        if word == "units":
            return s.names(places_of(self.group))
        if word == "hexes":
            zone, ids = hostile_zone(s, self.side), s.components.hex_ids
            return [ids[place] for place in self.path if zone >> place & 1]
        return self.side if word == "side" else super().asked(s, word)


@implements("K-rec-27", "K-rec-28")
class SupplyGoesAlong(PieceChoice[KasserineState], frozen=True):
    """A mobile supply unit that would stay behind without combat units may go along; headquarters do. Then they go."""

    rule = "K-rec-28"
    under = ("Retreats",)
    shown_as = "Retreat"
    verb = "take"
    refused_as = "stays-behind"
    optional = True
    question = ("side", "hex")

    battle: Battle
    side: Side
    group: Units
    path: tuple[Hex, ...]
    along: Units = 0

    def _left_behind(self, s: KasserineState) -> int:
        """Who would be in the hex without combat units: nobody if some of these stay."""
        c = s.components
        there = s.at[s.place[places_of(self.group)[0]]] & c.side_mask[self.side] & ~self.group
        return 0 if there & c.ucts else there

    def candidates(self, s: KasserineState) -> list[int]:
        if s.options.supply_never_retreats:
            return []
        return list(places_of(self._left_behind(s) & s.components.mobile & ~self.along))

    def take(self, s: KasserineState, candidate: int) -> None:
        s.replace(replace(self, along=self.along | 1 << candidate))

    def finish(self, s: KasserineState) -> None:
        along = self.along | self._left_behind(s) & s.components.ucms
        units, ids = places_of(self.group | along), s.components.hex_ids
        origin, end = s.place[units[0]], self.path[-1]
        s.pop()
        by = [ids[place] for place in self.path]
        s.report("retreated", units=s.names(units), origin=origin, to=end, hexes=by)
        for unit in units:
            s.put(unit, end)

    def asked(self, s: KasserineState, word: str) -> object:
        return s.place[places_of(self.group)[0]] if word == "hex" else super().asked(s, word)
