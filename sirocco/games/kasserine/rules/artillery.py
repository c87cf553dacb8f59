"""Chapter 11, Artillery: guns fire at hexes in range; shock, reduction, elimination."""

from __future__ import annotations

from fractions import Fraction

from sirocco.board.graph import places_of
from sirocco.games.kasserine.components.charts import ARMOUR, TARGETS, Fire
from sirocco.games.kasserine.rules.fire_results import FIRE_OUTCOMES, Struck
from sirocco.games.kasserine.rules.night import refuse_tonight
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.supply import supplied_at_the_end
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Odds, Term
from sirocco.kernel.message import message
from sirocco.kernel.odds import distribution, odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.attacks import total
from sirocco.mechanics.choices import ALWAYS, IF_SEVERAL, Choice, PieceChoice, SingleChoice
from sirocco.mechanics.kinds import Hex, Side, Unit

# Guns and targets.


@implements("K-rec-19", "K-rec-21", "K-rec-22")
def guns_ready(s: KasserineState, side: int) -> int:
    """The guns of a side that may fire in this half: once, and of the side that has moved only those that have not
    spent more than half of their movement. They need no supply, but for an option."""
    c = s.components
    ready = c.guns & c.side_mask[side] & s.standing & ~(s.fired | s.strained)
    if s.options.fire_needs_supply and ready:
        ready &= s.supplied if side == s.half else supplied_at_the_end(s, side, clear_day=False)
    return ready


@implements("K-art-02", "K-art-04", "K-rec-23")
def range_of(s: KasserineState, gun: int, target: str) -> int:
    """How far a gun fires at a kind of target; 0: it does not."""
    fire = _fire(s, gun, target)
    if fire is None:
        return 0
    limit = s.components.modifiers["night"].range
    return min(fire.range, limit) if s.night and limit is not None else fire.range


def _fire(s: KasserineState, gun: int, target: str) -> Fire | None:
    c = s.components
    return c.fire.get((c.units[gun].kind, target))


@implements("K-rec-20", "K-rec-32")
def exposed(s: KasserineState, place: int, side: int, target: str) -> int:
    """The units of a side in a hex that a kind of fire can do anything to, a mask: armour, or all others but fixed
    supply units; by an option headquarters and supply units are spared."""
    c = s.components
    there = s.at[place] & c.side_mask[side]
    if target == ARMOUR:
        return there & c.armour
    spared = c.ucms | c.urfs if s.options.guns_spare_commands else c.urfs & ~c.mobile
    return there & ~c.armour & ~spared


@implements("K-art-07", "K-art-02")
def targets_of(s: KasserineState, gun: int) -> dict[int, list[str]]:
    """What a gun can fire at: by hex the kinds of targets in it and in range."""
    c, place = s.components, s.place[gun]
    enemy = 1 - c.side_of[gun]
    found: dict[int, list[str]] = {}
    for target in TARGETS:
        reach = range_of(s, gun, target)
        if reach:
            for hex_ in places_of(c.map.near(place, reach) & s.occupied[enemy]):
                if exposed(s, hex_, enemy, target):
                    found.setdefault(hex_, []).append(target)
    return found


# The die.


@implements("K-art-03", "K-art-04", "K-rec-23")
def die_terms(s: KasserineState, gun: int, place: int) -> list[Term]:
    """What changes the die: cover, armour's too; night; a gun that is reduced."""
    c = s.components
    found = [
        ("fire-cover", c.tunisia.costs.cover(place), True),
        ("fire-night", c.modifiers["night"].die, s.night),
        ("fire-reduced", c.modifiers["reduced"].die, s.weakened(gun)),
    ]
    return [s.term(key, value, "K-rec-23") for key, value, applies in found if value and applies]


@implements("K-rec-23")
def result_of(fire: Fire, final: int) -> str:
    """What a modified die gives; below 1 nothing."""
    return fire.chart.result(0, final) if final >= fire.chart.first else "-"


def forecast(s: KasserineState, gun: int, place: int, targets: list[str]) -> Explanation:
    """The die and its modifiers, and the chance of every result, against each kind of target."""
    terms = die_terms(s, gun, place)
    modifier, odds = int(total(terms)), []
    for target in targets:
        fire = _fire(s, gun, target)
        assert fire is not None
        odds.append(_odds(s, fire, gun, target, modifier))
    return Explanation((Breakdown(message("sum-die"), tuple(terms)),), tuple(odds))


def _odds(s: KasserineState, fire: Fire, gun: int, target: str, modifier: int) -> Odds:
    chances: dict[str, Fraction] = distribution(1, lambda die: result_of(fire, die + modifier))
    given = message("given-fire", unit=s.components.unit_ids[gun], target=target)
    reading = fire.chart.reading("fired", chart_name(s, gun, target), 0, modifier)
    return odds_of(chances, given, lambda found: message(FIRE_OUTCOMES[found]), reading=reading)


