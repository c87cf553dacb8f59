"""The special rule of the Gazala scenario: the Allied units of the Centre are kept from the East."""

from __future__ import annotations

from typing import NamedTuple

from sirocco.board.graph import places_of
from sirocco.games.dark_sands.components import CENTRE, EAST
from sirocco.games.dark_sands.components.sides import ALLIED, AXIS
from sirocco.games.dark_sands.rules.control import controls, holds
from sirocco.games.dark_sands.rules.state import REBUILD, DarkSandsState
from sirocco.games.dark_sands.rules.supply import Cover, hex_of, overland_lines
from sirocco.kernel.proof.rulebook import implements

GAZALA_TANKS = 3


@implements("DS-S4b")
def is_barred(s: DarkSandsState, side: int, origin: int, hex_: int) -> bool:
    """Whether a unit may not go from one hex to another, in whatever way."""
    return bool(barred_ground(s, side, origin) >> hex_ & 1)


@implements("DS-S4b")
def is_barred_off_march(s: DarkSandsState, side: int, origin: int, hex_: int) -> bool:
    """The same for those who sail, retreat, advance or flee, whom an option leaves alone."""
    return is_barred(s, side, origin, hex_) and not s.options.gazala_bars_marches_only


def barred_ground(s: DarkSandsState, side: int, origin: int) -> int:
    """The hexes (a mask) that a side's unit in a hex may not go to: from the Centre to the East, not yet."""
    if not s.barred or side != ALLIED:
        return 0
    sections = s.components.sections
    return sections[EAST] if sections[CENTRE] >> origin & 1 else 0


def gazala_holds(s: DarkSandsState) -> bool:
    """As long as the Allies have three tank steps on the Centre and no Axis unit is in Egypt."""
    c = s.components
    tanks = sum(
        s.steps_left(u)
        for u in places_of(c.tanks & c.side_mask[ALLIED])
        if s.place[u] >= 0 and c.sections[CENTRE] >> s.place[u] & 1
    )
    return tanks >= GAZALA_TANKS and not s.occupied[AXIS] & c.egypt


@implements("DS-S4b")
def update_gazala(s: DarkSandsState) -> None:
    """Once lifted, the restriction does not come back, unless an option says so. Asked whenever a unit has moved or
    lost a step: an Axis unit that only passes through Egypt lifts it too."""
    if s.components.scenario == "gazala" and (s.barred or s.options.gazala_can_lapse):
        s.barred = gazala_holds(s)


NOBODY_YET = -1


LEVELS = ("axis", "apparent", "marginal", "tactical", "operational", "strategic")


CLOSE_TO_TOBRUK = 6


class Verdict(NamedTuple):
    """Who has won, if anybody, and the conditions that decide it, as keys of messages."""

    side: int
    reasons: tuple[str, ...] = ()


@implements("DS-S1a")
def compass_level(s: DarkSandsState) -> int:
    """How far the Allies have come in the Compass scenario, as an index of LEVELS."""
    c = s.components
    linked = s.occupied[AXIS] & Cover(s, AXIS).all
    if not linked:
        return 5
    if s.occupied[AXIS] & c.egypt:
        return 0
    british = [controls(s, ALLIED, name) for name in ("Bardia", "Tobruk", "Bengasi")]
    return {(False, False, False): 1, (True, False, False): 2, (True, True, False): 3, (True, True, True): 4}.get(
        (british[0], british[1], british[2]), 0
    )


@implements("DS-S1a")
def _compass_reason(s: DarkSandsState) -> str:
    """What the level reached in the Compass scenario rests on."""
    level = compass_level(s)
    if level == 0:
        return "compass-egypt" if s.occupied[AXIS] & s.components.egypt else "compass-none"
    return f"compass-{LEVELS[level]}"


@implements("DS-S2a")
def sunflower_verdict(s: DarkSandsState) -> Verdict:
    """The Axis wins with El Agheila, Bengasi and Tobruk, or with nobody left on the Centre outside Tobruk, or on the
    last turn with the frontier; else the Allies at the end."""
    c = s.components
    tobruk = 1 << hex_of(s, "Tobruk") if s.options.tobruk_is_the_town else c.tobruk
    outside = s.occupied[ALLIED] & c.sections[CENTRE] & ~tobruk
    frontier = ("Bengasi", "Bardia", "Sollum", "Halfaya-Pass")
    last = s.turn == c.last_turn
    met = {
        "sunflower-places": controls(s, AXIS, "El-Agheila", "Bengasi", "Tobruk"),
        "sunflower-centre": not outside,
        "sunflower-frontier": last and controls(s, AXIS, *frontier),
    }
    if any(met.values()):
        return Verdict(AXIS, tuple(key for key, true in met.items() if true))
    return Verdict(ALLIED, ("sunflower-held",)) if last else Verdict(NOBODY_YET)


@implements("DS-S3a")
def crusader_verdict(s: DarkSandsState) -> Verdict:
    """The Axis wins with Tobruk and Bardia linked to El Agheila; the Allies with Tobruk relieved and the panzers broken
    or driven off; if nobody has, the Axis at the end."""
    c = s.components
    axis_lines = overland_lines(s, AXIS)
    held = [hex_of(s, name) for name in ("Tobruk", "Bardia")]
    if controls(s, AXIS, "Tobruk", "Bardia") and all(axis_lines >> h & 1 for h in held):
        return Verdict(AXIS, ("crusader-ports",))
    tobruk = held[0]
    if controls(s, ALLIED, "Tobruk") and overland_lines(s, ALLIED) >> tobruk & 1:
        panzers = sum(s.steps_left(u) for u in places_of(c.panzers) if s.place[u] >= 0)
        if s.options.rebuildable_panzers_count:
            panzers += sum(c.steps[u] for u in places_of(c.panzers) if s.place[u] == REBUILD)
        near = s.occupied[AXIS] & c.map.near(tobruk, CLOSE_TO_TOBRUK)
        fresh = any(not s.oos >> u & 1 for h in places_of(near) for u in s.pieces_at(h, AXIS))
        met = {"crusader-panzers": panzers <= 1, "crusader-driven": not fresh}
        if any(met.values()):
            return Verdict(ALLIED, tuple(key for key, true in met.items() if true))
    return Verdict(AXIS, ("crusader-held",)) if s.turn == c.last_turn else Verdict(NOBODY_YET)


@implements("DS-S4a")
def gazala_verdict(s: DarkSandsState) -> Verdict:
    """At the end: El Agheila, Bengasi, Tobruk, Bardia and a named place in the East for the Axis, else the Allies."""
    c = s.components
    if s.turn < c.last_turn:
        return Verdict(NOBODY_YET)
    east = [h for h in places_of(c.named & c.sections[EAST]) if holds(s, AXIS, h)]
    if east and controls(s, AXIS, "El-Agheila", "Bengasi", "Tobruk", "Bardia"):
        return Verdict(AXIS, ("gazala-places",))
    return Verdict(ALLIED, ("gazala-held",))


VERDICTS = {"sunflower": sunflower_verdict, "crusader": crusader_verdict, "gazala": gazala_verdict}
