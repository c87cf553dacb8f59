"""Rule 16.1, Bombardment: factors, columns, dice, what a HIT does, and the windows in which movers are fired at."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.salerno_rome.components.sides import ALLIED, POOLS
from sirocco.games.salerno_rome.components.units import HALVES
from sirocco.games.salerno_rome.components.window_kinds import BOMBARDMENT, OVERRUN, PLANES
from sirocco.games.salerno_rome.rules.artillery.artillery import (
    fire_zone,
    gun_places,
    guns_against_mover,
    guns_in,
    in_range,
    places_with,
    ready_guns,
    remove_guns,
)
from sirocco.games.salerno_rome.rules.artillery.fire_missions import FireMission, StepOfSide
from sirocco.games.salerno_rome.rules.combat.losses import StepLosses
from sirocco.games.salerno_rome.rules.open_city.open_city import spared_hexes
from sirocco.games.salerno_rome.rules.operations.gustav_line import is_fortified
from sirocco.games.salerno_rome.rules.operations.intelligence import hidden_units
from sirocco.games.salerno_rome.rules.sequence.impulses import active_side
from sirocco.games.salerno_rome.rules.state import NO_MARKER, SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Term
from sirocco.kernel.fields import Between, Count
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.attacks import total
from sirocco.mechanics.charts import BELOW
from sirocco.mechanics.choices import IF_SEVERAL, Choice
from sirocco.mechanics.kinds import Hex, Side, Units
from sirocco.mechanics.march_under_fire import MarchUnderFire
from sirocco.mechanics.windows import Asked, Window

AT_WILL, AT_MOVER, BY_PLANES, OVERRUN_FIRE = range(4)
"""Who may take part in a bombardment: in their own segment active pieces and planes; pieces that a move gives the
occasion; planes only; pieces about to be overrun."""
Occasion = Annotated[int, Between(0, 3)]
OUTCOMES = {
    "-": "outcome-nothing",
    "G": "outcome-green-hit",
    "R": "outcome-red-hit",
    "1*": "outcome-step-and-end",
    "2": "outcome-two-steps",
    "2*": "outcome-two-steps-and-end",
}
"""What players read for each entry of the chart."""


FIRING = (
    *("FormationChoice", "Movement", "Combat", "Penetration", "ReserveStep", "LastMissions"),
    *("UnitMarch", "FirstFire", "BombardmentWindow", "OverrunWindow", "LastPlanesWindow"),
)
"""The steps from which somebody bombards: the mission lies on them, and then what it does."""
SETTING_DOWN = ("Reinforcements", "RichardReinforcements", "Recovery", "FreeRecovery", "BoxRecovery")
"""The steps that set units down on the map, perhaps among artillery."""


# Targets.


@implements("SR-16i")
def enemy_hexes(s: SalernoState, side: int) -> int:
    """The hexes in which a side can bombard anything: units or artillery."""
    return (s.occupied[1 - side] | gun_places(s, 1 - side)) & ~spared_hexes(s)


@implements("SR-16.1.1a", "SR-9.8d", "SR-16.1b")
def targets_at_will(s: SalernoState, side: int) -> int:
    """What a side may bombard in its own segment: all in range of its active pieces, and anything with planes."""
    if s.planes_to_fight(side):
        return enemy_hexes(s, side)
    reach = fire_zone(s, ready_guns(s, side) & s.active_guns)
    return reach & enemy_hexes(s, side) if reach else 0


# The bombardment.


class FireSums(msgspec.Struct, frozen=True):
    """All that decides a bombardment before the dice are rolled."""

    factors: list[Term]
    shifts: list[Term]
    die: list[Term]
    column: int

    @property
    def modifier(self) -> int:
        return int(total(self.die))


@implements("SR-16.1a", "SR-16.1b", "SR-16.1d", "SR-9.8c", "SR-9.5.5a", "SR-16.4b")
class Bombardment(FireMission, frozen=True, kw_only=True):
    """A hex is bombarded, all that is in it."""

    rule = "SR-16.1a"
    under = FIRING
    shown_as = "Movement LastMissions LastPlanesWindow Combat FormationChoice"

    occasion: Occasion = AT_WILL
    moved: Units = 0
    """Units that have just moved."""
    spared: Units = 0
    """Units to which END OPS does nothing: they retreat (SR-14.3.1g)."""

    @implements("SR-16.1.1a", "SR-16.1.2a", "SR-16.1.2d", "SR-16.1.3a", "SR-16h")
    def allowed(self, s: SalernoState) -> tuple[int, int]:
        side, place = self.side, self.hex
        if self.occasion == AT_MOVER:
            return guns_against_mover(s, side, place), 0
        if self.occasion == BY_PLANES:
            return 0, s.planes_to_fight(side)
        ready = ready_guns(s, side)
        if self.occasion == OVERRUN_FIRE:
            return ready & guns_in(s, side, place), 0
        return in_range(s, ready & s.active_guns, place), s.planes_to_fight(side)

    def refuse_gun(self, s: SalernoState, gun: int) -> Refusal:
        if not in_range(s, 1 << gun, self.hex):
            return s.refuse("SR-16a", "out-of-range", artillery=gun, hex=self.hex)
        if self.occasion == BY_PLANES:
            return s.refuse("SR-16.1.3a", "planes-only", artillery=gun)
        if self.occasion == OVERRUN_FIRE:
            return s.refuse("SR-16h", "not-overrun", artillery=gun)
        own = self.side == active_side(s)
        return s.refuse("SR-16.1.1a" if own else "SR-16.1.2a", "gun-not-active", artillery=gun)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        mission = self.joined_by(action)
        assert isinstance(mission, Bombardment)
        return mission.forecast(s)

    def forecast_strongest(self, s: SalernoState) -> Explanation | None:
        """The odds if all that may fire together do, before anything is named."""
        guns, planes = self.allowed(s)
        ships = s.components.ships
        together = (replace(self, guns=guns & ~ships), replace(self, guns=guns & ships), replace(self, planes=planes))
        strongest = max(together, key=lambda mission: mission.total(s))
        return strongest.forecast(s, everybody=True) if strongest.total(s) else None

    def forecast(self, s: SalernoState, *, everybody: bool = False) -> Explanation:
        """Factors, column and odds of those named, as far as the units in the hex are known."""
        unseen = hidden_units(s, 1 - self.side, 1 << self.hex)
        sums, chart = self.sums(s, unseen), s.components.bombardment
        name = chart.names[sums.column] if sums.column != BELOW else "0"
        chances = chart.chances(sums.column, sums.modifier)
        breakdowns = (
            Breakdown(message("sum-fire"), tuple(sums.factors)),
            Breakdown(message("sum-columns"), tuple(sums.shifts)),
            Breakdown(message("sum-die"), tuple(sums.die)),
        )
        given = message("given-fire-all", column=name) if everybody else message("given-fire", column=name)
        reading = chart.reading("bombarded", "bombardment", sums.column, sums.modifier)
        odds = odds_of(chances, given, lambda found: message(OUTCOMES[found]), reading=reading)
        return Explanation(breakdowns, (odds,))

    @implements("SR-16.1c", "SR-9.9a")
    def sums(self, s: SalernoState, unseen: int = 0) -> FireSums:
        """The column of the factors, shifted; off its left end nothing happens. `unseen`: units whose dots are not
        counted."""
        shifts = [s.term(key, shift, "SR-16.1c", **things) for key, shift, things in self._shifts(s, unseen)]
        if unseen:
            shifts.append(s.term("unseen-dots", 0, "SR-9.9a", number=unseen.bit_count()))
        return FireSums(self.factors(s), shifts, offensive_terms(s, self), self.column(s, unseen))

    @implements("SR-16.1c")
    def column(self, s: SalernoState, unseen: int = 0) -> int:
        chart = s.components.bombardment
        shift = sum(shift for _, shift, _ in self._shifts(s, unseen))
        column = chart.shifted(chart.factor_column(self.total(s)), shift)
        return 0 if column == BELOW and s.options.first_column_at_least else column

    @implements("SR-16.1c")
    def _shifts(self, s: SalernoState, unseen: int) -> list[tuple[str, int, dict[str, float]]]:
        """What shifts the column, each with the word for it, how far, and what that word names."""
        c, place, enemy = s.components, self.hex, 1 - self.side
        units = s.at[place] & c.side_mask[enemy]
        dots = sum(c.half_dots[unit] for unit in places_of(units & ~unseen)) / HALVES
        terms: list[tuple[str, int, dict[str, float]]] = [("dots", c.effects.size_shift(dots), {"number": dots})]
        shelters = [c.map.terrain[place], *(["village"] if c.italy.villages >> place & 1 else [])]
        shifts = [(kind, c.effects.cover[kind].bombardment) for kind in shelters]
        sheltered = [(kind, shift) for kind, shift in shifts if shift]
        terms += [(kind, shift, {}) for kind, shift in (sheltered if s.options.shelter_adds_up else sheltered[:1])]
        if is_fortified(s, place, enemy):
            terms.append(("fortified-hex", c.effects.line.bombardment, {}))
        movers = self.moved & units
        if movers and (movers == units or not s.options.only_movers_shift):
            terms.append(("has-moved", c.effects.moved, {}))
        return [term for term in terms if term[1]]

    @implements("SR-16.1d", "SR-16.1g", "SR-9.9a")
    def fire(self, s: SalernoState) -> None:
        """Two dice, unless the column is off the chart; it tells how large a stack is, which cannot be taken back."""
        if hidden_units(s, 1 - self.side, 1 << self.hex):
            s.reveals += 1
        chart, column = s.components.bombardment, self.column(s)
        modifier = int(total(offensive_terms(s, self)))
        dice = [s.dice.roll(), s.dice.roll()] if column != BELOW else []
        result = chart.result(column, sum(dice) + modifier)
        s.report(
            "bombarded",
            side=self.side,
            hex=self.hex,
            guns=self.gun_names(s),
            planes=self.planes,
            factors=self.total(s),
            column=chart.names[column] if column != BELOW else "",
            dice=[str(die) for die in dice],
            modifier=modifier,
            final=chart.final(sum(dice) + modifier) if dice else 0,
            result=result,
            chart="bombardment",
        )
        suffer_fire(s, self, result)


@implements("SR-9.10c")
def offensive_terms(s: SalernoState, mission: Bombardment) -> list[Term]:
    """An Offensive helps the bombardments of its army's active artillery; that of the army group all Allied pieces."""
    if mission.side != ALLIED or s.offensive == NO_MARKER:
        return []
    c, pool = s.components, s.offensive
    for gun in places_of(mission.guns & s.active_guns & ~c.ships):
        formation = c.artillery_formation[gun]
        army = s.army_of[formation] if formation >= 0 else tuple(c.armies).index(c.artillery[gun].of or "")
        if POOLS[pool] in ("XV", c.army_rows[army].pool):
            return [s.term("offensive", 1, "SR-9.10c")]
    return []


