"""Set-ups and cards turned from names into numbers: every name known, every piece of the right side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from sirocco.board.graph import mask_of
from sirocco.games.salerno_rome.components.entries import Arrival, CardRow, Entry, EventRow, Group, SetupRow
from sirocco.games.salerno_rome.components.formations import ART, ArtilleryRow, CorpsRow, DivisionRow
from sirocco.games.salerno_rome.components.italy import Italy
from sirocco.games.salerno_rome.components.sides import SIDES
from sirocco.games.salerno_rome.components.units import UnitRow
from sirocco.games.salerno_rome.components.zones import entry_hexes
from sirocco.kernel.formats.datafile import Table


class Forces:
    """Everything that set-ups and cards can name, with its number."""

    def __init__(
        self,
        italy: Italy,
        units: Mapping[str, UnitRow],
        artillery: Mapping[str, ArtilleryRow],
        divisions: Mapping[str, DivisionRow],
        corps: Mapping[str, CorpsRow],
    ) -> None:
        self.italy, self.units, self.artillery = italy, units, artillery
        self.divisions = divisions
        self.places = {*italy.places, *italy.map.ids[: italy.map.open]}
        """What can be named as a place: its id, or the number of a hex."""
        self.formations: Mapping[str, DivisionRow | CorpsRow] = {**divisions, **corps}
        self.unit_number = {name: i for i, name in enumerate(units)}
        self.gun_number = {name: i for i, name in enumerate(artillery)}
        self.formation_number = {name: i for i, name in enumerate(self.formations)}

    def units_in(self, division: str) -> list[str]:
        return [name for name, row in self.units.items() if row.formation == division]

    def group(self, table: Table, row: str, side: int, entry: Entry, area: int) -> Group:
        """An entry of a side by numbers, within an area."""
        self._check(table, row, side, "entries", entry.divisions, self.divisions)
        self._check(table, row, side, "entries", entry.headquarters, self.formations)
        self._check(table, row, side, "entries", entry.units, self.units)
        self._check(table, row, side, "entries", entry.artillery, self.artillery)
        table.check_known(row, "entries", (*entry.at, *entry.free), self.places, "place")
        hexes = entry_hexes(self.italy, entry) & area
        if entry.at and not hexes:
            raise table.fail(f"nobody can come to {', '.join(entry.at)}", row, "entries")
        headquarters = (*entry.divisions, *entry.headquarters)
        units = [*entry.units, *(unit for division in entry.divisions for unit in self.units_in(division))]
        guns = [*entry.artillery, *(name + ART for name in headquarters)]
        if len(set(units)) < len(units) or len(set(guns)) < len(guns):
            raise table.fail("names a piece twice", row, "entries")
        return Group(
            units=mask_of([self.unit_number[name] for name in units]),
            artillery=mask_of([self.gun_number[name] for name in guns]),
            headquarters=self._formations(headquarters),
            mules=entry.mules,
            hexes=hexes,
            by=entry.by,
            zone=entry.zone,
            reserve=entry.reserve,
        )

    def setup(self, table: Table, row: str, setup: SetupRow, area: int) -> tuple[Group, ...]:
        return tuple(self.group(table, row, SIDES.index(_side(table, row)), each, area) for each in setup.entries)

    def arrival(self, table: Table, row: str, side: int, card: CardRow | EventRow, area: int) -> Arrival:
        """A card of a side by numbers."""
        self._check(table, row, side, "leaves", card.leaves, self.formations)
        groups = tuple(self.group(table, row, side, each, area) for each in card.entries)
        members = {unit for name in card.leaves for unit in self.units_in(name)}
        if isinstance(card, EventRow):
            return Arrival(groups, self._formations(card.leaves), self._units(members))
        self._check(table, row, side, "stays", card.stays, members)
        self._check(table, row, side, "departs", card.departs, self.units)
        exchanged = [(each.enters, each.leaves) for each in card.exchanges]
        self._check(table, row, side, "exchanges", [name for pair in exchanged for name in pair], self.units)
        return Arrival(
            groups,
            leaves=self._formations(card.leaves),
            departs=self._units({*members, *card.departs} - set(card.stays)),
            independent=self._units(card.stays),
            exchanges=tuple((self.unit_number[enters], self.unit_number[leaves]) for enters, leaves in exchanged),
            steps=card.steps,
        )

    def _units(self, names: Sequence[str] | set[str]) -> int:
        return mask_of([self.unit_number[name] for name in names])

    def _formations(self, names: Sequence[str]) -> int:
        return mask_of([self.formation_number[name] for name in names])

    def _check(
        self,
        table: Table,
        row: str,
        side: int,
        field: str,
        names: Sequence[str],
        known: Mapping[str, UnitRow | ArtilleryRow | DivisionRow | CorpsRow] | set[str],
    ) -> None:
        table.check_known(row, field, names, known, "piece or formation")
        for name in names:
            owner = self.units[name].side if isinstance(known, set) else known[name].side
            if owner != SIDES[side]:
                raise table.fail(f"'{name}' is not of this side", row, field)


def within(group: Group, absent: int, area: int) -> Group:
    """A group as far as it comes to an area, less some units."""
    return msgspec.structs.replace(group, units=group.units & ~absent, hexes=group.hexes & area)


def is_somebody(group: Group) -> bool:
    return bool(group.units or group.artillery or group.headquarters or group.mules)


def joined(one: Arrival, other: Arrival) -> Arrival:
    """Two cards of the same impulse as one."""
    return Arrival(
        one.groups + other.groups,
        one.leaves | other.leaves,
        one.departs | other.departs,
        one.independent | other.independent,
        one.exchanges + other.exchanges,
        one.steps + other.steps,
    )


def _side(table: Table, row: str) -> str:
    if row not in SIDES:
        raise table.fail(f"a set-up is called by its side: {', '.join(SIDES)}", row)
    return row


def impulse(table: Table, row: str, text: str) -> tuple[int, int]:
    """An impulse written as turn and number: 4.2."""
    turn, dot, number = text.partition(".")
    if not (dot and turn.isdecimal() and number.isdecimal()) or not (1 <= int(turn) <= 10 and 1 <= int(number) <= 99):
        raise table.fail(f"'{text}' is not an impulse such as 4.2", row)
    return int(turn), int(number)


def card_of(table: Table, row: str) -> tuple[int, int, int]:
    """Whose card a row is, and of which turn and impulse: axis-4.2."""
    side, _, when = row.partition("-")
    if side not in SIDES:
        raise table.fail("a card is called by side, turn and impulse: axis-4.2", row)
    return (SIDES.index(side), *impulse(table, row, when))
