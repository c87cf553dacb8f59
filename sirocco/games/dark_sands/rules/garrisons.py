"""Rules 13.6 and 13.7, garrisons and fortified boxes: who can make them, where, and from what."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, EAST, WEST
from sirocco.games.dark_sands.components.kinds import Side
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN
from sirocco.games.dark_sands.rules.refusals import refuse_unit, refuse_verb
from sirocco.games.dark_sands.rules.state import DOWN, UP, DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


@implements("DS-13.6.2a", "DS-13.7.2b")
def has_the_strength(s: DarkSandsState, unit: int) -> bool:
    """Whether a unit is strong enough: two steps, or an Italian infantry division at full strength."""
    c = s.components
    row = c.units[unit]
    whole = s.is_full(unit) or (s.options.italians_build_reduced and c.steps[unit] == 2)
    division = row.nation == "italy" and row.kind == "infantry" and row.size == "XX"
    return whole and (c.steps[unit] == 2 or (division and s.is_full(unit)))


# Garrisons.


@implements("DS-13.6.1a", "DS-13.6.1b")
def garrison_for(s: DarkSandsState, unit: int) -> int | None:
    """A garrison counter that lies ready for a unit's nation; all Allied nations share theirs."""
    c = s.components
    side, nation = c.side_of[unit], c.units[unit].nation
    for garrison in places_of(c.garrisons & c.side_mask[side]):
        if s.place[garrison] == UP and (side == ALLIED or c.units[garrison].nation == nation):
            return garrison
    return None


def garrison_creators(s: DarkSandsState, side: int, hex_: int, group: int) -> list[int]:
    """Those of a group that can leave a garrison where they stand."""
    c = s.components
    if not c.garrison_places >> hex_ & 1 or s.at[hex_] & c.garrisons & c.side_mask[side]:
        return []
    able = group & c.infantry & ~s.oos
    return [u for u in places_of(able) if has_the_strength(s, u) and garrison_for(s, u) is not None]


@implements("DS-13.6.2b", "DS-13.6.2c")
def refuse_garrison(s: DarkSandsState, side: int, hex_: int, group: int, unit: int) -> Refusal | None:
    """Why a unit cannot leave a garrison, or None."""
    c = s.components
    wrong = refuse_unit(s, unit, side)
    if wrong is not None:
        return wrong
    name = c.unit_ids[unit]
    if not group >> unit & 1:
        return refuse("DS-13.6.2b", "not-in-group", unit=name)
    if not c.garrison_places >> hex_ & 1:
        return refuse("DS-13.6.2b", "garrison-where", hex=c.hex_ids[hex_])
    if s.at[hex_] & c.garrisons & c.side_mask[side]:
        return refuse("DS-13.6.1a", "garrison-there", hex=c.hex_ids[hex_])
    if not c.infantry >> unit & 1 or s.oos >> unit & 1 or not has_the_strength(s, unit):
        return refuse("DS-13.6.2a", "garrison-who", unit=name)
    if garrison_for(s, unit) is None:
        return refuse("DS-13.6.2c", "no-garrison-left", side=SIDES[side])
    return None


@implements("DS-13.6.2a", "DS-13.6.2b", "DS-13.6.2c")
def form_garrison(s: DarkSandsState, side: int, unit: int) -> None:
    """Leave a garrison where a unit stands; it costs nothing and the unit goes on."""
    c = s.components
    garrison = garrison_for(s, unit)
    assert garrison is not None
    s.put(garrison, s.place[unit])
    s.emit("garrisoned", side=SIDES[side], unit=c.unit_ids[garrison], hex=c.hex_ids[s.place[unit]])


# Fortified boxes.


@implements("DS-13.7.1b", "DS-13.7.1c", "DS-13.7.2c")
def may_fortify_hex(s: DarkSandsState, side: int, hex_: int) -> Refusal | None:
    """Why a side cannot build a box in a hex, or None."""
    c = s.components
    there = c.hex_ids[hex_]
    if c.forts >> hex_ & 1 or c.map.terrain[hex_] in (MARSH, MOUNTAIN):
        return refuse("DS-13.7.2c", "box-ground", hex=there)
    if s.boxes[side] >> hex_ & 1:
        return refuse("DS-13.7.2c", "box-there", hex=there)
    if side == ALLIED:
        if c.sections[WEST] >> hex_ & 1:
            return refuse("DS-13.7.1b", "box-west", hex=there)
        if c.sections[CENTRE] >> hex_ & 1 and not s.control[ALLIED] >> hex_of(s, "Tobruk") & 1:
            return refuse("DS-13.7.1b", "box-tobruk", hex=there)
        assert (c.sections[CENTRE] | c.sections[EAST]) >> hex_ & 1
    return None


