"""Rule 9.5, Landings: one major landing with its depot, and minor ones of single units."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.components.terrain import HILL, MOUNTAIN, PLAIN, Mover
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.operations.bari import in_bari
from sirocco.games.salerno_rome.rules.operations.case_richard import LAST_TURN_TO_LAND, BoxRecovery, call_richard
from sirocco.games.salerno_rome.rules.operations.naval_units import offer_ship, ship_hexes, ships_away
from sirocco.games.salerno_rome.rules.operations.paradrops import purchase
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import RichardReinforcements, bring_headquarters
from sirocco.games.salerno_rome.rules.scenarios.scenarios import landings_allowed
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState
from sirocco.games.salerno_rome.rules.supply.supply import Cover, eighth_army_sources, fifth_army_sources
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_ANY, Choice
from sirocco.mechanics.kinds import Hex, Side, Unit

MAJOR, MINOR = "major-landing", "minor-landing"
"""What is bought."""
DIVISIONS = 2
"""That land in a major landing at most."""
REACH = 3
"""Hexes from the depot within which units land."""
FIRST_TURN = 2
"""Of minor landings."""
FOGGIA = "Foggia"
REGAINED = 2
"""Steps that the Axis regains from its Box at once."""


# What can be bought.


@implements("SR-9.5a", "SR-9.5b", "SR-9.5c")
def refuse_major(s: SalernoState) -> Refusal | None:
    """Why no major landing can be bought, or None: one in a game, up to turn 6, when the first depots are withdrawn and
    V Army draws on Naples."""
    if not landings_allowed(s, "major"):
        return s.refuse("SR-22a", "no-landings")
    if s.major_landing:
        return s.refuse("SR-9.5a", "landed-already")
    if s.turn > LAST_TURN_TO_LAND:
        return s.refuse("SR-9.5c", "too-late-to-land")
    return None if s.naples and s.depots_left else s.refuse("SR-9.5b", "needs-naples")


@implements("SR-9.5.3a", "SR-9.5.3c", "SR-9.5.3e")
def refuse_minor(s: SalernoState) -> Refusal | None:
    """Why no minor landing can be bought, or None: from turn 2 on, one in an impulse; by another reading only under the
    conditions of a major one."""
    if not landings_allowed(s, "minor"):
        return s.refuse("SR-22a", "no-landings")
    if s.turn < FIRST_TURN:
        return s.refuse("SR-9.5.3a", "too-early-to-land")
    if s.minor_landed:
        return s.refuse("SR-9.5.3a", "one-minor-landing")
    if s.options.minor_landing_as_major and (not s.naples or s.turn > LAST_TURN_TO_LAND):
        return s.refuse("SR-9.5.3c", "needs-naples")
    return None


# From where.


@implements("SR-9.5e", "SR-9.5.7b", "SR-9.4b")
def ready_to_sail(s: SalernoState) -> int:
    """The Allied units that could land: on or beside a friendly port, in Bari, or from this turn's reinforcements."""
    c = s.components
    ports = c.italy.ports & c.area & s.control[ALLIED] & ~s.occupied[AXIS]
    near = ports
    for port in places_of(ports):
        near |= c.map.board.adjacent[port]
    ashore = mask_of([u for place in places_of(near & s.occupied[ALLIED]) for u in places_of(s.at[place])])
    return ashore & c.side_mask[ALLIED] | in_bari(s) | due_this_turn(s)


@implements("SR-9.5e")
def due_this_turn(s: SalernoState) -> int:
    """Reinforcements of this turn's cards that have not come in yet."""
    found = 0
    for (side, turn, impulse), arrival in s.components.arrivals.items():
        if side == ALLIED and turn == s.turn and impulse <= s.impulse:
            for group in arrival.groups:
                found |= group.units
    return mask_of([unit for unit in places_of(found) if s.place[unit] == SCHEDULED])


