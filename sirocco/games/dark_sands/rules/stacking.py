"""Rule 7, Stacking: how many units a hex holds, when that is checked, and who is too many."""

from __future__ import annotations

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components.kinds import Side
from sirocco.games.dark_sands.components.sides import SIDES
from sirocco.games.dark_sands.rules.refusals import refuse_verb
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.action import Action
from sirocco.kernel.message import Value
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import NOBODY, Refusal, Step, refuse

LARGE, ALL = 3, 4


@implements("DS-7.1a", "DS-7.2a", "DS-7.2b", "DS-7.2c", "DS-7.2d", "DS-11e", "DS-13.6.4a", "DS-13.6.1a")
def is_legal_stack(s: DarkSandsState, units: int) -> bool:
    """Whether these units (a mask of one side's) may stand together: four, three of them larger than a battalion, and
    beside them one headquarters and one garrison."""
    c = s.components
    fighting = units & c.exerting
    return (
        fighting.bit_count() <= ALL
        and (fighting & ~c.small).bit_count() <= LARGE
        and (units & c.hqs).bit_count() <= 1
        and (units & c.garrisons).bit_count() <= 1
    )


def fits(s: DarkSandsState, unit: int, hex_: int, leaving: int = 0) -> bool:
    """Whether a unit may join those of its side in a hex, but for some who are about to leave (a mask)."""
    side = s.components.side_of[unit]
    return is_legal_stack(s, s.at[hex_] & s.components.side_mask[side] & ~leaving | 1 << unit)


def overfull(s: DarkSandsState, side: int) -> list[int]:
    """The hexes in which a side has too many units."""
    mine, found = s.components.side_mask[side], []
    for hex_ in places_of(s.occupied[side]):
        units = s.at[hex_] & mine
        if units & (units - 1) and not is_legal_stack(s, units):
            found.append(hex_)
    return found


def excess_candidates(s: DarkSandsState, units: int) -> int:
    """Those of a stack whose elimination brings it nearer to legality (a mask)."""
    c = s.components
    found = 0
    if (units & c.hqs).bit_count() > 1:
        found |= units & c.hqs
    if (units & c.garrisons).bit_count() > 1:
        found |= units & c.garrisons
    fighting = units & c.exerting
    if (fighting & ~c.small).bit_count() > LARGE:
        found |= fighting & ~c.small
    elif fighting.bit_count() > ALL:
        found |= fighting
    return found


class Eliminating(Step[DarkSandsState], frozen=True):
    """Units stand too many in a hex; their owner eliminates some, one after the other."""

    side: Side

    def candidates(self, s: DarkSandsState) -> list[int]:
        raise NotImplementedError

    def hex_in_question(self, s: DarkSandsState) -> int:
        raise NotImplementedError

    def actions(self, s: DarkSandsState) -> list[Action]:
        word = s.components.vocabulary.action
        return [word("eliminate", unit) for unit in self.candidates(s)]

    def apply(self, s: DarkSandsState, action: Action) -> None:
        s.eliminate(action.args[0], "stacking")

    def refusal(self, s: DarkSandsState, action: Action) -> Refusal | None:
        wrong = refuse_verb(action, ("eliminate",))
        if wrong is None and action.args[0] not in self.candidates(s):
            return refuse(self.rule, "not-in-excess", unit=s.components.unit_ids[action.args[0]])
        return wrong

    def prompt_args(self, s: DarkSandsState) -> dict[str, Value]:
        return {"side": SIDES[self.side], "hex": s.components.hex_ids[self.hex_in_question(s)]}


@implements("DS-7.0a", "DS-7.3a")
class ExcessUnits(Eliminating, frozen=True):
    """After a movement action, a placement or an advance: the owner eliminates what stands too many in a hex."""

    rule = "DS-7.3a"
    under = ("MovementEnd",)

    def decider(self, s: DarkSandsState) -> int:
        return self.side if overfull(s, self.side) else NOBODY

    def hex_in_question(self, s: DarkSandsState) -> int:
        return overfull(s, self.side)[0]

    def candidates(self, s: DarkSandsState) -> list[int]:
        here = s.at[self.hex_in_question(s)]
        return list(places_of(excess_candidates(s, here & s.components.side_mask[self.side])))
