"""Rule 22, the Reinforcement action: arrivals and returns, departures, exchanges, upgrades."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.rows import TrackRow
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.fortified_boxes import Dismantling
from sirocco.games.dark_sands.rules.placement import entry_hexes, refuse_entry
from sirocco.games.dark_sands.rules.stacking import fits
from sirocco.games.dark_sands.rules.state import OUT, REBUILD, TRACK, DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, hex_of
from sirocco.games.dark_sands.rules.supports import take_in_supports
from sirocco.kernel.fields import Between
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import Refusal, Step
from sirocco.mechanics.arrivals import ArrivalChoice, Tally
from sirocco.mechanics.choices import IF_SEVERAL, PairChoice
from sirocco.mechanics.kinds import Hex, HexOrNone, Side, Units

ARRIVALS, DEPARTURES, EXCHANGES, UPGRADES = range(4)
DERNA_TURN = 1
ANYWHERE = -1


def track_row(s: DarkSandsState, side: int) -> TrackRow:
    return s.components.track.get((side, s.turn), TrackRow())


@implements("DS-22.2b", "DS-22.3a")
def next_entry(s: DarkSandsState, unit: int, after: int, last: int) -> int:
    """The next turn, up to a last one, on which the track brings a unit in, or 0."""
    c = s.components
    name, side = c.unit_ids[unit], c.side_of[unit]
    for turn in range(after + 1, last + 1):
        row = c.track.get((side, turn))
        if row is not None and (
            name in row.arrivals or name in row.returns or any(name in e.enters for e in row.exchanges)
        ):
            return turn
    return 0


@implements("DS-22.0a", "DS-22.0b", "DS-C.REINa", "DS-22.1b")
class ReinforcementAction(Step[DarkSandsState], frozen=True):
    """What the reinforcement track has for this turn, in the order of the rules."""

    rule = "DS-22.0b"
    under = ("ActionPhase", "PriorityWindow", "TurnThree")
    stages = 3
    leads_to = ("Placement", "Dismantling")

    side: Side
    stage: int = ARRIVALS
    exchange: Annotated[int, Between(0, 8)] = 0
    entered: Tally = Tally()
    """What has come in so far where only so many may in one action (DS-15.1b)."""

    def run(self, s: DarkSandsState) -> None:
        row = track_row(s, self.side)
        if self.stage == ARRIVALS:
            s.replace(replace(self, stage=DEPARTURES))
            take_in_supports(s, self.side, row)
            self._arrivals(s, row)
        elif self.stage == DEPARTURES:
            s.replace(replace(self, stage=EXCHANGES))
            for name in row.departures:
                depart(s, s.components.unit_ids.index(name))
        elif self.stage == EXCHANGES and self.exchange < len(row.exchanges):
            s.replace(replace(self, exchange=self.exchange + 1))
            self._exchange(s, row)
        else:
            s.replace(Dismantling(self.side))
            upgrade(s, self.side)

    @implements("DS-22.1a", "DS-22.3a", "DS-22.6a", "DS-22.6b", "DS-22.7b")
    def _arrivals(self, s: DarkSandsState, row: TrackRow) -> None:
        """Everybody due, and who found no room before. On turn 1 the Italians come in at Derna."""
        c = s.components
        exchanged = {name for e in row.exchanges for name in e.enters}
        waiting = [
            u
            for u in c.units_of[self.side]
            if s.place[u] == TRACK and 0 < s.due[u] <= s.turn and c.unit_ids[u] not in exchanged
        ]
        if self.side == AXIS and s.turn == DERNA_TURN:
            self._at_derna(s, waiting)
        elif waiting:
            gone = [name for e in row.exchanges for name in e.leaves]
            leaving = mask_of([c.unit_ids.index(name) for name in (*row.departures, *gone)])
            s.push(Placement(self.side, mask_of(waiting), leaving=leaving))

    def _at_derna(self, s: DarkSandsState, units: list[int]) -> None:
        c = s.components
        derna = hex_of(s, "Derna")
        lost = s.occupied[1 - self.side] >> derna & 1 or not Cover(s, self.side).all >> derna & 1
        room = c.stacking.allow(s.at[derna] & c.side_mask[self.side] | mask_of(units), derna)
        if not lost and not room:
            s.push(Placement(self.side, mask_of(units), only=derna))
            return
        for unit in units:
            s.due[unit] = 0
            if lost:
                s.take_off(unit, REBUILD if c.units[unit].keeps else OUT)
                s.report("arrivedTooLate", unit=unit, hex=derna)
            else:
                bring_in(s, unit, derna)

    @implements("DS-22.4a", "DS-22.4b")
    def _exchange(self, s: DarkSandsState, row: TrackRow) -> None:
        """Those who leave make room: one for one, where they had a line of supply."""
        c = s.components
        pair = row.exchanges[self.exchange]
        covered = Cover(s, self.side).all
        vacated = []
        for name in pair.leaves:
            unit = c.unit_ids.index(name)
            if s.place[unit] >= 0 and covered >> s.place[unit] & 1:
                vacated.append(s.place[unit])
            depart(s, unit)
        entering = [c.unit_ids.index(name) for name in pair.enters]
        waiting = [u for u in entering if s.place[u] == TRACK]
        if waiting:
            s.push(Placement(self.side, mask_of(waiting), self.entered, tuple(vacated)))


@implements("DS-22.2a", "DS-22.2b")
def depart(s: DarkSandsState, unit: int) -> None:
    """Off the map from wherever it is, at full strength to where the track brings it back, or out of the game."""
    if s.place[unit] == OUT:
        return
    c = s.components
    s.take_off(unit, TRACK)
    s.reduced &= ~(1 << unit)
    s.due[unit] = next_entry(s, unit, s.turn, len(c.turns))
    if not s.due[unit]:
        s.place[unit] = OUT
    s.report("departed", unit=unit, turn=s.due[unit])


@implements("DS-22.5a", "DS-22.5b", "DS-22.5c", "DS-13.4e")
def upgrade(s: DarkSandsState, side: int) -> None:
    """Better counters in place of older ones, wherever they are and in whatever state."""
    c = s.components
    for unit in c.units_of[side]:
        level = sum(u.turn <= s.turn for u in c.units[unit].upgrades)
        if level > s.level[unit]:
            s.level[unit] = level
            s.report("upgraded", unit=unit)
    for support, row in enumerate(c.supports):
        level = sum(u.turn <= s.turn for u in row.upgrades)
        if c.support_side[support] == side and level > s.support_level[support]:
            s.support_level[support] = level
            s.report("supportUpgraded", support=support)


def bring_in(s: DarkSandsState, unit: int, hex_: int) -> None:
    s.due[unit] = 0
    s.report("arrived", unit=unit, hex=hex_)
    s.put(unit, hex_)


@implements("DS-22.1a", "DS-22.7a", "DS-22.7b", "DS-11l")
class Placement(ArrivalChoice[DarkSandsState], frozen=True):
    """The owner places units that enter, in any order; who fits nowhere waits for the next chit.

    `vacated` are the hexes of an exchange that still stand open; `leaving` are units that depart in this same action
    and do not count for stacking any more; `only` is the one hex where all of them must enter."""

    rule = "DS-22.1a"
    under = ("ReinforcementAction",)

    side: Side
    units: Units
    entered: Tally = Tally()
    vacated: tuple[Hex, ...] = ()
    leaving: Units = 0
    only: HexOrNone = ANYWHERE

    @implements("DS-22.0b", "DS-22.4b", "DS-22.6a")
    def _hexes(self, s: DarkSandsState, unit: int, cover: Cover) -> dict[int, int | None]:
        """Where a unit may enter, and the key of the limit it uses up there."""
        if self.only != ANYWHERE:
            return {self.only: None} if fits(s, unit, self.only) else {}
        found = entry_hexes(s, unit, self.entered, False, cover, self.leaving)
        enemy = s.occupied[1 - self.side]
        for hex_ in self.vacated:
            if not enemy >> hex_ & 1 and fits(s, unit, hex_):
                found[hex_] = None
        return found

    def waiting(self, s: DarkSandsState) -> list[int]:
        return [u for u in places_of(self.units) if s.place[u] == TRACK]

    def entries(self, s: DarkSandsState) -> Cover:
        return Cover(s, self.side)

    def places_for(self, s: DarkSandsState, piece: int, entries: Cover) -> list[int]:
        return sorted(self._hexes(s, piece, entries))

    def finish(self, s: DarkSandsState) -> None:
        for unit in self.waiting(s):
            s.report("postponed", unit=unit)
            s.due[unit] = s.due[unit] or s.turn
        s.pop()
        s.replace(replace(s.stack[-1], entered=self.entered))

    def take(self, s: DarkSandsState, candidate: tuple[int, int]) -> None:
        unit, hex_ = candidate
        key = self._hexes(s, unit, self.entries(s)).get(hex_)
        entered = self.entered if key is None else self.entered.plus(key)
        vacated = list(self.vacated)
        if hex_ in vacated:
            vacated.remove(hex_)
        s.replace(replace(self, entered=entered, vacated=tuple(vacated)))
        bring_in(s, unit, hex_)

    def refuse_candidate(self, s: DarkSandsState, candidate: tuple[int, int]) -> Refusal:
        unit, hex_ = candidate
        if unit not in self.waiting(s):
            return s.refuse("DS-22.1a", "not-entering", unit=unit)
        return refuse_entry(s, self.side, unit, hex_)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "units": s.names(self.waiting(s))}


@implements("DS-18.4a", "DS-18.4b")
class TurnThree(Stages[DarkSandsState], frozen=True):
    """Turn 3: both sides are reinforced before the first chit. The Allies come first, and then clear the entry area."""

    rule = "DS-18.4a"
    under = ("ActionPhase",)
    stages = 3
    leads_to = ("Withdrawal",)

    def parts(self, s: DarkSandsState) -> tuple[Step[DarkSandsState], ...]:
        return ReinforcementAction(ALLIED), Withdrawal(), ReinforcementAction(AXIS)


@implements("DS-18.4b")
def _is_east(c: DarkSands, hex_: int) -> bool:
    """Whether a hex lies east of the entry area: no hex of the area lies farther east."""

    def east(place: int) -> float:
        return c.map.grid.centre(c.map.at[place])[0]

    return east(hex_) >= max(east(place) for place in places_of(c.entry))


@implements("DS-18.4b")
class Withdrawal(PairChoice[DarkSandsState], frozen=True):
    """The Allies leave the entry area unit by unit, each to one of the nearest hexes east of it, or are lost."""

    rule = "DS-18.4b"
    under = ("TurnThree",)
    verb = "place"
    refused_as = "no-withdrawal"
    asks = IF_SEVERAL

    def chooser(self, s: DarkSandsState) -> int:
        return ALLIED

    def _unit(self, s: DarkSandsState) -> int | None:
        c = s.components
        inside = [u for h in places_of(c.entry & s.occupied[ALLIED]) for u in s.pieces_at(h, ALLIED)]
        return inside[0] if inside else None

    def _goals(self, s: DarkSandsState, unit: int) -> list[int]:
        """The nearest hexes east of the area that it can walk to past all enemies, and in which there is room, or with
        an option all such hexes around the area; none for a garrison, which cannot move."""
        c = s.components
        if c.garrisons >> unit & 1:
            return []
        table = s.ground.on_wheels if c.wheeled >> unit & 1 else s.ground.on_foot
        seen = frontier = 1 << s.place[unit]
        around: list[int] = []
        while frontier:
            reached = mask_of([hex_ for place in places_of(frontier) for hex_, _ in table[place]])
            frontier = reached & ~seen & ~s.occupied[AXIS]
            seen |= frontier
            found = [h for h in places_of(frontier & ~c.entry) if fits(s, unit, h)]
            if not s.options.withdraw_around:
                found = [h for h in found if _is_east(c, h)]
                if found:
                    return found
                continue
            around += found
            if around:
                frontier &= c.entry
        return around

    def candidates(self, s: DarkSandsState) -> list[tuple[int, int]]:
        unit = self._unit(s)
        return [] if unit is None else [(unit, hex_) for hex_ in self._goals(s, unit)]

    def take(self, s: DarkSandsState, candidate: tuple[int, int]) -> None:
        s.transfer(*candidate, "withdrew")

    def finish(self, s: DarkSandsState) -> None:
        unit = self._unit(s)
        if unit is None:
            s.pop()
        else:
            s.eliminate(unit, "withdrawal")

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        unit = self._unit(s)
        return {"unit": "" if unit is None else s.components.unit_ids[unit]}
