"""Rule 16, Artillery: its levels, where it is positioned in each impulse, who is in range of it, and how it is lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.kinds import Artillery, ArtilleryPieces
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.memory import actions_at
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.operations.naval_units import ship_hexes, ships_serve
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Question, Refusal
from sirocco.mechanics.choices import Choice, PairChoice
from sirocco.mechanics.kinds import Side
from sirocco.mechanics.memo import keep

OFF = -1
CORPS, ARMY = range(2)
"""By side, the levels of `SalernoState.bought_guns`."""


# Where pieces may stand.


@implements("SR-16b", "SR-16e", "SR-16.4a", "SR-17.2d")
def hosts_of(s: SalernoState, gun: int) -> int:
    """The supplied units beside which a piece on land may stand."""
    return _served_by(s, gun) & ~s.oos


def _served_by(s: SalernoState, gun: int) -> int:
    """The units that a piece on land is with: its division's, those of its corps or its army, and of rockets all of the
    Axis."""
    c, formation = s.components, s.components.artillery_formation[gun]
    if c.rockets >> gun & 1:
        return c.side_mask[AXIS] & s.standing
    if formation >= len(s.corps_of):
        units = _members(c, s.divisions_under(formation))
    elif formation >= 0:
        units = c.members[formation]
    else:
        army = tuple(c.armies).index(c.artillery[gun].of or "")
        units = _members(c, [division for division in range(len(s.corps_of)) if s.army_of[division] == army])
    return units & s.standing & ~s.independent


def _members(c: SalernoRome, divisions: Sequence[int]) -> int:
    return sum(c.members[division] for division in divisions)


@implements("SR-16b", "SR-16e")
def gun_hexes(s: SalernoState, gun: int) -> int:
    """Where a piece may be positioned (a mask): in or adjacent to a hex of its hosts, beside the enemy too, but not
    with him; ships at sea."""
    c = s.components
    if c.ships >> gun & 1:
        return ship_hexes(s)
    place, hexes = s.place, 0
    for unit in places_of(hosts_of(s, gun)):
        hexes |= 1 << place[unit]
    found = hexes | union_at(c.map.board.adjacent, hexes)
    return found & c.area & ~s.occupied[1 - c.artillery_side[gun]]


class GunHexes(NamedTuple):
    """Where pieces may be positioned while nobody moves, as far as somebody has asked."""

    hexes: dict[int, int]
    ways: dict[int, tuple[Action, ...]]
    """The actions that position them there."""

    def of(self, s: SalernoState, gun: int) -> int:
        """As `gun_hexes` says."""
        if gun not in self.hexes:
            self.hexes[gun] = gun_hexes(s, gun)
        return self.hexes[gun]


def gun_hexes_now(s: SalernoState) -> GunHexes:
    """What has been found before, if it still holds."""
    c = s.components
    now = (s.place, s.army_of, s.corps_of, s.oos, s.independent, ship_hexes(s))
    known: tuple[tuple[object, ...], GunHexes] | None = c.memo.get("gun hexes")
    if known is None or known[0] != now:
        kept = (s.place[:], s.army_of[:], s.corps_of[:], *now[3:])
        known = c.memo["gun hexes"] = (kept, GunHexes({}, {}))
    return known[1]


def ways_to_position(s: SalernoState, guns: int) -> list[Action]:
    """The actions that position some pieces (a mask)."""
    known = gun_hexes_now(s)
    ways = known.ways
    found: list[Action] = []
    for gun in places_of(guns):
        if gun not in ways:
            ways[gun] = actions_at(s.components, "position", gun, known.of(s, gun))
        found += ways[gun]
    return found


# Positioning, in programming.


@implements("SR-16b", "SR-16d", "SR-16f", "SR-16i", "SR-9.5.5d", "SR-16.4c")
def begin_positioning(s: SalernoState) -> None:
    """All pieces are ready again. Those that may stay where they are do until they are repositioned; the others, and
    corps and army artillery that is not activated, are off the map. Which of them stay tells where hidden units are."""
    c = s.components
    if any(hidden_units(s, side) and _places(s, c.guns_of[side]) for side in (ALLIED, AXIS)):
        s.reveals += 1
    s.fired = s.gun_bonus = 0
    s.active_guns = active_at_once(s)
    serving, hexes = placed_at_once(s), gun_hexes_now(s)
    for gun, place in enumerate(s.gun_at):
        if place >= 0 and not (serving >> gun & 1 and hexes.of(s, gun) >> place & 1):
            s.gun_at[gun] = OFF
    allied, axis = (serving & c.guns_of[side] | on_demand(s, side) for side in (ALLIED, AXIS))
    s.push(Positioning(side=1 - s.initiative, waiting=(allied, axis)))


@implements("SR-9.2c", "SR-16.4b", "SR-9.5.5b")
def active_at_once(s: SalernoState) -> int:
    """Pieces of activated divisions and corps, rockets, and ships as long as they serve."""
    c = s.components
    formations: int | None = c.memo.get(("guns of", s.activated))
    if formations is None:
        formations = keep(c, ("guns of", s.activated), union_at(c.formation_guns, s.activated))
    return (formations | c.rockets | (c.ships if ships_serve(s) else 0)) & s.guns


@implements("SR-16b", "SR-16c", "SR-9.2c", "SR-16.4a")
def placed_at_once(s: SalernoState) -> int:
    """All divisional artillery, active or not, and whatever else is active by itself."""
    return (s.components.divisional_guns | active_at_once(s)) & s.guns


@implements("SR-9.1d", "SR-16e")
def on_demand(s: SalernoState, side: int) -> int:
    """Corps artillery that can be the bonus of a division, and corps and army artillery for which points were paid."""
    c = s.components
    idle = c.guns_of[side] & s.guns & ~s.active_guns
    corps, armies = idle & c.corps_guns, idle & c.army_guns
    if not s.bought_guns[2 * side + CORPS]:
        for gun in places_of(corps):
            if not _givers(s, c.artillery_formation[gun]):
                corps ^= 1 << gun
    return corps | (armies if s.bought_guns[2 * side + ARMY] else 0)


@implements("SR-9.1d")
def _givers(s: SalernoState, corps: int) -> list[int]:
    """The divisions of a corps that act by themselves and still have their bonus."""
    if s.activated >> corps & 1 or not s.activated & ~s.gun_bonus:
        return []
    able = s.activated & ~s.gun_bonus & s.components.every_division
    return [division for division in places_of(able) if s.corps_of[division] == corps]


def bonus_given(s: SalernoState, divisions: Sequence[int]) -> int:
    """How many of some divisions have the artillery of their corps as their bonus."""
    return (s.gun_bonus & mask_of(list(divisions))).bit_count()


def set_gun(s: SalernoState, gun: int, place: int) -> None:
    s.gun_at[gun] = place
    s.report("positioned", artillery=gun, hex=place)


@implements("SR-9.1d", "SR-16e")
def activate_gun(s: SalernoState, gun: int) -> None:
    """A piece that is not active by itself is paid: with points already spent, or with a division's bonus."""
    c = s.components
    s.active_guns |= 1 << gun
    level = ARMY if c.army_guns >> gun & 1 else CORPS
    credit = 2 * c.artillery_side[gun] + level
    if s.bought_guns[credit]:
        s.bought_guns[credit] -= 1
    else:
        s.gun_bonus |= 1 << _givers(s, c.artillery_formation[gun])[0]