# What it does.


@implements("SR-16.1e", "SR-16.1f", "SR-16.1g", "SR-16i", "SR-16g")
def suffer_fire(s: SalernoState, b: Bombardment, result: str) -> None:
    """Any result removes artillery from the hex. A HIT is a choice, of the target's owner or of who fires; else steps
    are lost, and with a star the hex has END OPS."""
    enemy = 1 - b.side
    if result == "-":
        return
    if not s.options.end_ops_silences_guns:
        remove_guns(s, guns_in(s, enemy, b.hex), "gunsLost")
    else:
        s.fired |= guns_in(s, enemy, b.hex)
    units = s.at[b.hex] & s.components.side_mask[enemy]
    if not units:
        return
    if result in ("G", "R"):
        s.push(Hit(side=enemy if result == "G" else b.side, target_side=enemy, hex=b.hex, spared=b.spared))
        return
    if result.endswith("*"):
        stop_operations(s, units & ~b.spared, b.hex)
    s.push(FireLosses(side=enemy, hex=b.hex, number=int(result[0])))


@implements("SR-16.1.2b", "SR-15g", "SR-8e")
def stop_operations(s: SalernoState, units: int, place: int) -> None:
    """END OPS for units of a hex; those on the move go no further."""
    if not units:
        return
    s.end_ops |= units
    s.report("endOps", units=s.names(places_of(units)), hex=place)
    for depth, step in enumerate(s.stack):
        if isinstance(step, MarchUnderFire) and step.group & units:
            s.stack[depth] = replace(step, stopped=True)


