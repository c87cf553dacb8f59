"""The Dark Sands on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import ALLIED, AXIS, CHITS, SIDES, DarkSands, UnitRow
from sirocco.games.dark_sands.marching import Moving
from sirocco.games.dark_sands.overlays import OVERLAYS
from sirocco.games.dark_sands.panel import battle_panel
from sirocco.games.dark_sands.state import OUT, REBUILD, TRACK, DarkSandsState
from sirocco.kernel.display import (
    Card,
    CardsNow,
    Display,
    Face,
    Overlay,
    Piece,
    PieceNow,
    Sheet,
    SideStyle,
    Stage,
    Table,
)
from sirocco.kernel.errors import UnknownName
from sirocco.kernel.message import message

if TYPE_CHECKING:
    from sirocco.kernel.drawing import Drawing

STYLES = (SideStyle("allied", "#e3a65c", "#2a1c0c", cut=True), SideStyle("axis", "#7d8a86", "#fbf8ee"))
ITALIAN_SHADE = "#54785a"
"""The stripe of Italian counters without a formation; Germans and Italians share a side."""

FUNCTIONS = {
    "infantry": "UCI---",
    "motorised": "UCIM--",
    "machine-guns": "UCI---",
    "tank": "UCA---",
    "panzer": "UCA---",
    "armoured-cars": "UCRVA-",
    "hq": "UH----",
    "garrison": "UCI---",
}
"""What each kind of unit is in MIL-STD-2525."""
ECHELONS = {"company": "E", "II": "F", "III": "G", "X": "H", "XX": "I", "XXX": "J", "XXXX": "K"}
STRIPES = (
    *("#b33a2b", "#2b6cb3", "#2f8f4e", "#c98a1b", "#7a4fb0", "#b0487f", "#3aa0a0", "#8c6d3f"),
    *("#5b5b5b", "#d0603a", "#4b7d1f", "#335577"),
)
"""Formation colours, given out in the order of the formations."""

EVENT_RULES = {
    "turn": "DS-16.0a",
    "initiative": "DS-18.2a",
    "chit": "DS-18.6a",
    "declared": "DS-18.6.1a",
    "usedAs": "DS-18.7.2b",
    "noAction": "DS-18.7.2e",
    "noHeadquarters": "DS-10.2.1d",
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
    "restored": "DS-17.0a",
    "rebuilt": "DS-17.0a",
    "cadre": "DS-17.1c",
    "railRoll": "DS-23.3.1a",
    "railBuilt": "DS-23.3.1b",
    "bypass": "DS-23.3.2a",
    "orderRestored": "DS-23.4a",
    "scored": "DS-5.2a",
    "dash": "DS-S3b",
}
"""The clause a reader of the log is shown."""

BADGES = {"oos": "DS-10.2a", "disrupted": "DS-19.3a", "box": "DS-13.7.4a", "guns": "DS-13.5b", "moved": "DS-19.1.1d"}

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
            fights={"attack": "battleEnded"},
            select="activate",
            together=("advance", "with", "join"),
            overlays=tuple(OVERLAYS),
            badges=BADGES,
        )

    def drawing(self, language: str) -> Drawing:
        from sirocco.games.dark_sands.board import drawing

        return drawing(self.components, language)

    def table(self, state: DarkSandsState, side: int | None) -> Table:
        c = self.components
        guns = {unit for unit in state.guns_with if unit >= 0}
        return Table(
            state.turn,
            message("board-turn", turn=state.turn, last=c.last_turn, dates=c.turns[state.turn - 1].dates),
            {name: _piece_now(state, unit, unit in guns) for unit, name in enumerate(c.unit_ids)},
            {c.hex_ids[h]: SIDES[i] for i in (ALLIED, AXIS) for h in places_of(state.control[i])},
            {name: _cards(state, i) for i, name in enumerate(SIDES)},
            battle_panel(state),
            moving=_moving(state),
        )

    def overlay(self, state: DarkSandsState, side: int | None, name: str, focus: str | None) -> Overlay:
        if name not in OVERLAYS:
            raise UnknownName(f"unknown overlay '{name}'; known: {', '.join(OVERLAYS)}")
        c = self.components
        if focus is not None and focus not in c.unit_ids:
            raise UnknownName(f"unknown unit '{focus[:40]}'")
        return OVERLAYS[name](state, side, None if focus is None else c.unit_ids.index(focus))


CHIT_RULES = {
    "movement": "DS-C.Ma",
    "combat": "DS-C.Ca",
    "move-or-combat": "DS-C.MCa",
    "half": "DS-C.HMCa",
    "reinforcement": "DS-C.REINa",
    "tobruk": "DS-C.TOBAa",
    "oconnor": "DS-C.OCOa",
    "combeforce": "DS-C.COMa",
    "auk": "DS-C.AUKa",
    "monty": "DS-C.MONa",
    "13-corps": "DS-C.13Ca",
    "30-corps": "DS-C.30Ca",
    "8-army": "DS-C.8Aa",
    "rommel": "DS-C.ROMa",
    "afrika-korps": "DS-C.AKa",
    "panzerarmee": "DS-C.PAAa",
    "21-corps": "DS-C.21Ca",
    "logistics": "DS-C.LOGa",
}


def _piece(c: DarkSands, unit: int, row: UnitRow) -> Piece:
    symbol = f"SFGP{FUNCTIONS[row.kind]}-{ECHELONS[row.size]}---"
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
    return Piece(row.side, symbol, c.unit_ids[unit], faces, stripe, row.kind)


def _piece_now(s: DarkSandsState, unit: int, guns: bool) -> PieceNow:
    c = s.components
    place = s.place[unit]
    if place < 0:
        return PieceNow(_off_map(s, unit))
    side = c.side_of[unit]
    badges = [
        name
        for name, worn in (
            ("oos", s.oos >> unit & 1),
            ("disrupted", s.disrupted >> unit & 1),
            ("box", s.boxes[side] >> place & 1 and not c.hqs >> unit & 1),
            ("guns", guns),
        )
        if worn
    ]
    steps = c.steps[unit]
    return PieceNow(c.hex_ids[place], s.level[unit] * steps + (s.reduced >> unit & 1), tuple(badges))


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
    """The chits of a side: held, still in the pool, played this turn. They all lie open."""
    kinds = len(CHITS)
    pool = s.pool[side * kinds : side * kinds + kinds]
    gone: dict[str, int] = {}
    for entry in s.played:
        if entry // kinds == side and entry % kinds != kinds - 1:
            name = CHITS[entry % kinds]
            gone[name] = gone.get(name, 0) + 1
    hand = {CHITS[chit]: 1 for chit in places_of(s.held[side])}
    offered = {CHITS[chit]: number for chit, number in enumerate(pool) if number}
    choosing = type(s.stack[-1]).__name__ == "InitiativeChit" if s.stack else False
    return CardsNow(len(hand), sum(pool), gone, hand, offered if choosing and s.initiative == side else None)


def _moving(s: DarkSandsState) -> tuple[str, ...]:
    """The units on the move now."""
    ids = s.components.unit_ids
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Moving):
        return tuple(ids[u] for u in places_of(step.group))
    unit = getattr(step, "unit", None)
    return (ids[unit],) if isinstance(unit, int) and type(step).__name__ == "Extending" else ()
