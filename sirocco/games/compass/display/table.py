"""Compass on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

import msgspec

from sirocco.board.symbols import symbol
from sirocco.games.compass.components import MARKER_RULES, MARKERS, SIDES, Compass
from sirocco.games.compass.components.units import UnitRow
from sirocco.games.compass.display.overlays import OVERLAYS
from sirocco.games.compass.display.panel import battle_panel
from sirocco.games.compass.display.schedule import ahead
from sirocco.games.compass.rules.eliminated_units import BOX, TRACK, WAITING
from sirocco.games.compass.rules.events import ChooseEvents
from sirocco.games.compass.rules.state import FINISHED, CompassState
from sirocco.games.compass.rules.view import named_markers
from sirocco.kernel.presentation.display import (
    Card,
    CardsNow,
    Face,
    Piece,
    PieceNow,
    Roll,
    Sheet,
    SideStyle,
    Table,
)
from sirocco.mechanics.control import holders
from sirocco.mechanics.display.board_display import BoardDisplay

STYLES = (SideStyle("allied", "#e3a65c", "#2a1c0c", cut=True), SideStyle("italian", "#54785a", "#fbf8ee"))

ARM_OF = {
    "garrison": "infantry",
    "infantry-tanks": "armour",
    "light-tanks": "armour",
    "machine-guns": "infantry",
}
"""The arm of each kind of unit that is not called by it."""
SIZE_OF = {"group": "regiment"}

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

BADGES = {"oos": "C-3.9f", "attack": "C-6.2.Dj", "active": "C-6.2.Fb"}


class GameDisplay(BoardDisplay):
    """The page's picture of a game of Compass."""

    components: Compass
    overlays = OVERLAYS

    def sheet(self) -> Sheet:
        return _sheet(super().sheet(), self.components)

    def table(self, state: CompassState, side: int | None) -> Table:
        c = self.components
        return Table(
            state.turn,
            self.turn_headline(state.turn),
            {name: _piece_now(state, unit) for unit, name in enumerate(c.unit_ids)},
            holders(state, state.controlled),
            {name: _cards(state, i, i == side) for i, name in enumerate(SIDES)},
            battle_panel(state),
            ahead(state),
        )


def _sheet(base: Sheet, c: Compass) -> Sheet:
    return msgspec.structs.replace(
        base,
        sides=STYLES,
        pieces={name: _piece(name, row) for name, row in zip(c.unit_ids, c.units, strict=True)},
        cards={marker: Card(MARKER_RULES[marker]) for marker in MARKERS},
        turns=c.last_turn,
        event_rules={**base.event_rules, "marched": base.event_rules["moved"]},
        rolls={"rolled": Roll("units", "faces", "dice")},
        fights={"assault": "combatEnded"},
        secret=SECRET,
        together=("advance",),
        badges=BADGES,
    )


def _piece(name: str, row: UnitRow) -> Piece:
    star = "*" if row.asterisk else ""
    movement = str(row.movement)
    values = [row.combat] if row.reduced is None else [row.combat, row.reduced]
    faces = tuple(Face((f"({value}){star}" if row.bracketed else f"{value}{star}", movement)) for value in values)
    sign = symbol(ARM_OF.get(row.kind, row.kind), SIZE_OF.get(row.size, row.size))
    return Piece(row.side, sign, name, faces, sort=row.kind)


def _piece_now(s: CompassState, unit: int) -> PieceNow:
    c = s.components
    place = s.place[unit]
    side = SIDES[c.side_of[unit]]
    if place < 0:
        return PieceNow(_off_map(s, unit, side))
    badges = []
    if s.is_out_of_supply(unit):
        badges.append("oos")
    ready = getattr(s.stack[-1], "ready", ()) if s.stack else ()
    if unit in ready or unit in getattr(s.stack[-1] if s.stack else None, "named", ()):
        badges.append("active")
    return PieceNow(
        c.area_ids[place],
        s.reduced >> unit & 1,
        tuple(badges),
        c.area_ids[s.target[unit]] if s.target[unit] >= 0 else None,
        None if s.mp[unit] == FINISHED else s.mp[unit] / 2,
    )


def _off_map(s: CompassState, unit: int, side: str) -> str:
    """The box a unit off the map lies in: on the turn track, in the eliminated box, waiting, or gone for good."""
    place = s.place[unit]
    if place == TRACK and s.components.arrives[unit] > s.turn:
        return f"turn-{s.components.arrives[unit]}"
    if place in (TRACK, WAITING):
        return f"waiting-{side}"
    return f"{'box' if place == BOX else 'lost'}-{side}"


def _cards(s: CompassState, side: int, own: bool) -> CardsNow:
    slot = slice(8 * side, 8 * side + 8)
    container, gone = s.container[slot], named_markers(s.out[slot])
    step = s.stack[-1] if s.stack else None
    choosing = own and isinstance(step, ChooseEvents) and step.side == side
    return CardsNow(
        s.hand_size(side),
        sum(container),
        gone,
        named_markers(s.hand[slot]) if own else None,
        named_markers(container) if choosing else None,
    )
