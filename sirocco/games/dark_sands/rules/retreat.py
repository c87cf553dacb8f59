"""Rules 20.3.3 to 20.3.5, Retreat and advance: hex by hex in the order of the rules, and who moves in."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import Hex, Hexes, Units
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.refusals import refuse_unit, refuse_verb
from sirocco.games.dark_sands.rules.scenarios import is_barred_off_march, update_gazala
from sirocco.games.dark_sands.rules.stacking import Eliminating, excess_candidates, fits, is_legal_stack
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.supports import send_back
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Between
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

DISTANCE = 4
"""Hexes of the Centre section; a lateral hex counts two."""
COMPASS = ({"E", "NE", "SE"}, {"W", "NW", "SW"})
"""Where each side retreats to, if it can."""
SAFE, CONTESTED, OPEN = range(3)


@implements("DS-20.3.3a", "DS-14.1b")
class RetreatChoice(Step[DarkSandsState], frozen=True):
    """In 1941 the Allies in the forts of Tobruk may ignore a retreat."""

    rule = "DS-14.1b"
    under = ("Abandoned",)
    shown_as = "Retreat"

    battle: Battle
    first: bool = True

    def decider(self, s: DarkSandsState) -> int:
        c = s.components
        return ALLIED if s.at[self.battle.target] & c.side_mask[ALLIED] else NOBODY

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("stand"), word("done")]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "stand":
            s.emit("stood", side=SIDES[ALLIED], hex=s.components.hex_ids[self.battle.target])
            s.pop()
        else:
            s.replace(Retreat.begin(s, self.battle, self.first))

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        return refuse_verb(action, ("stand", "done"))

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"hex": s.components.hex_ids[self.battle.target]}


@implements("DS-20.3.3b", "DS-20.3.3c", "DS-20.3.4g", "DS-13.6.4c", "DS-11m")
class Retreat(Step[DarkSandsState], frozen=True):
    """The defenders fall back as one group; `left` is how far still, in hexes of the Centre."""

    rule = "DS-20.3.3c"
    under = ("Abandoned",)

    battle: Battle
    units: Units
    left: Annotated[int, Between(-2, 8)]
    first: bool = True
    """Whether this side has lost nothing yet in this battle."""
    begun: bool = False
    path: tuple[Hex, ...] = ()
    """The hexes it has left, in order."""

    @classmethod
    def begin(cls, s: DarkSandsState, b: Battle, first: bool) -> Retreat:
        """Garrisons stay behind; with an option headquarters too, and flee once they are alone."""
        c = s.components
        staying = c.garrisons | c.hqs if s.options.hq_flees_from_retreat else c.garrisons
        return cls(b, s.at[b.target] & c.side_mask[1 - b.side] & ~staying, DISTANCE, first)

    @property
    def side(self) -> int:
        return 1 - self.battle.side

    def alive(self, s: DarkSandsState) -> list[int]:
        return [u for u in places_of(self.units) if s.place[u] >= 0]

    def _hex(self, s: DarkSandsState) -> int:
        return s.place[self.alive(s)[0]]

    def decider(self, s: DarkSandsState) -> int:
        if not self.begun or self.left <= 0 or not self._fighting(s):
            return NOBODY
        return self.side if len(self.ways(s)) > 1 else NOBODY

    def _fighting(self, s: DarkSandsState) -> list[int]:
        return [u for u in self.alive(s) if not s.components.hqs >> u & 1]

    def run(self, s: DarkSandsState) -> None:
        if not self.begun:
            self._begin(s)
        elif not self._fighting(s):
            s.pop()
            self._leave_headquarters(s)
        elif self.left <= 0:
            self._end(s)
        else:
            found = self.ways(s)
            if found:
                self._fall_back(s, found[0])
            else:
                self._cornered(s)

    def _leave_headquarters(self, s: DarkSandsState) -> None:
        """A headquarters on the road whose comrades are all gone flees on its own."""
        from sirocco.games.dark_sands.rules.headquarters import Displacement

        for hq in self.alive(s):
            if s.place[hq] != self.battle.target:
                s.push(Displacement(hq, willing=True))

    def _begin(self, s: DarkSandsState) -> None:
        """A garrison cannot go with the others."""
        c = s.components
        for garrison in places_of(s.at[self.battle.target] & c.garrisons & c.side_mask[self.side]):
            s.eliminate(garrison, "retreat")
        s.replace(replace(self, begun=True))

    @implements("DS-20.3.4a", "DS-20.3.4b", "DS-20.3.4c", "DS-20.3.4d")
    def possible(self, s: DarkSandsState) -> list[int]:
        """The hexes that may be entered at all. The one they were struck in is the closest of all to itself. Those they
        have passed are open to them, but not with an option."""
        c = s.components
        here, target = self._hex(s), self.battle.target
        wheels = any(c.wheeled >> u & 1 for u in self.alive(s))
        table = s.ground.on_wheels if wheels else s.ground.on_foot
        away = c.map.distance(target, here)
        return [
            hex_
            for hex_, _ in table[here]
            if not s.occupied[self.battle.side] >> hex_ & 1
            and c.map.distance(target, hex_) >= away
            and not (hex_ in self.path and s.options.retreat_never_back)
            and not is_barred_off_march(s, self.side, here, hex_)
        ]

    @implements("DS-20.3.4e", "DS-10.2.1e", "DS-19.3b", "DS-8.1b")
    def danger(self, s: DarkSandsState, hex_: int) -> int:
        """How an enemy zone lies on a hex; units out of supply or disrupted have none that counts here."""
        c = s.components
        enemy = self.battle.side
        if not s.zone[enemy] >> hex_ & 1:
            return SAFE
        whole = c.side_mask[enemy] & c.exerting & ~s.oos & ~s.disrupted
        zone = s.ground.zone
        near = c.map.board.adjacent[hex_] & s.front[enemy]
        if not any(s.at[h] & whole and hex_ in zone[h] for h in places_of(near)):
            return SAFE
        return CONTESTED if s.occupied[self.side] >> hex_ & 1 else OPEN

    @implements("DS-20.3.4e", "DS-20.3.4f", "DS-20.3.4k")
    def ways(self, s: DarkSandsState) -> list[int]:
        """The hexes among which the owner chooses: the least dangerous, and of those the ones with the compass."""
        found = self.possible(s)
        if not found:
            return []
        dangers = {hex_: self.danger(s, hex_) for hex_ in found}
        least = min(dangers.values())
        found = [hex_ for hex_ in found if dangers[hex_] == least]
        here = self._hex(s)
        return [h for h in found if self._with_compass(s, here, h)] or found

    def _with_compass(self, s: DarkSandsState, here: int, hex_: int) -> bool:
        c = s.components
        heading = c.map.heading(here, hex_)
        if heading is not None:
            return c.map.grid.headings[heading].name in COMPASS[self.side]
        eastward = c.map.section_of[hex_] > c.map.section_of[here]
        return eastward == (self.side == ALLIED)

    @implements("DS-20.3.3c")
    def _counts(self, s: DarkSandsState, hex_: int) -> int:
        """How much of the distance a hex is worth: as its own section says, or with an option as the one they were
        struck in does."""
        return s.components.map.scale[self.battle.target if s.options.retreat_by_first_section else hex_]

    @implements("DS-20.3.4e", "DS-20.3.4g", "DS-P2c")
    def _fall_back(self, s: DarkSandsState, hex_: int) -> None:
        """One hex back; through a zone that nobody contests it costs a step."""
        c = s.components
        danger = self.danger(s, hex_)
        here, units = self._hex(s), self.alive(s)
        s.emit("retreated", units=[c.unit_ids[u] for u in units], origin=c.hex_ids[here], to=c.hex_ids[hex_])
        for unit in units:
            s.put(unit, hex_)
        left = self.left - self._counts(s, hex_)
        s.replace(replace(self, left=left, first=self.first and danger != OPEN, path=(*self.path, here)))
        if danger == OPEN:
            self._cost(s, 1)

    def _cost(self, s: DarkSandsState, steps: int) -> None:
        from sirocco.games.dark_sands.rules.losses import Losses

        s.push(Losses(self.battle, self.side, steps, self.units, "retreat", self.first))

    @implements("DS-20.3.4i")
    def _cornered(self, s: DarkSandsState) -> None:
        """Nowhere to go: a step for every hex that is missing, and the retreat ends here."""
        missing = -(-self.left // self._counts(s, self._hex(s)))
        s.replace(replace(self, left=0, first=False))
        self._cost(s, missing)

    @implements("DS-20.3.4h", "DS-20.3.4j", "DS-P2a", "DS-P2c")
    def _end(self, s: DarkSandsState) -> None:
        """Whoever ends in an uncontested enemy zone is lost; then nobody may stand too many."""
        here, c = self._hex(s), s.components
        others = s.at[here] & c.side_mask[self.side] & ~self.units
        s.pop()
        if here != self.battle.target and not others and self._ends_in_open_zone(s, here):
            for unit in self.alive(s):
                s.eliminate(unit, "retreat")
            return
        s.push(RetreatExcess(self.side, self.units, here))

    def _ends_in_open_zone(self, s: DarkSandsState, here: int) -> bool:
        """Reckoned without the retreating units themselves: they do not contest where they come to rest."""
        c = s.components
        enemy = self.battle.side
        whole = c.side_mask[enemy] & c.exerting & ~s.oos & ~s.disrupted
        near = c.map.board.adjacent[here] & s.front[enemy]
        return any(s.at[h] & whole and here in s.ground.zone[h] for h in places_of(near))

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("retreat", hex_) for hex_ in self.ways(s)]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        self._fall_back(s, action.args[0])

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("retreat",))
        if wrong is not None:
            return wrong
        hex_ = action.args[0]
        if hex_ not in self.possible(s):
            return self._refuse_entry(s, hex_)
        if hex_ in self.ways(s):
            return None
        safer = min(self.danger(s, h) for h in self.possible(s)) < self.danger(s, hex_)
        rule = "DS-20.3.4e" if safer else "DS-20.3.4f"
        return refuse(rule, "retreat-priority", hex=s.components.map.ids[hex_])

    @implements("DS-6.1a", "DS-20.3.4a", "DS-20.3.4b", "DS-20.3.4c", "DS-20.3.4d")
    def _refuse_entry(self, s: DarkSandsState, hex_: int) -> Refusal:
        """Why a hex is closed to the retreat, whatever its dangers."""
        c = s.components
        there, here, target = c.map.ids[hex_], self._hex(s), self.battle.target
        if is_barred_off_march(s, self.side, here, hex_):
            return refuse("DS-S4b", "barred", hex=there)
        if hex_ not in c.map.board.neighbours[here]:
            return refuse("DS-6.1a", "not-adjacent", hex=there, origin=c.hex_ids[here])
        if hex_ < c.map.open and s.occupied[self.battle.side] >> hex_ & 1:
            return refuse("DS-20.3.4b", "retreat-enemy", hex=there)
        if hex_ == target:
            return refuse("DS-20.3.4c", "retreat-origin", hex=there)
        if c.map.distance(target, hex_) < c.map.distance(target, here):
            return refuse("DS-20.3.4d", "retreat-closer", hex=there, origin=c.hex_ids[target])
        if hex_ in self.path and s.options.retreat_never_back:
            return refuse("DS-20.3.4d", "retreat-back", hex=there)
        return refuse("DS-20.3.4a", "retreat-there", hex=there)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        ids = s.components.unit_ids
        return {"side": SIDES[self.side], "units": [ids[u] for u in self.alive(s)], "left": self.left}


@implements("DS-20.3.4j")
class RetreatExcess(Eliminating, frozen=True):
    """Retreating units that stand too many where they end are eliminated, as their owner chooses."""

    rule = "DS-20.3.4j"
    under = ("Abandoned",)
    shown_as = "Retreat"

    units: Units
    hex: Hex

    def hex_in_question(self, s: DarkSandsState) -> int:
        return self.hex

    def candidates(self, s: DarkSandsState) -> list[int]:
        there = s.at[self.hex] & s.components.side_mask[self.side]
        if is_legal_stack(s, there):
            return []
        return list(places_of(excess_candidates(s, there) & self.units))

    def decider(self, s: DarkSandsState) -> int:
        return self.side if len(self.candidates(s)) > 1 else NOBODY

    def run(self, s: DarkSandsState) -> None:
        found = self.candidates(s)
        if found:
            s.eliminate(found[0], "stacking")
        else:
            s.pop()


@implements("DS-20.3.5a", "DS-20.3.5b", "DS-20.3.5c", "DS-20.3.5d", "DS-7.4d", "DS-P2d", "DS-19.0b")
class Advance(Step[DarkSandsState], frozen=True):
    """Attackers may move into the hex if no enemy is left in it; it costs nothing, and zones do not matter.

    `vacated` are the hexes (a mask) somebody has advanced from."""

    rule = "DS-20.3.5a"
    under = ("CombatAction",)

    battle: Battle
    vacated: Hexes = 0

    def able(self, s: DarkSandsState) -> list[int]:
        """Those who may still advance; a headquarters goes with somebody of its own hex."""
        c, b = s.components, self.battle
        if s.occupied[1 - b.side] >> b.target & 1:
            return []
        found = []
        for unit in b.attackers:
            if s.place[unit] >= 0 and self._can_enter(s, unit) and fits(s, unit, b.target):
                found.append(unit)
        for hex_ in places_of(self.vacated):
            for hq in places_of(s.at[hex_] & c.hqs & c.side_mask[b.side]):
                if self._can_enter(s, hq) and fits(s, hq, b.target):
                    found.append(hq)
        return found

    def _can_enter(self, s: DarkSandsState, unit: int) -> bool:
        c, b = s.components, self.battle
        here = s.place[unit]
        table = s.ground.on_wheels if c.wheeled >> unit & 1 else s.ground.on_foot
        if here == b.target or is_barred_off_march(s, b.side, here, b.target):
            return False
        return any(hex_ == b.target for hex_, _ in table[here])

    def decider(self, s: DarkSandsState) -> int:
        return self.battle.side if self.able(s) else NOBODY

    def run(self, s: DarkSandsState) -> None:
        send_back(s, self.battle)
        update_gazala(s)
        s.emit("battleEnded", hex=s.components.hex_ids[self.battle.target])
        s.pop()

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [*(word("advance", unit) for unit in self.able(s)), word("done")]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "done":
            self.run(s)
            return
        c = s.components
        unit = action.args[0]
        origin = s.place[unit]
        s.emit("advanced", unit=c.unit_ids[unit], origin=c.hex_ids[origin], to=c.hex_ids[self.battle.target])
        s.put(unit, self.battle.target)
        s.replace(Advance(self.battle, self.vacated | 1 << origin))

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("advance", "done"))
        if wrong is not None or action.verb == "done":
            return wrong
        unit = action.args[0]
        wrong = refuse_unit(s, unit, self.battle.side)
        if wrong is None and unit not in self.able(s):
            return refuse("DS-20.3.5a", "cannot-advance", unit=s.components.unit_ids[unit])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.battle.side], "hex": s.components.hex_ids[self.battle.target]}
