"""Rule 14.3, what the results of a battle come to: who is hurt, and whether the hex has to be left."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from sirocco.board.graph import mask_of
from sirocco.games.salerno_rome.rules.combat.battle import Battle, defending_units
from sirocco.games.salerno_rome.rules.combat.results import read_result
from sirocco.games.salerno_rome.rules.combat.retreat import retreat_paths
from sirocco.games.salerno_rome.rules.operations.intelligence import unknown_units
from sirocco.games.salerno_rome.rules.state import SalernoState
from sirocco.kernel.explain import Measure
from sirocco.kernel.message import message


def measures_of(s: SalernoState, b: Battle, chances: Mapping[str, Fraction]) -> tuple[Measure, ...]:
    """How likely either side is hurt, and the hex is cleared; and what both lose on average. The defender gives way to
    nothing but a mandatory retreat; who must retreat and cannot loses a step more."""
    hit = cleared = destroyed = hurt = lost = taken = Fraction(0)
    attackers = sum(s.steps_left(unit) for unit in b.attackers)
    units = defending_units(s, b)
    defenders = sum(s.steps_left(unit) for unit in units)
    crowded = not unknown_units(s, b.side)  # how full the hexes behind are may be hidden from who asks (SR-9.9a)
    cornered = not retreat_paths(s, 1 - b.side, mask_of(units), b.target, crowded=crowded)
    for text, chance in chances.items():
        result = read_result(text)
        loss = result.defender + (result.retreat and cornered)
        gone = loss >= defenders
        hit += chance * bool(result.defender or result.retreat)
        destroyed += chance * gone
        cleared += chance * (gone or (result.retreat and not cornered))
        hurt += chance * bool(result.attacker)
        lost += chance * min(result.attacker, attackers)
        taken += chance * min(loss, defenders)
    place = s.place_ids[b.target]
    return (
        Measure(message("measure-defender-hit", hex=place), hit),
        Measure(message("measure-cleared", hex=place), cleared),
        Measure(message("measure-attacker-hurt"), hurt),
        Measure(message("measure-destroyed", hex=place), destroyed),
        Measure(message("measure-attacker-loss"), lost, is_chance=False),
        Measure(message("measure-defender-loss"), taken, is_chance=False),
    )
