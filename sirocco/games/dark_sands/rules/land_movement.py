"""Rule 19.1, Movement by land: a unit or a stack in hand, hex by hex, and what zones of control do to it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.terrain import DESERT, QUARTERS, RIDGE, WADI
from sirocco.games.dark_sands.rules.extended_movement import Extending, may_extend, refuse_extend
from sirocco.games.dark_sands.rules.fortified_boxes import fortify, may_fortify, refuse_fortify
from sirocco.games.dark_sands.rules.garrisons import form_garrison, garrison_creators, refuse_garrison
from sirocco.games.dark_sands.rules.headquarters import Displacement, is_lone_hq
from sirocco.games.dark_sands.rules.naval_movement import ports_open_to, refuse_sail, sail
from sirocco.games.dark_sands.rules.refusals import MARCHING
from sirocco.games.dark_sands.rules.scenarios import barred_ground, update_gazala
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Term
from sirocco.kernel.message import Message, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.marching import March
from sirocco.mechanics.movement_costs import FixedCosts
from sirocco.mechanics.zone_effects import ZoneEffects

INFILTRATION = 4 * QUARTERS
INSTEAD = {"extend": "DS-19.1.7a", "fortify": "DS-13.7.2a", "sail": "DS-19.4b"}
"""What a single unit may do instead of marching, and the clause that says so."""


@implements("DS-19.1a", "DS-19.1.1b", "DS-19.1.1c", "DS-19.1.2a", "DS-19.1.2b", "DS-19.1.2c", "DS-19.1.3a", "DS-P2b")
@implements("DS-19.1.6a", "DS-6.1a", "DS-20.1b")
class Moving(March[DarkSandsState], frozen=True):
    """A unit, or units of one hex that move together at the pace of the slowest; the slower may be left on the way.

    What is taken in hand can be put back unmoved, once in an action; a single unit can do something else instead of
    marching. `nudged` units go one hex only.
    """

    rule = "DS-19.1a"
    under = ("MovementAction",)
    clauses = MARCHING
    zones = ZoneEffects(halts=True, crossing=None)
    minimum_move = True
    points = QUARTERS
    other_verbs: ClassVar[tuple[str, ...]] = ("garrison", *INSTEAD)

    half: bool = False
    nudged: bool = False

    def allowance(self, s: DarkSandsState, piece: int) -> int:
        return s.allowance(piece, self.half)

    def costs(self, s: DarkSandsState) -> FixedCosts:
        """The costs on wheels if anybody of the group has some, else on foot."""
        ground = s.ground
        return ground.on_wheels if self.group & s.components.wheeled else ground.on_foot

    @implements("DS-19.1.1f", "DS-11f")
    def closed(self, s: DarkSandsState, here: int) -> int:
        """Hexes with enemies, other than a lone headquarters, and those it may not enter yet."""
        enemy = 1 - self.side
        closed = s.occupied[enemy] & s.components.map.board.adjacent[here]
        if closed:
            for hex_ in places_of(closed):
                if is_lone_hq(s, hex_, enemy):
                    closed &= ~(1 << hex_)
        return closed | barred_ground(s, self.side, here) if s.barred else closed

    @implements("DS-S4b")
    def refuse_closed(self, s: DarkSandsState, here: int, place: int) -> Refusal:
        if barred_ground(s, self.side, here) >> place & 1 and not s.occupied[1 - self.side] >> place & 1:
            return s.refuse("DS-S4b", "barred", hex=place)
        return super().refuse_closed(s, here, place)

    def refuse_ground(self, s: DarkSandsState, here: int, place: int) -> Refusal:
        on_foot = place in dict(s.ground.on_foot[here])
        return s.refuse("DS-6.0a", "wheels-need-road" if on_foot else "prohibited-side", hex=place)

    def may_go_on(self, s: DarkSandsState) -> bool:
        return not self.nudged

    @implements("DS-19.1.4f", "DS-C.21Cb")
    def refuse_going_on(self, s: DarkSandsState, here: int, place: int) -> Refusal | None:
        if self.ended:
            return s.refuse("DS-19.1.4f", "infiltrated")
        return s.refuse("DS-C.21Cb", "one-hex-only") if self.nudged and self.stepped else None

    def companions(self, s: DarkSandsState) -> int:
        """Units that may still move, of the same sort: those that go one hex only go with their like."""
        action = s.stack[-2]
        units: int = action.nudged & ~action.units if self.nudged else action.units
        return units & ~s.components.garrisons

    @implements("DS-11f", "DS-19.1.1f")
    def entered(self, s: DarkSandsState, origin: int, place: int) -> None:
        update_gazala(s)
        c = s.components
        overrun = s.at[place] & c.hqs & c.side_mask[1 - self.side]
        if overrun:
            for hq in places_of(overrun):
                s.push(Displacement(hq))

    # Infiltration.

    @implements("DS-19.1.4a", "DS-19.1.4d", "DS-19.1.4g")
    def may_leave_zone(self, s: DarkSandsState) -> bool:
        """Whether the group can infiltrate at all: units of the panzer divisions only, panzers among them, with their
        whole movement. Having begun together is what makes a group."""
        if self.half or self.nudged or not self.group & s.components.panzers:
            return False
        return not self.group & ~s.components.panzer_divisions

    @implements("DS-19.1.4e")
    def crossing(self, s: DarkSandsState, here: int, place: int, price: int) -> int | None:
        return INFILTRATION if self.refuse_crossing(s, here, place, price) is None else None

    def crossing_term(self, extra: Fraction) -> Term:
        return Term(message("term-infiltration"), extra, "DS-19.1.4e")

    def changes(self, s: DarkSandsState, place: int, crosses: bool) -> dict[str, Any]:
        return {"ended": crosses}

    @implements("DS-19.1.4b", "DS-19.1.4c", "DS-19.1.4e", "DS-19.1.4f")
    def refuse_crossing(self, s: DarkSandsState, here: int, place: int, price: int) -> Refusal | None:
        """Why a group may not go straight from one enemy zone into another, or None."""
        c = s.components
        if not self.may_leave_zone(s):
            mixed = self.group & c.panzers and self.group & ~c.panzer_divisions
            rule = "DS-19.1.4a" if mixed else "DS-19.1.4g" if self.group & c.panzers else "DS-19.1.2b"
            return s.refuse(rule, "zone-to-zone", hex=place)
        tanks = c.tanks & c.side_mask[1 - self.side]
        if any(s.at[h] & tanks and here in s.ground.zone[h] for h in c.map.board.neighbours[here] if h < c.map.open):
            return s.refuse("DS-19.1.4b", "tanks-hold", hex=place)
        if c.map.terrain[place] != DESERT:
            return s.refuse("DS-19.1.4c", "infiltrate-open", hex=place)
        if price + INFILTRATION > self.left(s):
            return s.refuse("DS-19.1.4e", "infiltrate-cost", hex=place)
        return None

    # What else those in hand can do.

    def is_offered_more(self, s: DarkSandsState) -> bool:
        return bool(self._creators(s))

    def _creators(self, s: DarkSandsState) -> list[int]:
        return garrison_creators(s, self.side, self.here(s), self.group)

    def others(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        found = self._instead(s) if not self.stepped and self.is_alone() else []
        return found + [word("garrison", unit) for unit in self._creators(s)]

    @implements("DS-19.1.7a", "DS-13.7.2a", "DS-19.4a")
    def _instead(self, s: DarkSandsState) -> list[Action]:
        """What a single unit that has not moved can do instead of marching."""
        word = s.components.vocabulary.action
        unit = self.group.bit_length() - 1
        action = s.stack[-2]
        found = []
        if action.extended and not self.half and may_extend(s, unit):
            found.append(word("extend"))
        if may_fortify(s, unit):
            found.append(word("fortify"))
        if s.components.ports >> s.place[unit] & 1 and not self.nudged:
            ports = ports_open_to(s, self.side, unit, action.voyages, Cover(s, self.side))
            found += [word("sail", port) for port in ports]
        return found

    def do_other(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "garrison":
            form_garrison(s, self.side, action.args[0])
            s.replace(replace(self, kept=True))
            return
        unit = self.group.bit_length() - 1
        if action.verb == "extend":
            s.replace(Extending(unit, 1 << s.place[unit], kept=self.kept))
            return
        s.pop()
        if action.verb == "fortify":
            fortify(s, unit)
        else:
            sail(s, unit, action.args[0])

    @implements("DS-19.1.7a", "DS-13.7.2a", "DS-19.4b", "DS-C.21Cb")
    def refuse_other(self, s: DarkSandsState, action: Action) -> Refusal | None:
        if action.verb == "garrison":
            return refuse_garrison(s, self.side, self.here(s), self.group, action.args[0])
        if self.stepped or not self.is_alone():
            return s.refuse(INSTEAD[action.verb], "only-alone")
        unit = self.group.bit_length() - 1
        below = s.stack[-2]
        if action.verb == "extend":
            return refuse_extend(s, unit, self.half, below.extended)
        if action.verb == "fortify":
            return refuse_fortify(s, unit)
        if self.nudged:
            return s.refuse("DS-C.21Cb", "one-hex-only")
        return refuse_sail(s, self.side, unit, action.args[0], below.voyages, Cover(s, self.side))

    def warnings(self, s: DarkSandsState, action: Action) -> list[Message]:
        if action.verb != "sail":
            return []
        return [message("warn-by-sea", unit=s.components.unit_ids[self.group.bit_length() - 1])]

    def cost_terms(self, s: DarkSandsState, here: int, place: int, price: int) -> list[Term]:
        if s.ground.track[here] >> place & 1:
            return [Term(message("term-along-way"), Fraction(price, QUARTERS), "DS-19.1.5b")]
        world = s.components.map
        crosses = world.sides.get((here, place), frozenset()) & {WADI, RIDGE}
        crossing = min(QUARTERS * world.scale[place], price) if crosses else 0
        parts = ((f"term-{world.terrain[place]}", price - crossing), ("term-hexside", crossing))
        return [Term(message(key), Fraction(cost, QUARTERS), "DS-19.1a") for key, cost in parts if cost]
