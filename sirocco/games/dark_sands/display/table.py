"""The Dark Sands on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHIT_RULES, CHITS
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.display.counters import STYLES, piece
from sirocco.games.dark_sands.display.map_markers import markers, parts
from sirocco.games.dark_sands.display.overlays import OVERLAYS
from sirocco.games.dark_sands.display.panel import UNDECIDED, battle_panel
from sirocco.games.dark_sands.display.schedule import ahead
from sirocco.games.dark_sands.display.trays import trays
from sirocco.games.dark_sands.rules.action_phase import InitiativeChit
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits
from sirocco.games.dark_sands.rules.extended_movement import Extending
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.state import OUT, REBUILD, TRACK, DarkSandsState
from sirocco.kernel.presentation.display import (
    Card,
    CardsNow,
    PieceNow,
    Sheet,
    Table,
)
from sirocco.kernel.step import Step
from sirocco.mechanics.control import holders
from sirocco.mechanics.display.board_display import BoardDisplay

BADGES = {"oos": "DS-10.2a", "disrupted": "DS-19.3a", "guns": "DS-13.5b", "active": "DS-C.Xa"}


class GameDisplay(BoardDisplay):
    """The page's picture of a game."""

    components: DarkSands
    overlays = OVERLAYS

    def sheet(self) -> Sheet:
        c = self.components
        return msgspec.structs.replace(
            super().sheet(),
            sides=STYLES,
            place="hex",
            card="chit",
            pieces={
                name: piece(c, unit, row) for unit, (name, row) in enumerate(zip(c.unit_ids, c.units, strict=True))
            },
            cards={chit: Card(CHIT_RULES[chit]) for chit in CHITS},
            turns=len(c.turns),
            fights={"attack": "battleEnded"},
            select=self.definition.marching.take,
            together=("advance", "with", "join"),
            careful=("dismantle", "disband"),
            strikes=("attack",),
            badges=BADGES,
        )

    def table(self, state: DarkSandsState, side: int | None) -> Table:
        c = self.components
        guns = {unit for unit in state.guns_with if unit >= 0}
        aims, active = _aims(state), _active(state)
        return Table(
            state.turn,
            self.turn_headline(state.turn),
            {
                name: _piece_now(state, unit, unit in guns, bool(active >> unit & 1), aims.get(unit))
                for unit, name in enumerate(c.unit_ids)
            },
            holders(state, state.control),
            {name: _cards(state, i) for i, name in enumerate(SIDES)},
            battle_panel(state),
            ahead(state),
            _moving(state),
            trays(state),
            markers(state),
            parts(state),
            "extended" if isinstance(_step(state), Extending) else "",
            _groups(state),
        )


def _piece_now(s: DarkSandsState, unit: int, guns: bool, active: bool, aim: str | None) -> PieceNow:
    c = s.components
    place = s.place[unit]
    if place < 0:
        return PieceNow(_off_map(s, unit))
    badges = [
        name
        for name, worn in (
            ("oos", s.oos >> unit & 1),
            ("disrupted", s.disrupted >> unit & 1),
            ("guns", guns),
            ("active", active),
        )
        if worn
    ]
    steps = c.steps[unit]
    return PieceNow(c.hex_ids[place], s.level[unit] * steps + (s.reduced >> unit & 1), tuple(badges), aim)


def _active(s: DarkSandsState) -> int:
    """The units a chit activates, while its owner still chooses more."""
    step = _step(s)
    return step.active if isinstance(step, ChooseUnits | ChooseGroups) else 0


def _aims(s: DarkSandsState) -> dict[int, str]:
    """Who attacks which hex in the battle now being planned."""
    step = _step(s)
    battle = getattr(step, "battle", None)
    if not isinstance(step, UNDECIDED) or not isinstance(battle, Battle):
        return {}
    target = s.components.hex_ids[battle.target]
    return dict.fromkeys(battle.attackers, target)


def _off_map(s: DarkSandsState, unit: int) -> str:
    """The box a unit off the map lies in."""
    c = s.components
    side = SIDES[c.side_of[unit]]
    place = s.place[unit]
    if place == TRACK:
        return f"turn-{s.due[unit]}" if s.due[unit] > s.turn else f"arriving-{side}"
    if place == REBUILD:
        return f"rebuild-{side}"
    return f"out-{side}" if place == OUT else f"ready-{side}"


def _cards(s: DarkSandsState, side: int) -> CardsNow:
    """The chits of a side: held, still in the pool, played this turn. They all lie open in the boxes (trays.py), and in
    the hand only while one is chosen."""
    kinds = len(CHITS)
    pool = s.pool[side * kinds : side * kinds + kinds]
    gone: dict[str, int] = {}
    for entry in s.played:
        if entry // kinds == side and entry % kinds != kinds - 1:
            name = CHITS[entry % kinds]
            gone[name] = gone.get(name, 0) + 1
    held = {CHITS[chit]: 1 for chit in places_of(s.held[side])}
    offered = {CHITS[chit]: number for chit, number in enumerate(pool) if number} | held
    choosing = isinstance(_step(s), InitiativeChit) and s.initiative == side
    return CardsNow(len(held), sum(pool), gone, None, offered if choosing else None)


def _step(s: DarkSandsState) -> Step[DarkSandsState] | None:
    """The step that asks now."""
    return s.stack[-1] if s.stack else None


def _moving(s: DarkSandsState) -> tuple[str, ...]:
    """The units on the move now."""
    ids, step = s.components.unit_ids, _step(s)
    if isinstance(step, Moving):
        return tuple(ids[u] for u in places_of(step.group))
    return (ids[step.unit],) if isinstance(step, Extending) else ()


def _groups(s: DarkSandsState) -> dict[str, dict[str, tuple[str, ...]]]:
    """The formations and the hexes that a chit's owner may name, with the units it would activate there."""
    c, step = s.components, _step(s)
    if not isinstance(step, ChooseGroups):
        return {}
    return {
        "formation": {c.formations[f]: _names(c, units) for f, units in step.formations(s).items()},
        "hex": {c.hex_ids[h]: _names(c, units) for h, units in step.stacks(s).items()},
    }


def _names(c: DarkSands, units: int) -> tuple[str, ...]:
    return tuple(c.unit_ids[u] for u in places_of(units))
