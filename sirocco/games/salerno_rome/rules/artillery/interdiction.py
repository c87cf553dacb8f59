"""Rule 16.3, Interdiction (optional): fire that makes a hex dearer to enter, for both sides, until the impulse ends."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.board.paths import CostTable
from sirocco.games.salerno_rome.components.terrain import HALVES, Mover
from sirocco.games.salerno_rome.rules.artillery.artillery import fire_zone, in_range, places_with, ready_guns
from sirocco.games.salerno_rome.rules.artillery.bombardment import Bombardment, refuse_bombardment, targets_at_will
from sirocco.games.salerno_rome.rules.artillery.fire_missions import FireMission
from sirocco.games.salerno_rome.rules.first_fire import may_fire_first
from sirocco.games.salerno_rome.rules.movement.ground import costs_now
from sirocco.games.salerno_rome.rules.optional_rules import in_force
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Hex, Side
from sirocco.mechanics.movement_costs import ChangedCosts
from sirocco.mechanics.windows import Asked, Window

FACTORS = 3
"""So many make a hex dearer, up to twice."""
MOST = 2
POINTS = 2
"""Movement points for each of those times."""


# What it costs.


def times_interdicted(s: SalernoState, place: int) -> int:
    single, double = s.interdicted
    return 2 if double >> place & 1 else single >> place & 1


@implements("SR-16.3b", "SR-16.3d")
def extra_cost(s: SalernoState, place: int) -> int:
    """What entering a hex costs besides, in halves of a movement point."""
    return HALVES * POINTS * times_interdicted(s, place)


@implements("SR-16.3b", "SR-16.3d")
def costs_under_fire(s: SalernoState, mover: Mover) -> CostTable:
    """What steps cost now, interdicted hexes included; along roads, too."""
    table = costs_now(s, mover)
    single, double = s.interdicted
    if not single | double:
        return table
    c = s.components
    known = c.memo.get(("interdicted", mover))
    if known is None or known[0] is not table or known[1] != (single, double):
        known = (table, (single, double), ChangedCosts(table, c.around, surcharge=_surcharges(s)))
        c.memo["interdicted", mover] = known  # of all that were, only the last is kept
    found: CostTable = known[2]
    return found


def _surcharges(s: SalernoState) -> dict[int, int]:
    single, double = s.interdicted
    return {place: extra_cost(s, place) for place in places_of(single | double)}


# Who can.


@implements("SR-16.3a", "SR-16.3b", "SR-9.8c")
def able_to_interdict(s: SalernoState, side: int, place: int) -> tuple[int, int]:
    """The pieces and planes of a side that may interdict a hex: active ones, if together they make a difference."""
    if times_interdicted(s, place) == MOST:
        return 0, 0
    c = s.components
    guns = in_range(s, ready_guns(s, side) & s.active_guns, place)
    ships = guns & c.ships
    kept = 0
    for together in (guns & ~ships, ships):
        if sum(c.artillery[gun].fire for gun in places_of(together)) >= FACTORS:
            kept |= together
    return kept, s.planes_to_fight(side)


def can_interdict(s: SalernoState, side: int, place: int) -> bool:
    if s.planes_to_fight(side):
        return times_interdicted(s, place) < MOST
    return bool(ready_guns(s, side) & s.active_guns) and any(able_to_interdict(s, side, place))


def refuse_interdiction(s: SalernoState, side: int, place: int) -> Refusal | None:
    """Why a side cannot interdict a hex, or None."""
    if not in_force(s, "interdiction"):
        return s.refuse("SR-16.3a", "rule-not-used")
    if place >= s.components.map.open or s.components.outside >> place & 1:
        return s.refuse("SR-16.3a", "not-interdicted", hex=place)
    if can_interdict(s, side, place):
        return None
    if times_interdicted(s, place) == MOST:
        return s.refuse("SR-16.3b", "interdicted-enough", hex=place)
    return s.refuse("SR-16.3a", "nothing-to-interdict", hex=place)


@implements("SR-16.3a", "SR-16.3b", "SR-16.3c", "SR-16.3d", "SR-16.3e", "SR-9.5.5a")
class Interdiction(FireMission, frozen=True, kw_only=True):
    """A hex is interdicted: each three factors, up to six, make it two points dearer."""

    rule = "SR-16.3a"
    under = ("InterdictionWindow", "LastMissions")
    shown_as = "Movement LastMissions Combat"

    def _room(self, s: SalernoState) -> int:
        return FACTORS * (MOST - times_interdicted(s, self.hex))

    def allowed(self, s: SalernoState) -> tuple[int, int]:
        """Nobody more once there are enough."""
        if self.total(s) >= self._room(s):
            return self.guns, self.planes
        return able_to_interdict(s, self.side, self.hex)

    def may_finish(self, s: SalernoState) -> bool:
        return self.total(s) >= FACTORS

    def refuse_finish(self, s: SalernoState) -> Refusal:
        return s.refuse("SR-16.3b", "too-few-factors")

    def refuse_gun(self, s: SalernoState, gun: int) -> Refusal:
        if not in_range(s, 1 << gun, self.hex):
            return s.refuse("SR-16a", "out-of-range", artillery=gun, hex=self.hex)
        if not s.active_guns >> gun & 1:
            return s.refuse("SR-16.3a", "gun-not-active", artillery=gun)
        return s.refuse("SR-16.3b", "interdicted-enough", hex=self.hex)

    def times(self, s: SalernoState) -> int:
        return min(self.total(s), self._room(s)) // FACTORS

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        mission = self.joined_by(action)
        assert isinstance(mission, Interdiction)
        cost = s.term("interdicted", POINTS * mission.times(s), "SR-16.3b")
        return Explanation(
            (
                Breakdown(message("sum-fire"), tuple(mission.factors(s))),
                Breakdown(message("sum-interdiction"), (cost,)),
            )
        )

    def fire(self, s: SalernoState) -> None:
        times, place = times_interdicted(s, self.hex) + self.times(s), self.hex
        s.interdicted = [mask & ~(1 << place) for mask in s.interdicted]
        s.interdicted[times - 1] |= 1 << place
        s.report(
            "interdicted",
            side=self.side,
            hex=place,
            guns=self.gun_names(s),
            planes=self.planes,
            cost=POINTS * times,
        )


# When.


@implements("SR-16.3c", "SR-8f")
class InterdictionWindow(Window[SalernoState], frozen=True, kw_only=True):
    """Enemies are about to enter a hex: it may be interdicted before they do."""

    rule = "SR-16.3c"
    under = ("UnitMarch",)
    shown_as = "Movement"

    hex: Hex

    def might_react(self, s: SalernoState, asked: Asked) -> bool:
        return can_interdict(s, asked.side, self.hex)

    def reactions(self, s: SalernoState, asked: Asked) -> list[Action]:
        return [s.components.vocabulary.each("interdict")[self.hex]] if self.might_react(s, asked) else []

    @implements("SR-8g")
    def react(self, s: SalernoState, asked: Asked, action: Action) -> None:
        s.push(Interdiction(side=asked.side, hex=self.hex))
        guns, _ = able_to_interdict(s, asked.side, self.hex)
        may_fire_first(s, asked.side, places_with(s, guns))

    def reaction_refusal(self, s: SalernoState, asked: Asked, action: Action) -> Refusal | None:
        if action.verb != "interdict":
            return s.refusals.order(self, action)
        return None if action.args[0] == self.hex else s.refuse("SR-16.3c", "not-the-next-hex", hex=action.args[0])

    def prompt_args(self, s: SalernoState) -> dict[str, object]:
        return s.named({"side": self.asked.side, "hex": self.hex})  # type: ignore[return-value]


@implements("SR-16.1.1a", "SR-16.3c", "SR-9.8d")
class LastMissions(Choice[SalernoState], frozen=True):
    """When its formations have operated a side may still fire what it has left: at enemies, or to interdict any hex."""

    rule = "SR-16.1.1a"
    under = ("Segment",)
    verbs = ("bombard", "interdict")
    optional = True
    question = ("side",)

    side: Side

    def options(self, s: SalernoState) -> list[Action]:
        words, side = s.components.vocabulary, self.side
        bombard = words.each("bombard")
        found = [bombard[place] for place in places_of(targets_at_will(s, side))]
        if in_force(s, "interdiction"):
            interdict = words.each("interdict")
            found += [interdict[place] for place in places_of(self._interdictable(s))]
        return found

    def _interdictable(self, s: SalernoState) -> int:
        """The hexes the side can interdict."""
        c, side = s.components, self.side
        reach = c.area if s.planes_to_fight(side) else fire_zone(s, ready_guns(s, side) & s.active_guns)
        reach &= c.area & ~s.interdicted[1]
        return reach if s.planes_to_fight(side) else sum(1 << p for p in places_of(reach) if can_interdict(s, side, p))

    def choose(self, s: SalernoState, action: Action) -> None:
        mission = Bombardment if action.verb == "bombard" else Interdiction
        s.push(mission(side=self.side, hex=action.args[0]))

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        bombards = action.verb == "bombard"
        return Bombardment(side=self.side, hex=action.args[0]).forecast_strongest(s) if bombards else None

    def refuse_option(self, s: SalernoState, action: Action) -> Refusal | None:
        refuse = refuse_bombardment if action.verb == "bombard" else refuse_interdiction
        return refuse(s, self.side, action.args[0])
