"""The Dark Sands on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from sirocco.board.graph import places_of
from sirocco.board.symbols import symbol
from sirocco.games.dark_sands.battle import Battle
from sirocco.games.dark_sands.chit_kinds import CHITS
from sirocco.games.dark_sands.chits import InitiativeChit
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.effects import ChooseGroups, ChooseUnits
from sirocco.games.dark_sands.marching import Moving
from sirocco.games.dark_sands.markers import markers, parts
from sirocco.games.dark_sands.overlays import OVERLAYS
from sirocco.games.dark_sands.panel import UNDECIDED, battle_panel
from sirocco.games.dark_sands.rows import UnitRow
from sirocco.games.dark_sands.schedule import ahead
from sirocco.games.dark_sands.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.state import OUT, REBUILD, TRACK, DarkSandsState
from sirocco.games.dark_sands.trays import CHIT_RULES, trays
from sirocco.kernel.display import (
    Card,
    CardsNow,
    Cited,
    Display,
    Face,
    Piece,
    PieceNow,
    Sheet,
    SideStyle,
    Stage,
    Table,
)
from sirocco.kernel.message import message

if TYPE_CHECKING:
    from sirocco.kernel.drawing import Drawing

STYLES = (SideStyle("allied", "#e3a65c", "#2a1c0c", cut=True), SideStyle("axis", "#7d8a86", "#fbf8ee"))
ITALIAN_SHADE = "#54785a"
"""The stripe of Italian counters without a formation; Germans and Italians share a side."""

ARM_OF = {
    "machine-guns": "infantry",
    "tank": "armour",
    "panzer": "armour",
    "hq": "headquarters",
    "garrison": "infantry",
}
"""The arm of each kind of unit that is not called by it."""
SIZE_OF = {"II": "battalion", "III": "regiment", "X": "brigade", "XX": "division", "XXX": "corps", "XXXX": "army"}
STRIPES = (
    *("#b33a2b", "#2b6cb3", "#2f8f4e", "#c98a1b", "#7a4fb0", "#b0487f", "#3aa0a0", "#8c6d3f"),
    *("#5b5b5b", "#d0603a", "#4b7d1f", "#335577"),
)
"""Formation colours, given out in the order of the formations."""

EVENT_RULES = {
    "turn": "DS-16.0a",
    "initiative": "DS-18.2a",
    "declared": "DS-18.6.1a",
    "usedAs": "DS-18.7.2b",
    "noAction": "DS-18.7.2e",
    "noHeadquarters": "DS-10.2.1d",
    "rommelOrder": "DS-C.ROMa",
    "momentum": "DS-12.7.1a",
    "moved": "DS-19.1a",
    "extended": "DS-19.1.7a",
    "checked": "DS-19.2.1a",
    "sailed": "DS-19.4a",
    "garrisoned": "DS-13.6.2b",
    "fortified": "DS-13.7.2a",
    "boxRemoved": "DS-13.7.3b",
    "garrisonRemoved": "DS-13.6.3a",
    "control": "DS-2.1.5a",
    "tobrukFalls": "DS-C.TOBAa",
    "attack": "DS-20.1f",
    "committed": "DS-13.1d",
    "rolled": "DS-20.2.7a",
    "hopeless": "DS-20.2.5b",
    "edgeDefence": "DS-20.4.1a",
    "reduced": "DS-20.3.2a",
    "eliminated": "DS-17.5a",
    "retreated": "DS-20.3.3c",
    "stood": "DS-14.1b",
    "advanced": "DS-20.3.5a",
    "displaced": "DS-11g",
    "outOfSupply": "DS-10.3a",
    "supplied": "DS-10.3a",
    "arrived": "DS-22.1a",
    "departed": "DS-22.2a",
    "postponed": "DS-22.7a",
    "upgraded": "DS-22.5a",
    "drewReplacements": "DS-17.2a",
    "repair": "DS-17.3.2a",
    "restored": "DS-17.0a",
    "rebuilt": "DS-17.0a",
    "cadre": "DS-17.1c",
    "railRoll": "DS-23.3.1a",
    "railBuilt": "DS-23.3.1b",
    "bypass": "DS-23.3.2a",
    "orderRestored": "DS-23.4a",
    "scored": "DS-5.2a",
    "dash": "DS-S3b",
    "savedPoints": "DS-17.4.2a",
    "arrivedTooLate": "DS-22.6b",
    "withdrew": "DS-18.4b",
    "supportArrived": "DS-22.1b",
    "supportLeft": "DS-22.0a",
    "supportUpgraded": "DS-22.5c",
    "movementEnded": "DS-19.0a",
    "combatEnded": "DS-20.0a",
    "battleEnded": "DS-16.0d",
    "gameOver": "DS-5.1.2a",
}
"""The clause a reader of the log is shown."""

EVENT_CAUSES = {
    "chit": Cited("how", {"initiative": "DS-18.3c", "priority": "DS-18.6.1a", "drawn": "DS-18.6a"}),
    "activated": Cited("chit", CHIT_RULES),
}

BADGES = {"oos": "DS-10.2a", "disrupted": "DS-19.3a", "guns": "DS-13.5b", "active": "DS-C.Xa"}

SEQUENCE = (
    Stage("ReplacementPhase", "DS-16.0b", None, (Stage("SpendPoints", "DS-17.0a"), Stage("Cadres", "DS-17.1c"))),
    Stage(
        "ActionPhase",
        "DS-18.0a",
        None,
        (
            Stage("InitiativeChit", "DS-18.3c"),
            Stage("PriorityWindow", "DS-18.6.1a"),
            Stage("UseChit", "DS-18.7.2a"),
            Stage("MovementAction", "DS-19.0a", None, (Stage("Moving", "DS-19.1a"), Stage("Extending", "DS-19.1.7a"))),
            Stage(
                "CombatAction",
                "DS-20.0a",
                None,
                (
                    Stage("Attack", "DS-20.1f"),
                    Stage("AttackerSupports", "DS-13.1d"),
                    Stage("DefenderSupports", "DS-13.1d"),
                    Stage("Losses", "DS-20.3.2a"),
                    Stage("Retreat", "DS-20.3.3c"),
                    Stage("Advance", "DS-20.3.5a"),
                ),
            ),
            Stage("Logistics", "DS-21a"),
            Stage("ReinforcementAction", "DS-22.0b"),
        ),
    ),
    Stage("EndPhase", "DS-16.0c", None, (Stage("Railway", "DS-23.3.1b"),)),
)


class DarkSandsDisplay(Display):
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
                name: _piece(c, unit, row) for unit, (name, row) in enumerate(zip(c.unit_ids, c.units, strict=True))
            },
            cards={chit: Card(CHIT_RULES[chit]) for chit in CHITS},
            sequence=SEQUENCE,
            turns=len(c.turns),
            event_rules=EVENT_RULES,
            event_causes=EVENT_CAUSES,
            fights={"attack": "battleEnded"},
            select="activate",
            together=("advance", "with", "join"),
            careful=("dismantle", "disband"),
            groups={"formation": {f: tuple(c.unit_ids[u] for u in places_of(m)) for f, m in _formations(c)}},
            strikes=("attack",),
            badges=BADGES,
        )

    def drawing(self, language: str) -> Drawing:
        from sirocco.games.dark_sands.board import drawing

        return drawing(self.components, language)

    def table(self, state: DarkSandsState, side: int | None) -> Table:
        c = self.components
        guns = {unit for unit in state.guns_with if unit >= 0}
        aims, active = _aims(state), _active(state)
        return Table(
            state.turn,
            message("board-turn", turn=state.turn, last=c.last_turn, dates=c.turns[state.turn - 1].dates),
            {
                name: _piece_now(state, unit, unit in guns, bool(active >> unit & 1), aims.get(unit))
                for unit, name in enumerate(c.unit_ids)
            },
            {c.hex_ids[h]: SIDES[i] for i in (ALLIED, AXIS) for h in places_of(state.control[i])},
            {name: _cards(state, i) for i, name in enumerate(SIDES)},
            battle_panel(state),
            ahead(state),
            _moving(state),
            trays(state),
            markers(state),
            parts(state),
        )


def _formations(c: DarkSands) -> Iterable[tuple[str, int]]:
    return zip(c.formations, c.members, strict=True)


def _piece(c: DarkSands, unit: int, row: UnitRow) -> Piece:
    sign = symbol(ARM_OF.get(row.kind, row.kind), SIZE_OF.get(row.size, row.size))
    movement, steps = str(row.movement), c.steps[unit]
    sides = [(row.full, row.reduced), *((u.full, u.reduced) for u in row.upgrades)]
    faces = tuple(
        Face((str(face[0]), str(face[1]), movement), steps - reduced)
        for pair in sides
        for reduced, face in enumerate(pair)
        if face is not None
    )
    formation = c.formation_of[unit]
    stripe = STRIPES[formation % len(STRIPES)] if formation >= 0 and c.members[formation].bit_count() > 1 else ""
    if not stripe and row.nation == "italy":
        stripe = ITALIAN_SHADE
    return Piece(row.side, sign, c.unit_ids[unit], faces, stripe, row.kind)


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
    step = s.stack[-1] if s.stack else None
    return step.active if isinstance(step, ChooseUnits | ChooseGroups) else 0


def _aims(s: DarkSandsState) -> dict[int, str]:
    """Who attacks which hex in the battle now being planned."""
    step = s.stack[-1] if s.stack else None
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
    choosing = bool(s.stack) and isinstance(s.stack[-1], InitiativeChit) and s.initiative == side
    return CardsNow(len(held), sum(pool), gone, None, offered if choosing else None)


def _moving(s: DarkSandsState) -> tuple[str, ...]:
    """The units on the move now."""
    ids = s.components.unit_ids
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Moving):
        return tuple(ids[u] for u in places_of(step.group))
    unit = getattr(step, "unit", None)
    return (ids[unit],) if isinstance(unit, int) and type(step).__name__ == "Extending" else ()
