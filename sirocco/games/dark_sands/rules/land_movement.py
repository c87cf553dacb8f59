"""Rule 19.1, Movement by land: a unit or a stack in hand, hex by hex, and what zones of control do to it."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import Side, Units
from sirocco.games.dark_sands.components.terrain import DESERT, QUARTERS, RIDGE, WADI
from sirocco.games.dark_sands.rules.extended_movement import Extending, may_extend, refuse_extend
from sirocco.games.dark_sands.rules.garrisons import (
    form_garrison,
    fortify,
    garrison_creators,
    may_fortify,
    refuse_fortify,
    refuse_garrison,
)
from sirocco.games.dark_sands.rules.headquarters import Displacement, is_lone_hq
from sirocco.games.dark_sands.rules.naval_movement import ports_open_to, refuse_sail, sail
from sirocco.games.dark_sands.rules.refusals import refuse_verb
from sirocco.games.dark_sands.rules.scenarios import barred_ground, is_barred, update_gazala
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation, Term
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value, message
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

INFILTRATION = 4 * QUARTERS
INSTEAD = {"extend": "DS-19.1.7a", "fortify": "DS-13.7.2a", "sail": "DS-19.4b"}
"""What a single unit may do instead of marching, and the clause that says so."""


@implements("DS-19.1a", "DS-19.1.1b", "DS-19.1.1c", "DS-19.1.2a", "DS-19.1.2b", "DS-19.1.2c", "DS-19.1.3a", "DS-P2b")
class Moving(Step[DarkSandsState], frozen=True):
    """A unit, or units of one hex that move together at the pace of the slowest; the slower may be left on the way.

    What is taken in hand can be put back unmoved, once in an action; a single unit can do something else instead of
    marching. `kept`: it is not put back any more.
    """

    rule = "DS-19.1a"
    under = ("MovementAction",)

    side: Side
    group: Units
    half: bool = False
    spent: Count = 0
    stepped: bool = False
    nudged: bool = False
    ended: bool = False
    kept: bool = False

    def _hex(self, s: DarkSandsState) -> int:
        return s.place[self.group.bit_length() - 1]

    def left(self, s: DarkSandsState) -> int:
        """Quarters the slowest of the group still has."""
        if not self.group & (self.group - 1):
            return s.allowance(self.group.bit_length() - 1, self.half) - self.spent
        return min(s.allowance(unit, self.half) for unit in places_of(self.group)) - self.spent

    def decider(self, s: DarkSandsState) -> int:
        if not self.stepped or self.entries(s) or self._creators(s):
            return self.side
        return NOBODY

    def run(self, s: DarkSandsState) -> None:
        self._finish(s)

    def _finish(self, s: DarkSandsState) -> None:
        s.moved |= self.group
        s.pop()

    def _creators(self, s: DarkSandsState) -> list[int]:
        return garrison_creators(s, self.side, self._hex(s), self.group)

    @implements("DS-19.1.6a")
    def entries(self, s: DarkSandsState) -> list[tuple[int, int]]:
        """The hexes the group may enter next, and what each costs."""
        if self.ended:
            return []
        here = self._hex(s)
        in_zone = s.zone[1 - self.side] >> here & 1
        if self.stepped and (self.nudged or (in_zone and not self.may_infiltrate(s))):
            return []
        around = self._around(s, here)
        if in_zone:
            return self._entries_from_zone(s, here, around)
        if not self.stepped:
            return list(around)
        left = self.left(s)
        return [entry for entry in around if entry[1] <= left]

    def _table(self, s: DarkSandsState) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The costs on wheels if anybody of the group has some, else on foot."""
        ground = s.ground
        return ground.on_wheels if self.group & s.components.wheeled else ground.on_foot

    def _price(self, s: DarkSandsState, here: int, hex_: int) -> int | None:
        """What the ground makes the step to a hex cost, or None where it lets nobody of the group pass."""
        for other, price in self._table(s)[here]:
            if other == hex_:
                return price
        return None

    @implements("DS-19.1.1f", "DS-11f")
    def _around(self, s: DarkSandsState, here: int) -> tuple[tuple[int, int], ...]:
        """The hexes next to one that the ground lets the group into, and what each costs; but for those that hold
        enemies, other than a lone headquarters, and those it may not enter yet."""
        enemy = 1 - self.side
        around = self._table(s)[here]
        closed = s.occupied[enemy] & s.ground.overland[here]
        if not closed and not s.barred:
            return around
        for hex_ in places_of(closed):
            if is_lone_hq(s, hex_, enemy):
                closed &= ~(1 << hex_)
        closed |= barred_ground(s, self.side, here)
        return tuple(entry for entry in around if not closed >> entry[0] & 1)

    def _entries_from_zone(
        self, s: DarkSandsState, here: int, around: tuple[tuple[int, int], ...]
    ) -> list[tuple[int, int]]:
        """Out of an enemy zone: to begin with into free hexes only, but for infiltration."""
        zone = s.zone[1 - self.side]
        found = []
        for hex_, price in around:
            if not zone >> hex_ & 1:
                if not self.stepped:
                    found.append((hex_, price))
            elif self.refuse_infiltration(s, here, hex_, price) is None:
                found.append((hex_, price + INFILTRATION))
        return found

    @implements("DS-19.1.4a", "DS-19.1.4d", "DS-19.1.4g")
    def may_infiltrate(self, s: DarkSandsState) -> bool:
        """Whether the group can infiltrate at all: units of the panzer divisions only, panzers among them, with their
        whole movement. Having begun together is what makes a group."""
        if self.half or self.nudged or not self.group & s.components.panzers:
            return False
        return not self.group & ~s.components.panzer_divisions

    @implements("DS-19.1.4b", "DS-19.1.4c", "DS-19.1.4e", "DS-19.1.4f")
    def refuse_infiltration(self, s: DarkSandsState, here: int, hex_: int, price: int) -> Refusal | None:
        """Why a group may not go straight from one enemy zone into another, or None."""
        c = s.components
        there = c.hex_ids[hex_]
        if not self.may_infiltrate(s):
            mixed = self.group & c.panzers and self.group & ~c.panzer_divisions
            rule = "DS-19.1.4a" if mixed else "DS-19.1.4g" if self.group & c.panzers else "DS-19.1.2b"
            return refuse(rule, "zone-to-zone", hex=there)
        tanks = c.tanks & c.side_mask[1 - self.side]
        if any(s.at[h] & tanks and here in s.ground.zone[h] for h in c.map.board.neighbours[here] if h < c.map.open):
            return refuse("DS-19.1.4b", "tanks-hold", hex=there)
        if c.map.terrain[hex_] != DESERT:
            return refuse("DS-19.1.4c", "infiltrate-open", hex=there)
        if price + INFILTRATION > self.left(s):
            return refuse("DS-19.1.4e", "infiltrate-cost", hex=there)
        return None

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        move = s.components.vocabulary.each("move")
        found = [move[hex_] for hex_, _ in self.entries(s)]
        found.append(word("done" if self.stepped or self.kept else "back"))
        alone = not self.group & (self.group - 1)
        if not self.stepped:
            found += [word("join", unit) for unit in self._joinable(s)]
            if alone:
                found += self._instead(s)
        elif not alone:
            found += [word("leave", unit) for unit in places_of(self.group)]
        found += [word("garrison", unit) for unit in self._creators(s)]
        return found

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

    def _joinable(self, s: DarkSandsState) -> list[int]:
        """Units of the same hex that may still move and could go along."""
        action = s.stack[-2]
        units = action.nudged & ~action.units if self.nudged else action.units
        return list(places_of(s.at[self._hex(s)] & units & ~(s.moved | self.group | s.components.garrisons)))

    def apply(self, s: DarkSandsState, action: Action) -> None:
        verb = action.verb
        if verb == "move":
            self._enter(s, action.args[0])
        elif verb == "join":
            self._join(s, action.args[0])
        elif verb == "leave":
            self._leave(s, action.args[0])
        elif verb == "garrison":
            form_garrison(s, self.side, action.args[0])
            s.replace(replace(self, kept=True))
        elif verb == "back":
            s.pop()
            s.replace(s.stack[-1].with_back(self.group))
        elif verb in INSTEAD:
            self._do_instead(s, action)
        else:
            self._finish(s)

    def _do_instead(self, s: DarkSandsState, action: Action) -> None:
        unit = self.group.bit_length() - 1
        if action.verb == "extend":
            s.replace(Extending(unit, 1 << s.place[unit], kept=self.kept))
            return
        s.pop()
        if action.verb == "fortify":
            fortify(s, unit)
        else:
            sail(s, unit, action.args[0])

    def _join(self, s: DarkSandsState, unit: int) -> None:
        kept = self.kept or bool(s.stack[-2].put_back >> unit & 1)
        s.replace(replace(self, group=self.group | 1 << unit, kept=kept))

    def _leave(self, s: DarkSandsState, unit: int) -> None:
        s.moved |= 1 << unit
        s.replace(replace(self, group=self.group & ~(1 << unit)))

    @implements("DS-11f", "DS-19.1.1f")
    def _enter(self, s: DarkSandsState, hex_: int) -> None:
        c = s.components
        here = self._hex(s)
        infiltrates = self._infiltrates(s, here, hex_)
        price = self._price(s, here, hex_)
        assert price is not None
        if infiltrates:
            price += INFILTRATION
        units = list(places_of(self.group))
        s.emit(
            "moved",
            units=[c.unit_ids[u] for u in units],
            origin=c.hex_ids[here],
            to=c.hex_ids[hex_],
            cost=price / QUARTERS,
        )
        for unit in units:
            s.put(unit, hex_)
        s.replace(replace(self, spent=self.spent + price, stepped=True, ended=infiltrates))
        update_gazala(s)
        for hq in places_of(s.at[hex_] & c.hqs & c.side_mask[1 - self.side]):
            s.push(Displacement(hq))

    def _infiltrates(self, s: DarkSandsState, here: int, hex_: int) -> bool:
        """Whether a step leads from one enemy zone into another."""
        zone = s.zone[1 - self.side]
        return bool(zone >> here & zone >> hex_ & 1)

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("move", "join", "leave", "garrison", "back", "done", *INSTEAD))
        if wrong is not None:
            return wrong
        if action.verb in ("back", "done"):
            return self._refuse_end(action)
        if action.verb == "move":
            return self._refuse_entry(s, action.args[0])
        if action.verb in INSTEAD:
            return self._refuse_instead(s, action)
        unit = action.args[0]
        name = s.components.unit_ids[unit]
        if action.verb == "join":
            if self.stepped:
                return refuse("DS-19.1.1c", "join-late", unit=name)
            return None if unit in self._joinable(s) else refuse("DS-19.1.1c", "cannot-join", unit=name)
        if action.verb == "leave":
            together = self.stepped and self.group & (self.group - 1) and self.group >> unit & 1
            return None if together else refuse("DS-19.1.1c", "not-in-group", unit=name)
        return refuse_garrison(s, self.side, self._hex(s), self.group, unit)

    @implements("DS-19.1.1c")
    def _refuse_end(self, action: Action) -> Refusal | None:
        """What has begun is completed before another begins; what has not is put back."""
        begun = self.stepped or self.kept
        if action.verb == "done":
            return None if begun else refuse("DS-19.1.1c", "not-begun")
        return refuse("DS-19.1.1c", "back") if begun else None

    @implements("DS-19.1.7a", "DS-13.7.2a", "DS-19.4b", "DS-C.21Cb")
    def _refuse_instead(self, s: DarkSandsState, action: Action) -> Refusal | None:
        if self.stepped or self.group & (self.group - 1):
            return refuse(INSTEAD[action.verb], "only-alone")
        unit = self.group.bit_length() - 1
        below = s.stack[-2]
        if action.verb == "extend":
            return refuse_extend(s, unit, self.half, below.extended)
        if action.verb == "fortify":
            return refuse_fortify(s, unit)
        if self.nudged:
            return refuse("DS-C.21Cb", "one-hex-only")
        return refuse_sail(s, self.side, unit, action.args[0], below.voyages, Cover(s, self.side))

    @implements("DS-19.1.1f", "DS-19.1.2a", "DS-19.1.2b", "DS-19.1.3a", "DS-6.1a", "DS-20.1b")
    def _refuse_entry(self, s: DarkSandsState, hex_: int) -> Refusal | None:
        """Why the group may not enter a hex, or None."""
        c = s.components
        here, enemy = self._hex(s), 1 - self.side
        there = c.map.ids[hex_]
        if hex_ not in c.map.board.neighbours[here]:
            return refuse("DS-6.1a", "not-adjacent", hex=there, origin=c.hex_ids[here])
        if hex_ >= c.map.open:
            return refuse("DS-6.0a", "closed", hex=there)
        if self.ended:
            return refuse("DS-19.1.4f", "infiltrated")
        in_zone = s.zone[enemy] >> here & 1
        if self.stepped and in_zone and not (s.zone[enemy] >> hex_ & 1 and self.may_infiltrate(s)):
            return refuse("DS-19.1.2a", "stopped", hex=c.hex_ids[here])
        if self.nudged and self.stepped:
            return refuse("DS-C.21Cb", "one-hex-only")
        price = self._price(s, here, hex_)
        if price is None:
            foot = hex_ in dict(s.ground.on_foot[here])
            return refuse("DS-6.0a", "wheels-need-road" if foot else "prohibited-side", hex=there)
        if s.occupied[enemy] >> hex_ & 1 and not is_lone_hq(s, hex_, enemy):
            return refuse("DS-19.1.1f", "enemy-there", hex=there)
        if is_barred(s, self.side, here, hex_):
            return refuse("DS-S4b", "barred", hex=there)
        if in_zone and s.zone[enemy] >> hex_ & 1:
            return self.refuse_infiltration(s, here, hex_, price)
        if price > self.left(s) and self.stepped:
            return refuse("DS-19.1.3a", "too-far", hex=there, left=self.left(s) / QUARTERS)
        return None

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        if action.verb == "move":
            return Explanation((self._cost(s, action.args[0]),))
        if action.verb == "sail":
            unit = s.components.unit_ids[self.group.bit_length() - 1]
            return Explanation(warnings=(message("warn-by-sea", unit=unit),))
        return None

    def _cost(self, s: DarkSandsState, hex_: int) -> Breakdown:
        """The cost of entering a hex, with the clauses that make it."""
        c = s.components
        here = self._hex(s)
        price = self._price(s, here, hex_)
        assert price is not None
        terms = []
        if self._infiltrates(s, here, hex_):
            terms.append(Term(message("term-infiltration"), Fraction(INFILTRATION, QUARTERS), "DS-19.1.4e"))
        along = s.ground.track[here] >> hex_ & 1
        sides = c.map.sides.get((here, hex_), frozenset())
        if along:
            terms.insert(0, Term(message("term-along-way"), Fraction(price, QUARTERS), "DS-19.1.5b"))
        else:
            crossing = QUARTERS * c.map.scale[hex_] if sides & {WADI, RIDGE} else 0
            crossing = min(crossing, price)
            if price - crossing:
                key = f"term-{c.map.terrain[hex_]}"
                terms.insert(0, Term(message(key), Fraction(price - crossing, QUARTERS), "DS-19.1a"))
            if crossing:
                terms.append(Term(message("term-hexside"), Fraction(crossing, QUARTERS), "DS-19.1a"))
        return Breakdown(message("sum-movement", left=self.left(s) / QUARTERS), tuple(terms))

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        ids = s.components.unit_ids
        units = [ids[u] for u in places_of(self.group)]
        return {"units": units, "left": max(0, self.left(s)) / QUARTERS, "begun": self.stepped}
