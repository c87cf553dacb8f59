"""Rules 20.3.3 and 20.3.4, Retreat: hex by hex in the order of the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.rules.battle import Battle
from sirocco.games.dark_sands.rules.garrisons import abandon_garrisons
from sirocco.games.dark_sands.rules.scenarios import is_barred_off_march
from sirocco.games.dark_sands.rules.stacking import HexExcess
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.games.dark_sands.rules.zones_of_control import has_whole_zone
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Between
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import UNASKED, Question, Refusal
from sirocco.mechanics.choices import IF_SEVERAL, Choice
from sirocco.mechanics.kinds import Hex, Units
from sirocco.mechanics.losses import destroy
from sirocco.mechanics.retreat import GroupRetreat

DISTANCE = 4
"""Hexes of the Centre section; a lateral hex counts two."""
COMPASS = ({"E", "NE", "SE"}, {"W", "NW", "SW"})
"""Where each side retreats to, if it can."""
SAFE, CONTESTED, OPEN = range(3)


@implements("DS-20.3.3a", "DS-14.1b")
class RetreatChoice(Choice[DarkSandsState], frozen=True):
    """In 1941 the Allies in the forts of Tobruk may ignore a retreat."""

    rule = "DS-14.1b"
    under = ("Abandoned",)
    shown_as = "Retreat"
    verbs = ("stand",)
    optional = True
    question = ("hex",)

    battle: Battle
    first: bool = True

    def chooser(self, s: DarkSandsState) -> int:
        return ALLIED

    def options(self, s: DarkSandsState) -> list[Action]:
        there = s.at[self.battle.target] & s.components.side_mask[ALLIED]
        return [s.components.vocabulary.action("stand")] if there else []

    def choose(self, s: DarkSandsState, action: Action) -> None:
        s.report("stood", side=ALLIED, hex=self.battle.target)
        s.pop()

    def done(self, s: DarkSandsState) -> None:
        s.replace(Retreat.begin(s, self.battle, self.first))

    def refuse_option(self, s: DarkSandsState, action: Action) -> Refusal | None:
        return None


@implements("DS-20.3.3b", "DS-20.3.3c", "DS-20.3.4g", "DS-11m")
class Retreat(GroupRetreat[DarkSandsState], frozen=True):
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

    def group(self, s: DarkSandsState) -> list[int]:
        return [u for u in self.alive(s) if not s.components.hqs >> u & 1]

    def is_complete(self, s: DarkSandsState) -> bool:
        return self.left <= 0

    def ask(self, s: DarkSandsState) -> Question:
        return super().ask(s) if self.begun else UNASKED

    def run(self, s: DarkSandsState) -> None:
        if self.begun:
            super().run(s)
        else:
            self._begin(s)

    def destroyed(self, s: DarkSandsState) -> None:
        """A headquarters on the road whose comrades are all gone flees on its own."""
        from sirocco.games.dark_sands.rules.headquarters import Displacement

        s.pop()
        for hq in self.alive(s):
            if s.place[hq] != self.battle.target:
                s.push(Displacement(hq, willing=True))

    def _begin(self, s: DarkSandsState) -> None:
        abandon_garrisons(s, self.side, self.battle.target)
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
        if not has_whole_zone(s, self.battle.side, hex_):
            return SAFE
        return CONTESTED if s.occupied[self.side] >> hex_ & 1 else OPEN

    @implements("DS-20.3.4e", "DS-20.3.4k")
    def harms(self, s: DarkSandsState) -> dict[int, int]:
        return {hex_: self.danger(s, hex_) for hex_ in self.possible(s)}

    @implements("DS-20.3.4f")
    def prefers(self, s: DarkSandsState, place: int) -> bool:
        """Whether a hex lies with the compass."""
        c, here = s.components, self._hex(s)
        heading = c.map.heading(here, place)
        if heading is not None:
            return c.map.grid.headings[heading].name in COMPASS[self.side]
        eastward = c.map.section_of[place] > c.map.section_of[here]
        return eastward == (self.side == ALLIED)

    @implements("DS-20.3.3c")
    def _counts(self, s: DarkSandsState, hex_: int) -> int:
        """How much of the distance a hex is worth: as its own section says, or with an option as the one they were
        struck in does."""
        return s.components.map.scale[self.battle.target if s.options.retreat_by_first_section else hex_]

    @implements("DS-20.3.4e", "DS-20.3.4g", "DS-P2c")
    def take(self, s: DarkSandsState, candidate: int) -> None:
        """One hex back; through a zone that nobody contests it costs a step."""
        danger = self.danger(s, candidate)
        here, units = self._hex(s), self.alive(s)
        s.report("retreated", units=s.names(units), origin=here, to=candidate)
        for unit in units:
            s.put(unit, candidate)
        left = self.left - self._counts(s, candidate)
        s.replace(replace(self, left=left, first=self.first and danger != OPEN, path=(*self.path, here)))
        if danger == OPEN:
            self._cost(s, 1)

    def _cost(self, s: DarkSandsState, steps: int) -> None:
        from sirocco.games.dark_sands.rules.losses import Losses

        s.push(Losses(self.battle, self.side, steps, self.units, "retreat", self.first))

    @implements("DS-20.3.4i")
    def cornered(self, s: DarkSandsState) -> None:
        """Nowhere to go: a step for every hex that is missing, and the retreat ends here."""
        missing = -(-self.left // self._counts(s, self._hex(s)))
        s.replace(replace(self, left=0, first=False))
        self._cost(s, missing)

    @implements("DS-20.3.4h", "DS-20.3.4j", "DS-P2a", "DS-P2c")
    def complete(self, s: DarkSandsState) -> None:
        """Whoever ends in an enemy zone that others do not contest is lost; then nobody may stand too many."""
        here, c = self._hex(s), s.components
        others = s.at[here] & c.side_mask[self.side] & ~self.units
        s.pop()
        if here != self.battle.target and not others and has_whole_zone(s, self.battle.side, here):
            destroy(s, self.alive(s), "retreat")
            return
        s.push(RetreatExcess(self.side, self.units, here))

    def refuse_candidate(self, s: DarkSandsState, candidate: int) -> Refusal:
        harms = self.harms(s)
        if candidate not in harms:
            return self._refuse_entry(s, candidate)
        rule = "DS-20.3.4e" if min(harms.values()) < harms[candidate] else "DS-20.3.4f"
        return s.refuse(rule, "retreat-priority", hex=candidate)

    @implements("DS-6.1a", "DS-20.3.4a", "DS-20.3.4b", "DS-20.3.4c", "DS-20.3.4d")
    def _refuse_entry(self, s: DarkSandsState, hex_: int) -> Refusal:
        """Why a hex is closed to the retreat, whatever its dangers."""
        c = s.components
        here, target = self._hex(s), self.battle.target
        if is_barred_off_march(s, self.side, here, hex_):
            return s.refuse("DS-S4b", "barred", hex=hex_)
        if hex_ not in c.map.board.neighbours[here]:
            return s.refuse("DS-6.1a", "not-adjacent", hex=hex_, origin=here)
        if hex_ < c.map.open and s.occupied[self.battle.side] >> hex_ & 1:
            return s.refuse("DS-20.3.4b", "retreat-enemy", hex=hex_)
        if hex_ == target:
            return s.refuse("DS-20.3.4c", "retreat-origin", hex=hex_)
        if c.map.distance(target, hex_) < c.map.distance(target, here):
            return s.refuse("DS-20.3.4d", "retreat-closer", hex=hex_, origin=target)
        if hex_ in self.path and s.options.retreat_never_back:
            return s.refuse("DS-20.3.4d", "retreat-back", hex=hex_)
        return s.refuse("DS-20.3.4a", "retreat-there", hex=hex_)

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "units": s.names(self.alive(s)), "left": self.left}


@implements("DS-20.3.4j")
class RetreatExcess(HexExcess, frozen=True):
    """Retreating units that stand too many where they end are eliminated, as their owner chooses."""

    rule = "DS-20.3.4j"
    under = ("Abandoned",)
    shown_as = "Retreat"
    asks = IF_SEVERAL

    units: Units
    hex: Hex

    def place_in_question(self, s: DarkSandsState) -> int:
        return self.hex

    def candidates(self, s: DarkSandsState) -> list[int]:
        return [unit for unit in super().candidates(s) if self.units >> unit & 1]
