"""Logistics: who is supplied, which supply units stay for it, dumps blown up, infantry that goes without."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.kasserine.rules.lines import covered, ends_of_lines, hexes_of, units_in
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.games.kasserine.rules.weather import clear_length, supply_length
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side

# Lines.


@implements("K-log-06", "K-log-07", "K-zoc-03")
def blocked_supply(s: KasserineState, side: int) -> int:
    """The hexes that no line of supply of a side leads through: those with enemies, and by day those in their zone."""
    return s.occupied[1 - side] | s.zone_now(1 - side)


@implements("K-log-03", "K-log-04", "K-log-06", "K-log-21")
def supplied_hexes(s: KasserineState, side: int, origin: int, length: int, wanted: int) -> int:
    """Those of the wanted hexes to which a supply unit in a hex has a line. Its own hex and the last one may lie in an
    enemy zone: the line does not lead through them. By an option it may not end there."""
    found = ends_of_lines(s, origin, length, blocked_supply(s, side), wanted)
    if s.options.zoc_cuts_end_hex:
        zone = s.zone_now(1 - side)
        return 0 if zone >> origin & 1 else found & ~zone
    return found


@implements("K-log-01", "K-log-03", "K-log-09", "K-log-19", "K-wx-04")
def judge_supply(s: KasserineState, side: int) -> None:
    """At the start of a half: whom each supply unit can supply."""
    c = s.components
    fighters = c.side_mask[side] & c.ucts & s.standing
    length = supply_length(s)
    to_attack = clear_length(s) if s.options.weather_spares_attack_supply else length
    mine = c.side_mask[side] & s.standing
    reaches, attacks = [0] * len(c.supply_units), [0] * len(c.supply_units)
    standing = hexes_of(s, fighters)
    for line, unit in enumerate(c.supply_units):
        if mine >> unit & 1:
            place = s.place[unit]
            reached = units_in(s, fighters, supplied_hexes(s, side, place, length, standing))
            reaches[line] = attacks[line] = reached
            if to_attack != length:
                attacks[line] = units_in(s, fighters, supplied_hexes(s, side, place, to_attack, standing))
    s.reaches, s.reaches_to_attack = reaches, attacks
    s.count_supplied()


@implements("K-vic-11", "K-log-21")
def supplied_at_the_end(s: KasserineState, side: int, clear_day: bool) -> int:
    """The units (a mask) that a line reaches now, if every supply unit supplies; `clear_day`: in clear weather, with
    the zones of the day."""
    c = s.components
    mine = c.side_mask[side] & s.standing
    length = clear_length(s) if clear_day else supply_length(s)
    zone = s.zone[1 - side] if clear_day else s.zone_now(1 - side)
    cut = zone if s.options.zoc_cuts_end_hex else 0
    found = 0
    for unit in places_of(mine & c.urfs):
        if not cut >> s.place[unit] & 1:
            found |= covered(s, s.place[unit], length, s.occupied[1 - side] | zone)
    return units_in(s, mine, found & ~cut)


def line_now(s: KasserineState, side: int) -> int:
    """The units of a side that a line reaches as all stand now."""
    return supplied_at_the_end(s, side, clear_day=False)


# Who needs it, and from where.


def supplied_now(s: KasserineState) -> int:
    """The units of both sides that count as supplied: of the side whose half it is those that were when its supply was
    judged, of the other, and before that, those that a line reaches now."""
    step = s.stack[-1] if s.stack else None
    judged = -1 if isinstance(step, Dumps) else s.half
    found = 0
    for side in range(len(s.occupied)):
        found |= s.supplied if side == judged else line_now(s, side)
    return found


@implements("K-log-01", "K-log-02", "K-log-08")
def needing_supply(s: KasserineState) -> int:
    """The units (a mask) that move only if they are supplied: not reconnaissance nor reduced infantry on foot."""
    c = s.components
    return c.supply_bound & ~(c.foot & s.reduced)


@implements("K-log-10", "K-log-09")
def use_supply(s: KasserineState, units: int) -> None:
    """Some units move by their supply: where no supply unit that stays anyway reaches one of them, the first use of
    another decides that it stays: of that which reaches the most."""
    units &= ~s.arrived
    staying = staying_supply(s) if units else 0
    for unit in places_of(units & ~staying):
        if staying >> unit & 1:
            continue
        sources = [source for source in undecided(s, s.half) if s.reaches[s.components.line_of[source]] >> unit & 1]
        if sources:
            stay(s, max(sources, key=lambda source: (s.reaches[s.components.line_of[source]].bit_count(), -source)))
            staying = staying_supply(s)


def staying_supply(s: KasserineState) -> int:
    """The combat units that supply units which stay reach."""
    found, staying = 0, ~s.components.mobile | s.supplying
    for source, reached in zip(s.components.supply_units, s.reaches, strict=True):
        if reached and staying >> source & 1:
            found |= reached
    return found


def is_staying(s: KasserineState, source: int) -> bool:
    """Whether a supply unit supplies, as a fixed one always does."""
    return not s.components.mobile >> source & 1 or bool(s.supplying >> source & 1)


@implements("K-log-10")
def stay(s: KasserineState, source: int) -> None:
    s.supplying |= 1 << source
    s.emit("supplying", unit=s.components.unit_ids[source], hex=s.place_ids[s.place[source]])


@implements("K-log-10")
def haul(s: KasserineState, sources: int) -> None:
    """Supply units begin to move: they supply nobody in this half."""
    if sources & ~s.hauled:
        s.hauled |= sources
        s.count_supplied()


@implements("K-log-10", "K-log-11")
def undecided(s: KasserineState, side: int) -> list[int]:
    """The mobile supply units that can still be told to stay and supply somebody."""
    c = s.components
    free = c.mobile & c.side_mask[side] & s.standing & ~(s.supplying | s.hauled | s.moved)
    return [unit for unit in places_of(free) if s.reaches[c.line_of[unit]]]


# The beginning of the movement phase.


@implements("K-log-12", "K-log-13", "K-log-15", "K-log-16", "K-log-17")
class Dumps(Choice[KasserineState], frozen=True):
    """The owner blows up supply units and reduces infantry on foot, before supply is judged and anybody moves."""

    rule = "K-log-13"
    under = ("Half",)
    verbs = ("blow", "reduce")
    optional = True
    ordering = ("blow", "reduce")
    question = ("side",)

    side: Side

    def options(self, s: KasserineState) -> list[Action]:
        words = s.components.vocabulary
        found: list[Action] = words.naming("blow", self._to_blow(s))
        found += words.naming("reduce", places_of(self._to_reduce(s)))
        return found

    def _to_blow(self, s: KasserineState) -> list[int]:
        c = s.components
        sources = c.urfs & c.side_mask[self.side] & s.standing & ~s.tried
        return [unit for unit in places_of(sources) if s.at[s.place[unit]] & self._miners(s)]

    def _miners(self, s: KasserineState) -> int:
        c = s.components
        return c.ucts if s.options.only_combat_units_mine else c.ucts | c.ucms

    def _to_reduce(self, s: KasserineState) -> int:
        c = s.components
        return c.foot & c.side_mask[self.side] & s.standing & ~s.reduced

    def choose(self, s: KasserineState, action: Action) -> None:
        unit = action.args[0]
        if action.verb == "reduce":
            s.lose_step(unit, "voluntary")
        else:
            self._blow(s, unit)

    @implements("K-log-12", "K-log-14")
    def _blow(self, s: KasserineState, unit: int) -> None:
        chart = s.components.demolition
        die = s.dice.roll()
        blown = chart.result(0, die) == "blown"
        s.tried |= 1 << unit
        if blown:
            s.mined |= 1 << unit
        s.report("demolition", unit=unit, die=die, blown=blown, chart="demolition", column=chart.names[0])

    def refuse_other(self, s: KasserineState, action: Action) -> Refusal:
        c, unit = s.components, action.args[0]
        if action.verb == "reduce":
            if not c.foot >> unit & 1:
                return s.refuse("K-log-16", "not-on-foot", unit=unit)
            return s.refuse("K-log-16", "reduced-already", unit=unit)
        if not c.urfs >> unit & 1:
            return s.refuse("K-log-12", "no-supply-unit", unit=unit)
        if s.tried >> unit & 1:
            return s.refuse("K-log-13", "tried-already", unit=unit)
        return s.refuse("K-log-12", "nobody-to-blow", unit=unit)


@implements("K-log-14")
def remove_mined(s: KasserineState) -> None:
    """At the end of the movement phase what was blown up is removed."""
    for unit in places_of(s.mined & s.standing):
        s.eliminate(unit, "demolition")
    s.mined = 0
