"""The tables that are read with a die, what guns reach, ways to fight, the numbers of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

import msgspec

from sirocco.games.kasserine.components.units import GUNS
from sirocco.kernel.formats.datafile import Table
from sirocco.kernel.proof.rulebook import implements
from sirocco.mechanics.charts import Chart, read_charts, read_keyed_charts

ATTACKS = VIOLENT, MEDIUM = "violent", "medium"
DEFENCES = LAST, STEADY, DISENGAGE = "last", "medium", "disengage"
"""The verbs by which both sides declare how they fight."""
LETTERS = ("A", "B", "C", "D", "E", "F")
TARGETS = SOFT, ARMOUR = "soft", "armour"
"""What a gun fires at."""
RESULTS = r"AE|DE|A2|A3|D2|D3|AR|DR|R/R"
FIRE_RESULTS = r"-|RT|R"
SINGLE = {"weather": r"clear|rain|storm", "demolition": r"-|blown", "bombing": FIRE_RESULTS}
"""Charts that are no combat tables, and what their cells can be."""

Control = Literal["army", "any", "none"]


class ReachRow(msgspec.Struct, frozen=True):
    points: int


class LimitRow(msgspec.Struct, frozen=True):
    number: int


class PostureRow(msgspec.Struct, frozen=True):
    """Whose `control` a way to fight needs: an army headquarters', `any` (also its own division's) or none; of every
    unit or of one."""

    side: Literal["attack", "defence"]
    control: Control
    of: Literal["every", "one"]


class RetreatRow(msgspec.Struct, frozen=True):
    moves: Literal["winner", "loser"]


class FireRow(msgspec.Struct, frozen=True):
    range: int


class ModifierRow(msgspec.Struct, frozen=True):
    die: int
    range: int | None = None


class VictoryRow(msgspec.Struct, frozen=True):
    """`exits`: points that leave for German total victory; `losses`: points the Axis may lose; supplied Allied units
    beyond the railway: at most so many for German partial, below and above for Allied partial and total victory."""

    exits: int
    losses: int
    german_at_most: int
    allied_below: int
    allied_above: int


class AirRow(msgspec.Struct, frozen=True):
    """Aircraft a day."""

    aircraft: int


class CombatTable(NamedTuple):
    """One of the six: its letter, its results, and whether the winner chooses the path of those that retreat."""

    letter: str
    chart: Chart
    winner_moves: bool


class Fire(NamedTuple):
    """What a kind of gun does to a kind of target."""

    range: int
    chart: Chart


class Limits(NamedTuple):
    """The numbers of the rules. Movement points are whole ones."""

    supply: int
    """How long a supply line is."""
    command: int
    """How far a headquarters commands."""
    stack: int
    """Combat units in a hex."""
    nights: int
    """Nights with attacks in a game, for each side."""
    aircraft: int
    """Aircraft on an attacked hex."""
    support: int
    """Combat points that one adds."""
    bonus: int
    """Combat points that complete command adds to each attacker."""
    bombers: int
    """Strategic bombers a day."""
    detour: int
    """Hexes from an entry held by the enemy to where units may enter instead."""
    gun_movement: int
    """Hundredths of its movement that a gun may use and still fire."""


POSTURES = {
    ("attack", VIOLENT): "violent",
    ("attack", MEDIUM): "medium-attack",
    ("defence", LAST): "last",
    ("defence", STEADY): "medium-defence",
    ("defence", DISENGAGE): "disengage",
}


@implements("K-rec-12")
def read_postures(table: Table) -> dict[tuple[str, str], PostureRow]:
    """By side of the combat and verb."""
    rows = table.typed(PostureRow)
    _check_complete(table, POSTURES.values())
    for (side, _), name in POSTURES.items():
        if rows[name].side != side:
            raise table.fail(f"is a way of {side}", name, "side")
    return {key: rows[name] for key, name in POSTURES.items()}


@implements("K-rec-15", "K-rec-16")
def read_combat(table: Table, retreats: Table) -> dict[tuple[str, str], CombatTable]:
    """The six tables, by what both sides have declared."""
    charts = read_charts(table)
    _check_complete(table, LETTERS)
    moves = retreats.typed(RetreatRow)
    _check_complete(retreats, LETTERS)
    for letter in LETTERS:
        _check_results(table, letter, charts[letter], RESULTS)
        if not charts[letter].bounds:
            raise table.fail("a combat table has columns by odds", letter)
        if charts[letter].below is None or not re.fullmatch(RESULTS, charts[letter].below or ""):
            raise table.fail("needs a result below its first column", letter, "below")
    keyed = read_keyed_charts(table)
    letter_of = {tuple(table.rows[letter].get("key", ())): letter for letter in LETTERS}
    found = {}
    for attack in ATTACKS:
        for defence in DEFENCES:
            own = letter_of.get((attack, defence))
            if own is None:
                raise table.fail(f"no table for {attack} against {defence}", LETTERS[0], "key")
            found[attack, defence] = CombatTable(own, keyed[attack, defence], moves[own].moves == "winner")
    return found


@implements("K-art-02")
def read_fire(table: Table, ranges: Table) -> dict[tuple[str, str], Fire]:
    """What guns do, by their kind and what they fire at. A pair that is missing may not fire."""
    charts = read_charts(table)
    found = {}
    for name, row in ranges.typed(FireRow).items():
        gun, _, target = name.rpartition("-")
        if gun not in GUNS or target not in TARGETS:
            raise ranges.fail("a row is called by a gun and its target: artillery-soft", name)
        if not 0 <= row.range <= 20:
            raise ranges.fail("must be from 0 to 20", name, "range")
        if name not in charts:
            raise ranges.fail("there is no chart of this name", name)
        _check_results(table, name, charts[name], FIRE_RESULTS)
        if row.range:
            found[gun, target] = Fire(row.range, charts[name])
    return found


def read_single(table: Table, name: str) -> Chart:
    """The chart of a name that stands alone."""
    charts = read_charts(table)
    if name not in charts:
        raise table.fail(f"there is no chart {name}", next(iter(table.rows)))
    _check_results(table, name, charts[name], SINGLE[name])
    if charts[name].names[1:]:
        raise table.fail("has one column", name)
    return charts[name]


def read_limits(reach: Table, limit: Table) -> Limits:
    reaches, numbers = reach.typed(ReachRow), limit.typed(LimitRow)
    _check_complete(reach, ("supply", "command"))
    names = [name.replace("_", "-") for name in Limits._fields[2:]]
    _check_complete(limit, names)
    for name, row in reaches.items():
        if not 1 <= row.points <= 99:
            raise reach.fail("must be from 1 to 99", name, "points")
    for name, of in numbers.items():
        if not 0 <= of.number <= 100:
            raise limit.fail("must be from 0 to 100", name, "number")
    if numbers["stack"].number < 1:
        raise limit.fail("one unit at least stands in a hex", "stack", "number")
    return Limits(reaches["supply"].points, reaches["command"].points, *(numbers[name].number for name in names))


def read_victory(table: Table) -> VictoryRow:
    row = table.typed(VictoryRow)["points"]
    for field in row.__struct_fields__:
        if not 0 <= getattr(row, field) <= 999:
            raise table.fail("must be from 0 to 999", "points", field)
    return row


def read_modifiers(table: Table) -> Mapping[str, ModifierRow]:
    rows = table.typed(ModifierRow)
    _check_complete(table, ("night", "reduced"))
    for name, row in rows.items():
        if not -6 <= row.die <= 6:
            raise table.fail("must be from -6 to 6", name, "die")
        if row.range is not None and not 0 <= row.range <= 20:
            raise table.fail("must be from 0 to 20", name, "range")
    return rows


def _check_complete(table: Table, names: Iterable[str]) -> None:
    missing = [name for name in names if name not in table.rows]
    if missing:
        raise table.fail(f"needs a row {missing[0]}", next(iter(table.rows)))


def _check_results(table: Table, name: str, chart: Chart, pattern: str) -> None:
    for row in chart.rows:
        for result in row:
            if not re.fullmatch(pattern, result):
                raise table.fail(f"no result of this chart: '{result}'", name, "rows")
    if chart.dice != 1:
        raise table.fail("is read with one die", name, "dice")