@implements("SR-16b", "SR-16e", "SR-9.5.5c", "SR-9.5.5d", "SR-16.4a", "SR-9.1d")
class Positioning(Choice[SalernoState], frozen=True, kw_only=True):
    """The sides position their pieces in turn, one at a time, the side without the initiative first. Who is done leaves
    the others where they are."""

    rule = "SR-16b"
    under = ("Programming",)
    verbs = ("position",)
    optional = True
    question = ("side",)

    side: Side
    waiting: tuple[ArtilleryPieces, ArtilleryPieces]
    """The pieces of each side that have not been positioned."""

    def open_pieces(self, s: SalernoState) -> int:
        """Those the side may position now."""
        waiting = self.waiting[self.side]
        return waiting & (placed_at_once(s) | on_demand(s, self.side)) if waiting else 0

    def options(self, s: SalernoState) -> list[Action]:
        return ways_to_position(s, self.open_pieces(s))

    @implements("SR-9.9a")
    def ask(self, s: SalernoState) -> Question:
        """Who has hidden units is asked even if it can only be done: that they are out of supply is its secret."""
        question = super().ask(s)
        if question[0] >= 0 or not s.options.fog_of_war:
            return question
        hidden = hidden_units(s, self.side)
        if hidden:
            for gun in places_of(self.open_pieces(s) & ~s.components.ships):
                if hidden & _served_by(s, gun):
                    return self.side, self._and_done(s, [])
        return question

    def choose(self, s: SalernoState, action: Action) -> None:
        gun, place = action.args
        if not (placed_at_once(s) | s.active_guns) >> gun & 1:
            activate_gun(s, gun)
        set_gun(s, gun, place)
        self._go_on(s, self.waiting[self.side] & ~(1 << gun))

    def _go_on(self, s: SalernoState, left: int) -> None:
        """The other side is next, with what is left to this one."""
        other = 1 - self.side
        waiting = (left, self.waiting[AXIS]) if self.side == ALLIED else (self.waiting[ALLIED], left)
        s.replace(replace(self, side=other, waiting=waiting))

    def done(self, s: SalernoState) -> None:
        self._go_on(s, 0)

    def finish(self, s: SalernoState) -> None:
        """A side that can position nothing leaves it to the other; if neither can, it is over."""
        if self.waiting[1 - self.side]:
            self._go_on(s, 0)
        else:
            s.pop()

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        if len(action.args) == 1:
            return s.refusals.order(self, action)
        gun, place = action.args
        return refuse_position(s, self.side, gun, place, bool(self.open_pieces(s) >> gun & 1))


