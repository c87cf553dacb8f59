"""Rule 13.7, Fortified boxes: who can build them and where; taking boxes and garrisons off the map."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, EAST, WEST
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.components.terrain import MARSH, MOUNTAIN
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.garrisons import disband, has_the_strength, refuse_disbanding
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import hex_of
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Term
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import Choice
from sirocco.mechanics.kinds import Side


@implements("DS-13.7.1b", "DS-13.7.1c", "DS-13.7.2c")
def may_fortify_hex(s: DarkSandsState, side: int, hex_: int) -> Refusal | None:
    """Why a side cannot build a box in a hex, or None."""
    c = s.components
    if c.forts >> hex_ & 1 or c.map.terrain[hex_] in (MARSH, MOUNTAIN):
        return s.refuse("DS-13.7.2c", "box-ground", hex=hex_)
    if s.boxes[side] >> hex_ & 1:
        return s.refuse("DS-13.7.2c", "box-there", hex=hex_)
    if side == ALLIED:
        if c.sections[WEST] >> hex_ & 1:
            return s.refuse("DS-13.7.1b", "box-west", hex=hex_)
        if c.sections[CENTRE] >> hex_ & 1 and not s.control[ALLIED] >> hex_of(s, "Tobruk") & 1:
            return s.refuse("DS-13.7.1b", "box-tobruk", hex=hex_)
        assert (c.sections[CENTRE] | c.sections[EAST]) >> hex_ & 1
    return None


@implements("DS-13.7.1a", "DS-13.7.2a", "DS-13.7.2b", "DS-13.7.2d")
def refuse_fortify(s: DarkSandsState, unit: int) -> Refusal | None:
    """Why a unit that has not moved cannot build a box, or None."""
    c = s.components
    side = c.side_of[unit]
    if not s.boxes_up[side]:
        return s.refuse("DS-13.7.2d", "no-box-left", side=side)
    if s.oos >> unit & 1 or (c.tanks | c.panzers | c.hqs) >> unit & 1 or not has_the_strength(s, unit):
        return s.refuse("DS-13.7.2b", "box-who", unit=unit)
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
    s.report("fortified", unit=unit, hex=hex_)


# Taking boxes and garrisons off the map: in any action of one's own.


@implements("DS-13.6.3a", "DS-13.7.3a")
def removals(s: DarkSandsState, side: int) -> list[Action]:
    """The boxes and garrisons a side may take off the map."""
    c = s.components
    boxes, garrisons = s.boxes[side], s.standing & c.garrisons & c.side_mask[side]
    if not boxes and not garrisons:
        return []
    word = c.vocabulary.action
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
        return None if held else s.refuse("DS-13.7.3a", "no-box", hex=thing)
    return refuse_disbanding(s, side, thing)


@implements("DS-13.7.3a", "DS-13.7.3c")
def remove(s: DarkSandsState, side: int, action: Action) -> None:
    """Take a box or a garrison off the map, face-down to its side's supports."""
    if action.verb == "dismantle":
        s.remove_box(side, action.args[0])
    else:
        disband(s, action.args[0])


@implements("DS-13.6.3a", "DS-13.7.3a")
class Dismantling(Choice[DarkSandsState], frozen=True):
    """At the end of a reinforcement action its owner may take boxes and garrisons off the map, as in any other."""

    rule = "DS-13.7.3a"
    under = ("ActionPhase", "PriorityWindow", "TurnThree")
    shown_as = "ReinforcementAction"
    verbs = ("dismantle", "disband")
    optional = True

    side: Side

    def options(self, s: DarkSandsState) -> list[Action]:
        return removals(s, self.side)

    def choose(self, s: DarkSandsState, action: Action) -> None:
        remove(s, self.side, action)

    def refuse_option(self, s: DarkSandsState, action: Action) -> Refusal | None:
        return refuse_removal(s, self.side, action)


@implements("DS-13.7.4a")
def box_terms(s: DarkSandsState, b: Battle) -> list[Term]:
    """What a box adds to the defence of infantry in it: less for Italians."""
    c = s.components
    if not s.boxes[1 - b.side] >> b.target & 1:
        return []
    foot = [u for u in defending_units(s, b) if c.infantry >> u & 1]
    italian = any(c.italian >> u & 1 for u in foot)
    return [s.term("box", 1 if italian else 2, "DS-13.7.4a")] if foot else []
