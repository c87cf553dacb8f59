"""The state of a game of Kasserine and small questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.calendar import CLEAR, STORM, WEATHERS
from sirocco.games.kasserine.components.kinds import Aircraft, Move, Nights, Place, WeatherOrNone
from sirocco.games.kasserine.components.options import Options
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Count
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.kinds import Hexes, SideOrNone, Sides, Units
from sirocco.mechanics.movement_phase import MarchState
from sirocco.mechanics.refusals import CommonRefusals

# Where a unit is when it is not on the map.
OUT, COMING, LOST, EXITED, ASIDE, UNPLACED = -1, -2, -3, -4, -5, -6
"""Not in the game, or a supply unit that is on the other side now; still to come (K-set-11); eliminated or removed;
left the map where it counts for victory (K-rec-26); made way for others at an entry (K-rec-31); not set up yet."""
OFF_MAP = {OUT: "out", COMING: "coming", LOST: "lost", EXITED: "exited", ASIDE: "aside", UNPLACED: "unplaced"}


@implements("K-zoc-01", "K-zoc-02", "K-art-06", "K-cmd-07", "K-bad-01")
class KasserineState(MarchState):
    """`zone` of a side are the hexes its units are in contact with by day; whoever asks for it asks `zone_now`, which
    knows the night. Headquarters, supply units and guns exert none, nor does anybody in a city.

    A half is one side's part of a move: its movement, then fire and combat. What lasts for a half only is empty when
    the next begins, as is what lasts for a move or a day.
    """

    DERIVED: ClassVar[frozenset[str]] = MarchState.DERIVED | {"supplied", "supplied_to_attack"}

    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, OFF_MAP, out_of_order="K-bad-01", enemy_piece="K-bad-01", absent_piece="K-bad-01"
    )

    components: Kasserine
    options: Options
    place: list[Place]

    # Time and weather.
    turn: Move
    """The day, from 1."""
    move: Move
    """Of the whole calendar, from 1; 0 before the first."""
    half: SideOrNone
    """Whose half of the move it is; -1: nobody's."""
    weather: WeatherOrNone
    """As `components.weathers` numbers them; -1: not rolled yet."""

    # Supply and command, as they were at the beginning of the half (those of its side only).
    reaches: list[Units]
    """For each of `components.supply_units` the combat units at the end of a line from it (K-log-03)."""
    reaches_to_attack: list[Units]
    """The same for the attack, if weather shortens only lines of those that move; else equal."""
    arrived: Units
    """Came onto the map in this half: in supply for it (K-rec-04)."""
    due: Units
    """Units off the map that may come onto it in this half (K-rec-04, K-rec-31)."""
    supplied: Units
    """The combat units that were in supply when the half began, by supply units that have not moved since: they may
    move (K-log-01)."""
    supplied_to_attack: Units
    """The same for those that attack (K-log-19)."""
    under_division: Units
    """Combat units under direct control of their own division (K-rec-08)."""
    under_army: Units
    """Combat units under control of an army, directly or through their division (K-rec-09)."""
    commanded: Units
    """Those that their own division's headquarters or an army's commands directly (K-cmd-01)."""
    chained: Units
    """Those whose chain of command is complete (K-rec-10, K-rec-11)."""

    # What units have done in this half; `moved` of every march, too.
    supplying: Units
    """Supply units that have supplied somebody, or are to: they stay (K-log-10)."""
    hauled: Units
    """Supply units that have moved: they supply nobody (K-log-10)."""
    mined: Units
    """Supply units that are removed at the end of the movement phase (K-log-14)."""
    tried: Units
    """Supply units somebody has tried to blow up (K-log-13)."""
    strained: Units
    """Guns that have spent more than half their movement (K-rec-21)."""
    owed: Units
    """Enemy units whose zone somebody has entered: they have to be attacked (K-zoc-06)."""
    fired: Units
    """Guns that have fired (K-rec-19)."""
    attacked: Units
    """Units that have taken part in an attack (K-cmb-04)."""
    aircraft_at: Hexes
    """Hexes with an aircraft of the attacker (K-air-04)."""

    # Until the end of the move, of the day, of the game.
    shocked: Units
    """With an RT marker, until the end of the move (K-rec-18)."""
    aircraft_used: list[Aircraft]
    """Today, by side (K-air-07)."""
    aircraft_saved: list[Aircraft]
    """Kept from the days before, by side, where that is allowed (K-air-09)."""
    bombed: Count
    """Strategic bombers used today (K-rec-30)."""
    nights: list[Nights]
    """Nights with attacks so far, by side (K-ngt-03)."""
    attacked_tonight: Sides
    """Mask of the sides for which this night counts already (K-ngt-04)."""
    aside: list[Units]
    """By entry of the map, those that made way there and come back (K-rec-31)."""
    winner: SideOrNone
    """The side that has won at once, or -1."""

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.hex_ids

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        return self.components.zone_table

    # Time and weather.

    @property
    @implements("K-ngt-01")
    def night(self) -> bool:
        return bool(self.components.night_moves >> self.move & 1)

    @property
    def flying(self) -> bool:
        """Whether the weather lets aircraft fly (K-wx-05)."""
        return self.weather < 0 or self.components.weathers[self.weather].air

    @implements("K-zoc-03", "K-zoc-04")
    def zone_now(self, side: int) -> int:
        """Mask of the hexes in a side's zone: none by night."""
        return 0 if self.components.night_moves >> self.move & 1 else self.zone[side]

    # Supply.

    def derive(self) -> None:
        super().derive()
        self.count_supplied()

    @implements("K-log-10", "K-log-19", "K-rec-04")
    def count_supplied(self) -> None:
        """Compute who is supplied, when lines have been judged or a supply unit has moved."""
        self.supplied = self.supplied_without(0)
        self.supplied_to_attack = self._supplied_by(self.reaches_to_attack, 0)

    def supplied_without(self, others: int) -> int:
        """Who would be supplied if these supply units (a mask) had moved as well."""
        return self._supplied_by(self.reaches, others)

    def supplied_to_attack_without(self, others: int) -> int:
        """The same for those that attack."""
        return self._supplied_by(self.reaches_to_attack, others)

    def _supplied_by(self, reaches: list[int], others: int) -> int:
        found, hauled = self.arrived, self.hauled | others
        for unit, reached in zip(self.components.supply_units, reaches, strict=True):
            if reached and not hauled >> unit & 1:
                found |= reached
        return found

    # Units.

    @implements("K-rec-18")
    def weakened(self, unit: int) -> bool:
        """Whether a unit fights with its reduced factors, for good or until the end of the move."""
        return bool((self.reduced | self.shocked) >> unit & 1)

    def attack(self, unit: int) -> int:
        """The attack factor that counts now."""
        return self.components.faces[unit][self.weakened(unit)][0]

    def defence(self, unit: int) -> int:
        """The defence factor that counts now, before terrain."""
        return self.components.faces[unit][self.weakened(unit)][1]

    def points(self, unit: int) -> int:
        """The combat points of the face that shows (K-vic-02)."""
        return sum(self.components.faces[unit][self.reduced >> unit & 1])

    def moves_as(self, unit: int) -> int:
        """The column of the terrain table by which a unit moves."""
        return self.components.movers[unit][self.reduced >> unit & 1]

    def fighters(self, place: int, side: int) -> int:
        """The combat units of a side in a hex, a mask."""
        return self.at[place] & self.components.ucts & self.components.side_mask[side]

    # Losses.

    @implements("K-comp-07", "K-res-05")
    def lose_step(self, piece: int, cause: str) -> None:
        """A full combat unit shows its reduced face, and a shock is over with that; any other unit is eliminated."""
        super().lose_step(piece, cause)
        self.shocked &= ~(1 << piece)

    @implements("K-rec-18")
    def shock(self, piece: int, cause: str) -> None:
        """An RT marker on a combat unit. If it is reduced or shocked already the marker shows its back, E."""
        if not self.weakened(piece):
            self.shocked |= 1 << piece
            self.emit("shocked", unit=self.components.unit_ids[piece], cause=cause)
        elif not self.options.shock_never_eliminates:
            self.eliminate(piece, cause)

    def elimination_box(self, piece: int) -> int:
        return LOST

    def take_off(self, piece: int, box: int) -> None:
        super().take_off(piece, box)
        gone = ~(1 << piece)
        self.shocked &= gone
        self.owed &= gone

    @implements("K-rec-14")
    def overrun(self, side: int, place: int) -> None:
        """A combat unit of a side has come to stay in a hex with nobody but headquarters and supply units of the enemy:
        headquarters are eliminated, supply units change sides."""
        c = self.components
        for unit in self.pieces_at(place, 1 - side):
            if c.ucms >> unit & 1 or self.options.supply_is_destroyed:
                self.eliminate(unit, "overrun")
            else:
                self.capture(unit, place)

    @implements("K-rec-14")
    def capture(self, unit: int, place: int) -> None:
        """A supply unit changes sides; in this half it moves no more."""
        c = self.components
        other = c.taken[unit]
        self.report("captured", unit=unit, side=c.side_of[other], hex=place)
        self.take_off(unit, OUT)
        self.put(other, place)
        self.moved |= 1 << other


def empty_state(components: Kasserine, options: Options, dice: Dice, **fields: Any) -> KasserineState:
    """An empty map: every unit out of the game, before the first move."""
    c = components
    lines = len(c.supply_units)
    given: dict[str, Any] = {
        "place": [OUT] * len(c.units),
        "turn": 1,
        "half": -1,
        "weather": -1,
        "reaches": [0] * lines,
        "reaches_to_attack": [0] * lines,
        "aside": [0] * len(c.entry_ids),
        "winner": -1,
    }
    return KasserineState.empty(components, options, dice, **{**given, **fields})


def weather_name(s: KasserineState) -> str:
    """The weather now; before it has been rolled it counts as clear."""
    return CLEAR if s.weather < 0 else WEATHERS[s.weather]


def is_storm(s: KasserineState) -> bool:
    return weather_name(s) == STORM