def chart_name(s: KasserineState, gun: int, target: str) -> str:
    return f"{s.components.units[gun].kind}-{target}"


# The steps.


@implements("K-art-01", "K-art-05", "K-art-07", "K-rec-19", "K-bad-08")
class Bombardment(PieceChoice[KasserineState], frozen=True):
    """The guns of a side fire one after the other, each at one hex. By night that is no night attack."""

    rule = "K-art-07"
    under = ("Half",)
    leads_to = ("FireMission", "FireKind", "Struck")
    verb = "fire"
    optional = True
    question = ("side",)

    side: Side

    def candidates(self, s: KasserineState) -> list[int]:
        return [gun for gun in places_of(guns_ready(s, self.side)) if targets_of(s, gun)]

    def take(self, s: KasserineState, candidate: int) -> None:
        s.push(FireMission(self.side, candidate))

    def refusal(self, s: KasserineState, action: Action) -> Refusal | None:
        return refuse_tonight(s, self.side, action) or super().refusal(s, action)

    def refuse_piece(self, s: KasserineState, piece: int) -> Refusal:
        bit = 1 << piece
        if not s.components.guns & bit:
            return s.refuse("K-rec-19", "no-gun", unit=piece)
        if s.fired & bit:
            return s.refuse("K-rec-19", "gun-fired", unit=piece)
        if s.strained & bit:
            return s.refuse("K-rec-21", "gun-moved", unit=piece)
        if not guns_ready(s, self.side) & bit:
            return s.refuse("K-rec-22", "gun-unsupplied", unit=piece)
        return s.refuse("K-art-02", "nothing-in-range", unit=piece)


@implements("K-rec-20", "K-bad-08")
class FireMission(SingleChoice[KasserineState], frozen=True):
    """A gun takes a hex in range under fire."""

    rule = "K-rec-20"
    under = ("Bombardment",)
    verb = "target"
    asks = ALWAYS
    question = ("unit",)

    side: Side
    unit: Unit

    def candidates(self, s: KasserineState) -> list[int]:
        return sorted(targets_of(s, self.unit))

    def take(self, s: KasserineState, candidate: int) -> None:
        s.replace(FireKind(self.side, self.unit, candidate))

    def refuse_candidate(self, s: KasserineState, candidate: int) -> Refusal:
        c, gun, enemy = s.components, self.unit, 1 - self.side
        if candidate >= c.map.open or not s.occupied[enemy] >> candidate & 1:
            return s.refuse("K-bad-08", "no-enemy", hex=candidate)
        kinds = [target for target in TARGETS if exposed(s, candidate, enemy, target)]
        if not kinds:
            return s.refuse("K-rec-32", "immune", hex=candidate)
        if all(_fire(s, gun, target) is None for target in kinds):
            return s.refuse("K-rec-20", "no-fire-at", unit=gun, target=kinds[0])
        return s.refuse("K-art-02", "out-of-range", unit=gun, hex=candidate)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        place = action.args[0]
        return forecast(s, self.unit, place, targets_of(s, self.unit)[place])


@implements("K-rec-20", "K-bad-08")
class FireKind(Choice[KasserineState], frozen=True):
    """Where there is armour and something else in range, the firer says at which he fires."""

    rule = "K-rec-20"
    under = ("Bombardment",)
    verbs = TARGETS
    asks = IF_SEVERAL
    question = ("unit", "hex")

    side: Side
    unit: Unit
    hex: Hex

    def options(self, s: KasserineState) -> list[Action]:
        word = s.components.vocabulary.bare
        return [word[target] for target in targets_of(s, self.unit).get(self.hex, ())]

    def choose(self, s: KasserineState, action: Action) -> None:
        s.pop()
        fire_at(s, self.unit, self.hex, action.verb)

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        if _fire(s, self.unit, action.verb) is None:
            return s.refuse("K-rec-20", "no-fire-at", unit=self.unit, target=action.verb)
        return s.refuse("K-art-02", "out-of-range", unit=self.unit, hex=self.hex)

    def explain(self, s: KasserineState, action: Action) -> Explanation | None:
        return forecast(s, self.unit, self.hex, [action.verb])


@implements("K-rec-19", "K-rec-20", "K-rec-23")
def fire_at(s: KasserineState, gun: int, place: int, target: str) -> None:
    """One die, modified; what it brings befalls a unit of the kind fired at, at once."""
    fire = _fire(s, gun, target)
    assert fire is not None
    side = s.components.side_of[gun]
    s.fired |= 1 << gun
    modifier, die = int(total(die_terms(s, gun, place))), s.dice.roll()
    result = result_of(fire, die + modifier)
    s.report(
        "fired",
        unit=gun,
        hex=place,
        target=target,
        die=die,
        modifier=modifier,
        final=die + modifier,
        result=result,
        chart=chart_name(s, gun, target),
        column=fire.chart.names[0],
    )
    if result != "-":
        s.push(Struck(side, place, exposed(s, place, 1 - side, target), result == "R"))
