"""Rules 20.3.1 to 20.3.3 and the legend of the tables: what a result does, who loses a step, and who must retreat."""

from __future__ import annotations

from msgspec.structs import replace

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components.kinds import Side, Units
from sirocco.games.dark_sands.components.sides import ALLIED, SIDES
from sirocco.games.dark_sands.rules.battle import Battle, contributing, defending_units, is_lone_garrison, is_shocked
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.refusals import refuse_verb
from sirocco.games.dark_sands.rules.retreat import Advance, Retreat, RetreatChoice
from sirocco.games.dark_sands.rules.scenarios import update_gazala
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.fields import Count
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse


@implements("DS-R.AL1", "DS-R.BL1", "DS-R.DR", "DS-R.DRs", "DS-R.HEX", "DS-R.EX", "DS-R.DEs", "DS-R.DE", "DS-R.GAR")
@implements("DS-R.SHK", "DS-12.7.3b", "DS-20.3.3a", "DS-14.1b", "DS-7.4e")
def carry_out(s: DarkSandsState, b: Battle, result: str, shock: bool, resilient: bool) -> None:
    """Push what a result brings, the last thing first."""
    s.push(Advance(b))
    s.push(Abandoned(b))
    if result in ("DR", "DR*"):
        s.push(_retreat(s, b, result == "DR" and not shock))
    ours, theirs = mask_of(contributing(s, b)), mask_of(list(b.defenders))
    extra = 1 if shock and is_shocked(s, result) else 0
    if result == "AE":
        _destroy(s, contributing(s, b) if s.options.ae_spares_others else list(b.attackers))
    elif result == "AL1":
        _push(s, Losses(b, 1 - b.side, extra, theirs, "shock"), Losses(b, b.side, 1, ours, "combat"))
    elif result == "BL1":
        _push(s, Losses(b, 1 - b.side, 1 + extra, theirs, "combat"), Losses(b, b.side, 1, ours, "combat"))
    elif result in ("DR", "DR*"):
        _push(s, Losses(b, 1 - b.side, extra + (result == "DR*"), theirs, "combat"))
    elif result == "HEX":
        s.push(HalfExchange(mask_of([*contributing(s, b), *b.defenders])))
    elif result == "EX":
        _exchange(s, b, ours, resilient)
    else:
        spared = result == "DE" or is_lone_garrison(s, b)
        _destroy(s, defending_units(s, b))
        if not spared:
            _push(s, Losses(b, b.side, 1, ours, "combat"))


def _push(s: DarkSandsState, *losses: Losses) -> None:
    for loss in losses:
        if loss.number:
            s.push(loss)


def _destroy(s: DarkSandsState, units: list[int]) -> None:
    for unit in units:
        s.eliminate(unit, "combat")


@implements("DS-R.EX", "DS-12.7.4a", "DS-7.4f")
def _exchange(s: DarkSandsState, b: Battle, ours: int, resilient: bool) -> None:
    """Those who added their defence die, or by an option the whole stack; the attackers lose as many steps."""
    dying = defending_units(s, b) if s.options.exchange_takes_all else list(b.defenders)
    steps = sum(s.steps_left(u) for u in dying)
    _destroy(s, dying)
    _push(s, Losses(b, b.side, steps, ours, "exchange", resilient=resilient))


@implements("DS-R.HEX")
class HalfExchange(Step[DarkSandsState], frozen=True):
    """Everybody who added his factors loses a step: after the infantry that the assault costs anyway."""

    rule = "DS-R.HEX"
    under = ("Abandoned",)

    units: Units

    def run(self, s: DarkSandsState) -> None:
        s.pop()
        for unit in places_of(self.units):
            if s.place[unit] >= 0:
                s.lose_step(unit, "exchange")


def _retreat(s: DarkSandsState, b: Battle, first: bool) -> Step[DarkSandsState]:
    c = s.components
    if b.side != ALLIED and c.tobruk >> b.target & 1 and s.is_1941:
        return RetreatChoice(b, first)
    return Retreat.begin(s, b, first)


@implements("DS-20.3.2a", "DS-20.3.2b", "DS-20.3.2c", "DS-20.3.2d", "DS-13.6.4b", "DS-11m", "DS-12.7.3b")
class Losses(Step[DarkSandsState], frozen=True):
    """A side loses steps. The first follows the order of the rules, the others are its owner's choice."""

    rule = "DS-20.3.2a"
    under = ("Abandoned", "Retreat", "RetreatChoice", "HalfExchange", "Losses")

    battle: Battle
    side: Side
    number: Count
    units: Units
    cause: str
    first: bool = True
    resilient: bool = False
    infantry_first: bool = False

    def candidates(self, s: DarkSandsState) -> list[int]:
        """Who may take the next step."""
        c = s.components
        alive = [u for u in places_of(self.units & ~c.hqs) if s.place[u] >= 0]
        others = [u for u in alive if not c.garrisons >> u & 1]
        alive = others or alive
        if not self.first or self.infantry_first:
            return alive
        ordered = (
            [u for u in alive if not c.units[u].keeps],
            [u for u in alive if (c.tanks | c.panzers) >> u & 1],
            [u for u in alive if s.steps_left(u) == 2],
            alive,
        )
        due = next((group for group in ordered if group), [])
        if self.resilient:
            germans = [u for u in alive if c.german >> u & 1 and c.steps[u] == 2]
            return sorted({*due, *germans})
        return due

    def decider(self, s: DarkSandsState) -> int:
        return self.side if self.number and len(self.candidates(s)) > 1 else NOBODY

    def run(self, s: DarkSandsState) -> None:
        found = self.candidates(s)
        if self.number and found:
            self._take(s, found[0])
        else:
            s.pop()

    def _take(self, s: DarkSandsState, unit: int) -> None:
        s.replace(replace(self, number=self.number - 1, first=False))
        s.lose_step(unit, self.cause)
        update_gazala(s)

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("lose", unit) for unit in self.candidates(s)]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        self._take(s, action.args[0])

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("lose",))
        if wrong is None and action.args[0] not in self.candidates(s):
            return refuse("DS-20.3.2a", "not-next-to-lose", unit=s.components.unit_ids[action.args[0]])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "number": self.number, "hex": s.components.hex_ids[self.battle.target]}


@implements("DS-11h")
class Abandoned(Step[DarkSandsState], frozen=True):
    """A headquarters of the defender that now stands alone flees."""

    rule = "DS-11h"
    under = ("Advance",)

    battle: Battle

    def run(self, s: DarkSandsState) -> None:
        c = s.components
        s.pop()
        there = s.at[self.battle.target] & c.side_mask[1 - self.battle.side]
        if there and not there & ~c.hqs:
            for hq in places_of(there):
                s.push(Displacement(hq, willing=True))