def off_map_ready(s: SalernoState, side: int) -> int:
    """The units off the map that act with their formation: those in Bari, and, in the impulse of a major landing, the
    turn's reinforcements."""
    if side != ALLIED:
        return 0
    coming = due_this_turn(s) if s.bought & purchase(s, MAJOR) or is_landing_now(s) else 0
    return in_bari(s) | coming


# Where.


def coast(c: SalernoRome, ground: tuple[str, ...]) -> int:
    key = ("coast", ground)
    known: int | None = c.memo.get(key)
    if known is None:
        every = (c.italy.tyrrhenian | c.italy.adriatic) & c.area
        known = c.memo[key] = mask_of([p for p in places_of(every) if c.map.terrain[p] in ground])
    return known


@implements("SR-9.5.6a")
def closed_coast(s: SalernoState) -> int:
    """The Adriatic coast, unless the airfield of Foggia is Allied and has a line to an Allied terminal."""
    c = s.components
    field = c.italy.hexes_of(FOGGIA)
    if (
        not field & ~s.control[ALLIED]
        and not field & s.occupied[AXIS]
        and has_line(s, field, fifth_army_sources(s) | eighth_army_sources(s))
    ):
        return 0
    return c.italy.adriatic


def has_line(s: SalernoState, hexes: int, sources: int) -> bool:
    """Whether a line of supply leads from hexes to some terminals."""
    cover = Cover(s, ALLIED)
    return any(cover.leads(place, sources, Mover.FOOT) for place in places_of(hexes))


@implements("SR-9.5f", "SR-9.5i", "SR-9.5.3c", "SR-9.5.4a", "SR-12f")
def beaches(s: SalernoState, special: bool) -> int:
    """Coastal plain hexes without enemies, rearguards included, for rangers, commandos and special forces hills and
    mountains too."""
    ground = (PLAIN, HILL, MOUNTAIN) if special else (PLAIN,)
    return coast(s.components, ground) & ~(s.occupied[AXIS] | s.rearguards | closed_coast(s))


def beaches_for(s: SalernoState, unit: int) -> int:
    return beaches(s, bool(s.components.special >> unit & 1))


# The major landing.


def is_landing_now(s: SalernoState) -> bool:
    """Whether the major landing takes place in this impulse, and its depot lies."""
    return bool(s.major_landing) and not s.since_landing and s.beach >= 0


@implements("SR-9.5f")
def hexes_for_depot(s: SalernoState, side: int) -> int:
    """Where the depot of the major landing may be placed, if it has been bought and somebody who operates can land."""
    if side != ALLIED or not s.bought & purchase(s, MAJOR):
        return 0
    return beaches(s, special=False) if s.operating & ready_to_sail(s) & ~s.moved else 0


@implements("SR-9.5f", "SR-9.5l", "SR-9.5.1c")
def begin_major_landing(s: SalernoState, place: int) -> None:
    """The depot lies; the Axis answers before anybody lands."""
    s.bought &= ~purchase(s, MAJOR)
    lay_depot(s, place)
    s.beach = place
    call_richard(s)
    s.push(MajorLanding())


@implements("SR-9.5f", "SR-9.5.3d")
def depot_to_spare(s: SalernoState) -> bool:
    """Whether a minor landing can have one: the major landing that has been bought keeps its own."""
    return s.depots_left > bool(s.bought & purchase(s, MAJOR))


def lay_depot(s: SalernoState, place: int) -> None:
    s.depots |= 1 << place
    s.depots_left -= 1
    s.report("depot", hex=place)


@implements("SR-9.5.1a", "SR-9.5.1c")
class MajorLanding(Stages[SalernoState], frozen=True, kw_only=True):
    """The Axis places R0 and regains steps from its Box; then the Allied units land."""

    rule = "SR-9.5.1c"
    under = ("Movement",)
    stages = 3
    leads_to = ("RichardReinforcements", "BoxRecovery")

    def parts(self, s: SalernoState) -> tuple[object, ...]:  # type: ignore[override]
        return (bring_headquarters, RichardReinforcements(AXIS), BoxRecovery(AXIS, REGAINED))


