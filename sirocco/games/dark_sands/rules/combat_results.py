"""The legend of the combat results tables: what a result does."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components.vocabulary import ASSAULT
from sirocco.games.dark_sands.rules.advance import Advance
from sirocco.games.dark_sands.rules.battle import Battle, defending_units
from sirocco.games.dark_sands.rules.combat_units import is_lone_garrison, is_shocked
from sirocco.games.dark_sands.rules.forts import may_ignore_retreat
from sirocco.games.dark_sands.rules.headquarters import Displacement
from sirocco.games.dark_sands.rules.losses import Losses
from sirocco.games.dark_sands.rules.retreat import Retreat, RetreatChoice
from sirocco.games.dark_sands.rules.stacking import contributing, sharing_an_exchange, sharing_the_attackers_fate
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Step
from sirocco.mechanics.kinds import Units
from sirocco.mechanics.losses import destroy


@implements("DS-R.AL1", "DS-R.BL1", "DS-R.DR", "DS-R.DRs", "DS-R.HEX", "DS-R.EX", "DS-R.DEs", "DS-R.DE", "DS-R.GAR")
@implements("DS-R.SHK", "DS-12.7.3b", "DS-20.3.3a")
def carry_out(s: DarkSandsState, b: Battle, result: str, shock: bool, resilient: bool) -> None:
    """Push what a result brings, the last thing first."""
    s.push(Advance(b))
    s.push(Abandoned(b))
    if result in ("DR", "DR*"):
        s.push(_retreat(s, b, result == "DR" and not shock))
    ours, theirs = mask_of(contributing(s, b)), mask_of(list(b.defenders))
    extra = 1 if shock and is_shocked(s, result) else 0
    if result == "AE":
        destroy(s, sharing_the_attackers_fate(s, b))
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
        destroy(s, defending_units(s, b))
        if not spared:
            _push(s, Losses(b, b.side, 1, ours, "combat"))


def _push(s: DarkSandsState, *losses: Losses) -> None:
    for loss in losses:
        if loss.number:
            s.push(loss)


@implements("DS-R.EX", "DS-12.7.4a")
def _exchange(s: DarkSandsState, b: Battle, ours: int, resilient: bool) -> None:
    """Those who added their defence die, or by an option the whole stack; the attackers lose as many steps."""
    dying = sharing_an_exchange(s, b)
    steps = sum(s.steps_left(u) for u in dying)
    destroy(s, dying)
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
    if may_ignore_retreat(s, b):
        return RetreatChoice(b, first)
    return Retreat.begin(s, b, first)


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


@implements("DS-2.2a", "DS-2.2.1a", "DS-20.2.7a")
def result_of(s: DarkSandsState, b: Battle, column: int, die: int) -> str:
    """What a modified die gives. An option exchanges the two odd results of the last row of the Mobile table."""
    c = s.components
    chart = c.charts[b.table]
    found = chart.result(column, die)
    if s.options.swap_row_8 and b.table != ASSAULT and chart.final(die) == len(chart.rows):
        odds = chart.names[column]
        found = {"3:1": "DE*", "4:1": "DE"}.get(odds, found)
    return found


@implements("DS-20.3.1a", "DS-12.6d", "DS-R.ASL", "DS-16.0d")
def conclude(s: DarkSandsState, b: Battle, result: str, shock: bool, resilient: bool = False) -> None:
    """The Implementation Point: first the infantry an assault costs, then what the table says."""
    c = s.components
    action = s.stack[-1]
    s.replace(action.after(b, mask_of(defending_units(s, b))))
    infantry = mask_of([u for u in contributing(s, b) if c.infantry >> u & 1])
    carry_out(s, b, result, shock, resilient)
    if b.table == ASSAULT:
        s.push(Losses(b, b.side, 1, infantry, "assault", infantry_first=True))
