"""Neither base can be raided from the set-up: docs/compass.md says which rebuilt data decide it."""

from __future__ import annotations

from pathlib import Path

import pytest

import sirocco
from sirocco.games.compass.components import MARKERS, SIDES, Compass
from tests.compass.raids import CARRIERS, Ground, Hand, Raider, best, hands, outings, with_draws
from tests.whole import WHOLE

C: Compass = sirocco.new("compass", seed=1).components  # type: ignore[assignment]
BASE = {"allied": "El-Agheila", "italian": "Piccadilly-Circus"}
"""The enemy's base, by side."""
FIRST_RECONSTRUCTION = Path(sirocco.__file__).parent / "games/compass/rulings/pinned/values.toml"


def owned(side: str) -> dict[str, int]:
    """How many of the markers that move units a side has in all."""
    return {name: C.mix[SIDES.index(side)][MARKERS.index(name)] for name in CARRIERS}


def draws(side: str, turn: int) -> int:
    return {str(name): number for name, number in C.turns[turn - 1].events.items()}[side]


def standing(side: str) -> dict[str, str]:
    """Where the units of a side stand at the set-up."""
    units = zip(C.unit_ids, C.units, strict=True)
    return {name: unit.start for name, unit in units if unit.side == side and unit.start is not None}


def raiders(side: str) -> list[tuple[str, str]]:
    """Units and where they begin; of those that move alike from one area, one stands for all."""
    kinds: dict[tuple[str, int], str] = {}
    for name, start in standing(side).items():
        movement = C.units[C.unit_ids.index(name)].movement
        if movement:
            kinds.setdefault((start, movement), name)
    return [(unit, start) for (start, _), unit in kinds.items()]


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES if WHOLE else SIDES[1:])
def test_no_unit_marches_into_the_enemys_base_in_its_first_two_player_turns(side: str) -> None:
    held = owned(side)
    enemies = standing(SIDES[1 - SIDES.index(side)])
    tried: set[tuple[int, str, Hand]] = set()
    for unit, start in raiders(side):
        first: set[Raider] = set()
        for hand in hands(draws(side, 1), held):
            first |= outings(side, Raider(unit, start, hand), Ground(enemies))
        assert BASE[side] not in {raider.area for raider in first}, unit
        for raider in best(first):
            for hand in with_draws(raider.hand, draws(side, 2), held):
                alike = (C.units[C.unit_ids.index(unit)].movement, raider.area, hand)
                if alike not in tried:
                    tried.add(alike)
                    second = outings(side, raider._replace(hand=hand), Ground(enemies, turn=2))
                    assert BASE[side] not in {other.area for other in second}, (raider, hand)
    assert len(tried) > 100


def test_on_the_first_turn_no_victory_opens_the_way_to_el_agheila() -> None:
    """Without a single Italian on the map, so whatever battles are won before: nobody comes to El Agheila, nor to
    Agedabia, the only way to it, with a marker left to go on."""
    for unit, start in raiders("allied"):
        for hand in hands(draws("allied", 1), owned("allied")):
            for raider in outings("allied", Raider(unit, start, hand), Ground({})):
                assert raider.area != "El-Agheila", (raider, hand)
                assert raider.area != "Agedabia" or "sustained-attack" not in raider.hand, (raider, hand)


def test_the_search_finds_the_raid_that_was_possible_once() -> None:
    """On the first map and with nobody at Agedabia, 11 Hussars were in El Agheila on the first turn."""
    hand: Hand = ("motor-convoy", "motor-convoy", "sustained-attack")
    empty = Ground({}, override=FIRST_RECONSTRUCTION)
    found = outings("allied", Raider("11Hussars", "Piccadilly-Circus", hand), empty)
    assert "El-Agheila" in {raider.area for raider in found}