@implements("SR-9.5d")
def may_land_in_major(s: SalernoState, unit: int) -> bool:
    """Units of two divisions, and their bonus."""
    if s.bonus >> unit & 1 or s.division_of(unit) < 0:
        return True
    landed = {s.division_of(each) for each in places_of(s.landed & ~s.bonus)} - {-1}
    return s.division_of(unit) in landed or len(landed) < DIVISIONS


@implements("SR-9.5d", "SR-9.5.5b", "SR-9.5.5c")
def ship_choices(s: SalernoState) -> list[tuple[int, int]]:
    """The ships that may still join the major landing, and where; from the next impulse on they are positioned with the
    artillery."""
    if not is_landing_now(s):
        return []
    waters = places_of(ship_hexes(s))
    return [(ship, water) for ship in ships_away(s) for water in waters]


def refuse_ship(s: SalernoState, ship: int, water: int) -> Refusal | None:
    """Why a ship cannot join the major landing, or not there, or None."""
    if (ship, water) in ship_choices(s):
        return None
    if not is_landing_now(s) or not s.components.ships >> ship & 1:
        return s.refuse("SR-5a", "out-of-order", verb="position")
    return s.refuse("SR-9.5.5c", "ship-cannot-stand", artillery=ship, hex=water)


@implements("SR-9.5d", "SR-9.5e", "SR-9.5i")
def landing_choices(s: SalernoState, side: int) -> list[tuple[int, int]]:
    """Who of the formation that operates can land where, in the major landing."""
    return _landing_choices(s) if side == ALLIED and is_landing_now(s) else []


def _landing_choices(s: SalernoState) -> list[tuple[int, int]]:
    near = s.components.map.near(s.beach, REACH)
    units = s.operating & ready_to_sail(s) & ~(s.moved | s.end_ops | s.landed)
    return [
        (unit, place)
        for unit in places_of(units)
        if may_land_in_major(s, unit)
        for place in places_of(beaches_for(s, unit) & near)
        if has_room(s, ALLIED, 1 << unit, place)
    ]


@implements("SR-9.5i", "SR-9.5j", "SR-9.5k")
def land(s: SalernoState, unit: int, place: int) -> None:
    """It may move with half its points, and fight."""
    s.put(unit, place)
    s.landed |= 1 << unit
    s.operating |= 1 << unit
    s.report("landed", unit=unit, hex=place)
    overrun(s, ALLIED, 1 << unit, place)


def refuse_landing(s: SalernoState, side: int, unit: int, place: int) -> Refusal | None:
    """Why a unit cannot land at a hex in the major landing, or None."""
    if (unit, place) in landing_choices(s, side):
        return None
    if not is_landing_now(s):
        return s.refuse("SR-9.5f", "depot-first")
    if not s.operating >> unit & 1 or (s.moved | s.end_ops) >> unit & 1:
        return s.refuse("SR-9.1b", "not-operating", unit=unit)
    if not may_land_in_major(s, unit):
        return s.refuse("SR-9.5d", "two-divisions-land", unit=unit)
    if not ready_to_sail(s) >> unit & 1:
        return s.refuse("SR-9.5e", "not-ready-to-land", unit=unit)
    return refuse_beach(s, unit, place) or s.refuse("SR-9.5i", "too-far-from-depot", hex=place)


def refuse_beach(s: SalernoState, unit: int, place: int) -> Refusal | None:
    """Why a unit cannot land on a hex at all, or None."""
    if beaches_for(s, unit) >> place & 1:
        return None if has_room(s, ALLIED, 1 << unit, place) else s.refuse("SR-10b", "full", hex=place)
    if closed_coast(s) >> place & 1:
        return s.refuse("SR-9.5.6a", "needs-foggia", hex=place)
    c = s.components
    if ((c.italy.tyrrhenian | c.italy.adriatic) & ~(s.occupied[AXIS] | s.rearguards)) >> place & 1:
        return s.refuse("SR-9.5.4a", "not-plain", unit=unit, hex=place)
    return s.refuse("SR-9.5f", "no-beach", hex=place)


