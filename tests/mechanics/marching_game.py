"""Small games of marching only, with the movement rules of the two games still to come, on one map.

`SalernoMarches`: no zone stops anybody, but from zone to zone costs a point more; a hex may be interdicted.
`KasserineMarches`: a zone stops and does not lead into another; tracks cost a half and one in turn; storms.
Costs are in half points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap, read_map
from sirocco.board.paths import CostTable
from sirocco.board.zones import zone_table
from sirocco.kernel.action import Names, Vocabulary
from sirocco.kernel.definition import Components, Definition, NoOptions, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.fields import Count
from sirocco.kernel.formats.datafile import DataFile, Tables
from sirocco.kernel.step import Step
from sirocco.mechanics.marching import MARCH_VERBS, March, MarchClauses, MarchState, MovementPhase, Side
from sirocco.mechanics.movement_costs import ChangedCosts, FixedCosts, cost_table
from sirocco.mechanics.refusals import CommonRefusals
from sirocco.mechanics.zone_effects import ZoneEffects
from sirocco.mechanics.zones_of_control import zone_disagreements

SIDES = ("axis", "allied")
UNITS = ("Grenadiers", "Panzer", "Guns", "Rifles", "Sherman", "Scouts")
ALLOWANCE = (10, 12, 8, 10, 12, 14)
TURNS = 3

MAP = """
[grid.map]
straight = "columns"
shifted = "even"
northwards = false
numbers = "columns"

[section.map]
rows = [1, 5]
columns = [1, 7]
scale = 1

[ground.hills]
terrain = "hill"
hexes = "0303 0404 0502"
[ground.sea]
terrain = "sea"
hexes = "0701 0702"

[way.track]
kind = "track"
way = "0102 0202 0302 0402 0503 0603"
"""
PRICES = {"plain": 2, "hill": 4}
TRACK = (1, 2)
"""A half and one, in turn."""


def the_map() -> HexMap:
    return read_map(Tables(DataFile("map.toml", MAP)), ("plain", "hill"), ("sea",))


class MarchComponents(Components):
    map: HexMap
    unit_ids: tuple[str, ...]
    side_of: tuple[int, ...]
    side_mask: tuple[int, int]
    steps: tuple[int, ...]
    exerting: int
    zones: tuple[tuple[int, ...], ...]
    costs: tuple[FixedCosts, FixedCosts]
    """With the next track hex at a half, and at one."""
    tracks: int


class MarchesState(MarchState):
    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, {-1: "away"}, out_of_order="M-1", enemy_piece="M-2", absent_piece="M-3"
    )

    components: MarchComponents
    turn: int
    interdicted: int
    """Mask of hexes that cost 4 points more."""

    @property
    def place_ids(self) -> Sequence[str]:
        return self.components.map.ids[: self.components.map.open]

    @property
    def zone_table(self) -> Sequence[Sequence[int]]:
        return self.components.zones


class Turn(Step[MarchesState], frozen=True):
    rule = "M-4"

    side: Side = 0

    def run(self, s: MarchesState) -> None:
        if self.side == len(SIDES):
            s.turn += 1
            s.replace(Turn()) if s.turn <= TURNS else s.pop()
            return
        s.moved = 0
        s.replace(Turn(self.side + 1))
        s.push(Phase(self.side))


class Phase(MovementPhase[MarchesState], frozen=True):
    rule = "M-5"

    side: Side

    def march(self, s: MarchesState, piece: int, kept: bool) -> Step[MarchesState]:
        march = KasserineMarch if s.components.scenario == "kasserine" else SalernoMarch
        return march(side=self.side, group=1 << piece, kept=kept)


class MarchBase(March[MarchesState], frozen=True, kw_only=True):
    clauses = MarchClauses("M-together", "M-next", "M-ground", "M-enemy", "M-halt", "M-zone", "M-points")
    points = 2

    def allowance(self, s: MarchesState, piece: int) -> int:
        return ALLOWANCE[piece]


class SalernoMarch(MarchBase, frozen=True, kw_only=True):
    """SR-11.1a, SR-16.3."""

    rule = "M-6"
    zones = ZoneEffects(crossing=2)

    def costs(self, s: MarchesState) -> CostTable:
        c = s.components
        surcharge = {place: 8 for place in range(c.map.open) if s.interdicted >> place & 1}
        return ChangedCosts(c.costs[0], c.map.board.neighbours, surcharge=surcharge)


class KasserineMarch(MarchBase, frozen=True, kw_only=True):
    """K-rec-05, K-ter-03, K-mov-12. To begin with the half is never worse."""

    rule = "M-7"
    zones = ZoneEffects(halts=True, crossing=None)

    tracks: Count = 0
    """Track hexes entered in this march."""

    def costs(self, s: MarchesState) -> CostTable:
        return s.components.costs[self.tracks % 2]

    def changes(self, s: MarchesState, here: int, place: int) -> dict[str, Any]:
        return {"tracks": self.tracks + (s.components.tracks >> place & 1)}


class Marches(Definition[MarchesState]):
    name = "marches"
    title = "Marches"
    sides = SIDES
    package = "tests"
    scenarios = ("salerno", "kasserine")
    steps: ClassVar = {step.__name__: step for step in (Turn, Phase, SalernoMarch, KasserineMarch)}

    def components(self, scenario: str, override: Path | None = None) -> MarchComponents:
        world = the_map()
        near = [[b for b in world.board.neighbours[a] if b < world.open] for a in range(world.open)]
        tracks = mask_of(sorted({a for pair in world.ways["track"] for a in pair}))

        def costs(on_track: int) -> FixedCosts:
            return cost_table(near, lambda _, b: on_track if tracks >> b & 1 else PRICES[world.terrain[b]])

        words = Vocabulary(MARCH_VERBS, [Names("unit", UNITS), Names("hex", world.ids)])
        return MarchComponents(
            "1",
            scenario,
            words,
            map=world,
            unit_ids=UNITS,
            side_of=(0, 0, 0, 1, 1, 1),
            side_mask=(0b000111, 0b111000),
            steps=(1,) * len(UNITS),
            exerting=0b011011,
            zones=zone_table(near, lambda a, b: True),
            costs=(costs(TRACK[0]), costs(TRACK[1])),
            tracks=tracks,
        )

    def start(self, components: MarchComponents, options: NoOptions, dice: Dice) -> MarchesState:
        number = components.map.number
        place = [number[h] for h in ("0102", "0102", "0103", "0603", "0604", "0603")]
        return MarchesState.begin(
            components,
            options,
            dice,
            [Turn()],
            place=place,
            reduced=0,
            moved=0,
            turn=1,
            interdicted=1 << number["0403"],
        )

    def sizes(self, components: MarchComponents) -> dict[str, int]:
        return {"side": len(SIDES) + 1, "unit": len(UNITS)}

    def score(self, state: MarchesState) -> dict[str, int]:
        return dict.fromkeys(SIDES, 0)

    def result(self, state: MarchesState) -> Result:
        return Result(None, "draw", self.score(state))

    def view(self, state: MarchesState, side: int | None) -> dict[str, Any]:
        return {"place": [state.place_ids[place] for place in state.place]}

    def broken_invariants(self, state: MarchesState) -> Iterable[str]:
        yield from zone_disagreements(state)


GAME = Marches()
