"""The chit descriptions: what each chit lets its owner do."""

from __future__ import annotations

from collections.abc import Callable

from sirocco.board.graph import mask_of, places_of
from sirocco.games.dark_sands.components import CENTRE, EAST, WEST, chit_kinds
from sirocco.games.dark_sands.components.kinds import Chit
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.components.vocabulary import FIGHT, HALF_DRM, MOVE
from sirocco.games.dark_sands.rules.activation import (
    british,
    commanded,
    everybody,
    in_command,
    in_good_supply,
    move_and_attack,
)
from sirocco.games.dark_sands.rules.chit_choices import ChooseGroups, ChooseUnits
from sirocco.games.dark_sands.rules.combat import CombatAction
from sirocco.games.dark_sands.rules.movement import MovementAction
from sirocco.games.dark_sands.rules.panzer_momentum import Momentum
from sirocco.games.dark_sands.rules.reinforcements import ReinforcementAction
from sirocco.games.dark_sands.rules.state import DarkSandsState
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal
from sirocco.mechanics.choices import IF_SEVERAL, SingleChoice
from sirocco.mechanics.kinds import Side

LIMIT = 2
"""Movement chits, and combat chits, a player may play in a turn."""
BASIC = (chit_kinds.MOVEMENT, chit_kinds.COMBAT, chit_kinds.MOVE_OR_COMBAT, chit_kinds.HALF)
FOR_EVERYBODY = (*BASIC, chit_kinds.AUK, chit_kinds.MONTY)
"""Chits by which all units of a side move or attack."""


def play(s: DarkSandsState, side: int, chit: int) -> None:
    """Push what a chit brings about."""
    if chit in FOR_EVERYBODY or (chit == chit_kinds.TOBRUK and (side == AXIS or s.options.tobruk_falls_combo)):
        s.push(UseChit(side, chit))
    elif chit == chit_kinds.REINFORCEMENT:
        s.push(ReinforcementAction(side))
    else:
        NAMED[chit](s)


# Basic chits.


@implements("DS-18.7.2a", "DS-18.7.2b", "DS-18.7.2c", "DS-18.7.2d", "DS-18.7.2e", "DS-C.MCa", "DS-C.HMCa", "DS-C.AUKa")
@implements("DS-C.MONa", "DS-C.TOBXa", "DS-18.1a", "DS-C.Ma", "DS-C.Ca")
class UseChit(SingleChoice[DarkSandsState], frozen=True):
    """A movement or combat chit, or one that is either: its owner chooses, as far as the limits leave a choice."""

    rule = "DS-18.7.2a"
    under = ("ActionPhase", "PriorityWindow")
    verb = "as"
    asks = IF_SEVERAL
    question = ("side", "chit")

    side: Side
    chit: Chit

    def candidates(self, s: DarkSandsState) -> list[int]:
        """As what the chit can be played."""
        limited = self.chit in BASIC
        found = []
        if self.chit != chit_kinds.COMBAT and not (limited and s.moves_used[self.side] >= LIMIT):
            found.append(MOVE)
        if self.chit != chit_kinds.MOVEMENT and not (limited and s.combats_used[self.side] >= LIMIT):
            found.append(FIGHT)
        return found

    def finish(self, s: DarkSandsState) -> None:
        s.report("noAction", side=self.side, chit=self.chit)
        s.pop()

    @implements("DS-12.7.1a", "DS-12.7.1b", "DS-12.7.1c", "DS-12.7.1d")
    def take(self, s: DarkSandsState, candidate: int) -> None:
        """Move or attack with everybody; then the panzer divisions may do the other."""
        half = self.chit == chit_kinds.HALF
        if self.chit in BASIC:
            (s.moves_used if candidate == MOVE else s.combats_used)[self.side] += 1
        s.pop()
        s.report("usedAs", side=self.side, chit=self.chit, use=candidate)
        if self.side == AXIS:
            s.push(Momentum(MOVE if candidate == FIGHT else FIGHT, half))
        units = everybody(s, self.side)
        if candidate == MOVE:
            s.push(MovementAction(self.side, units, half))
        else:
            s.push(CombatAction(self.side, units, HALF_DRM if half else 0))

    def refuse_candidate(self, s: DarkSandsState, candidate: int) -> Refusal:
        return s.refuse("DS-18.7.2d", "chit-use", chit=self.chit, use=candidate)


# Named chits.


@implements("DS-C.OCOa")
def oconnor(s: DarkSandsState) -> None:
    move_and_attack(s, ALLIED, chit_kinds.OCONNOR, british(s, in_good_supply(s, everybody(s, ALLIED))))