def part_with(s: SalernoState, units: int) -> None:
    """Who is eliminated on the move, or goes elsewhere, no longer moves; a move without anybody is over."""
    for depth, step in enumerate(s.stack):
        if isinstance(step, MarchUnderFire) and step.group & units:
            left = step.group & ~units
            s.stack[depth] = replace(step, group=left, stopped=step.stopped or not left)


@implements("SR-16.1e", "SR-16.1f")
class Hit(Choice[SalernoState], frozen=True, kw_only=True):
    """A step lost, or END OPS for the whole hex."""

    rule = "SR-16.1e"
    under = FIRING
    shown_as = "Movement LastMissions LastPlanesWindow Combat FormationChoice"
    verbs = ("step", "end-ops")
    asks = IF_SEVERAL
    question = ("side", "hex")

    side: Side
    target_side: Side
    hex: Hex
    spared: Units = 0

    def options(self, s: SalernoState) -> list[Action]:
        bare = s.components.vocabulary.bare
        return [bare["step"], bare["end-ops"]]

    def choose(self, s: SalernoState, action: Action) -> None:
        s.pop()
        if action.verb == "step":
            s.push(FireLosses(side=self.target_side, hex=self.hex, number=1))
        else:
            units = s.at[self.hex] & s.components.side_mask[self.target_side]
            stop_operations(s, units & ~self.spared, self.hex)


