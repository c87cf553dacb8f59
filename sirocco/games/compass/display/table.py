"""Compass on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from sirocco.board.graph import mask_of
from sirocco.board.symbols import symbol
from sirocco.games.compass.components import MARKER_RULES, Compass
from sirocco.games.compass.display.overlays import OVERLAYS
from sirocco.games.compass.display.standing import standing
from sirocco.games.compass.rules.dangers import dangers
from sirocco.games.compass.rules.eliminated_units import TRACK
from sirocco.games.compass.rules.events import ChooseEvents
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.view import named_markers
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import CardsNow, Face, Piece, Roll, Sheet, SideStyle
from sirocco.mechanics.display.board_display import BoardDisplay

STYLES = (SideStyle("allied", "#e3a65c", "#2a1c0c", cut=True), SideStyle("italian", "#54785a", "#fbf8ee"))

SECRET = (
    "ChooseEvents",
    "CombatEvents",
    "ExploitationPhase",
    "LeaderRerolls",
    "MatildaWear",
    "MovementPhase",
    "Replacements",
)
"""The steps in which an event marker can be played or chosen."""

BOX_NAMES = {"track": "waiting", "removed": "lost"}
BADGES = {"oos": "C-3.9f", "attack": "C-6.2.Dj", "active": "C-6.2.Fb"}


class GameDisplay(BoardDisplay):
    """The page's picture of a game of Compass."""

    components: Compass
    overlays = OVERLAYS
    styles = STYLES
    badges = BADGES
    card_rules = MARKER_RULES
    box_names = BOX_NAMES

    def sheet(self) -> Sheet:
        base = super().sheet()
        return msgspec.structs.replace(
            base,
            event_rules={**base.event_rules, "marched": base.event_rules["moved"]},
            rolls={**base.rolls, "rolled": Roll("dice", pieces="units", faces="faces")},
            fights={"assault": "combatEnded"},
            secret=SECRET,
            together=("advance",),
        )

    def counter(self, unit: int) -> Piece:
        row = self.components.units[unit]
        star = "*" if row.asterisk else ""
        movement = str(row.movement)
        values = [row.combat] if row.reduced is None else [row.combat, row.reduced]
        faces = tuple(Face((f"({value}){star}" if row.bracketed else f"{value}{star}", movement)) for value in values)
        return Piece(row.side, symbol(row.kind, row.size), self.components.unit_ids[unit], faces, sort=row.kind)

    def standing(self, state: CompassState, side: int | None) -> tuple[Message, ...]:
        return standing(state, side)

    def held(self, state: CompassState) -> Sequence[int]:
        return state.controlled

    def badges_now(self, state: CompassState) -> Mapping[str, int]:
        step = state.stack[-1] if state.stack else None
        active = (*getattr(step, "ready", ()), *getattr(step, "named", ()))
        return {"oos": state.oos, "active": mask_of(active)}

    def aims(self, state: CompassState) -> Mapping[int, int]:
        return {unit: area for unit, area in enumerate(state.target) if area >= 0}

    def left(self, state: CompassState, unit: int) -> float | None:
        return None if state.mp[unit] == FINISHED else state.mp[unit] / 2

    def due(self, state: CompassState, unit: int) -> int:
        return self.components.arrives[unit] if state.place[unit] == TRACK else 0

    def dangers(self, state: CompassState, side: int) -> Iterable[Danger]:
        return dangers(state, side)

    def cards(self, state: CompassState, side: int, own: bool) -> CardsNow:
        slot = slice(8 * side, 8 * side + 8)
        container, gone = state.container[slot], named_markers(state.out[slot])
        step = state.stack[-1] if state.stack else None
        choosing = own and isinstance(step, ChooseEvents) and step.side == side
        return CardsNow(
            state.hand_size(side),
            sum(container),
            gone,
            named_markers(state.hand[slot]) if own else None,
            named_markers(container) if choosing else None,
        )