@implements("DS-C.COMa")
def combeforce(s: DarkSandsState) -> None:
    units = british(s, in_good_supply(s, everybody(s, ALLIED))) & ~s.components.garrisons
    s.push(ChooseUnits(ALLIED, chit_kinds.COMBEFORCE, units, 1, 1, 1))


@implements("DS-C.13Ca", "DS-C.13Cb", "DS-11c")
def corps_13(s: DarkSandsState) -> None:
    """All but tanks within range of 13 Corps, and one tank unit."""
    _corps(s, chit_kinds.CORPS_13, ("HQ13",))


@implements("DS-C.30Ca", "DS-C.30Cb", "DS-11c")
def corps_30(s: DarkSandsState) -> None:
    """All tanks within range of 30 Corps, and two others."""
    _corps(s, chit_kinds.CORPS_30, ("HQ30",))


@implements("DS-C.8Aa", "DS-C.8Ab")
def army_8(s: DarkSandsState) -> None:
    """Both corps together, each by its own rule; one that is out of supply brings nobody."""
    _corps(s, chit_kinds.ARMY_8, ("HQ13", "HQ30"))


def _corps(s: DarkSandsState, chit: int, names: tuple[str, ...]) -> None:
    c = s.components
    active, choosable, free_tanks, free_others = 0, 0, 0, 0
    for name in names:
        hq = in_command(s, ALLIED, name)
        if hq is None:
            continue
        near = british(s, commanded(s, hq, ALLIED))
        tanks = near & c.tanks
        if name == "HQ13":
            active |= near & ~tanks
            choosable |= tanks
            free_tanks = 1
        else:
            active |= tanks | 1 << hq
            choosable |= near & ~tanks & ~c.garrisons
            free_others = 2
    if active:
        free = free_tanks + free_others
        s.push(ChooseUnits(ALLIED, chit, choosable & ~active, free, free_tanks, free_others, active, extended=False))


@implements("DS-C.ROMa", "DS-C.ROMb")
def rommel(s: DarkSandsState) -> None:
    """One German formation or one hex of Germans; two when the track gives the Axis the initiative."""
    number = 2 if s.printed_initiative() == AXIS else 1
    s.push(ChooseGroups(AXIS, chit_kinds.ROMMEL, number))


@implements("DS-C.TOBAb")
def tobruk_falls(s: DarkSandsState) -> None:
    s.push(ChooseGroups(ALLIED, chit_kinds.TOBRUK, 2))


@implements("DS-C.AKa", "DS-C.AKb", "DS-11c")
def afrika_korps(s: DarkSandsState) -> None:
    """The panzer divisions within range (by an option wherever they are), and an Italian motorised formation."""
    hq = in_command(s, AXIS, "HQAK")
    if hq is None:
        return
    ready = in_good_supply(s, everybody(s, AXIS)) if s.options.panzers_need_no_range else commanded(s, hq, AXIS)
    active = ready & s.components.panzer_divisions | 1 << hq
    s.push(ChooseGroups(AXIS, chit_kinds.AFRIKA_KORPS, 1, active))


@implements("DS-C.PAAa", "DS-C.PAAb", "DS-C.PAAc", "DS-C.PAAd", "DS-11c")
def panzerarmee(s: DarkSandsState) -> None:
    """Everybody within range on the West and Centre; from the East nobody attacks."""
    hq = in_command(s, AXIS, "HQPzA")
    if hq is None:
        return
    c = s.components
    ground = c.sections[WEST] | c.sections[CENTRE]
    near = mask_of([u for u in places_of(commanded(s, hq, AXIS)) if ground >> s.place[u] & 1])
    move_and_attack(s, AXIS, chit_kinds.PANZERARMEE, near | 1 << hq, closed=EAST)


@implements("DS-C.21Ca", "DS-C.21Cb", "DS-C.21Cc", "DS-11c")
def corps_21(s: DarkSandsState) -> None:
    """Two Italian formations within range; all other Italians one hex, or by extended movement."""
    hq = in_command(s, AXIS, "HQ21")
    if hq is None:
        return
    s.push(ChooseGroups(AXIS, chit_kinds.CORPS_21, 2, 1 << hq))


NAMED: dict[int, Callable[[DarkSandsState], None]] = {
    chit_kinds.OCONNOR: oconnor,
    chit_kinds.COMBEFORCE: combeforce,
    chit_kinds.TOBRUK: tobruk_falls,
    chit_kinds.CORPS_13: corps_13,
    chit_kinds.CORPS_30: corps_30,
    chit_kinds.ARMY_8: army_8,
    chit_kinds.ROMMEL: rommel,
    chit_kinds.AFRIKA_KORPS: afrika_korps,
    chit_kinds.PANZERARMEE: panzerarmee,
    chit_kinds.CORPS_21: corps_21,
}