@implements("SR-16.1h", "SR-15f", "SR-16g")
class FireLosses(StepLosses, frozen=True, kw_only=True):
    """The owner of the target chooses who loses steps; what is beyond them is lost."""

    rule = "SR-16.1h"
    under = FIRING
    shown_as = "Movement LastMissions LastPlanesWindow Combat FormationChoice"
    refused_as = "not-bombarded"
    question = ("side", "number", "hex")

    side: Side
    hex: Hex
    number: Count

    def losses_left(self) -> int:
        return self.number

    def loss_cause(self) -> str:
        return "bombardment"

    def candidates(self, s: SalernoState) -> list[int]:
        return list(places_of(s.at[self.hex] & s.components.side_mask[self.side]))

    def after_loss(self, piece: int) -> FireLosses:
        return replace(self, number=self.number - 1)

    def lost(self, s: SalernoState, units: int) -> None:
        part_with(s, units)


# At will, in the own segment.


def refuse_bombardment(s: SalernoState, side: int, place: int) -> Refusal | None:
    """Why a side cannot bombard a hex at will, or None."""
    if targets_at_will(s, side) >> place & 1:
        return None
    if spared_hexes(s) >> place & 1:
        return s.refuse("SR-20c", "open-city", hex=place)
    if not enemy_hexes(s, side) >> place & 1:
        return s.refuse("SR-16.1a", "nothing-to-bombard", hex=place)
    return s.refuse("SR-16.1.1a", "nothing-in-range", hex=place)


@implements("SR-16.1a", "SR-16.1.1a")
class MayFire(StepOfSide):
    """Laid over a step of the active side: it may bombard whenever it decides something there."""

    __slots__ = ()

    def _fire_actions(self, s: SalernoState) -> list[Action]:
        side = self.chooser(s)
        if side != active_side(s):
            return []
        targets = targets_at_will(s, side)
        if not targets:
            return []
        return s.components.vocabulary.naming("bombard", places_of(targets))

    def ask(self, s: SalernoState) -> Question:
        question: Question = super().ask(s)
        if question == UNASKED or question[1] is None:
            return question
        return question[0], [*self._fire_actions(s), *question[1]]

    def actions(self, s: SalernoState) -> list[Action]:
        return [*self._fire_actions(s), *super().actions(s)]

    def apply(self, s: SalernoState, action: Action) -> None:
        if action.verb == "bombard":
            s.push(Bombardment(side=self.chooser(s), hex=action.args[0]))
        else:
            super().apply(s, action)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        if action.verb == "bombard":
            return Bombardment(side=self.chooser(s), hex=action.args[0]).forecast_strongest(s)
        return super().explain(s, action)

    def refusal(self, s: SalernoState, action: Action) -> Refusal | None:
        if action.verb != "bombard":
            return super().refusal(s, action)
        side = self.chooser(s)
        if side != active_side(s):
            return s.refuse("SR-16.1.1a", "not-active-side", side=side)
        return refuse_bombardment(s, side, action.args[0])


# Windows.


