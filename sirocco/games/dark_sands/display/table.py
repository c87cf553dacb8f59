"""The Dark Sands on a page: its counters, its sequence of play, and the table after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.chit_kinds import CHIT_RULES, CHITS
from sirocco.games.dark_sands.components.vocabulary import TABLES
from sirocco.games.dark_sands.display.counters import STYLES, piece
from sirocco.games.dark_sands.display.map_markers import markers, parts
from sirocco.games.dark_sands.display.overlays import OVERLAYS
from sirocco.games.dark_sands.display.panel import UNDECIDED
from sirocco.games.dark_sands.display.standing import standing
from sirocco.games.dark_sands.display.trays import trays
from sirocco.games.dark_sands.rules.action_phase import InitiativeChit
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits
from sirocco.games.dark_sands.rules.dangers import dangers
from sirocco.games.dark_sands.rules.extended_movement import Extending
from sirocco.games.dark_sands.rules.land_movement import Moving
from sirocco.games.dark_sands.rules.state import TRACK, DarkSandsState
from sirocco.kernel.danger import Danger
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import CardsNow, Piece, Roll, Sheet, Table
from sirocco.kernel.step import Step
from sirocco.mechanics.display.board_display import BoardDisplay
from sirocco.mechanics.display.charts import results_table

BADGES = {"oos": "DS-10.2a", "disrupted": "DS-19.3a", "guns": "DS-13.5b", "active": "DS-C.Xa"}
BOX_NAMES = {"track": "arriving", "up": "ready", "down": "ready"}
CHART_RULES = ("DS-20.2.7a", "DS-12.6a")
COMBAT_ROLL = Roll("die", chart="table", column="odds", row="final", modifier="modifier", result="result")


class GameDisplay(BoardDisplay):
    """The page's picture of a game."""

    components: DarkSands
    overlays = OVERLAYS
    styles = STYLES
    badges = BADGES
    card_rules = CHIT_RULES
    box_names = BOX_NAMES
    turning = ("scored", *BoardDisplay.turning)

    def sheet(self) -> Sheet:
        base = super().sheet()
        charts = zip(TABLES, CHART_RULES, self.components.charts, strict=True)
        return replace(
            base,
            place="hex",
            card="chit",
            rolls={**base.rolls, "rolled": COMBAT_ROLL},
            charts={name: results_table(chart, rule) for name, rule, chart in charts},
            fights={"attack": "battleEnded"},
            select=self.definition.marching.take,
            together=("advance", "with", "join"),
            careful=("dismantle", "disband"),
            strikes=("attack",),
        )

    def counter(self, unit: int) -> Piece:
        return piece(self.components, unit, self.components.units[unit])

    def table(self, state: DarkSandsState, side: int | None) -> Table:
        return replace(
            super().table(state, side),
            moving=_moving(state),
            trays=trays(state),
            markers=markers(state),
            parts=parts(state),
            manner="extended" if isinstance(_step(state), Extending) else "",
            groups=_groups(state),
        )

    def standing(self, state: DarkSandsState, side: int | None) -> tuple[Message, ...]:
        return standing(state, side)

    def held(self, state: DarkSandsState) -> Sequence[int]:
        return state.control

    def badges_now(self, state: DarkSandsState) -> Mapping[str, int]:
        """A chit's units are active while its owner still chooses more."""
        step = _step(state)
        active = step.active if isinstance(step, ChooseUnits | ChooseGroups) else 0
        guns = mask_of(unit for unit in state.guns_with if unit >= 0)
        return {"oos": state.oos, "disrupted": state.disrupted, "guns": guns, "active": active}

    def aims(self, state: DarkSandsState) -> Mapping[int, int]:
        """Who attacks which hex in the battle now being planned."""
        step = _step(state)
        battle = getattr(step, "battle", None)
        if not isinstance(step, UNDECIDED) or not isinstance(battle, Battle):
            return {}
        return dict.fromkeys(battle.attackers, battle.target)

    def face(self, state: DarkSandsState, unit: int) -> int:
        return state.level[unit] * self.components.steps[unit] + super().face(state, unit)

    def due(self, state: DarkSandsState, unit: int) -> int:
        return state.due[unit] if state.place[unit] == TRACK else 0

    def dangers(self, state: DarkSandsState, side: int) -> Iterable[Danger]:
        return dangers(state, side)

    def cards(self, state: DarkSandsState, side: int, own: bool) -> CardsNow:
        """The chits of a side: held, still in the pool, played this turn. They all lie open in the boxes (trays.py),
        and in the hand only while one is chosen."""
        kinds = len(CHITS)
        pool = state.pool[side * kinds : side * kinds + kinds]
        played = [entry % kinds for entry in state.played if entry // kinds == side]
        gone = Counter(CHITS[chit] for chit in played if chit != kinds - 1)
        held = {CHITS[chit]: 1 for chit in places_of(state.held[side])}
        offered = {CHITS[chit]: number for chit, number in enumerate(pool) if number} | held
        choosing = isinstance(_step(state), InitiativeChit) and state.initiative == side
        return CardsNow(len(held), sum(pool), dict(gone), None, offered if choosing else None)


def _step(s: DarkSandsState) -> Step[DarkSandsState] | None:
    """The step that asks now."""
    return s.stack[-1] if s.stack else None


def _moving(s: DarkSandsState) -> tuple[str, ...]:
    """The units on the move now."""
    step = _step(s)
    if isinstance(step, Moving):
        return tuple(s.names(places_of(step.group)))
    return tuple(s.names([step.unit])) if isinstance(step, Extending) else ()


def _groups(s: DarkSandsState) -> dict[str, dict[str, tuple[str, ...]]]:
    """The formations and the hexes that a chit's owner may name, with the units it would activate there."""
    c, step = s.components, _step(s)
    if not isinstance(step, ChooseGroups):
        return {}
    return {
        "formation": {c.formations[f]: tuple(s.names(places_of(units))) for f, units in step.formations(s).items()},
        "hex": {c.hex_ids[h]: tuple(s.names(places_of(units))) for h, units in step.stacks(s).items()},
    }