def refuse_position(s: SalernoState, side: int, gun: int, place: int, is_open: bool) -> Refusal:
    """Why a piece cannot be positioned, or not there."""
    c = s.components
    if c.artillery_side[gun] != side or not s.guns >> gun & 1:
        return s.refuse("SR-16b", "no-such-gun", artillery=gun)
    if c.ships >> gun & 1:
        if not ships_serve(s):
            return s.refuse("SR-9.5.5b", "ships-gone", artillery=gun)
        return s.refuse("SR-9.5.5c", "ship-cannot-stand", artillery=gun, hex=place)
    if not is_open:
        return s.refuse("SR-16e", "gun-not-activated", artillery=gun)
    rule = "SR-16e" if (c.corps_guns | c.army_guns) >> gun & 1 else "SR-16b"
    return s.refuse("SR-16.4a" if c.rockets >> gun & 1 else rule, "no-host", artillery=gun, hex=place)


# Army artillery as a corps' bonus, in operations.


@implements("SR-9.2d")
def army_piece(s: SalernoState, corps: int) -> int:
    """The artillery of a corps' army if it can be its bonus now; -1: it cannot."""
    c = s.components
    if not s.bonus_left or corps < len(s.corps_of):
        return -1
    army = tuple(c.armies)[s.army_of[corps]]
    for gun in places_of(c.army_guns & s.guns & ~s.active_guns):
        if c.artillery[gun].of == army and gun_hexes(s, gun):
            return gun
    return -1


def operating_formation(s: SalernoState) -> int:
    """The formation whose operation is under way; -1: none."""
    return next((step.formation for step in reversed(s.stack) if hasattr(step, "formation")), -1)


def bonus_gun_actions(s: SalernoState) -> list[Action]:
    gun = army_piece(s, operating_formation(s)) if s.bonus_left else -1
    return [s.components.vocabulary.action("position", gun)] if gun >= 0 else []


@implements("SR-9.2d")
def take_bonus_gun(s: SalernoState, side: int, gun: int) -> None:
    s.bonus_left -= 1
    s.active_guns |= 1 << gun
    s.push(ArmyArtillery(side=side, gun=gun))


def refuse_bonus_gun(s: SalernoState, side: int, gun: int) -> Refusal | None:
    corps = operating_formation(s)
    if gun == army_piece(s, corps):
        return None
    if s.components.artillery_side[gun] != side or not s.guns >> gun & 1:
        return s.refuse("SR-16b", "no-such-gun", artillery=gun)
    if corps >= len(s.corps_of) and not s.bonus_left:
        return s.refuse("SR-9.2d", "no-bonus-for-gun", artillery=gun)
    return s.refuse("SR-9.2d", "not-its-army", artillery=gun)


@implements("SR-9.2d", "SR-16e")
class ArmyArtillery(PairChoice[SalernoState], frozen=True, kw_only=True):
    """Army artillery comes to the map when it is taken as a bonus."""

    rule = "SR-9.2d"
    under = ("Movement",)
    shown_as = "Movement"
    verb = "position"
    refused_as = "cannot-position"
    question = ("side",)

    side: Side
    gun: Artillery

    def candidates(self, s: SalernoState) -> list[tuple[int, int]]:
        return [(self.gun, place) for place in places_of(gun_hexes(s, self.gun))]

    def take(self, s: SalernoState, candidate: tuple[int, int]) -> None:
        set_gun(s, *candidate)
        s.pop()

    def refuse_candidate(self, s: SalernoState, candidate: tuple[int, int]) -> Refusal:
        gun, place = candidate
        return refuse_position(s, self.side, gun, place, gun == self.gun)


