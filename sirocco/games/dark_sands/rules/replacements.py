"""Rule 17, Replacements: drawing and spending points, cadres, headquarters that come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS, SIDES
from sirocco.games.dark_sands.rules.placement import entry_hexes, refuse_entry, refuse_held
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, hex_of
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.stages import Stages
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.arrivals import ArrivalChoice, Tally
from sirocco.mechanics.kinds import Side, Units
from sirocco.mechanics.pieces import OFF
from sirocco.mechanics.replacements import ReplacementChoice

FIRST_DRAW, FIRST_1942 = 4, 10
SAVED = 3
CADRE_TURNS = range(13, 18)
CADRES_FROM, CADRE_EVERY = 12, 4
POINT_RULES = {
    "panzer": "DS-17.3.1b",
    "german": "DS-17.3.1c",
    "italian": "DS-17.3.1d",
    "tank": "DS-17.4.1b",
    "infantry": "DS-17.4.1b",
}
"""The clause that says what each kind of point pays for."""
ASIDE = {ALLIED: ("fdr-promise", "Tobruk"), AXIS: ("axis-emergency", "Bengasi")}
"""The chit that each side keeps aside, and the port whose loss in 1942 makes it play that."""


@implements("DS-16.0b")
class ReplacementPhase(Stages[DarkSandsState], frozen=True):
    """Axis Replacement, Allied Cadre and Allied Replacement Segments; each side's lost headquarters come back first."""

    rule = "DS-16.0b"
    under = ("GameTurn",)
    stages = 4
    leads_to = ("Rebuilding", "SpendPoints", "Cadres")

    def parts(self, s: DarkSandsState) -> tuple[Callable[[DarkSandsState], None], ...]:
        return self._headquarters, self._axis, self._cadres, self._allied

    @implements("DS-11k", "DS-11l")
    def _headquarters(self, s: DarkSandsState) -> None:
        for side in (ALLIED, AXIS):
            c = s.components
            back = [u for u in places_of(c.hqs & c.side_mask[side]) if s.place[u] == REBUILD and s.due[u] <= s.turn]
            if back:
                s.push(Rebuilding(side, mask_of(back)))

    @implements("DS-17.3.1a", "DS-17.3.2a", "DS-17.3.3a", "DS-17.3.3b")
    def _axis(self, s: DarkSandsState) -> None:
        points = draw(s, AXIS)
        early = s.turn < FIRST_DRAW and s.options.repair_needs_a_draw
        if s.components.turns[s.turn - 1].repair and not early:
            s.report("repair", side=AXIS)
            points = replace(points, panzer=points.panzer + 1)
        s.push(SpendPoints(AXIS, points))

    @implements("DS-17.1a", "DS-17.1b")
    def _cadres(self, s: DarkSandsState) -> None:
        if s.turn not in CADRE_TURNS:
            return
        c = s.components
        lost = sum(c.steps[u] for u in c.units_of[ALLIED] if s.place[u] == REBUILD and c.infantry >> u & 1)
        if lost > CADRES_FROM:
            s.push(Cadres(-(-(lost - CADRES_FROM) // CADRE_EVERY)))

    @implements("DS-17.4.1a", "DS-17.4.4a")
    def _allied(self, s: DarkSandsState) -> None:
        points = draw(s, ALLIED)
        points = replace(points, tank=points.tank + s.saved[0], infantry=points.infantry + s.saved[1])
        s.saved = [0, 0]
        s.push(SpendPoints(ALLIED, points))


class Points(msgspec.Struct, frozen=True):
    """Replacement points to be spent; `good` ones are tank points whose units enter in good order."""

    panzer: Count = 0
    german: Count = 0
    italian: Count = 0
    tank: Count = 0
    infantry: Count = 0
    good: Units = 0


def year_of(turn: int) -> str:
    """The year whose chits are drawn on a turn."""
    return "1941" if turn < FIRST_1942 else "1942"


def pool_of(s: DarkSandsState, side: int, year: str) -> list[int]:
    """The chits of a year that a side has not drawn yet."""
    rows = s.components.replacements
    return [i for i in places_of(s.replacements) if rows[i].side == SIDES[side] and rows[i].pool == year]


@implements("DS-17.3.3b", "DS-17.4.4a")
def emergency_chit(s: DarkSandsState, side: int) -> int | None:
    """The chit a side gets without drawing, the first time in 1942 that its port is lost."""
    name, lost = ASIDE[side]
    chit = s.components.replacement_ids.index(name)
    due = s.turn >= FIRST_1942 and s.replacements >> chit & 1 and s.control[1 - side] >> hex_of(s, lost) & 1
    return chit if due else None


@implements("DS-17.2a", "DS-17.2b", "DS-17.2c")
def drawable(s: DarkSandsState, side: int) -> list[int]:
    """The chits of which a side gets one this turn, all equally likely: none before turn 4."""
    if s.turn < FIRST_DRAW:
        return []
    emergency = emergency_chit(s, side)
    return pool_of(s, side, year_of(s.turn)) if emergency is None else [emergency]


@implements("DS-17.2a", "DS-17.2b", "DS-17.2c", "DS-17.3.3b", "DS-17.4.4a", "DS-17.4.3a")
def draw(s: DarkSandsState, side: int) -> Points:
    """The chit of this turn, if there is any to be had; the emergency one is not left to chance."""
    pool = drawable(s, side)
    if not pool:
        return Points()
    c = s.components
    chit = pool[0] if emergency_chit(s, side) is not None else pool[s.dice.below(len(pool))]
    s.replacements &= ~(1 << chit)
    row = c.replacements[chit]
    points: dict[str, Value] = {kind: getattr(row, kind) for kind in POINT_RULES}
    s.report("drewReplacements", side=side, replacement=c.replacement_ids[chit], **points)
    good = row.tank if row.undisrupted else 0
    return Points(row.panzer, row.german, row.italian, row.tank - good, row.infantry, good)


@implements("DS-17.3.1b", "DS-17.3.1c", "DS-17.3.1d", "DS-17.4.1b")
def point_for(c: DarkSands, unit: int) -> str | None:
    """The kind of point a unit's step costs."""
    row = c.units[unit]
    if row.kind in ("hq", "garrison") or not row.keeps:
        return None
    if c.side_of[unit] == ALLIED:
        return "tank" if row.kind == "tank" else "infantry"
    if row.nation == "italy":
        return "italian"
    return "panzer" if row.kind in ("panzer", "armoured-cars") else "german"


@implements("DS-17.0a", "DS-17.3.1e", "DS-17.3.1f", "DS-17.3.1g", "DS-17.4.1c", "DS-17.4.2a", "DS-15.2b", "DS-17.4.4b")
class SpendPoints(ReplacementChoice[DarkSandsState], frozen=True):
    """A side flips reduced units and rebuilds lost ones, a step a point; the Allies keep up to three of each kind.

    `good` are the units rebuilt in this segment with nothing but points that bring them in good order."""

    rule = "DS-17.0a"
    under = ("ReplacementPhase",)

    side: Side
    points: Points
    entered: Tally = Tally()
    good: Units = 0

    def _can_pay(self, s: DarkSandsState, unit: int) -> bool:
        kind = point_for(s.components, unit)
        if kind is None:
            return False
        return getattr(self.points, kind) > 0 or (kind == "tank" and self.points.good > 0)

    def _paid(self, s: DarkSandsState, unit: int, fresh: bool) -> tuple[Points, bool]:
        """The points after a step, and whether it was paid with a good one: those go to units that need them."""
        kind = point_for(s.components, unit)
        assert kind is not None
        wants_good = kind == "tank" and self.points.good > 0 and (fresh or not self.points.tank)
        if wants_good:
            return replace(self.points, good=self.points.good - 1), True
        return replace(self.points, **{kind: getattr(self.points, kind) - 1}), False

    def means(self, s: DarkSandsState) -> Cover:
        return Cover(s, self.side)

    def is_restorable(self, s: DarkSandsState, piece: int, means: Cover) -> bool:
        return self._can_pay(s, piece) and bool(means.all >> s.place[piece] & 1)

    def _lost(self, s: DarkSandsState) -> list[int]:
        """The lost units for which there are points."""
        c = s.components
        lost = [u for u in c.units_of[self.side] if s.place[u] == REBUILD and not c.hqs >> u & 1]
        return [u for u in lost if self._can_pay(s, u)]

    def _entries(self, s: DarkSandsState, unit: int, cover: Cover) -> dict[int, int | None]:
        return entry_hexes(s, unit, self.entered, True, cover)

    def rebuildable(self, s: DarkSandsState, means: Cover) -> Iterator[tuple[int, int]]:
        return ((unit, hex_) for unit in self._lost(s) for hex_ in sorted(self._entries(s, unit, means)))

    def ask(self, s: DarkSandsState) -> Question:
        return UNASKED if self.points == Points() else super().ask(s)

    def finish(self, s: DarkSandsState) -> None:
        left = self.points
        if self.side == ALLIED:
            s.saved = [min(SAVED, left.tank + left.good), min(SAVED, left.infantry)]
            if any(s.saved):
                s.emit("savedPoints", tank=s.saved[0], infantry=s.saved[1])
        s.pop()

    def warnings(self, s: DarkSandsState, action: Action) -> list[Message]:
        """Points that lapse although they could be spent: the Allies save some, and of those that no unit can take
        nothing is said."""
        if action.verb != "done":
            return []
        takers = {point_for(s.components, other.args[0]) for other in self.actions(s) if other.verb != "done"}
        left = {kind: getattr(self.points, kind) for kind in POINT_RULES}
        left["tank"] += self.points.good
        saved = SAVED if self.side == ALLIED else 0
        lapse = sum(max(0, number - saved) for kind, number in left.items() if kind in takers)
        return [message("warn-points-lost", points=lapse)] if lapse else []

    def restore(self, s: DarkSandsState, piece: int) -> None:
        points, good = self._paid(s, piece, bool(self.good >> piece & 1))
        if self.good >> piece & 1 and not good:
            s.disrupted |= 1 << piece
        s.restore_step(piece, "restored")
        s.replace(replace(self, points=points))

    @implements("DS-19.2a")
    def rebuild(self, s: DarkSandsState, piece: int, place: int = OFF) -> None:
        points, good = self._paid(s, piece, True)
        key = self._entries(s, piece, Cover(s, self.side)).get(place)
        entered = self.entered if key is None else self.entered.plus(key)
        s.replace(SpendPoints(self.side, points, entered, self.good | good << piece))
        shaken = self.side == ALLIED and not good
        s.report("rebuilt", unit=piece, hex=place, disrupted=shaken)
        rebuild(s, piece, place)
        if shaken:
            s.disrupted |= 1 << piece

    def _refuse_paying(self, s: DarkSandsState, unit: int) -> Refusal | None:
        c = s.components
        mine = c.side_of[unit] == self.side
        if mine and self._can_pay(s, unit):
            return None
        kind = point_for(c, unit) if mine else None
        rule = "DS-17.5a" if not c.units[unit].keeps else "DS-17.0a" if kind is None else POINT_RULES[kind]
        return s.refuse(rule, "no-points", unit=unit)

    def refuse_restoring(self, s: DarkSandsState, piece: int) -> Refusal | None:
        wrong = self._refuse_paying(s, piece)
        if wrong is not None or piece in self.restorable(s, self.means(s)):
            return wrong
        return s.refuse("DS-17.4.1c" if self.side == ALLIED else "DS-17.3.1e", "not-restorable", unit=piece)

    def refuse_rebuilding(self, s: DarkSandsState, piece: int, place: int = OFF) -> Refusal | None:
        wrong = self._refuse_paying(s, piece)
        if wrong is None and piece not in self._lost(s):
            return s.refuse("DS-17.0a", "not-lost", unit=piece)
        if wrong is not None or place in self._entries(s, piece, Cover(s, self.side)):
            return wrong
        return refuse_entry(s, self.side, piece, place)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        p = self.points
        return {
            "side": SIDES[self.side],
            "panzer": p.panzer,
            "german": p.german,
            "italian": p.italian,
            "tank": p.tank + p.good,
            "infantry": p.infantry,
        }


def rebuild(s: DarkSandsState, unit: int, hex_: int) -> None:
    """Put a lost unit back on the map, reduced if it has two steps."""
    s.due[unit] = 0
    s.rebuild(unit, hex_)


class RebuildChoice(ArrivalChoice[DarkSandsState], frozen=True):
    """Lost units come back where their owner places them."""

    def entries(self, s: DarkSandsState) -> Cover:
        return Cover(s, self.chooser(s))

    def places_for(self, s: DarkSandsState, piece: int, entries: Cover) -> list[int]:
        return sorted(entry_hexes(s, piece, Tally(), True, entries))


@implements("DS-17.1c")
class Cadres(RebuildChoice, frozen=True):
    """Lost Allied infantry comes back as cadres: reduced and disrupted, near a source of supply."""

    rule = "DS-17.1c"
    under = ("ReplacementPhase",)
    verb = "rebuild"
    optional = True
    question = ("number",)

    number: Count

    def chooser(self, s: DarkSandsState) -> int:
        return ALLIED

    def waiting(self, s: DarkSandsState) -> list[int]:
        c = s.components
        lost = [u for u in c.units_of[ALLIED] if s.place[u] == REBUILD and c.infantry >> u & 1]
        return lost if self.number else []

    def take(self, s: DarkSandsState, candidate: tuple[int, int]) -> None:
        unit, hex_ = candidate
        s.replace(Cadres(self.number - 1))
        s.report("cadre", unit=unit, hex=hex_)
        rebuild(s, unit, hex_)
        s.disrupted |= 1 << unit

    def refuse_candidate(self, s: DarkSandsState, candidate: tuple[int, int]) -> Refusal:
        unit, hex_ = candidate
        return refuse_held(s, ALLIED, hex_) or s.refuse("DS-17.1c", "no-cadre", unit=unit)


@implements("DS-11k", "DS-11l")
class Rebuilding(RebuildChoice, frozen=True):
    """Lost headquarters come back for nothing."""

    rule = "DS-11k"
    under = ("ReplacementPhase", "Rebuilding")
    question = ("side",)

    side: Side
    units: Units

    def waiting(self, s: DarkSandsState) -> list[int]:
        return [u for u in places_of(self.units) if s.place[u] == REBUILD]

    def take(self, s: DarkSandsState, candidate: tuple[int, int]) -> None:
        unit, hex_ = candidate
        s.report("arrived", unit=unit, hex=hex_)
        rebuild(s, unit, hex_)

    def refuse_candidate(self, s: DarkSandsState, candidate: tuple[int, int]) -> Refusal:
        return refuse_entry(s, self.side, *candidate, "DS-11l")