@implements("DS-13.7.1a", "DS-13.7.2a", "DS-13.7.2b", "DS-13.7.2d")
def refuse_fortify(s: DarkSandsState, unit: int) -> Refusal | None:
    """Why a unit that has not moved cannot build a box, or None."""
    c = s.components
    side = c.side_of[unit]
    if not s.boxes_up[side]:
        return refuse("DS-13.7.2d", "no-box-left", side=SIDES[side])
    if s.oos >> unit & 1 or (c.tanks | c.panzers | c.hqs) >> unit & 1 or not has_the_strength(s, unit):
        return refuse("DS-13.7.2b", "box-who", unit=c.unit_ids[unit])
    return may_fortify_hex(s, side, s.place[unit])


def may_fortify(s: DarkSandsState, unit: int) -> bool:
    """The same as a quick question."""
    c = s.components
    side = c.side_of[unit]
    if not s.boxes_up[side] or (s.oos | c.tanks | c.panzers | c.hqs) >> unit & 1:
        return False
    return has_the_strength(s, unit) and may_fortify_hex(s, side, s.place[unit]) is None


@implements("DS-13.7.2a")
def fortify(s: DarkSandsState, unit: int) -> None:
    """Build a box instead of moving."""
    c = s.components
    side, hex_ = c.side_of[unit], s.place[unit]
    s.boxes_up[side] -= 1
    s.boxes[side] |= 1 << hex_
    s.moved |= 1 << unit
    s.emit("fortified", unit=c.unit_ids[unit], hex=c.hex_ids[hex_])


# Taking them off the map: in any action of one's own.


@implements("DS-13.6.3a", "DS-13.7.3a")
def removals(s: DarkSandsState, side: int) -> list[Action]:
    """The boxes and garrisons a side may take off the map."""
    c = s.components
    word = c.vocabulary.action
    boxes, garrisons = s.boxes[side], s.standing & c.garrisons & c.side_mask[side]
    return [
        *(word("dismantle", hex_) for hex_ in places_of(boxes)),
        *(word("disband", unit) for unit in places_of(garrisons)),
    ]


def refuse_removal(s: DarkSandsState, side: int, action: Action) -> Refusal | None:
    """Why a box or a garrison cannot be taken off the map, or None."""
    c = s.components
    thing = action.args[0]
    if action.verb == "dismantle":
        held = thing < c.map.open and s.boxes[side] >> thing & 1
        return None if held else refuse("DS-13.7.3a", "no-box", hex=c.map.ids[thing])
    wrong = refuse_unit(s, thing, side)
    if wrong is None and not c.garrisons >> thing & 1:
        return refuse("DS-13.6.3a", "no-garrison", unit=c.unit_ids[thing])
    return wrong


@implements("DS-13.6.3a", "DS-13.6.3c", "DS-13.7.3a")
def remove(s: DarkSandsState, side: int, action: Action) -> None:
    """Take a box or a garrison off the map, face-down to its side's supports."""
    c = s.components
    thing = action.args[0]
    if action.verb == "dismantle":
        s.remove_box(side, thing)
        return
    s.emit("garrisonRemoved", unit=c.unit_ids[thing], hex=c.hex_ids[s.place[thing]])
    s.take_off(thing, DOWN)


@implements("DS-13.6.3a", "DS-13.7.3a")
class Dismantling(Step[DarkSandsState], frozen=True):
    """At the end of a reinforcement action its owner may take boxes and garrisons off the map, as in any other."""

    rule = "DS-13.7.3a"
    under = ("ActionPhase", "PriorityWindow", "TurnThree")
    shown_as = "ReinforcementAction"

    side: Side

    def decider(self, s: DarkSandsState) -> int:
        return self.side if removals(s, self.side) else NOBODY

    def actions(self, s: DarkSandsState) -> list[Action]:
        return [*removals(s, self.side), s.components.vocabulary.action("done")]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "done":
            s.pop()
        else:
            remove(s, self.side, action)

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("dismantle", "disband", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        return refuse_removal(s, self.side, action)
