"""The night: it comes after two day moves, without zones; and what ends with a move."""

from __future__ import annotations

from sirocco.games.kasserine.rules.command.readiness import able_to_attack
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.action import Action
from sirocco.kernel.proof.rulebook import implements
from sirocco.kernel.step import Refusal


@implements("K-ngt-04")
def begin_night(s: KasserineState) -> None:
    """A night that begins has seen no attacks yet."""
    s.attacked_tonight = 0


@implements("K-rec-18")
def end_shocks(s: KasserineState) -> None:
    """At the end of a move units with an RT marker have their full factors again."""
    s.shocked = 0


@implements("K-ngt-03", "K-ngt-04")
def nights_left(s: KasserineState, side: int) -> int:
    """On how many more nights, this one included, a side may attack; by an option both share them."""
    counted = bool(s.attacked_tonight if s.options.night_attacks_shared else s.attacked_tonight >> side & 1)
    used = sum(s.nights) if s.options.night_attacks_shared else s.nights[side]
    return s.components.limits.nights - used + counted


@implements("K-ngt-03", "K-ngt-04")
def count_night(s: KasserineState, side: int) -> None:
    """A side attacks by night: the first attack of a night makes it count."""
    shared = s.options.night_attacks_shared and s.attacked_tonight
    if not s.attacked_tonight >> side & 1:
        s.attacked_tonight |= 1 << side
        if not shared:
            s.nights[side] += 1


@implements("K-cmd-02", "K-cmb-04", "K-log-19", "K-ngt-02", "K-ngt-03", "K-ngt-05")
def ready_units(s: KasserineState, side: int) -> int:
    """The units of a side that may attack now, a mask. By night none, unless the side spends one of its nights; then
    reconnaissance needs command like everybody else."""
    ready = able_to_attack(s, side)
    if not s.night or not ready:
        return ready
    return ready & s.commanded if nights_left(s, side) > 0 else 0


@implements("K-ngt-03")
def refuse_tonight(s: KasserineState, side: int, action: Action) -> Refusal | None:
    """Why a side may not even think of attacks this night, or None: the combats of such a night are passed over, and
    who asks for one hears of it on the march or while his guns fire."""
    if action.verb != "attack" or not s.night or side != s.half or nights_left(s, side) > 0:
        return None
    return s.refuse("K-ngt-03", "no-nights-left", side=side)


@implements("K-ngt-04")
def record_night_attack(s: KasserineState, side: int) -> None:
    """The first attack of a night uses it up."""
    if s.night and not s.attacked_tonight >> side & 1:
        count_night(s, side)
        s.report("nightAttack", side=side, left=nights_left(s, side) - 1)
