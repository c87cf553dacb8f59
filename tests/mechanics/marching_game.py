"""Small games of marching only, with the movement rules of the two games still to come, on one map.

`SalernoMarches`: no zone stops anybody, but from zone to zone costs a point more; a hex may be interdicted.
`KasserineMarches`: a zone stops and does not lead into another; tracks cost a half and one in turn.
`under-fire`: as Salerno, and the other side may interdict a hex before it is entered (once a turn), and fire at who
has entered a hex next to its guns, which ends the march.
Costs are in half points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, ClassVar

from sirocco.board.graph import mask_of
from sirocco.board.hexmap import HexMap, read_map
from sirocco.board.paths import CostTable
from sirocco.board.zones import zone_table
from sirocco.kernel.action import Action, Names, Vocabulary
from sirocco.kernel.definition import Components, Definition, NoOptions, Result
from sirocco.kernel.dice import Dice
from sirocco.kernel.explain import Term
from sirocco.kernel.fields import Count, Mask
from sirocco.kernel.formats.datafile import DataFile, Tables
from sirocco.kernel.message import message
from sirocco.kernel.standing import Windows
from sirocco.kernel.step import Refusal, Step, refuse
from sirocco.mechanics.march_under_fire import MarchUnderFire
from sirocco.mechanics.marching import March
from sirocco.mechanics.movement_costs import ChangedCosts, FixedCosts, cost_table
from sirocco.mechanics.movement_phase import MARCH_VERBS, MarchClauses, MarchState, MovementPhase, Pieces, Side
from sirocco.mechanics.refusals import CommonRefusals
from sirocco.mechanics.windows import DECLINING, Asked, Window, forget_answers, move_below, stop_move
from sirocco.mechanics.zone_effects import ZoneEffects
from sirocco.mechanics.zones_of_control import zone_disagreements

SIDES = ("axis", "allied")
UNITS = ("Grenadiers", "Panzer", "Guns", "Rifles", "Sherman", "Scouts")
GUNS = (2, 5)
"""The guns of either side; the scouts have one too."""
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


Hexes = Annotated[int, Mask("hex")]


class MarchesState(MarchState):
    refusals: ClassVar[CommonRefusals] = CommonRefusals(
        SIDES, {-1: "away"}, out_of_order="M-1", enemy_piece="M-2", absent_piece="M-3"
    )

    components: MarchComponents
    turn: int
    interdicted: Hexes
    """Mask of hexes that cost 4 points more."""
    fired: Pieces
    """Mask of the guns that have fired this turn."""
    standing_answers: list[Windows]

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
            s.fired = 0
            s.replace(Turn()) if s.turn <= TURNS else s.pop()
            return
        s.moved = 0
        s.replace(Turn(self.side + 1))
        s.push(Phase(self.side))


class Phase(MovementPhase[MarchesState], frozen=True):
    rule = "M-5"

    side: Side

    def march(self, s: MarchesState, piece: int, kept: bool) -> Step[MarchesState]:
        marches: dict[str, type[March[MarchesState]]] = {
            "kasserine": KasserineMarch,
            "salerno": SalernoMarch,
            "under-fire": MarchUnderGuns,
        }
        return marches[s.components.scenario](side=self.side, group=1 << piece, kept=kept)


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

    def crossing_term(self, extra: Fraction) -> Term:
        return Term(message("term-zone-to-zone"), extra, "M-zone")


class KasserineMarch(MarchBase, frozen=True, kw_only=True):
    """K-rec-05, K-ter-03, K-mov-12. To begin with the half is never worse."""

    rule = "M-7"
    zones = ZoneEffects(halts=True, crossing=None)
    gathers = True

    tracks: Count = 0
    """Track hexes entered in this march."""

    def costs(self, s: MarchesState) -> CostTable:
        return s.components.costs[self.tracks % 2]

    def changes(self, s: MarchesState, place: int, crosses: bool) -> dict[str, Any]:
        return {"tracks": self.tracks + (s.components.tracks >> place & 1)}


INTERDICTION, FIRE = range(2)


class MarchUnderGuns(MarchUnderFire[MarchesState], frozen=True, kw_only=True):
    """SR windows W1 and W2."""

    rule = "M-8"
    clauses = MarchBase.clauses
    zones = SalernoMarch.zones
    points = 2
    allowance = MarchBase.allowance
    cost_terms = MarchBase.cost_terms
    costs = SalernoMarch.costs
    crossing_term = SalernoMarch.crossing_term

    def approached(self, s: MarchesState, place: int) -> None:
        s.push(GunsWindow(queue=(Asked(1 - self.side, INTERDICTION),)))

    def entered(self, s: MarchesState, origin: int, place: int) -> None:
        s.push(GunsWindow(queue=(Asked(1 - self.side, FIRE),)))


class GunsWindow(Window[MarchesState], frozen=True, kw_only=True):
    """The guns of the side that is asked: before a hex is entered they may interdict it, afterwards fire."""

    rule = "M-9"

    def guns(self, s: MarchesState, asked: Asked) -> int:
        """The guns that may do it, or -1."""
        piece = GUNS[asked.side]
        march = s.stack[move_below(s)]
        near = march.to if asked.kind == INTERDICTION else march.here(s)
        if s.place[piece] < 0 or s.fired >> piece & 1 or march.stopped:
            return -1
        return piece if s.components.map.distance(s.place[piece], near) <= 1 + (asked.kind == INTERDICTION) else -1

    def might_react(self, s: MarchesState, asked: Asked) -> bool:
        return self.guns(s, asked) >= 0

    def reactions(self, s: MarchesState, asked: Asked) -> list[Action]:
        return [s.components.vocabulary.action("fire", self.guns(s, asked))] if self.guns(s, asked) >= 0 else []

    def react(self, s: MarchesState, asked: Asked, action: Action) -> None:
        s.fired |= 1 << action.args[0]
        if asked.kind == FIRE:
            stop_move(s)
        else:
            s.interdicted |= 1 << s.stack[move_below(s)].to

    def reaction_refusal(self, s: MarchesState, asked: Asked, action: Action) -> Refusal | None:
        if action in self.reactions(s, asked):
            return None
        return refuse("M-9", "cannot-react", verb=action.verb)


class Marches(Definition[MarchesState]):
    name = "marches"
    title = "Marches"
    sides = SIDES
    package = "tests"
    scenarios = ("salerno", "kasserine", "under-fire")
    windows = ("interdiction", "fire")
    declining = DECLINING
    steps: ClassVar = {
        step.__name__: step for step in (Turn, Phase, SalernoMarch, KasserineMarch, MarchUnderGuns, GunsWindow)
    }

    def components(self, scenario: str, override: Path | None = None) -> MarchComponents:
        world = the_map()
        near = [[b for b in world.board.neighbours[a] if b < world.open] for a in range(world.open)]
        tracks = mask_of(sorted({a for pair in world.ways["track"] for a in pair}))

        def costs(on_track: int) -> FixedCosts:
            return cost_table(near, lambda _, b: on_track if tracks >> b & 1 else PRICES[world.terrain[b]])

        verbs = {**MARCH_VERBS, "fire": [("unit",)], **{verb: [()] for verb in DECLINING}}
        words = Vocabulary(verbs, [Names("unit", UNITS), Names("hex", world.ids)])
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
        interdicted = 1 << number["0403"]
        state = MarchesState.empty(components, options, dice, place=place, turn=1, interdicted=interdicted)
        state.push(Turn())
        return state

    def sizes(self, components: MarchComponents) -> dict[str, int]:
        return {"side": len(SIDES) + 1, "unit": len(UNITS), "hex": components.map.open, "window": len(self.windows)}

    def secrets(self, state: MarchesState, side: int) -> Any:
        return [state.standing_answers[1 - side], [getattr(step, "declined", ()) for step in state.stack]]

    def resample(self, state: MarchesState, side: int, dice: Dice) -> None:
        forget_answers(state, side)

    def score(self, state: MarchesState) -> dict[str, int]:
        return dict.fromkeys(SIDES, 0)

    def result(self, state: MarchesState) -> Result:
        return Result(None, "draw", self.score(state))

    def view(self, state: MarchesState, side: int | None) -> dict[str, Any]:
        return {"place": [state.place_ids[place] for place in state.place]}

    def broken_invariants(self, state: MarchesState) -> Iterable[str]:
        yield from zone_disagreements(state)


GAME = Marches()
