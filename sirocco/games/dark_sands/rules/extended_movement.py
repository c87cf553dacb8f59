"""Rules 19.1.7 to 19.2.3, Extended movement along roads, trails and the railway, and the disorganisation it risks."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import Sections
from sirocco.games.dark_sands.components.sides import ALLIED
from sirocco.games.dark_sands.rules.disruption import (
    check,
    check_odds,
    failures,
    is_checked_at_the_end,
    is_checked_on_entering,
    refuse_disrupted,
)
from sirocco.games.dark_sands.rules.garrisons import form_garrison, garrison_creators, refuse_garrison
from sirocco.games.dark_sands.rules.out_of_supply import refuse_extended_movement
from sirocco.games.dark_sands.rules.railway import rail_links
from sirocco.games.dark_sands.rules.refusals import MARCHING
from sirocco.games.dark_sands.rules.scenarios import barred_ground, is_barred, update_gazala
from sirocco.games.dark_sands.rules.stacking import fits
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.explain import Breakdown, Explanation
from sirocco.kernel.message import Message, Value, message
from sirocco.kernel.odds import FACES
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal
from sirocco.mechanics.kinds import Die, Hexes, Unit
from sirocco.mechanics.movement_phase import InHand

FREE = -1
"""In `forced`: the unit goes where and as far as it likes."""


@implements("DS-19.1.8a")
def _links(s: DarkSandsState, unit: int, hex_: int) -> int:
    """The hexes joined to one by a way the unit can use."""
    links = s.ground.track[hex_]
    return links | rail_links(s, hex_) if s.components.side_of[unit] == ALLIED else links


@implements("DS-19.1.7d")
def _open_to_extended(s: DarkSandsState, unit: int, here: int, links: int) -> list[int]:
    """Those of the hexes along a unit's way (a mask) that enemies leave open and that it may enter already."""
    c = s.components
    side = c.side_of[unit]
    enemy, adjacent = s.front[1 - side], c.map.board.adjacent
    links &= ~(s.occupied[1 - side] | barred_ground(s, side, here))
    return [hex_ for hex_ in places_of(links) if not adjacent[hex_] & enemy]


@implements("DS-19.1.7c")
def _begins_too_near(s: DarkSandsState, unit: int, here: int) -> bool:
    """Whether an enemy is next to where a unit stands. An option passes over headquarters and garrisons alone in their
    hex, as the rule does for the hexes entered later."""
    c = s.components
    enemy, around = 1 - c.side_of[unit], c.map.board.adjacent[here]
    if not around & s.occupied[enemy]:
        return False
    return not s.options.extend_beside_garrisons or bool(around & s.front[enemy])


@implements(
    "DS-19.1.7a",
    "DS-19.1.7b",
    "DS-19.1.7c",
)
def refuse_extend(s: DarkSandsState, unit: int, half: bool, allowed: bool) -> Refusal | None:
    """Why a unit cannot begin extended movement, or None."""
    here = s.place[unit]
    if half or not allowed:
        return s.refuse("DS-19.1.7a", "extend-chit", unit=unit)
    wrong = refuse_extended_movement(s, unit) or refuse_disrupted(s, unit)
    if wrong is not None:
        return wrong
    if not _links(s, unit, here):
        return s.refuse("DS-19.1.7b", "extend-track", hex=here)
    if _begins_too_near(s, unit, here):
        return s.refuse("DS-19.1.7c", "extend-near-enemy", unit=unit)
    if not Extending(unit, 1 << here).entries(s):
        return s.refuse("DS-19.1.7d", "extend-nowhere", unit=unit)
    return None


def may_extend(s: DarkSandsState, unit: int) -> bool:
    """The same as a quick question."""
    if (s.oos | s.disrupted) >> unit & 1:
        return False
    here = s.place[unit]
    links = _links(s, unit, here)
    if not links or _begins_too_near(s, unit, here):
        return False
    return bool(_open_to_extended(s, unit, here, links))


