"""From Salerno to Rome on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.terrain import HALVES
from sirocco.games.salerno_rome.display.allocation import allocation
from sirocco.games.salerno_rome.display.counters import anonymous, artillery_piece, covers, unit_piece
from sirocco.games.salerno_rome.display.map_markers import markers
from sirocco.games.salerno_rome.display.overlays import OVERLAYS, OVERLAYS_OF, held_places
from sirocco.games.salerno_rome.display.panel import UNDECIDED
from sirocco.games.salerno_rome.display.schedule import due_turn
from sirocco.games.salerno_rome.display.side_styles import STYLES
from sirocco.games.salerno_rome.display.standing import standing
from sirocco.games.salerno_rome.display.trays import trays
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.dangers import dangers
from sirocco.games.salerno_rome.rules.movement.movement import UnitMarch
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.operations.operations import FormationChoice
from sirocco.games.salerno_rome.rules.reserves import units_in_reserve
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message, message
from sirocco.kernel.presentation.display import AllocationNow, Piece, PieceNow, Roll, Sheet, Table
from sirocco.mechanics.display.board_display import BoardDisplay
from sirocco.mechanics.display.charts import results_table

BADGES = {
    "oos": "SR-17.2e",
    "end-ops": "SR-8e",
    "reacted": "SR-13d",
    "reserve": "SR-15b",
    "active": "SR-9.2b",
    "bonus": "SR-9.1c",
    "fired": "SR-16d",
    "ready": "SR-16e",
}
CHARTS = {
    "combat": "SR-14.1d",
    "bombardment": "SR-16.1d",
    "support": "SR-16.2b",
    "weather": "SR-8.1b",
    "rearguard": "SR-12g",
    "gegenangriff": "SR-14.2.8b",
}
"""The results tables, with the clause of each."""
ROLLS = {
    "attacked": Roll("dice", chart="chart", column="odds", row="final", modifier="modifier", result="result"),
    "bombarded": Roll("dice", chart="chart", column="column", row="final", modifier="modifier", result="result"),
    "supported": Roll("dice", chart="chart", column="column", row="final", result="result"),
    "weather": Roll("die", chart="chart", column="column", row="die"),
    "attackedRearguard": Roll("die", chart="chart", column="column", row="die", result="result"),
    "gegenangriff": Roll("die", chart="chart", column="column", row="die"),
}


class GameDisplay(BoardDisplay):
    """The page's picture of a game."""

    components: SalernoRome
    overlays = OVERLAYS
    overlays_of = OVERLAYS_OF
    styles = STYLES
    badges = BADGES
    stretches = ("turn", "impulse")  # three scenarios of five last one or two turns

    def sheet(self) -> Sheet:
        c, base = self.components, super().sheet()
        guns = {name: artillery_piece(c, row) for name, row in c.artillery_rows.items()}
        return replace(
            base,
            place="hex",
            card="",
            pieces={**base.pieces, **guns, **covers()},
            rolls={**base.rolls, **ROLLS},
            charts={name: results_table(getattr(c, name), rule) for name, rule in CHARTS.items()},
            fights={"attack": "battleEnded"},
            secret=("Allocation",),
            select=self.definition.marching.take,
            together=("advance", "with", "join", "fire"),
            careful=("eliminate", "exit"),
            strikes=("attack", "bombard"),
            distant=("bombard",),
        )

    def counter(self, unit: int) -> Piece:
        return unit_piece(self.components, unit)

    def table(self, state: SalernoState, side: int | None) -> Table:
        return replace(
            super().table(state, side),
            headline=self._headline(state),
            moving=_moving(state),
            trays=trays(state, side),
            markers=markers(state),
            groups=_groups(state, side),
        )

    def _headline(self, s: SalernoState) -> Message:
        """The turn with its impulse and the weather."""
        dates = self.components.turns[s.turn - 1].dates
        last = self.components.last_turn
        return message("board-impulse", turn=s.turn, last=last, dates=dates, impulse=s.impulse, bad=s.bad)

    def standing(self, state: SalernoState, side: int | None) -> tuple[Message, ...]:
        return standing(state, side)

    def dangers(self, state: SalernoState, side: int) -> Iterable[Danger]:
        return dangers(state, side)

    def held(self, state: SalernoState) -> Sequence[int]:
        return held_places(state)

    def badges_now(self, state: SalernoState) -> Mapping[str, int]:
        reserve = units_in_reserve(state, 0) | units_in_reserve(state, 1)
        return {
            "oos": state.oos,
            "end-ops": state.end_ops,
            "reacted": state.reacted,
            "reserve": reserve,
            "active": state.operating & ~state.end_ops,
            "bonus": state.bonus,
        }

    def aims(self, state: SalernoState) -> Mapping[int, int]:
        """Who attacks which hex in the combat now being planned."""
        step = _step(state)
        battle = getattr(step, "battle", None)
        if not isinstance(step, UNDECIDED) or not isinstance(battle, Battle):
            return {}
        return dict.fromkeys(battle.attackers, battle.target)

    def left(self, state: SalernoState, unit: int) -> float | None:
        step = _step(state)
        if isinstance(step, UnitMarch) and step.group >> unit & 1:
            return step.left(state) / HALVES
        return None

    def due(self, state: SalernoState, unit: int) -> int:
        return due_turn(state, unit) if state.place[unit] == SCHEDULED else 0

    def allocation(self, state: SalernoState, side: int | None, gifts: Mapping[int, int]) -> AllocationNow | None:
        return allocation(state, side, gifts)

    def anonymous(self, state: SalernoState, side: int | None) -> Mapping[int, str]:
        return anonymous(state, side)

    def other_pieces(self, state: SalernoState) -> Iterable[tuple[str, PieceNow]]:
        """The artillery in play: on the map, or ready beside it."""
        c = state.components
        for gun in places_of(state.guns):
            place, owner = state.gun_at[gun], SIDES[c.artillery_side[gun]]
            at = f"artillery-{owner}" if place < 0 else c.map.ids[place]
            fired, active = state.fired >> gun & 1, state.active_guns >> gun & 1
            yield c.artillery_ids[gun], PieceNow(at, badges=("fired",) if fired else ("ready",) if active else ())


def _step(s: SalernoState) -> object:
    """The step that asks now."""
    return s.stack[-1] if s.stack else None


def _moving(s: SalernoState) -> tuple[str, ...]:
    """The units on the move now."""
    step = _step(s)
    return tuple(s.names(places_of(step.group))) if isinstance(step, UnitMarch) else ()


def _groups(s: SalernoState, side: int | None) -> dict[str, dict[str, tuple[str, ...]]]:
    """The formations that may operate next, with their units on the map as far as a side may know them (SR-9.9a)."""
    c, step = s.components, _step(s)
    if not isinstance(step, FormationChoice):
        return {}
    found, known = {}, s.standing & ~unknown_units(s, side)
    for formation in step.formations(s):
        divisions = [formation] if formation < len(s.corps_of) else s.divisions_under(formation)
        members = mask_of([u for division in divisions for u in places_of(c.members[division])])
        found[c.formation_ids[formation]] = tuple(s.names(places_of(members & known & ~s.independent)))
    return {"formation": found}