@implements("SR-8f", "SR-11g", "SR-13f", "SR-14.3.1g", "SR-14.3.3c", "SR-16.1.2a", "SR-16.1.2b", "SR-16.1.2c")
class BombardmentWindow(Window[SalernoState], frozen=True, kw_only=True):
    """Enemies have entered a hex: artillery, ships and planes may fire at it, as often as they can."""

    rule = "SR-16.1.2a"
    under: ClassVar[tuple[str, ...] | None] = (
        *("UnitMarch", "Advance", "Retreat", "ReactionWindow", "BombardmentWindow", "OverrunWindow"),
    )
    shown_as = "Movement Advance Retreat"
    alone = True

    hex: Hex
    moved: Units
    spared: Units = 0

    def occasion(self, asked: Asked) -> int:
        return {BOMBARDMENT: AT_MOVER, PLANES: BY_PLANES, OVERRUN: OVERRUN_FIRE}[asked.kind]

    @implements("SR-16.1.2a", "SR-16.1.3a", "SR-16.1.3b", "SR-20c")
    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        place, side = self.hex, asked.side
        if not self.moved & s.at[place] or spared_hexes(s) >> place & 1:
            return False
        return can_fire_at_mover(s, side, asked.kind, place)

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        return [s.components.vocabulary.each("bombard")[self.hex]] if self.might_react(s, asked) else []

    @implements("SR-8g")
    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        from sirocco.games.salerno_rome.rules.first_fire import may_fire_first

        s.push(self._mission(asked))
        if asked.kind == BOMBARDMENT:
            may_fire_first(s, asked.side, places_with(s, guns_against_mover(s, asked.side, self.hex)))

    def _mission(self, asked: Asked) -> Bombardment:
        occasion = self.occasion(asked)
        return Bombardment(side=asked.side, hex=self.hex, occasion=occasion, moved=self.moved, spared=self.spared)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        return self._mission(self.asked).forecast_strongest(s) if action.verb == "bombard" else None

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != "bombard":
            return s.refusals.order(self, action)
        return None if action.args[0] == self.hex else s.refuse("SR-16.1.2a", "not-the-mover", hex=action.args[0])

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        return s.named({"side": self.asked.side, "hex": self.hex})  # type: ignore[return-value]


def can_fire_at_mover(s: SalernoState, side: int, kind: int, place: int) -> bool:
    """Whether a side has anything of a kind to fire at who has entered a hex. Those in that very hex come last."""
    if kind == PLANES:
        return s.planes_to_fight(side) > 0
    if kind == OVERRUN:
        return bool(ready_guns(s, side) & guns_in(s, side, place))
    guns = guns_against_mover(s, side, place)
    return bool(guns) and bool(guns & ~guns_in(s, side, place))


@implements("SR-16h", "SR-11d")
class OverrunWindow(BombardmentWindow, frozen=True, kw_only=True):
    """Artillery alone in a hex that enemies have entered: what has not FIRED may fire, then it is gone."""

    rule = "SR-16h"
    under = (
        *("UnitMarch", "Advance", "Retreat", "Movement", "ReactionWindow", "BombardmentWindow"),
        *("Drop", "LandingOperation", "ShipForLanding", "DepotWithUnit", *SETTING_DOWN),
    )
    shown_as = "Movement Advance"

    def run(self, s: SalernoState) -> None:
        depth = len(s.stack)
        super().run(s)
        enemy = 1 - self.asked.side if self.at < len(self.queue) else 1 - self.queue[-1].side
        if len(s.stack) < depth and s.at[self.hex] & s.components.side_mask[enemy]:
            remove_guns(s, guns_in(s, 1 - enemy, self.hex), "gunsOverrun")


@implements("SR-16.1.3a")
class LastPlanesWindow(Window[SalernoState], frozen=True, kw_only=True):
    """At the end of a segment, after its supply check, planes of the other side may bombard any hex."""

    rule = "SR-16.1.3a"
    under = ("Segment",)
    alone = True

    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        return s.planes_to_fight(asked.side) > 0 and enemy_hexes(s, asked.side) > 0

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        if not s.planes_to_fight(asked.side):
            return []
        bombard = s.components.vocabulary.each("bombard")
        return [bombard[place] for place in places_of(enemy_hexes(s, asked.side))]

    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        s.push(self._mission(asked, action))

    def _mission(self, asked: Asked, action: Action) -> Bombardment:
        return Bombardment(side=asked.side, hex=action.args[0], occasion=BY_PLANES)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        return self._mission(self.asked, action).forecast_strongest(s) if action.verb == "bombard" else None

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != "bombard":
            return s.refusals.order(self, action)
        place = action.args[0]
        if enemy_hexes(s, asked.side) >> place & 1:
            return None
        spared = spared_hexes(s) >> place & 1
        return s.refuse("SR-20c" if spared else "SR-16.1a", "open-city" if spared else "nothing-to-bombard", hex=place)

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        return s.named({"side": self.asked.side})  # type: ignore[return-value]
