"""Retreats past full hexes (SR-14.3.1d), on which fire changes who retreats."""

from __future__ import annotations

import sirocco
from sirocco.games.salerno_rome.components.sides import ALLIED, AXIS
from sirocco.games.salerno_rome.rules.combat.advance import Advance
from sirocco.games.salerno_rome.rules.combat.battle import Battle
from sirocco.games.salerno_rome.rules.combat.retreat import Retreat
from sirocco.kernel.step import advance

START, FIRST, SECOND, THIRD = "1241", "1341", "1340", "1439"
"""Plain hexes, each nearer to the terminals of the Axis."""


def test_who_is_left_in_a_full_hex_by_fire_is_displaced() -> None:
    """Who retreats has passed two full hexes and is in a third when fire eliminates one of two units. The other would
    have found room in the second, so its retreat is over; but there is none where it is (SR-10d)."""
    full = dict.fromkeys(("65I/145", "94I/267", "94I/274"), THIRD)
    units = {"78Inf/11": START, "94I/276": THIRD, "65I/146": FIRST, "1FJ/II-1": SECOND, **full}
    game = sirocco.position({"game": "salerno-rome", "scenario": "campaign", "turn": 2, "units": units})
    s = game.state
    c = s.components
    places = {name: s.place_ids.index(name) for name in (START, FIRST, SECOND, THIRD)}
    attacker, left = (c.unit_ids.index(name) for name in ("78Inf/11", "94I/276"))
    battle = Battle(ALLIED, places[START], (attacker,), 1 << left)
    s.push(Advance(battle))
    s.push(Retreat(battle, passed=(places[FIRST], places[SECOND], places[THIRD])))
    assert c.stacking.overfull(s, AXIS) == [places[THIRD]]
    assert advance(s) == ALLIED
    assert type(s.stack[-1]).__name__ == "Displacement"
