"""The state of a game of From Salerno to Rome and small questions about it.

It has a field for everything that the clauses must remember, also of chapters that no step uses yet (docs/plan.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from sirocco.board.graph import places_of, union_at
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.kinds import (
    ArmyOrNone,
    ArtilleryPieces,
    FormationOrNone,
    Formations,
    GustavBox,
    MapHexOrNone,
    Places,
    Planes,
    Points,
    Purchases,
    RiverSides,
    Turn,
)
from sirocco.games.salerno_rome.components.options import Options
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS, POOLS, SIDES
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Between, Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.standing import Windows
from sirocco.kernel.state import State
from sirocco.mechanics.kinds import Hexes, HexOrNone, SideOrNone, Units
from sirocco.mechanics.march_under_fire import MarchUnderFire
from sirocco.mechanics.memo import keep
from sirocco.mechanics.movement_phase import MarchState
from sirocco.mechanics.refusals import CommonRefusals

# Where a unit is when it is not on the map.
OUT, CADRE, SCHEDULED, BARI, EXITED = -1, -2, -3, -4, -5
"""Not in the game or withdrawn (SR-18.1b); in its side's Box (SR-14.3b); on a card to come (SR-18a); in the box of Bari
(SR-9.5.7a); gone by a victory road (SR-11.6a)."""
OFF_MAP = {OUT: "out", CADRE: "cadre", SCHEDULED: "scheduled", BARI: "bari", EXITED: "exited"}

NO_MARKER = -1

OF_HIDDEN_UNITS = frozenset(
    (
        "arrived",
        "rebuilt",
        "recovered",
        "reduced",
        "supplied",
        "outOfSupply",
        "attrition",
        "fed",
        "setUp",
        "endOps",
        "displaced",
    )
)
"""Events that may tell of units which the enemy does not know: of a `unit`, or of `units` in one hex."""

Marker = Annotated[int, Between(NO_MARKER, 2)]
"""An Offensive marker, by the number of its pool."""
Markers = Annotated[int, Between(0, 7)]


@implements("SR-4b", "SR-8d", "SR-3k")
class SalernoState(MarchState):
    """Masks of units, hexes, formations and artillery. `zone` of a side are the hexes adjacent to its units: it stops
    nobody, but many clauses ask for it."""

    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, OFF_MAP, out_of_order="SR-5a", enemy_piece="SR-9.1b", absent_piece="SR-11a"
    )

    components: SalernoRome
    options: Options
    place: list[Places]
    standing_answers: list[Windows]
    """By side, the kinds of windows it declines in advance."""

    # Time, weather, points: rules 5, 6, 8.
    turn: Turn
    impulse: Count
    """From 1 in every turn, never wrapped (SR-8d)."""
    bad: bool
    """Bad weather (SR-8.1b)."""
    initiative: SideOrNone
    """SR-6.1a; -1: not yet determined in this impulse."""
    points: list[Points]
    """Activation points left, by pool (SR-6b, SR-6c)."""
    turn_over: bool
    """Neither side has allocated anything (SR-5f)."""
    spent: list[Points]
    """What each side allocated in this impulse's programming (SR-6.1a)."""
    bought: Purchases
    """What else than formations was bought in this impulse and has not been carried out yet (SR-6i)."""

    # The command display: rule 7.
    army_of: list[ArmyOrNone]
    """The army of each formation; -1: its headquarters is not in play."""
    corps_of: list[FormationOrNone]
    """The corps of each division; -1: unassigned (SR-7a)."""
    activated: Formations
    """Headquarters flipped in this impulse's programming (SR-7c)."""
    finished: Formations
    """Those of them whose operations are done (SR-9.1f)."""
    operating: Units
    """The units of the formation that operates now, its bonus included (SR-9.2b)."""
    bonus_left: Count
    """How many more units it may have as a bonus (SR-9.1c, SR-9.2d)."""
    operated: Units
    """Units that have been activated in this impulse (SR-8c)."""
    bonus: Units
    """Units that act as somebody's bonus in this impulse (SR-7.1.2b)."""

    # What units have done: rules 8, 13, 15, 17.
    end_ops: Units
    """SR-8e; removed at the end of their owner's own segment (SR-5h)."""
    reserve_done: Units
    """Reserves that acted in the enemy's segment: not again in this impulse (SR-8c)."""
    reacted: Units
    """On the side without a Reaction range (SR-13d)."""
    oos: Units
    """Out of supply since their side's last check (SR-17.2e)."""
    fed: Units
    """Allied units that another army's terminal feeds at this check (SR-17.1m)."""
    flown: Units
    """Units that were supplied by nothing but planes at their side's last check (SR-19k)."""
    inspected: list[Hexes]
    """By side, hexes of the enemy that it has looked into in this impulse (SR-9.9b)."""
    laid_open: list[Hexes]
    """By side, hexes of the enemy out of which it has displaced units in this impulse (SR-10d)."""
    landed: Units
    """By sea in this impulse: not into Reserve (SR-9.5k), supplied after a minor landing (SR-9.5.3b)."""
    dropped: Units
    """By parachute in this impulse: they act alone (SR-9.4j) and are supplied (SR-9.4l)."""
    independent: Units
    """Units of formations that have left, and by SR-22.3d those without headquarters: as independents (SR-18.1d)."""
    reserves: list[Hexes]
    """Hexes with a Reserve marker, by side (SR-15b)."""

    # Artillery, ships, planes: rules 9.5.5, 9.8, 16.
    gun_at: list[MapHexOrNone]
    """Where each piece stands in this impulse; -1: off the map (SR-16b, SR-16i)."""
    guns: ArtilleryPieces
    """Pieces in play."""
    active_guns: ArtilleryPieces
    """Those that are activated: all missions are theirs (SR-16e, SR-16.3a)."""
    fired: ArtilleryPieces
    bought_guns: list[Count]
    """Pieces bought in this impulse and not yet placed: Allied corps and army artillery, then the Axis (SR-9a)."""
    gun_bonus: Formations
    """Divisions whose bonus is the artillery of their corps (SR-9.1d)."""
    foggia_held: bool
    """The Allied side has held Foggia at an air check (SR-9.8b)."""
    planes: list[Planes]
    """Planes not yet used, by side (SR-9.8h)."""
    interdicted: list[Hexes]
    """Hexes that cost 2 more, and hexes that cost 4 more (SR-16.3b), until the end of the impulse."""

    # The map: rules 9.5 to 9.7, 11.7, 12, 17.
    broken: RiverSides
    """Printed bridges that are down (SR-11.7a)."""
    built: RiverSides
    """Bridges built where none is printed (SR-11.8c)."""
    gustav: GustavBox
    gustav_paid: bool
    """In this turn (SR-9.6c)."""
    fortifications: Hexes
    fortifications_left: Count
    rearguards: Hexes
    rearguards_left: Count
    mules: list[Hexes]
    mules_left: list[Count]
    mules_placed: list[Hexes]
    """By side, where mules have been put in this impulse: they stay there in it (SR-17.4d)."""
    depots: Hexes
    depots_left: Count
    depots_back: Count
    """Withdrawn in this impulse: for landings from the next one on (SR-9.5h, SR-17.1f)."""
    naples: bool
    """V Army draws supply from Naples (SR-17.1e)."""
    control: list[Hexes]
    """By side, the hexes where it was the last to have a combat unit (SR-2.1a, SR-9.8.1b, SR-17.5a)."""

    # Once in a game, a turn or an impulse.
    major_landing: Annotated[int, Between(0, 10)]
    """The turn of the major landing; 0: none yet (SR-9.5a)."""
    beach: HexOrNone
    """The hex of the depot of the major landing, as long as it lies there (SR-9.5f)."""
    since_landing: Count
    """Impulses since the major landing (SR-9.5.1a)."""
    minor_landed: bool
    """In this impulse (SR-9.5.3a)."""
    kampfgruppen: Count
    """Uses in this impulse (SR-9.3.1a, SR-9.3.3a)."""
    task_forces: Count
    settled: list[Count]
    """Tactical settlings in this impulse, by side (SR-9.11a)."""
    gegenangriff: bool
    """Used in this turn (SR-14.2.8a)."""
    offensives: Markers
    """Mask of the Offensive markers not yet played, by pool (SR-9.10a)."""
    offensive: Marker
    """The one of this impulse."""
    sailed: Count
    """Units moved by sea in this impulse (SR-11.5a)."""
    extensions: list[Count]
    """Supply extensions paid in this impulse, by side (SR-17.6a)."""
    foggia: Count
    """Case Foggia: 0, no coin yet; 1, nothing under way; else one more than the impulses until the divisions come."""
    foggia_divisions: bool
    delayed: Formations
    """Divisions that leave later than their card (SR-21e)."""
    early: Formations
    """Divisions that come before their card (SR-21f)."""
    rome_left: bool
    """The Axis has left Rome by itself (SR-20b)."""
    exited: Count
    """Supplied Allied steps that left by the north (SR-2.1b)."""
    minor: bool
    """The Allies have met the condition of a minor victory (SR-2.1d, SR-2.1e)."""
    winner: SideOrNone
    """The side that has won at once, or -1."""

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.hex_ids

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        return self.components.around

    # Units.

    def append_event(self, kind: str, data: dict[str, Value]) -> None:
        """What happens to units that the enemy may not know names them to their owner only."""
        if kind not in OF_HIDDEN_UNITS or not self.options.fog_of_war or not self._is_told_in_secret(kind, data):
            State.append_event(self, kind, data)  # by name: `super` takes time, and events are many

    def _is_told_in_secret(self, kind: str, data: dict[str, Value]) -> bool:
        """Append an event with the names of hidden units as its secret, if there are any among its units."""
        if self._is_told_openly(kind):
            return False
        key = "unit" if "unit" in data else "units"
        named = data[key] if isinstance(data[key], list) else [data[key]]
        units = [self.components.unit_number[str(name)] for name in named]  # type: ignore[union-attr]
        known = self.names([unit for unit in units if not self.is_hidden(unit)])
        if len(known) == len(units):
            return False
        owner = SIDES[self.components.side_of[units[0]]]
        self.emit_secret(kind, owner, {key: data[key]}, **{**data, key: "" if key == "unit" else known})
        return True

    @implements("SR-10d")
    def _is_told_openly(self, kind: str) -> bool:
        """Who is displaced by the enemy has been seen by him."""
        return kind == "displaced" and not self.options.owner_places_excess

    @implements("SR-9.9a")
    def is_hidden(self, unit: int) -> bool:
        """Whether the enemy may not know a unit on the map: it lies below the top of its stack, no enemy is adjacent or
        has looked into the hex, and it has not acted in this impulse."""
        place, side = self.place[unit], self.components.side_of[unit]
        if place < 0 or self.acted >> unit & 1 or self.seen_into(1 - side) >> place & 1:
            return False
        stack = self.at[place] & self.components.side_mask[side]
        return bool(stack & (stack - 1) & 1 << unit)

    @implements("SR-9.9a", "SR-10d")
    def seen_into(self, side: int) -> int:
        """The hexes whose stacks a side knows: those beside its units, and those it has looked into."""
        return self.zone[side] | self.inspected[side] | self.laid_open[side]

    @property
    def acted(self) -> int:
        """The units that have shown themselves in this impulse; those among them that are attacked now, and those that
        have been taken in hand to react, even if they stay."""
        done = self.operated | self.bonus | self.moved | self.reacted | self.reserve_done
        for step in self.stack:
            battle: Any = getattr(step, "battle", None)
            if battle is not None:
                done |= battle.defenders
            if isinstance(step, MarchUnderFire):
                done |= step.group
            done |= getattr(step, "taken_in_hand", 0)
        return self.operating | done | self.landed | self.dropped

    def strength(self, unit: int) -> int:
        """The combat factor of the face that shows (SR-3f)."""
        row = self.components.units[unit]
        return row.reduced if self.reduced >> unit & 1 and row.reduced is not None else row.combat

    @implements("SR-14.3b", "SR-17.2f")
    def elimination_box(self, piece: int) -> int:
        return CADRE

    @implements("SR-17.4f")
    def take_off(self, piece: int, box: int) -> None:
        """With the last unit of a stack that is eliminated its mules are."""
        side, place = self.components.side_of[piece], self.place[piece]
        super().take_off(piece, box)
        if box == CADRE and place >= 0 and not self.occupied[side] >> place & 1:
            self.lose_mules(side, place)
        gone = ~(1 << piece)
        self.end_ops &= gone
        self.oos &= gone
        self.flown &= gone

    def entered(self, piece: int, place: int) -> None:
        """Take the hex, and let Reserves that are enemy-adjacent now lose their marker."""
        side = self.components.side_of[piece]
        captured = self.control[1 - side] & self.components.place_hexes & 1 << place
        self.control[side] |= 1 << place
        self.control[1 - side] &= ~(1 << place)
        if captured:
            self.report("control", side=side, hex=place)
        if side == ALLIED:
            self.rearguards &= ~(1 << place)
        self._disturb_reserves(side, place)
        self._overrun_markers(side, place)
        if self.options.fog_of_war and self.components.map.board.adjacent[place] & self.occupied[1 - side]:
            self.reveals += 1

    @implements("SR-17.1l", "SR-17.4e", "SR-17.4f", "SR-20b")
    def _overrun_markers(self, side: int, place: int) -> None:
        """Mules of the enemy are lost, and a depot is captured by whoever enters its hex; Allied units in Rome end what
        keeps the Axis out."""
        self.lose_mules(1 - side, place)
        if side == AXIS:
            if self.depots >> place & 1:
                self._capture_depot(place)
        elif self.rome_left and self.components.italy.hexes_of("Roma") >> place & 1:
            self.rome_left = False

    @implements("SR-17.4e")
    def lose_mules(self, side: int, place: int) -> None:
        """Those of a side in a hex, if it has any there."""
        if self.mules[side] >> place & 1:
            self.mules[side] &= ~(1 << place)
            self.report("mulesLost", side=side, hex=place)

    @implements("SR-17.1k", "SR-2.2b", "SR-22.2f")
    def _capture_depot(self, place: int) -> None:
        """An Axis unit has entered a hex where a depot lay alone."""
        self.remove_depot(place)
        self.report("depotCaptured", hex=place)
        if self.components.victory[AXIS].depot:
            self.winner = AXIS

    @implements("SR-9.5.5e")
    def remove_depot(self, place: int) -> None:
        """A depot is withdrawn or captured; with the last one the ships go."""
        self.depots &= ~(1 << place)
        if self.beach == place:
            self.beach = -1
        if not self.depots:
            for ship in places_of(self.components.ships):
                self.gun_at[ship] = -1
                self.active_guns &= ~(1 << ship)

    @implements("SR-15c")
    def _disturb_reserves(self, side: int, place: int) -> None:
        enemy = 1 - side
        if self.reserves[enemy]:
            self.reserves[enemy] &= ~(self.components.map.board.adjacent[place] & ~self._new_reserves())
        if self.reserves[side] >> place & 1 and self.zone[enemy] >> place & 1:
            self.reserves[side] &= ~(1 << place)

    def _new_reserves(self) -> int:
        """Hexes whose marker an enemy does not disturb: none, unless markers of units that operate are to stay."""
        if not self.options.new_reserve_stays:
            return 0
        found = 0
        for unit in places_of(self.operating & self.standing):
            found |= 1 << self.place[unit]
        return found

    @implements("SR-15c", "SR-15e")
    def vacated(self, side: int, place: int) -> None:
        """A Reserve marker stays as long as anybody does."""
        self.reserves[side] &= ~(1 << place)

    # Formations.

    def division_of(self, unit: int) -> int:
        """The division a unit belongs to; -1: it is independent (SR-3e, SR-18.1d)."""
        return -1 if self.independent >> unit & 1 else self.components.formation_of[unit]

    @property
    def units_of_activated(self) -> int:
        """The units of all divisions activated in this impulse."""
        c = self.components
        known: int | None = c.memo.get(("activated", self.activated))
        if known is None:
            known = keep(c, ("activated", self.activated), union_at(c.members, self.activated & c.every_division))
        return known

    def headquarters(self, side: int) -> tuple[int, ...]:
        """The formations of a side whose headquarters are in play: as last time, if none has come, gone or changed."""
        memo = self.components.memo
        known: tuple[list[int], tuple[int, ...]] | None = memo.get(("headquarters", side))
        if known is None or known[0] != self.army_of:
            known = memo["headquarters", side] = (self.army_of[:], self._headquarters(side))
        return known[1]

    def _headquarters(self, side: int) -> tuple[int, ...]:
        return tuple([formation for formation in self.components.formations_of[side] if self.army_of[formation] >= 0])

    def divisions_under(self, corps: int) -> list[int]:
        corps_of = self.corps_of
        if corps not in corps_of:
            return []
        return [division for division, under in enumerate(corps_of) if under == corps]

    # The map.

    @implements("SR-8.1e", "SR-9.8i")
    def planes_to_fight(self, side: int) -> int:
        """The planes of a side that can bombard, support or interdict: in bad weather none, even where they bring
        supplies (AMB-15)."""
        return 0 if self.bad else self.planes[side]


def empty_state(components: SalernoRome, options: Options, dice: Dice, **fields: Any) -> SalernoState:
    """An empty map: every piece out of the game, nobody in command, no points."""
    c = components
    formations = len(c.formation_ids)
    given: dict[str, Any] = {
        "place": [OUT] * len(c.units),
        "turn": c.scene.first,
        "initiative": -1,
        "points": [0] * len(POOLS),
        "army_of": [-1] * formations,
        "corps_of": [-1] * len(c.divisions),
        "gun_at": [-1] * len(c.artillery),
        "bought_guns": [0] * 4,
        "interdicted": [0, 0],
        "offensive": NO_MARKER,
        "beach": -1,
        "winner": -1,
    }
    return SalernoState.empty(components, options, dice, **{**given, **fields})
