"""The counters agree with history: what the rulebook and publications say of them, and that sister units are alike."""

from __future__ import annotations

from collections import defaultdict

import pytest

import sirocco
from sirocco.games.dark_sands.components import DarkSands
from sirocco.games.dark_sands.components.combat_units import UnitRow

C: DarkSands = sirocco.new("dark-sands", "compass", seed=1).components  # type: ignore[assignment]
UNITS: dict[str, UnitRow] = dict(zip(C.unit_ids, C.units, strict=True))
LORRIES = ("motorised", "machine-guns")


def test_movement_is_from_4_to_10() -> None:
    """The published range; garrisons do not move."""
    assert {unit.movement for unit in UNITS.values() if unit.kind != "garrison"} <= set(range(4, 11))


def test_foot_is_slower_than_lorries() -> None:
    foot = max(unit.movement for unit in UNITS.values() if unit.kind == "infantry")
    assert foot < min(unit.movement for unit in UNITS.values() if unit.kind in LORRIES)


def test_only_british_tanks_have_later_faces() -> None:
    """The rulebook names no other counters that are improved; some of these are improved twice."""
    improved = {name: unit for name, unit in UNITS.items() if unit.upgrades}
    assert {(unit.nation, unit.kind) for unit in improved.values()} == {("britain", "tank")}
    assert {len(unit.upgrades) for unit in improved.values()} <= {1, 2}


def factors(name: str, turn: int) -> tuple[list[int], list[int] | None, int]:
    """Both faces and the movement of a unit on a turn."""
    unit = UNITS[name]
    full, reduced, movement = unit.full, unit.reduced, unit.movement
    for face in unit.upgrades:
        if face.turn <= turn:
            full, reduced = face.full, face.reduced
            movement = face.movement or movement
    return list(full), None if reduced is None else list(reduced), movement


@pytest.mark.parametrize("turn", range(1, 18))
def test_brigades_of_a_division_are_alike(turn: int) -> None:
    """Units of one kind and size in one formation; Special Force 288 was the strongest of 90 Light."""
    sisters: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for name, unit in UNITS.items():
        if unit.formation and name not in ("288", "8Ber", "9Ber"):
            sisters[unit.formation, unit.kind, unit.size].add(str(factors(name, turn)))
    assert {key: values for key, values in sisters.items() if len(values) > 1} == {}


@pytest.mark.parametrize(
    ("turn", "brigades"),
    [
        (1, "4/7 7/7"),
        (8, "4/7 7/7 22/1Armd 2/1Armd"),
        (12, "4/7 7/7 22/1Armd 2/1Armd"),
        (15, "22/1Armd 2/1Armd 8/10Armd"),
    ],
)
def test_british_cruiser_brigades_of_one_time_are_alike(turn: int, brigades: str) -> None:
    assert len({str(factors(name, turn)) for name in brigades.split()}) == 1


@pytest.mark.parametrize(
    ("names", "full"),
    [
        ("4/7 7/7", (6, None)),
        ("7SG/7", (4, None)),
        ("Selby", (3, None)),
        ("5/4Ind 7/4Ind 11/4Ind 16/70 22Guards", (3, None)),
        ("3Coldstream", (1, None)),
        ("Cirene 2Libica Sabratha", (None, 3)),
        ("Maletti Babini", (None, 1)),
        ("GarIt1 GarIt2", (None, 2)),
    ],
)
def test_factors_the_example_adds_up(names: str, full: tuple[int | None, int | None]) -> None:
    for name in names.split():
        for wanted, found in zip(full, UNITS[name].full, strict=True):
            assert wanted in (None, found), name


def test_no_factor_was_tuned() -> None:
    """Nothing on a counter has the basis `balance` but who can be rebuilt, ranges and white circles."""
    game = sirocco.new("dark-sands", "compass", seed=1)
    rows = [row for row in game.definition.provenance("compass") if row[0] == "unit"]
    assert {field for _, _, field, _, basis in rows if basis == "balance"} <= {"keeps", "range", "wheels"}