@implements("DS-19.1.7a", "DS-19.1.7b", "DS-19.1.7d", "DS-19.1.7e", "DS-19.1.7f", "DS-13.6.4g")
class Extending(InHand[DarkSandsState], frozen=True):
    """One unit on extended movement.

    `entered` are the hexes it has been in, `abandoned` the sections it has left for good; `by_rail`: all on this
    section was by active rail; `crossed`: it has just come into this section; `forced`: hexes it must still go;
    `left_by_rail`: all on the section it left last was by active rail.
    """

    rule = "DS-19.1.7a"
    under = ("MovementAction",)
    clauses = MARCHING

    unit: Unit
    entered: Hexes
    abandoned: Sections = 0
    by_rail: bool = True
    crossed: bool = False
    forced: Die = FREE
    left_by_rail: bool = False

    def decider(self, s: DarkSandsState) -> int:
        if self.stepped and not self.entries(s) and not self._creators(s):
            return NOBODY
        return s.components.side_of[self.unit]

    def _creators(self, s: DarkSandsState) -> list[int]:
        """The unit itself, if it can leave a garrison here."""
        return garrison_creators(s, s.components.side_of[self.unit], s.place[self.unit], 1 << self.unit)

    def pieces(self) -> int:
        return 1 << self.unit

    def run(self, s: DarkSandsState) -> None:
        self.finish(s)

    def entries(self, s: DarkSandsState) -> list[int]:
        """The hexes it may enter next. After a failed check only those by which it gets furthest."""
        if self.forced == 0:
            return []
        found = self._ahead(s, s.place[self.unit], self.entered, self.stepped)
        if self.forced == FREE or not found:
            return found
        reach = {hex_: self._furthest(s, hex_, self.entered, self.forced) for hex_ in found}
        furthest = max(reach.values())
        return [hex_ for hex_ in found if reach[hex_] == furthest] if furthest else []

    @implements("DS-19.2.2b")
    def _furthest(self, s: DarkSandsState, hex_: int, entered: int, left: int) -> int:
        """How many hexes it gets on by way of one, at most `left`, to where there is room for it; 0: nowhere."""
        entered |= 1 << hex_
        best = 0
        if left > 1:
            best = max(
                (self._furthest(s, h, entered, left - 1) for h in self._ahead(s, hex_, entered, True)), default=0
            )
        if best:
            return best + 1
        return 1 if fits(s, self.unit, hex_) else 0

    def _ahead(self, s: DarkSandsState, here: int, entered: int, stepped: bool) -> list[int]:
        """The hexes along the tracks that enemies leave open, from a hex."""
        c = s.components
        side = c.side_of[self.unit]
        if stepped and c.map.board.adjacent[here] & s.occupied[1 - side]:
            return []
        links = _links(s, self.unit, here) & ~entered
        open_ = _open_to_extended(s, self.unit, here, links)
        return [hex_ for hex_ in open_ if not self.abandoned >> c.map.section_of[hex_] & 1]

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        found = [word("move", hex_) for hex_ in self.entries(s)]
        if self.forced == FREE or not found:
            found.append(word(self.last_verb()))
        found += [word("garrison", unit) for unit in self._creators(s)]
        return found

    def apply(self, s: DarkSandsState, action: Action) -> None:
        if action.verb == "done":
            self.finish(s)
        elif action.verb == "back":
            self.put_back(s)
        elif action.verb == "garrison":
            form_garrison(s, s.components.side_of[self.unit], self.unit)
            s.replace(replace(self, kept=True))
        else:
            self._enter(s, action.args[0])

    def _goes_by_rail(self, s: DarkSandsState, hex_: int) -> bool:
        """Whether the step to a hex is on active railway."""
        here = s.place[self.unit]
        return s.components.side_of[self.unit] == ALLIED and bool(rail_links(s, here) >> hex_ & 1)

    def _is_checked_in(self, s: DarkSandsState, hex_: int) -> bool:
        whole_way_by_rail = self.by_rail and (self.stepped or self._goes_by_rail(s, hex_))
        return self.forced == FREE and is_checked_on_entering(s, self.unit, hex_, whole_way_by_rail)

    @implements("DS-19.2.2a", "DS-19.1.7e")
    def _enter(self, s: DarkSandsState, hex_: int) -> None:
        """Go on one hex. Who fails the check must go as many more as the die shows."""
        c = s.components
        here = s.place[self.unit]
        rail, checked = self._goes_by_rail(s, hex_), self._is_checked_in(s, hex_)
        s.report("extended", unit=self.unit, origin=here, to=hex_)
        s.put(self.unit, hex_)
        update_gazala(s)
        forced = self.forced if self.forced == FREE else self.forced - 1
        crossed = c.map.section_of[here] != c.map.section_of[hex_]
        abandoned, by_rail, left_by_rail = self.abandoned, self.by_rail and rail, self.left_by_rail
        if crossed:
            abandoned |= 1 << c.map.section_of[here]
            by_rail, left_by_rail = rail, not checked
        if checked:
            die = check(s, self.unit)
            if s.disrupted >> self.unit & 1:
                forced = die
        entered = self.entered | 1 << hex_
        s.replace(
            Extending(self.unit, entered, abandoned, by_rail, crossed, forced, left_by_rail=left_by_rail, stepped=True)
        )

    def _is_checked_at_the_end(self, s: DarkSandsState) -> bool:
        if not self.stepped or self.crossed or self.forced != FREE:
            return False
        return is_checked_at_the_end(s, self.by_rail, self.left_by_rail if self.abandoned else None)

    @implements("DS-19.1.7f")
    def finish(self, s: DarkSandsState) -> None:
        super().finish(s)
        if self._is_checked_at_the_end(s):
            check(s, self.unit)

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        if action.verb not in ("move", "garrison", "back", "done"):
            return s.refusals.order(self, action)
        if action.verb == "back":
            return self.refuse_end(action)
        if action.verb == "garrison":
            side, here = s.components.side_of[self.unit], s.place[self.unit]
            return refuse_garrison(s, side, here, 1 << self.unit, action.args[0])
        if action.verb == "done":
            must = self.forced != FREE and self.entries(s)
            return s.refuse("DS-19.2.2a", "must-go-on", number=self.forced) if must else self.refuse_end(action)
        hex_ = action.args[0]
        return None if hex_ in self.entries(s) else self._refuse_entry(s, hex_)

    def _refuse_entry(self, s: DarkSandsState, hex_: int) -> Refusal:
        c = s.components
        here, enemy = s.place[self.unit], 1 - c.side_of[self.unit]
        if hex_ >= c.map.open or not _links(s, self.unit, here) >> hex_ & 1:
            return s.refuse("DS-19.1.7b", "extend-track", hex=hex_)
        if self.entered >> hex_ & 1 or self.abandoned >> c.map.section_of[hex_] & 1:
            return s.refuse("DS-19.1.7e", "extend-again", hex=hex_)
        if self.forced == 0:
            return s.refuse("DS-19.2.2a", "forced-end")
        if c.map.board.adjacent[hex_] & s.front[enemy] or s.occupied[enemy] >> hex_ & 1:
            return s.refuse("DS-19.1.7d", "extend-enemy", hex=hex_)
        if self.stepped and c.map.board.adjacent[here] & s.occupied[enemy]:
            return s.refuse("DS-19.1.7d", "extend-stop", hex=here)
        if is_barred(s, c.side_of[self.unit], here, hex_):
            return s.refuse("DS-S4b", "barred", hex=hex_)
        return s.refuse("DS-19.2.2b", "extend-nearer", hex=hex_)

    def explain(self, s: DarkSandsState, action: Action) -> Explanation | None:
        if action.verb == "done" and self._is_checked_at_the_end(s):
            return Explanation(odds=(check_odds(s, self.unit),))
        if action.verb != "move":
            return None
        hex_ = action.args[0]
        if self._goes_by_rail(s, hex_):
            way = s.term("by-rail", 0, "DS-19.1.8a")
        else:
            way = s.term("along-way", 0, "DS-19.1.7a")
        return Explanation((Breakdown(message("sum-extended"), (way,)),))

    def warnings(self, s: DarkSandsState, action: Action) -> list[Message]:
        if action.verb != "move" or not self._is_checked_in(s, action.args[0]):
            return []
        name = s.components.unit_ids[self.unit]
        return [message("warn-check", unit=name, fails=failures(s, self.unit), of=FACES)]

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"unit": s.components.unit_ids[self.unit], "forced": max(self.forced, 0)}
