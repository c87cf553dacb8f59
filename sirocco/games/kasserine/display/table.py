"""Kasserine on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components import Kasserine
from sirocco.games.kasserine.components.charts import TARGETS
from sirocco.games.kasserine.components.terrain import HALVES
from sirocco.games.kasserine.display.counters import piece
from sirocco.games.kasserine.display.map_markers import markers
from sirocco.games.kasserine.display.mood import mood
from sirocco.games.kasserine.display.overlays import OVERLAYS
from sirocco.games.kasserine.display.panel import UNDECIDED, battle_of
from sirocco.games.kasserine.display.side_styles import STYLES
from sirocco.games.kasserine.display.standing import standing
from sirocco.games.kasserine.display.trays import trays
from sirocco.games.kasserine.rules.artillery import FireKind, FireMission
from sirocco.games.kasserine.rules.combat.retreat import Permission, Retreat, SupplyGoesAlong
from sirocco.games.kasserine.rules.dangers import dangers
from sirocco.games.kasserine.rules.movement import UnitMarch
from sirocco.games.kasserine.rules.sequence import MoveOfDay
from sirocco.games.kasserine.rules.state import KasserineState, weather_name
from sirocco.games.kasserine.rules.supply import needing_supply, supplied_now
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import Piece, Roll, Sheet, Stage, Table
from sirocco.kernel.presentation.sequence import Steps, sequence_of_play
from sirocco.kernel.step import Step
from sirocco.mechanics.display.board_display import BoardDisplay
from sirocco.mechanics.display.charts import results_table

BADGES = {
    "oos": "K-log-01",
    "shocked": "K-rec-18",
    "owed": "K-zoc-06",
    "supplying": "K-log-10",
    "hauled": "K-log-10",
    "mined": "K-log-14",
    "fired": "K-rec-19",
    "fought": "K-cmb-04",
}
BOX_NAMES = {"coming": "due", "aside": "due", "unplaced": "due"}
"""Who is still to come, or to be set up, lies in one box of its side."""
COMBAT_ROLL = Roll("die", chart="table", column="odds", row="die", result="result")
FIRE_ROLL = Roll("die", chart="chart", column="column", row="final", modifier="modifier", result="result")
BOMB_ROLL = Roll("die", chart="chart", column="column", row="die", result="result")


class GameDisplay(BoardDisplay):
    """The page's picture of a game."""

    components: Kasserine
    overlays = OVERLAYS
    styles = STYLES
    badges = BADGES
    box_names = BOX_NAMES
    turning = ("exited", *BoardDisplay.turning)

    def sheet(self) -> Sheet:
        c, base = self.components, super().sheet()
        charts = {table.letter: results_table(table.chart, "K-rec-15") for table in c.tables.values()}
        for (gun, target), fire in c.fire.items():
            charts[f"{gun}-{target}"] = results_table(fire.chart, "K-art-02")
        charts["bombing"] = results_table(c.bombing, "K-rec-30")
        rolls = {"rolled": COMBAT_ROLL, "fired": FIRE_ROLL, "bombed": BOMB_ROLL}
        return replace(
            base,
            place="hex",
            card="",
            sequence=tuple(_sequence(self.definition.steps)),
            rolls={**base.rolls, **rolls},
            charts=dict(sorted(charts.items())),
            fights={"attack": "battleEnded"},
            select=self.definition.marching.take,
            together=("with", "join", "take", "advance"),
            careful=("reduce", "blow", "abandon", "exit", "eliminate", "supply", "automatic"),
            answers=("pass", "forbid", *TARGETS),
            strikes=("attack", "also", "target", "bomb", "air"),
        )

    def counter(self, unit: int) -> Piece:
        return piece(self.components, unit)

    def table(self, state: KasserineState, side: int | None) -> Table:
        return replace(
            super().table(state, side),
            headline=self._headline(state),
            moving=_moving(state),
            trays=trays(state),
            markers=markers(state),
            mood=mood(state),
            laid=_laid(state),
        )

    def _headline(self, s: KasserineState) -> Message:
        """The day, the move of the day, and the weather."""
        if not s.move:
            return self.turn_headline(s.turn)
        slot = s.components.moves[s.move - 1]
        dates = s.components.turns[slot.day - 1].dates
        sky = weather_name(s) if s.weather >= 0 else ""
        return message("board-move", dates=dates, number=slot.number, night=slot.night, sky=sky)

    def standing(self, state: KasserineState, side: int | None) -> tuple[Message, ...]:
        return standing(state)

    def dangers(self, state: KasserineState, side: int) -> Iterable[Danger]:
        return dangers(state, side)

    def held(self, state: KasserineState) -> Sequence[int]:
        """Nobody holds a place in this game: only where units stand counts."""
        return (0, 0)

    def badges_now(self, state: KasserineState) -> Mapping[str, int]:
        s = state
        needing = needing_supply(s) & s.standing
        return {
            "oos": needing & ~supplied_now(s) if s.move else 0,
            "shocked": s.shocked,
            "owed": s.owed,
            "supplying": s.supplying,
            "hauled": s.hauled,
            "mined": s.mined,
            "fired": s.fired,
            "fought": s.attacked,
        }

    def aims(self, state: KasserineState) -> Mapping[int, int]:
        """Who attacks which hex in the combat now being planned, and at what a gun is laid."""
        step = _step(state)
        battle = battle_of(step)
        if isinstance(step, FireKind):
            return {step.unit: step.hex}
        return (
            {} if battle is None or not isinstance(step, UNDECIDED) else dict.fromkeys(battle.attackers, battle.target)
        )

    def left(self, state: KasserineState, unit: int) -> float | None:
        step = _step(state)
        if isinstance(step, UnitMarch) and step.group >> unit & 1:
            return step.left(state) / HALVES
        return None


def _step(s: KasserineState) -> Step[KasserineState] | None:
    """The step that asks now."""
    return s.stack[-1] if s.stack else None


def _sequence(steps: Steps) -> Iterable[Stage]:
    """The lines of a day. A move is nothing but its halves, so these stand in its place."""
    for stage in sequence_of_play(steps, turn="Day"):
        yield from stage.stages if stage.step == MoveOfDay.__name__ else (stage,)


def _laid(s: KasserineState) -> tuple[str, ...]:
    """The path of a retreat as far as it has been chosen, while it is chosen and while the winner may forbid it."""
    step = _step(s)
    if not isinstance(step, Retreat | Permission | SupplyGoesAlong) or not step.path:
        return ()
    start = s.place[places_of(step.group)[0]]
    return tuple(s.place_ids[place] for place in (start, *step.path))


def _moving(s: KasserineState) -> tuple[str, ...]:
    """The units on the move now, in retreat too."""
    step = _step(s)
    if isinstance(step, UnitMarch | Retreat):
        return tuple(s.names(places_of(step.group)))
    return tuple(s.names([step.unit])) if isinstance(step, FireMission) else ()