# Minor landings.


@implements("SR-9.5.3a", "SR-9.5e")
def minor_openers(s: SalernoState) -> int:
    """The units that can make the minor landing that was bought."""
    if not s.bought & purchase(s, MINOR):
        return 0
    return ready_to_sail(s) & ~(s.end_ops | s.operated | s.operating | s.reserve_done)


def refuse_minor_opening(s: SalernoState, unit: int) -> Refusal | None:
    if minor_openers(s) >> unit & 1:
        return None
    if not s.bought & purchase(s, MINOR):
        return s.refuse("SR-6f", "not-bought", unit=unit)
    if not ready_to_sail(s) >> unit & 1:
        return s.refuse("SR-9.5e", "not-ready-to-land", unit=unit)
    return s.refuse("SR-8c", "twice", unit=unit)


@implements("SR-9.5.3a", "SR-9.5.3c", "SR-9.5.4a", "SR-9.5.6a")
class Landing(Choice[SalernoState], frozen=True):
    """Where the unit of a minor landing goes ashore."""

    rule = "SR-9.5.3c"
    under = ("LandingOperation",)
    verbs = ("land",)
    asks = IF_ANY
    optional = True
    question = ("side", "unit")

    side: Side
    unit: Unit

    def options(self, s: SalernoState) -> list[Action]:
        each = s.components.vocabulary.each("land", self.unit)
        hexes = places_of(beaches_for(s, self.unit))
        return [each[place] for place in hexes if has_room(s, ALLIED, 1 << self.unit, place)]

    def choose(self, s: SalernoState, action: Action) -> None:
        unit, place = action.args
        s.pop()
        s.minor_landed = True
        offer_ship(s, place)
        if depot_to_spare(s) and not s.depots >> place & 1:
            s.push(DepotWithUnit(self.side, place))
        land(s, unit, place)  # who is overrun by it fires before anything else

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        if len(action.args) == 1 or action.args[0] != self.unit:
            return s.refuse("SR-9.5.3a", "one-minor-landing")
        return refuse_beach(s, *action.args) or s.refuse("SR-9.5f", "no-beach", hex=action.args[1])


@implements("SR-9.5.3d")
class DepotWithUnit(Choice[SalernoState], frozen=True):
    """A depot may be landed with the unit, if one is left, and if fire has not eliminated it."""

    rule = "SR-9.5.3d"
    under = ("LandingOperation", "ShipForLanding")
    verbs = ("depot",)
    asks = IF_ANY
    optional = True
    question = ("side", "hex")

    side: Side
    hex: Hex

    def options(self, s: SalernoState) -> list[Action]:
        ashore = s.occupied[ALLIED] >> self.hex & 1
        return [s.components.vocabulary.action("depot", self.hex)] if ashore else []

    def choose(self, s: SalernoState, action: Action) -> None:
        s.pop()
        lay_depot(s, self.hex)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        return s.refuse("SR-9.5.3d", "depot-with-unit", hex=action.args[0])


# Depots that have done their work.


@implements("SR-9.5g")
def removable_depots(s: SalernoState) -> int:
    """Depots of landings from which a line leads to another terminal; the first ones go when Naples takes over."""
    if not s.depots or not s.naples:
        return 0
    others = s.components.terminals.get("V", 0) | eighth_army_sources(s)
    return mask_of([place for place in places_of(s.depots) if has_line(s, 1 << place, others)])


@implements("SR-9.5g", "SR-9.5h", "SR-9.5.5e")
def withdraw_depot(s: SalernoState, place: int) -> None:
    """It can be landed again from the next impulse on."""
    s.remove_depot(place)
    s.depots_back += 1
    s.report("depotWithdrawn", hex=place)


def refuse_withdrawal(s: SalernoState, place: int) -> Refusal | None:
    if removable_depots(s) >> place & 1:
        return None
    return s.refuse("SR-9.5g", "depot-needed" if s.depots >> place & 1 else "no-depot", hex=place)
