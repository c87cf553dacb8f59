"""Rule 9.4, Paradrops: units come down where they were sent, or near it."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of, union_at
from sirocco.games.salerno_rome.components import SalernoRome
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.components.terrain import HILL, MOUNTAIN, PLAIN
from sirocco.games.salerno_rome.rules.artillery.overrun import overrun
from sirocco.games.salerno_rome.rules.reinforcements.reinforcements import waiting
from sirocco.games.salerno_rome.rules.stacking import has_room
from sirocco.games.salerno_rome.rules.state import SCHEDULED, SalernoState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Explanation
from sirocco.kernel.message import message
from sirocco.kernel.odds import odds_of
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_ANY, Choice
from sirocco.mechanics.kinds import Side, Units

DIVISION, UNIT = "drop-division", "drop-unit"
"""What is bought."""
NOWHERE = -1
DIRECTIONS = 6


def purchase(s: SalernoState, name: str) -> int:
    return 1 << s.components.purchase_number[name]


# Who may drop, and where.


@implements("SR-9.4c")
def near_airfields(s: SalernoState) -> int:
    """The hexes of Allied airfields, and those beside them."""
    c = s.components
    fields = mask_of(list(c.italy.airfields)) & c.area & s.control[ALLIED] & ~s.occupied[AXIS]
    return fields | union_at(c.map.board.adjacent, fields)


@implements("SR-9.4a", "SR-9.4b", "SR-9.4c")
def droppers(s: SalernoState) -> int:
    """The units that could be dropped now: those on or beside an Allied airfield, and reinforcements that are due."""
    c, near = s.components, near_airfields(s)
    idle = c.dropping & c.side_mask[ALLIED] & ~(s.end_ops | s.operated | s.operating | s.reserve_done)
    found = mask_of([unit for unit in places_of(idle & s.standing) if near >> s.place[unit] & 1])
    due = mask_of(waiting(s, ALLIED)) if any(s.place[unit] == SCHEDULED for unit in places_of(idle)) else 0
    return found | idle & due


@implements("SR-9.4d", "SR-12f")
def targets(s: SalernoState) -> int:
    """Plain and hill hexes without enemies, rearguards included."""
    return soft_ground(s.components) & s.components.area & ~(s.occupied[AXIS] | s.rearguards)


def soft_ground(c: SalernoRome) -> int:
    key = "soft ground"
    known: int | None = c.memo.get(key)
    if known is None:
        known = c.memo[key] = mask_of([i for i in range(c.map.open) if c.map.terrain[i] in (PLAIN, HILL)])
    return known


# Coming down.


@implements("SR-9.4f")
def hex_towards(c: SalernoRome, place: int, direction: int) -> int:
    """The hex next to one in a direction of the diagram: 1 is up, then clockwise. NOWHERE beyond the edge."""
    if place == NOWHERE:
        return NOWHERE
    world = c.map
    at = world.grid.neighbours(world.at[place])[-(direction - 1) % DIRECTIONS]
    return world.number.get(world.grid.number(at), NOWHERE)


@implements("SR-9.4e", "SR-9.4f")
def drift(s: SalernoState, target: int) -> tuple[int, int, list[int]]:
    """Roll for a unit: the die, the direction (0: none) and the hexes from its target to where it comes down."""
    c = s.components
    die = s.dice.roll()
    hexes = int(c.drift.result(0, die))
    if not hexes:
        return die, 0, [target]
    direction = int(c.direction.result(0, s.dice.roll()))
    line = [target]
    for _ in range(hexes):
        line.append(hex_towards(c, line[-1], direction))
    return die, direction, line


@implements("SR-9.4g")
def is_bad_landing(s: SalernoState, place: int) -> bool:
    """The sea, beyond the map or the area of play, mountains, enemy units."""
    c = s.components
    if place == NOWHERE or place >= c.map.open or c.outside >> place & 1:
        return True
    return c.map.terrain[place] == MOUNTAIN or bool((s.occupied[AXIS] | s.rearguards) >> place & 1)


@implements("SR-9.4g")
def first_allowed(s: SalernoState, unit: int, line: list[int]) -> int:
    """Where a unit goes that cannot stay where it came down: the nearest plain or hill hex without enemies and with
    room, of several the nearest to the target, then the lowest number; or the first one back along its drift."""
    c = s.components
    fit = [place for place in places_of(targets(s)) if has_room(s, ALLIED, 1 << unit, place)]
    known = [place for place in line if place != NOWHERE]
    if s.options.drop_goes_back:
        back = [place for place in reversed(known) if place in fit]
        if back:
            return back[0]
    distance = c.map.distance
    return min(fit, key=lambda place: (distance(known[-1], place), distance(line[0], place), c.map.ids[place]))


@implements("SR-9.4e", "SR-9.4g", "SR-9.4l")
def drop(s: SalernoState, unit: int, target: int) -> None:
    die, direction, line = drift(s, target)
    down = line[-1]
    bad = is_bad_landing(s, down)
    fits = not bad and has_room(s, ALLIED, 1 << unit, down)
    to = down if fits else first_allowed(s, unit, line)
    s.report("dropped", unit=unit, hex=target, die=die, direction=direction, to=to, lost=bad)
    s.put(unit, to)
    s.dropped |= 1 << unit
    s.operating |= 1 << unit
    if bad:
        s.lose_step(unit, "drop")
    overrun(s, ALLIED, 1 << unit, to)


def drop_odds(s: SalernoState, target: int) -> Explanation:
    """The exact chances of where a unit comes down: on its target, beside it safely, or with the loss of a step."""
    c = s.components
    chances = dict.fromkeys(("target", "safe", "lost"), Fraction(0))
    for die in range(1, 7):
        hexes = int(c.drift.result(0, die))
        for roll in range(1, 7):
            place = target
            for _ in range(hexes):
                place = hex_towards(c, place, int(c.direction.result(0, roll)))
            what = "target" if not hexes else "lost" if is_bad_landing(s, place) else "safe"
            chances[what] += Fraction(1, 36)
    found = {what: chance for what, chance in chances.items() if chance}
    return Explanation((), (odds_of(found, message("given-drop"), lambda what: message(f"outcome-drop-{what}")),))


@implements("SR-9.4d", "SR-9.4e", "SR-9.4i", "SR-9.4k", "SR-9.4m")
class Drop(Choice[SalernoState], frozen=True):
    """The Allied player drops the units of one division, or a single one, each on a target of its own."""

    rule = "SR-9.4d"
    under = ("DropOperation",)
    verbs = ("drop",)
    asks = IF_ANY
    optional = True
    question = ("side",)

    side: Side
    units: Units
    """Those that have not been dropped yet."""

    def options(self, s: SalernoState) -> list[Action]:
        word, hexes = s.components.vocabulary, targets(s)
        found: list[Action] = []
        for unit in places_of(self.units):
            each = word.each("drop", unit)
            found += [each[place] for place in places_of(hexes) if has_room(s, ALLIED, 1 << unit, place)]
        return found

    def choose(self, s: SalernoState, action: Action) -> None:
        unit, target = action.args
        s.replace(replace(self, units=self.units & ~(1 << unit)))
        drop(s, unit, target)

    def explain(self, s: SalernoState, action: Action) -> Explanation | None:
        return drop_odds(s, action.args[1]) if len(action.args) == 2 else None

    def refuse_option(self, s: SalernoState, action: Action) -> Refusal | None:
        if len(action.args) == 2 and self.units >> action.args[0] & 1:
            unit, place = action.args
            if targets(s) >> place & 1 and has_room(s, ALLIED, 1 << unit, place):
                return None
        return self.refuse_other(s, action)

    def refuse_other(self, s: SalernoState, action: Action) -> Refusal:
        unit = action.args[0]
        wrong = s.refusals.enemy(s, unit, self.side)
        if wrong is not None:
            return wrong
        if not self.units >> unit & 1:
            return refuse_dropper(s, unit) or s.refuse("SR-9.4k", "another-drop", unit=unit)
        if len(action.args) == 1:
            return s.refuse("SR-9.4d", "drop-where", unit=unit)
        return s.refuse("SR-9.4d", "no-target", hex=action.args[1])


def refuse_dropper(s: SalernoState, unit: int) -> Refusal | None:
    """Why a unit cannot be dropped at all, or None."""
    if droppers(s) >> unit & 1:
        return None
    if not s.components.dropping >> unit & 1:
        return s.refuse("SR-9.4a", "no-paratroops", unit=unit)
    if (s.end_ops | s.operated | s.operating) >> unit & 1:
        return s.refuse("SR-8c", "twice", unit=unit)
    return s.refuse("SR-9.4c", "no-airfield", unit=unit)


# Beginning it.


@implements("SR-9.4k", "SR-9.4m")
def drop_with(s: SalernoState, unit: int) -> int:
    """Who may be dropped in the operation that a unit begins: its division's units, or itself alone."""
    division = s.division_of(unit)
    if division >= 0 and s.bought & purchase(s, DIVISION):
        return droppers(s) & s.components.members[division] & ~s.independent
    return 1 << unit


def drop_openers(s: SalernoState) -> list[int]:
    """The units that can begin a drop now, with what was bought."""
    if not s.bought & (purchase(s, DIVISION) | purchase(s, UNIT)):
        return []
    return [unit for unit in places_of(droppers(s)) if refuse_opening(s, unit) is None]


@implements("SR-9.4n")
def refuse_opening(s: SalernoState, unit: int) -> Refusal | None:
    """Why a unit cannot begin a drop, or None."""
    wrong = refuse_dropper(s, unit)
    if wrong is not None:
        return wrong
    if s.bad:
        return s.refuse("SR-9.4n", "no-drops-in-bad-weather", unit=unit)
    divisional = s.division_of(unit) >= 0 and s.bought & purchase(s, DIVISION)
    return None if divisional or s.bought & purchase(s, UNIT) else s.refuse("SR-6f", "not-bought", unit=unit)


def use_drop(s: SalernoState, unit: int) -> None:
    """What was bought is used up."""
    divisional = s.division_of(unit) >= 0 and s.bought & purchase(s, DIVISION)
    s.bought &= ~purchase(s, DIVISION if divisional else UNIT)
