"""Fire over the map: the ranges of guns by day and by night, and the enemies in them."""

from __future__ import annotations

from sirocco.board.graph import mask_of, places_of
from sirocco.games.kasserine.components.charts import ARMOUR, SOFT
from sirocco.games.kasserine.components.sides import SIDES
from sirocco.games.kasserine.rules.artillery import range_of, targets_of
from sirocco.games.kasserine.rules.state import KasserineState
from sirocco.kernel.message import message
from sirocco.kernel.presentation.display import Mark, Overlay, Ring
from sirocco.mechanics.display.overlays import marks, off_map


def fire(s: KasserineState, side: int | None, unit: int | None) -> Overlay:
    """What the guns of both sides reach; the enemies in range of a side's own, and its units in range of theirs."""
    if unit is not None:
        return off_map(s, unit) or _of_gun(s, unit)
    c, found, rings = s.components, list[Mark](), list[Ring]()
    for owner, name in enumerate(SIDES):
        guns = places_of(c.guns & c.side_mask[owner] & s.standing)
        reach = 0
        struck: set[int] = set()
        for gun in guns:
            reach |= _reach(s, gun)
            struck |= set(targets_of(s, gun))
        if reach:
            rings.append(Ring(tuple(s.place_ids[place] for place in places_of(reach)), name))
        found += marks(s, mask_of(sorted(struck)), "bad" if side in (owner, None) else "cut")
    return Overlay(tuple(found), rings=tuple(rings))


def _reach(s: KasserineState, gun: int) -> int:
    c = s.components
    return c.map.near(s.place[gun], max(range_of(s, gun, target) for target in (SOFT, ARMOUR))) & c.everywhere


def _of_gun(s: KasserineState, gun: int) -> Overlay:
    c, name = s.components, s.components.unit_ids[gun]
    if not c.guns >> gun & 1:
        return Overlay(notes=(message("overlay-no-gun", unit=name),))
    soft, armour = (range_of(s, gun, target) for target in (SOFT, ARMOUR))
    ring = Ring(tuple(s.place_ids[place] for place in places_of(_reach(s, gun))), SIDES[c.side_of[gun]])
    targets = targets_of(s, gun)
    notes = [message("overlay-gun", unit=name, soft=soft, armour=armour, night=s.night)]
    if s.fired >> gun & 1:
        notes.append(message("overlay-gun-fired"))
    elif s.half == c.side_of[gun] and s.strained >> gun & 1:
        notes.append(message("overlay-gun-strained"))
    return Overlay(marks(s, mask_of(sorted(targets)), "bad"), rings=(ring,), notes=tuple(notes))