# Who can fire at whom.


class GunMap(NamedTuple):
    """What follows from where pieces stand."""

    places: tuple[int, int]
    """By side, the hexes on land with a piece."""
    everywhere: int
    """The hexes with any piece, at sea too."""
    zones: dict[int, int]
    """The hexes that some pieces (a mask) reach, as far as somebody has asked."""


def gun_map(s: SalernoState) -> GunMap:
    """As they were asked about last, if it still holds: pieces stand still while units move."""
    c = s.components
    known: tuple[int, list[int], GunMap] | None = c.memo.get("guns")
    if known is None or known[0] != s.guns or known[1] != s.gun_at:
        known = c.memo["guns"] = (s.guns, s.gun_at[:], _new_gun_map(s))
    return known[2]


def _new_gun_map(s: SalernoState) -> GunMap:
    c = s.components
    allied, axis = (_places(s, c.guns_of[side] & s.guns & ~c.ships) for side in (ALLIED, AXIS))
    return GunMap((allied, axis), _places(s, s.guns), {})


def _places(s: SalernoState, guns: int) -> int:
    return mask_of([s.gun_at[gun] for gun in places_of(guns) if s.gun_at[gun] >= 0])


@implements("SR-16a")
def fire_zone(s: SalernoState, guns: int) -> int:
    """The hexes that any of some pieces on the map reaches."""
    if not guns:
        return 0
    zones = gun_map(s).zones
    if guns not in zones:
        c, found = s.components, 0
        for gun in places_of(guns):
            if s.gun_at[gun] >= 0:
                found |= c.map.near(s.gun_at[gun], c.artillery[gun].range)
        zones[guns] = found
    return zones[guns]


@implements("SR-16a", "SR-16d")
def ready_guns(s: SalernoState, side: int) -> int:
    """The pieces of a side that have not FIRED; some of them may be off the map."""
    return s.components.guns_of[side] & s.guns & ~s.fired


@implements("SR-16a")
def in_range(s: SalernoState, guns: int, target: int) -> int:
    """Those of some pieces on the map that reach a hex."""
    if not fire_zone(s, guns) >> target & 1:
        return 0
    c, gun_at, found = s.components, s.gun_at, 0
    near, rows = c.map.near, c.artillery
    for gun in places_of(guns):
        place = gun_at[gun]
        if place >= 0 and near(place, rows[gun].range) >> target & 1:
            found |= 1 << gun
    return found


def guns_in(s: SalernoState, side: int, place: int) -> int:
    """The pieces of a side in a hex."""
    found = 0
    if gun_map(s).everywhere >> place & 1:
        gun_at = s.gun_at
        for gun in places_of(s.components.guns_of[side] & s.guns):
            if gun_at[gun] == place:
                found |= 1 << gun
    return found


def places_with(s: SalernoState, guns: int) -> int:
    """The hexes in which some pieces on the map are."""
    return sum(1 << place for place in {s.gun_at[gun] for gun in places_of(guns)} if place >= 0)


def gun_places(s: SalernoState, side: int) -> int:
    """The hexes on land with a piece of a side."""
    return gun_map(s).places[side]


@implements("SR-16.1.2a")
def is_beside(s: SalernoState, side: int, place: int) -> bool:
    """Whether a hex is adjacent to units of a side; its artillery counts, too."""
    if s.zone[side] >> place & 1:
        return True
    return bool((s.components.map.board.adjacent[place] | 1 << place) & gun_places(s, side))


@implements("SR-16c", "SR-16.1.1b", "SR-16.1.2a")
def guns_against_mover(s: SalernoState, side: int, target: int) -> int:
    """The pieces that may bombard enemies who have just moved into a hex: all in range if it is beside friends; in
    their own segment those that are active anyway."""
    found = in_range(s, ready_guns(s, side), target)
    if found and not is_beside(s, side, target):
        found &= s.active_guns if side == active_side(s) else 0
    return found


# Losing pieces.


def remove_guns(s: SalernoState, guns: int, event: str) -> None:
    for gun in places_of(guns):
        s.report(event, artillery=gun, hex=s.gun_at[gun])
        s.gun_at[gun] = OFF
